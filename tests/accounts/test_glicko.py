"""The arithmetic of ratings, held against the example that its author worked out by hand."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.accounts.glicko import LONGEST_MATCH, MOST_UNSURE, Rating, Result, after_match, rated

# Glickman, "Example of the Glicko-2 system": a player of 1500 with deviation 200 meets three.
PLAYER = Rating(1500, 200, 0.06)
THREE = (
    Result(Rating(1400, 30), 1.0),
    Result(Rating(1550, 100), 0.0),
    Result(Rating(1700, 300), 0.0),
)

strengths = st.builds(
    Rating, st.floats(400, 2800), st.floats(30, MOST_UNSURE), st.floats(0.03, 0.1)
)
lengths = st.integers(1, 25)


def test_the_example_of_the_paper_comes_out() -> None:
    after = rated(PLAYER, THREE)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_plays_nothing_is_known_less_surely() -> None:
    # Step 6 alone: phi* = sqrt(phi^2 + sigma^2), in points.
    after = rated(PLAYER, ())
    assert after.rating == 1500
    assert after.deviation == pytest.approx(math.hypot(200, 0.06 * 173.7178))
    assert rated(Rating(), ()).deviation == MOST_UNSURE


@given(strengths, strengths, lengths)
def test_winning_never_costs_and_losing_never_pays(one: Rating, two: Rating, length: int) -> None:
    won, drawn, lost = (after_match(one, two, score, length).rating for score in (1, 0.5, 0))
    assert won >= one.rating >= lost
    assert won >= drawn >= lost


@given(strengths, strengths, lengths, st.sampled_from([0.0, 0.5, 1.0]))
def test_the_sides_are_alike(one: Rating, two: Rating, length: int, score: float) -> None:
    """Mirrored about the middle, the same result moves the rating as far the other way."""

    def mirrored(each: Rating) -> Rating:
        return Rating(3000 - each.rating, each.deviation, each.volatility)

    after = after_match(one, two, score, length)
    turned = after_match(mirrored(one), mirrored(two), 1 - score, length)
    assert turned.rating == pytest.approx(3000 - after.rating, abs=0.1)
    assert turned.deviation == pytest.approx(after.deviation, abs=0.1)


@given(strengths, strengths, lengths)
def test_a_longer_match_says_more(one: Rating, two: Rating, length: int) -> None:
    won = [after_match(one, two, 1, n).rating for n in (length, length + 1)]
    lost = [after_match(one, two, 0, n).rating for n in (length, length + 1)]
    assert won == sorted(won)
    assert lost == sorted(lost, reverse=True)


def test_four_points_count_as_two_games_and_seven_as_two_and_a_part() -> None:
    sure = Rating(1500, 60)
    gains = {n: after_match(sure, sure, 1, n).rating - 1500 for n in (1, 4, 7, 9, 25, 1000)}
    assert gains[4] / gains[1] == pytest.approx(2, rel=0.1)
    assert gains[7] / gains[1] == pytest.approx(math.sqrt(7), rel=0.1)
    assert gains[9] / gains[1] == pytest.approx(3, rel=0.1)
    assert gains[1000] == gains[int(LONGEST_MATCH)]


def test_a_stranger_who_wins_one_long_match_is_not_thought_a_champion() -> None:
    """Somebody unknown beats somebody known for 2000: near him, and not far beyond."""
    after = after_match(Rating(), Rating(2000, 50), 1, 25)
    assert 2000 < after.rating < 2500


@given(strengths, strengths, lengths, st.sampled_from([0.0, 0.5, 1.0]))
def test_numbers_stay_sane(one: Rating, two: Rating, length: int, score: float) -> None:
    after = after_match(one, two, score, length)
    assert math.isfinite(after.rating)
    assert 0 < after.deviation <= MOST_UNSURE
    assert 0 < after.volatility < 1

"""Glicko-2, checked against the worked example of the paper and by properties."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.accounts.glicko import (
    MAX_DEVIATION,
    MAX_MATCH_LENGTH,
    RatedResult,
    Rating,
    rating_after_match,
    rating_after_period,
)

# Glickman, "Example of the Glicko-2 system": a player of 1500 with deviation 200, three opponents.
PLAYER = Rating(1500, 200, 0.06)
RESULTS = (
    RatedResult(Rating(1400, 30), 1.0),
    RatedResult(Rating(1550, 100), 0.0),
    RatedResult(Rating(1700, 300), 0.0),
)

ratings = st.builds(
    Rating, st.floats(400, 2800), st.floats(30, MAX_DEVIATION), st.floats(0.03, 0.1)
)
lengths = st.integers(1, 25)


def test_the_example_of_the_paper() -> None:
    after = rating_after_period(PLAYER, RESULTS)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_deviation_grows_without_results() -> None:
    # Step 6 alone: phi* = sqrt(phi^2 + sigma^2), in points.
    after = rating_after_period(PLAYER, ())
    assert after.rating == 1500
    assert after.deviation == pytest.approx(math.hypot(200, 0.06 * 173.7178))
    assert rating_after_period(Rating(), ()).deviation == MAX_DEVIATION


@given(ratings, ratings, lengths)
def test_a_win_never_lowers_a_rating_and_a_loss_never_raises_it(
    one: Rating, two: Rating, length: int
) -> None:
    won, drawn, lost = (rating_after_match(one, two, score, length).rating for score in (1, 0.5, 0))
    assert won >= one.rating >= lost
    assert won >= drawn >= lost


@given(ratings, ratings, lengths, st.sampled_from([0.0, 0.5, 1.0]))
def test_ratings_are_symmetric(one: Rating, two: Rating, length: int, score: float) -> None:
    """Mirrored at 1500, the same result moves the rating as far the other way."""

    def mirror(rating: Rating) -> Rating:
        return Rating(3000 - rating.rating, rating.deviation, rating.volatility)

    after = rating_after_match(one, two, score, length)
    mirrored = rating_after_match(mirror(one), mirror(two), 1 - score, length)
    assert mirrored.rating == pytest.approx(3000 - after.rating, abs=0.1)
    assert mirrored.deviation == pytest.approx(after.deviation, abs=0.1)


@given(ratings, ratings, lengths)
def test_a_longer_match_counts_more(one: Rating, two: Rating, length: int) -> None:
    won = [rating_after_match(one, two, 1, n).rating for n in (length, length + 1)]
    lost = [rating_after_match(one, two, 0, n).rating for n in (length, length + 1)]
    assert won == sorted(won)
    assert lost == sorted(lost, reverse=True)


def test_a_match_counts_as_the_square_root_of_its_length() -> None:
    player = Rating(1500, 60)
    gains = {
        n: rating_after_match(player, player, 1, n).rating - 1500 for n in (1, 4, 7, 9, 25, 1000)
    }
    assert gains[4] / gains[1] == pytest.approx(2, rel=0.1)
    assert gains[7] / gains[1] == pytest.approx(math.sqrt(7), rel=0.1)
    assert gains[9] / gains[1] == pytest.approx(3, rel=0.1)
    assert gains[1000] == gains[int(MAX_MATCH_LENGTH)]


def test_one_long_match_does_not_overshoot() -> None:
    """A new player who beats a player of 2000 gets a rating above 2000, but not far above."""
    after = rating_after_match(Rating(), Rating(2000, 50), 1, 25)
    assert 2000 < after.rating < 2500


@given(ratings, ratings, lengths, st.sampled_from([0.0, 0.5, 1.0]))
def test_numbers_stay_in_range(one: Rating, two: Rating, length: int, score: float) -> None:
    after = rating_after_match(one, two, score, length)
    assert math.isfinite(after.rating)
    assert 0 < after.deviation <= MAX_DEVIATION
    assert 0 < after.volatility < 1

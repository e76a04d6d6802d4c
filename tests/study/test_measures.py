"""Measures of play, on cases that were computed by hand."""

import math
from dataclasses import replace

import pytest

from gamecase.study.accuracy_measures import game_accuracies, move_accuracy, win_percent
from gamecase.study.equity_measures import equity_rates, performance_rating
from gamecase.study.tally import (
    ErrorSum,
    PlayerTally,
    read_tally,
    tally_of,
    with_accuracy,
    write_tally,
)
from study.examples import decision

DECISIONS = [
    decision(1, error=0.1, verdict="mistake", position_kind="blitz"),
    decision(2, chair=2, error=0.5, verdict="blunder"),
    decision(3, kind="double", error=0.03),
    decision(4, is_forced=True),
    decision(5, chair=2, kind="take", error=0.2, verdict="blunder"),
    decision(6, error=0.05, position_kind="race"),
]


def test_the_performance_rating_is_the_mean_error_of_decisions_times_500() -> None:
    rates = equity_rates(tally_of(DECISIONS, 1))
    assert rates.pr == pytest.approx(500 * 0.18 / 3)  # the forced play does not count
    assert rates.pr_by_kind["checker"] == pytest.approx(500 * 0.15 / 2)
    assert rates.pr_by_kind["double"] == pytest.approx(15.0)
    assert "take" not in rates.pr_by_kind


def test_rates_of_other_programs_stand_beside_it() -> None:
    tallies = [replace(tally_of(DECISIONS, chair), choices=chair + 3) for chair in (1, 2)]
    ours, theirs = map(equity_rates, tallies)
    assert ours.error_rate == pytest.approx(1000 * 0.18 / 4)  # GNU Backgammon counts one more
    assert theirs.error_rate == pytest.approx(1000 * 0.7 / 5)
    # Four turns of both sides were played, of which one was forced.
    assert ours.snowie_rate == pytest.approx(1000 * 0.18 / 4)
    assert theirs.snowie_rate == pytest.approx(1000 * 0.7 / 4)


def test_several_games_are_rated_by_sums_and_not_by_the_mean_of_ratings() -> None:
    short, long = ErrorSum(2, 0.2), ErrorSum(98, 0.98)
    assert performance_rating(short) == pytest.approx(50.0)
    assert performance_rating(long) == pytest.approx(5.0)
    assert performance_rating(short + long) == pytest.approx(5.9)  # and not 27.5
    both = PlayerTally(by_kind={"checker": short}) + PlayerTally(by_kind={"checker": long})
    assert both.total.decisions == 100
    assert both.total.error == pytest.approx(1.18)


def test_the_result_is_adjusted_by_the_luck_of_both_sides() -> None:
    # Won two points with 1.5 points more luck than the opponent: by play it was half a point.
    tally = PlayerTally(luck=0.9, luck_points=1.5, score=2.0, moves=30)
    rates = equity_rates(tally)
    assert (rates.luck, rates.luck_adjusted) == (0.9, 0.5)
    assert rates.luck_rate == pytest.approx(30.0)


def test_nothing_was_decided_in_a_game_of_forced_plays() -> None:
    rates = equity_rates(tally_of([decision(1, is_forced=True)], 1))
    assert (rates.pr, rates.error_rate, rates.snowie_rate) == (0.0, 0.0, 0.0)


def test_mistakes_are_counted_by_kind_of_decision_and_of_position() -> None:
    tally = tally_of(DECISIONS, 1)
    assert tally.by_kind["checker"].mistakes == 1
    assert tally.by_position == {
        "blitz": ErrorSum(1, 0.1, 1),
        "contact": ErrorSum(1, 0.03, 0),
        "race": ErrorSum(1, 0.05, 0),
    }
    assert tally_of(DECISIONS, 2).total.mistakes == 2


def test_a_tally_is_read_as_it_was_written() -> None:
    tally = with_accuracy(tally_of(DECISIONS, 1), 91.5)
    assert read_tally(write_tally(tally)) == tally
    assert tally.accuracy == pytest.approx(91.5)
    assert PlayerTally().accuracy is None


def test_a_tally_of_one_count_is_read_with_it_for_the_error_rate() -> None:
    tally = tally_of(DECISIONS, 1)
    old = write_tally(replace(tally, choices=0))
    assert read_tally(old).choices == 3


# --- accuracy ---


@pytest.mark.parametrize(
    ("score", "percent"),
    [(0, 50.0), (15, 51.38), (100, 59.1), (300, 75.11), (1000, 97.55), (9_990, 97.55)],
)
def test_a_value_is_turned_into_a_chance_to_win(score: float, percent: float) -> None:
    assert win_percent(score) == pytest.approx(percent, abs=0.01)
    assert win_percent(-score) == pytest.approx(100 - percent, abs=0.01)


@pytest.mark.parametrize(
    ("before", "after", "accuracy"),
    [(50, 50, 100.0), (40, 60, 100.0), (60, 50, 64.58), (90, 50, 15.91), (100, 0, 0.0)],
)
def test_the_accuracy_of_a_move_follows_from_what_it_loses(
    before: float, after: float, accuracy: float
) -> None:
    assert move_accuracy(before, after) == pytest.approx(accuracy, abs=0.01)


def test_a_game_without_losses_is_accurate() -> None:
    assert game_accuracies([15, 15, 15, 15], [True, False, True, False]) == (100.0, 100.0)
    assert game_accuracies([15], [True]) == (100.0, None)
    assert game_accuracies([], []) == (None, None)


def test_the_accuracy_of_a_game_is_the_mean_of_two_means() -> None:
    """Computed by hand: the second side loses 300 in its first of two moves."""
    scores, by_first = [15.0, 315.0, 315.0, 315.0], [True, False, True, False]
    before, after = win_percent(15), win_percent(315)
    bad = move_accuracy(100 - before, 100 - after)
    # Windows of two values: only around the bad move do the chances change, and by so much that
    # its weight is the largest there is; the other weight is the smallest.
    assert (after - before) / 2 > 12 - 1.0
    weight = min(12.0, (after - before) / 2)
    weighted = (bad * weight + 100 * 0.5) / (weight + 0.5)
    harmonic = 2 / (1 / bad + 1 / 100)
    first, second = game_accuracies(scores, by_first)
    assert first == 100.0
    assert second == pytest.approx((weighted + harmonic) / 2)
    assert not math.isclose(second or 0.0, (bad + 100) / 2)


def test_either_side_may_begin() -> None:
    first, second = game_accuracies([-15.0, -15.0], [False, True])
    assert (first, second) == (100.0, 100.0)

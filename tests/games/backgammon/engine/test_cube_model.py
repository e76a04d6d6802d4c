"""The model of the cube: take points everybody knows, and lines that join where they should."""

import numpy as np
import pytest

from gamecase.games.backgammon.engine.cube_model import (
    Owner,
    Stake,
    drop_points,
    held_value,
    kinds_of,
)
from gamecase.games.backgammon.engine.match_equity import match_worth


def plain(*wins: float) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Chances without gammons."""
    return np.array([[win, 0, 0, 0, 0] for win in wins])


def test_without_gammons_a_live_cube_is_passed_at_a_fifth() -> None:
    stake = Stake()
    drop, cash = drop_points(kinds_of(plain(0.5), stake), stake, float, 1)
    assert (drop[0], cash[0]) == pytest.approx((0.2, 0.8))


def test_a_dead_cube_is_taken_with_a_quarter() -> None:
    taken = held_value(plain(0.25), 0.0, Stake(cube=2, owner=Owner.US), float)
    assert taken[0] == pytest.approx(-1.0)


def test_with_a_live_cube_an_even_position_is_worth_half_a_cube_to_its_owner() -> None:
    even = plain(0.5)
    assert held_value(even, 1.0, Stake(), float)[0] == pytest.approx(0.0)
    ours = held_value(even, 1.0, Stake(cube=2, owner=Owner.US), float)[0]
    theirs = held_value(even, 1.0, Stake(cube=2, owner=Owner.THEM), float)[0]
    assert (ours, theirs) == pytest.approx((0.5, -0.5))


def test_without_a_cube_a_game_is_worth_its_chances() -> None:
    chances = np.array([[0.6, 0.2, 0.05, 0.1, 0.02]])
    stake = Stake(has_cube=False)
    assert held_value(chances, 0.68, stake, float)[0] == pytest.approx(0.2 + 0.25 - 0.12)
    singles = Stake(has_cube=False, has_gammons=False)
    assert held_value(chances, 0.68, singles, float)[0] == pytest.approx(0.2)


def test_by_jacoby_a_gammon_counts_once_the_cube_is_turned() -> None:
    chances = np.array([[0.9, 0.8, 0.1, 0.0, 0.0]])
    centred = held_value(chances, 0.5, Stake(jacoby=True), float)[0]
    assert centred <= 1.0
    turned = held_value(chances, 0.5, Stake(jacoby=True, cube=2, owner=Owner.THEM), float)[0]
    assert turned > 2.0


@pytest.mark.parametrize(
    ("ours", "theirs"), [(2, 2), (3, 5), (7, 4), (25, 25), (2, 9), (9, 2), (1, 5), (5, 1)]
)
def test_match_values_rise_with_the_chance_to_win_and_suit_both_sides(
    ours: int, theirs: int
) -> None:
    wins = np.linspace(0.0, 1.0, 101)
    chances = np.column_stack(
        [wins, wins * 0.25, wins * 0.01, (1 - wins) * 0.25, (1 - wins) * 0.01]
    )
    turned = chances[::-1]
    for owner in Owner:
        stake = Stake(ours=ours, theirs=theirs, owner=owner)
        value = held_value(chances, 0.68, stake, match_worth(stake))
        assert (np.diff(value) >= -1e-9).all()
        assert value[0] == pytest.approx(kinds_of(chances, stake).lost(1, match_worth(stake))[0])
        other = held_value(turned, 0.68, stake.turned(), match_worth(stake.turned()))
        assert value == pytest.approx(1 - other, abs=1e-5)


def test_two_away_each_the_cube_is_taken_with_a_three_tenths_at_most() -> None:
    """Passing leaves 1 away against 2 in the Crawford game; taking plays for the match."""
    stake = Stake(ours=2, theirs=2)
    worth = match_worth(stake)
    drop, cash = drop_points(kinds_of(plain(0.5), stake), stake, worth, 1)
    assert drop[0] == pytest.approx(worth(-1))
    assert cash[0] == pytest.approx(worth(1))
    assert 0.3 < drop[0] < 0.33


def test_a_cube_is_useless_to_who_needs_no_more() -> None:
    stake = Stake(ours=1, theirs=3)
    assert not stake.may_double
    assert stake.may_be_doubled
    assert not Stake(ours=3, theirs=1, is_crawford=True).may_double
    assert not Stake(cube=64, limit=64).may_double
    assert not Stake(owner=Owner.THEM).may_double
    assert Stake(cube=2, owner=Owner.US, ours=3, theirs=1).may_double
    assert not Stake(cube=4, owner=Owner.US, ours=3, theirs=9).may_double


def test_a_stake_turned_twice_is_the_same() -> None:
    stake = Stake(cube=4, owner=Owner.US, ours=5, theirs=9)
    assert stake.turned() == Stake(cube=4, owner=Owner.THEM, ours=9, theirs=5)
    assert stake.turned().turned() == stake
    assert stake.doubled() == Stake(cube=8, owner=Owner.THEM, ours=5, theirs=9)

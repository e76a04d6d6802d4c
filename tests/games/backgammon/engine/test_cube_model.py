"""The cube model: well-known take points, and piecewise linear values."""

import numpy as np
import pytest

from gamecase.games.backgammon.engine.cube_model import (
    CubeState,
    Owner,
    drop_points,
    value_holding_cube,
    win_shares,
)
from gamecase.games.backgammon.engine.match_equity import match_point_value


def chances_without_gammons(*wins: float) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """Chances without gammons."""
    return np.array([[win, 0, 0, 0, 0] for win in wins])


def test_without_gammons_the_live_drop_point_is_a_fifth() -> None:
    cube_state = CubeState()
    drop, cash = drop_points(
        win_shares(chances_without_gammons(0.5), cube_state), cube_state, float, 1
    )
    assert (drop[0], cash[0]) == pytest.approx((0.2, 0.8))


def test_a_dead_cube_is_taken_with_a_quarter() -> None:
    taken = value_holding_cube(
        chances_without_gammons(0.25), 0.0, CubeState(cube=2, owner=Owner.US), float
    )
    assert taken[0] == pytest.approx(-1.0)


def test_with_a_live_cube_an_even_position_is_worth_half_a_cube_to_its_owner() -> None:
    even = chances_without_gammons(0.5)
    assert value_holding_cube(even, 1.0, CubeState(), float)[0] == pytest.approx(0.0)
    ours = value_holding_cube(even, 1.0, CubeState(cube=2, owner=Owner.US), float)[0]
    theirs = value_holding_cube(even, 1.0, CubeState(cube=2, owner=Owner.THEM), float)[0]
    assert (ours, theirs) == pytest.approx((0.5, -0.5))


def test_without_a_cube_a_game_is_worth_its_chances() -> None:
    chances = np.array([[0.6, 0.2, 0.05, 0.1, 0.02]])
    cube_state = CubeState(has_cube=False)
    assert value_holding_cube(chances, 0.68, cube_state, float)[0] == pytest.approx(
        0.2 + 0.25 - 0.12
    )
    singles = CubeState(has_cube=False, has_gammons=False)
    assert value_holding_cube(chances, 0.68, singles, float)[0] == pytest.approx(0.2)


def test_jacoby_counts_a_gammon_only_once_the_cube_is_turned() -> None:
    chances = np.array([[0.9, 0.8, 0.1, 0.0, 0.0]])
    centred = value_holding_cube(chances, 0.5, CubeState(jacoby=True), float)[0]
    assert centred <= 1.0
    turned = value_holding_cube(
        chances, 0.5, CubeState(jacoby=True, cube=2, owner=Owner.THEM), float
    )[0]
    assert turned > 2.0


@pytest.mark.parametrize(
    ("ours", "theirs"), [(2, 2), (3, 5), (7, 4), (25, 25), (2, 9), (9, 2), (1, 5), (5, 1)]
)
def test_match_values_are_monotonic_and_symmetric(ours: int, theirs: int) -> None:
    wins = np.linspace(0.0, 1.0, 101)
    chances = np.column_stack(
        [wins, wins * 0.25, wins * 0.01, (1 - wins) * 0.25, (1 - wins) * 0.01]
    )
    turned = chances[::-1]
    for owner in Owner:
        cube_state = CubeState(ours=ours, theirs=theirs, owner=owner)
        value = value_holding_cube(chances, 0.68, cube_state, match_point_value(cube_state))
        assert (np.diff(value) >= -1e-9).all()
        assert value[0] == pytest.approx(
            win_shares(chances, cube_state).mean_lost(1, match_point_value(cube_state))[0]
        )
        other = value_holding_cube(
            turned, 0.68, cube_state.opponent_view(), match_point_value(cube_state.opponent_view())
        )
        assert value == pytest.approx(1 - other, abs=1e-5)


def test_the_drop_point_at_2_away_2_away() -> None:
    """Passing leaves 1 away against 2 in the Crawford game; taking plays for the match."""
    cube_state = CubeState(ours=2, theirs=2)
    worth = match_point_value(cube_state)
    drop, cash = drop_points(
        win_shares(chances_without_gammons(0.5), cube_state), cube_state, worth, 1
    )
    assert drop[0] == pytest.approx(worth(-1))
    assert cash[0] == pytest.approx(worth(1))
    assert 0.3 < drop[0] < 0.33


def test_a_dead_cube_cannot_be_used() -> None:
    cube_state = CubeState(ours=1, theirs=3)
    assert not cube_state.can_double
    assert cube_state.can_be_doubled
    assert not CubeState(ours=3, theirs=1, is_crawford=True).can_double
    assert not CubeState(cube=64, limit=64).can_double
    assert not CubeState(owner=Owner.THEM).can_double
    assert CubeState(cube=2, owner=Owner.US, ours=3, theirs=1).can_double
    assert not CubeState(cube=4, owner=Owner.US, ours=3, theirs=9).can_double


def test_the_opponent_view_of_a_cube_state() -> None:
    cube_state = CubeState(cube=4, owner=Owner.US, ours=5, theirs=9)
    assert cube_state.opponent_view() == CubeState(cube=4, owner=Owner.THEM, ours=9, theirs=5)
    assert cube_state.opponent_view().opponent_view() == cube_state
    assert cube_state.doubled() == CubeState(cube=8, owner=Owner.THEM, ours=5, theirs=9)

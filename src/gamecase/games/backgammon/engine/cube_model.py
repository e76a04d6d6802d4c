"""The value of a game with the doubling cube.

Based on Rick Janowski's "Take-Points in Money Games". With a dead cube, which is never turned
again, a position is worth what its chances say. With a live cube, always turned at the optimal
moment, the value is piecewise linear from certain loss over the points where we drop and where they
drop to certain win. The value of a real game is interpolated between the two by the efficiency of
the cube. In matches the same is done with chances to win the match, where the drop points of each
cube follow from those of the next.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.chances import (
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
)

Floats = NDArray[np.float64]

#: The value to us of points won, or lost when negative.
PointValue = Callable[[int], float]

LARGEST_CUBE = 1024


class Owner(IntEnum):
    """The owner of the cube."""

    US = 1
    NOBODY = 0
    THEM = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class CubeState:
    """The cube and the match score as the side to roll sees them."""

    cube: int = 1
    owner: Owner = Owner.NOBODY
    ours: int = 0  # points we still need for the match; 0 in money play
    theirs: int = 0
    is_crawford: bool = False
    uses_crawford: bool = True  # whether the match has a Crawford game
    jacoby: bool = False  # money play only
    beavers: bool = False  # money play only
    limit: int = LARGEST_CUBE  # the highest value the cube may show
    has_cube: bool = True  # whether the cube is used at all
    has_gammons: bool = True  # whether gammons count more than single wins

    @property
    def is_match(self) -> bool:
        return self.ours > 0

    @property
    def can_double(self) -> bool:
        """Whether we may double, and it could be useful to us."""
        return self.owner is not Owner.THEM and self.is_useful(self.cube, self.ours)

    @property
    def can_be_doubled(self) -> bool:
        return self.owner is not Owner.US and self.is_useful(self.cube, self.theirs)

    def is_useful(self, cube: int, needed: int) -> bool:
        """Whether a side that needs this many points gains from a cube above this value."""
        if not self.has_cube or self.is_crawford or cube * 2 > self.limit:
            return False
        return not self.is_match or needed > cube

    def opponent_view(self) -> "CubeState":
        """The same as the opponent sees it."""
        return replace(self, owner=Owner(-self.owner), ours=self.theirs, theirs=self.ours)

    def doubled(self) -> "CubeState":
        """The state after our double and their take."""
        return replace(self, cube=self.cube * 2, owner=Owner.THEM)


@dataclass(frozen=True, slots=True, eq=False)
class WinShares:
    """The shares of single, double and triple wins among the games that each side wins."""

    win: Floats
    ours: tuple[Floats, Floats, Floats]  # single, double, triple
    theirs: tuple[Floats, Floats, Floats]

    def mean_won(self, cube: int, point_value: PointValue) -> Floats:
        """The mean value of a game that we win at this cube."""
        single, double, triple = self.ours
        return (
            single * point_value(cube)
            + double * point_value(2 * cube)
            + triple * point_value(3 * cube)
        )

    def mean_lost(self, cube: int, point_value: PointValue) -> Floats:
        single, double, triple = self.theirs
        return (
            single * point_value(-cube)
            + double * point_value(-2 * cube)
            + triple * point_value(-3 * cube)
        )


def win_shares(chances: NDArray[np.floating], cube_state: CubeState) -> WinShares:
    """The shares of single, double and triple wins in the five chances."""
    exact = np.asarray(chances, np.float64)
    win = np.clip(exact[..., WIN], 0.0, 1.0)
    counts = cube_state.has_gammons

    def split(base: Floats, double: int, triple: int) -> tuple[Floats, Floats, Floats]:
        divisor = np.where(base > 1e-9, base, 1.0)
        doubles = np.clip(exact[..., double] / divisor, 0.0, 1.0) * counts
        triples = np.minimum(np.clip(exact[..., triple] / divisor, 0.0, 1.0) * counts, doubles)
        return 1.0 - doubles, doubles - triples, triples

    return WinShares(
        win,
        split(win, WIN_GAMMON, WIN_BACKGAMMON),
        split(1.0 - win, LOSE_GAMMON, LOSE_BACKGAMMON),
    )


# --- drop points ---


def drop_points(
    shares: WinShares, cube_state: CubeState, point_value: PointValue, cube: int
) -> tuple[Floats, Floats]:
    """Our chances below which we drop a live cube that is doubled, and above which they do.

    The side that takes owns the cube and may double again, so each point depends on that of the
    next cube; once a cube is dead for its owner, the line runs straight to a certain win.
    """
    if not cube_state.is_match and cube_state.limit >= LARGEST_CUBE:
        won, lost = shares.mean_won(1, point_value), -shares.mean_lost(1, point_value)
        return (lost - 0.5) / (won + lost + 0.5), (lost + 1.0) / (won + lost + 0.5)
    taken = cube * 2
    won, lost = shares.mean_won(taken, point_value), shares.mean_lost(taken, point_value)
    ours_lives, theirs_lives = (
        cube_state.is_useful(taken, cube_state.ours),
        cube_state.is_useful(taken, cube_state.theirs),
    )
    drop, cash = np.zeros_like(shares.win), np.ones_like(shares.win)
    if ours_lives or theirs_lives:
        drop, cash = drop_points(shares, cube_state, point_value, taken)
    # After taking, our value rises from certain loss to their next drop point or certain win.
    far, height = (cash, point_value(taken)) if ours_lives else (np.ones_like(drop), won)
    our_drop = far * _ratio(point_value(-cube) - lost, height - lost)
    # After taking, theirs rises from our certain win to our next drop point or certain loss.
    near, depth = (drop, point_value(-taken)) if theirs_lives else (np.zeros_like(cash), lost)
    their_drop = near + (1.0 - near) * _ratio(point_value(cube) - depth, won - depth)
    return our_drop, their_drop


def _ratio(part: Floats | float, whole: Floats | float) -> Floats:
    """A part of a whole, clipped to 0 and 1; 1 where the whole is zero."""
    part, whole = np.asarray(part, np.float64), np.asarray(whole, np.float64)
    safe = np.where(whole > 1e-12, whole, 1.0)
    return np.clip(np.where(whole > 1e-12, part / safe, 1.0), 0.0, 1.0)


# --- values ---


def value_holding_cube(
    chances: NDArray[np.floating],
    efficiency: NDArray[np.floating] | float,
    cube_state: CubeState,
    point_value: PointValue,
) -> Floats:
    """The value of each position with the cube as it is, when it is not turned now."""
    shares = win_shares(chances, cube_state)
    cube, win = cube_state.cube, shares.win
    if (
        cube_state.jacoby
        and not cube_state.is_match
        and cube_state.owner is Owner.NOBODY
        and cube_state.has_cube
    ):
        ceiling, floor = np.full_like(win, point_value(cube)), np.full_like(win, point_value(-cube))
    else:
        ceiling, floor = shares.mean_won(cube, point_value), shares.mean_lost(cube, point_value)
    dead = win * ceiling + (1.0 - win) * floor
    ours, theirs = cube_state.can_double, cube_state.can_be_doubled
    if not (ours or theirs):
        return dead
    drop, cash = drop_points(shares, cube_state, point_value, cube)
    drop = drop if theirs else np.zeros_like(win)
    cash = np.maximum(cash if ours else np.ones_like(win), drop)
    low = point_value(-cube) if theirs else floor
    high = point_value(cube) if ours else ceiling
    live = np.where(
        win < drop,
        floor + (low - floor) * _ratio(win, drop),
        np.where(
            win <= cash,
            low + (high - low) * _ratio(win - drop, cash - drop),
            high + (ceiling - high) * _ratio(win - cash, 1.0 - cash),
        ),
    )
    return dead + (live - dead) * efficiency

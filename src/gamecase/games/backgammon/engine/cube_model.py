"""What a game is worth while the doubling cube lies at the board.

After Rick Janowski's "Take-Points in Money Games". A cube that nobody will turn any more is dead:
a position is then worth what its chances say. A cube that is always turned at the very right moment
is live: its worth goes in straight lines from certain loss over the point where we drop the cube,
and the point where they do, to certain win. A real game lies between the two, by the efficiency of
the position. For matches the same is done in chances to win the match, with the drop points
of each cube found from those of the next.
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

#: What so many points won, or lost when below zero, are worth to us.
Worth = Callable[[int], float]

LARGEST_CUBE = 1024


class Owner(IntEnum):
    """On whose side the cube lies."""

    US = 1
    NOBODY = 0
    THEM = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Stake:
    """What a game is played for, as the side about to throw sees it."""

    cube: int = 1
    owner: Owner = Owner.NOBODY
    ours: int = 0  # points we still need for the match; 0 without one
    theirs: int = 0
    is_crawford: bool = False
    uses_crawford: bool = True  # whether the first game with a side 1 away is without the cube
    jacoby: bool = False  # without a match: more than one point only once the cube was turned
    beavers: bool = False  # without a match
    limit: int = LARGEST_CUBE  # the highest value the cube may show
    has_cube: bool = True  # whether it lies at the board at all
    has_gammons: bool = True  # whether some wins count more than others

    @property
    def is_match(self) -> bool:
        return self.ours > 0

    @property
    def may_double(self) -> bool:
        """Whether we may turn the cube, and it could be of any use to us."""
        return self.owner is not Owner.THEM and self.is_useful(self.cube, self.ours)

    @property
    def may_be_doubled(self) -> bool:
        return self.owner is not Owner.US and self.is_useful(self.cube, self.theirs)

    def is_useful(self, cube: int, needed: int) -> bool:
        """Whether a side that needs so many points gains by more than this cube's value."""
        if not self.has_cube or self.is_crawford or cube * 2 > self.limit:
            return False
        return not self.is_match or needed > cube

    def turned(self) -> "Stake":
        """The same as the other side sees it."""
        return replace(self, owner=Owner(-self.owner), ours=self.theirs, theirs=self.ours)

    def doubled(self) -> "Stake":
        """After our double and their take."""
        return replace(self, cube=self.cube * 2, owner=Owner.THEM)


@dataclass(frozen=True, slots=True, eq=False)
class Kinds:
    """How often each side wins double and triple, of the games it wins."""

    win: Floats
    ours: tuple[Floats, Floats, Floats]  # single, double, triple
    theirs: tuple[Floats, Floats, Floats]

    def won(self, cube: int, worth: Worth) -> Floats:
        """What a game we win with this cube is worth on average."""
        single, double, triple = self.ours
        return single * worth(cube) + double * worth(2 * cube) + triple * worth(3 * cube)

    def lost(self, cube: int, worth: Worth) -> Floats:
        single, double, triple = self.theirs
        return single * worth(-cube) + double * worth(-2 * cube) + triple * worth(-3 * cube)


def kinds_of(chances: NDArray[np.floating], stake: Stake) -> Kinds:
    """The shares of the five chances."""
    exact = np.asarray(chances, np.float64)
    win = np.clip(exact[..., WIN], 0.0, 1.0)
    counts = stake.has_gammons

    def shares(of: Floats, double: int, triple: int) -> tuple[Floats, Floats, Floats]:
        safe = np.where(of > 1e-9, of, 1.0)
        many = np.clip(exact[..., double] / safe, 0.0, 1.0) * counts
        most = np.minimum(np.clip(exact[..., triple] / safe, 0.0, 1.0) * counts, many)
        return 1.0 - many, many - most, most

    return Kinds(
        win,
        shares(win, WIN_GAMMON, WIN_BACKGAMMON),
        shares(1.0 - win, LOSE_GAMMON, LOSE_BACKGAMMON),
    )


# --- the points where a cube is dropped ---


def drop_points(kinds: Kinds, stake: Stake, worth: Worth, cube: int) -> tuple[Floats, Floats]:
    """Our chances below which we drop a live cube turned to twice its value; above which they do.

    Whoever takes owns the cube then and may turn it again, so each point leans on the next cube's;
    once a cube is dead for its owner the line runs straight to certain win.
    """
    if not stake.is_match and stake.limit >= LARGEST_CUBE:
        won, lost = kinds.won(1, worth), -kinds.lost(1, worth)
        return (lost - 0.5) / (won + lost + 0.5), (lost + 1.0) / (won + lost + 0.5)
    taken = cube * 2
    won, lost = kinds.won(taken, worth), kinds.lost(taken, worth)
    ours_lives, theirs_lives = (
        stake.is_useful(taken, stake.ours),
        stake.is_useful(taken, stake.theirs),
    )
    drop, cash = np.zeros_like(kinds.win), np.ones_like(kinds.win)
    if ours_lives or theirs_lives:
        drop, cash = drop_points(kinds, stake, worth, taken)
    # Taking, we rise from certain loss to where they drop our next cube, or to certain win.
    far, height = (cash, worth(taken)) if ours_lives else (np.ones_like(drop), won)
    our_drop = far * _share(worth(-cube) - lost, height - lost)
    # Taking, they rise from our certain win down to where we drop theirs, or to certain loss.
    near, depth = (drop, worth(-taken)) if theirs_lives else (np.zeros_like(cash), lost)
    their_drop = near + (1.0 - near) * _share(worth(cube) - depth, won - depth)
    return our_drop, their_drop


def _share(part: Floats | float, whole: Floats | float) -> Floats:
    """The part of a whole, between none and all of it; where there is no whole, all."""
    part, whole = np.asarray(part, np.float64), np.asarray(whole, np.float64)
    safe = np.where(whole > 1e-12, whole, 1.0)
    return np.clip(np.where(whole > 1e-12, part / safe, 1.0), 0.0, 1.0)


# --- the worth of a position ---


def held_value(
    chances: NDArray[np.floating],
    efficiency: NDArray[np.floating] | float,
    stake: Stake,
    worth: Worth,
) -> Floats:
    """What each position is worth as the cube lies, when it is not turned just now."""
    kinds = kinds_of(chances, stake)
    cube, win = stake.cube, kinds.win
    if stake.jacoby and not stake.is_match and stake.owner is Owner.NOBODY and stake.has_cube:
        ceiling, floor = np.full_like(win, worth(cube)), np.full_like(win, worth(-cube))
    else:
        ceiling, floor = kinds.won(cube, worth), kinds.lost(cube, worth)
    dead = win * ceiling + (1.0 - win) * floor
    ours, theirs = stake.may_double, stake.may_be_doubled
    if not (ours or theirs):
        return dead
    drop, cash = drop_points(kinds, stake, worth, cube)
    drop = drop if theirs else np.zeros_like(win)
    cash = np.maximum(cash if ours else np.ones_like(win), drop)
    low = worth(-cube) if theirs else floor
    high = worth(cube) if ours else ceiling
    live = np.where(
        win < drop,
        floor + (low - floor) * _share(win, drop),
        np.where(
            win <= cash,
            low + (high - low) * _share(win - drop, cash - drop),
            high + (ceiling - high) * _share(win - cash, 1.0 - cash),
        ),
    )
    return dead + (live - dead) * efficiency

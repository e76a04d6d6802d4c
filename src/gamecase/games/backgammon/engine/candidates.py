"""Every board a throw can lead to, for many boards and throws at once."""

from threading import local

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.chances import Rows
from gamecase.games.backgammon.engine.kernel import (
    BAR,
    OFF,
    ROOM,
    THEIR_BAR,
    THEIR_OFF,
    WIDTH,
    Found,
    find_plays,
)
from gamecase.games.backgammon.engine.moves import room

Places = NDArray[np.int64]

#: The throws that differ, the higher number first, and the chance of each.
THROWS = np.array([(high, low) for high in range(1, 7) for low in range(1, high + 1)], np.int64)
WEIGHTS = np.where(THROWS[:, 0] == THROWS[:, 1], 1 / 36, 2 / 36).astype(np.float32)


_rooms = local()


def _space() -> Found:
    """Where a thread's plays are written down."""
    if not hasattr(_rooms, "found"):
        _rooms.found = room()
    found: Found = _rooms.found
    return found


def after_throws(rows: Rows, dice: NDArray[np.int64], flags: Places) -> tuple[Rows, Places]:
    """The boards after every play of each row's throw, as the other side then sees them.

    The second answer tells where each row's boards begin, and after the last one where they end.
    """
    starts = np.zeros(len(rows) + 1, np.int64)
    found = np.empty((max(40 * len(rows), ROOM), WIDTH), np.int8)
    done = 0
    while True:
        done = _spread(rows, dice, flags, _space(), found, starts, done)
        if done == len(rows):
            return found[: starts[done]], starts
        more = np.empty((2 * len(found), WIDTH), np.int8)
        more[: starts[done]] = found[: starts[done]]
        found = more


def after_all_throws(rows: Rows, flags: Places) -> tuple[Rows, Places]:
    """The same for all twenty-one throws of every row, row by row."""
    each = np.repeat(rows, len(THROWS), axis=0)
    return after_throws(each, np.tile(THROWS, (len(rows), 1)), flags)


@cached_njit
def _spread(
    rows: Rows,
    dice: Places,
    flags: Places,
    space: Found,
    into: Rows,
    starts: Places,
    done: int,
) -> int:
    """Go on from row `done`; the number of rows done when all are, or when room runs out."""
    row = np.zeros(WIDTH, np.int8)
    total = starts[done]
    for nth in range(done, rows.shape[0]):
        row[:] = rows[nth]
        one, two = dice[nth, 0], dice[nth, 1]
        count = find_plays(row, max(one, two), min(one, two), flags, space)
        if total + count > into.shape[0]:
            return nth
        for each in range(count):
            after, turned = space.rows[each], into[total + each]
            for point in range(1, 25):
                turned[point] = -after[25 - point]
            turned[OFF], turned[THEIR_OFF] = after[THEIR_OFF], after[OFF]
            turned[BAR], turned[THEIR_BAR] = after[THEIR_BAR], after[BAR]
        total += count
        starts[nth + 1] = total
    return int(rows.shape[0])

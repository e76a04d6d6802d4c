"""Numbers for sides: every way to put checkers, some of them off already, on the first points.

Counting begins at the farthest point, so that every play leads to a smaller number, and a table of
sides is filled from its beginning. Sides with all checkers still in play have the highest numbers.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.kernel import Row

MOST_CHECKERS = 15
MOST_POINTS = 13

Numbers = NDArray[np.int64]


def _binomials() -> Numbers:
    found = np.zeros((MOST_CHECKERS + MOST_POINTS + 1, MOST_POINTS + 1), np.int64)
    found[:, 0] = 1
    for n in range(1, len(found)):
        for k in range(1, MOST_POINTS + 1):
            found[n, k] = found[n - 1, k - 1] + found[n - 1, k]
    return found


#: How many ways there are to choose k of n.
WAYS = _binomials()


def count_sides(checkers: int, points: int) -> int:
    """How many ways there are to put so many checkers, or fewer, on so many points.

    >>> count_sides(15, 6), count_sides(6, 6)
    (54264, 924)
    """
    return int(WAYS[checkers + points, points])


@cached_njit
def side_number(row: Row, points: int) -> int:
    """The number of our side, all our checkers that are in play being within so many points."""
    number, below = 0, 0
    for nth in range(1, points + 1):
        below += row[points + 1 - nth]
        number += WAYS[below + nth - 1, nth]
    return number


@cached_njit
def set_side(number: int, points: int, row: Row) -> None:
    """Put the side of that number on an otherwise empty board."""
    row[:] = 0
    left, above = number, -1
    stands = np.zeros(points + 1, np.int64)
    for nth in range(points, 0, -1):
        at = nth - 1
        while at + 1 < WAYS.shape[0] and WAYS[at + 1, nth] <= left:
            at += 1
        left -= WAYS[at, nth]
        stands[nth] = at
    for nth in range(1, points + 1):
        row[points + 1 - nth] = stands[nth] - above - 1
        above = stands[nth]


def side_numbers(sides: NDArray[np.int8], points: int) -> Numbers:
    """The numbers of sides, given by the checkers on their points; -1 where one is farther away."""
    below = np.cumsum(sides[:, points - 1 :: -1], axis=1, dtype=np.int64)
    nth = np.arange(1, points + 1)
    numbers: Numbers = WAYS[below + nth - 1, nth].sum(axis=1)
    return np.where(sides[:, points:].any(axis=1), -1, numbers)

"""Rank sides: number all ways to place checkers, some of them off already, on the first points.

Ranks are ordered by the farthest point first, so every play leads to a smaller rank, and a table of
sides can be filled from its beginning. Sides with all checkers in play have the highest ranks.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.compiled_moves import Row

MOST_CHECKERS = 15
MOST_POINTS = 13

Indices = NDArray[np.int64]


def _binomials() -> Indices:
    table = np.zeros((MOST_CHECKERS + MOST_POINTS + 1, MOST_POINTS + 1), np.int64)
    table[:, 0] = 1
    for n in range(1, len(table)):
        for k in range(1, MOST_POINTS + 1):
            table[n, k] = table[n - 1, k - 1] + table[n - 1, k]
    return table


#: The binomial coefficients: [n, k].
BINOMIALS = _binomials()


def count_sides(checkers: int, points: int) -> int:
    """The number of ways to place up to this many checkers on this many points.

    >>> count_sides(15, 6), count_sides(6, 6)
    (54264, 924)
    """
    return int(BINOMIALS[checkers + points, points])


@cached_njit
def rank_side(row: Row, points: int) -> int:
    """The rank of our side, with all our checkers in play within this many points."""
    number, below = 0, 0
    for nth in range(1, points + 1):
        below += row[points + 1 - nth]
        number += BINOMIALS[below + nth - 1, nth]
    return number


@cached_njit
def unrank_side(number: int, points: int, row: Row) -> None:
    """Put the side with a rank on an otherwise empty board."""
    row[:] = 0
    left, above = number, -1
    stands = np.zeros(points + 1, np.int64)
    for nth in range(points, 0, -1):
        value = nth - 1
        while value + 1 < BINOMIALS.shape[0] and BINOMIALS[value + 1, nth] <= left:
            value += 1
        left -= BINOMIALS[value, nth]
        stands[nth] = value
    for nth in range(1, points + 1):
        row[points + 1 - nth] = stands[nth] - above - 1
        above = stands[nth]


def rank_sides(sides: NDArray[np.int8], points: int) -> Indices:
    """The ranks of sides, given by the checkers on their points; -1 where one is farther away."""
    below = np.cumsum(sides[:, points - 1 :: -1], axis=1, dtype=np.int64)
    nth = np.arange(1, points + 1)
    numbers: Indices = BINOMIALS[below + nth - 1, nth].sum(axis=1)
    return np.where(sides[:, points:].any(axis=1), -1, numbers)

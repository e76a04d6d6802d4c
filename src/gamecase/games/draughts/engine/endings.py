"""Endings known to their end, compiled: every position of a few pieces on 64 squares.

A position is looked up from the side of whoever is to move, the board turned so that his men go up.
Its byte is 0 for a draw; otherwise one more than the turns that are left: even for a win, odd for a
loss. Following smaller and smaller bytes therefore ends the game, though not always by the shortest
way.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.compiling import compiled
from gamecase.games.draughts.engine.kernel import popcount
from gamecase.games.draughts.engine.law import Numbers

Bytes = NDArray[np.uint8]

SQUARES = 32
MOST_PIECES = 4
NOT_THERE = 255  # two pieces on one square, or a man on his last row
LOST_NOW = 1


def binomials() -> Numbers:
    """How many ways there are to choose k of n."""
    found = np.zeros((SQUARES + 1, MOST_PIECES + 2), dtype=np.int64)
    found[:, 0] = 1
    for n in range(1, SQUARES + 1):
        for k in range(1, MOST_PIECES + 2):
            found[n, k] = found[n - 1, k - 1] + found[n - 1, k]
    return found


def offsets(pieces: int, ways: Numbers) -> tuple[Numbers, int]:
    """Where the positions of each material begin: own men, own kings, their men, their kings."""
    width = MOST_PIECES + 1
    found = np.full((width, width, width, width), -1, dtype=np.int64)
    size = 0
    for total in range(2, pieces + 1):
        for men in range(total + 1):
            for kings in range(total - men + 1):
                for their_men in range(total - men - kings + 1):
                    their_kings = total - men - kings - their_men
                    if men + kings and their_men + their_kings:
                        found[men, kings, their_men, their_kings] = size
                        size += int(
                            ways[SQUARES, men]
                            * ways[SQUARES, kings]
                            * ways[SQUARES, their_men]
                            * ways[SQUARES, their_kings]
                        )
    return found, size


@compiled("int64(int64)")
def _square(bit: int) -> int:
    """The number of a square, from 0: every ninth bit is unused."""
    at = popcount(bit - 1)
    return at - at // 9


@compiled("int64(int64,int64,int64[:,:])")
def _rank(group: int, turned: int, ways: Numbers) -> int:
    """The number of a set of squares among all sets of its size."""
    rank, nth = 0, 1
    if turned:
        while group:
            # The highest square first: turned round it is the lowest.
            high = group
            high |= high >> 1
            high |= high >> 2
            high |= high >> 4
            high |= high >> 8
            high |= high >> 16
            high |= high >> 32
            bit = high ^ (high >> 1)
            group ^= bit
            rank += ways[SQUARES - 1 - _square(bit), nth]
            nth += 1
        return rank
    while group:
        bit = group & -group
        group ^= bit
        rank += ways[_square(bit), nth]
        nth += 1
    return rank


@compiled("int64(int64,int64,int64,int64,int64[:,:,:,:],int64[:,:])")
def index_of(own: int, opp: int, kings: int, side: int, starts: Numbers, ways: Numbers) -> int:
    """Where a position is kept; -1 when it is not among those known."""
    men, queens = own & ~kings, own & kings
    their_men, their_queens = opp & ~kings, opp & kings
    a, b, c, d = popcount(men), popcount(queens), popcount(their_men), popcount(their_queens)
    start = starts[a, b, c, d]
    if start < 0:
        return -1
    index = _rank(men, side, ways) * ways[SQUARES, b] + _rank(queens, side, ways)
    index = index * ways[SQUARES, c] + _rank(their_men, side, ways)
    return start + index * ways[SQUARES, d] + _rank(their_queens, side, ways)

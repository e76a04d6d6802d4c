"""Endings known to their end, compiled: win, loss or draw for every position of a few pieces.

A position is looked up from the side of whoever is to move, the board turned so that his men go up.
Two bits tell what it comes to. How long a win takes is worked out when one is to be played
(`phases.py`): that needs a few thousand positions, not all of them.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import bare, place, popcount, turned
from gamecase.games.draughts.engine.packed_rules import Numbers
from gamecase.games.draughts.engine.workspace import BASE, SQUARES, STARTS, WAYS

Bytes = NDArray[np.uint8]

DRAW, LOSS, WIN, NOT_THERE = range(4)  # the last: two pieces on one square, or no such man


@uncached_njit
def rank(group: int, desk: Numbers) -> int:
    """The number of a set of squares among all sets of its size."""
    found, nth = 0, 1
    while group:
        bit = place(group)
        group &= group - 1
        # Every ninth bit is unused.
        found += desk[WAYS + (bit - bit // 9) * 8 + nth]
        nth += 1
    return found


@uncached_njit
def index_of(own: int, opp: int, kings: int, side: int, desk: Numbers) -> int:
    """Where a position is kept."""
    if side:
        own, opp, kings = turned(own), turned(opp), turned(kings)
    index, at = 0, 0
    for nth in range(4):
        group = (own if nth < 2 else opp) & (kings if nth & 1 else ~kings)
        count = popcount(group)
        index = index * desk[WAYS + SQUARES * 8 + count] + rank(group, desk)
        at = at * BASE + count
    return desk[STARTS + at] + index


@uncached_njit
def look_up(own: int, opp: int, kings: int, side: int, desk: Numbers, known: Bytes) -> int:
    """What a position comes to for the side to move; both sides must have pieces, and few."""
    index = index_of(own, opp, kings, side, desk)
    return (known[index >> 2] >> ((index & 3) * 2)) & 3


@cached_njit("int64(int64,int64,int64,int64,int64[::1],uint8[::1])")
def value_of(own: int, opp: int, kings: int, side: int, desk: Numbers, known: Bytes) -> int:
    """The same for whoever is not compiled."""
    # By address, as the search asks: a first start then compiles it once for both.
    return look_up(own, opp, kings, side, bare(desk), bare(known))

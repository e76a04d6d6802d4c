"""Compiled look-up in an endgame tablebase: win, loss or draw of every position of a few pieces.

A position is indexed from the view of the side to move, with the board rotated so that its men move
up. Each value takes two bits. The length of a win is computed only when one is to be played
(`distance_to_win.py`): that needs a few thousand positions, not all of them.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import (
    data_pointer,
    lowest_bit,
    popcount,
    rotate_board,
)
from gamecase.games.draughts.engine.packed_rules import IntArray
from gamecase.games.draughts.engine.workspace import (
    BINOMIALS,
    MATERIAL_BASE,
    MATERIAL_STARTS,
    SQUARES,
)

ByteArray = NDArray[np.uint8]

DRAW, LOSS, WIN, INVALID = range(4)  # invalid: two pieces on one square, or a man on its last row


@uncached_njit
def combination_rank(group: int, workspace: IntArray) -> int:
    """The rank of a set of squares among all sets of its size."""
    total, nth = 0, 1
    while group:
        bit = lowest_bit(group)
        group &= group - 1
        # Every ninth bit is unused.
        total += workspace[BINOMIALS + (bit - bit // 9) * 8 + nth]
        nth += 1
    return total


@uncached_njit
def position_index(own: int, opp: int, kings: int, side: int, workspace: IntArray) -> int:
    """The index of a position in the tablebase."""
    if side:
        own, opp, kings = rotate_board(own), rotate_board(opp), rotate_board(kings)
    index, at = 0, 0
    for nth in range(4):
        group = (own if nth < 2 else opp) & (kings if nth & 1 else ~kings)
        count = popcount(group)
        index *= workspace[BINOMIALS + SQUARES * 8 + count]
        index += combination_rank(group, workspace)
        at = at * MATERIAL_BASE + count
    return workspace[MATERIAL_STARTS + at] + index


@uncached_njit
def look_up(
    own: int, opp: int, kings: int, side: int, workspace: IntArray, tablebase: ByteArray
) -> int:
    """The value of a position for the side to move; both sides must have pieces."""
    index = position_index(own, opp, kings, side, workspace)
    return (tablebase[index >> 2] >> ((index & 3) * 2)) & 3


@cached_njit("int64(int64,int64,int64,int64,int64[::1],uint8[::1])")
def probe(
    own: int, opp: int, kings: int, side: int, workspace: IntArray, tablebase: ByteArray
) -> int:
    """`look_up` for callers in Python."""
    # With pointers, as the search calls it, so that it is compiled once for both.
    return look_up(own, opp, kings, side, data_pointer(workspace), data_pointer(tablebase))

"""Endings known to their end, compiled: every position of a few pieces on 64 squares.

A position is looked up from the side of whoever is to move, the board turned so that his men go up.
Its byte is 0 for a draw; otherwise one more than the turns that are left: even for a win, odd for a
loss. Following smaller and smaller bytes therefore ends the game, though not always by the shortest
way.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.compiling import compiled, inlined
from gamecase.games.draughts.engine.kernel import CROWNED, END, START, TAKEN, popcount, turns
from gamecase.games.draughts.engine.law import BLOCKED_DRAWS, FLAGS, TOP, Numbers

Bytes = NDArray[np.uint8]

SQUARES = 32
MOST_PIECES = 4
NOT_THERE = 255  # two pieces on one square, or a man on his last row
LOST_NOW = 1

_TOO_FAR = 250


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


@inlined
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


@compiled("int64(int64,int64,int64[:,:])")
def _unrank(rank: int, count: int, ways: Numbers) -> int:
    """The set of squares of a number."""
    group = 0
    top = SQUARES
    for nth in range(count, 0, -1):
        at = top - 1
        while ways[at, nth] > rank:
            at -= 1
        rank -= ways[at, nth]
        group |= 1 << (at + at // 8)
        top = at
    return group


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


@compiled("int64(int64,int64,int64,int64,int64[:],int64[:,:],uint8[:],int64[:,:,:,:],int64[:,:])")
def _judge(
    own: int,
    opp: int,
    kings: int,
    _side: int,
    law: Numbers,
    out: Numbers,
    values: Bytes,
    starts: Numbers,
    ways: Numbers,
) -> int:
    """The byte of a position as far as it follows from those after it; 0 when it does not yet."""
    count = turns(own, opp, kings, 0, law, out, 0)
    if count == 0:
        return 0 if law[FLAGS] & BLOCKED_DRAWS else LOST_NOW
    quickest, slowest, is_lost = _TOO_FAR, 0, True
    for nth in range(count):
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        after = kings & ~(start | taken)
        if out[nth, CROWNED] or kings & start:
            after |= end
        theirs = opp & ~taken
        if theirs == 0:
            return 2
        value = int(values[index_of(theirs, (own ^ start) | end, after, 1, starts, ways)])
        if value & 1:
            quickest = min(quickest, value)
            is_lost = False
        elif value == 0:
            is_lost = False
        else:
            slowest = max(slowest, value)
    if quickest < _TOO_FAR:
        return quickest + 1
    return slowest + 1 if is_lost else 0


@compiled(
    "int64(int64,int64,int64,int64,int64[:],int64[:,:],uint8[:],int64[:,:,:,:],int64[:,:],int64)"
)
def sweep(
    a: int,
    b: int,
    c: int,
    d: int,
    law: Numbers,
    out: Numbers,
    values: Bytes,
    starts: Numbers,
    ways: Numbers,
    is_first: int,
) -> int:
    """Judge every undecided position of one material once; how many were decided."""
    at = starts[a, b, c, d]
    changed = 0
    for first in range(ways[SQUARES, a]):
        men = _unrank(first, a, ways)
        for second in range(ways[SQUARES, b]):
            queens = _unrank(second, b, ways)
            for third in range(ways[SQUARES, c]):
                their_men = _unrank(third, c, ways)
                # A man of the other side is on his last row in the lowest one.
                wrong = (men & queens) | ((men | queens) & their_men) | (men & law[TOP])
                wrong |= their_men & 15
                for fourth in range(ways[SQUARES, d]):
                    if is_first:
                        their_queens = _unrank(fourth, d, ways)
                        if wrong or (men | queens | their_men) & their_queens:
                            values[at] = NOT_THERE
                    if values[at] == 0:
                        their_queens = _unrank(fourth, d, ways)
                        opp = their_men | their_queens
                        kings = queens | their_queens
                        value = _judge(men | queens, opp, kings, 0, law, out, values, starts, ways)
                        if value:
                            values[at] = value
                            changed += 1
                    at += 1
    return changed

"""Working endings out, compiled: judging all positions of a material again and again."""

from gamecase.games.draughts.engine.compiling import compiled
from gamecase.games.draughts.engine.endings import (
    LOST_NOW,
    NOT_THERE,
    SQUARES,
    Bytes,
    index_of,
)
from gamecase.games.draughts.engine.kernel import CROWNED, END, START, TAKEN, turns
from gamecase.games.draughts.engine.law import BLOCKED_DRAWS, FLAGS, TOP, Numbers

_TOO_FAR = 250


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

"""Working endings out, compiled: judging all positions of a material again and again."""

from gamecase.games.draughts.engine.compiling import compiled
from gamecase.games.draughts.engine.counting import turns
from gamecase.games.draughts.engine.desk import BASE, SQUARES, STARTS, WAYS
from gamecase.games.draughts.engine.endings import DRAW, LOSS, NOT_THERE, WIN, Bytes, index_of
from gamecase.games.draughts.engine.kernel import CROWNED, END, START, TAKEN
from gamecase.games.draughts.engine.law import BLOCKED_DRAWS, BOTTOM, FLAGS, TOP, Numbers


@compiled("int64(int64,int64,int64[::1])")
def group_of(rank: int, count: int, desk: Numbers) -> int:
    """The set of squares of a number."""
    group = 0
    top = SQUARES
    for nth in range(count, 0, -1):
        at = top - 1
        while desk[WAYS + at * 8 + nth] > rank:
            at -= 1
        rank -= desk[WAYS + at * 8 + nth]
        group |= 1 << (at + at // 8)
        top = at
    return group


@compiled("int64(int64,int64,int64,int64[::1],int64[:,::1],uint8[::1])")
def _judge(own: int, opp: int, kings: int, desk: Numbers, out: Numbers, values: Bytes) -> int:
    """What a position comes to, as far as it follows from those after it; else a draw so far."""
    count = turns(own, opp, kings, 0, desk, out, 0)
    if count == 0:
        return DRAW if desk[FLAGS] & BLOCKED_DRAWS else LOSS
    is_lost = True
    for nth in range(count):
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        after = kings & ~(start | taken)
        if out[nth, CROWNED] or kings & start:
            after |= end
        theirs = opp & ~taken
        if theirs == 0:
            return WIN
        value = values[index_of(theirs, (own ^ start) | end, after, 1, desk)]
        if value == LOSS:
            return WIN
        if value == DRAW:
            is_lost = False
    return LOSS if is_lost else DRAW


@compiled("int64(int64,int64,int64,int64,int64[::1],int64[:,::1],uint8[::1],int64)")
def sweep(
    a: int, b: int, c: int, d: int, desk: Numbers, out: Numbers, values: Bytes, is_first: int
) -> int:
    """Judge every undecided position of one material once; how many were decided.

    Men far ahead come first: what follows from a man's move is then known in the same sweep.
    """
    at = SQUARES * 8 + WAYS
    many_b, many_c, many_d = desk[at + b], desk[at + c], desk[at + d]
    begin = desk[STARTS + ((a * BASE + b) * BASE + c) * BASE + d]
    changed = 0
    for first in range(desk[at + a] - 1, -1, -1):
        men = group_of(first, a, desk)
        for third in range(many_c):
            their_men = group_of(third, c, desk)
            wrong = (men & their_men) | (men & desk[TOP]) | (their_men & desk[BOTTOM])
            for second in range(many_b):
                here = begin + ((first * many_b + second) * many_c + third) * many_d
                queens = group_of(second, b, desk)
                clash = wrong | ((men | their_men) & queens)
                if is_first and clash:
                    values[here : here + many_d] = NOT_THERE
                if clash:
                    continue
                for fourth in range(many_d):
                    if values[here + fourth] != DRAW:
                        continue
                    their_queens = group_of(fourth, d, desk)
                    if (men | queens | their_men) & their_queens:
                        values[here + fourth] = NOT_THERE
                        continue
                    opp = their_men | their_queens
                    value = _judge(men | queens, opp, queens | their_queens, desk, out, values)
                    if value != DRAW:
                        values[here + fourth] = value
                        changed += 1
    return changed

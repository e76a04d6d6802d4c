"""Working endings out, compiled: what is decided is carried back to the positions before it.

A position whose captures and crownings do not decide it waits for those that its quiet moves lead
to, and they are of the same men and kings with the other side to move. So it is judged once, and
then only told by each of them in turn what it came to: a lost one decides it, and when the last one
is won for the other side it is lost.

While a material is worked out, a place holds in its lower two bits what is kept in the end and in
the upper six what is still to come: of an undecided position the moves that it waits for, of a
decided one whether those before it have been told.
"""

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import bare, popcount, turned
from gamecase.games.draughts.engine.kernel import (
    CROWNED,
    END,
    START,
    TAKEN,
    captures,
    kings_after,
    shifted,
    step_of,
)
from gamecase.games.draughts.engine.packed_rules import (
    BLOCKED_DRAWS,
    BOTTOM,
    FLAGS,
    FLIES,
    FREE,
    HALF,
    TOP,
    VALID,
    Numbers,
)
from gamecase.games.draughts.engine.perft import count_quiet
from gamecase.games.draughts.engine.tablebase import (
    DRAW,
    LOSS,
    NOT_THERE,
    WIN,
    Bytes,
    index_of,
    rank,
)
from gamecase.games.draughts.engine.workspace import BASE, SQUARES, STARTS, WAYS

#: Places that are swept together: as many as lie in one line of the processor's memory.
TOGETHER = 64

_UNTOLD = 128  # decided, and those before it do not know yet
_WAITS = 4  # a move that an undecided position waits for
# Five kings have 59 moves at most: two of them 13 in the middle, the others 11.
_SAFE = 62 * _WAITS  # it can be drawn, but may still be won
_CLOSED = 63 * _WAITS  # a draw, because something must be taken


@uncached_njit
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


@cached_njit("void(int64[:,::1],int64[::1])")
def list_groups(groups: Numbers, desk: Numbers) -> None:
    """Write down every set of squares: by how many they are, and by number."""
    for count in range(groups.shape[0]):
        for nth in range(desk[WAYS + SQUARES * 8 + count]):
            groups[count, nth] = group_of(nth, count, desk)


@uncached_njit
def _begin_of(a: int, b: int, c: int, d: int, desk: Numbers) -> int:
    return desk[STARTS + ((a * BASE + b) * BASE + c) * BASE + d]


@uncached_njit
def _judge(own: int, opp: int, kings: int, desk: Numbers, out: Numbers, values: Bytes) -> int:
    """What captures and crownings make of a position; undecided, the moves that it waits for."""
    is_safe = False
    count = captures(own, opp, kings, 0, bare(desk), bare(out), 0)
    for nth in range(count):
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        after = kings_after(kings, start, end, taken, out[nth, CROWNED])
        theirs = opp & ~taken
        if theirs == 0:
            return WIN | _UNTOLD
        value = values[index_of(theirs, (own ^ start) | end, after, 1, desk)]
        if value == LOSS:
            return WIN | _UNTOLD
        if value == DRAW:
            is_safe = True
    if count and not desk[FLAGS] & FREE:
        return _CLOSED if is_safe else LOSS | _UNTOLD
    moves = count_quiet(own, opp, kings, 0, bare(desk))
    if count + moves == 0:
        return _CLOSED if desk[FLAGS] & BLOCKED_DRAWS else LOSS | _UNTOLD
    for nth in range(2):
        step = step_of(nth, desk[HALF])
        able = shifted(own & ~kings, step) & desk[TOP] & ~(own | opp)
        while able:
            to = able & -able
            able ^= to
            mine = (own ^ shifted(to, -step)) | to
            value = values[index_of(opp, mine, kings | to, 1, desk)]
            if value == LOSS:
                return WIN | _UNTOLD
            if value == DRAW:
                is_safe = True
            moves -= 1
    if is_safe:
        return _SAFE
    return moves * _WAITS if moves else LOSS | _UNTOLD


@cached_njit(
    "void(int64,int64,int64,int64,int64,int64,int64[::1],int64[:,::1],int64[:,::1],uint8[::1])"
)
def judge(
    a: int,
    b: int,
    c: int,
    d: int,
    low: int,
    high: int,
    desk: Numbers,
    groups: Numbers,
    out: Numbers,
    values: Bytes,
) -> None:
    """Judge positions of one material, own men and kings in the ways from `low` to `high`."""
    at = SQUARES * 8 + WAYS
    many_b, many_c, many_d = desk[at + b], desk[at + c], desk[at + d]
    here = _begin_of(a, b, c, d, desk) + low * many_c * many_d
    for row in range(low, high):
        men, queens = groups[a, row // many_b], groups[b, row % many_b]
        own = men | queens
        wrong = men & (queens | desk[TOP])
        for third in range(many_c):
            their_men = groups[c, third]
            if wrong or their_men & (own | desk[BOTTOM]):
                values[here : here + many_d] = NOT_THERE
                here += many_d
                continue
            taken = own | their_men
            for fourth in range(many_d):
                their_queens = groups[d, fourth]
                if taken & their_queens:
                    values[here] = NOT_THERE
                else:
                    opp, kings = their_men | their_queens, queens | their_queens
                    values[here] = _judge(own, opp, kings, desk, out, values)
                here += 1


@uncached_njit
def _tell(here: int, value: int, values: Bytes) -> None:
    """A position hears what one of its quiet moves comes to for the other side."""
    waits = values[here]
    if waits & 3 or waits == _CLOSED:
        return
    if value == LOSS:
        values[here] = WIN | _UNTOLD
    elif waits == _WAITS:
        values[here] = LOSS | _UNTOLD
    elif waits != _SAFE:
        values[here] = waits - _WAITS


@uncached_njit
def _tell_all(
    men: int,
    queens: int,
    their_men: int,
    their_queens: int,
    value: int,
    desk: Numbers,
    values: Bytes,
) -> None:
    """Tell what a position comes to all those from which a quiet move leads to it."""
    # As the side sees it that has just moved.
    men, queens, their_men, their_queens = (
        turned(their_men), turned(their_queens), turned(men), turned(queens),
    )  # fmt: skip
    half = desk[HALF]
    empty = desk[VALID] & ~(men | queens | their_men | their_queens)
    a, b, c, d = popcount(men), popcount(queens), popcount(their_men), popcount(their_queens)
    at = SQUARES * 8 + WAYS
    many_b, many_d = desk[at + b], desk[at + d]
    many = desk[at + c] * many_d
    here = _begin_of(a, b, c, d, desk) + rank(their_men, desk) * many_d + rank(their_queens, desk)
    if men:
        beside = here + rank(queens, desk) * many
        for nth in range(2):
            step = step_of(nth, half)
            able = shifted(men, -step) & empty
            while able:
                start = able & -able
                able ^= start
                before = rank((men ^ shifted(start, step)) | start, desk)
                _tell(beside + before * many_b * many, value, values)
    here += rank(men, desk) * many_b * many
    left = queens
    while left:
        queen = left & -left
        left ^= queen
        for way in range(4):
            step = step_of(way, half)
            start = shifted(queen, step) & empty
            while start:
                before = rank((queens ^ queen) | start, desk)
                _tell(here + before * many, value, values)
                start = shifted(start, step) & empty if desk[FLAGS] & FLIES else 0


@cached_njit("int64(int64,int64,int64,int64,int64[::1],int64[:,::1],uint8[::1])")
def sweep(a: int, b: int, c: int, d: int, desk: Numbers, groups: Numbers, values: Bytes) -> int:
    """Tell what is newly decided in one material to the positions before it; how many there were.

    A strip is own men in one way, a few ways of the other side, and own kings in every way: those
    who are told then differ mostly in their last number, and lie close together.
    """
    at = SQUARES * 8 + WAYS
    many_b, many_d = desk[at + b], desk[at + d]
    columns = desk[at + c] * many_d
    strips = (columns + TOGETHER - 1) // TOGETHER
    begin = _begin_of(a, b, c, d, desk)
    told = 0
    for strip in range(desk[at + a] * strips):
        first = strip // strips
        left = strip % strips * TOGETHER
        right = min(columns, left + TOGETHER)
        for second in range(many_b):
            here = begin + (first * many_b + second) * columns
            untold = 0
            for column in range(left, right):
                value = values[here + column]
                untold |= value & ((value << 7) | (value << 6))
            if not untold & _UNTOLD:
                continue
            for column in range(left, right):
                value = values[here + column]
                if value & _UNTOLD and value & 3:
                    values[here + column] = value & 3
                    third, fourth = column // many_d, column % many_d
                    _tell_all(
                        groups[a, first], groups[b, second], groups[c, third], groups[d, fourth],
                        value & 3, desk, values,
                    )  # fmt: skip
                    told += 1
    return told


@cached_njit("void(uint8[::1],uint8[::1])")
def pack_pairs(values: Bytes, packed: Bytes) -> None:
    """Four values a byte. Places that hold no position repeat the one before: that packs better."""
    before = 0
    for at in range(len(values)):
        value = values[at]
        if value == NOT_THERE:
            value = before
        before = value
        packed[at >> 2] |= value << ((at & 3) * 2)

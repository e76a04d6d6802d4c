"""Compiled retrograde analysis: decided positions are propagated back to their predecessors.

Captures and promotions lead to materials that are already solved and give each position its initial
value. A position that they do not decide depends on its quiet moves, which lead to the same
material with the other side to move: one that is lost for the opponent wins it, and when all of
them are won for the opponent it is lost.

While a material is being solved, the lower two bits of a byte hold the final value and the upper
six the state: of an undecided position the number of pending moves, of a decided one whether its
predecessors have been updated.

A material is given by four counts: `a` own men, `b` own kings, `c` their men, `d` their kings.
"""

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import data_pointer, popcount, rotate_board
from gamecase.games.draughts.engine.compiled_moves import (
    CROWNED,
    END,
    START,
    TAKEN,
    captures,
    kings_after,
    shift,
    step_of,
)
from gamecase.games.draughts.engine.packed_rules import (
    BLOCKED_DRAWS,
    BOARD_MASK,
    BOTTOM_ROW,
    CAPTURE_OPTIONAL,
    FLAGS,
    HALF_WIDTH,
    KINGS_FLY,
    TOP_ROW,
    IntArray,
)
from gamecase.games.draughts.engine.perft import count_quiet_moves
from gamecase.games.draughts.engine.tablebase import (
    DRAW,
    INVALID,
    LOSS,
    WIN,
    ByteArray,
    combination_rank,
    position_index,
)
from gamecase.games.draughts.engine.workspace import (
    BINOMIALS,
    MATERIAL_BASE,
    MATERIAL_STARTS,
    SQUARES,
)

STRIP = 64  # columns that are propagated together: the bytes of a cache line

_UNPROPAGATED = 128  # decided, and its predecessors are not updated yet
_PENDING_MOVE = 4  # one quiet move that an undecided position depends on
# Pending moves do not reach these numbers: five kings have at most 59 moves.
_AT_LEAST_DRAW = 62 * _PENDING_MOVE  # can be drawn, and may still be won
_FINAL_DRAW = 63 * _PENDING_MOVE  # a draw whatever the quiet moves come to


@uncached_njit
def combination_of(rank: int, count: int, workspace: IntArray) -> int:
    """The set of `count` squares with a rank; the inverse of `combination_rank`."""
    group = 0
    top = SQUARES
    for nth in range(count, 0, -1):
        at = top - 1
        while workspace[BINOMIALS + at * 8 + nth] > rank:
            at -= 1
        rank -= workspace[BINOMIALS + at * 8 + nth]
        group |= 1 << (at + at // 8)
        top = at
    return group


@cached_njit("void(int64[:,::1],int64[::1])")
def list_combinations(combinations: IntArray, workspace: IntArray) -> None:
    """Write every set of squares, by count and rank."""
    for count in range(combinations.shape[0]):
        for nth in range(workspace[BINOMIALS + SQUARES * 8 + count]):
            combinations[count, nth] = combination_of(nth, count, workspace)


@uncached_njit
def _material_start(a: int, b: int, c: int, d: int, workspace: IntArray) -> int:
    material = ((a * MATERIAL_BASE + b) * MATERIAL_BASE + c) * MATERIAL_BASE + d
    return workspace[MATERIAL_STARTS + material]


@uncached_njit
def _initial_value(
    own: int, opp: int, kings: int, workspace: IntArray, out: IntArray, values: ByteArray
) -> int:
    """The value of a position by its captures and promotions, or the pending quiet moves."""
    is_safe = False
    count = captures(own, opp, kings, 0, data_pointer(workspace), data_pointer(out), 0)
    for nth in range(count):
        start, end, taken = out[nth, START], out[nth, END], out[nth, TAKEN]
        after = kings_after(kings, start, end, taken, out[nth, CROWNED])
        theirs = opp & ~taken
        if theirs == 0:
            return WIN | _UNPROPAGATED
        value = values[position_index(theirs, (own ^ start) | end, after, 1, workspace)]
        if value == LOSS:
            return WIN | _UNPROPAGATED
        if value == DRAW:
            is_safe = True
    if count and not workspace[FLAGS] & CAPTURE_OPTIONAL:
        return _FINAL_DRAW if is_safe else LOSS | _UNPROPAGATED
    moves = count_quiet_moves(own, opp, kings, 0, data_pointer(workspace))
    if count + moves == 0:
        return _FINAL_DRAW if workspace[FLAGS] & BLOCKED_DRAWS else LOSS | _UNPROPAGATED
    for nth in range(2):
        step = step_of(nth, workspace[HALF_WIDTH])
        able = shift(own & ~kings, step) & workspace[TOP_ROW] & ~(own | opp)
        while able:
            to = able & -able
            able ^= to
            mine = (own ^ shift(to, -step)) | to
            value = values[position_index(opp, mine, kings | to, 1, workspace)]
            if value == LOSS:
                return WIN | _UNPROPAGATED
            if value == DRAW:
                is_safe = True
            moves -= 1
    if is_safe:
        return _AT_LEAST_DRAW
    return moves * _PENDING_MOVE if moves else LOSS | _UNPROPAGATED


@cached_njit(
    "void(int64,int64,int64,int64,int64,int64,int64[::1],int64[:,::1],int64[:,::1],uint8[::1])"
)
def initialise(
    a: int,
    b: int,
    c: int,
    d: int,
    low: int,
    high: int,
    workspace: IntArray,
    combinations: IntArray,
    out: IntArray,
    values: ByteArray,
) -> None:
    """Set the initial values of one material, for the own pieces ranked from `low` to `high`."""
    at = SQUARES * 8 + BINOMIALS
    many_b, many_c, many_d = workspace[at + b], workspace[at + c], workspace[at + d]
    here = _material_start(a, b, c, d, workspace) + low * many_c * many_d
    for row in range(low, high):
        men, own_kings = combinations[a, row // many_b], combinations[b, row % many_b]
        own = men | own_kings
        is_invalid = men & (own_kings | workspace[TOP_ROW])
        for third in range(many_c):
            their_men = combinations[c, third]
            if is_invalid or their_men & (own | workspace[BOTTOM_ROW]):
                values[here : here + many_d] = INVALID
                here += many_d
                continue
            occupied = own | their_men
            for fourth in range(many_d):
                their_kings = combinations[d, fourth]
                if occupied & their_kings:
                    values[here] = INVALID
                else:
                    opp, kings = their_men | their_kings, own_kings | their_kings
                    values[here] = _initial_value(own, opp, kings, workspace, out, values)
                here += 1


@uncached_njit
def _update_predecessor(here: int, value: int, values: ByteArray) -> None:
    """Update a position by the value of one of its quiet moves for the other side."""
    pending = values[here]
    if pending & 3 or pending == _FINAL_DRAW:
        return
    if value == LOSS:
        values[here] = WIN | _UNPROPAGATED
    elif pending == _PENDING_MOVE:
        values[here] = LOSS | _UNPROPAGATED
    elif pending != _AT_LEAST_DRAW:
        values[here] = pending - _PENDING_MOVE


@uncached_njit
def _update_predecessors(
    men: int,
    kings: int,
    their_men: int,
    their_kings: int,
    value: int,
    workspace: IntArray,
    values: ByteArray,
) -> None:
    """Update all positions from which a quiet move leads to a decided one."""
    # From here on as seen by the side that has just moved.
    men, kings, their_men, their_kings = (
        rotate_board(their_men), rotate_board(their_kings), rotate_board(men), rotate_board(kings),
    )  # fmt: skip
    half = workspace[HALF_WIDTH]
    empty = workspace[BOARD_MASK] & ~(men | kings | their_men | their_kings)
    a, b, c, d = popcount(men), popcount(kings), popcount(their_men), popcount(their_kings)
    at = SQUARES * 8 + BINOMIALS
    many_b, many_d = workspace[at + b], workspace[at + d]
    many = workspace[at + c] * many_d
    here = _material_start(a, b, c, d, workspace)
    here += combination_rank(their_men, workspace) * many_d
    here += combination_rank(their_kings, workspace)
    if men:
        with_kings = here + combination_rank(kings, workspace) * many
        for nth in range(2):
            step = step_of(nth, half)
            able = shift(men, -step) & empty
            while able:
                start = able & -able
                able ^= start
                before = combination_rank((men ^ shift(start, step)) | start, workspace)
                _update_predecessor(with_kings + before * many_b * many, value, values)
    here += combination_rank(men, workspace) * many_b * many
    left = kings
    while left:
        king = left & -left
        left ^= king
        for direction in range(4):
            step = step_of(direction, half)
            start = shift(king, step) & empty
            while start:
                before = combination_rank((kings ^ king) | start, workspace)
                _update_predecessor(here + before * many, value, values)
                start = shift(start, step) & empty if workspace[FLAGS] & KINGS_FLY else 0


@cached_njit("int64(int64,int64,int64,int64,int64[::1],int64[:,::1],uint8[::1])")
def propagate(
    a: int, b: int, c: int, d: int, workspace: IntArray, combinations: IntArray, values: ByteArray
) -> int:
    """Update the predecessors of newly decided positions of one material; return their number.

    A strip is one placement of the own men, a few of the other side's pieces, and all of the own
    kings: the predecessors then lie close together in memory.
    """
    at = SQUARES * 8 + BINOMIALS
    many_b, many_d = workspace[at + b], workspace[at + d]
    columns = workspace[at + c] * many_d
    strips = (columns + STRIP - 1) // STRIP
    begin = _material_start(a, b, c, d, workspace)
    decided = 0
    for strip in range(workspace[at + a] * strips):
        first = strip // strips
        left = strip % strips * STRIP
        right = min(columns, left + STRIP)
        for second in range(many_b):
            here = begin + (first * many_b + second) * columns
            unpropagated = 0
            for column in range(left, right):
                value = values[here + column]
                unpropagated |= value & ((value << 7) | (value << 6))
            if not unpropagated & _UNPROPAGATED:
                continue
            for column in range(left, right):
                value = values[here + column]
                if value & _UNPROPAGATED and value & 3:
                    values[here + column] = value & 3
                    third, fourth = column // many_d, column % many_d
                    _update_predecessors(
                        combinations[a, first], combinations[b, second], combinations[c, third],
                        combinations[d, fourth], value & 3, workspace, values,
                    )  # fmt: skip
                    decided += 1
    return decided


@cached_njit("void(uint8[::1],uint8[::1])")
def pack_values(values: ByteArray, packed: ByteArray) -> None:
    """Pack four values into a byte; an invalid position repeats the value before it.

    Repeated values compress better.
    """
    before = 0
    for at in range(len(values)):
        value = values[at]
        if value == INVALID:
            value = before
        before = value
        packed[at >> 2] |= value << ((at & 3) * 2)

"""Compiled move generation on bitboards: the rules of `moves.py`, for speed.

A board is three bitboards: the pieces of the side to move (`own`), those of the other side (`opp`)
and the kings of both; `side` is 0 when White is to move. A move is a row of a buffer (`out`): start
square, end square, pieces taken, whether the piece is a king afterwards, and the rank of a capture
in rulesets that compare captures.
"""

import numpy as np

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import popcount
from gamecase.games.draughts.engine.packed_rules import (
    BOARD_MASK,
    BOTTOM_ROW,
    CAPTURE_DUTY,
    CAPTURES_RANKED,
    FLAGS,
    HALF_WIDTH,
    KING_JUMPS_FAR,
    KING_LANDS_ANYWHERE,
    KINGS_FLY,
    MAY_STOP,
    MEN_JUMP_STRAIGHT,
    MEN_SPARE_KINGS,
    MEN_TAKE_BACKWARDS,
    PROMOTION_ENDS,
    PROMOTION_GOES_ON,
    REMOVED_AT_ONCE,
    TOP_ROW,
    IntArray,
)

START, END, TAKEN, CROWNED, RANK = range(5)  # columns of a move
MOVE_WIDTH = 5
MAX_MOVES = 2048  # in one position, including captures that are discarded by their rank


def make_move_buffer(depth: int) -> IntArray:
    """A buffer for the moves of every position along a line of `depth` moves."""
    return np.zeros((MAX_MOVES + 256 * depth, MOVE_WIDTH), dtype=np.int64)


@uncached_njit
def shift(x: int, step: int) -> int:
    """Move all bits by a step of `step_of`."""
    return x << step if step > 0 else x >> -step


@uncached_njit
def step_of(direction: int, half: int) -> int:
    """The shift of one square in a direction.

    Directions 0 and 1 lead up the board, 2 and 3 down; `direction` and `3 - direction` are
    opposite.
    """
    if direction == 0:
        return half
    if direction == 1:
        return half + 1
    return -half - 1 if direction == 2 else -half


@uncached_njit
def kings_after(kings: int, start: int, end: int, taken: int, crowned: int) -> int:
    """The kings of both sides after a move."""
    left = kings & ~(start | taken)
    return left | end if crowned else left


@uncached_njit
def pieces_that_jump(group: int, targets: int, empty: int, half: int, directions: int) -> int:
    """The pieces of a group that can jump over an adjacent target.

    Up the board if bit 0 of `directions` is set, down if bit 1 is.
    """
    able, more = group & 0, half + 1
    if directions & 1:
        able = (((empty >> half) & targets) >> half) | (((empty >> more) & targets) >> more)
    if directions & 2:
        able |= (((empty << half) & targets) << half) | (((empty << more) & targets) << more)
    return able & group


@uncached_njit
def _kings_that_jump(group: int, targets: int, empty: int, half: int) -> int:
    """The flying kings of a group that can jump over a target at any distance."""
    able = group & 0
    for direction in range(4):
        step = step_of(direction, half)
        seen = shift(targets & shift(empty, -step), -step)
        while seen:
            able |= seen & group
            seen = shift(seen & empty, -step)
    return able


@uncached_njit
def _rank(duty: int, taken: int, kings: int, by_king: int, order: int) -> int:
    """The rank of a capture; `order` has a bit for each piece taken in order, 1 for a king."""
    count = popcount(taken)
    if duty == 1:
        return count
    if duty == 2:
        return count * 64 + popcount(taken & kings)
    if duty == 3:
        return by_king
    if duty == 4:
        return (((count * 2 + by_king) * 64 + popcount(taken & kings)) << 20) + order
    return 0


@uncached_njit
def _write_move(
    out: IntArray, count: int, start: int, end: int, taken: int, crown: int, rank: int
) -> int:
    row = count * MOVE_WIDTH
    out[row + START] = start
    out[row + END] = end
    out[row + TAKEN] = taken
    out[row + CROWNED] = crown
    out[row + RANK] = rank
    return count + 1


@cached_njit(
    "int64(int64,int64,int64,int64,int64,int64,int64,int64,int64,int64,"
    "CPointer(int64),CPointer(int64),int64)"
)
def _extend_capture(
    at: int,
    start: int,
    own: int,
    opp: int,
    kings: int,
    taken: int,
    state: int,
    last_direction: int,
    skipped: int,
    order: int,
    packed_rules: IntArray,
    out: IntArray,
    count: int,
) -> int:
    """Write every capture that continues from `at`; return the new count of moves.

    `own` excludes the capturing piece. `state` has bit 0 for Black, bit 1 for a king, bit 2 for a
    piece that was a king at the start. `skipped` are directions that another landing square of the
    same jump has tried already.
    """
    flags, half = packed_rules[FLAGS], packed_rules[HALF_WIDTH]
    none = at & 0  # a literal 0 has a type of its own, which a cached recursion cannot resolve
    removed = taken if flags & REMOVED_AT_ONCE else 0
    empty = packed_rules[BOARD_MASK] & ~(own | (opp & ~removed))
    black, is_king, began = state & 1, state & 2, (state >> 2) & 1
    targets = opp & ~taken
    if not is_king and flags & MEN_SPARE_KINGS:
        targets &= ~kings
    promotion_row = packed_rules[BOTTOM_ROW] if black else packed_rules[TOP_ROW]
    directions = 3 if is_king or flags & MEN_TAKE_BACKWARDS else 1 + black
    for direction in range(4):
        if skipped >> direction & 1:
            continue
        step = step_of(direction, half)
        if not directions >> (direction >> 1) & 1:
            continue
        if not is_king and flags & MEN_JUMP_STRAIGHT and taken and direction != last_direction:
            continue
        over = shift(at, step)
        if is_king and flags & KINGS_FLY and flags & KING_JUMPS_FAR:
            while over & empty:
                over = shift(over, step)
        if not over & targets:
            continue
        land = shift(over, step) & empty
        if not land:
            continue
        now = taken | over
        ordered = order * 2 + (over & kings != 0)
        rank = (
            _rank(packed_rules[CAPTURE_DUTY], now, kings, began, ordered)
            if flags & CAPTURES_RANKED
            else 0
        )
        if is_king and flags & KINGS_FLY and flags & KING_LANDS_ANYWHERE:
            before, first = count, land
            while land:
                # Jumps along this line are the same from every landing square on it.
                skip = none if land == first else (1 << direction) | (1 << (3 - direction))
                if flags & MAY_STOP:
                    count = _write_move(out, count, start, land, now, 1, rank)
                count = _extend_capture(
                    land,
                    start,
                    own,
                    opp,
                    kings,
                    now,
                    state,
                    direction,
                    skip,
                    ordered,
                    packed_rules,
                    out,
                    count,
                )
                land = shift(land, step) & empty
            if count == before:
                land = first
                while land:
                    count = _write_move(out, count, start, land, now, 1, rank)
                    land = shift(land, step) & empty
            continue
        crown = 1 if is_king or land & promotion_row else 0
        after = count
        if not (land & promotion_row and not is_king and flags & PROMOTION_ENDS):
            next_state = state
            if land & promotion_row and flags & PROMOTION_GOES_ON:
                next_state = state | 2
            # Most captures end here, and testing for that is cheaper than a recursive call.
            room = empty | over if flags & REMOVED_AT_ONCE else empty
            if (
                (next_state & 2 and flags & KINGS_FLY)
                or next_state != state
                or pieces_that_jump(land, targets & ~over, room, half, directions)
            ):
                after = _extend_capture(
                    land, start, own, opp, kings, now, next_state, direction, none, ordered,
                    packed_rules, out, count,
                )  # fmt: skip
        if flags & MAY_STOP or after == count:
            after = _write_move(out, after, start, land, now, crown, rank)
        count = after
    return count


@uncached_njit
def captures(
    own: int, opp: int, kings: int, side: int, packed_rules: IntArray, out: IntArray, base: int
) -> int:
    """Write the legal captures from row `base` on; return their number."""
    flags, half = packed_rules[FLAGS], packed_rules[HALF_WIDTH]
    empty = packed_rules[BOARD_MASK] & ~(own | opp)
    count = base
    able = pieces_that_jump(
        own & ~kings, opp, empty, half, 3 if flags & MEN_TAKE_BACKWARDS else 1 + side
    )
    while able:
        at = able & -able
        able ^= at
        count = _extend_capture(
            at, at, own ^ at, opp, kings, 0, side, -1, 0, 0, packed_rules, out, count
        )
    able = own & kings
    if able:
        if flags & KINGS_FLY and flags & KING_JUMPS_FAR:
            able = _kings_that_jump(able, opp, empty, half)
        else:
            able = pieces_that_jump(able, opp, empty, half, 3)
    while able:
        at = able & -able
        able ^= at
        count = _extend_capture(
            at, at, own ^ at, opp, kings, 0, side | 6, -1, 0, 0, packed_rules, out, count
        )
    if flags & CAPTURES_RANKED and count > base + 1:
        best = out[base * MOVE_WIDTH + RANK]
        for nth in range(base + 1, count):
            best = max(best, out[nth * MOVE_WIDTH + RANK])
        best_count = base
        for nth in range(base, count):
            if out[nth * MOVE_WIDTH + RANK] == best:
                for column in range(MOVE_WIDTH):
                    out[best_count * MOVE_WIDTH + column] = out[nth * MOVE_WIDTH + column]
                best_count += 1
        count = best_count
    return count - base


@uncached_njit
def quiet_moves(
    own: int, opp: int, kings: int, side: int, packed_rules: IntArray, out: IntArray, base: int
) -> int:
    """Write the moves that take nothing from row `base` on; return their number."""
    flags, half = packed_rules[FLAGS], packed_rules[HALF_WIDTH]
    empty = packed_rules[BOARD_MASK] & ~(own | opp)
    promotion_row = packed_rules[BOTTOM_ROW] if side else packed_rules[TOP_ROW]
    count = base
    men = own & ~kings
    for nth in range(2):
        step = step_of(nth + 2 * side, half)
        able = shift(men, step) & empty
        while able:
            to = able & -able
            able ^= to
            count = _write_move(
                out, count, shift(to, -step), to, 0, 1 if to & promotion_row else 0, 0
            )
    able = own & kings
    while able:
        at = able & -able
        able ^= at
        for direction in range(4):
            step = step_of(direction, half)
            to = shift(at, step) & empty
            while to:
                count = _write_move(out, count, at, to, 0, 1, 0)
                to = shift(to, step) & empty if flags & KINGS_FLY else 0
    return count - base

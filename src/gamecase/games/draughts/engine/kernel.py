"""Turns on bitboards, compiled: the rules of `moves.py` again, for speed.

A board is three numbers: the pieces of the side to move, those of the other side, and which of all
are kings. Turns are rows of a buffer: where from, where to, what is taken, whether the piece is a
king afterwards, and a rank for the rulesets in which captures are measured.
"""

import numpy as np

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import popcount
from gamecase.games.draughts.engine.packed_rules import (
    ANYWHERE,
    AT_ONCE,
    BACKWARDS,
    CROWN_ENDS,
    CROWN_GOES_ON,
    DUTY,
    FAR,
    FLAGS,
    FLIES,
    HALF,
    RANKED,
    SPARES,
    STOPS,
    STRAIGHT,
    VALID,
    Numbers,
)
from gamecase.games.draughts.engine.packed_rules import BOTTOM as BOTTOM_ROW
from gamecase.games.draughts.engine.packed_rules import TOP as TOP_ROW

START, END, TAKEN, CROWNED, RANK = range(5)
WIDTH = 5
MOST_TURNS = 2048  # in one position, with every chain that the buffer may hold for a while


def make_buffer(depth: int) -> Numbers:
    """Room for the turns of every position along a line of so many turns."""
    return np.zeros((MOST_TURNS + 256 * depth, WIDTH), dtype=np.int64)


@uncached_njit
def shifted(x: int, step: int) -> int:
    return x << step if step > 0 else x >> -step


@uncached_njit
def step_of(way: int, half: int) -> int:
    """Ways 0 and 1 lead up the board, 2 and 3 down; way and 3 - way are opposite."""
    if way == 0:
        return half
    if way == 1:
        return half + 1
    return -half - 1 if way == 2 else -half


@uncached_njit
def kings_after(kings: int, start: int, end: int, taken: int, crowned: int) -> int:
    """Which of all are kings when a turn is done."""
    left = kings & ~(start | taken)
    return left | end if crowned else left


@uncached_njit
def _able(group: int, prey: int, empty: int, half: int, ways: int) -> int:
    """Those of a group that stand directly before something to take: up the board if bit 0 of
    `ways` is set, down if bit 1 is."""
    able, more = group & 0, half + 1
    if ways & 1:
        able = (((empty >> half) & prey) >> half) | (((empty >> more) & prey) >> more)
    if ways & 2:
        able |= (((empty << half) & prey) << half) | (((empty << more) & prey) << more)
    return able & group


@uncached_njit
def _far_able(group: int, prey: int, empty: int, half: int) -> int:
    """Those of a group that see something to take, however far away."""
    able = group & 0
    for way in range(4):
        step = step_of(way, half)
        seen = shifted(prey & shifted(empty, -step), -step)
        while seen:
            able |= seen & group
            seen = shifted(seen & empty, -step)
    return able


@uncached_njit
def _rank(duty: int, taken: int, kings: int, by_king: int, order: int) -> int:
    """What a capture is measured by; `order` has a bit for each piece taken, 1 for a king."""
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
def _note(out: Numbers, count: int, start: int, end: int, taken: int, crown: int, rank: int) -> int:
    row = count * WIDTH
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
def _jump_on(
    at: int,
    start: int,
    own: int,
    opp: int,
    kings: int,
    taken: int,
    state: int,
    way_before: int,
    banned: int,
    order: int,
    law: Numbers,
    out: Numbers,
    count: int,
) -> int:
    """Note every capture that goes on from `at`; the same count comes back if there is none.

    `own` is without the piece in the hand. `state` has bit 0 for Black, bit 1 for a king, bit 2 for
    a piece that began as a king. `banned` are ways that another landing square has tried already.
    """
    flags, half = law[FLAGS], law[HALF]
    none = at & 0  # a plain 0 would be a type of its own, which a cached recursion cannot find
    gone = taken if flags & AT_ONCE else 0
    empty = law[VALID] & ~(own | (opp & ~gone))
    black, is_king, began = state & 1, state & 2, (state >> 2) & 1
    prey = opp & ~taken
    if not is_king and flags & SPARES:
        prey &= ~kings
    far_row = law[BOTTOM_ROW] if black else law[TOP_ROW]
    ways = 3 if is_king or flags & BACKWARDS else 1 + black
    for way in range(4):
        if banned >> way & 1:
            continue
        step = step_of(way, half)
        if not ways >> (way >> 1) & 1:
            continue
        if not is_king and flags & STRAIGHT and taken and way != way_before:
            continue
        over = shifted(at, step)
        if is_king and flags & FLIES and flags & FAR:
            while over & empty:
                over = shifted(over, step)
        if not over & prey:
            continue
        land = shifted(over, step) & empty
        if not land:
            continue
        now = taken | over
        ordered = order * 2 + (over & kings != 0)
        rank = _rank(law[DUTY], now, kings, began, ordered) if flags & RANKED else 0
        if is_king and flags & FLIES and flags & ANYWHERE:
            before, first = count, land
            while land:
                # Straight on and straight back are the same from every square of the line.
                ban = none if land == first else (1 << way) | (1 << (3 - way))
                if flags & STOPS:
                    count = _note(out, count, start, land, now, 1, rank)
                count = _jump_on(
                    land, start, own, opp, kings, now, state, way, ban, ordered, law, out, count
                )
                land = shifted(land, step) & empty
            if count == before:
                land = first
                while land:
                    count = _note(out, count, start, land, now, 1, rank)
                    land = shifted(land, step) & empty
            continue
        crown = 1 if is_king or land & far_row else 0
        after = count
        if not (land & far_row and not is_king and flags & CROWN_ENDS):
            next_state = state
            if land & far_row and flags & CROWN_GOES_ON:
                next_state = state | 2
            # Most chains end here, which is seen more cheaply than tried.
            room = empty | over if flags & AT_ONCE else empty
            if (
                (next_state & 2 and flags & FLIES)
                or next_state != state
                or _able(land, prey & ~over, room, half, ways)
            ):
                after = _jump_on(
                    land, start, own, opp, kings, now, next_state, way, none, ordered,
                    law, out, count,
                )  # fmt: skip
        if flags & STOPS or after == count:
            after = _note(out, after, start, land, now, crown, rank)
        count = after
    return count


@uncached_njit
def captures(
    own: int, opp: int, kings: int, side: int, law: Numbers, out: Numbers, base: int
) -> int:
    """Write the captures that may be chosen from `base` on; how many there are."""
    flags, half = law[FLAGS], law[HALF]
    empty = law[VALID] & ~(own | opp)
    count = base
    able = _able(own & ~kings, opp, empty, half, 3 if flags & BACKWARDS else 1 + side)
    while able:
        at = able & -able
        able ^= at
        count = _jump_on(at, at, own ^ at, opp, kings, 0, side, -1, 0, 0, law, out, count)
    able = own & kings
    if able:
        if flags & FLIES and flags & FAR:
            able = _far_able(able, opp, empty, half)
        else:
            able = _able(able, opp, empty, half, 3)
    while able:
        at = able & -able
        able ^= at
        count = _jump_on(at, at, own ^ at, opp, kings, 0, side | 6, -1, 0, 0, law, out, count)
    if flags & RANKED and count > base + 1:
        best = out[base * WIDTH + RANK]
        for nth in range(base + 1, count):
            best = max(best, out[nth * WIDTH + RANK])
        kept = base
        for nth in range(base, count):
            if out[nth * WIDTH + RANK] == best:
                for column in range(WIDTH):
                    out[kept * WIDTH + column] = out[nth * WIDTH + column]
                kept += 1
        count = kept
    return count - base


@uncached_njit
def quiet_moves(
    own: int, opp: int, kings: int, side: int, law: Numbers, out: Numbers, base: int
) -> int:
    """Write the moves that take nothing from `base` on; how many there are."""
    flags, half = law[FLAGS], law[HALF]
    empty = law[VALID] & ~(own | opp)
    far_row = law[BOTTOM_ROW] if side else law[TOP_ROW]
    count = base
    men = own & ~kings
    for nth in range(2):
        step = step_of(nth + 2 * side, half)
        able = shifted(men, step) & empty
        while able:
            to = able & -able
            able ^= to
            count = _note(out, count, shifted(to, -step), to, 0, 1 if to & far_row else 0, 0)
    able = own & kings
    while able:
        at = able & -able
        able ^= at
        for way in range(4):
            step = step_of(way, half)
            to = shifted(at, step) & empty
            while to:
                count = _note(out, count, at, to, 0, 1, 0)
                to = shifted(to, step) & empty if flags & FLIES else 0
    return count - base

"""What a quiet position is worth, compiled: the shapes of men, and the squares of kings."""

from gamecase.engines.cached_njit import uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import place, popcount
from gamecase.games.draughts.engine.packed_rules import HALF, Numbers
from gamecase.games.draughts.engine.patterns import SHAPES, WORDS
from gamecase.games.draughts.engine.workspace import (
    BLACK_KINGS,
    FINER,
    FULL,
    SHARES,
    TABLES,
    TEMPO,
    WHITE_KINGS,
)


@uncached_njit
def _worth(word: int, at: int, desk: Numbers) -> int:
    """What the shapes in four windows are worth together: on a full board in the lower half of the
    number, on an empty one in the upper."""
    low = desk[at + (word & 0xFFFF)] + desk[at + SHAPES + (word >> 16 & 0xFFFF)]
    at += 2 * SHAPES
    return low + desk[at + (word >> 32 & 0xFFFF)] + desk[at + SHAPES + (word >> 48 & 0xFFFF)]


@uncached_njit
def evaluate(own: int, opp: int, kings: int, side: int, desk: Numbers) -> int:
    """What a quiet position is worth to the side to move, in hundredths of a man."""
    white, black = (opp, own) if side else (own, opp)
    half = desk[HALF]
    lights, darks = white & ~kings, black & ~kings
    # Numbers of four windows each; no sum is larger than its sixteen bits.
    first = second = third = fourth = desk[HALF] & 0
    row_mask = (1 << half) - 1
    at = SHARES
    for row in range(2 * half):
        one = at + (lights & row_mask) * WORDS
        two = at + (darks & row_mask) * WORDS
        first += desk[one] + 2 * desk[two]
        second += desk[one + 1] + 2 * desk[two + 1]
        third += desk[one + 2] + 2 * desk[two + 2]
        fourth += desk[one + 3] + 2 * desk[two + 3]
        # One bit after every second row is unused.
        lights >>= half + (row & 1)
        darks >>= half + (row & 1)
        at += WORDS << half
    # Windows that a board does not have are worth nothing.
    total = _worth(first, TABLES, desk) + _worth(second, TABLES + 4 * SHAPES, desk)
    total += _worth(third, TABLES + 8 * SHAPES, desk) + _worth(fourth, TABLES + 12 * SHAPES, desk)
    group = white & kings
    while group:
        total += desk[WHITE_KINGS + place(group)]
        group &= group - 1
    group = black & kings
    while group:
        total += desk[BLACK_KINGS + place(group)]
        group &= group - 1
    if side:
        total = -total
    early = ((total & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000
    late = (total - early) >> 32
    pieces = popcount(own | opp)
    full = desk[FULL]
    value = (early * pieces + late * (full - pieces)) // (full * FINER) + desk[TEMPO]
    # Who is ahead wants to exchange.
    if value > 60:
        value += 2 * (full - pieces)
    elif value < -60:
        value -= 2 * (full - pieces)
    return value

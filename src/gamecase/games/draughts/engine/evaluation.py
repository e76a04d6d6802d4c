"""The compiled evaluation of quiet positions: patterns of men, and the squares of kings."""

from gamecase.engines.cached_njit import uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import lowest_bit, popcount
from gamecase.games.draughts.engine.packed_rules import HALF_WIDTH, IntArray
from gamecase.games.draughts.engine.patterns import CODE_WORDS, PATTERNS
from gamecase.games.draughts.engine.workspace import (
    BLACK_KINGS,
    FULL_BOARD,
    PATTERN_VALUES,
    ROW_CODES,
    TEMPO,
    VALUE_STEPS,
    WHITE_KINGS,
)


@uncached_njit
def _pattern_value(word: int, at: int, workspace: IntArray) -> int:
    """The sum of the pattern values of four windows.

    The lower half of each value holds on a full board, the upper half on an empty one.
    """
    low = workspace[at + (word & 0xFFFF)] + workspace[at + PATTERNS + (word >> 16 & 0xFFFF)]
    at += 2 * PATTERNS
    high = workspace[at + (word >> 32 & 0xFFFF)] + workspace[at + PATTERNS + (word >> 48 & 0xFFFF)]
    return low + high


@uncached_njit
def evaluate(own: int, opp: int, kings: int, side: int, workspace: IntArray) -> int:
    """The value of a quiet position to the side to move, in hundredths of a man."""
    white, black = (opp, own) if side else (own, opp)
    half = workspace[HALF_WIDTH]
    white_men, black_men = white & ~kings, black & ~kings
    # Each word holds the pattern codes of four windows, sixteen bits each.
    first = second = third = fourth = workspace[HALF_WIDTH] & 0
    row_mask = (1 << half) - 1
    at = ROW_CODES
    for row in range(2 * half):
        one = at + (white_men & row_mask) * CODE_WORDS
        two = at + (black_men & row_mask) * CODE_WORDS
        first += workspace[one] + 2 * workspace[two]
        second += workspace[one + 1] + 2 * workspace[two + 1]
        third += workspace[one + 2] + 2 * workspace[two + 2]
        fourth += workspace[one + 3] + 2 * workspace[two + 3]
        # One bit after every second row is unused.
        white_men >>= half + (row & 1)
        black_men >>= half + (row & 1)
        at += CODE_WORDS << half
    # Windows beyond those of the board have the value 0.
    total = _pattern_value(first, PATTERN_VALUES, workspace)
    total += _pattern_value(second, PATTERN_VALUES + 4 * PATTERNS, workspace)
    total += _pattern_value(third, PATTERN_VALUES + 8 * PATTERNS, workspace)
    total += _pattern_value(fourth, PATTERN_VALUES + 12 * PATTERNS, workspace)
    group = white & kings
    while group:
        total += workspace[WHITE_KINGS + lowest_bit(group)]
        group &= group - 1
    group = black & kings
    while group:
        total += workspace[BLACK_KINGS + lowest_bit(group)]
        group &= group - 1
    if side:
        total = -total
    early = ((total & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000
    late = (total - early) >> 32
    pieces = popcount(own | opp)
    full = workspace[FULL_BOARD]
    value = (early * pieces + late * (full - pieces)) // (full * VALUE_STEPS) + workspace[TEMPO]
    # The side that is ahead wants to exchange pieces.
    if value > 60:
        value += 2 * (full - pieces)
    elif value < -60:
        value -= 2 * (full - pieces)
    return value

"""The compiled evaluation: patterns of men, and the squares of kings.

The codes of the patterns are kept up to date as pieces move: the search passes them on in three
words, and `codes_after` changes them by what has moved.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.draughts.engine.bit_intrinsics import data_pointer, lowest_bit, popcount
from gamecase.games.draughts.engine.packed_rules import HALF_WIDTH, IntArray
from gamecase.games.draughts.engine.patterns import CODE_WORDS, REGION_PATTERNS
from gamecase.games.draughts.engine.workspace import (
    BLACK_KINGS,
    FULL_BOARD,
    MAN_CODES,
    TEMPO,
    VALUE_STEPS,
    WHITE_KINGS,
)

Int32Array = NDArray[np.int32]

_CODE = (1 << 20) - 1
_COLOUR = 64 * CODE_WORDS  # words of one colour in MAN_CODES


@uncached_njit
def code_word(word: int, white_men: int, black_men: int, workspace: IntArray) -> int:
    """One of the words of codes of a position, from scratch."""
    total = workspace[HALF_WIDTH] & 0
    while white_men:
        total += workspace[MAN_CODES + lowest_bit(white_men) * CODE_WORDS + word]
        white_men &= white_men - 1
    while black_men:
        total += workspace[MAN_CODES + _COLOUR + lowest_bit(black_men) * CODE_WORDS + word]
        black_men &= black_men - 1
    return total


@uncached_njit
def code_change(
    word: int,
    side: int,
    kings: int,
    start: int,
    end: int,
    taken: int,
    crowned: int,
    workspace: IntArray,
) -> int:
    """What a move of `side` adds to one of the words of codes; `kings` are those before it."""
    at = MAN_CODES + side * _COLOUR + word
    change = workspace[HALF_WIDTH] & 0
    if not kings & start:
        change -= workspace[at + lowest_bit(start) * CODE_WORDS]
        if not crowned:
            change += workspace[at + lowest_bit(end) * CODE_WORDS]
    men = taken & ~kings
    at = MAN_CODES + (1 - side) * _COLOUR + word
    while men:
        change -= workspace[at + lowest_bit(men) * CODE_WORDS]
        men &= men - 1
    return change


@uncached_njit
def evaluate(
    own: int,
    opp: int,
    kings: int,
    side: int,
    first: int,
    second: int,
    third: int,
    workspace: IntArray,
    patterns: Int32Array,
) -> int:
    """The value of a quiet position to the side to move, in hundredths of a man.

    `first` to `third` are its words of codes. A value of a pattern holds on a full board in its
    lower sixteen bits, on an empty board in its upper ones.
    """
    low = patterns[first & _CODE] + patterns[REGION_PATTERNS + (first >> 20 & _CODE)]
    low += patterns[2 * REGION_PATTERNS + (first >> 40)]
    if workspace[HALF_WIDTH] == 5:
        low += patterns[3 * REGION_PATTERNS + (second & _CODE)]
        high = patterns[second >> 20 & _CODE] + patterns[REGION_PATTERNS + (second >> 40)]
        high += patterns[2 * REGION_PATTERNS + (third & _CODE)]
        high += patterns[3 * REGION_PATTERNS + (third >> 20)]
    else:
        high = patterns[second & _CODE] + patterns[REGION_PATTERNS + (second >> 20 & _CODE)]
        high += patterns[2 * REGION_PATTERNS + (second >> 40)]
    total = low - high
    early = ((total & 0xFFFF) ^ 0x8000) - 0x8000
    late = (total - early) >> 16
    if kings:
        white = (opp if side else own) & kings
        king_values = total & 0
        while white:
            king_values += workspace[WHITE_KINGS + lowest_bit(white)]
            white &= white - 1
        black = (own if side else opp) & kings
        while black:
            king_values += workspace[BLACK_KINGS + lowest_bit(black)]
            black &= black - 1
        early_kings = ((king_values & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000
        early += early_kings
        late += (king_values - early_kings) >> 32
    if side:
        early, late = -early, -late
    pieces = popcount(own | opp)
    full = workspace[FULL_BOARD]
    value = (early * pieces + late * (full - pieces)) // (full * VALUE_STEPS) + workspace[TEMPO]
    # The side that is ahead wants to exchange pieces.
    if value > 60:
        value += 2 * (full - pieces)
    elif value < -60:
        value -= 2 * (full - pieces)
    return value


@cached_njit("int64(int64,int64,int64,int64,int64[::1],int32[::1])")
def evaluate_board(
    own: int, opp: int, kings: int, side: int, workspace: IntArray, patterns: Int32Array
) -> int:
    """`evaluate` for callers in Python, with the words of codes from scratch."""
    numbers = data_pointer(workspace)
    white_men, black_men = (opp & ~kings, own & ~kings) if side else (own & ~kings, opp & ~kings)
    return evaluate(
        own, opp, kings, side,
        code_word(0, white_men, black_men, numbers), code_word(1, white_men, black_men, numbers),
        code_word(2, white_men, black_men, numbers), numbers, data_pointer(patterns),
    )  # fmt: skip

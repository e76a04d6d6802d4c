"""Rulesets and boards packed into the integers that the compiled kernel reads."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.ruleset import CaptureDuty, Colour, Promotion, Removal, Ruleset

IntArray = NDArray[np.int64]

# Bits of packed_rules[FLAGS]; see the fields of Ruleset.
MEN_TAKE_BACKWARDS = 1 << 0
MEN_SPARE_KINGS = 1 << 1
MEN_JUMP_STRAIGHT = 1 << 2
KINGS_FLY = 1 << 3
KING_JUMPS_FAR = 1 << 4
KING_LANDS_ANYWHERE = 1 << 5
CAPTURE_OPTIONAL = 1 << 6
MAY_STOP = 1 << 7
REMOVED_AT_ONCE = 1 << 8
PROMOTION_ENDS = 1 << 9
PROMOTION_GOES_ON = 1 << 10
CAPTURES_RANKED = 1 << 11  # only captures of the highest rank are legal
BLOCKED_DRAWS = 1 << 12

# Indices of packed rules.
FLAGS, HALF_WIDTH, BOARD_MASK, TOP_ROW, BOTTOM_ROW, CAPTURE_DUTY, QUIET_LIMIT = range(7)

_DUTIES = {
    CaptureDuty.FREE: 0,
    CaptureDuty.ANY: 0,
    CaptureDuty.MOST: 1,
    CaptureDuty.MOST_KINGS: 2,
    CaptureDuty.KING_FIRST: 3,
    CaptureDuty.ITALIAN: 4,
}


@cache
def square_bits(size: int) -> tuple[int, ...]:
    """The bit of each square.

    One unused bit after every second row keeps diagonals apart: a step is a shift by half the size,
    or by one more, everywhere on the board.
    """
    half = size // 2
    return tuple(
        1 << (row * half + (half - 1 - along) + row // 2)
        for row in range(size)
        for along in range(half)
    )


@cache
def pack_rules(rules: Ruleset) -> IntArray:
    """The flags, geometry and limits of a ruleset."""
    flags = 0
    for bit, holds in (
        (MEN_TAKE_BACKWARDS, rules.men_take_backwards),
        (MEN_SPARE_KINGS, not rules.men_take_kings),
        (MEN_JUMP_STRAIGHT, not rules.men_turn),
        (KINGS_FLY, rules.kings_fly),
        (KING_JUMPS_FAR, rules.king_far),
        (KING_LANDS_ANYWHERE, rules.king_lands_anywhere),
        (CAPTURE_OPTIONAL, rules.duty is CaptureDuty.FREE),
        (MAY_STOP, rules.may_stop),
        (REMOVED_AT_ONCE, rules.removal is Removal.AT_ONCE),
        (PROMOTION_ENDS, rules.promotion is Promotion.ENDS),
        (PROMOTION_GOES_ON, rules.promotion is Promotion.GOES_ON),
        (CAPTURES_RANKED, _DUTIES[rules.duty] > 0),
        (BLOCKED_DRAWS, rules.blocked == "draws"),
    ):
        flags |= bit if holds else 0
    board, bits = board_of(rules.size, rules.mirrored), square_bits(rules.size)
    rows = [0] * rules.size
    for at, bit in enumerate(bits):
        rows[board.row(at)] |= bit
    packed = np.zeros(7, dtype=np.int64)
    packed[FLAGS] = flags
    packed[HALF_WIDTH] = rules.size // 2
    packed[BOARD_MASK] = sum(bits)
    packed[TOP_ROW], packed[BOTTOM_ROW] = rows[-1], rows[0]
    packed[CAPTURE_DUTY] = _DUTIES[rules.duty]
    packed[QUIET_LIMIT] = 2 * rules.quiet_moves
    return packed


def pack_board(rules: Ruleset, cells: str, turn: Colour) -> tuple[int, int, int, int]:
    """A board as bitboards: own pieces, theirs, all kings, and 0 if White is to move."""
    bits = square_bits(rules.size)
    white, black, kings = (
        sum(bit for bit, mark in zip(bits, cells, strict=True) if mark in marks)
        for marks in ("wW", "bB", "WB")
    )
    if turn is Colour.WHITE:
        return white, black, kings, 0
    return black, white, kings, 1

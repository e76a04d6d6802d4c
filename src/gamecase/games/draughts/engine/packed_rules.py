"""A ruleset as the numbers that the compiled kernel reads."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.ruleset import Colour, Duty, Promotion, Removal, Ruleset

Numbers = NDArray[np.int64]

# Bits of law[FLAGS].
BACKWARDS = 1 << 0  # men take backwards
SPARES = 1 << 1  # men cannot take kings
STRAIGHT = 1 << 2  # men jump on along one line only
FLIES = 1 << 3
FAR = 1 << 4  # a king may begin her jump from a distance
ANYWHERE = 1 << 5  # a king lands on any square behind
FREE = 1 << 6  # nobody must take
STOPS = 1 << 7  # a chain may be left unfinished
AT_ONCE = 1 << 8  # jumped pieces leave at once
CROWN_ENDS = 1 << 9
CROWN_GOES_ON = 1 << 10
RANKED = 1 << 11  # only captures of the highest rank may be chosen
BLOCKED_DRAWS = 1 << 12

# Places of the law.
FLAGS, HALF, VALID, TOP, BOTTOM, DUTY, QUIET = range(7)

_DUTIES = {
    Duty.FREE: 0,
    Duty.ANY: 0,
    Duty.MOST: 1,
    Duty.MOST_KINGS: 2,
    Duty.KING_FIRST: 3,
    Duty.ITALIAN: 4,
}


@cache
def bits_of(size: int) -> tuple[int, ...]:
    """The bit of each square. One unused bit after every second row keeps diagonals apart, so that
    a step is a shift by half the size, or by one more, everywhere on the board."""
    half = size // 2
    return tuple(
        1 << (row * half + (half - 1 - along) + row // 2)
        for row in range(size)
        for along in range(half)
    )


@cache
def law_of(rules: Ruleset) -> Numbers:
    """Flags, geometry and limits; made once for each ruleset."""
    flags = 0
    for bit, holds in (
        (BACKWARDS, rules.men_take_backwards),
        (SPARES, not rules.men_take_kings),
        (STRAIGHT, not rules.men_turn),
        (FLIES, rules.kings_fly),
        (FAR, rules.king_far),
        (ANYWHERE, rules.king_lands_anywhere),
        (FREE, rules.duty is Duty.FREE),
        (STOPS, rules.may_stop),
        (AT_ONCE, rules.removal is Removal.AT_ONCE),
        (CROWN_ENDS, rules.promotion is Promotion.ENDS),
        (CROWN_GOES_ON, rules.promotion is Promotion.GOES_ON),
        (RANKED, _DUTIES[rules.duty] > 0),
        (BLOCKED_DRAWS, rules.blocked == "draws"),
    ):
        flags |= bit if holds else 0
    board, bits = board_of(rules.size, rules.mirrored), bits_of(rules.size)
    rows = [0] * rules.size
    for at, bit in enumerate(bits):
        rows[board.row(at)] |= bit
    law = np.zeros(7, dtype=np.int64)
    law[FLAGS], law[HALF], law[VALID] = flags, rules.size // 2, sum(bits)
    law[TOP], law[BOTTOM] = rows[-1], rows[0]
    law[DUTY], law[QUIET] = _DUTIES[rules.duty], 2 * rules.quiet_moves
    return law


def pack(rules: Ruleset, cells: str, turn: Colour) -> tuple[int, int, int, int]:
    """A board for the kernel: own pieces, theirs, all kings, and 0 if White is to move."""
    bits = bits_of(rules.size)
    white, black, kings = (
        sum(bit for bit, mark in zip(bits, cells, strict=True) if mark in marks)
        for marks in ("wW", "bB", "WB")
    )
    if turn is Colour.WHITE:
        return white, black, kings, 0
    return black, white, kings, 1

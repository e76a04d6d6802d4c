"""GNU Backgammon's Position ID: the checkers of both sides in fourteen characters.

Eighty bits, the least significant of a byte first. The side that is not on roll comes first, then
the one that is; for each its points from its own ace point to 24 and the bar, as many ones as there
are checkers, then a zero.
"""

import base64
import binascii

from gamecase.games.backgammon.board import POINTS, Board, Side
from gamecase.games.backgammon.formats.errors import BadFormat

LENGTH = 14
_PLACES = 25
_BITS = 80


def write_position_id(board: Board) -> str:
    """The ID of a board; `ours` is the side on roll.

    >>> from gamecase.games.backgammon.board import side
    >>> write_position_id(Board(side({24: 2, 13: 5, 8: 3, 6: 5}), side({25: 1, 6: 4})))
    '4AEAEPgcfAAMAA'
    """
    bits, at = 0, 0
    for checkers in (board.theirs, board.ours):
        for count in checkers[1:]:
            bits |= ((1 << count) - 1) << at
            at += count + 1
    return base64.b64encode(bits.to_bytes(_BITS // 8, "little")).decode()[:LENGTH]


def read_position_id(text: str) -> Board:
    """The board of an ID; how many checkers are off, an ID does not tell."""
    told = text.strip().rstrip("=")
    if len(told) != LENGTH:
        raise BadFormat(1, 1, f"{told!r} has {len(told)} characters; a Position ID has {LENGTH}")
    bits = int.from_bytes(decoded(told, 10), "little")
    theirs, bits = _read_side(told, bits)
    ours, bits = _read_side(told, bits)
    if bits:
        raise BadFormat(1, LENGTH, f"{told!r} tells more than two sides")
    for point in POINTS:
        if ours[point] and theirs[25 - point]:
            raise BadFormat(1, 1, f"{told!r}: both sides stand on point {point} of the one on roll")
    return Board(ours, theirs)


def decoded(text: str, size: int) -> bytes:
    """The bytes of an ID written in the alphabet of base 64, without padding."""
    for column, letter in enumerate(text, start=1):
        if not (letter.isascii() and (letter.isalnum() or letter in "+/")):
            raise BadFormat(1, column, f"{letter!r} is no character of an ID")
    try:
        found = base64.b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise BadFormat(1, 1, f"{text!r} is no ID: {error}") from error
    return found[:size]


def _read_side(told: str, bits: int) -> tuple[Side, int]:
    counts = [0]
    for _ in range(_PLACES):
        count = 0
        while bits & 1:
            count, bits = count + 1, bits >> 1
        counts.append(count)
        bits >>= 1
    if sum(counts) > 15:
        raise BadFormat(1, 1, f"{told!r}: {sum(counts)} checkers on one side; there are 15")
    return tuple(counts), bits

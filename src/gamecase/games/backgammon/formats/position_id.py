"""GNU Backgammon's Position ID: the checkers of both sides in fourteen characters.

It encodes 80 bits, the least significant bit of each byte first. The side that is not on roll comes
first. For each side, its points from its own ace point to 24 and the bar are written as a one for
each checker, followed by a zero.
"""

import base64
import binascii
import re

from gamecase.games.backgammon.board import POINTS, Board, Side
from gamecase.games.backgammon.formats.errors import BadFormat

LENGTH = 14
_PLACES = 25
_BITS = 80
_FOREIGN = re.compile(r"[^A-Za-z0-9+/]")


def write_position_id(board: Board) -> str:
    """The ID of a board; `ours` is the side on roll.

    >>> from gamecase.games.backgammon.board import side
    >>> write_position_id(Board(side({24: 2, 13: 5, 8: 3, 6: 5}), side({25: 1, 6: 4})))
    '4AEAEPgcfAAMAA'
    """
    bits, shift = 0, 0
    for checkers in (board.theirs, board.ours):
        for count in checkers[1:]:
            bits |= ((1 << count) - 1) << shift
            shift += count + 1
    return base64.b64encode(bits.to_bytes(_BITS // 8, "little")).decode()[:LENGTH]


def read_position_id(text: str) -> Board:
    """The board of an ID; the checkers that are off are not part of it."""
    name = text.strip().rstrip("=")
    if len(name) != LENGTH:
        raise BadFormat(1, 1, f"{name!r} has {len(name)} characters; a Position ID has {LENGTH}")
    bits = int.from_bytes(decode_id(name, 10), "little")
    theirs, bits = _read_side(name, bits)
    ours, bits = _read_side(name, bits)
    if bits:
        raise BadFormat(1, LENGTH, f"{name!r} contains more than two sides")
    for point in POINTS:
        if ours[point] and theirs[25 - point]:
            raise BadFormat(1, 1, f"{name!r}: both sides are on point {point} of the side on roll")
    return Board(ours, theirs)


def decode_id(text: str, size: int) -> bytes:
    """The bytes of an ID written in base 64 without padding."""
    if wrong := _FOREIGN.search(text):
        raise BadFormat(1, wrong.start() + 1, f"{wrong.group()!r} is not a character of an ID")
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise BadFormat(1, 1, f"{text!r} is not an ID: {error}") from error
    return data[:size]


def _read_side(name: str, bits: int) -> tuple[Side, int]:
    counts = [0]
    for _ in range(_PLACES):
        count = 0
        while bits & 1:
            count, bits = count + 1, bits >> 1
        counts.append(count)
        bits >>= 1
    if sum(counts) > 15:
        raise BadFormat(1, 1, f"{name!r}: {sum(counts)} checkers on one side; there are 15")
    return tuple(counts), bits

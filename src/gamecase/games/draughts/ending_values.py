"""The values of endings, read from the tables that come with the package without compiled code.

The engine reads the same files much faster (`engine/tablebase.py`), but has to be compiled first. A
few hundred positions, as an exercise needs them, are read here at once.
"""

import lzma
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from math import comb
from pathlib import Path

from gamecase.games.draughts.engine.packed_rules import (
    CAPTURE_DUTY,
    FLAGS,
    pack_rules,
    square_bits,
)
from gamecase.games.draughts.engine.workspace import SQUARES, Material, material_size, materials
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset

PIECES = 4  # at most
_FIRST_LINE = b"gamecase draughts endings 2\n"
_FOLDER = Path(__file__).parent / "engine" / "data"
_GAP = 9  # every ninth bit of a bitboard is unused


class EndingValue(IntEnum):
    """The result of perfect play for the side to move, as the files write it."""

    DRAW = 0
    LOSS = 1
    WIN = 2


class DamagedTable(ValueError):
    """A file of endings that is not as it was written."""


@dataclass(frozen=True, slots=True, eq=False)
class EndingTable:
    """The value of every position of up to four pieces; booklets that move alike share one."""

    values: bytes  # two bits a position
    starts: dict[Material, int]

    def value(self, position: Position) -> EndingValue | None:
        """The value for the side to move; None if there are too many pieces, or none of a side."""
        groups = _groups(position)
        material = tuple(map(len, groups))
        start = self.starts.get((material[0], material[1], material[2], material[3]))
        if start is None:
            return None
        index = 0
        for group in groups:
            index = index * comb(SQUARES, len(group))
            index += sum(comb(place, nth) for nth, place in enumerate(sorted(group), 1))
        at = start + index
        return EndingValue(self.values[at >> 2] >> (at & 3) * 2 & 3)


@cache
def _places(size: int) -> tuple[int, ...]:
    """The place of each square in the order of the tables."""
    bits = [bit.bit_length() - 1 for bit in square_bits(size)]
    return tuple(bit - bit // _GAP for bit in bits)


def _groups(position: Position) -> tuple[list[int], list[int], list[int], list[int]]:
    """The places of own men, own kings, their men and their kings, seen from the side to move."""
    places = _places(position.rules.size)
    marks = "wWbB" if position.turn is Colour.WHITE else "bBwW"
    groups: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], [])
    for at, mark in enumerate(position.cells):
        nth = marks.find(mark)
        if nth >= 0:
            place = places[at]
            groups[nth].append(place if position.turn is Colour.WHITE else SQUARES - 1 - place)
    return groups


def table_of(rules: Ruleset) -> EndingTable:
    """The table of a ruleset on 64 squares; FileNotFoundError for one with other switches."""
    packed = pack_rules(rules)
    flags, duty = int(packed[FLAGS]), int(packed[CAPTURE_DUTY])
    return read_table(_FOLDER / f"{flags:04x}-{duty}-{PIECES}.endings")


@cache
def read_table(path: Path) -> EndingTable:
    """The table of a file; DamagedTable if it is not one."""
    data = path.read_bytes()
    starts: dict[Material, int] = {}
    size = 0
    for total in range(2, PIECES + 1):
        for material in materials(total):
            starts[material] = size
            size += material_size(material)
    try:
        values = lzma.decompress(data.removeprefix(_FIRST_LINE))
    except lzma.LZMAError as error:
        raise DamagedTable(f"{path.name}: {error}") from error
    if not data.startswith(_FIRST_LINE) or len(values) != (size + 3) // 4:
        raise DamagedTable(f"{path.name}: not a table of {PIECES} pieces")
    return EndingTable(values, starts)

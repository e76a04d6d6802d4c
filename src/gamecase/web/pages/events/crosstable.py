"""The crosstable of an event as a picture: who played whom, and how it ended."""

from collections.abc import Sequence
from dataclasses import dataclass

from gamecase.web.pages.events.picture_canvas import QUIET, EventPicture, TextLook

_ROW, _PLACE, _CELL, _TOTAL, _EDGE = 30.0, 38.0, 44.0, 62.0, 6.0
_NAME_LOOK = TextLook(is_bold=True)
_LETTER = 9.4  # the width of a letter of a name, on average


@dataclass(frozen=True, slots=True)
class CrosstableRow:
    """One player, in the order of the standings."""

    name: str
    cells: Sequence[str | None]  # None: the player's own column
    total: str
    place: str = ""


@dataclass(frozen=True, slots=True)
class Crosstable:
    """A heading for each column, and a row for each player."""

    heads: Sequence[str]
    rows: Sequence[CrosstableRow]
    total_head: str = ""


def crosstable_svg(table: Crosstable, title: str, *, is_mirrored: bool = False) -> str:
    """Draw a crosstable; a column grows with the longest text in it."""
    texts = [text for row in table.rows for text in row.cells if text] + [*table.heads]
    cell = max(_CELL, 9.0 * max(map(len, texts), default=0) + 12)
    longest_total = max([len(row.total) for row in table.rows] + [len(table.total_head)])
    total = max(_TOTAL, 9.0 * longest_total + 14)
    longest_name = max((min(len(row.name), _NAME_LOOK.most) for row in table.rows), default=0)
    first = _PLACE + _LETTER * longest_name + 16
    width = first + cell * len(table.heads) + total + 2 * _EDGE
    picture = EventPicture(width, _ROW * (len(table.rows) + 1) + 2 * _EDGE, is_mirrored)
    middle = _EDGE + _ROW / 2
    for column, head in enumerate(table.heads):
        x = _EDGE + first + cell * (column + 0.5)
        picture.text(x, middle, head, QUIET)
    last = _EDGE + first + cell * len(table.heads) + total / 2
    picture.text(last, middle, table.total_head, QUIET)
    for number, row in enumerate(table.rows, 1):
        y = _EDGE + _ROW * number
        if number % 2:
            picture.box((_EDGE, y), (width - 2 * _EDGE, _ROW), "page")
        picture.text(_EDGE + _PLACE - 8, y + _ROW / 2, row.place or str(number), TextLook("end"))
        picture.text(_EDGE + _PLACE + 4, y + _ROW / 2, row.name, _NAME_LOOK)
        for column, text in enumerate(row.cells):
            x = _EDGE + first + cell * column
            if text is None:
                picture.box((x + 2, y + 2), (cell - 4, _ROW - 4), "edge")
            elif text:
                picture.text(x + cell / 2, y + _ROW / 2, text, TextLook("middle"))
        picture.text(last, y + _ROW / 2, row.total, TextLook("middle", is_bold=True))
    return picture.svg(title)

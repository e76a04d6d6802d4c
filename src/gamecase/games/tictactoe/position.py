"""The nine squares and what lies on them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import Seat

EMPTY = "."
MARKS = {Seat.FIRST: "X", Seat.SECOND: "O"}

_SEATS = {mark: seat for seat, mark in MARKS.items()}

Line = tuple[int, int, int]

#: Square names in reading order: row by row from the top left.
SQUARES = tuple(f"{file}{rank}" for rank in "321" for file in "abc")

#: The eight lines of three, as places in reading order.
LINES: tuple[Line, ...] = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)  # fmt: skip


@lru_cache(maxsize=8192)
def _line_holder(cells: str) -> Seat:
    """Asked several times for every move, of some thousand boards in all."""
    for first, second, third in LINES:
        if cells[first] == cells[second] == cells[third] != EMPTY:
            return _SEATS[cells[first]]
    return Seat.NOBODY


@dataclass(frozen=True, slots=True)
class Place:
    """Laying a piece of one's own on a square."""

    square: str

    def __post_init__(self) -> None:
        if self.square not in SQUARES:
            raise BadAction(f"no square {self.square!r}; squares are a1 to c3, or 1 to 9")


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the board. X begins (§2), so the pieces tell whose turn it is."""

    rules: Ruleset
    cells: str = EMPTY * 9

    @property
    def turn(self) -> Seat:
        """Whose piece comes next, were the game to go on."""
        return Seat.FIRST if self.cells.count(EMPTY) % 2 else Seat.SECOND

    def on(self, square: str) -> Seat:
        """Whose piece lies on a square; nobody's when it is empty."""
        return _SEATS.get(self.cells[SQUARES.index(square)], Seat.NOBODY)

    def empty_squares(self) -> Iterator[str]:
        return (name for name, mark in zip(SQUARES, self.cells, strict=True) if mark == EMPTY)

    @property
    def has_line(self) -> Seat:
        """Who has completed a line of three; nobody while there is none."""
        return _line_holder(self.cells)

    def lines_of(self, seat: Seat) -> Iterator[Line]:
        """The lines of three that a seat has completed; one piece can complete two."""
        own, cells = MARKS[seat], self.cells
        return (line for line in LINES if own == cells[line[0]] == cells[line[1]] == cells[line[2]])

    @property
    def is_dead(self) -> bool:
        """Neither side can complete a line any more, for want of squares or of turns."""
        left = self.cells.count(EMPTY)
        for seat, own in MARKS.items():
            turns = (left + (seat is self.turn)) // 2
            for line in LINES:
                marks = [self.cells[at] for at in line]
                missing = marks.count(EMPTY)
                if marks.count(own) + missing == 3 and missing <= turns:
                    return False
        return True

    def with_piece(self, square: str, seat: Seat) -> "Position":
        at = SQUARES.index(square)
        return Position(self.rules, self.cells[:at] + MARKS[seat] + self.cells[at + 1 :])

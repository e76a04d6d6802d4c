"""Positions of tic-tac-toe: nine squares and the pieces on them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import Seat

EMPTY = "."
MARKS = {Seat.FIRST: "X", Seat.SECOND: "O"}

_SEATS = {mark: seat for seat, mark in MARKS.items()}

#: Three indices of squares in reading order.
LineOfThree = tuple[int, int, int]

#: Square names in reading order: row by row from the top left.
SQUARES = tuple(f"{file}{rank}" for rank in "321" for file in "abc")

#: The eight lines of three.
LINES: tuple[LineOfThree, ...] = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
)  # fmt: skip


# A move asks this several times, and there are only a few thousand boards.
@lru_cache(maxsize=8192)
def _line_owner(cells: str) -> Seat:
    for first, second, third in LINES:
        if cells[first] == cells[second] == cells[third] != EMPTY:
            return _SEATS[cells[first]]
    return Seat.NOBODY


@dataclass(frozen=True, slots=True)
class Move:
    """Place a piece on a square."""

    square: str

    def __post_init__(self) -> None:
        if self.square not in SQUARES:
            raise BadAction(f"no square {self.square!r}; squares are a1 to c3, or 1 to 9")


@dataclass(frozen=True, slots=True)
class Position:
    """The pieces on the board. X begins (§2), so their number tells whose turn it is."""

    rules: Ruleset
    cells: str = EMPTY * 9

    @property
    def turn(self) -> Seat:
        """The seat to move next, ignoring that the game may be over."""
        return Seat.FIRST if self.cells.count(EMPTY) % 2 else Seat.SECOND

    def owner(self, square: str) -> Seat:
        """The owner of the piece on a square; NOBODY if it is empty."""
        return _SEATS.get(self.cells[SQUARES.index(square)], Seat.NOBODY)

    def empty_squares(self) -> Iterator[str]:
        return (name for name, mark in zip(SQUARES, self.cells, strict=True) if mark == EMPTY)

    @property
    def line_owner(self) -> Seat:
        """The seat that has completed a line of three; NOBODY if there is none."""
        return _line_owner(self.cells)

    def lines_of(self, seat: Seat) -> Iterator[LineOfThree]:
        """The lines of three that a seat has completed; one piece can complete two."""
        own, cells = MARKS[seat], self.cells
        return (line for line in LINES if own == cells[line[0]] == cells[line[1]] == cells[line[2]])

    def completing_squares(
        self, seat: Seat, lines: tuple[LineOfThree, ...] = LINES
    ) -> frozenset[str]:
        """The empty squares on which a piece of the seat completes one of the lines."""
        squares = set()
        for line in lines:
            marks = [self.cells[index] for index in line]
            if marks.count(MARKS[seat]) == 2 and EMPTY in marks:
                squares.add(SQUARES[line[marks.index(EMPTY)]])
        return frozenset(squares)

    @property
    def is_dead(self) -> bool:
        """Whether neither side can complete a line, for lack of squares or of turns."""
        left = self.cells.count(EMPTY)
        for seat, own in MARKS.items():
            turns = (left + (seat is self.turn)) // 2
            for line in LINES:
                marks = [self.cells[index] for index in line]
                missing = marks.count(EMPTY)
                if marks.count(own) + missing == 3 and missing <= turns:
                    return False
        return True

    def with_piece(self, square: str, seat: Seat) -> "Position":
        index = SQUARES.index(square)
        return Position(self.rules, self.cells[:index] + MARKS[seat] + self.cells[index + 1 :])

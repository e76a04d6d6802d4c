"""The playing squares: their names, their numbers, and the diagonals between them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from gamecase.games.draughts.ruleset import Colour

EMPTY = "."
MEN = {Colour.WHITE: "w", Colour.BLACK: "b"}
KINGS = {Colour.WHITE: "W", Colour.BLACK: "B"}

#: Directions as indices of `Board.rays`: two up the board, then two down.
ALL_DIRECTIONS = (0, 1, 2, 3)
FORWARD = {Colour.WHITE: ALL_DIRECTIONS[:2], Colour.BLACK: ALL_DIRECTIONS[2:]}
_OWNERS = {"w": Colour.WHITE, "W": Colour.WHITE, "b": Colour.BLACK, "B": Colour.BLACK}


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The playing squares of a board, indexed row by row from White's side.

    A mirrored board, with a light square in the left-hand corner, has the same squares in the same
    order under other names, so the rules are the same.
    """

    size: int
    mirrored: bool
    names: tuple[str, ...]
    indices: Mapping[str, int]  # by name
    rays: tuple[tuple[tuple[int, ...], ...], ...]  # by square and direction: the squares beyond
    crowning: Mapping[Colour, range]  # the squares on which men of a colour are crowned

    def row(self, at: int) -> int:
        """The row of a square, from 0 at White's edge."""
        return at // (self.size // 2)

    def far_row(self, colour: Colour) -> int:
        """The row on which men of a colour are crowned."""
        return self.size - 1 if colour is Colour.WHITE else 0

    def crowns(self, at: int, colour: Colour) -> bool:
        """Whether a man of a colour is crowned on a square."""
        return at in self.crowning[colour]

    def column(self, at: int) -> int:
        """The file of a square, from 0 at the left as White sees it."""
        half = self.size // 2
        column = 2 * (at % half) + self.row(at) % 2
        return self.size - 1 - column if self.mirrored else column

    def number(self, at: int) -> int:
        """The printed number of a square: from 1 at the top left, row by row."""
        half = self.size // 2
        along = at % half if not self.mirrored else half - 1 - at % half
        return (self.size - 1 - self.row(at)) * half + along + 1


@cache
def board_of(size: int, mirrored: bool) -> Board:
    """The board of a size."""
    half = size // 2
    squares = [(row, 2 * along + row % 2) for row in range(size) for along in range(half)]
    index = {square: at for at, square in enumerate(squares)}
    rays = []
    for row, column in squares:
        lines = []
        for up, right in ((1, -1), (1, 1), (-1, -1), (-1, 1)):
            line = [(row + up * step, column + right * step) for step in range(1, size)]
            lines.append(tuple(index[square] for square in line if square in index))
        rays.append(tuple(lines))
    files = "abcdefghij"[:size]
    files = files[::-1] if mirrored else files
    names = tuple(f"{files[column]}{row + 1}" for row, column in squares)
    indices = {name: at for at, name in enumerate(names)}
    last = len(names)
    crowning = {Colour.WHITE: range(last - half, last), Colour.BLACK: range(half)}
    return Board(size, mirrored, names, indices, tuple(rays), crowning)


def owner(mark: str) -> Colour | None:
    """The colour of the piece that a character of the board stands for."""
    return _OWNERS.get(mark)


def is_king(mark: str) -> bool:
    return mark in "WB"

"""The dark squares: their names, their numbers, and the diagonals that join them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from gamecase.games.draughts.ruleset import Colour

EMPTY = "."
MEN = {Colour.WHITE: "w", Colour.BLACK: "b"}
KINGS = {Colour.WHITE: "W", Colour.BLACK: "B"}

#: Directions as places of `Board.rays`: two up the board, then two down.
UP = (0, 1)
DOWN = (2, 3)
EVERY_WAY = (0, 1, 2, 3)
_OWNERS = {"w": Colour.WHITE, "W": Colour.WHITE, "b": Colour.BLACK, "B": Colour.BLACK}

FORWARD = {Colour.WHITE: UP, Colour.BLACK: DOWN}


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """The playing squares of one size, counted row by row from White's side.

    A mirrored board (a light square in the left-hand corner) has the same squares in the same
    order, only with other names: the rules never notice.
    """

    size: int
    mirrored: bool
    names: tuple[str, ...]
    places: Mapping[str, int]
    rays: tuple[tuple[tuple[int, ...], ...], ...]  # square, direction -> squares further that way

    def row(self, at: int) -> int:
        """The row of a square, from 0 at White's edge."""
        return at // (self.size // 2)

    def far_row(self, colour: Colour) -> int:
        return self.size - 1 if colour is Colour.WHITE else 0

    def column(self, at: int) -> int:
        """The file of a square, from 0 at the left as White sees it."""
        half = self.size // 2
        column = 2 * (at % half) + self.row(at) % 2
        return self.size - 1 - column if self.mirrored else column

    def number(self, at: int) -> int:
        """The square's number as draughts players print it: from 1 at the top left, row by row."""
        half = self.size // 2
        along = at % half if not self.mirrored else half - 1 - at % half
        return (self.size - 1 - self.row(at)) * half + along + 1


@cache
def board_of(size: int, mirrored: bool) -> Board:
    """The board of a size, made once."""
    half = size // 2
    spots = [(row, 2 * along + row % 2) for row in range(size) for along in range(half)]
    place = {spot: at for at, spot in enumerate(spots)}
    rays = []
    for row, column in spots:
        found = []
        for up, right in ((1, -1), (1, 1), (-1, -1), (-1, 1)):
            steps = range(1, size)
            line = [(row + up * far, column + right * far) for far in steps]
            found.append(tuple(place[spot] for spot in line if spot in place))
        rays.append(tuple(found))
    files = "abcdefghij"[:size]
    files = files[::-1] if mirrored else files
    names = tuple(f"{files[column]}{row + 1}" for row, column in spots)
    places = {name: at for at, name in enumerate(names)}
    return Board(size, mirrored, names, places, tuple(rays))


def owner(mark: str) -> Colour | None:
    """Whose piece a mark of the board is."""
    return _OWNERS.get(mark)


def is_king(mark: str) -> bool:
    return mark in "WB"

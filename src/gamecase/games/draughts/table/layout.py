"""Where the squares lie on the table."""

from dataclasses import dataclass
from functools import cache

from gamecase.games.draughts.board import Board
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.games.draughts.table.art import EDGE, FIELD
from gamecase.kernel.seat import Seat
from gamecase.scene import box


@dataclass(frozen=True, slots=True)
class SquareLayout:
    """The centre and the outline of a square."""

    x: float
    y: float
    key_x: float  # for the arrow keys, which move straight up and down
    outline: str


def layout_for(position: Position, seen_by: Seat) -> tuple[SquareLayout, ...]:
    """The layout of every square as a seat sees the board."""
    return _layout(position.board, is_turned(position.rules, seen_by))


def is_turned(rules: Ruleset, seen_by: Seat) -> bool:
    """Whether a seat sees the board with Black below; every player sees the own side below."""
    return seen_by.is_player and rules.colour_of(seen_by) is Colour.BLACK


@cache
def _layout(board: Board, turned: bool) -> tuple[SquareLayout, ...]:
    cell = FIELD / board.size
    squares = []
    for at in range(len(board.names)):
        across, up = board.column(at), board.row(at)
        if turned:
            across, up = board.size - 1 - across, board.size - 1 - up
        x, y = EDGE + (across + 0.5) * cell, EDGE + (board.size - 0.5 - up) * cell
        # Dark squares are shifted into columns, or no arrow key would lead from row to row.
        shift = 0.5 if across % 2 == 0 else -0.5
        outline = box(x - cell / 2 + 1.5, y - cell / 2 + 1.5, cell - 3, cell - 3)
        squares.append(SquareLayout(x, y, x + shift * cell, outline))
    return tuple(squares)

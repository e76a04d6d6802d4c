"""Notation of tic-tac-toe: `b2` is the middle square, and so is `5`."""

from functools import lru_cache

from gamecase.games.tictactoe.position import MARKS, SQUARES, Move, Position
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadPosition
from gamecase.kernel.seat import Seat


def write_position(position: Position) -> str:
    """The rows from the top, separated by slashes: `X.O/.X./...`."""
    cells = position.cells
    return "/".join((cells[:3], cells[3:6], cells[6:]))


def read_position(rules: Ruleset, text: str) -> Position:
    """Parse a position; BadPosition if it is malformed or cannot occur in a game."""
    rows = text.strip().upper().split("/")
    cells = "".join(rows)
    if [len(row) for row in rows] != [3, 3, 3] or set(cells) - set("XO."):
        raise BadPosition(f"{text!r}: expected three rows of X, O and dot, as in X.O/.X./...")
    lead = cells.count("X") - cells.count("O")
    if lead not in (0, 1):
        raise BadPosition(f"{text!r}: X begins, so X has as many pieces as O or one more")
    position = Position(rules, cells)
    # The side that completed a line moved last, because the game ends there (§6).
    for seat, expected_lead in ((Seat.FIRST, 1), (Seat.SECOND, 0)):
        if next(position.lines_of(seat), None) and lead != expected_lead:
            raise BadPosition(f"{text!r}: play went on after {MARKS[seat]} had three in a row")
    return position


@lru_cache(maxsize=64)
def read_move(text: str) -> Move:
    """Parse `b2`, or the square's number in reading order."""
    name = text.strip().lower()
    if len(name) == 1 and name in "123456789":
        return Move(SQUARES[int(name) - 1])
    if name not in SQUARES:
        raise BadAction(f"{text!r} is no square; expected a1 to c3, or 1 to 9")
    return Move(name)

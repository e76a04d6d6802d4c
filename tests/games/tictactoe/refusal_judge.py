"""An independent judge of refusals in tic-tac-toe, from the text of a position."""

from functools import cache

from gamecase.games.tictactoe.notation import write_position
from gamecase.games.tictactoe.position import Move, Position
from gamecase.kernel.phrase import Refusal


def judge(position: Position, action: Move, refusal: Refusal) -> str | None:
    """What is wrong with a refusal; None if it cites the right clause."""
    broken = broken_clause(position, action)
    if refusal.clause == broken:
        return None
    return f"{action.square}: cites {refusal.clause}, but breaks {broken or 'nothing'}"


def broken_clause(position: Position, action: Move) -> str:
    """The clause that a move breaks; empty if it is legal."""
    cells = write_position(position).replace("/", "")  # row by row from the top
    is_over = "." not in cells or _winner(cells) != ""
    if is_over or (position.rules.ends_when_dead and not _can_be_won(cells)):
        return "game-over"
    row, column = 3 - int(action.square[1]), "abc".index(action.square[0])
    return "" if cells[3 * row + column] == "." else "empty-square"


def _winner(cells: str) -> str:
    lines = [cells[0:3], cells[3:6], cells[6:9], cells[0::3], cells[1::3], cells[2::3]]
    lines += [cells[0::4], cells[2:7:2]]
    return next((line[0] for line in lines if line in ("XXX", "OOO")), "")


@cache
def _can_be_won(cells: str) -> bool:
    """Whether any way to play on leads to three in a row."""
    if _winner(cells):
        return True
    mark = "X" if cells.count("X") == cells.count("O") else "O"
    nexts = (cells[:at] + mark + cells[at + 1 :] for at, cell in enumerate(cells) if cell == ".")
    return any(_can_be_won(after) for after in nexts)

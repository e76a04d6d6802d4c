"""Positions and moves as Hub writes them.

Squares are numbers from the top left as White sees the board. A position is the side to move and
one letter a square: w, b, W, B, or e for an empty one. A capture names where from, where to, and
what it takes: 28x19x23.
"""

import re
from collections.abc import Iterable

from gamecase.games.draughts.board import EMPTY, board_of
from gamecase.games.draughts.moves import Play, turns
from gamecase.games.draughts.notation import read_position, write_pieces
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

_SIDES = {"W": Colour.WHITE, "B": Colour.BLACK}
_MOVE = re.compile(r"\d{1,2}(?:-\d{1,2}|(?:x\d{1,2}){2,})")


def read_hub(rules: Ruleset, text: str) -> Position:
    """`Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww` is the beginning on 64 squares."""
    board = board_of(rules.size, rules.mirrored)
    count = len(board.names)
    if not re.fullmatch(rf"[WB][wWbBe]{{{count}}}", text):
        raise BadPosition(
            f"{text[:80]!r}: expected W or B and {count} letters of wWbBe for {rules.key}"
        )
    marks = text[1:].replace("e", EMPTY)
    cells = "".join(marks[board.number(at) - 1] for at in range(count))
    # Read by the door that checks everything: too many, men on their last row, nobody to take.
    return read_position(rules, write_pieces(rules, cells, _SIDES[text[0]]))


def write_hub(position: Position) -> str:
    board = position.board
    marks = (position.cells[board.numbered(n + 1)] for n in range(len(board.names)))
    side = "W" if position.turn is Colour.WHITE else "B"
    return side + "".join(marks).replace(EMPTY, "e")


def write_hub_move(position: Position, play: Play) -> str:
    number = position.board.number
    ends = [number(play.path[0]), number(play.path[-1])]
    if not play.taken:
        return f"{ends[0]}-{ends[1]}"
    return "x".join(str(each) for each in (*ends, *sorted(number(at) for at in play.taken)))


def read_hub_move(position: Position, text: str) -> Play:
    """The legal turn that a text names; pieces taken may stand in any order."""
    if not _MOVE.fullmatch(text):
        raise BadAction(f"{text[:40]!r} is no move; expected one like 32-28 or 28x19x23")
    start, end, *taken = re.split("[-x]", text)
    wanted = "x".join((start, end, *sorted(taken, key=int))) if taken else text
    for play in turns(position.rules, position.cells, position.turn).plays:
        if write_hub_move(position, play) == wanted:
            return play
    raise BadAction(f"{text!r} is not legal in {write_hub(position)}")


def write_line(position: Position, moves: Iterable[Move]) -> list[str]:
    """Moves one after the other from a position."""
    found = []
    for move in moves:
        play = turns(position.rules, position.cells, position.turn).by_move[move]
        found.append(write_hub_move(position, play))
        position = Position(position.rules, play.after, position.turn.other)
    return found

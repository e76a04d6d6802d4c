"""Positions and moves as Hub writes them.

Squares are numbers from the top left as White sees the board. A position is the side to move and
one letter a square: w, b, W, B, or e for an empty one. A capture names where from, where to, and
what it takes: 28x19x23.

Hub is a protocol for 100 squares. On 64 some programs number otherwise, pydraughts among them: its
positions are those of a board seen by whoever begins, who is always w, and its moves count from the
corner of the game's GameType. Both come to the same on 100 squares.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from gamecase.games.draughts.board import EMPTY
from gamecase.games.draughts.formats.pdn_squares import UPPER_LEFT, corner_of, ordered
from gamecase.games.draughts.moves import Play, turns
from gamecase.games.draughts.notation import read_position, write_pieces
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

_LETTERS = {"W": Colour.WHITE, "B": Colour.BLACK}
_SWAPPED = str.maketrans("wWbB", "bBwW")
_MOVE = re.compile(r"\d{1,2}(?:-\d{1,2}|(?:x\d{1,2}){2,})")


@dataclass(frozen=True, slots=True)
class Numbering:
    """Which squares the numbers mean, and who is called w."""

    placed: tuple[int, ...]  # in positions
    moved: tuple[int, ...]  # in moves
    is_swapped: bool = False  # w is Black

    def letters(self, text: str) -> str:
        return text.translate(_SWAPPED) if self.is_swapped else text


def as_hub(rules: Ruleset) -> Numbering:
    """As White sees the board, everywhere."""
    order = ordered(rules, UPPER_LEFT, turned=False)
    return Numbering(order, order)


def as_pdn(rules: Ruleset) -> Numbering:
    """Positions as the beginner sees the board, moves by the GameType."""
    turned = rules.black_begins
    placed = ordered(rules, UPPER_LEFT, turned)
    return Numbering(placed, ordered(rules, corner_of(rules), turned), is_swapped=turned)


#: By the names other programs choose one by.
NUMBERINGS = {"hub": as_hub, "pdn": as_pdn}


def read_hub(rules: Ruleset, text: str, numbering: Numbering) -> Position:
    """`Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww` is the beginning on 64 squares."""
    count = len(numbering.placed)
    if not re.fullmatch(rf"[WB][wWbBe]{{{count}}}", text):
        raise BadPosition(
            f"{text[:80]!r}: expected W or B and {count} letters of wWbBe for {rules.key}"
        )
    meant = numbering.letters(text).replace("e", EMPTY)
    held = dict(zip(numbering.placed, meant[1:], strict=True))
    cells = "".join(held[at] for at in range(count))
    # Read by the door that checks everything: too many, men on their last row, nobody to take.
    return read_position(rules, write_pieces(rules, cells, _LETTERS[meant[0]]))


def write_hub(position: Position, numbering: Numbering) -> str:
    side = "W" if position.turn is Colour.WHITE else "B"
    marks = "".join(position.cells[at] for at in numbering.placed)
    return numbering.letters(side + marks).replace(EMPTY, "e")


def write_hub_move(play: Play, numbering: Numbering) -> str:
    def number(at: int) -> int:
        return numbering.moved.index(at) + 1

    ends = [number(play.path[0]), number(play.path[-1])]
    if not play.taken:
        return f"{ends[0]}-{ends[1]}"
    return "x".join(str(each) for each in (*ends, *sorted(number(at) for at in play.taken)))


def read_hub_move(position: Position, text: str, numbering: Numbering) -> Play:
    """The legal turn that a text names; pieces taken may stand in any order."""
    if not _MOVE.fullmatch(text):
        raise BadAction(f"{text[:40]!r} is no move; expected one like 32-28 or 28x19x23")
    start, end, *taken = re.split("[-x]", text)
    wanted = "x".join((start, end, *sorted(taken, key=int))) if taken else text
    for play in turns(position.rules, position.cells, position.turn).plays:
        if write_hub_move(play, numbering) == wanted:
            return play
    raise BadAction(f"{text!r} is not legal in {write_hub(position, numbering)}")


def write_line(position: Position, moves: Iterable[Move], numbering: Numbering) -> list[str]:
    """Moves one after the other from a position."""
    found = []
    for move in moves:
        play = turns(position.rules, position.cells, position.turn).by_move[move]
        found.append(write_hub_move(play, numbering))
        position = Position(position.rules, play.after, position.turn.other)
    return found

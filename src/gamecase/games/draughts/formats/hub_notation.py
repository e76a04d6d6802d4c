"""Positions and moves in the notation of the Hub protocol.

Squares are numbered from the top left as White sees the board. A position is the side to move and
one letter for each square: w, b, W, B, or e for an empty one. A capture names its start, its end
and the pieces taken: 28x19x23.

Hub is a protocol for 100 squares. On 64 squares some programs number otherwise, pydraughts among
them: its positions are seen by the side that begins, which is always w, and its moves are numbered
from the corner of the game's GameType. On 100 squares both are the same.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from gamecase.games.draughts.board import EMPTY
from gamecase.games.draughts.formats.pdn_notation import UPPER_LEFT, corner_of, squares_from_corner
from gamecase.games.draughts.moves import Play, legal_moves
from gamecase.games.draughts.notation import read_position, write_pieces
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

_LETTERS = {"W": Colour.WHITE, "B": Colour.BLACK}
_SWAPPED = str.maketrans("wWbB", "bBwW")
_MOVE = re.compile(r"\d{1,2}(?:-\d{1,2}|(?:x\d{1,2}){2,})")


@dataclass(frozen=True, slots=True)
class Numbering:
    """The squares in the order of their numbers, and which side is called w."""

    position_order: tuple[int, ...]
    move_order: tuple[int, ...]
    is_swapped: bool = False  # w is Black

    def letters(self, text: str) -> str:
        return text.translate(_SWAPPED) if self.is_swapped else text


def hub_numbering(rules: Ruleset) -> Numbering:
    """The numbering of the protocol: as White sees the board."""
    order = squares_from_corner(rules, UPPER_LEFT, turned=False)
    return Numbering(order, order)


def pdn_numbering(rules: Ruleset) -> Numbering:
    """The numbering of pydraughts: positions as seen by the side that begins, moves by GameType."""
    turned = rules.black_begins
    position_order = squares_from_corner(rules, UPPER_LEFT, turned)
    move_order = squares_from_corner(rules, corner_of(rules), turned)
    return Numbering(position_order, move_order, is_swapped=turned)


#: The values of the parameter `squares`.
NUMBERINGS = {"hub": hub_numbering, "pdn": pdn_numbering}


def read_hub(rules: Ruleset, text: str, numbering: Numbering) -> Position:
    """Read a position; `Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww` is the opening on 64 squares."""
    count = len(numbering.position_order)
    if not re.fullmatch(rf"[WB][wWbBe]{{{count}}}", text):
        raise BadPosition(
            f"{text[:80]!r}: expected W or B and {count} letters of wWbBe for {rules.key}"
        )
    letters = numbering.letters(text).replace("e", EMPTY)
    by_square = dict(zip(numbering.position_order, letters[1:], strict=True))
    cells = "".join(by_square[at] for at in range(count))
    # read_position checks the pieces: their number, men on their last row, a side without any.
    return read_position(rules, write_pieces(rules, cells, _LETTERS[letters[0]]))


def write_hub(position: Position, numbering: Numbering) -> str:
    side = "W" if position.turn is Colour.WHITE else "B"
    marks = "".join(position.cells[at] for at in numbering.position_order)
    return numbering.letters(side + marks).replace(EMPTY, "e")


def write_hub_move(play: Play, numbering: Numbering) -> str:
    def number(at: int) -> int:
        return numbering.move_order.index(at) + 1

    ends = [number(play.path[0]), number(play.path[-1])]
    if not play.taken:
        return f"{ends[0]}-{ends[1]}"
    return "x".join(map(str, (*ends, *sorted(number(at) for at in play.taken))))


def read_hub_move(position: Position, text: str, numbering: Numbering) -> Play:
    """The legal move that a text names; pieces taken may be in any order."""
    if not _MOVE.fullmatch(text):
        raise BadAction(f"{text[:40]!r} is not a move; expected one like 32-28 or 28x19x23")
    start, end, *taken = re.split("[-x]", text)
    ordered = "x".join((start, end, *sorted(taken, key=int))) if taken else text
    for play in legal_moves(position.rules, position.cells, position.turn).plays:
        if write_hub_move(play, numbering) == ordered:
            return play
    raise BadAction(f"{text!r} is not legal in {write_hub(position, numbering)}")


def write_line(position: Position, moves: Iterable[Move], numbering: Numbering) -> list[str]:
    """The moves of a line from a position."""
    texts = []
    for move in moves:
        play = legal_moves(position.rules, position.cells, position.turn).by_move[move]
        texts.append(write_hub_move(play, numbering))
        position = Position(position.rules, play.after, position.turn.other)
    return texts

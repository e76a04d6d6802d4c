"""Squares, moves and positions in Portable Draughts Notation.

Squares are written as numbers or names as is usual in each game; both are read in all of them. The
GameType tells the game and the corner from which squares are numbered
(https://pdn.fmjd.org/gametype.html).
"""

import re
from functools import cache

from gamecase.games.draughts.board import board_of, is_king, owner
from gamecase.games.draughts.notation import read_position, write_pieces
from gamecase.games.draughts.position import Move, Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadPosition

#: Type, side that begins, width, height, names (A) or numbers (N) with the corner of the first
#: square as seen by the side that begins (0 lower left, 1 lower right, 2 upper left, 3 upper
#: right), and whether the board is mirrored.
GAME_TYPES = {
    "international": "20,W,10,10,N2,0",
    "english": "21,B,8,8,N1,0",
    "italian": "22,W,8,8,N2,1",
    "pool": "23,B,8,8,N1,0",
    "spanish": "24,W,8,8,N1,1",
    "russian": "25,W,8,8,A0,0",
    "brazilian": "26,W,8,8,A0,0",
    "portuguese": "28,W,8,8,A0,0",
    "czech": "29,W,8,8,A0,0",
    "thai": "31,W,8,8,A0,0",
}
BY_NUMBER = {text.partition(",")[0]: key for key, text in GAME_TYPES.items()}


UPPER_LEFT = 2


def corner_of(rules: Ruleset) -> int:
    """The corner of the first square by the GameType."""
    return int(_notation(rules)[1])


def _notation(rules: Ruleset) -> str:
    return GAME_TYPES.get(rules.key, "A0,0").split(",")[-2]


def _has_numbers(rules: Ruleset) -> bool:
    """Whether squares are written as numbers, not as names."""
    return _notation(rules)[0] == "N"


@cache
def squares_by_number(rules: Ruleset) -> tuple[int, ...]:
    """The squares in the order of their numbers; in games without numbers from the upper left."""
    if _has_numbers(rules):
        return squares_from_corner(rules, corner_of(rules), rules.black_begins)
    return squares_from_corner(rules, UPPER_LEFT, False)


@cache
def squares_from_corner(rules: Ruleset, corner: int, turned: bool) -> tuple[int, ...]:
    """The squares row by row from a corner as White sees the board, or as Black does if turned."""
    board = board_of(rules.size, rules.mirrored)
    last = rules.size - 1

    def order(at: int) -> tuple[int, int]:
        row, column = board.row(at), board.column(at)
        if turned:
            row, column = last - row, last - column
        return row if corner < 2 else -row, -column if corner % 2 else column

    return tuple(sorted(range(len(board.names)), key=order))


def write_move(rules: Ruleset, move: Move) -> str:
    """A move as it is usually written in a game."""
    if not _has_numbers(rules):
        return move.text.replace("x", ":") if rules.key == "russian" else move.text
    indices, order = board_of(rules.size, rules.mirrored).indices, squares_by_number(rules)
    numbers = (str(order.index(indices[name]) + 1) for name in move.squares)
    return ("x" if move.takes else "-").join(numbers)


def write_fen(position: Position) -> str:
    """The side to move and the pieces, by number where the game has numbers.

    For example `B:W18,24,K27:B12,16`.
    """
    if not _has_numbers(position.rules):
        return write_pieces(position.rules, position.cells, position.turn)
    order = squares_by_number(position.rules)
    sides = []
    for colour, letter in ((Colour.WHITE, "W"), (Colour.BLACK, "B")):
        pieces = [
            ("K" if is_king(position.cells[at]) else "") + str(number)
            for number, at in enumerate(order, start=1)
            if owner(position.cells[at]) is colour
        ]
        sides.append(letter + ",".join(pieces))
    return ":".join(("W" if position.turn is Colour.WHITE else "B", *sides))


def read_fen(rules: Ruleset, text: str) -> Position:
    """Read a position by numbers or names, with ranges such as 1-12."""
    parts = text.strip().rstrip(".").split(":")
    # Some programs add counts of quiet moves, as in :H0:F1.
    parts = parts[:3] + [part for part in parts[3:] if not re.fullmatch(r"[HF]\d+", part)]
    sides = {part[:1].upper(): part[1:] for part in parts[1:]}
    if len(parts) != 3 or {*sides} != {"W", "B"} or parts[0].upper() not in ("W", "B"):
        raise BadPosition(f"{text!r}: expected side and pieces, as in W:W31-50:B1-20")
    named = {
        letter: ",".join(_expand_piece(rules, text, piece) for piece in pieces.split(",") if piece)
        for letter, pieces in sides.items()
    }
    return read_position(rules, f"{parts[0].upper()}:W{named['W']}:B{named['B']}")


def _expand_piece(rules: Ruleset, text: str, piece: str) -> str:
    """A piece or a range of pieces by names of squares."""
    board, order = board_of(rules.size, rules.mirrored), squares_by_number(rules)
    match = re.fullmatch(r"\s*(K?)(\d{1,3})(?:-(\d{1,3}))?\s*", piece)
    if match is None:
        return piece.strip()
    first, last = int(match[2]), int(match[3] or match[2])
    if not 1 <= first <= last <= len(board.names):
        raise BadPosition(f"{text!r}: {piece!r}; squares are 1 to {len(board.names)}")
    return ",".join(match[1] + board.names[at] for at in order[first - 1 : last])


def square_index(rules: Ruleset, part: str) -> int | None:
    if part.isdecimal():
        order = squares_by_number(rules)
        return order[int(part) - 1] if 1 <= int(part) <= len(order) else None
    return board_of(rules.size, rules.mirrored).indices.get(part)

"""Draughts in writing: `d6xf4` is a capture, `B:Wc3,Kd4:Bb6` a position.

A position is the side to move and the pieces of White and of Black, K before a king's square. What
must be remembered follows: the turns that few pieces have lasted, `+4`, where a booklet counts
them; after a capture or a man's move its squares, `[d6 f4]`; after that the quiet moves of kings,
`W:WKa1:BKh8 a1-b2 h8-g7`, and then the pieces are those before these moves.
"""

import re
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from gamecase.games.draughts.board import EMPTY, KINGS, MEN, board_of, is_king, owner
from gamecase.games.draughts.moves import turns
from gamecase.games.draughts.position import Move, Position, short_limit
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

_SQUARE = r"[a-j](?:10|[1-9])"
_MOVE = re.compile(rf"({_SQUARE})-({_SQUARE})")
_CAPTURE = re.compile(rf"{_SQUARE}(?:x{_SQUARE})+")
_PIECES = re.compile(r"([WB]):W([^:]*):B([^:]*)")
_PIECE = re.compile(rf"(K?)({_SQUARE})")

_LETTERS = {Colour.WHITE: "W", Colour.BLACK: "B"}
_LONGEST = 16_000  # characters; no position that can come about is longer


def read_move(text: str) -> Move:
    """`b6-a5`, or a capture with every square it lands on: `c3xe5xg7`."""
    wanted = text.strip().lower()
    if len(wanted) <= 200:
        if found := _MOVE.fullmatch(wanted):
            return Move(found.groups(), takes=False)
        if _CAPTURE.fullmatch(wanted):
            return Move(tuple(wanted.split("x")), takes=True)
    raise BadAction(f"{text[:60]!r} is no move; expected one like b6-a5 or d6xf4xd2")


# --- positions ---


def write_pieces(position_rules: Ruleset, cells: str, turn: Colour) -> str:
    """Whose turn it is and what stands where, by the names of squares."""
    names = board_of(position_rules.size, position_rules.mirrored).names
    sides = []
    for colour in Colour:
        held = [
            ("K" if is_king(mark) else "") + name
            for name, mark in zip(names, cells, strict=True)
            if owner(mark) is colour
        ]
        sides.append(f"{_LETTERS[colour]}{','.join(held)}")
    return ":".join((_LETTERS[turn], *sides))


@lru_cache(maxsize=1 << 12)
def write_position(position: Position) -> str:
    boards = (*position.past, position.cells)
    turn = position.turn if len(boards) % 2 else position.turn.other
    parts = [write_pieces(position.rules, boards[0], turn)]
    # Quiet moves of kings are counted again when they are read.
    if position.short > len(position.past):
        parts.append(f"+{position.short - len(position.past)}")
    if not position.past and position.last:
        parts.append(f"[{' '.join(position.last)}]")
    names = position.board.names
    for before, after in pairwise(boards):
        start, end = _difference(before, after)
        parts.append(f"{names[start]}-{names[end]}")
    return " ".join(parts)


def _difference(before: str, after: str) -> tuple[int, int]:
    """Where the one piece that moved quietly came from and went to."""
    changed = [at for at, (one, two) in enumerate(zip(before, after, strict=True)) if one != two]
    return (changed[0], changed[1]) if after[changed[0]] == EMPTY else (changed[1], changed[0])


def read_position(rules: Ruleset, text: str) -> Position:
    """The position a text describes; a fault is told with the part it lies in."""
    if len(text) > _LONGEST:
        raise BadPosition(f"{text[:60]!r} ...: {len(text)} characters are too many")
    pieces, *rest = text.strip().split(" ") or [""]
    position = _read_pieces(rules, pieces)
    if rest and rest[0].startswith("+"):
        position = _counted(position, rest.pop(0))
    if rest and rest[0].startswith("["):
        last = " ".join(rest)
        found = re.fullmatch(rf"\[({_SQUARE}(?: {_SQUARE})+)\]", last)
        if found is None:
            raise BadPosition(f"{text!r}: {last!r} is no last move; expected one like [c5 b6]")
        return _with_last(position, tuple(found[1].split(" ")))
    for part in rest:
        position = _played(position, part)
    return position


def _read_pieces(rules: Ruleset, text: str) -> Position:
    found = _PIECES.fullmatch(text)
    if found is None:
        raise BadPosition(f"{text!r}: expected side and pieces, as in B:Wc3,Kd4:Bb6")
    board = board_of(rules.size, rules.mirrored)
    cells = [EMPTY] * len(board.names)
    for colour, listed in zip(Colour, found.groups()[1:], strict=True):
        pieces = listed.split(",") if listed else []
        if len(pieces) > rules.men:
            raise BadPosition(
                f"{text!r}: {len(pieces)} pieces of {colour}; a side has {rules.men} at most"
            )
        for piece in pieces:
            at, mark = _read_piece(rules, colour, piece)
            if cells[at] != EMPTY:
                raise BadPosition(f"{text!r}: two pieces stand on {board.names[at]}")
            cells[at] = mark
    turn = Colour.WHITE if found[1] == "W" else Colour.BLACK
    if not any(owner(mark) is turn.other for mark in cells):
        raise BadPosition(f"{text!r}: {turn.other} has no pieces, and would have moved last")
    return Position(rules, "".join(cells), turn)


def _read_piece(rules: Ruleset, colour: Colour, text: str) -> tuple[int, str]:
    board = board_of(rules.size, rules.mirrored)
    found = _PIECE.fullmatch(text)
    if found is None:
        raise BadPosition(f"{text!r} is no piece; expected a square, with K before a king's")
    at = board.places.get(found[2])
    if at is None:
        raise BadPosition(
            f"{found[2]} is no dark square of this board; a corner is {board.names[0]}"
        )
    if not found[1] and board.row(at) == board.far_row(colour):
        raise BadPosition(f"a man of {colour} on {found[2]}: on its last row it would be a king")
    return at, (KINGS if found[1] else MEN)[colour]


def _with_last(position: Position, squares: tuple[str, ...]) -> Position:
    """The position, with the squares of the move that led to it."""
    places = position.board.places
    if any(name not in places for name in squares):
        raise BadPosition(f"{' '.join(squares)!r}: a square that this board does not have")
    if owner(position.on(squares[-1])) is not position.turn.other:
        raise BadPosition(f"{' '.join(squares)!r}: nobody of the other side stands on its end")
    return replace(position, last=squares)


def _counted(position: Position, text: str) -> Position:
    """The position, with the turns that its few pieces have lasted."""
    limit = short_limit(position.rules, position.cells)
    if limit is None:
        raise BadPosition(f"{text!r}: nothing is counted with these pieces")
    if not re.fullmatch(r"\+[1-9]\d?", text) or int(text[1:]) > 2 * limit:
        raise BadPosition(f"{text!r}: expected turns so far, from +1 to +{2 * limit}")
    return replace(position, short=int(text[1:]))


def _played(position: Position, text: str) -> Position:
    try:
        move = read_move(text)
    except BadAction as error:
        raise BadPosition(str(error)) from error
    found = turns(position.rules, position.cells, position.turn).find(move)
    if found is None or found.taken or not is_king(position.on(move.squares[0])):
        told = write_pieces(position.rules, position.cells, position.turn)
        raise BadPosition(f"{text!r} is no quiet move of a king in {told}")
    past = (*position.past, position.cells)
    is_counted = short_limit(position.rules, position.cells) is not None
    short = position.short + 1 if is_counted else 0
    return Position(position.rules, found.after, position.turn.other, past, move.squares, short)

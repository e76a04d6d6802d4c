"""The notation of moves and positions: `d6xf4` is a capture, `B:Wc3,Kd4:Bb6` a position.

A position is the side to move and the pieces of White and of Black, with K before a king's square.
The history that draws depend on follows: the turns of a short ending, `+4`, where a booklet counts
them; the squares of the last move if it was a capture or a man's move, `[d6 f4]`; otherwise the
quiet moves of kings since then, `W:WKa1:BKh8 a1-b2 h8-g7`, and the pieces are those before these
moves.
"""

import re
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from gamecase.games.draughts.board import EMPTY, KINGS, MEN, board_of, is_king, owner
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Move, Position, short_limit
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.errors import BadAction, BadPosition

_SQUARE = r"[a-j](?:10|[1-9])"
_MOVE = re.compile(rf"({_SQUARE})-({_SQUARE})")
_CAPTURE = re.compile(rf"{_SQUARE}(?:x{_SQUARE})+")
_PIECES = re.compile(r"([WB]):W([^:]*):B([^:]*)")
_PIECE = re.compile(rf"(K?)({_SQUARE})")

_LETTERS = {Colour.WHITE: "W", Colour.BLACK: "B"}
_MAX_LENGTH = 16_000  # characters; no reachable position is longer


def read_move(text: str) -> Move:
    """Read a move, `b6-a5`, or a capture with every square it lands on, `c3xe5xg7`."""
    lowered = text.strip().lower()
    if len(lowered) <= 200:
        if match := _MOVE.fullmatch(lowered):
            return Move(match.groups(), takes=False)
        if _CAPTURE.fullmatch(lowered):
            return Move(tuple(lowered.split("x")), takes=True)
    raise BadAction(f"{text[:60]!r} is not a move; expected one like b6-a5 or d6xf4xd2")


# --- positions ---


def write_pieces(rules: Ruleset, cells: str, turn: Colour) -> str:
    """The side to move and the pieces, by the names of squares."""
    names = board_of(rules.size, rules.mirrored).names
    sides = []
    for colour in Colour:
        pieces = [
            ("K" if is_king(mark) else "") + name
            for name, mark in zip(names, cells, strict=True)
            if owner(mark) is colour
        ]
        sides.append(f"{_LETTERS[colour]}{','.join(pieces)}")
    return ":".join((_LETTERS[turn], *sides))


@lru_cache(maxsize=1 << 12)
def write_position(position: Position) -> str:
    """A position with its history."""
    boards = (*position.past, position.cells)
    turn = position.turn if len(boards) % 2 else position.turn.other
    parts = [write_pieces(position.rules, boards[0], turn)]
    # Reading the quiet moves of kings counts them again.
    if position.short_turns > len(position.past):
        parts.append(f"+{position.short_turns - len(position.past)}")
    if not position.past and position.last:
        parts.append(f"[{' '.join(position.last)}]")
    names = position.board.names
    for before, after in pairwise(boards):
        start, end = _difference(before, after)
        parts.append(f"{names[start]}-{names[end]}")
    return " ".join(parts)


def _difference(before: str, after: str) -> tuple[int, int]:
    """The start and the end of the quiet move between two boards."""
    changed = [at for at, (one, two) in enumerate(zip(before, after, strict=True)) if one != two]
    return (changed[0], changed[1]) if after[changed[0]] == EMPTY else (changed[1], changed[0])


def read_position(rules: Ruleset, text: str) -> Position:
    """Read a position; BadPosition names the part that is wrong."""
    if len(text) > _MAX_LENGTH:
        raise BadPosition(f"{text[:60]!r} ...: {len(text)} characters are too many")
    pieces, *rest = text.strip().split(" ") or [""]
    position = _read_pieces(rules, pieces)
    if rest and rest[0].startswith("+"):
        position = _read_short_turns(position, rest.pop(0))
    if rest and rest[0].startswith("["):
        last = " ".join(rest)
        match = re.fullmatch(rf"\[({_SQUARE}(?: {_SQUARE})+)\]", last)
        if match is None:
            raise BadPosition(f"{text!r}: {last!r} is not a last move; expected one like [c5 b6]")
        return _with_last_move(position, tuple(match[1].split(" ")))
    for part in rest:
        position = _apply_quiet_move(position, part)
    return position


def _read_pieces(rules: Ruleset, text: str) -> Position:
    match = _PIECES.fullmatch(text)
    if match is None:
        raise BadPosition(f"{text!r}: expected side and pieces, as in B:Wc3,Kd4:Bb6")
    board = board_of(rules.size, rules.mirrored)
    cells = [EMPTY] * len(board.names)
    for colour, listed in zip(Colour, match.groups()[1:], strict=True):
        pieces = listed.split(",") if listed else []
        if len(pieces) > rules.men:
            raise BadPosition(
                f"{text!r}: {len(pieces)} pieces of {colour}; a side has at most {rules.men}"
            )
        for piece in pieces:
            at, mark = _read_piece(rules, colour, piece)
            if cells[at] != EMPTY:
                raise BadPosition(f"{text!r}: two pieces on {board.names[at]}")
            cells[at] = mark
    turn = Colour.WHITE if match[1] == "W" else Colour.BLACK
    if not any(owner(mark) is turn.other for mark in cells):
        raise BadPosition(f"{text!r}: {turn.other} has no pieces but made the last move")
    return Position(rules, "".join(cells), turn)


def _read_piece(rules: Ruleset, colour: Colour, text: str) -> tuple[int, str]:
    board = board_of(rules.size, rules.mirrored)
    match = _PIECE.fullmatch(text)
    if match is None:
        raise BadPosition(f"{text!r} is not a piece; expected a square, with K before a king's")
    at = board.indices.get(match[2])
    if at is None:
        raise BadPosition(
            f"{match[2]} is not a dark square of this board; a corner is {board.names[0]}"
        )
    if not match[1] and board.row(at) == board.far_row(colour):
        raise BadPosition(f"a man of {colour} on {match[2]}: on its last row it would be a king")
    return at, (KINGS if match[1] else MEN)[colour]


def _with_last_move(position: Position, squares: tuple[str, ...]) -> Position:
    """The position with the squares of the move that led to it."""
    indices = position.board.indices
    if any(name not in indices for name in squares):
        raise BadPosition(f"{' '.join(squares)!r}: a square that this board does not have")
    if owner(position.on(squares[-1])) is not position.turn.other:
        raise BadPosition(f"{' '.join(squares)!r}: no piece of the other side on the last square")
    return replace(position, last=squares)


def _read_short_turns(position: Position, text: str) -> Position:
    """The position with the number of turns of its short ending."""
    limit = short_limit(position.rules, position.cells)
    if limit is None:
        raise BadPosition(f"{text!r}: moves are not counted with these pieces")
    if not re.fullmatch(r"\+[1-9]\d?", text) or int(text[1:]) > 2 * limit:
        raise BadPosition(f"{text!r}: expected turns so far, from +1 to +{2 * limit}")
    return replace(position, short_turns=int(text[1:]))


def _apply_quiet_move(position: Position, text: str) -> Position:
    try:
        move = read_move(text)
    except BadAction as error:
        raise BadPosition(str(error)) from error
    play = legal_moves(position.rules, position.cells, position.turn).find(move)
    if play is None or play.taken or not is_king(position.on(move.squares[0])):
        pieces = write_pieces(position.rules, position.cells, position.turn)
        raise BadPosition(f"{text!r} is not a quiet move of a king in {pieces}")
    past = (*position.past, position.cells)
    is_counted = short_limit(position.rules, position.cells) is not None
    short_turns = position.short_turns + 1 if is_counted else 0
    return Position(
        position.rules, play.after, position.turn.other, past, move.squares, short_turns
    )

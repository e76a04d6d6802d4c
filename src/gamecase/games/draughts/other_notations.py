"""Notations of draughts: FEN and moves by numbers as in PDN, and those of the Hub protocol."""

import re

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.formats.hub_notation import (
    hub_numbering,
    read_hub,
    read_hub_move,
    write_hub,
    write_hub_move,
)
from gamecase.games.draughts.formats.pdn_notation import (
    read_fen,
    square_index,
    write_fen,
    write_move,
)
from gamecase.games.draughts.formats.pdn_parser import find_play
from gamecase.games.draughts.moves import legal_moves
from gamecase.games.draughts.position import Move, Position
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.other_notation import ActionNotation, PositionNotation, RulesetChoice

_SQUARE = r"(?:[a-j](?:10|[1-9])|\d{1,2})"
_MOVE = re.compile(rf"{_SQUARE}(?:\s*[-x:]\s*{_SQUARE})+")
_SQUARES = re.compile(_SQUARE)
_ITEM = r"K?\w{1,3}(?:-\d{1,2})?"
_SIDE = rf":[WBwb](?:{_ITEM}(?:,{_ITEM})*)?"


def _read_fen(choose: RulesetChoice, text: str) -> Position:
    return read_fen(choose({}), text)


def _read_hub(choose: RulesetChoice, text: str) -> Position:
    rules = choose({})
    return read_hub(rules, text.strip(), hub_numbering(rules))


POSITIONS = (
    PositionNotation(
        key="fen",
        pattern=re.compile(rf"[WBwb]{_SIDE}{_SIDE}(?::[HF]\d+)*\.?"),
        write=write_fen,
        read=_read_fen,
        ruleset="international",
    ),
    PositionNotation(
        key="hub",
        pattern=re.compile(r"[WB][wWbBe]{32,50}"),
        write=lambda position: write_hub(position, hub_numbering(position.rules)),
        read=_read_hub,
        ruleset="international",
    ),
)


# --- moves ---


def _read_move(position: Position, text: str) -> Move:
    """A move by numbers or names; squares of a capture that are not needed may be missing."""
    plain = text.strip().lower()
    if not _MOVE.fullmatch(plain):
        raise BadAction(f"{text[:40]!r}: expected a move like 32-28, 28x19, b6-a5 or d6xf4")
    try:
        return find_play(position, plain).move
    except BadInput as error:
        rules = position.rules
        names = board_of(rules.size, rules.mirrored).names
        path = [square_index(rules, part) for part in _SQUARES.findall(plain)]
        squares = tuple(names[at] for at in path if at is not None)
        takes = "-" not in plain
        if len(squares) < len(path) or (len(squares) > 2 and not takes):
            raise BadAction(f"{text[:40]!r}: {error}") from error
        return Move(squares, takes)  # illegal: the rules say why


def _read_hub_move(position: Position, text: str) -> Move:
    return read_hub_move(position, text.strip(), hub_numbering(position.rules)).move


def _write_hub_move(position: Position, move: Move) -> str:
    play = legal_moves(position.rules, position.cells, position.turn).find(move)
    if play is None:
        raise BadAction(f"{move.text!r} is not legal here, so hub cannot write it")
    return write_hub_move(play, hub_numbering(position.rules))


ACTIONS = (
    ActionNotation(
        key="pdn",
        read=_read_move,
        write=lambda position, move: write_move(position.rules, move),
    ),
    ActionNotation(key="hub", read=_read_hub_move, write=_write_hub_move),
)

"""Notations of chess: FEN and EPD for positions; SAN, UCI and long algebraic for moves."""

import re
from collections.abc import Callable

import chess

from gamecase.games.chess.notation import read_action, read_fen, write_position
from gamecase.games.chess.position import Action, Move, Position
from gamecase.games.chess.san import attempted_move, read_san
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.other_notation import ActionNotation, PositionNotation, RulesetChoice

_PIECES = r"[1-8pnbrqkPNBRQK]{1,8}(?:/[1-8pnbrqkPNBRQK]{1,8}){7}"


def _read(choose: RulesetChoice, text: str) -> Position:
    rules = choose({})
    return Position(rules, read_fen(rules, text))


def _read_epd(choose: RulesetChoice, text: str) -> Position:
    """The first four fields; operations after them are not part of the position."""
    return _read(choose, " ".join(text.split()[:4]))


POSITIONS = (
    PositionNotation(
        key="fen",
        pattern=re.compile(rf"{_PIECES} [wb] [-KQA-Hkqa-h]{{1,4}} [-a-h1-8]{{1,2}}( \d+ \d+)?"),
        write=lambda position: str(position.state.board.fen()),
        read=_read,
    ),
    PositionNotation(
        key="epd",
        pattern=re.compile(rf"{_PIECES} [wb] [-KQA-Hkqa-h]{{1,4}} [-a-h1-8]{{1,2}}( .*)?"),
        write=lambda position: str(position.state.board.epd()),
        read=_read_epd,
    ),
    PositionNotation(
        key="uci", pattern=re.compile(r"startpos( moves .*)?"), write=write_position, read=_read
    ),
)


# --- moves ---


def _read_san(position: Position, text: str) -> Action:
    """The move that SAN means; where it is illegal, the move that somebody meant by it."""
    try:
        return read_action(read_san(position, text))
    except BadInput as error:
        attempt = attempted_move(position.state.board, text.strip())
        if not attempt:
            raise BadAction(f"{text[:40]!r}: expected a move like Nf3, e2e4 or e8=Q") from error
        return read_action(attempt)


def _writer(
    write: Callable[[chess.Board, chess.Move], str],
) -> Callable[[Position, Action], str]:
    def write_action(position: Position, action: Action) -> str:
        if not isinstance(action, Move):
            return action.text
        move = position.state.legal.get(action.text)
        if move is None:
            raise BadAction(f"{action.text!r} is not legal here, so only uci can write it")
        return write(position.state.board, move)

    return write_action


ACTIONS = (
    ActionNotation(key="san", read=_read_san, write=_writer(lambda board, move: board.san(move))),
    ActionNotation(key="lan", read=_read_san, write=_writer(lambda board, move: board.lan(move))),
    ActionNotation(
        key="uci",
        read=lambda _position, text: read_action(text),
        write=lambda _position, action: str(action.text),
    ),
)

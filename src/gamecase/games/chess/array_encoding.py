"""Chess as arrays. Black sees the board turned, so that both sides play up the board."""

import chess
import numpy as np
from numpy.typing import NDArray

from gamecase.games.chess.position import (
    ARRANGEMENTS,
    CLAIMS,
    Action,
    Chess960Start,
    DrawClaim,
    Move,
    Position,
    read_move,
)
from gamecase.games.chess.ruleset import Ruleset
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.seat import Seat

_SQUARES = 64
_MOVES = _SQUARES * _SQUARES  # from and to; a pawn becomes a queen
_PROMOTIONS = "nbr"  # or one of these: piece, file, and one file to the left, none, to the right
_CLAIMS = _MOVES + len(_PROMOTIONS) * 8 * 3
_PLANES = 18


def action_count(rules: Ruleset) -> int:
    return _CLAIMS + len(CLAIMS)


def observation_shape(rules: Ruleset) -> tuple[int, ...]:
    return (_PLANES, 8, 8)


def observe(position: Position, seat: Seat) -> NDArray[np.float32]:
    """Planes: our six kinds of pieces, theirs, castling, en passant, and moves towards a draw."""
    board = position.state.board
    ours = seat is Seat.FIRST
    turned = 0 if ours else 56
    planes = np.zeros((_PLANES, _SQUARES), np.float32)
    for square, piece in board.piece_map().items():
        theirs = 0 if piece.color == ours else 6
        planes[theirs + piece.piece_type - 1, square ^ turned] = 1
    for side, first in ((ours, 12), (not ours, 14)):
        planes[first] = board.has_kingside_castling_rights(side)
        planes[first + 1] = board.has_queenside_castling_rights(side)
    if board.ep_square is not None:
        planes[16, board.ep_square ^ turned] = 1
    planes[17] = min(board.halfmove_clock / position.rules.last_quiet_ply, 1)
    return planes.reshape(_PLANES, 8, 8)


def _number(position: Position, action: Move | DrawClaim) -> int:
    if isinstance(action, DrawClaim):
        return _CLAIMS + CLAIMS.index(action.reason)
    turned = 0 if position.turn is Seat.FIRST else 56
    start = chess.parse_square(action.start) ^ turned
    end = chess.parse_square(action.end) ^ turned
    if action.promotion in ("", "q"):
        return start * _SQUARES + end
    aside = end % 8 - start % 8 + 1
    return _MOVES + (_PROMOTIONS.index(action.promotion) * 8 + start % 8) * 3 + aside


def _legal(position: Position) -> dict[int, Action]:
    if not position.is_set_up:
        return {}
    actions: list[Move | DrawClaim] = [*position.claims, *map(read_move, position.state.legal)]
    return {_number(position, action): action for action in actions}


def legal_ids(position: Position) -> NDArray[np.int64]:
    return np.array(sorted(_legal(position)), np.int64)


def action_of(position: Position, number: int) -> Action:
    legal = _legal(position)
    if number not in legal:
        raise BadAction(f"{number}: expected the number of a legal action")
    return legal[number]


def chances(position: Position) -> dict[Action, float]:
    """The start positions of Chess960, which are equally likely."""
    if position.is_set_up:
        raise BadInput("nature is not to act")
    return {Chess960Start(number): 1 / ARRANGEMENTS for number in range(ARRANGEMENTS)}

"""The guide to a first game of chess."""

import chess

from gamecase.games.chess.position import Action, Move, Position
from gamecase.kernel.phrase import Phrase

#: The usual values of the pieces in pawns; a king is never exchanged.
PIECE_VALUES = {
    chess.PAWN: 1,
    chess.KNIGHT: 3,
    chess.BISHOP: 3,
    chess.ROOK: 5,
    chess.QUEEN: 9,
    chess.KING: 100,
}
_CENTRE = chess.SquareSet([chess.D4, chess.E4, chess.D5, chess.E5])


def describe_options(position: Position) -> Phrase:
    board = position.state.board
    if board.is_check():
        return Phrase("guide-may", {"what": "check"})
    return Phrase("guide-may", {"what": "begin" if board.fullmove_number <= 8 else "other"})


def spots_of_action(position: Position, action: Action) -> tuple[str, ...]:
    return (action.start, action.end) if isinstance(action, Move) else ()


def explain_action(position: Position, action: Action) -> Phrase:
    if not isinstance(action, Move):
        return Phrase("guide-why", {"why": "draw"})
    board = position.state.board
    return Phrase("guide-why", {"why": _reason(board, position.state.legal[action.text])})


def _reason(board: chess.Board, move: chess.Move) -> str:
    """The most important reason that applies."""
    after = board.copy(stack=False)
    after.push(move)
    mover = board.piece_type_at(move.from_square)
    captured = chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square)
    can_be_recaptured = after.is_attacked_by(after.turn, move.to_square)
    if after.is_checkmate():
        return "mate"
    if move.promotion:
        return "promotes"
    if board.is_castling(move):
        return "castles"
    if captured and mover:
        if not can_be_recaptured or PIECE_VALUES[captured] > PIECE_VALUES[mover]:
            return "gains"
        if PIECE_VALUES[captured] == PIECE_VALUES[mover]:
            return "trades"
    if after.is_check():
        return "check"
    if _is_in_danger(board, move.from_square) and not _is_in_danger(after, move.to_square):
        return "saves"
    if mover in (chess.KNIGHT, chess.BISHOP) and _is_on_back_rank(board, move.from_square):
        return "develops"
    if mover == chess.PAWN and move.to_square in _CENTRE:
        return "middle"
    return "other"


def _is_in_danger(board: chess.Board, square: chess.Square) -> bool:
    """Whether a piece can be captured for free, or by a piece of lower value."""
    piece = board.piece_at(square)
    if piece is None:
        return False
    attackers = [board.piece_type_at(start) for start in board.attackers(not piece.color, square)]
    if not attackers:
        return False
    cheapest = min(PIECE_VALUES[kind] for kind in attackers if kind)
    is_guarded = bool(board.attackers(piece.color, square))
    return cheapest < PIECE_VALUES[piece.piece_type] or not is_guarded


def _is_on_back_rank(board: chess.Board, square: chess.Square) -> bool:
    return chess.square_rank(square) == (0 if board.turn == chess.WHITE else 7)

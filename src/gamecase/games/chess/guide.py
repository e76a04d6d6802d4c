"""Somebody beside a first game of chess."""

import chess

from gamecase.games.chess.position import Action, Claim, Position
from gamecase.kernel.phrase import Phrase

#: What pieces are worth in pawns, as beginners count; a king is never given for anything.
_WORTH = {
    chess.PAWN: 1,
    chess.KNIGHT: 3,
    chess.BISHOP: 3,
    chess.ROOK: 5,
    chess.QUEEN: 9,
    chess.KING: 100,
}
_MIDDLE = chess.SquareSet([chess.D4, chess.E4, chess.D5, chess.E5])


def describe_options(position: Position) -> Phrase:
    board = position.ground.board
    if board.is_check():
        return Phrase("guide-may", {"what": "check"})
    return Phrase("guide-may", {"what": "begin" if board.fullmove_number <= 8 else "other"})


def spots_of_action(position: Position, action: Action) -> tuple[str, ...]:
    return () if isinstance(action, Claim) else (action.start, action.end)


def explain_action(position: Position, action: Action) -> Phrase:
    if isinstance(action, Claim):
        return Phrase("guide-why", {"why": "draw"})
    board = position.ground.board
    return Phrase("guide-why", {"why": _reason(board, position.ground.legal[action.text])})


def _reason(board: chess.Board, move: chess.Move) -> str:
    """The first of these that is true, the weightiest first."""
    after = board.copy(stack=False)
    after.push(move)
    mover = board.piece_type_at(move.from_square)
    taken = chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square)
    can_be_retaken = after.is_attacked_by(after.turn, move.to_square)
    if after.is_checkmate():
        return "mate"
    if move.promotion:
        return "promotes"
    if board.is_castling(move):
        return "castles"
    if taken and mover:
        if not can_be_retaken or _WORTH[taken] > _WORTH[mover]:
            return "gains"
        if _WORTH[taken] == _WORTH[mover]:
            return "trades"
    if after.is_check():
        return "check"
    if _is_in_danger(board, move.from_square) and not _is_in_danger(after, move.to_square):
        return "saves"
    if mover in (chess.KNIGHT, chess.BISHOP) and _is_at_home(board, move.from_square):
        return "develops"
    if mover == chess.PAWN and move.to_square in _MIDDLE:
        return "middle"
    return "other"


def _is_in_danger(board: chess.Board, square: chess.Square) -> bool:
    """Whether a piece can be taken for nothing, or by something worth less."""
    piece = board.piece_at(square)
    if piece is None:
        return False
    takers = [board.piece_type_at(each) for each in board.attackers(not piece.color, square)]
    if not takers:
        return False
    cheapest = min(_WORTH[each] for each in takers if each)
    is_guarded = bool(board.attackers(piece.color, square))
    return cheapest < _WORTH[piece.piece_type] or not is_guarded


def _is_at_home(board: chess.Board, square: chess.Square) -> bool:
    return chess.square_rank(square) == (0 if board.turn == chess.WHITE else 7)

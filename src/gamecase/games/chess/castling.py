"""Castling, also as in Chess960: what a king's move means by it, and why it is refused."""

import chess

from gamecase.games.chess.position import Position
from gamecase.games.chess.refusal_facts import piece_facts, square_names
from gamecase.kernel.phrase import Refusal

_FILES = {True: (6, 5), False: (2, 3)}  # of the king and the rook after O-O and after O-O-O


def castling_rook(
    board: chess.Board, start: chess.Square, end: chess.Square
) -> chess.Square | None:
    """The rook's square if a move means to castle, whether it may or not.

    The king goes two squares, in Chess960 to the rook or to where castling takes it.
    """
    rank = chess.square_rank(start)
    is_at_home = rank == (0 if board.turn == chess.WHITE else 7) and chess.square_rank(end) == rank
    if start != board.king(board.turn) or not is_at_home:
        return None
    distance, is_short = abs(end - start), end > start
    if not board.chess960:
        is_castling = chess.square_file(start) == 4 and distance == 2
        return chess.square(7 if is_short else 0, rank) if is_castling else None
    if board.piece_at(end) == chess.Piece(chess.ROOK, board.turn):
        return end
    if distance < 2 or chess.square_file(end) != _FILES[is_short][0]:
        return None
    row = board.pieces(chess.ROOK, board.turn) & chess.BB_RANKS[rank]
    rooks = [square for square in row if (square > start) == is_short]
    return (max if is_short else min)(rooks, default=None)


def castling_meant(board: chess.Board, text: str) -> str:
    """The text of the castling of Chess960 that a king's move means; empty if it means none."""
    start, end = chess.parse_square(text[:2]), chess.parse_square(text[2:4])
    rook = castling_rook(board, start, end)
    return "" if rook is None else text[:2] + chess.square_name(rook)


def other_target(board: chess.Board, move: chess.Move) -> str:
    """The other square that players touch to castle; empty if the move does not castle.

    It is the rook's square, in Chess960 the one where the king goes.
    """
    if not board.is_castling(move):
        return ""
    is_short, rank = move.to_square > move.from_square, chess.square_rank(move.to_square)
    file = _FILES[is_short][0] if board.chess960 else 7 if is_short else 0
    return chess.square_name(chess.square(file, rank))


def refuse_castling(position: Position, king: chess.Square, rook: chess.Square) -> Refusal | None:
    """The refusal of castling, or None if it is legal."""
    board, is_short = position.state.board, rook > king
    if not board.castling_rights & chess.BB_SQUARES[rook]:
        return _refuse_after_move(position, king, rook)
    rank = chess.square_rank(king)
    king_end, rook_end = (chess.square(file, rank) for file in _FILES[is_short])
    both = chess.BB_SQUARES[king] | chess.BB_SQUARES[rook]
    way = _way(king, king_end) | _way(rook, rook_end)
    blockers = chess.SquareSet(way & board.occupied & ~both)
    if blockers:
        nearest = min(blockers, key=lambda square: chess.square_distance(king, square))
        clause = "castling-path" if position.rules.chess960 else "castling-between"
        return Refusal(clause, piece_facts(board, nearest), square_names(nearest))
    without_king = board.occupied ^ chess.BB_SQUARES[king]
    after = board.occupied & ~both | chess.BB_SQUARES[king_end] | chess.BB_SQUARES[rook_end]
    crossed = sorted(
        chess.SquareSet(chess.between(king, king_end)),
        key=lambda square: chess.square_distance(king, square),
    )
    for why, square, occupied in (
        ("out", king, board.occupied),
        *(("through", square, without_king) for square in crossed),
        ("into", king_end, after),
    ):
        attackers = board.attackers(not board.turn, square, chess.SquareSet(occupied))
        if attackers:
            facts = piece_facts(board, min(attackers))
            facts |= {"why": why, "crossed": chess.square_name(square)}
            return Refusal("castling-attacked", facts, square_names(square, *attackers))
    return None


def _way(start: chess.Square, end: chess.Square) -> int:
    """The squares that a piece crosses, and the one where it arrives."""
    return int(chess.between(start, end) | chess.BB_SQUARES[end])


def _refuse_after_move(position: Position, king: chess.Square, rook: chess.Square) -> Refusal:
    """The refusal where the right to castle is gone: the king or the rook has moved."""
    board = position.state.board
    home = position.first_board().king(board.turn)
    king_moved = any(chess.parse_square(move.start) == home for move in position.played_moves)
    mover = "king" if king_moved else "rook"
    if board.piece_at(rook) != chess.Piece(chess.ROOK, board.turn):
        mover = "no-rook"
    facts = {"mover": mover, "side": "short" if rook > king else "long"}
    return Refusal("castling-moved", facts, square_names(king if mover == "king" else rook))

"""Premoves: wherever a piece could go once the opponent has moved.

The opponent's move is not known yet, so no piece on the board blocks a premove: a line may open,
and a piece that captures may be captured.
"""

from collections.abc import Iterator

import chess

from gamecase.games.chess.position import Position
from gamecase.kernel.seat import Seat
from gamecase.scene import Path


def premove_paths(position: Position, seat: Seat) -> tuple[Path, ...]:
    """Paths from square to square; they are checked when they are played."""
    board = position.state.board
    if not position.is_set_up:
        return ()
    colour = chess.WHITE if seat is Seat.FIRST else chess.BLACK
    return tuple(
        Path((chess.square_name(start), chess.square_name(end)))
        for start, piece in sorted(board.piece_map().items())
        if piece.color == colour
        for end in sorted(_destinations(board, start, piece))
    )


def _destinations(
    board: chess.Board, start: chess.Square, piece: chess.Piece
) -> Iterator[chess.Square]:
    empty_board = chess.BaseBoard.empty()
    empty_board.set_piece_at(start, piece)
    yield from empty_board.attacks(start)
    if piece.piece_type == chess.PAWN:
        forward = 8 if piece.color == chess.WHITE else -8
        yield start + forward
        if chess.square_rank(start) == (1 if piece.color == chess.WHITE else 6):
            yield start + 2 * forward
    if piece.piece_type == chess.KING and board.chess960:
        row = chess.BB_RANK_1 if piece.color == chess.WHITE else chess.BB_RANK_8
        yield from chess.SquareSet(board.castling_rights & row)
    elif piece.piece_type == chess.KING:
        if board.has_kingside_castling_rights(piece.color):
            yield start + 2
        if board.has_queenside_castling_rights(piece.color):
            yield start - 2

"""Moves planned before one's turn: wherever a piece could go once the other side has moved.

What the other side will do is not known, so a piece is held back by nothing that stands there now:
a way may open, and what is taken may be taken back.
"""

from collections.abc import Iterator

import chess

from gamecase.games.chess.position import Position
from gamecase.kernel.seat import Seat
from gamecase.scene import Path


def planned(position: Position, seat: Seat) -> tuple[Path, ...]:
    """From square to square; whether it can be played is seen when the turn comes."""
    board = position.ground.board
    colour = chess.WHITE if seat is Seat.FIRST else chess.BLACK
    return tuple(
        Path((chess.square_name(start), chess.square_name(end)))
        for start, man in sorted(board.piece_map().items())
        if man.color == colour
        for end in sorted(_reached(board, start, man))
    )


def _reached(board: chess.Board, start: chess.Square, man: chess.Piece) -> Iterator[chess.Square]:
    alone = chess.BaseBoard.empty()
    alone.set_piece_at(start, man)
    yield from alone.attacks(start)
    if man.piece_type == chess.PAWN:
        forward = 8 if man.color == chess.WHITE else -8
        yield start + forward
        if chess.square_rank(start) == (1 if man.color == chess.WHITE else 6):
            yield start + 2 * forward
    if man.piece_type == chess.KING:
        if board.has_kingside_castling_rights(man.color):
            yield start + 2
        if board.has_queenside_castling_rights(man.color):
            yield start - 2

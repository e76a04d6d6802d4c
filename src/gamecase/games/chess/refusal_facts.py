"""Pieces and squares as the facts of refusals."""

import chess

from gamecase.kernel.phrase import Fact

FIGURINES = dict(zip("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟", strict=True))
_AS_TEXT = "\ufe0e"  # keeps browsers from drawing the pawn as an emoji


def figurine(piece: chess.Piece) -> str:
    """The symbol of a piece, which books of every language use."""
    return FIGURINES[piece.symbol()] + _AS_TEXT


def piece_facts(board: chess.Board, square: chess.Square) -> dict[str, Fact]:
    """The piece on a square as facts: `{"piece": "♞", "square": "f6"}`."""
    piece = board.piece_at(square)
    assert piece is not None  # a refusal names a piece that is there
    return {"piece": figurine(piece), "square": chess.square_name(square)}


def square_names(*squares: chess.Square) -> tuple[str, ...]:
    return tuple(chess.square_name(square) for square in squares)

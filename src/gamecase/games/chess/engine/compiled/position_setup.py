"""A position of python-chess in a workspace, and moves from one to the other."""

import chess

from gamecase.games.chess.engine.compiled.board_moves import CASTLING
from gamecase.games.chess.engine.compiled.workspace import (
    BLACK,
    BOARD,
    CASTLING_ROOKS,
    COLOURS,
    EMPTY,
    KEY,
    KEYS,
    LONGEST_PAST,
    MADE,
    NO_SQUARE,
    PASSANT,
    PASSANT_KEYS,
    PHASE,
    PHASES,
    PIECE_KEYS,
    PIECES,
    QUIET,
    RIGHTS,
    RIGHTS_KEPT,
    RIGHTS_KEYS,
    SIDE,
    SIDE_KEY,
    SIDE_PIECES,
    SQUARE_SUM,
    SQUARE_VALUES,
    WHITE,
    IntArray,
    signed,
)

_ALL_RIGHTS = 15


def write_position(board: chess.Board, workspace: IntArray) -> None:
    """Write a position, and the keys of those before it that can still be repeated."""
    past = board.copy()
    keys: list[int] = []
    while past.move_stack and len(keys) < min(board.halfmove_clock, LONGEST_PAST - 1):
        past.pop()
        keys.append(position_key(past, workspace))
    keys.reverse()
    for nth, key in enumerate(keys):
        workspace[KEYS + nth] = key
    _write_pieces(board, workspace)
    _write_castling(board, workspace)
    workspace[SIDE] = _side(board)
    workspace[PASSANT] = _passant_square(board)
    # A clock that is longer than the known past must not reach before it.
    workspace[QUIET] = board.halfmove_clock
    workspace[MADE] = len(keys)
    workspace[KEY] = workspace[KEYS + len(keys)] = position_key(board, workspace)


def _side(board: chess.Board) -> int:
    return WHITE if board.turn == chess.WHITE else BLACK


def _pieces(board: chess.Board) -> list[tuple[int, int]]:
    """Squares and pieces."""
    return [
        (square, piece.piece_type - 1 + (0 if piece.color else SIDE_PIECES))
        for square, piece in board.piece_map().items()
    ]


def _write_pieces(board: chess.Board, workspace: IntArray) -> None:
    workspace[BOARD : BOARD + 64] = EMPTY
    workspace[PIECES : COLOURS + 2] = 0
    workspace[SQUARE_SUM] = workspace[PHASE] = 0
    for square, piece in _pieces(board):
        workspace[BOARD + square] = piece
        workspace[PIECES + piece] |= signed(1 << square)
        workspace[COLOURS + (piece >= SIDE_PIECES)] |= signed(1 << square)
        workspace[SQUARE_SUM] += workspace[SQUARE_VALUES + piece * 64 + square]
        workspace[PHASE] += workspace[PHASES + piece]


def _castling_rooks(board: chess.Board) -> dict[int, int]:
    """The rook of each right to castle."""
    rooks = {}
    for square in chess.SquareSet(board.clean_castling_rights()):
        colour = square < chess.A2
        king = board.king(colour)
        assert king is not None  # there is no right to castle without a king
        rooks[(0 if colour else 2) + (square < king)] = square
    return rooks


def _write_castling(board: chess.Board, workspace: IntArray) -> None:
    rooks = _castling_rooks(board)
    workspace[RIGHTS] = sum(1 << nth for nth in rooks)
    workspace[RIGHTS_KEPT : RIGHTS_KEPT + 64] = _ALL_RIGHTS
    for nth, square in rooks.items():
        workspace[CASTLING_ROOKS + nth] = square
        king = board.king(nth < 2)
        workspace[RIGHTS_KEPT + square] &= ~(1 << nth)
        workspace[RIGHTS_KEPT + (king or 0)] &= ~(1 << nth)


def _passant_square(board: chess.Board) -> int:
    """The square of a capture en passant, only where a pawn stands ready for it."""
    return board.ep_square if board.has_pseudo_legal_en_passant() else NO_SQUARE  # type: ignore[return-value]


def position_key(board: chess.Board, workspace: IntArray) -> int:
    """The hash that the workspace has for a position."""
    key = int(workspace[SIDE_KEY]) if board.turn == chess.BLACK else 0
    for square, piece in _pieces(board):
        key ^= int(workspace[PIECE_KEYS + piece * 64 + square])
    key ^= int(workspace[RIGHTS_KEYS + sum(1 << nth for nth in _castling_rooks(board))])
    return key ^ int(workspace[PASSANT_KEYS + _passant_square(board)])


def to_chess_move(move: int, board: chess.Board) -> chess.Move:
    """A move of the workspace as python-chess writes it for a board."""
    start, end, becomes = move & 63, move >> 6 & 63, move >> 12 & 7
    if move >> 15 & 3 == CASTLING and not board.chess960:
        end = (start & 56) + (6 if end > start else 2)
    return chess.Move(start, end, promotion=becomes + 1 if becomes else None)

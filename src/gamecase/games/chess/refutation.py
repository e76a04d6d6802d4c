"""The reply that shows what is wrong with a move, where it takes no engine to find it."""

from dataclasses import dataclass

import chess

from gamecase.games.chess.first_game_guide import PIECE_VALUES
from gamecase.games.chess.position import Position

_LOSS = 2  # pawns that a piece must lose to be called lost


@dataclass(frozen=True, slots=True)
class Refutation:
    """A reply, and why it refutes: "mate", "escapes" or "takes"."""

    reply: str
    why: str


def find_refutation(after: Position, mate_in: int = 0) -> Refutation | None:
    """What refutes the last move, if that is plain; `mate_in`: so many moves it had to mate in."""
    board = after.state.board.copy(stack=False)
    replies = [*board.legal_moves]
    for reply in replies:
        if _is_mate(board, reply):
            return Refutation(reply.uci(), "mate")
    if mate_in == 2 and (escape := _escape(board, replies)) is not None:
        return Refutation(escape.uci(), "escapes")
    if after.state.last is not None and not mate_in:
        taking = _taking(board, chess.parse_square(after.state.last.end), replies)
        if taking is not None:
            return Refutation(taking.uci(), "takes")
    return None


def _is_mate(board: chess.Board, move: chess.Move) -> bool:
    if not board.gives_check(move):
        return False
    board.push(move)
    is_mate = board.is_checkmate()
    board.pop()
    return is_mate


def _escape(board: chess.Board, replies: list[chess.Move]) -> chess.Move | None:
    """A reply after which there is no mate in one."""
    for reply in replies:
        board.push(reply)
        is_safe = not any(_is_mate(board, move) for move in [*board.legal_moves])
        board.pop()
        if is_safe:
            return reply
    return None


def _taking(board: chess.Board, square: int, replies: list[chess.Move]) -> chess.Move | None:
    """The cheapest capture of the piece that moved, if that piece is lost for too little."""
    kind = board.piece_type_at(square)
    captures = [reply for reply in replies if reply.to_square == square]
    if kind is None or not captures or kind == chess.KING:
        return None
    cheapest = min(
        captures, key=lambda move: PIECE_VALUES[board.piece_type_at(move.from_square) or 6]
    )
    board.push(cheapest)
    is_retaken = any(move.to_square == square for move in board.legal_moves)
    taker = board.piece_type_at(square)
    board.pop()
    loss = PIECE_VALUES[kind] - (PIECE_VALUES[taker or chess.KING] if is_retaken else 0)
    return cheapest if loss >= _LOSS else None

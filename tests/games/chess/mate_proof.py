"""Which moves force mate within so many moves, found by trying everything."""

import chess


def mating_moves(board: chess.Board, moves: int) -> list[str]:
    """The first moves that force mate in at most so many moves of the side to move."""
    return [move.uci() for move in [*board.legal_moves] if _mates(board, move, moves)]


def _mates(board: chess.Board, move: chess.Move, moves: int) -> bool:
    if moves == 1 and not board.gives_check(move):
        return False
    board.push(move)
    replies = [*board.legal_moves]
    is_mate = board.is_check() if not replies else moves > 1
    is_mate = is_mate and all(_is_lost(board, reply, moves - 1) for reply in replies)
    board.pop()
    return is_mate


def _is_lost(board: chess.Board, reply: chess.Move, moves: int) -> bool:
    board.push(reply)
    is_lost = any(_mates(board, move, moves) for move in [*board.legal_moves])
    board.pop()
    return is_lost

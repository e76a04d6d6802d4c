"""Which moves force mate within so many moves, found by trying everything."""

import chess


def mating_moves(board: chess.Board, moves: int) -> list[chess.Move]:
    """The first moves that force mate in at most so many moves of the side to move."""
    return [move for move in [*board.legal_moves] if _mates(board, move, moves, [])]


def _mates(board: chess.Board, move: chess.Move, moves: int, killers: list[chess.Move]) -> bool:
    """Whether a move forces mate; `killers` are replies that refuted other moves."""
    if moves == 1 and not board.gives_check(move):
        return False
    board.push(move)
    replies = [*board.legal_moves]
    if not replies:
        is_mate = board.is_check()
    elif moves == 1 or board.is_insufficient_material():
        is_mate = False
    else:
        replies.sort(key=lambda reply: reply not in killers)
        is_mate = all(_is_lost(board, reply, moves - 1, killers) for reply in replies)
    board.pop()
    return is_mate


def _is_lost(board: chess.Board, reply: chess.Move, moves: int, killers: list[chess.Move]) -> bool:
    """Whether after a reply mate can still be forced."""
    board.push(reply)
    ours = sorted(board.legal_moves, key=lambda move: not board.gives_check(move))
    below: list[chess.Move] = []
    is_lost = any(_mates(board, move, moves, below) for move in ours)
    board.pop()
    if not is_lost and reply not in killers:
        killers.insert(0, reply)
    return is_lost

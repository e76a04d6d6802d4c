"""The board after a legal move, as a new board without a stack of moves.

python-chess changes a board in place and remembers how to take the move back; a position needs
neither. Ordinary moves are made here on its bitboards, in a quarter of the time; castling,
promotions and captures en passant are left to python-chess. `tests/games/chess/test_board_after.py`
compares both over whole games.
"""

import chess

_LAST_ROWS = chess.BB_RANK_1 | chess.BB_RANK_8
_RANKS = {chess.WHITE: chess.BB_RANK_1, chess.BLACK: chess.BB_RANK_8}
_PIECES = ("pawns", "knights", "bishops", "rooks", "queens", "kings")


def board_after(board: chess.Board, move: chess.Move) -> chess.Board:
    """A new board after a legal move; castling rights of the board must be clean."""
    start, end = chess.BB_SQUARES[move.from_square], chess.BB_SQUARES[move.to_square]
    distance = move.to_square - move.from_square
    if board.pawns & start:
        is_plain = not end & _LAST_ROWS and move.to_square != board.ep_square
    else:
        # The king goes two squares, or in Chess960 to its own rook.
        is_castling = distance in (2, -2) or end & board.occupied_co[board.turn]
        is_plain = not (board.kings & start and is_castling)
    return _plain_move(board, move, start, end) if is_plain else _other_move(board, move)


def _copy(board: chess.Board) -> chess.Board:
    copied = chess.Board.__new__(chess.Board)
    vars(copied).update(vars(board))
    copied.occupied_co = [*board.occupied_co]
    copied.move_stack = []
    copied._stack = []
    return copied


def _other_move(board: chess.Board, move: chess.Move) -> chess.Board:
    after = _copy(board)
    after.push(move)
    after.clear_stack()
    return after


def _plain_move(board: chess.Board, move: chess.Move, start: int, end: int) -> chess.Board:
    """The board after one piece has gone from one square to another, where it may capture."""
    after = _copy(board)
    turn, state = board.turn, vars(after)
    is_capture = bool(board.occupied & end)
    after.ep_square = None
    if is_capture:
        for pieces in _PIECES:
            if state[pieces] & end:
                state[pieces] ^= end
                break
        after.occupied_co[not turn] ^= end
        after.promoted &= ~end
    for pieces in _PIECES:
        if state[pieces] & start:
            state[pieces] ^= start | end
            break
    after.occupied_co[turn] ^= start | end
    after.occupied = after.occupied_co[chess.WHITE] | after.occupied_co[chess.BLACK]
    if board.promoted & start:
        after.promoted ^= start | end
    if board.castling_rights:
        lost = start | end | (_RANKS[turn] if pieces == "kings" else 0)
        after.castling_rights &= ~lost
    is_pawn = pieces == "pawns"
    if is_pawn and move.to_square - move.from_square in (16, -16):
        after.ep_square = (move.to_square + move.from_square) // 2
    after.halfmove_clock = 0 if is_capture or is_pawn else board.halfmove_clock + 1
    if turn == chess.BLACK:
        after.fullmove_number += 1
    after.turn = not turn
    return after

"""The themes of a chess exercise, as far as they can be told from its moves for certain."""

import chess

_VALUES = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9}
_SACRIFICE = 2  # pawns that the solver is behind after a reply


def themes_of(board: chess.Board, line: list[chess.Move]) -> list[str]:
    """The themes of a line that begins and ends with a move of the solver."""
    found: list[str] = []
    solver, start = board.turn, _balance(board, board.turn)
    if takes_hanging_piece(board, line[0]):
        found.append("hanging")
    board = board.copy(stack=False)
    for nth, move in enumerate(line):
        if board.turn == solver:
            following = line[nth + 2] if nth + 2 < len(line) else None
            found += _themes_of_move(board, move, following)
        board.push(move)
        if board.turn == solver and _balance(board, solver) <= start - _SACRIFICE:
            found.append("sacrifice")
    if board.is_checkmate():
        found = [theme for theme in found if theme != "hanging"] + _themes_of_mate(board)
    return [*dict.fromkeys(found)]


def takes_hanging_piece(board: chess.Board, move: chess.Move) -> bool:
    """Whether a piece is taken that nothing protects, not even from behind another."""
    kind = board.piece_type_at(move.to_square)
    if kind in (None, chess.PAWN):
        return False
    after = board.copy(stack=False)
    after.push(move)
    return not after.is_attacked_by(after.turn, move.to_square)


def _balance(board: chess.Board, colour: chess.Color) -> int:
    """Pawns by which a side is ahead."""
    return sum(
        value * (len(board.pieces(kind, colour)) - len(board.pieces(kind, not colour)))
        for kind, value in _VALUES.items()
    )


def _themes_of_move(
    board: chess.Board, move: chess.Move, following: chess.Move | None
) -> list[str]:
    found = []
    if move.promotion:
        found.append("promotion")
    if _goes_to_pinned_guard(board, move):
        found.append("pin")
    after = board.copy(stack=False)
    after.push(move)
    if any(square != move.to_square for square in after.checkers()) and not board.is_castling(move):
        found.append("discovery")
    if following is not None:
        if _is_fork(after, move, following):
            found.append("fork")
        if _is_discovered_capture(board, move, following):
            found.append("discovery")
    return found


def _goes_to_pinned_guard(board: chess.Board, move: chess.Move) -> bool:
    """Whether a piece could take on the square moved to, were it not pinned to its king."""
    after = board.copy(stack=False)
    after.push(move)
    guards = after.attackers(after.turn, move.to_square)
    legal = {reply.from_square for reply in after.legal_moves if reply.to_square == move.to_square}
    return not after.is_check() and any(
        after.is_pinned(after.turn, square) and square not in legal for square in guards
    )


def _is_fork(after: chess.Board, move: chess.Move, following: chess.Move) -> bool:
    """Whether the piece that moved attacks two, and takes one of them next."""
    kind = after.piece_type_at(move.to_square)
    if kind is None or kind == chess.KING or following.from_square != move.to_square:
        return False
    value = _VALUES[kind]
    targets = [
        square
        for square in after.attacks(move.to_square) & after.occupied_co[after.turn]
        if _is_worth_taking(after, square, value)
    ]
    return len(targets) >= 2 and following.to_square in targets


def _is_worth_taking(after: chess.Board, square: int, value: int) -> bool:
    """Whether taking on a square with a piece of a value wins something."""
    kind = after.piece_type_at(square)
    if kind == chess.KING:
        return True
    if kind is None or kind == chess.PAWN:
        return False
    return _VALUES[kind] > value or not after.is_attacked_by(after.turn, square)


def _is_discovered_capture(board: chess.Board, move: chess.Move, following: chess.Move) -> bool:
    """Whether a move opens the line along which another piece takes next."""
    if following.from_square == move.to_square:
        return False
    kind = board.piece_type_at(following.from_square)
    if kind not in (chess.BISHOP, chess.ROOK, chess.QUEEN):
        return False
    target = board.piece_at(following.to_square)
    if target is None or target.color == board.turn or target.piece_type == chess.KING:
        return False
    between = chess.SquareSet.between(following.from_square, following.to_square)
    blockers = between & board.occupied
    return blockers == chess.SquareSet([move.from_square])


def _themes_of_mate(board: chess.Board) -> list[str]:
    """What kind of mate the board shows."""
    king = board.king(board.turn)
    if king is None:
        return []
    around = chess.SquareSet(chess.BB_KING_ATTACKS[king])
    own = board.occupied_co[board.turn]
    checker = board.checkers().pop()
    kind = board.piece_type_at(checker)
    if kind == chess.KNIGHT and not around - chess.SquareSet(own):
        return ["smothered"]
    back, forward = (0, 1) if board.turn == chess.WHITE else (7, 6)
    in_front = around & chess.SquareSet(chess.BB_RANKS[forward])
    is_on_rank = chess.square_rank(king) == chess.square_rank(checker) == back
    if kind in (chess.ROOK, chess.QUEEN) and is_on_rank and not in_front - chess.SquareSet(own):
        return ["back-rank"]
    return []

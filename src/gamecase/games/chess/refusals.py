"""Why not? The clause a move breaks, and the squares and pieces that show it.

Asked only about moves that are not legal. The nearest reason comes first: whose piece it is, how
it moves, what stands in its way, and only then what would happen to the king.
"""

import chess

from gamecase.games.chess.position import Claim, Move, Position, seat_of
from gamecase.kernel.phrase import Fact, Refusal

FIGURINES = dict(zip("KQRBNPkqrbnp", "♔♕♖♗♘♙♚♛♜♝♞♟", strict=True))
_AS_TEXT = "\ufe0e"  # keeps a browser from painting the pawn as an emoji


def figurine(man: chess.Piece) -> str:
    """A piece as printed in books of every language."""
    return FIGURINES[man.symbol()] + _AS_TEXT


def why_no_claim(position: Position, claim: Claim) -> Refusal:
    if claim.ground == "repetition":
        return Refusal("repetition", {"count": position.ground.repetitions})
    return Refusal("fifty-moves", {"count": position.ground.board.halfmove_clock // 2})


def why_no_move(position: Position, move: Move) -> Refusal:
    """The first clause that an illegal move breaks."""
    board = position.ground.board
    start, end = chess.parse_square(move.start), chess.parse_square(move.end)
    man = board.piece_at(start)
    if man is None or man.color != board.turn:
        holder = seat_of(man.color).value if man else "nobody"
        return Refusal("your-piece", {"square": move.start, "holder": holder}, (move.start,))
    if board.color_at(end) == board.turn and not _may_yet_castle(board, start, end):
        return Refusal("own-square", _on(board, end), (move.end,))
    return (
        _why_not_so(position, man, start, end)
        or _why_no_promotion(man, move)
        or _why_king_in_danger(board, man, chess.Move(start, end))
    )


def _on(board: chess.Board, square: chess.Square) -> dict[str, Fact]:
    """What stands where: `{"piece": "♞", "square": "f6"}`."""
    man = board.piece_at(square)
    assert man is not None  # a reason points at a piece that is there
    return {"piece": figurine(man), "square": chess.square_name(square)}


# --- how pieces move ---


def _why_not_so(
    position: Position, man: chess.Piece, start: chess.Square, end: chess.Square
) -> Refusal | None:
    """It does not move like that, or something stands in its way."""
    board = position.ground.board
    here, there = chess.square_name(start), chess.square_name(end)
    files = abs(chess.square_file(start) - chess.square_file(end))
    ranks = abs(chess.square_rank(start) - chess.square_rank(end))
    straight, diagonal = 0 in (files, ranks), files == ranks
    match man.piece_type:
        case chess.PAWN:
            return _why_no_pawn_move(position, start, end)
        case chess.KING:
            home = chess.E1 if man.color == chess.WHITE else chess.E8
            if start == home and ranks == 0 and files == 2:
                return _why_no_castling(position, start, end)
            fits = max(files, ranks) == 1
        case chess.KNIGHT:
            fits = {files, ranks} == {1, 2}
        case chess.BISHOP:
            fits = diagonal
        case chess.ROOK:
            fits = straight
        case _:
            fits = straight or diagonal
    if not fits:
        name = chess.piece_name(man.piece_type)
        return Refusal(f"{name}-move", {"start": here, "end": there}, (here,))
    blockers = _between(board, start, end)
    if blockers:
        facts = _on(board, blockers[0])
        return Refusal("no-jump", facts, (str(facts["square"]),))
    return None


def _between(board: chess.Board, start: chess.Square, end: chess.Square) -> list[chess.Square]:
    """The pieces between two squares of a line, nearest first."""
    found = chess.SquareSet(chess.between(start, end)) & board.occupied
    return sorted(found, key=lambda each: chess.square_distance(start, each))


def _why_no_pawn_move(position: Position, start: chess.Square, end: chess.Square) -> Refusal | None:
    board = position.ground.board
    here, there = chess.square_name(start), chess.square_name(end)
    forward = 1 if board.turn == chess.WHITE else -1
    home = 1 if board.turn == chess.WHITE else 6
    ahead = (chess.square_rank(end) - chess.square_rank(start)) * forward
    aside = abs(chess.square_file(end) - chess.square_file(start))
    if aside == 1 and ahead == 1:
        return None if board.piece_at(end) else _why_no_pawn_capture(position, start, end)
    if aside == 0 and ahead in (1, 2):
        if ahead == 2 and chess.square_rank(start) != home:
            return Refusal("pawn-move", {"why": "moved", "start": here, "end": there}, (here,))
        blockers = _between(board, start, end) or ([end] if board.piece_at(end) else [])
        if blockers:
            blocked = chess.square_name(blockers[0])
            facts = {"why": "blocked", "start": here, "end": blocked}
            return Refusal("pawn-move", facts, (blocked,))
        return None
    return Refusal("pawn-move", {"why": "shape", "start": here, "end": there}, (here,))


def _why_no_pawn_capture(
    position: Position, start: chess.Square, end: chess.Square
) -> Refusal | None:
    """Nothing stands where the pawn would take; perhaps something passed by there."""
    board, there = position.ground.board, chess.square_name(end)
    if board.ep_square == end:
        return None  # only the king can be against it
    file = chess.square_file(end)
    home, landing = (6, 4) if board.turn == chess.WHITE else (1, 3)  # of the other side's pawns
    beside = chess.square(file, landing)
    passed = chess.square_name(chess.square(file, home)) + chess.square_name(beside)
    is_pawn = board.piece_at(beside) == chess.Piece(chess.PAWN, not board.turn)
    if chess.square_rank(start) == landing and is_pawn and passed in position.moves.split():
        return Refusal("en-passant", _on(board, beside), (chess.square_name(beside),))
    return Refusal("pawn-capture", {"square": there}, (there,))


def _why_no_promotion(man: chess.Piece, move: Move) -> Refusal | None:
    last = "8" if man.color == chess.WHITE else "1"
    arrives = man.piece_type == chess.PAWN and move.end[1] == last
    if arrives and not move.promotion:
        return Refusal("promotion", {"why": "choose", "square": move.end}, (move.end,))
    if move.promotion and not arrives:
        return Refusal("promotion", {"why": "not-there", "square": move.end}, (move.end,))
    return None


# --- castling ---


def _may_yet_castle(board: chess.Board, start: chess.Square, end: chess.Square) -> bool:
    """The hand means castling, and only what stands between or attacks can be against it."""
    corner = chess.square(7 if end > start else 0, chess.square_rank(start))
    is_try = start == board.king(board.turn) and abs(end - start) == 2
    return is_try and bool(board.castling_rights & chess.BB_SQUARES[corner])


def _why_no_castling(position: Position, start: chess.Square, end: chess.Square) -> Refusal | None:
    board = position.ground.board
    is_short = end > start
    corner = chess.square(7 if is_short else 0, chess.square_rank(start))
    here, rook = chess.square_name(start), chess.square_name(corner)
    side = "short" if is_short else "long"
    if not board.castling_rights & chess.BB_SQUARES[corner]:
        king_moved = any(each.start == here for each in position.story)
        mover = "king" if king_moved else "rook"
        if board.piece_at(corner) != chess.Piece(chess.ROOK, board.turn):
            mover = "no-rook"
        where = (here,) if mover == "king" else (rook,)
        return Refusal("castling-moved", {"mover": mover, "side": side}, where)
    blockers = _between(board, start, corner)
    if blockers:
        facts = _on(board, blockers[0])
        return Refusal("castling-between", facts, (str(facts["square"]),))
    transit = chess.square((chess.square_file(start) + chess.square_file(end)) // 2, start // 8)
    for why, square in (("out", start), ("through", transit), ("into", end)):
        attackers = board.attackers(not board.turn, square)
        if attackers:
            facts = _on(board, min(attackers)) | {"why": why, "crossed": chess.square_name(square)}
            return Refusal("castling-attacked", facts, _names(square, *attackers))
    return None


def _names(*squares: chess.Square) -> tuple[str, ...]:
    return tuple(chess.square_name(each) for each in squares)


# --- the king ---


def _why_king_in_danger(board: chess.Board, man: chess.Piece, move: chess.Move) -> Refusal:
    """The move fits, so it is the king who forbids it."""
    before = board.checkers()
    after = board.copy(stack=False)
    promotes = man.piece_type == chess.PAWN and chess.square_rank(move.to_square) in (0, 7)
    move = chess.Move(move.from_square, move.to_square, chess.QUEEN if promotes else None)
    after.push(move)
    king = after.king(not after.turn)
    assert king is not None
    attackers = after.attackers(after.turn, king)
    assert attackers, f"{board.fen()}: {move} is legal"
    attacker = min(attackers)
    facts = _on(after, attacker)
    if man.piece_type == chess.KING:
        facts |= {"crossed": chess.square_name(king)}
        return Refusal("king-safety", facts, _names(king, *attackers))
    clause = "in-check" if attackers & before else "pinned"
    if clause == "in-check":
        attacker = min(attackers & before)
        facts = _on(after, attacker)
    return Refusal(clause, facts, _names(king, attacker))

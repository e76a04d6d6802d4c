"""Refusals: the clause that an illegal move breaks, with the squares and pieces that show it.

The most obvious reason comes first: whose piece it is, how it moves, what is in its way, and only
then what would happen to the king.
"""

import chess

from gamecase.games.chess.castling import castling_rook, refuse_castling
from gamecase.games.chess.position import DrawClaim, Move, Position, seat_of
from gamecase.games.chess.refusal_facts import piece_facts, square_names
from gamecase.kernel.phrase import Refusal


def refuse_claim(position: Position, claim: DrawClaim) -> Refusal:
    by_claim = position.rules.draws_by_claim
    if claim.reason == "repetition":
        clause = "repetition" if by_claim else "repetition-at-once"
        return Refusal(clause, {"count": position.state.repetitions})
    clause = "fifty-moves" if by_claim else "fifty-moves-at-once"
    return Refusal(clause, {"count": position.state.board.halfmove_clock // 2})


def refuse_move(position: Position, move: Move) -> Refusal:
    """The first clause that an illegal move breaks."""
    board = position.state.board
    start, end = chess.parse_square(move.start), chess.parse_square(move.end)
    piece = board.piece_at(start)
    if piece is None or piece.color != board.turn:
        holder = seat_of(piece.color).value if piece else "nobody"
        return Refusal("your-piece", {"square": move.start, "holder": holder}, (move.start,))
    rook = castling_rook(board, start, end)
    may_castle = rook is not None and (
        rook == end or bool(board.castling_rights & chess.BB_SQUARES[rook])
    )
    if board.color_at(end) == board.turn and not may_castle:
        return Refusal("own-square", piece_facts(board, end), (move.end,))
    return (
        _refuse_movement(position, piece, start, end)
        or _refuse_promotion(piece, move)
        or _refuse_for_king(board, piece, chess.Move(start, end))
    )


# --- how pieces move ---


def _refuse_movement(
    position: Position, piece: chess.Piece, start: chess.Square, end: chess.Square
) -> Refusal | None:
    """The refusal if the piece does not move like that, or something is in its way."""
    board = position.state.board
    here, there = chess.square_name(start), chess.square_name(end)
    files = abs(chess.square_file(start) - chess.square_file(end))
    ranks = abs(chess.square_rank(start) - chess.square_rank(end))
    straight, diagonal = 0 in (files, ranks), files == ranks
    match piece.piece_type:
        case chess.PAWN:
            return _refuse_pawn_move(position, start, end)
        case chess.KING:
            rook = castling_rook(board, start, end)
            if rook is not None:
                return refuse_castling(position, start, rook) or _refuse_spelling(board, rook, end)
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
        name = chess.piece_name(piece.piece_type)
        return Refusal(f"{name}-move", {"start": here, "end": there}, (here,))
    blockers = _between(board, start, end)
    if blockers:
        facts = piece_facts(board, blockers[0])
        return Refusal("no-jump", facts, (str(facts["square"]),))
    return None


def _refuse_spelling(board: chess.Board, rook: chess.Square, end: chess.Square) -> Refusal | None:
    """In Chess960 castling is written as the king's move to its rook."""
    if not board.chess960 or rook == end:
        return None
    return Refusal("castling-960", {"square": chess.square_name(rook)}, square_names(rook))


def _between(board: chess.Board, start: chess.Square, end: chess.Square) -> list[chess.Square]:
    """The occupied squares between two squares of a line, nearest first."""
    occupied = chess.SquareSet(chess.between(start, end)) & board.occupied
    return sorted(occupied, key=lambda square: chess.square_distance(start, square))


def _refuse_pawn_move(position: Position, start: chess.Square, end: chess.Square) -> Refusal | None:
    board = position.state.board
    here, there = chess.square_name(start), chess.square_name(end)
    forward = 1 if board.turn == chess.WHITE else -1
    home = 1 if board.turn == chess.WHITE else 6
    ahead = (chess.square_rank(end) - chess.square_rank(start)) * forward
    aside = abs(chess.square_file(end) - chess.square_file(start))
    if aside == 1 and ahead == 1:
        return None if board.piece_at(end) else _refuse_pawn_capture(position, start, end)
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


def _refuse_pawn_capture(
    position: Position, start: chess.Square, end: chess.Square
) -> Refusal | None:
    """The refusal of a capture on an empty square, unless it is en passant."""
    board, there = position.state.board, chess.square_name(end)
    if board.ep_square == end:
        return None  # only the safety of the king can forbid it
    file = chess.square_file(end)
    # The ranks of the opponent's pawns before and after a double step.
    home, landing = (6, 4) if board.turn == chess.WHITE else (1, 3)
    beside = chess.square(file, landing)
    passed = chess.square_name(chess.square(file, home)) + chess.square_name(beside)
    is_pawn = board.piece_at(beside) == chess.Piece(chess.PAWN, not board.turn)
    if chess.square_rank(start) == landing and is_pawn and passed in position.moves.split():
        return Refusal("en-passant", piece_facts(board, beside), (chess.square_name(beside),))
    return Refusal("pawn-capture", {"square": there}, (there,))


def _refuse_promotion(piece: chess.Piece, move: Move) -> Refusal | None:
    last = "8" if piece.color == chess.WHITE else "1"
    arrives = piece.piece_type == chess.PAWN and move.end[1] == last
    if arrives and not move.promotion:
        return Refusal("promotion", {"why": "choose", "square": move.end}, (move.end,))
    if move.promotion and not arrives:
        return Refusal("promotion", {"why": "not-there", "square": move.end}, (move.end,))
    return None


# --- the king ---


def _refuse_for_king(board: chess.Board, piece: chess.Piece, move: chess.Move) -> Refusal:
    """The refusal of a move that only the safety of the king forbids."""
    before = board.checkers()
    after = board.copy(stack=False)
    promotes = piece.piece_type == chess.PAWN and chess.square_rank(move.to_square) in (0, 7)
    move = chess.Move(move.from_square, move.to_square, chess.QUEEN if promotes else None)
    after.push(move)
    king = after.king(not after.turn)
    assert king is not None
    attackers = after.attackers(after.turn, king)
    assert attackers, f"{board.fen()}: {move} is legal"
    attacker = min(attackers)
    facts = piece_facts(after, attacker)
    if piece.piece_type == chess.KING:
        facts |= {"crossed": chess.square_name(king)}
        return Refusal("king-safety", facts, square_names(king, *attackers))
    clause = "in-check" if attackers & before else "pinned"
    if clause == "in-check":
        attacker = min(attackers & before)
        facts = piece_facts(after, attacker)
    return Refusal(clause, facts, square_names(king, attacker))

"""An independent judge of refusals in chess: FEN and coordinates, without a chess library."""

from gamecase.games.chess import GAME
from gamecase.games.chess.position import Action, Chess960Start, DrawClaim, Move, Position
from gamecase.kernel.phrase import Refusal
from gamecase.registry import find

Square = tuple[int, int]  # file and rank, from 0

CHESS = find("chess")
MOVED, BETWEEN = "castling-moved", "castling-between"
NAMES = {"k": "king", "q": "queen", "r": "rook", "b": "bishop", "n": "knight"}


def judge(position: Position, action: Action, refusal: Refusal) -> str | None:
    """What is wrong with a refusal; None if it cites the right clause."""
    is_over = GAME.outcome(position) is not None
    if is_over or refusal.clause == "game-over":
        is_right = is_over and refusal.clause == "game-over"
        return None if is_right else f"cites {refusal.clause}; the game is over: {is_over}"
    switches = {"draws_by_claim": position.rules.draws_by_claim}
    booklet = CHESS.booklet(position.rules.key)
    chosen = {name: value for name, value in switches.items() if name in booklet.switches}
    order = [clause.key for clause in booklet.clauses_in_force(chosen)]
    broken = broken_clauses(position, action)
    if not broken:
        return f"{action.text}: cites {refusal.clause}, but no clause is broken"
    first = min(broken, key=order.index)
    if refusal.clause != first:
        return f"{action.text}: cites {refusal.clause}, but breaks {sorted(broken)}"
    return None


def broken_clauses(position: Position, action: Action) -> set[str]:
    """The clauses that an action breaks: how the piece moves, and only then the king's safety."""
    if isinstance(action, Chess960Start) or not position.is_set_up:
        return {"set-up-by-lot" if position.rules.chess960 else "set-up"}
    if isinstance(action, DrawClaim):
        return {action.reason + ("" if position.rules.draws_by_claim else "-at-once")}
    board, is_white, rights, passed = _read(position.state.board.fen())
    start, end = _square(action.start), _square(action.end)
    piece = board.get(start, "")
    if not piece or piece.isupper() != is_white:
        return {"your-piece"}
    if position.rules.chess960:
        rook = _rook_of_960(board, is_white, start, end)
    else:
        rook = _rook_of_chess(is_white, start, end)
    is_castling = piece in "kK" and rook is not None
    may_castle = is_castling and rook is not None and _has_right(board, rights, start, rook)
    is_own = end in board and board[end].isupper() == is_white
    if is_own and not may_castle and not (is_castling and rook == end):
        return {"own-square"}
    if is_castling and rook is not None:
        broken = _broken_by_castling(board, is_white, start, rook) if may_castle else {MOVED}
        if not position.rules.chess960:
            return broken or _promotes(action, piece)
        broken = {"castling-path" if clause == BETWEEN else clause for clause in broken}
        return broken or ({"castling-960"} if rook != end else _promotes(action, piece))
    if piece in "pP":
        broken = _broken_by_pawn(position, board, is_white, start, end, passed)
    else:
        broken = _broken_by_piece(board, piece, start, end)
    if broken := broken or _promotes(action, piece):
        return broken
    return _broken_for_king(board, is_white, start, end, passed)


def _read(fen: str) -> tuple[dict[Square, str], bool, str, Square | None]:
    """The pieces by square, whether White moves, the castling rights and the square passed over."""
    rows, turn, rights, passed, *_ = fen.split()
    board = {}
    for down, row in enumerate(rows.split("/")):
        file = 0
        for letter in row:
            if letter.isdigit():
                file += int(letter)
            else:
                board[(file, 7 - down)] = letter
                file += 1
    return board, turn == "w", rights, None if passed == "-" else _square(passed)


def _square(name: str) -> Square:
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def _between(start: Square, end: Square) -> list[Square]:
    """The squares between two squares of a line."""
    across, along = end[0] - start[0], end[1] - start[1]
    length = max(abs(across), abs(along))
    step = (across // length, along // length)
    return [(start[0] + n * step[0], start[1] + n * step[1]) for n in range(1, length)]


def _goes_like(piece: str, start: Square, end: Square) -> bool:
    """Whether a piece other than a pawn moves like that on an empty board."""
    across, along = abs(end[0] - start[0]), abs(end[1] - start[1])
    straight, diagonal = across == 0 or along == 0, across == along
    return {
        "k": max(across, along) == 1,
        "q": straight or diagonal,
        "r": straight,
        "b": diagonal,
        "n": sorted((across, along)) == [1, 2],
    }[piece.lower()]


def _broken_by_piece(board: dict[Square, str], piece: str, start: Square, end: Square) -> set[str]:
    if not _goes_like(piece, start, end):
        return {f"{NAMES[piece.lower()]}-move"}
    if piece in "nN":
        return set()
    return {"no-jump"} if any(square in board for square in _between(start, end)) else set()


def _broken_by_pawn(
    position: Position,
    board: dict[Square, str],
    is_white: bool,
    start: Square,
    end: Square,
    passed: Square | None,
) -> set[str]:
    forward, first = (1, 1) if is_white else (-1, 6)
    ahead, aside = (end[1] - start[1]) * forward, abs(end[0] - start[0])
    if (aside, ahead) == (1, 1):
        if end in board or end == passed:
            return set()
        neighbour = (end[0], start[1])
        stepped = "abcdefgh"[end[0]]
        double = f"{stepped}7{stepped}5" if is_white else f"{stepped}2{stepped}4"
        is_late = start[1] == (4 if is_white else 3) and board.get(neighbour) == "pP"[not is_white]
        is_late = is_late and double in position.moves.split()
        return {"en-passant"} if is_late else {"pawn-capture"}
    if aside == 0 and (ahead == 1 or (ahead == 2 and start[1] == first)):
        way = [*_between(start, end), end]
        return {"pawn-move"} if any(square in board for square in way) else set()
    return {"pawn-move"}


def _promotes(move: Move, piece: str) -> set[str]:
    arrives = piece in "pP" and move.end[1] in "18"
    return {"promotion"} if arrives != bool(move.promotion) else set()


def _rook_of_chess(is_white: bool, start: Square, end: Square) -> Square | None:
    """The corner of the rook, if the king goes two squares from its place."""
    rank = 0 if is_white else 7
    if start != (4, rank) or end not in ((2, rank), (6, rank)):
        return None
    return (7 if end[0] == 6 else 0, rank)


def _rook_of_960(
    board: dict[Square, str], is_white: bool, start: Square, end: Square
) -> Square | None:
    """The rook that the king touches, or the outermost one if it goes far to its place."""
    rank, rook = (0, "R") if is_white else (7, "r")
    if start[1] != rank or end[1] != rank:
        return None
    if board.get(end) == rook:
        return end
    is_short = end[0] > start[0]
    if abs(end[0] - start[0]) < 2 or end[0] != (6 if is_short else 2):
        return None
    files = range(7, start[0], -1) if is_short else range(start[0])
    return next(((file, rank) for file in files if board.get((file, rank)) == rook), None)


def _has_right(board: dict[Square, str], rights: str, king: Square, rook: Square) -> bool:
    """Whether a FEN grants castling: by K and Q for the outermost rook, or by the rook's file."""
    is_short, rank = rook[0] > king[0], rook[1]
    sign = "K" if is_short else "Q"
    further = range(rook[0] + 1, 8) if is_short else range(rook[0])
    is_outermost = not any(board.get((file, rank)) == board.get(rook) for file in further)
    letters = {"ABCDEFGH"[rook[0]], *((sign,) if is_outermost else ())}
    is_rook_there = board.get(rook) == ("R" if rank == 0 else "r")
    marks = {letter if rank == 0 else letter.lower() for letter in letters}
    return is_rook_there and bool(marks & {*rights})


def _broken_by_castling(
    board: dict[Square, str], is_white: bool, king: Square, rook: Square
) -> set[str]:
    rank, ends = king[1], (6, 5) if rook[0] > king[0] else (2, 3)

    def way(start: int, end: int) -> set[int]:
        return {*range(min(start, end), max(start, end) + 1)}

    files = way(king[0], ends[0]) | way(rook[0], ends[1])
    if any((file, rank) in board and (file, rank) not in (king, rook) for file in files):
        return {BETWEEN}
    alone = {at: piece for at, piece in board.items() if at != king}
    crossed = way(king[0], ends[0]) - {ends[0]}
    attacked = any(attackers(alone, (file, rank), not is_white) for file in crossed)
    after = {at: piece for at, piece in board.items() if at not in (king, rook)}
    after |= {(ends[0], rank): board[king], (ends[1], rank): board[rook]}
    attacked = attacked or bool(attackers(after, (ends[0], rank), not is_white))
    return {"castling-attacked"} if attacked else set()


def attackers(board: dict[Square, str], square: Square, by_white: bool) -> set[Square]:
    """The squares of the pieces of a side that attack a square."""
    found = set()
    for at, piece in board.items():
        if piece.isupper() != by_white or at == square:
            continue
        if piece in "pP":
            up = 1 if by_white else -1
            attacks = abs(square[0] - at[0]) == 1 and square[1] - at[1] == up
        else:
            attacks = not _broken_by_piece(board, piece, at, square)
        if attacks:
            found.add(at)
    return found


def _broken_for_king(
    board: dict[Square, str], is_white: bool, start: Square, end: Square, passed: Square | None
) -> set[str]:
    """What a move does to the own king; an unmet check is told before a new attack."""
    piece = board[start]
    king = next(at for at, mark in board.items() if mark == ("K" if is_white else "k"))
    before = attackers(board, king, not is_white)
    after = {at: mark for at, mark in board.items() if at not in (start, end)}
    if piece in "pP" and end == passed and end not in board:
        after.pop((end[0], start[1]))
    after[end] = piece
    if piece in "kK":
        return {"king-safety"} if attackers(after, end, not is_white) else set()
    now = attackers(after, king, not is_white)
    if now & before:
        return {"in-check"}
    return {"pinned"} if now else set()

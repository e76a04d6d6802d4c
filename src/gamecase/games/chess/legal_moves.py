"""The legal moves of a board by their texts, on the bitboards of python-chess.

python-chess builds every move and then asks whether the king is safe after it. Here checks and pins
are worked out once for all moves, and texts and moves are looked up, which takes a third of the
time. `tests/games/chess/test_legal_moves.py` compares both on thousands of positions.
"""

import chess

_TEXTS = tuple(tuple(start + end for end in chess.SQUARE_NAMES) for start in chess.SQUARE_NAMES)
_LAST_ROWS = chess.BB_RANK_1 | chess.BB_RANK_8
_KING_SIDE = {chess.WHITE: chess.BB_F1 | chess.BB_G1, chess.BLACK: chess.BB_F8 | chess.BB_G8}
_QUEEN_SIDE = {
    chess.WHITE: chess.BB_B1 | chess.BB_C1 | chess.BB_D1,
    chess.BLACK: chess.BB_B8 | chess.BB_C8 | chess.BB_D8,
}


class _Texts(dict[int, tuple[str, ...]]):
    """The texts of the moves from a square to each set of squares, made when first used."""

    def __init__(self, start: chess.Square) -> None:
        self._names = _TEXTS[start]

    def __missing__(self, ends: int) -> tuple[str, ...]:
        texts = self[ends] = tuple(self._names[end] for end in chess.scan_forward(ends))
        return texts


#: By square. Knights, diagonals and straight lines apart have a few hundred sets each.
_TEXTS_FROM = tuple(map(_Texts, chess.SQUARES))


class _PawnTexts(dict[int, tuple[str, ...]]):
    """The texts of pawn moves of one distance to each set of squares of one row, made when used."""

    def __init__(self, distance: int) -> None:
        self._distance = distance

    def __missing__(self, ends: int) -> tuple[str, ...]:
        pieces = ("b", "n", "q", "r") if ends & _LAST_ROWS else ("",)
        texts = self[ends] = tuple(
            _TEXTS[end - self._distance][end] + piece
            for end in chess.scan_forward(ends)
            for piece in pieces
        )
        return texts


_PAWN_TEXTS = {distance: _PawnTexts(distance) for distance in (7, 8, 9, 16, -7, -8, -9, -16)}

#: By square, the squares that a rook or a bishop attacks on an empty board.
_STRAIGHT = tuple(
    chess.BB_RANK_ATTACKS[at][0] | chess.BB_FILE_ATTACKS[at][0] for at in chess.SQUARES
)
_DIAGONAL = tuple(chess.BB_DIAG_ATTACKS[at][0] for at in chess.SQUARES)


class _Moves(dict[str, chess.Move]):
    """The move of each text, made when it is first used; nobody changes one."""

    def __missing__(self, text: str) -> chess.Move:
        move = self[text] = chess.Move.from_uci(text)
        return move


_MOVES = _Moves()


def legal_moves(board: chess.Board) -> dict[str, chess.Move]:
    """Every legal move by its text, in notation order; both sides have one king."""
    texts = legal_texts(board)
    return dict(zip(texts, map(move_of, texts), strict=True))


def move_of(text: str) -> chess.Move:
    """The move of a text, made once."""
    return _MOVES[text]


def legal_texts(board: chess.Board) -> list[str]:
    """The texts of the legal moves, in notation order."""
    turn = board.turn
    own = board.occupied_co[turn]
    king = (own & board.kings).bit_length() - 1
    checkers, pinned = _checkers_and_pinned(board, king, own)
    texts = _king_moves(board, king, own)
    if not checkers & (checkers - 1):  # in double check only the king can move
        targets = chess.BB_ALL ^ own
        if checkers:
            checker = checkers.bit_length() - 1
            targets &= chess.between(king, checker) | checkers
        _add_pieces(board, texts, targets, king, pinned)
        pawns = own & board.pawns
        _add_pawns(board, texts, targets, pawns & ~pinned)
        stuck = pawns & pinned
        while stuck:
            pawn = stuck & -stuck
            ray = chess.ray(king, pawn.bit_length() - 1)
            _add_pawns(board, texts, targets & ray, pawn)
            stuck ^= pawn
        if board.ep_square is not None:
            texts += [move.uci() for move in board.generate_legal_ep()]
        if not checkers and _may_castle(board):
            texts += [move.uci() for move in board.generate_castling_moves()]
    texts.sort()
    return texts


def _king_moves(board: chess.Board, king: int, own: int) -> list[str]:
    """The king must not be attacked where it goes, also not through where it was."""
    texts: list[str] = []
    left = chess.BB_KING_ATTACKS[king] & ~own
    if not left:
        return texts
    occupied, theirs = board.occupied ^ chess.BB_SQUARES[king], board.occupied_co[not board.turn]
    straight = theirs & (board.rooks | board.queens)
    diagonal = theirs & (board.bishops | board.queens)
    left &= ~_attacked_by_others(board, theirs)
    while left:
        low = left & -left
        end = low.bit_length() - 1
        left ^= low
        if straight & _STRAIGHT[end] and straight & _rook_attacks(end, occupied):
            continue
        if diagonal & _DIAGONAL[end]:
            seen = chess.BB_DIAG_ATTACKS[end][chess.BB_DIAG_MASKS[end] & occupied]
            if diagonal & seen:
                continue
        texts.append(_TEXTS[king][end])
    return texts


def _attacked_by_others(board: chess.Board, theirs: int) -> int:
    """The squares that pawns, knights and the king of the other side attack."""
    pawns, knights = theirs & board.pawns, theirs & board.knights
    attacked = chess.BB_KING_ATTACKS[(theirs & board.kings).bit_length() - 1]
    if board.turn == chess.WHITE:
        attacked |= (pawns & ~chess.BB_FILE_A) >> 9 | (pawns & ~chess.BB_FILE_H) >> 7
    else:
        attacked |= (pawns & ~chess.BB_FILE_A) << 7 | (pawns & ~chess.BB_FILE_H) << 9
    while knights:
        low = knights & -knights
        attacked |= chess.BB_KNIGHT_ATTACKS[low.bit_length() - 1]
        knights ^= low
    return attacked


def _rook_attacks(start: int, occupied: int) -> int:
    return (
        chess.BB_RANK_ATTACKS[start][chess.BB_RANK_MASKS[start] & occupied]
        | chess.BB_FILE_ATTACKS[start][chess.BB_FILE_MASKS[start] & occupied]
    )


def _checkers_and_pinned(board: chess.Board, king: int, own: int) -> tuple[int, int]:
    """The pieces that give check, and those that alone stand between the king and an attacker."""
    theirs, occupied = board.occupied_co[not board.turn], board.occupied
    checkers = theirs & (
        chess.BB_KNIGHT_ATTACKS[king] & board.knights
        | chess.BB_PAWN_ATTACKS[board.turn][king] & board.pawns
    )
    snipers = theirs & (
        _STRAIGHT[king] & (board.rooks | board.queens)
        | _DIAGONAL[king] & (board.bishops | board.queens)
    )
    pinned = 0
    while snipers:
        low = snipers & -snipers
        between = chess.between(king, low.bit_length() - 1) & occupied
        if not between:
            checkers |= low
        elif not between & (between - 1):
            pinned |= between & own
        snipers ^= low
    return checkers, pinned


def _add_pieces(board: chess.Board, texts: list[str], targets: int, king: int, pinned: int) -> None:
    """Add the moves of knights, bishops, rooks and queens."""
    occupied, diagonal = board.occupied, board.bishops | board.queens
    straight, knights = board.rooks | board.queens, board.knights
    left = board.occupied_co[board.turn] & (knights | diagonal | straight)
    while left:
        low = left & -left
        start = low.bit_length() - 1
        left ^= low
        allowed = targets & chess.ray(king, start) if low & pinned else targets
        names = _TEXTS_FROM[start]
        if low & knights:
            texts += names[chess.BB_KNIGHT_ATTACKS[start] & allowed]
            continue
        if low & diagonal:
            reached = chess.BB_DIAG_ATTACKS[start][chess.BB_DIAG_MASKS[start] & occupied]
            texts += names[reached & allowed]
        if low & straight:
            texts += names[_rook_attacks(start, occupied) & allowed]


def _add_pawns(board: chess.Board, texts: list[str], targets: int, pawns: int) -> None:
    """Add the moves and captures of pawns, except those en passant."""
    empty = ~board.occupied
    victims = board.occupied_co[not board.turn] & targets
    if board.turn == chess.WHITE:
        single = pawns << 8 & empty & chess.BB_ALL
        double = (single & chess.BB_RANK_3) << 8 & empty
        left = (pawns & ~chess.BB_FILE_A) << 7 & victims
        right = (pawns & ~chess.BB_FILE_H) << 9 & victims
        ways = ((single & targets, 8), (double & targets, 16), (left, 7), (right, 9))
    else:
        single = pawns >> 8 & empty
        double = (single & chess.BB_RANK_6) >> 8 & empty
        left = (pawns & ~chess.BB_FILE_A) >> 9 & victims
        right = (pawns & ~chess.BB_FILE_H) >> 7 & victims
        ways = ((single & targets, -8), (double & targets, -16), (left, -9), (right, -7))
    for squares, distance in ways:
        reached = squares
        while reached:
            row = reached & chess.BB_RANKS[(reached.bit_length() - 1) >> 3]
            texts += _PAWN_TEXTS[distance][row]
            reached ^= row


def _may_castle(board: chess.Board) -> bool:
    """Whether castling is worth asking for: a right is left and the way to its rook is free."""
    turn, occupied = board.turn, board.occupied
    rights = board.castling_rights & (chess.BB_RANK_1 if turn else chess.BB_RANK_8)
    if board.chess960:
        return bool(rights)
    return bool(rights) and (not occupied & _KING_SIDE[turn] or not occupied & _QUEEN_SIDE[turn])

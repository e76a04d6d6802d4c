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
    checkers = board.attackers_mask(not turn, king)
    texts = _king_moves(board, king, own)
    if not checkers & (checkers - 1):  # in double check only the king can move
        targets = chess.BB_ALL ^ own
        if checkers:
            checker = checkers.bit_length() - 1
            targets &= chess.between(king, checker) | checkers
        pinned = _pinned(board, king, own)
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
    texts, names = [], _TEXTS[king]
    turn, occupied = board.turn, board.occupied ^ chess.BB_SQUARES[king]
    theirs = board.occupied_co[not turn]
    pawns, knights, kings = theirs & board.pawns, theirs & board.knights, theirs & board.kings
    straight = theirs & (board.rooks | board.queens)
    diagonal = theirs & (board.bishops | board.queens)
    pawn_attacks = chess.BB_PAWN_ATTACKS[turn]
    left = chess.BB_KING_ATTACKS[king] & ~own
    while left:
        low = left & -left
        end = low.bit_length() - 1
        left ^= low
        if (
            knights & chess.BB_KNIGHT_ATTACKS[end]
            or pawns & pawn_attacks[end]
            or kings & chess.BB_KING_ATTACKS[end]
            or straight & chess.BB_RANK_ATTACKS[end][chess.BB_RANK_MASKS[end] & occupied]
            or straight & chess.BB_FILE_ATTACKS[end][chess.BB_FILE_MASKS[end] & occupied]
            or diagonal & chess.BB_DIAG_ATTACKS[end][chess.BB_DIAG_MASKS[end] & occupied]
        ):
            continue
        texts.append(names[end])
    return texts


def _pinned(board: chess.Board, king: int, own: int) -> int:
    """The pieces that alone stand between the king and a piece that would attack it."""
    straight, diagonal = board.rooks | board.queens, board.bishops | board.queens
    snipers = (
        (chess.BB_RANK_ATTACKS[king][0] | chess.BB_FILE_ATTACKS[king][0]) & straight
        | chess.BB_DIAG_ATTACKS[king][0] & diagonal
    ) & board.occupied_co[not board.turn]
    pinned = 0
    while snipers:
        low = snipers & -snipers
        between = chess.between(king, low.bit_length() - 1) & board.occupied
        if not between & (between - 1):
            pinned |= between & own
        snipers ^= low
    return pinned


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
            reached = (
                chess.BB_RANK_ATTACKS[start][chess.BB_RANK_MASKS[start] & occupied]
                | chess.BB_FILE_ATTACKS[start][chess.BB_FILE_MASKS[start] & occupied]
            )
            texts += names[reached & allowed]


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
            low = reached & -reached
            end = low.bit_length() - 1
            text = _TEXTS[end - distance][end]
            if low & _LAST_ROWS:
                texts += (text + "b", text + "n", text + "q", text + "r")
            else:
                texts.append(text)
            reached ^= low


def _may_castle(board: chess.Board) -> bool:
    """Whether castling is worth asking for: a right is left and the way to its rook is free."""
    turn, occupied = board.turn, board.occupied
    rights = board.castling_rights & (chess.BB_RANK_1 if turn else chess.BB_RANK_8)
    return bool(rights) and (not occupied & _KING_SIDE[turn] or not occupied & _QUEEN_SIDE[turn])

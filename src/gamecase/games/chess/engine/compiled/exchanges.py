"""What is won when pieces are exchanged on a square."""

from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.chess.engine.compiled.attacks import (
    attackers,
    bishop_attacks,
    rook_attacks,
)
from gamecase.games.chess.engine.compiled.board_moves import (
    CASTLING,
    EN_PASSANT,
    becomes_of,
    end_of,
    kind_of,
    start_of,
)
from gamecase.games.chess.engine.compiled.workspace import (
    BISHOP,
    BOARD,
    COLOURS,
    EMPTY,
    KING,
    KNIGHT,
    PAWN,
    PIECES,
    QUEEN,
    ROOK,
    SIDE,
    SIDE_PIECES,
    IntArray,
)


@uncached_njit
def kind_value(kind: int) -> int:
    """Roughly what a piece is worth, by its kind."""
    if kind == PAWN:
        return 100
    if kind == ROOK:
        return 500
    if kind == QUEEN:
        return 950
    return 325 if kind < KING else 0


@uncached_njit
def victim_value(move: int, w: IntArray) -> int:
    """What the piece is worth that a move takes; 0 for none."""
    if kind_of(move) == EN_PASSANT:
        return kind_value(PAWN)
    piece = w[BOARD + end_of(move)]
    if piece == EMPTY or kind_of(move) == CASTLING:
        return 0
    return kind_value(piece if piece < SIDE_PIECES else piece - SIDE_PIECES)


@cached_njit("int64(int64,int64,CPointer(int64))")
def wins_exchange(move: int, least: int, w: IntArray) -> int:
    """Whether a move and all exchanges on its square win at least so much."""
    if kind_of(move) == CASTLING or becomes_of(move):
        return least <= 0
    start, end, side = start_of(move), end_of(move), w[SIDE]
    piece = w[BOARD + start]
    balance = victim_value(move, w) - least
    if balance < 0:
        return 0
    balance -= kind_value(piece - side * SIDE_PIECES)
    if balance >= 0:
        return 1
    occupied = ((w[COLOURS] | w[COLOURS + 1]) & ~(1 << start)) | 1 << end
    bishops = w[PIECES + BISHOP] | w[PIECES + SIDE_PIECES + BISHOP]
    rooks = w[PIECES + ROOK] | w[PIECES + SIDE_PIECES + ROOK]
    queens = w[PIECES + QUEEN] | w[PIECES + SIDE_PIECES + QUEEN]
    around = attackers(end, occupied, w)
    turn = 1 - side
    while True:
        around &= occupied
        mine = around & w[COLOURS + turn]
        if mine == 0:
            break
        kind = PAWN
        while not mine & w[PIECES + turn * SIDE_PIECES + kind]:
            kind += 1
        taker = mine & w[PIECES + turn * SIDE_PIECES + kind]
        occupied ^= taker & -taker
        if kind in (PAWN, BISHOP, QUEEN):
            around |= bishop_attacks(end, occupied, w) & (bishops | queens)
        if kind in (ROOK, QUEEN):
            around |= rook_attacks(end, occupied, w) & (rooks | queens)
        turn = 1 - turn
        balance = -balance - 1 - kind_value(kind)
        if balance >= 0:
            # A king cannot take what is protected.
            if kind == KING and around & occupied & w[COLOURS + turn]:
                turn = 1 - turn
            break
    return turn != side


@uncached_njit
def has_pieces(side: int, w: IntArray) -> bool:
    """Whether a side has more than its king and pawns."""
    at = PIECES + side * SIDE_PIECES
    return (w[at + KNIGHT] | w[at + BISHOP] | w[at + ROOK] | w[at + QUEEN]) != 0


@uncached_njit
def is_dead_draw(w: IntArray) -> bool:
    """Whether nobody can mate: bare kings, or one with a knight or a bishop."""
    for side in range(2):
        at = PIECES + side * SIDE_PIECES
        if w[at + PAWN] | w[at + ROOK] | w[at + QUEEN]:
            return False
    occupied = (w[COLOURS] | w[COLOURS + 1]) & ~(w[PIECES + KING] | w[PIECES + SIDE_PIECES + KING])
    return occupied & (occupied - 1) == 0

"""The moves of a position, which may leave the own king in check."""

from gamecase.engines.bit_intrinsics import lowest_bit
from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.chess.engine.compiled.attacks import (
    bishop_attacks,
    is_attacked,
    rook_attacks,
)
from gamecase.games.chess.engine.compiled.board_moves import (
    CASTLING,
    DOUBLE_STEP,
    EN_PASSANT,
    ORDINARY,
    encode,
    king_square,
    king_target,
)
from gamecase.games.chess.engine.compiled.workspace import (
    BISHOP,
    BOARD,
    CASTLING_ROOKS,
    COLOURS,
    EMPTY,
    KING_ATTACKS,
    KNIGHT,
    KNIGHT_ATTACKS,
    MOST_MOVES,
    MOVES,
    NO_SQUARE,
    PASSANT,
    PAWN,
    PAWN_ATTACKS,
    PIECES,
    QUEEN,
    RIGHTS,
    ROOK,
    SIDE,
    SIDE_PIECES,
    IntArray,
)


@uncached_njit
def _add(start: int, targets: int, count: int, w: IntArray) -> int:
    """Add the moves of a piece to some squares; `count` is where the next move is written."""
    while targets:
        w[count] = encode(start, lowest_bit(targets), 0, ORDINARY)
        targets &= targets - 1
        count += 1
    return count


@uncached_njit
def _add_pawn(start: int, end: int, is_tactical: int, count: int, w: IntArray) -> int:
    """Add a pawn's move, with all promotions on the last row or only that to a queen."""
    if 8 <= end < 56:
        w[count] = encode(start, end, 0, ORDINARY)
        return count + 1
    w[count] = encode(start, end, QUEEN, ORDINARY)
    count += 1
    if not is_tactical:
        for becomes in (KNIGHT, ROOK, BISHOP):
            w[count] = encode(start, end, becomes, ORDINARY)
            count += 1
    return count


@uncached_njit
def _pawn_moves(is_tactical: int, count: int, w: IntArray) -> int:
    side = w[SIDE]
    forward, enemy = 8 - 16 * side, w[COLOURS + 1 - side]
    pawns = w[PIECES + side * SIDE_PIECES + PAWN]
    while pawns:
        start = lowest_bit(pawns)
        pawns &= pawns - 1
        targets = w[PAWN_ATTACKS + side * 64 + start]
        if w[PASSANT] != NO_SQUARE and targets & (1 << w[PASSANT]):
            w[count] = encode(start, w[PASSANT], 0, EN_PASSANT)
            count += 1
        targets &= enemy
        while targets:
            count = _add_pawn(start, lowest_bit(targets), is_tactical, count, w)
            targets &= targets - 1
        end = start + forward
        if w[BOARD + end] != EMPTY:
            continue
        if not is_tactical or not 8 <= end < 56:
            count = _add_pawn(start, end, is_tactical, count, w)
        if not is_tactical and start >> 3 == 1 + 5 * side and w[BOARD + end + forward] == EMPTY:
            w[count] = encode(start, end + forward, 0, DOUBLE_STEP)
            count += 1
    return count


@uncached_njit
def _row_between(one: int, other: int) -> int:
    """The squares of a row from one to another, both included."""
    low, high = min(one, other), max(one, other)
    return (2 << high) - (1 << low)


@uncached_njit
def _castling_moves(count: int, w: IntArray) -> int:
    side = w[SIDE]
    start = king_square(side, w)
    occupied = w[COLOURS] | w[COLOURS + 1]
    for nth in range(2 * side, 2 * side + 2):
        if not w[RIGHTS] & (1 << nth):
            continue
        rook = w[CASTLING_ROOKS + nth]
        target = king_target(start, rook)
        rook_target = target - 1 if rook > start else target + 1
        path = _row_between(start, target) | _row_between(rook, rook_target)
        if path & occupied & ~(1 << start) & ~(1 << rook):
            continue
        walk = _row_between(start, target)
        is_safe = True
        while walk and is_safe:
            is_safe = not is_attacked(lowest_bit(walk), 1 - side, w)
            walk &= walk - 1
        if is_safe:
            w[count] = encode(start, rook, 0, CASTLING)
            count += 1
    return count


@cached_njit("int64(int64,int64,CPointer(int64))")
def generate_moves(ply: int, is_tactical: int, w: IntArray) -> int:
    """Write all moves, or only captures and promotions to a queen; how many there are."""
    begin = MOVES + ply * MOST_MOVES
    side = w[SIDE]
    own, occupied = w[COLOURS + side], w[COLOURS] | w[COLOURS + 1]
    allowed = w[COLOURS + 1 - side] if is_tactical else ~own
    pieces = PIECES + side * SIDE_PIECES
    count = _pawn_moves(is_tactical, begin, w)
    bits = w[pieces + KNIGHT]
    while bits:
        start = lowest_bit(bits)
        bits &= bits - 1
        count = _add(start, w[KNIGHT_ATTACKS + start] & allowed, count, w)
    bits = w[pieces + BISHOP] | w[pieces + QUEEN]
    while bits:
        start = lowest_bit(bits)
        bits &= bits - 1
        count = _add(start, bishop_attacks(start, occupied, w) & allowed, count, w)
    bits = w[pieces + ROOK] | w[pieces + QUEEN]
    while bits:
        start = lowest_bit(bits)
        bits &= bits - 1
        count = _add(start, rook_attacks(start, occupied, w) & allowed, count, w)
    start = king_square(side, w)
    count = _add(start, w[KING_ATTACKS + start] & allowed, count, w)
    if not is_tactical and w[RIGHTS] >> 2 * side & 3:
        count = _castling_moves(count, w)
    return count - begin

"""Which squares pieces attack."""

from gamecase.engines.bit_intrinsics import highest_bit
from gamecase.engines.cached_njit import uncached_njit
from gamecase.games.chess.engine.compiled.workspace import (
    BISHOP,
    COLOURS,
    KING,
    KING_ATTACKS,
    KNIGHT,
    KNIGHT_ATTACKS,
    LINES,
    PAWN,
    PAWN_ATTACKS,
    PIECES,
    QUEEN,
    ROOK,
    SIDE_PIECES,
    IntArray,
)


@uncached_njit
def line_attacks(at: int, occupied: int, w: IntArray) -> int:
    """The squares attacked along one line, up to the first piece on either side.

    The difference of the nearest blocker above and the nearest below sets the bits between them.
    """
    below, above = w[at], w[at + 1]
    blocked = above & occupied
    nearest_above = blocked & -blocked
    nearest_below = -1 << highest_bit((below & occupied) | 1)
    return (below | above) & (2 * nearest_above + nearest_below)


@uncached_njit
def rook_attacks(square: int, occupied: int, w: IntArray) -> int:
    at = LINES + square * 8
    return line_attacks(at, occupied, w) | line_attacks(at + 2, occupied, w)


@uncached_njit
def bishop_attacks(square: int, occupied: int, w: IntArray) -> int:
    at = LINES + square * 8 + 4
    return line_attacks(at, occupied, w) | line_attacks(at + 2, occupied, w)


@uncached_njit
def attackers(square: int, occupied: int, w: IntArray) -> int:
    """All pieces of both sides that attack a square."""
    bishops = w[PIECES + BISHOP] | w[PIECES + SIDE_PIECES + BISHOP]
    rooks = w[PIECES + ROOK] | w[PIECES + SIDE_PIECES + ROOK]
    queens = w[PIECES + QUEEN] | w[PIECES + SIDE_PIECES + QUEEN]
    knights = w[PIECES + KNIGHT] | w[PIECES + SIDE_PIECES + KNIGHT]
    kings = w[PIECES + KING] | w[PIECES + SIDE_PIECES + KING]
    return (
        (w[PAWN_ATTACKS + 64 + square] & w[PIECES + PAWN])
        | (w[PAWN_ATTACKS + square] & w[PIECES + SIDE_PIECES + PAWN])
        | (w[KNIGHT_ATTACKS + square] & knights)
        | (w[KING_ATTACKS + square] & kings)
        | (bishop_attacks(square, occupied, w) & (bishops | queens))
        | (rook_attacks(square, occupied, w) & (rooks | queens))
    )


@uncached_njit
def is_attacked(square: int, side: int, w: IntArray) -> bool:
    """Whether a side attacks a square."""
    own = PIECES + side * SIDE_PIECES
    if w[KNIGHT_ATTACKS + square] & w[own + KNIGHT]:
        return True
    if w[PAWN_ATTACKS + (1 - side) * 64 + square] & w[own + PAWN]:
        return True
    if w[KING_ATTACKS + square] & w[own + KING]:
        return True
    occupied = w[COLOURS] | w[COLOURS + 1]
    queens = w[own + QUEEN]
    if bishop_attacks(square, occupied, w) & (w[own + BISHOP] | queens):
        return True
    return rook_attacks(square, occupied, w) & (w[own + ROOK] | queens) != 0

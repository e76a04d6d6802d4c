"""Making moves on the board of a workspace, and taking them back.

A move is a number: start, end, the piece a pawn becomes, and its kind. Castling is the king's move
onto its rook, as in Chess960.
"""

from gamecase.engines.bit_intrinsics import lowest_bit
from gamecase.engines.cached_njit import uncached_njit
from gamecase.games.chess.engine.compiled.attacks import is_attacked
from gamecase.games.chess.engine.compiled.workspace import (
    BOARD,
    COLOURS,
    EMPTY,
    KEY,
    KEYS,
    KING,
    MADE,
    NO_SQUARE,
    PASSANT,
    PASSANT_KEYS,
    PAWN,
    PAWN_ATTACKS,
    PHASE,
    PHASES,
    PIECE_KEYS,
    PIECES,
    QUIET,
    RIGHTS,
    RIGHTS_KEPT,
    RIGHTS_KEYS,
    ROOK,
    SIDE,
    SIDE_KEY,
    SIDE_PIECES,
    SQUARE_SUM,
    SQUARE_VALUES,
    UNDO,
    UNDO_WIDTH,
    IntArray,
)

ORDINARY, CASTLING, EN_PASSANT, DOUBLE_STEP = range(4)  # kinds of moves


@uncached_njit
def encode(start: int, end: int, becomes: int, kind: int) -> int:
    return start | end << 6 | becomes << 12 | kind << 15


@uncached_njit
def start_of(move: int) -> int:
    return move & 63


@uncached_njit
def end_of(move: int) -> int:
    return move >> 6 & 63


@uncached_njit
def becomes_of(move: int) -> int:
    """The kind of piece a pawn becomes; 0 for none."""
    return move >> 12 & 7


@uncached_njit
def kind_of(move: int) -> int:
    return move >> 15 & 3


@uncached_njit
def put_piece(piece: int, square: int, w: IntArray) -> None:
    bit = 1 << square
    w[BOARD + square] = piece
    w[PIECES + piece] |= bit
    w[COLOURS + (piece >= SIDE_PIECES)] |= bit
    w[KEY] ^= w[PIECE_KEYS + piece * 64 + square]
    w[SQUARE_SUM] += w[SQUARE_VALUES + piece * 64 + square]
    w[PHASE] += w[PHASES + piece]


@uncached_njit
def remove_piece(square: int, w: IntArray) -> None:
    piece, bit = w[BOARD + square], 1 << square
    w[BOARD + square] = EMPTY
    w[PIECES + piece] ^= bit
    w[COLOURS + (piece >= SIDE_PIECES)] ^= bit
    w[KEY] ^= w[PIECE_KEYS + piece * 64 + square]
    w[SQUARE_SUM] -= w[SQUARE_VALUES + piece * 64 + square]
    w[PHASE] -= w[PHASES + piece]


@uncached_njit
def king_square(side: int, w: IntArray) -> int:
    return lowest_bit(w[PIECES + side * SIDE_PIECES + KING])


@uncached_njit
def is_check(side: int, w: IntArray) -> bool:
    """Whether the king of a side is attacked."""
    return is_attacked(king_square(side, w), 1 - side, w)


@uncached_njit
def king_target(start: int, rook: int) -> int:
    """Where the king lands when it castles: on the g- or the c-file."""
    return (start & 56) + (6 if rook > start else 2)


@uncached_njit
def _remember(captured: int, w: IntArray) -> None:
    """Note what a move destroys."""
    at = UNDO + w[MADE] * UNDO_WIDTH
    w[at] = captured
    w[at + 1] = w[RIGHTS]
    w[at + 2] = w[PASSANT]
    w[at + 3] = w[QUIET]
    w[at + 4] = w[KEY]


@uncached_njit
def _pass_turn(rights: int, passant: int, w: IntArray) -> None:
    """Write the new rights, give the move to the other side, and note the new position."""
    w[KEY] ^= (
        w[RIGHTS_KEYS + w[RIGHTS]]
        ^ w[RIGHTS_KEYS + rights]
        ^ w[PASSANT_KEYS + w[PASSANT]]
        ^ w[PASSANT_KEYS + passant]
        ^ w[SIDE_KEY]
    )
    w[RIGHTS], w[PASSANT] = rights, passant
    w[SIDE] = 1 - w[SIDE]
    w[MADE] += 1
    w[KEYS + w[MADE]] = w[KEY]


@uncached_njit
def make_move(move: int, w: IntArray) -> None:
    """Make a move that may leave the own king in check."""
    side, start, end, kind = w[SIDE], start_of(move), end_of(move), kind_of(move)
    forward = 8 - 16 * side
    taken_at = end - forward if kind == EN_PASSANT else end
    captured = EMPTY if kind == CASTLING else w[BOARD + taken_at]
    _remember(captured, w)
    piece = w[BOARD + start]
    passant = NO_SQUARE
    w[QUIET] += 1
    if kind == CASTLING:
        target = king_target(start, end)
        remove_piece(start, w)
        remove_piece(end, w)
        put_piece(side * SIDE_PIECES + KING, target, w)
        put_piece(side * SIDE_PIECES + ROOK, target - 1 if end > start else target + 1, w)
    else:
        if captured != EMPTY:
            remove_piece(taken_at, w)
            w[QUIET] = 0
        remove_piece(start, w)
        becomes = becomes_of(move)
        put_piece(side * SIDE_PIECES + becomes if becomes else piece, end, w)
        if piece == side * SIDE_PIECES + PAWN:
            w[QUIET] = 0
            enemy_pawns = w[PIECES + (1 - side) * SIDE_PIECES + PAWN]
            behind = end - forward
            if kind == DOUBLE_STEP and w[PAWN_ATTACKS + side * 64 + behind] & enemy_pawns:
                passant = behind
    _pass_turn(w[RIGHTS] & w[RIGHTS_KEPT + start] & w[RIGHTS_KEPT + end], passant, w)


@uncached_njit
def _recall(w: IntArray) -> int:
    """Restore what was noted; the piece that was captured."""
    w[MADE] -= 1
    w[SIDE] = 1 - w[SIDE]
    at = UNDO + w[MADE] * UNDO_WIDTH
    w[RIGHTS] = w[at + 1]
    w[PASSANT] = w[at + 2]
    w[QUIET] = w[at + 3]
    w[KEY] = w[at + 4]
    return w[at]


@uncached_njit
def take_back(move: int, w: IntArray) -> None:
    """Take back the last move."""
    start, end, kind, side = start_of(move), end_of(move), kind_of(move), 1 - w[SIDE]
    if kind == CASTLING:
        target = king_target(start, end)
        remove_piece(target, w)
        remove_piece(target - 1 if end > start else target + 1, w)
        put_piece(side * SIDE_PIECES + KING, start, w)
        put_piece(side * SIDE_PIECES + ROOK, end, w)
        _recall(w)
        return
    piece = w[BOARD + end]
    remove_piece(end, w)
    put_piece(side * SIDE_PIECES + PAWN if becomes_of(move) else piece, start, w)
    captured = w[UNDO + (w[MADE] - 1) * UNDO_WIDTH]
    if captured != EMPTY:
        put_piece(captured, end - (8 - 16 * side) if kind == EN_PASSANT else end, w)
    _recall(w)


@uncached_njit
def pass_move(w: IntArray) -> None:
    """Let the other side move twice."""
    _remember(EMPTY, w)
    w[QUIET] = 0  # no repetition reaches across it
    _pass_turn(w[RIGHTS], NO_SQUARE, w)


@uncached_njit
def take_back_pass(w: IntArray) -> None:
    _recall(w)

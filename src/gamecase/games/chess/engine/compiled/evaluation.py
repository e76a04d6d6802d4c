"""The evaluation: a sum of weighted terms, between middlegame and endgame.

All weights are packed: a middlegame and an endgame value in one number (`workspace.pack`).
"""

from gamecase.engines.bit_intrinsics import data_pointer, lowest_bit, popcount
from gamecase.engines.cached_njit import cached_njit, uncached_njit
from gamecase.games.chess.engine.compiled.attacks import bishop_attacks, rook_attacks
from gamecase.games.chess.engine.compiled.board_moves import king_square
from gamecase.games.chess.engine.compiled.terms import MOST_DANGER, OFFSETS
from gamecase.games.chess.engine.compiled.workspace import (
    BISHOP,
    BLACK,
    BOARD,
    COLOURS,
    EMPTY,
    FULL_PHASE,
    IN_FRONT,
    KING_AREA,
    KNIGHT,
    KNIGHT_ATTACKS,
    NEIGHBOURS,
    PASSED_AREA,
    PAWN,
    PAWN_ATTACKS,
    PHASE,
    PIECES,
    QUEEN,
    ROOK,
    SIDE,
    SIDE_PIECES,
    SQUARE_SUM,
    WHITE,
    IntArray,
    signed,
)

_TEMPO = OFFSETS["tempo"]
_DOUBLED, _ISOLATED, _BACKWARD = OFFSETS["doubled"], OFFSETS["isolated"], OFFSETS["backward"]
_PHALANX, _SUPPORTED = OFFSETS["phalanx"], OFFSETS["supported"]
_PASSED, _FREE_PATH = OFFSETS["passed"], OFFSETS["free_path"]
_OWN_KING, _OTHER_KING = OFFSETS["passed_own_king"], OFFSETS["passed_other_king"]
_KNIGHT_MOBILITY, _BISHOP_MOBILITY = OFFSETS["knight_mobility"], OFFSETS["bishop_mobility"]
_ROOK_MOBILITY, _QUEEN_MOBILITY = OFFSETS["rook_mobility"], OFFSETS["queen_mobility"]
_BISHOP_PAIR, _OUTPOST = OFFSETS["bishop_pair"], OFFSETS["outpost"]
_OPEN_FILE, _HALF_OPEN_FILE = OFFSETS["open_file"], OFFSETS["half_open_file"]
_BY_PAWN, _BY_MINOR = OFFSETS["attacked_by_pawn"], OFFSETS["attacked_by_minor"]
_BY_ROOK, _DANGER = OFFSETS["attacked_by_rook"], OFFSETS["danger"]
_SHIELD_NEAR, _SHIELD_FAR = OFFSETS["shield_near"], OFFSETS["shield_far"]
_KING_OPEN_FILE = OFFSETS["king_open_file"]

_A_FILE = 0x0101010101010101
_NOT_A, _NOT_H = signed(~_A_FILE), signed(~(_A_FILE << 7))
_UNSIGNED_SHIFT_8 = (1 << 56) - 1  # what is left when a signed number is shifted by eight
_LIGHT = 0x55AA55AA55AA55AA  # the light squares
_WORTHLESS_LEAD = 400  # a side without pawns does not win with less than about a rook


@uncached_njit
def _all_pawn_attacks(side: int, w: IntArray) -> int:
    pawns = w[PIECES + side * SIDE_PIECES + PAWN]
    if side == WHITE:
        return (pawns & _NOT_A) << 7 | (pawns & _NOT_H) << 9
    shifted = pawns >> 8 & _UNSIGNED_SHIFT_8  # by one row, then to both sides
    return (shifted & _NOT_H) << 1 | (shifted & _NOT_A) >> 1


@uncached_njit
def _distance(one: int, other: int) -> int:
    """The moves of a king between two squares."""
    return max(abs((one & 7) - (other & 7)), abs((one >> 3) - (other >> 3)))


@uncached_njit
def _pawn_terms(side: int, w: IntArray) -> int:
    own = w[PIECES + side * SIDE_PIECES + PAWN]
    other = w[PIECES + (1 - side) * SIDE_PIECES + PAWN]
    kings = king_square(side, w), king_square(1 - side, w)
    total, bits = 0, own
    while bits:
        square = lowest_bit(bits)
        bits &= bits - 1
        row = square >> 3 if side == WHITE else 7 - (square >> 3)
        at = side * 64 + square
        beside = w[NEIGHBOURS + (square & 7)] & own
        supporters = w[PAWN_ATTACKS + (1 - side) * 64 + square] & own
        if supporters:
            total += w[_SUPPORTED + row]
        if beside & (255 << (square & 56)):
            total += w[_PHALANX + row]
        if w[IN_FRONT + at] & own:
            total += w[_DOUBLED]
        stop = square + 8 - 16 * side
        if not beside:
            total += w[_ISOLATED]
        elif not beside & ~w[PASSED_AREA + at] and w[PAWN_ATTACKS + side * 64 + stop] & other:
            total += w[_BACKWARD]  # no neighbour can support its next step, which is attacked
        if not w[PASSED_AREA + at] & other and not w[IN_FRONT + at] & own:
            total += w[_PASSED + row]
            if w[BOARD + stop] == EMPTY:
                total += w[_FREE_PATH + row]
            if row > 2:
                total += w[_OWN_KING + _distance(stop, kings[0])]
                total += w[_OTHER_KING + _distance(stop, kings[1])]
    return total


@uncached_njit
def _king_terms(side: int, w: IntArray) -> int:
    """Pawns before the king, and files beside it without them."""
    square = king_square(side, w)
    pawns = w[PIECES + side * SIDE_PIECES + PAWN]
    file = _A_FILE << (square & 7)
    near_files = file | w[NEIGHBOURS + (square & 7)]
    row = square >> 3
    first, second = (row + 1, row + 2) if side == WHITE else (row - 1, row - 2)
    near = 255 << 8 * first if 0 <= first < 8 else 0
    far = 255 << 8 * second if 0 <= second < 8 else 0
    missing = 0
    for at in range(max(0, (square & 7) - 1), min(7, (square & 7) + 1) + 1):
        if not pawns & (_A_FILE << at):
            missing += 1
    return (
        w[_SHIELD_NEAR + popcount(pawns & near & near_files)]
        + w[_SHIELD_FAR + popcount(pawns & far & near_files)]
        + w[_KING_OPEN_FILE + missing]
    )


@uncached_njit
def _attacked_terms(at: int, attacks: int, other: int, w: IntArray) -> int:
    """The pieces of the other side that are attacked, by their kind."""
    total = 0
    for kind in range(KNIGHT, QUEEN + 1):
        if attacks & w[other + kind]:
            total += w[at + kind] * popcount(attacks & w[other + kind])
    return total


@uncached_njit
def _side_terms(side: int, w: IntArray) -> int:
    own, other = PIECES + side * SIDE_PIECES, PIECES + (1 - side) * SIDE_PIECES
    occupied = w[COLOURS] | w[COLOURS + 1]
    pawn_attacks, enemy_attacks = _all_pawn_attacks(side, w), _all_pawn_attacks(1 - side, w)
    allowed = ~(w[COLOURS + side] | enemy_attacks)
    area = w[KING_AREA + (1 - side) * 64 + king_square(1 - side, w)]
    total = _pawn_terms(side, w) + _king_terms(side, w)
    total += _attacked_terms(_BY_PAWN, pawn_attacks, other, w)
    danger, pieces = 0, 0
    bits = w[own + KNIGHT]
    while bits:
        square = lowest_bit(bits)
        bits &= bits - 1
        attacks = w[KNIGHT_ATTACKS + square]
        total += w[_KNIGHT_MOBILITY + popcount(attacks & allowed)]
        total += _attacked_terms(_BY_MINOR, attacks & ~enemy_attacks, other, w)
        if attacks & area:
            danger, pieces = danger + 2 + popcount(attacks & area), pieces + 1
        front = w[PASSED_AREA + side * 64 + square] & ~w[IN_FRONT + side * 64 + square]
        if pawn_attacks & (1 << square) and not front & w[other + PAWN]:
            total += w[_OUTPOST]
    bits = w[own + BISHOP]
    if popcount(bits) > 1:
        total += w[_BISHOP_PAIR]
    while bits:
        square = lowest_bit(bits)
        bits &= bits - 1
        attacks = bishop_attacks(square, occupied ^ w[own + QUEEN], w)
        total += w[_BISHOP_MOBILITY + popcount(attacks & allowed)]
        total += _attacked_terms(_BY_MINOR, attacks & ~enemy_attacks, other, w)
        if attacks & area:
            danger, pieces = danger + 2 + popcount(attacks & area), pieces + 1
        front = w[PASSED_AREA + side * 64 + square] & ~w[IN_FRONT + side * 64 + square]
        if pawn_attacks & (1 << square) and not front & w[other + PAWN]:
            total += w[_OUTPOST + 1]
    bits = w[own + ROOK]
    while bits:
        square = lowest_bit(bits)
        bits &= bits - 1
        attacks = rook_attacks(square, occupied ^ w[own + QUEEN] ^ w[own + ROOK], w)
        total += w[_ROOK_MOBILITY + popcount(attacks & allowed)]
        total += _attacked_terms(_BY_ROOK, attacks & ~enemy_attacks, other, w)
        if attacks & area:
            danger, pieces = danger + 3 + popcount(attacks & area), pieces + 1
        file = _A_FILE << (square & 7)
        if not file & w[own + PAWN]:
            total += w[_HALF_OPEN_FILE] if file & w[other + PAWN] else w[_OPEN_FILE]
    bits = w[own + QUEEN]
    while bits:
        square = lowest_bit(bits)
        bits &= bits - 1
        attacks = bishop_attacks(square, occupied, w) | rook_attacks(square, occupied, w)
        total += w[_QUEEN_MOBILITY + popcount(attacks & allowed)]
        if attacks & area:
            danger, pieces = danger + 5 + popcount(attacks & area), pieces + 1
    if pieces > 1:
        total += w[_DANGER + min(danger, MOST_DANGER)]
    return total


@uncached_njit
def _packed_value(w: IntArray) -> int:
    """The packed sum of all terms, for White."""
    tempo = w[_TEMPO] if w[SIDE] == WHITE else -w[_TEMPO]
    return w[SQUARE_SUM] + _side_terms(WHITE, w) - _side_terms(BLACK, w) + tempo


@uncached_njit
def _winning_chances(lead: int, w: IntArray) -> int:
    """Sixteenths of an endgame lead that count: little without a pawn, and a small one."""
    strong = WHITE if lead > 0 else BLACK
    if w[PIECES + strong * SIDE_PIECES + PAWN] == 0 and abs(lead) < _WORTHLESS_LEAD:
        return 3
    own, other = PIECES + strong * SIDE_PIECES, PIECES + (1 - strong) * SIDE_PIECES
    heavy = w[own + ROOK] | w[own + QUEEN] | w[own + KNIGHT]
    heavy |= w[other + ROOK] | w[other + QUEEN] | w[other + KNIGHT]
    bishops = w[own + BISHOP] | w[other + BISHOP]
    has_one_each = popcount(w[own + BISHOP]) == 1 and popcount(w[other + BISHOP]) == 1
    if heavy == 0 and has_one_each and popcount(bishops & _LIGHT) == 1:
        return 9  # bishops of opposite colours
    return 16


@cached_njit("int64(CPointer(int64))")
def evaluate(w: IntArray) -> int:
    """The value of a position in centipawns, for the side to move."""
    packed = _packed_value(w)
    end = (packed << 32) >> 32
    middle = (packed - end) >> 32
    end = (end * _winning_chances(end, w)) >> 4
    phase = min(w[PHASE], FULL_PHASE)
    value = (middle * phase + end * (FULL_PHASE - phase)) * 171 >> 12  # divided by 24
    return value if w[SIDE] == WHITE else -value


@cached_njit("int64(int64[::1])")
def static_value(workspace: IntArray) -> int:
    """The value of the position in a workspace, for the side to move."""
    return evaluate(data_pointer(workspace))

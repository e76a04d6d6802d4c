"""The weights of the evaluation, in centipawns for the middlegame and the endgame.

All are written by hand, most as simple functions of a row, a distance or a number. A fit to the
results of 3,161 games explained other games better, but played worse, and was not kept.
"""

from dataclasses import dataclass
from functools import cache

from gamecase.games.chess.engine.compiled.terms import OFFSETS, TERM_SIZES
from gamecase.games.chess.engine.compiled.workspace import (
    SIDE_PIECES,
    SQUARE_VALUES,
    IntArray,
    pack,
)

Pair = tuple[int, int]  # middlegame, endgame

_MATERIAL: dict[str, Pair] = {
    "pawn": (85, 105),
    "knight": (310, 290),
    "bishop": (325, 310),
    "rook": (460, 510),
    "queen": (940, 940),
    "king": (0, 0),
}
_CENTRE = {"knight": 9, "bishop": 5, "rook": 1, "queen": 2}  # a step nearer to it


@dataclass(frozen=True, slots=True)
class Weights:
    """Values of pieces on the squares from a1 to h8, as White sees them, and of terms."""

    squares: dict[str, list[Pair]]
    terms: dict[str, list[Pair]]


def _square_value(name: str, square: int) -> Pair:
    """Material, and a liking for the centre; pawns like to advance, kings to hide until the end."""
    row, file = square // 8, min(square % 8, 7 - square % 8)
    centre = file + min(row, 7 - row)
    middle, end = _MATERIAL[name]
    if name == "pawn":
        return middle + 3 * row * (file > 1), end + 6 * row
    if name == "king":
        return middle - 12 * row - 10 * file, end + 8 * centre
    more = _CENTRE[name] * (centre - 3)
    return middle + more, end + more


def _mobility(name: str, step: int) -> list[Pair]:
    size = TERM_SIZES[name]
    return [(step * (count - size // 2),) * 2 for count in range(size)]


def _terms() -> dict[str, list[Pair]]:
    rows, counts = range(8), range(4)
    return {
        "tempo": [(20, 10)],
        "doubled": [(-8, -20)],
        "isolated": [(-12, -12)],
        "backward": [(-8, -8)],
        "phalanx": [(2 * row, 2 * row) for row in rows],
        "supported": [(3 * row, 2 * row) for row in rows],
        "passed": [(row * row, 3 * row * row) for row in rows],
        "free_path": [(row, row * row) for row in rows],
        "passed_own_king": [(0, -5 * distance) for distance in rows],
        "passed_other_king": [(0, 8 * distance) for distance in rows],
        "knight_mobility": _mobility("knight_mobility", 5),
        "bishop_mobility": _mobility("bishop_mobility", 5),
        "rook_mobility": _mobility("rook_mobility", 4),
        "queen_mobility": _mobility("queen_mobility", 2),
        "bishop_pair": [(25, 45)],
        "outpost": [(20, 15), (15, 10)],
        "open_file": [(30, 10)],
        "half_open_file": [(15, 8)],
        "attacked_by_pawn": [(0, 0), *[(45, 35)] * 4, (0, 0)],
        "attacked_by_minor": [(0, 0), (15, 15), (15, 15), (35, 25), (35, 25), (0, 0)],
        "attacked_by_rook": [(0, 0), (10, 15), (10, 15), (5, 5), (40, 20), (0, 0)],
        "danger": [(count * count // 5, count // 4) for count in range(TERM_SIZES["danger"])],
        "shield_near": [(12 * count, 0) for count in counts],
        "shield_far": [(6 * count, 0) for count in counts],
        "king_open_file": [(-14 * count, 0) for count in counts],
    }


@cache
def shipped_weights() -> Weights:
    """The weights that the engine plays with."""
    squares = {name: [_square_value(name, at) for at in range(64)] for name in _MATERIAL}
    return Weights(squares, _terms())


def write_weights(weights: Weights, workspace: IntArray) -> None:
    """Write weights into a workspace; before a position, because that adds up its squares."""
    for piece, values in enumerate(weights.squares.values()):
        for square, pair in enumerate(values):
            workspace[SQUARE_VALUES + piece * 64 + square] = pack(*pair)
            mirrored = SQUARE_VALUES + (piece + SIDE_PIECES) * 64 + (square ^ 56)
            workspace[mirrored] = -pack(*pair)
    for name, size in TERM_SIZES.items():
        values = weights.terms[name]
        workspace[OFFSETS[name] : OFFSETS[name] + size] = [pack(*pair) for pair in values]

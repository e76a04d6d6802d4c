"""The terms of the evaluation: where the weight of each is in the workspace.

A term may have several weights, by a count or a row; `weights.py` has their values.
"""

from gamecase.games.chess.engine.compiled.workspace import WEIGHTS

#: How many weights each term has.
TERM_SIZES = {
    "tempo": 1,
    "doubled": 1,
    "isolated": 1,
    "backward": 1,
    "phalanx": 8,  # pawns side by side, by row
    "supported": 8,  # pawns that protect each other, by row
    "passed": 8,  # by row
    "free_path": 8,  # a passed pawn whose next square is empty, by row
    "passed_own_king": 8,  # by the distance of the king
    "passed_other_king": 8,
    "knight_mobility": 9,
    "bishop_mobility": 14,
    "rook_mobility": 15,
    "queen_mobility": 28,
    "bishop_pair": 1,
    "outpost": 2,  # knight, bishop
    "open_file": 1,
    "half_open_file": 1,
    "attacked_by_pawn": 6,  # by the kind of piece that is attacked
    "attacked_by_minor": 6,
    "attacked_by_rook": 6,
    "danger": 40,  # of the other king, by the number and kind of attacks around it
    "shield_near": 4,  # pawns before the king, by their number
    "shield_far": 4,
    "king_open_file": 4,  # files without own pawns beside the king, by their number
}


def _offsets() -> dict[str, int]:
    offsets, at = {}, WEIGHTS
    for name, size in TERM_SIZES.items():
        offsets[name] = at
        at += size
    return offsets


OFFSETS = _offsets()
TERM_COUNT = sum(TERM_SIZES.values())
MOST_DANGER = TERM_SIZES["danger"] - 1

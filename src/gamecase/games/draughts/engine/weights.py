"""What pieces are worth, square by square: tuned by self-play (`training/draughts_weights.py`)."""

import json
import lzma
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.packed_rules import Numbers, bits_of
from gamecase.games.draughts.engine.patterns import SHAPES, men_by_square, shares_of, turned_shapes
from gamecase.games.draughts.engine.workspace import (
    BLACK_KINGS,
    FINER,
    SHARES,
    TABLES,
    TEMPO,
    WHITE_KINGS,
)
from gamecase.games.draughts.ruleset import Ruleset

Shapes = NDArray[np.int8]

FILE = Path(__file__).with_name("data") / "weights.json"

PARTS = ("early_men", "late_men", "early_kings", "late_kings")

#: Those that have no numbers of their own use a relative's, which won against untuned ones.
_USUAL = "dame"


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Hundredths of a man, for White's pieces by square; Black's are the same turned round.

    `early` counts on a full board and `late` on an empty one, with every mixture between. `shapes`
    are what men are worth more together than apart: early and late, for the first half of the
    windows, whose other half is the same turned round.
    """

    early_men: tuple[int, ...]
    late_men: tuple[int, ...]
    early_kings: tuple[int, ...]
    late_kings: tuple[int, ...]
    tempo: int  # for being the one to move
    shapes: Shapes | None = None


@cache
def weights_of(rules: Ruleset) -> Weights:
    """The tuned numbers of a ruleset."""
    known = json.loads(FILE.read_text("utf-8"))
    told = known.get(rules.key, known[_USUAL])
    squares = {part: tuple(told[part]) for part in PARTS}
    return Weights(**squares, tempo=told["tempo"], shapes=read_shapes(rules))


def shapes_file(rules: Ruleset) -> Path:
    return FILE.with_name(f"{rules.key}.shapes")


def read_shapes(rules: Ruleset) -> Shapes | None:
    """What comes with the game for this ruleset; None where there is nothing."""
    path = shapes_file(rules)
    if not path.exists():
        return None
    found = np.frombuffer(lzma.decompress(path.read_bytes()), dtype=np.int8)
    return found.reshape(2, -1, SHAPES)


def lay_down(weights: Weights, rules: Ruleset, desk: Numbers) -> None:
    """Write them on a desk, both halves of a number together."""
    bits = bits_of(rules.size)
    for at, bit in enumerate(bits):
        both = FINER * ((weights.late_kings[at] << 32) + weights.early_kings[at])
        desk[WHITE_KINGS + bit.bit_length() - 1] = both
        desk[BLACK_KINGS + bits[-1 - at].bit_length() - 1] = -both
    shares = shares_of(rules.size).ravel()
    desk[SHARES : SHARES + len(shares)] = shares
    shapes = _tables(weights, rules.size)
    desk[TABLES : TABLES + len(shapes)] = shapes
    desk[TEMPO] = weights.tempo


@lru_cache(maxsize=8)
def _tables(weights: Weights, size: int) -> Numbers:
    """What every shape of every window is worth, in finer steps; both halves of a number together.

    Turned half round, with colours exchanged, a window is another one, and what is good for White
    is good for Black.
    """
    halves = []
    for nth, men in enumerate((weights.early_men, weights.late_men)):
        found = men_by_square(size, np.array(men))
        if weights.shapes is not None:
            own = weights.shapes[nth].astype(np.float64)
            found[: len(own)] += own
            others = len(found) // 2
            found[::-1][:others] -= own[:others, turned_shapes()]
        halves.append(np.rint(found * FINER).astype(np.int64))
    return ((halves[1] << 32) + halves[0]).ravel()

"""The weights of the evaluation, tuned by self-play (`training/draughts_fit.py`)."""

import json
import lzma
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.evaluation import Int32Array
from gamecase.games.draughts.engine.packed_rules import IntArray, square_bits
from gamecase.games.draughts.engine.patterns import (
    PATTERNS,
    REGION_PATTERNS,
    man_codes,
    region_values,
    rotated_patterns,
    square_patterns,
)
from gamecase.games.draughts.engine.workspace import (
    BLACK_KINGS,
    MAN_CODES,
    TEMPO,
    VALUE_STEPS,
    WHITE_KINGS,
)
from gamecase.games.draughts.ruleset import Ruleset

PatternArray = NDArray[np.int8]

FILE = Path(__file__).with_name("data") / "weights.json"

PARTS = ("early_men", "late_men", "early_kings", "late_kings")

#: Rulesets without weights of their own use those of this one, which won against untuned ones.
_DEFAULT_KEY = "dame"


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Hundredths of a man for White's pieces by square; Black's are the same, rotated.

    `early` values hold on a full board and `late` ones on an empty board, with a linear mixture in
    between. `pattern_values` are what men are worth together beyond their squares: early and late,
    for the first half of the windows; the other half is the same, rotated. `region_values` are what
    they are worth together in the regions at White's end beyond the windows.
    """

    early_men: tuple[int, ...]
    late_men: tuple[int, ...]
    early_kings: tuple[int, ...]
    late_kings: tuple[int, ...]
    tempo: int  # for having the move
    pattern_values: PatternArray | None = None
    region_values: PatternArray | None = None


@cache
def weights_of(rules: Ruleset) -> Weights:
    """The tuned weights of a ruleset."""
    by_ruleset = json.loads(FILE.read_text("utf-8"))
    values = by_ruleset.get(rules.key, by_ruleset[_DEFAULT_KEY])
    squares = {part: tuple(values[part]) for part in PARTS}
    return Weights(
        **squares,
        tempo=values["tempo"],
        pattern_values=read_patterns(rules),
        region_values=read_regions(rules),
    )


def patterns_file(rules: Ruleset) -> Path:
    return FILE.with_name(f"{rules.key}.shapes")


def read_patterns(rules: Ruleset) -> PatternArray | None:
    """The pattern values that are included for a ruleset; None where there are none."""
    path = patterns_file(rules)
    if not path.exists():
        return None
    values = np.frombuffer(lzma.decompress(path.read_bytes()), dtype=np.int8)
    return values.reshape(2, -1, PATTERNS)


def regions_file(rules: Ruleset) -> Path:
    return FILE.with_name(f"{rules.key}.regions")


def read_regions(rules: Ruleset) -> PatternArray | None:
    """The values of regions that are included for a ruleset; None where there are none."""
    path = regions_file(rules)
    if not path.exists():
        return None
    values = np.frombuffer(lzma.decompress(path.read_bytes()), dtype=np.int8)
    return values.reshape(2, -1, REGION_PATTERNS)


def write_weights(weights: Weights, rules: Ruleset, workspace: IntArray) -> None:
    """Write the codes of men and the values of kings and of the move into a workspace.

    The late value of a king is in the upper half of a number, the early one in the lower half.
    """
    bits = square_bits(rules.size)
    for at, bit in enumerate(bits):
        both = VALUE_STEPS * ((weights.late_kings[at] << 32) + weights.early_kings[at])
        workspace[WHITE_KINGS + bit.bit_length() - 1] = both
        workspace[BLACK_KINGS + bits[-1 - at].bit_length() - 1] = -both
    codes = man_codes(rules.size).ravel()
    workspace[MAN_CODES : MAN_CODES + len(codes)] = codes
    workspace[TEMPO] = weights.tempo


@lru_cache(maxsize=4)
def pattern_table(weights: Weights, size: int) -> Int32Array:
    """The value of every pattern of the regions in VALUE_STEPS, late and early in one number."""
    halves = []
    for nth, men in enumerate((weights.early_men, weights.late_men)):
        values = square_patterns(size, np.array(men))
        if weights.pattern_values is not None:
            first_half = weights.pattern_values[nth].astype(np.float64)
            values[: len(first_half)] += first_half
            others = len(values) // 2
            # A window rotated by half a turn is another window, with negated values.
            values[::-1][:others] -= first_half[:others, rotated_patterns()]
        steps = region_values(size, values) * VALUE_STEPS
        if weights.region_values is not None:
            steps += weights.region_values[nth].astype(np.float64) * VALUE_STEPS
        halves.append(np.rint(steps).astype(np.int32).ravel())
    return (halves[1] << 16) + halves[0]

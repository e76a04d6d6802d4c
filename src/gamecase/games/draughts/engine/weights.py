"""The weights of the evaluation, tuned by self-play (`training/draughts_weights.py`)."""

import json
import lzma
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.engine.packed_rules import IntArray, square_bits
from gamecase.games.draughts.engine.patterns import (
    PATTERNS,
    rotated_patterns,
    row_codes,
    square_patterns,
)
from gamecase.games.draughts.engine.workspace import (
    BLACK_KINGS,
    PATTERN_VALUES,
    ROW_CODES,
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
    for the first half of the windows; the other half is the same, rotated.
    """

    early_men: tuple[int, ...]
    late_men: tuple[int, ...]
    early_kings: tuple[int, ...]
    late_kings: tuple[int, ...]
    tempo: int  # for having the move
    pattern_values: PatternArray | None = None


@cache
def weights_of(rules: Ruleset) -> Weights:
    """The tuned weights of a ruleset."""
    by_ruleset = json.loads(FILE.read_text("utf-8"))
    values = by_ruleset.get(rules.key, by_ruleset[_DEFAULT_KEY])
    squares = {part: tuple(values[part]) for part in PARTS}
    return Weights(**squares, tempo=values["tempo"], pattern_values=read_patterns(rules))


def patterns_file(rules: Ruleset) -> Path:
    return FILE.with_name(f"{rules.key}.shapes")


def read_patterns(rules: Ruleset) -> PatternArray | None:
    """The pattern values that are included for a ruleset; None where there are none."""
    path = patterns_file(rules)
    if not path.exists():
        return None
    values = np.frombuffer(lzma.decompress(path.read_bytes()), dtype=np.int8)
    return values.reshape(2, -1, PATTERNS)


def write_weights(weights: Weights, rules: Ruleset, workspace: IntArray) -> None:
    """Write weights into a workspace: the late value in the upper half of a number, early below."""
    bits = square_bits(rules.size)
    for at, bit in enumerate(bits):
        both = VALUE_STEPS * ((weights.late_kings[at] << 32) + weights.early_kings[at])
        workspace[WHITE_KINGS + bit.bit_length() - 1] = both
        workspace[BLACK_KINGS + bits[-1 - at].bit_length() - 1] = -both
    codes = row_codes(rules.size).ravel()
    workspace[ROW_CODES : ROW_CODES + len(codes)] = codes
    pattern_values = _pattern_table(weights, rules.size)
    workspace[PATTERN_VALUES : PATTERN_VALUES + len(pattern_values)] = pattern_values
    workspace[TEMPO] = weights.tempo


@lru_cache(maxsize=8)
def _pattern_table(weights: Weights, size: int) -> IntArray:
    """The value of every pattern of every window in VALUE_STEPS, late and early in one number.

    A window rotated by half a turn is another window; with colours exchanged, its values are
    negated.
    """
    halves = []
    for nth, men in enumerate((weights.early_men, weights.late_men)):
        values = square_patterns(size, np.array(men))
        if weights.pattern_values is not None:
            first_half = weights.pattern_values[nth].astype(np.float64)
            values[: len(first_half)] += first_half
            others = len(values) // 2
            values[::-1][:others] -= first_half[:others, rotated_patterns()]
        halves.append(np.rint(values * VALUE_STEPS).astype(np.int64))
    return ((halves[1] << 32) + halves[0]).ravel()

"""Logistic regression of pattern values and king values on the positions of many games.

The model is the evaluation of the engine (`engine/evaluation.py`): regions of twelve squares and
the two windows of eight squares in each of them, early and late in the game, and the squares of
kings. All weights are changed at once, each by a damped Newton step of its own, with momentum. Each
is held near zero by a prior, because most patterns are rare and the positions of a game are alike.
"""

from dataclasses import dataclass, replace

import numpy as np
from draughts_selfplay import BLACK, KINGS, RESULT, SIDE, UNKNOWN, VALUE, WHITE
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.draughts.engine.bit_intrinsics import data_pointer, lowest_bit, popcount
from gamecase.games.draughts.engine.evaluation import Int32Array, code_word, evaluate
from gamecase.games.draughts.engine.packed_rules import HALF_WIDTH, IntArray, square_bits
from gamecase.games.draughts.engine.patterns import (
    DIGITS,
    PATTERNS,
    REGION_PATTERNS,
    regions_of,
    rotated_patterns,
    windows_of,
)
from gamecase.games.draughts.engine.weights import (
    Weights,
    pattern_table,
    write_weights,
)
from gamecase.games.draughts.engine.workspace import FULL_BOARD, make_workspace
from gamecase.games.draughts.ruleset import Ruleset

SCALE = 250.0  # hundredths of a man, as the engine turns values into expectations
WINDOW_PRIOR, REGION_PRIOR, KING_PRIOR = 12.0, 9.0, 40.0  # hundredths of a man
STEP, MOMENTUM = 0.05, 0.9
EDGE = 3 ** (DIGITS // 2)
LEAST_SEEN = 3  # times that a pattern of twelve squares must have come up to get a value

Floats = NDArray[np.float32]


@cached_njit("void(int64[:,::1],int64[::1],int32[::1],int64[::1],int32[:,::1])")
def _read_positions(
    positions: IntArray,
    workspace: IntArray,
    patterns: Int32Array,
    values: IntArray,
    codes: Int32Array,
) -> None:
    """Write the evaluation of each position for White and the codes of its regions."""
    numbers, table = data_pointer(workspace), data_pointer(patterns)
    regions = codes.shape[1]
    for nth in range(len(positions)):
        white, black, side = positions[nth, WHITE], positions[nth, BLACK], positions[nth, SIDE]
        kings = positions[nth, KINGS]
        words = (
            code_word(0, white & ~kings, black & ~kings, numbers),
            code_word(1, white & ~kings, black & ~kings, numbers),
            code_word(2, white & ~kings, black & ~kings, numbers),
        )
        own, opp = (black, white) if side else (white, black)
        value = evaluate(own, opp, kings, side, words[0], words[1], words[2], numbers, table)
        values[nth] = -value if side else value
        for region in range(regions):
            codes[nth, region] = words[region // 3] >> (20 * (region % 3)) & 0xFFFFF


@dataclass(frozen=True)
class Fit:
    """Changes of the weights in hundredths of a man: early and late, in one row each."""

    regions: Floats  # (2, regions * REGION_PATTERNS)
    lower: Floats  # windows of the first four rows of each region: (2, regions * PATTERNS)
    upper: Floats
    kings: Floats  # squares, and one for having the move: (2, 65)

    @property
    def parts(self) -> tuple[Floats, Floats, Floats, Floats]:
        return self.regions, self.lower, self.upper, self.kings

    @classmethod
    def zeros(cls, regions: int) -> "Fit":
        sizes = (regions * REGION_PATTERNS, regions * PATTERNS, regions * PATTERNS, 65)
        return cls(*(np.zeros((2, size), dtype=np.float32) for size in sizes))


@cached_njit(
    "float64(int64[::1],int32[:,::1],float32[::1],int64[:,::1],float32[::1],int64[::1],boolean,"
    "float32[:,::1],float32[:,::1],float32[:,::1],float32[:,::1],"
    "float32[:,::1],float32[:,::1],float32[:,::1],float32[:,::1],"
    "float32[:,::1],float32[:,::1],float32[:,::1],float32[:,::1])"
)
def _pass(
    rows: IntArray,
    codes: Int32Array,
    base: Floats,
    positions: IntArray,
    targets: Floats,
    workspace: IntArray,
    learns: bool,
    regions: Floats,
    lower: Floats,
    upper: Floats,
    kings: Floats,
    regions_slope: Floats,
    lower_slope: Floats,
    upper_slope: Floats,
    kings_slope: Floats,
    regions_curve: Floats,
    lower_curve: Floats,
    upper_curve: Floats,
    kings_curve: Floats,
) -> float:
    """The mean loss of some positions; adds up slopes and curvatures if it learns."""
    half = codes.shape[1] // 2
    last_bit = 34 if workspace[HALF_WIDTH] == 4 else 53
    total = 0.0
    for row in rows:
        white, black, king_bits = (
            positions[row, WHITE],
            positions[row, BLACK],
            positions[row, KINGS],
        )
        early = np.float32(popcount(white | black) / workspace[FULL_BOARD])
        late = np.float32(1) - early
        value = base[row]
        for nth in range(2 * half):
            code = codes[row, nth]
            region = nth % half
            at = region * REGION_PATTERNS + code
            low, high = region * PATTERNS + code % PATTERNS, region * PATTERNS + code // EDGE
            part = early * (regions[0, at] + lower[0, low] + upper[0, high])
            part += late * (regions[1, at] + lower[1, low] + upper[1, high])
            value += part if nth < half else -part
        sign = np.float32(1 - 2 * positions[row, SIDE])
        value += sign * (early * kings[0, 64] + late * kings[1, 64])
        group = white & king_bits
        while group:
            bit = lowest_bit(group)
            group &= group - 1
            value += early * kings[0, bit] + late * kings[1, bit]
        group = black & king_bits
        while group:
            bit = last_bit - lowest_bit(group)
            group &= group - 1
            value -= early * kings[0, bit] + late * kings[1, bit]
        expected = 1 / (1 + np.exp(-2 * value / SCALE))
        target = targets[row]
        expected = min(max(expected, 1e-6), 1 - 1e-6)
        total -= target * np.log(expected) + (1 - target) * np.log(1 - expected)
        if not learns:
            continue
        slope = np.float32((target - expected) * 2 / SCALE)
        curve = np.float32(max(expected * (1 - expected), 0.02) * 4 / SCALE**2)
        for phase in range(2):
            share = late if phase else early
            step, bend = slope * share, curve * share * share
            for nth in range(2 * half):
                code = codes[row, nth]
                region = nth % half
                at = region * REGION_PATTERNS + code
                low, high = region * PATTERNS + code % PATTERNS, region * PATTERNS + code // EDGE
                signed = step if nth < half else -step
                regions_slope[phase, at] += signed
                lower_slope[phase, low] += signed
                upper_slope[phase, high] += signed
                regions_curve[phase, at] += bend
                lower_curve[phase, low] += bend
                upper_curve[phase, high] += bend
            kings_slope[phase, 64] += step * sign
            kings_curve[phase, 64] += bend
            group = white & king_bits
            while group:
                kings_slope[phase, lowest_bit(group)] += step
                kings_curve[phase, lowest_bit(group)] += bend
                group &= group - 1
            group = black & king_bits
            while group:
                bit = last_bit - lowest_bit(group)
                kings_slope[phase, bit] -= step
                kings_curve[phase, bit] += bend
                group &= group - 1
    return total / max(1, len(rows))


def targets_of(positions: IntArray, trust: float) -> Floats:
    """What the evaluation should predict: results count `trust`, values of the search the rest."""
    results = (1 + positions[:, RESULT]) / 2
    search_values = 1 / (1 + np.exp(-2 * np.clip(positions[:, VALUE], -2000, 2000) / SCALE))
    trusted = np.where(positions[:, RESULT] == UNKNOWN, 0.0, trust)
    return (trusted * results + (1 - trusted) * search_values).astype(np.float32)


def fit(
    positions: IntArray,
    validation_positions: int,
    rules: Ruleset,
    weights: Weights,
    trust: float,
    epochs: int,
) -> Weights:
    """The weights that predict best; the last positions are used for validation only."""
    workspace = make_workspace(rules)
    write_weights(weights, rules, workspace)
    values = np.zeros(len(positions), dtype=np.int64)
    regions = len(regions_of(rules.size))
    codes = np.zeros((len(positions), 2 * regions), dtype=np.int32)
    _read_positions(positions, workspace, pattern_table(weights, rules.size), values, codes)
    base, targets = values.astype(np.float32), targets_of(positions, trust)
    training = np.arange(len(positions) - validation_positions)
    validation = np.arange(len(training), len(positions))
    state, speed, slopes, curves = (Fit.zeros(regions) for _ in range(4))
    priors = (REGION_PRIOR, WINDOW_PRIOR, WINDOW_PRIOR, KING_PRIOR)
    best_loss, best = np.inf, [part.copy() for part in state.parts]
    for epoch in range(epochs + 1):
        data = (codes, base, positions, targets, workspace)
        check = _pass(
            validation, *data, False, *state.parts, *slopes.parts, *curves.parts
        )  # fmt: skip
        if check < best_loss:
            best_loss, best = check, [part.copy() for part in state.parts]
        for array in (*slopes.parts, *curves.parts):
            array[:] = 0
        loss = _pass(training, *data, True, *state.parts, *slopes.parts, *curves.parts)
        if epoch % 5 == 0 or epoch == epochs:
            print(f"epoch {epoch}: training {loss:.5f}, validation {check:.5f}", flush=True)
        for part, velocity, slope, curve, prior in zip(
            state.parts, speed.parts, slopes.parts, curves.parts, priors, strict=True
        ):
            # The prior is a normal distribution; values are compared on the scale of log-odds.
            stiffness = 1 / prior**2
            newton = (slope - stiffness * part) / (curve + stiffness)
            velocity[:] = MOMENTUM * velocity + STEP * newton
            np.add(part, velocity, out=part)
    seen = _times_seen(codes[training], regions)
    best[0][:, seen < LEAST_SEEN] = 0
    print(f"best validation {best_loss:.5f}; {np.count_nonzero(seen >= LEAST_SEEN)} patterns")
    return _to_weights(Fit(*best), rules, weights)


def _times_seen(codes: Int32Array, regions: int) -> IntArray:
    seen = np.zeros(regions * REGION_PATTERNS, dtype=np.int64)
    for nth in range(2 * regions):
        region = nth % regions
        counts = np.bincount(codes[:, nth], minlength=REGION_PATTERNS)
        seen[region * REGION_PATTERNS : (region + 1) * REGION_PATTERNS] += counts
    return seen


def _to_weights(state: Fit, rules: Ruleset, base: Weights) -> Weights:
    regions, windows = len(regions_of(rules.size)), len(windows_of(rules.size))
    first_half = (windows + 1) // 2
    lower = state.lower.reshape(2, regions, PATTERNS)
    upper = state.upper.reshape(2, regions, PATTERNS)
    if windows % 2:
        # A window in the middle belongs to regions of both ends.
        rotated = rotated_patterns()
        upper = upper - upper[:, ::-1, rotated]
    both = np.concatenate([lower, upper], axis=1)[:, :first_half]
    if base.pattern_values is not None:
        both = both + base.pattern_values
    region_part = state.regions
    if base.region_values is not None:
        region_part = region_part + base.region_values.reshape(2, -1)
    kings = [bit.bit_length() - 1 for bit in square_bits(rules.size)]
    early, late = state.kings[0][kings], state.kings[1][kings]
    return replace(
        base,
        early_kings=tuple(
            round(float(a + b)) for a, b in zip(base.early_kings, early, strict=True)
        ),
        late_kings=tuple(round(float(a + b)) for a, b in zip(base.late_kings, late, strict=True)),
        tempo=round(float(np.clip(base.tempo + state.kings[:, 64].mean(), 0, 12))),
        pattern_values=np.clip(np.rint(both), -127, 127).astype(np.int8),
        region_values=np.clip(np.rint(region_part), -127, 127)
        .astype(np.int8)
        .reshape(2, regions, REGION_PATTERNS),
    )

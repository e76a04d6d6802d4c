"""Logistic regression of pattern values and king values on the positions of many games.

Every value is regularised towards zero, because most patterns are rare and the positions of one
game are much alike.
"""

from dataclasses import replace

import numpy as np
from draughts_selfplay import BLACK, KINGS, RESULT, SIDE, UNKNOWN, VALUE, WHITE
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.draughts.engine.evaluation import evaluate
from gamecase.games.draughts.engine.packed_rules import IntArray, square_bits
from gamecase.games.draughts.engine.patterns import PATTERNS, rotated_patterns, windows_of
from gamecase.games.draughts.engine.weights import Weights, write_weights
from gamecase.games.draughts.engine.workspace import make_workspace
from gamecase.games.draughts.ruleset import Ruleset

SCALE = 250.0  # hundredths of a man, as the engine turns values into expectations
PRIOR = 10.0  # hundredths of a man: the expected size of a value
BATCH = 16_384
VALIDATION_SHARE = 20  # one block of positions in so many is used for validation

Floats = NDArray[np.float64]


@cached_njit("void(int64[:,::1],int64[::1],int64[::1])")
def _evaluate_all(positions: IntArray, workspace: IntArray, values: IntArray) -> None:
    for nth in range(len(positions)):
        white, black, side = positions[nth, WHITE], positions[nth, BLACK], positions[nth, SIDE]
        own, opp = (black, white) if side else (white, black)
        value = evaluate(own, opp, positions[nth, KINGS], side, workspace)
        values[nth] = -value if side else value


def evaluations(positions: IntArray, rules: Ruleset, weights: Weights) -> Floats:
    """The engine's evaluation of each position for White."""
    workspace = make_workspace(rules)
    write_weights(weights, rules, workspace)
    values = np.zeros(len(positions), dtype=np.int64)
    _evaluate_all(np.ascontiguousarray(positions), workspace, values)
    return values.astype(np.float64)


class Features:
    """The features of positions: the patterns with their signs, the kings, and the phase."""

    def __init__(self, positions: IntArray, rules: Ruleset) -> None:
        bits, windows = square_bits(rules.size), windows_of(rules.size)
        self.half = (len(windows) + 1) // 2
        self.squares = len(bits)
        self.count = self.half * PATTERNS + self.squares + 1
        kings = positions[:, KINGS]
        white, black = positions[:, WHITE], positions[:, BLACK]
        men = [
            ((white & ~kings) & bit != 0) * 1 + ((black & ~kings) & bit != 0) * 2 for bit in bits
        ]
        rotated = rotated_patterns()
        self.patterns = np.zeros((len(positions), len(windows)), dtype=np.int32)
        self.signs = np.ones((len(positions), len(windows)), dtype=np.int8)
        for nth, squares in enumerate(windows):
            pattern = sum(men[square] * 3**digit for digit, square in enumerate(squares))
            opposite = rotated[pattern]
            window = nth
            if nth >= self.half:
                window, pattern, self.signs[:, nth] = len(windows) - 1 - nth, opposite, -1
            elif 2 * nth + 1 == len(windows):  # the middle window is its own rotation
                self.signs[:, nth] = np.sign(opposite - pattern)
                pattern = np.minimum(pattern, opposite)
            self.patterns[:, nth] = window * PATTERNS + pattern
        # One column for each square, and one for the side to move.
        self.kings = np.zeros((len(positions), self.squares + 1), dtype=np.float32)
        for at, bit in enumerate(bits):
            self.kings[:, at] += (white & kings & bit) != 0
            self.kings[:, self.squares - 1 - at] -= (black & kings & bit) != 0
        self.kings[:, -1] = 1 - 2 * positions[:, SIDE]
        pieces = sum(((white | black) & bit != 0) * 1.0 for bit in bits)
        self.early = pieces / (2 * rules.men)


def fit(
    positions: IntArray, rules: Ruleset, weights: Weights, trust: float, epochs: int
) -> Weights:
    """The weights that predict best; `trust` is how much game results count, not search values."""
    base_weights = replace(weights, pattern_values=None)
    base = evaluations(positions, rules, base_weights)
    results = (1 + positions[:, RESULT]) / 2
    search_values = 1 / (1 + np.exp(-2 * np.clip(positions[:, VALUE], -2000, 2000) / SCALE))
    trusted = np.where(positions[:, RESULT] == UNKNOWN, 0.0, trust)
    targets = trusted * results + (1 - trusted) * search_values
    features = Features(positions, rules)
    values = np.zeros((2, features.count))
    mean, square = np.zeros_like(values), np.zeros_like(values)
    block = np.arange(len(positions)) // 500  # games stay together
    validation = np.flatnonzero(block % VALIDATION_SHARE == 0)
    training = np.flatnonzero(block % VALIDATION_SHARE)
    random = np.random.default_rng(1)
    prior = len(training) * (PRIOR * 2 / SCALE) ** 2
    step = 0
    print(f"untuned: {_loss(base[validation], targets[validation]):.5f}", flush=True)
    for epoch in range(epochs):
        random.shuffle(training)
        rate = 2.0 * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 0.02
        for at in range(0, len(training), BATCH):
            rows = training[at : at + BATCH]
            predicted = base[rows] + _predict(values, features, rows)
            errors = 1 / (1 + np.exp(-2 * predicted / SCALE)) - targets[rows]
            gradient = _gradient(errors, features, rows) / len(rows) * (2 / SCALE)
            gradient += values * (2 / SCALE) ** 2 / prior
            step += 1
            mean = 0.9 * mean + 0.1 * gradient
            square = 0.999 * square + 0.001 * gradient**2
            # Adam (Kingma & Ba 2015), with its bias correction of both means.
            values -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
        if epoch % 5 == 4 or epoch == epochs - 1:
            predicted = base[validation] + _predict(values, features, validation)
            print(f"epoch {epoch + 1}: {_loss(predicted, targets[validation]):.5f}", flush=True)
    return _to_weights(values, features, base_weights)


def _predict(values: Floats, features: Features, rows: NDArray[np.int64]) -> Floats:
    patterns, signs = features.patterns[rows], features.signs[rows]
    early = features.early[rows]
    kings = values[:, -features.squares - 1 :] @ features.kings[rows].T
    early_value = (values[0][patterns] * signs).sum(1) + kings[0]
    late_value = (values[1][patterns] * signs).sum(1) + kings[1]
    predicted: Floats = early_value * early + late_value * (1 - early)
    return predicted


def _gradient(errors: Floats, features: Features, rows: NDArray[np.int64]) -> Floats:
    gradient = np.zeros((2, features.count))
    patterns, signs = features.patterns[rows], features.signs[rows]
    early = features.early[rows]
    count = features.half * PATTERNS
    for nth, share in enumerate((early, 1 - early)):
        parts = ((errors * share)[:, None] * signs).ravel()
        gradient[nth, :count] = np.bincount(patterns.ravel(), parts, minlength=count)
        gradient[nth, count:] = (errors * share) @ features.kings[rows]
    return gradient


def _loss(predicted: Floats, targets: Floats) -> float:
    """The mean cross-entropy of the predictions."""
    expected = np.clip(1 / (1 + np.exp(-2 * predicted / SCALE)), 1e-6, 1 - 1e-6)
    return float(-(targets * np.log(expected) + (1 - targets) * np.log(1 - expected)).mean())


def _to_weights(values: Floats, features: Features, base: Weights) -> Weights:
    half = features.half
    pattern_values = values[:, : half * PATTERNS].reshape(2, half, PATTERNS).copy()
    if len(features.patterns[0]) % 2:
        rotated = rotated_patterns()
        mirrored = pattern_values[:, -1, rotated]
        is_fitted = np.arange(PATTERNS) < rotated
        pattern_values[:, -1] = np.where(is_fitted, pattern_values[:, -1], -mirrored)
        pattern_values[:, -1, rotated == np.arange(PATTERNS)] = 0
    early, late = values[:, half * PATTERNS : -1]
    return replace(
        base,
        early_kings=tuple(round(a + b) for a, b in zip(base.early_kings, early, strict=True)),
        late_kings=tuple(round(a + b) for a, b in zip(base.late_kings, late, strict=True)),
        tempo=round(max(0.0, min(12.0, base.tempo + values[:, -1].mean()))),
        pattern_values=np.clip(np.rint(pattern_values), -127, 127).astype(np.int8),
    )

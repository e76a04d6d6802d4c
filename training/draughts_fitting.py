"""Fits what shapes of men are worth, and kings on their squares, to positions of many games.

Every number is held near zero as if so many positions had said so: most shapes are seen seldom, and
positions of one game are much alike.
"""

from dataclasses import replace

import numpy as np
from draughts_games import BLACK, KINGS, RESULT, SIDE, UNKNOWN, VALUE, WHITE
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.draughts.engine.evaluation import evaluate
from gamecase.games.draughts.engine.packed_rules import IntArray, square_bits
from gamecase.games.draughts.engine.patterns import PATTERNS, rotated_patterns, windows_of
from gamecase.games.draughts.engine.weights import Weights, write_weights
from gamecase.games.draughts.engine.workspace import make_workspace
from gamecase.games.draughts.ruleset import Ruleset

SCALE = 250.0  # as the engine turns worth into expectation
HELD = 10.0  # hundredths of a man: how far from zero a number is believed to be
BATCH = 16_384
HELD_OUT = 20  # one position of so many is kept for the proof

Floats = NDArray[np.float64]


@cached_njit("void(int64[:,::1],int64[::1],int64[::1])")
def _judge(positions: IntArray, workspace: IntArray, found: IntArray) -> None:
    for nth in range(len(positions)):
        white, black, side = positions[nth, WHITE], positions[nth, BLACK], positions[nth, SIDE]
        own, opp = (black, white) if side else (white, black)
        value = evaluate(own, opp, positions[nth, KINGS], side, workspace)
        found[nth] = -value if side else value


def judged(positions: IntArray, rules: Ruleset, weights: Weights) -> Floats:
    """What the engine says of each position, for White."""
    workspace = make_workspace(rules)
    write_weights(weights, rules, workspace)
    found = np.zeros(len(positions), dtype=np.int64)
    _judge(np.ascontiguousarray(positions), workspace, found)
    return found.astype(np.float64)


class Shown:
    """Positions as the numbers they are made of: which, with which sign, and how full the board."""

    def __init__(self, positions: IntArray, rules: Ruleset) -> None:
        bits, windows = square_bits(rules.size), windows_of(rules.size)
        self.half = (len(windows) + 1) // 2
        self.squares = len(bits)
        self.count = self.half * PATTERNS + self.squares + 1
        kings = positions[:, KINGS]
        white, black = positions[:, WHITE], positions[:, BLACK]
        here = [
            ((white & ~kings) & bit != 0) * 1 + ((black & ~kings) & bit != 0) * 2 for bit in bits
        ]
        turned = rotated_patterns()
        which = np.zeros((len(positions), len(windows)), dtype=np.int32)
        signs = np.ones((len(positions), len(windows)), dtype=np.int8)
        for nth, squares in enumerate(windows):
            shape = sum(here[square] * 3**digit for digit, square in enumerate(squares))
            other = turned[shape]
            if nth >= self.half:
                nth_seen, shape, signs[:, nth] = len(windows) - 1 - nth, other, -1
            else:
                nth_seen = nth
                if 2 * nth + 1 == len(windows):  # the middle one is its own other half
                    signs[:, nth] = np.sign(other - shape)
                    shape = np.minimum(shape, other)
            which[:, nth] = nth_seen * PATTERNS + shape
        self.which, self.signs = which, signs
        royal = np.zeros((len(positions), self.squares + 1), dtype=np.float32)
        for at, bit in enumerate(bits):
            royal[:, at] += (white & kings & bit) != 0
            royal[:, self.squares - 1 - at] -= (black & kings & bit) != 0
        royal[:, -1] = 1 - 2 * positions[:, SIDE]
        self.royal = royal
        pieces = sum(((white | black) & bit != 0) * 1.0 for bit in bits)
        self.early = pieces / (2 * rules.men)


def fit(
    positions: IntArray, rules: Ruleset, weights: Weights, trust: float, epochs: int
) -> Weights:
    """The numbers that foretell best. `trust` is how much the end of a game counts, and not what
    the search thought."""
    base_weights = replace(weights, pattern_values=None)
    base = judged(positions, rules, base_weights)
    ended = (1 + positions[:, RESULT]) / 2
    thought = 1 / (1 + np.exp(-2 * np.clip(positions[:, VALUE], -2000, 2000) / SCALE))
    trusted = np.where(positions[:, RESULT] == UNKNOWN, 0.0, trust)
    targets = trusted * ended + (1 - trusted) * thought
    shown = Shown(positions, rules)
    numbers = np.zeros((2, shown.count))
    mean, square = np.zeros_like(numbers), np.zeros_like(numbers)
    block = np.arange(len(positions)) // 500  # games stay together
    proof = np.flatnonzero(block % HELD_OUT == 0)
    learnt = np.flatnonzero(block % HELD_OUT)
    random = np.random.default_rng(1)
    held = len(learnt) * (HELD * 2 / SCALE) ** 2
    step = 0
    print(f"untuned: {_miss(base[proof], targets[proof]):.5f}", flush=True)
    for epoch in range(epochs):
        random.shuffle(learnt)
        rate = 2.0 * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 0.02
        for at in range(0, len(learnt), BATCH):
            rows = learnt[at : at + BATCH]
            worth = base[rows] + _added(numbers, shown, rows)
            wrong = 1 / (1 + np.exp(-2 * worth / SCALE)) - targets[rows]
            slope = _slope(wrong, shown, rows) / len(rows) * (2 / SCALE)
            slope += numbers * (2 / SCALE) ** 2 / held
            step += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope**2
            # Adam (Kingma & Ba 2015), with its correction of both means for the first steps.
            numbers -= (
                rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
            )
        if epoch % 5 == 4 or epoch == epochs - 1:
            worth = base[proof] + _added(numbers, shown, proof)
            print(f"epoch {epoch + 1}: {_miss(worth, targets[proof]):.5f}", flush=True)
    return _put_together(numbers, shown, base_weights)


def _added(numbers: Floats, shown: Shown, rows: NDArray[np.int64]) -> Floats:
    which, signs, early = shown.which[rows], shown.signs[rows], shown.early[rows]
    apart = numbers[:, -shown.squares - 1 :] @ shown.royal[rows].T
    early_worth = (numbers[0][which] * signs).sum(1) + apart[0]
    late_worth = (numbers[1][which] * signs).sum(1) + apart[1]
    return early_worth * early + late_worth * (1 - early)


def _slope(wrong: Floats, shown: Shown, rows: NDArray[np.int64]) -> Floats:
    found = np.zeros((2, shown.count))
    which, signs, early = shown.which[rows], shown.signs[rows], shown.early[rows]
    for nth, share in enumerate((early, 1 - early)):
        told = ((wrong * share)[:, None] * signs).ravel()
        pattern_values = shown.half * PATTERNS
        found[nth, :pattern_values] = np.bincount(which.ravel(), told, minlength=pattern_values)
        found[nth, pattern_values:] = (wrong * share) @ shown.royal[rows]
    return found


def _miss(worth: Floats, targets: Floats) -> float:
    """The mean cross-entropy of what was foretold."""
    expected = np.clip(1 / (1 + np.exp(-2 * worth / SCALE)), 1e-6, 1 - 1e-6)
    return float(-(targets * np.log(expected) + (1 - targets) * np.log(1 - expected)).mean())


def _put_together(numbers: Floats, shown: Shown, base_weights: Weights) -> Weights:
    pattern_values = numbers[:, : shown.half * PATTERNS].reshape(2, shown.half, PATTERNS).copy()
    if len(shown.which[0]) % 2:
        turned = rotated_patterns()
        mirrored = pattern_values[:, -1, turned]
        is_kept = np.arange(PATTERNS) < turned
        pattern_values[:, -1] = np.where(is_kept, pattern_values[:, -1], -mirrored)
        pattern_values[:, -1, turned == np.arange(PATTERNS)] = 0
    early, late = numbers[:, shown.half * PATTERNS : -1]
    return replace(
        base_weights,
        early_kings=tuple(
            round(a + b) for a, b in zip(base_weights.early_kings, early, strict=True)
        ),
        late_kings=tuple(round(a + b) for a, b in zip(base_weights.late_kings, late, strict=True)),
        tempo=round(max(0.0, min(12.0, base_weights.tempo + numbers[:, -1].mean()))),
        pattern_values=np.clip(np.rint(pattern_values), -127, 127).astype(np.int8),
    )

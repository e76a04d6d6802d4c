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
from gamecase.games.draughts.engine.packed_rules import Numbers, bits_of
from gamecase.games.draughts.engine.patterns import SHAPES, turned_shapes, windows_of
from gamecase.games.draughts.engine.weights import Weights, lay_down
from gamecase.games.draughts.engine.workspace import make_desk
from gamecase.games.draughts.ruleset import Ruleset

SCALE = 250.0  # as the engine turns worth into expectation
HELD = 10.0  # hundredths of a man: how far from zero a number is believed to be
BATCH = 16_384
HELD_OUT = 20  # one position of so many is kept for the proof

Floats = NDArray[np.float64]


@cached_njit("void(int64[:,::1],int64[::1],int64[::1])")
def _judge(noted: Numbers, desk: Numbers, found: Numbers) -> None:
    for nth in range(len(noted)):
        white, black, side = noted[nth, WHITE], noted[nth, BLACK], noted[nth, SIDE]
        own, opp = (black, white) if side else (white, black)
        value = evaluate(own, opp, noted[nth, KINGS], side, desk)
        found[nth] = -value if side else value


def judged(noted: Numbers, rules: Ruleset, weights: Weights) -> Floats:
    """What the engine says of each position, for White."""
    desk = make_desk(rules)
    lay_down(weights, rules, desk)
    found = np.zeros(len(noted), dtype=np.int64)
    _judge(np.ascontiguousarray(noted), desk, found)
    return found.astype(np.float64)


class Shown:
    """Positions as the numbers they are made of: which, with which sign, and how full the board."""

    def __init__(self, noted: Numbers, rules: Ruleset) -> None:
        bits, windows = bits_of(rules.size), windows_of(rules.size)
        self.half = (len(windows) + 1) // 2
        self.squares = len(bits)
        self.count = self.half * SHAPES + self.squares + 1
        kings = noted[:, KINGS]
        white, black = noted[:, WHITE], noted[:, BLACK]
        here = [
            ((white & ~kings) & bit != 0) * 1 + ((black & ~kings) & bit != 0) * 2 for bit in bits
        ]
        turned = turned_shapes()
        which = np.zeros((len(noted), len(windows)), dtype=np.int32)
        signs = np.ones((len(noted), len(windows)), dtype=np.int8)
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
            which[:, nth] = nth_seen * SHAPES + shape
        self.which, self.signs = which, signs
        royal = np.zeros((len(noted), self.squares + 1), dtype=np.float32)
        for at, bit in enumerate(bits):
            royal[:, at] += (white & kings & bit) != 0
            royal[:, self.squares - 1 - at] -= (black & kings & bit) != 0
        royal[:, -1] = 1 - 2 * noted[:, SIDE]
        self.royal = royal
        pieces = sum(((white | black) & bit != 0) * 1.0 for bit in bits)
        self.early = pieces / (2 * rules.men)


def fit(noted: Numbers, rules: Ruleset, weights: Weights, trust: float, epochs: int) -> Weights:
    """The numbers that foretell best. `trust` is how much the end of a game counts, and not what
    the search thought."""
    bare = replace(weights, shapes=None)
    base = judged(noted, rules, bare)
    ended = (1 + noted[:, RESULT]) / 2
    thought = 1 / (1 + np.exp(-2 * np.clip(noted[:, VALUE], -2000, 2000) / SCALE))
    trusted = np.where(noted[:, RESULT] == UNKNOWN, 0.0, trust)
    targets = trusted * ended + (1 - trusted) * thought
    shown = Shown(noted, rules)
    numbers = np.zeros((2, shown.count))
    mean, square = np.zeros_like(numbers), np.zeros_like(numbers)
    block = np.arange(len(noted)) // 500  # games stay together
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
    return _put_together(numbers, shown, bare)


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
        shapes = shown.half * SHAPES
        found[nth, :shapes] = np.bincount(which.ravel(), told, minlength=shapes)
        found[nth, shapes:] = (wrong * share) @ shown.royal[rows]
    return found


def _miss(worth: Floats, targets: Floats) -> float:
    """The mean cross-entropy of what was foretold."""
    expected = np.clip(1 / (1 + np.exp(-2 * worth / SCALE)), 1e-6, 1 - 1e-6)
    return float(-(targets * np.log(expected) + (1 - targets) * np.log(1 - expected)).mean())


def _put_together(numbers: Floats, shown: Shown, bare: Weights) -> Weights:
    shapes = numbers[:, : shown.half * SHAPES].reshape(2, shown.half, SHAPES).copy()
    if len(shown.which[0]) % 2:
        turned = turned_shapes()
        mirrored = shapes[:, -1, turned]
        is_kept = np.arange(SHAPES) < turned
        shapes[:, -1] = np.where(is_kept, shapes[:, -1], -mirrored)
        shapes[:, -1, turned == np.arange(SHAPES)] = 0
    early, late = numbers[:, shown.half * SHAPES : -1]
    return replace(
        bare,
        early_kings=tuple(round(a + b) for a, b in zip(bare.early_kings, early, strict=True)),
        late_kings=tuple(round(a + b) for a, b in zip(bare.late_kings, late, strict=True)),
        tempo=round(max(0.0, min(12.0, bare.tempo + numbers[:, -1].mean()))),
        shapes=np.clip(np.rint(shapes), -127, 127).astype(np.int8),
    )

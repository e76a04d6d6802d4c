"""Train the nets that estimate how many turns a side needs in a race.

Sides near home are computed exactly. All others are played home, with every roll played for the
fewest turns by the net so far, and every side on the way is labelled with the result, with the luck
of the rolls subtracted. The better the net, the smaller the noise, so there are several rounds.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np
from backgammon_trainer import TrainableNet

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))
from one_sided import OneSidedTable
from one_sided_play import play_out, playout_context

from gamecase.games.backgammon.engine.bearoff_table_builder import HOME
from gamecase.games.backgammon.engine.race_nets import INPUTS, POINTS, side_inputs

HIDDEN = (128, 32)
ROOM = 16  # maximal number of sides on the way home per starting side
EXACT_POINTS = 10
SPREAD = 16  # points over which most complete sides are spread
STRAGGLERS = 6
HIT_LATE = 3  # maximal number of checkers hit while bearing off
NEAR = 400_000  # sides that are computed exactly
NEAR_STEPS = 8_000  # training steps on those alone
#: By round: sides played home, plays evaluated by the net per roll, and training steps.
ROUNDS = ((4_000, 1, 6_000), (8_000, 4, 8_000), (20_000, 4, 36_000))


class TurnNetTrainer:
    """Trains the net for bearing off all checkers, or the first one, under some rules."""

    def __init__(self, rules, seed, *, first, points=EXACT_POINTS):
        self.exact = OneSidedTable(rules, points, first=first)
        self.rules, self.first, self.total = rules, first, self.exact.total
        self.random = np.random.default_rng(seed)
        self.width = self.exact.table.shape[1] + (0 if first else 8)
        self.trainable = TrainableNet.random([INPUTS, *HIDDEN, self.width], seed)
        # Points that are not trained yet count by their pips alone.
        for unit in range(4):
            self.trainable.weights[0][unit * POINTS + points : (unit + 1) * POINTS] = 0

    def near(self, count):
        """Sides that are computed exactly, with their distributions of turns."""
        sides = random_sides(self.random, count, self.total, self.exact.points, whole=True)
        sides = sides[sides[:, HOME:].any(axis=1)]
        labels = np.zeros((len(sides), self.width), np.float32)
        labels[:, : self.exact.table.shape[1]] = self.exact.table[self.exact.find(sides)]
        return sides, labels

    def far(self, count, net_plays):
        """Other sides, those on their way home, and the distribution that each led to."""
        sides = random_sides(self.random, count, self.total, POINTS, whole=self.first)
        sides = sides[self.exact.find(sides) < 0]
        context = playout_context(
            self.rules, self.exact, self.trainable.net(), net_plays, self.near(4000)[0]
        )
        way = np.zeros((ROOM * len(sides), POINTS), np.int8)
        labels = np.zeros((len(way), self.width), np.float32)
        reached = play_out(sides, context, self.random.integers(1 << 30), way, labels)
        return way[:reached], labels[:reached]

    def fit(self, sides, labels, steps, rate):
        """Train with the cross-entropy of the whole distribution as loss."""
        inputs, batch = side_inputs(sides), 512
        for step in range(steps):
            picked = self.random.integers(0, len(sides), batch)
            layers, outputs = self.trainable.forward(inputs[picked])
            fall = 0.5 * (1 + np.cos(np.pi * step / steps))
            slope = softmax(outputs) - labels[picked]
            self.trainable.backward(layers, slope, np.float32(rate * (0.003 + 0.997 * fall)))


def softmax(values):
    """The softmax of each row."""
    values = np.exp(values - values.max(axis=1, keepdims=True))
    return values / values.sum(axis=1, keepdims=True)


def random_sides(random, count, total, points, *, whole):
    """Random sides within some points, distributed as in races.

    Half of the complete sides are spread out, and half are home except for some stragglers, which
    may be far behind. A side that was hit while bearing off has fewer checkers, nearly all of them
    home.
    """
    is_whole = whole | (random.random(count) < 0.5)
    left = np.where(is_whole, total, random.integers(1, total + 1, count))
    spread = random.random(count) < np.where(is_whole, 0.5, 0.1)
    reach = random.integers(HOME + 1, points + 1, count)
    near = spread & (random.random(count) < 0.8)
    reach = np.where(near, np.minimum(reach, random.integers(HOME + 1, SPREAD + 1, count)), reach)
    most = np.where(is_whole, STRAGGLERS, HIT_LATE)
    behind = np.where(spread, total, random.integers(1, most + 1))
    lean = random.uniform(0.3, 2.5, count)
    sides = np.zeros((count, POINTS), np.int8)
    for nth in range(total):
        within = np.where(nth < behind, reach, HOME)
        point = np.minimum((random.random(count) ** lean * within).astype(np.int64), points - 1)
        sides[np.arange(count), point] += nth < left
    return sides


def train_turn_net(rules, seed, scale, *, first, start=None):
    """A net for these rules; `scale` is the amount of training, by default 1.

    With a net to start from, the first rounds are skipped.
    """
    trainer = TurnNetTrainer(rules, seed, first=first)
    began = time.process_time()
    near = trainer.near(round(NEAR * scale))
    rounds = ROUNDS
    if start:
        trainer.trainable, rounds = (
            TrainableNet.from_layers(start.weights, start.biases),
            ROUNDS[-1:],
        )
    else:
        trainer.fit(*near, steps=round(NEAR_STEPS * scale), rate=3e-3)
    for count, net_plays, steps in rounds:
        far = trainer.far(round(count * scale), net_plays)
        sides, labels = (np.concatenate(both) for both in zip(near, far, strict=True))
        trainer.fit(sides, labels, steps=round(steps * scale), rate=3e-3)
        summary = {"seconds": round(time.process_time() - began), "positions": len(far[0])}
        print(json.dumps(summary), flush=True)
    return trainer.trainable.net(), summary

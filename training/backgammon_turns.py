"""How many turns a side needs in a race: nets taught by one side alone.

Sides near home are worked out exactly. All others are played home, every throw for the fewest turns
as far as the net can tell by then, and every side on the way is told what came of it, without the
luck of the throws. The better the net, the less is left to chance, so there are some rounds.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np
from backgammon_fitting import Pupil

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))
from one_sided import OneSided
from one_sided_play import play_out, road

from gamecase.games.backgammon.engine.bearoff_tables import HOME
from gamecase.games.backgammon.engine.race_nets import INPUTS, POINTS, side_inputs

HIDDEN = (128, 32)
ROOM = 16  # sides on the way home, for each begun with
EXACT_POINTS = 10
SPREAD = 16  # points over which most whole sides lie
STRAGGLERS = 6
HIT_LATE = 3  # checkers at most that were hit while bearing off
NEAR = 400_000  # sides that are worked out
TRANSITIONS = 8_000  # of learning from those alone
#: Sides played home, plays looked at on their way, and steps of learning, round by round.
ROUNDS = ((4_000, 1, 6_000), (8_000, 4, 8_000), (20_000, 4, 36_000))


class Runner:
    """One side on its way home under some rules, for all its checkers or for the first one off."""

    def __init__(self, rules, seed, *, first, points=EXACT_POINTS):
        self.exact = OneSided(rules, points, first=first)
        self.rules, self.first, self.total = rules, first, self.exact.total
        self.random = np.random.default_rng(seed)
        self.width = self.exact.table.shape[1] + (0 if first else 8)
        self.pupil = Pupil.born([INPUTS, *HIDDEN, self.width], seed)
        # What it has not seen yet shall count by its pips alone.
        for unit in range(4):
            self.pupil.weights[0][unit * POINTS + points : (unit + 1) * POINTS] = 0

    def near(self, count):
        """Sides that are worked out, and how likely they are to need each number of turns."""
        sides = random_sides(self.random, count, self.total, self.exact.points, whole=True)
        sides = sides[sides[:, HOME:].any(axis=1)]
        labels = np.zeros((len(sides), self.width), np.float32)
        labels[:, : self.exact.table.shape[1]] = self.exact.table[self.exact.find(sides)]
        return sides, labels

    def far(self, count, looked_at):
        """Sides that are not, those they became on their way, and what came of each."""
        sides = random_sides(self.random, count, self.total, POINTS, whole=self.first)
        sides = sides[self.exact.find(sides) < 0]
        home = road(self.rules, self.exact, self.pupil.net(), looked_at, self.near(4000)[0])
        way = np.zeros((ROOM * len(sides), POINTS), np.int8)
        labels = np.zeros((len(way), self.width), np.float32)
        reached = play_out(sides, home, self.random.integers(1 << 30), way, labels)
        return way[:reached], labels[:reached]

    def fit(self, sides, labels, steps, rate):
        """The loss is the cross-entropy of the whole distribution."""
        inputs, batch = side_inputs(sides), 512
        for step in range(steps):
            picked = self.random.integers(0, len(sides), batch)
            layers, told = self.pupil.told(inputs[picked])
            fall = 0.5 * (1 + np.cos(np.pi * step / steps))
            slope = shares(told) - labels[picked]
            self.pupil.step_down(layers, slope, np.float32(rate * (0.003 + 0.997 * fall)))


def shares(told):
    """Any numbers as parts of a whole, greater for the greater."""
    told = np.exp(told - told.max(axis=1, keepdims=True))
    return told / told.sum(axis=1, keepdims=True)


def random_sides(random, count, total, points, *, whole):
    """Sides within some points, as races have them.

    Half of the whole sides lie spread out, and half are home but for some stragglers, which may be
    far behind. Who was hit while bearing off comes round again with fewer checkers, nearly all of
    them at home.
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
        at = np.minimum((random.random(count) ** lean * within).astype(np.int64), points - 1)
        sides[np.arange(count), at] += nth < left
    return sides


def learn_turns(rules, seed, scale, *, first, start=None):
    """A net for these rules; `scale` is how much it practises, 1 the usual.

    One to go on from has been through the first rounds.
    """
    runner = Runner(rules, seed, first=first)
    began = time.process_time()
    near = runner.near(round(NEAR * scale))
    rounds = ROUNDS
    if start:
        runner.pupil, rounds = Pupil.of(start.weights, start.added), ROUNDS[-1:]
    else:
        runner.fit(*near, steps=round(TRANSITIONS * scale), rate=3e-3)
    for count, looked_at, steps in rounds:
        far = runner.far(round(count * scale), looked_at)
        seen, labels = (np.concatenate(both) for both in zip(near, far, strict=True))
        runner.fit(seen, labels, steps=round(steps * scale), rate=3e-3)
        told = {"seconds": round(time.process_time() - began), "positions": len(far[0])}
        print(json.dumps(told), flush=True)
    return runner.pupil.net(), told

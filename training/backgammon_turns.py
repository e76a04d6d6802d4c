"""How many turns a side needs in a race: nets that learn it from their own play, one side alone.

Every position on the way home is told what came of it: so many turns, and from there on what the
bear-off table says.
"""

import json
import time

import numpy as np
from backgammon_fitting import Pupil

from gamecase.games.backgammon.board import checkers_in_all
from gamecase.games.backgammon.engine.bearoff import tables_of
from gamecase.games.backgammon.engine.bearoff_tables import HOME
from gamecase.games.backgammon.engine.candidates import (
    after_throws,
)
from gamecase.games.backgammon.engine.chances import turned_rows
from gamecase.games.backgammon.engine.kernel import OFF
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.numbering import side_numbers
from gamecase.games.backgammon.engine.races import (
    INPUTS,
    POINTS,
    TurnsNet,
    side_inputs,
    sides_of,
)
from gamecase.games.backgammon.engine.search import first_best

GAMES = 2048
HIDDEN = (64, 32)


class Runner:
    """One side on its way home under some rules, for all its checkers or for the first one off."""

    def __init__(self, rules, hidden, seed, *, first):
        self.flags = flags_of(rules)
        self.total = checkers_in_all(rules.setup)
        self.random = np.random.default_rng(seed)
        tables = tables_of(rules)
        self.table = tables.first_off if first else tables.finish
        self.skipped = len(tables.finish) - len(self.table)  # homes that have something off
        self.first = first
        self.width = self.table.shape[1] + (24 if rules.bearoff_rule.value != "exact-only" else 8)
        self.pupil = Pupil.born([INPUTS, *hidden, self.width], seed)

    def rows_of(self, sides):
        rows = np.zeros((len(sides), 28), np.int8)
        rows[:, 1 : POINTS + 1] = sides
        rows[:, OFF] = self.total - sides.sum(1)
        return rows

    def spread(self, sides):
        """The chance of every number of turns, as far as known: by table, or as the net says."""
        told = np.zeros((len(sides), self.width), np.float32)
        homes = side_numbers(sides, HOME) - self.skipped
        home = ~sides[:, 6:].any(1)
        # With one off already the first has been borne off; all off is the table's own first line.
        done = home & (homes < 0)
        told[done, 0] = 1
        known = home & (homes >= 0)
        told[known, : self.table.shape[1]] = self.table[homes[known]]
        if (~home).any():
            told[~home] = TurnsNet(self.pupil.net())(sides[~home])
        return told

    def worth(self, sides):
        """First everything comes home, by the farthest; at home the table says what is better.

        Plays chosen by the net itself were tried: the best of many uncertain opinions is mostly an
        error, and a side that goes by those needs half a turn more.
        """
        outside = sides[:, 6:].astype(np.float32) @ np.arange(1, POINTS - 5, dtype=np.float32)
        gaps = (sides[:, :6] == 0) @ np.array([1, 2, 3, 4, 5, 6], np.float32)
        home = ~sides[:, 6:].any(1)
        worth = -outside - 0.02 * gaps
        worth[home] = 100 - self.spread(sides[home]) @ np.arange(self.width, dtype=np.float32)
        return worth

    def moved(self, sides):
        """Each side after a throw and its best play."""
        dice = self.random.integers(1, 7, (len(sides), 2))
        boards, starts = after_throws(self.rows_of(sides), dice, self.flags)
        reached = sides_of(turned_rows(boards))
        return reached[first_best(self.worth(reached), starts)]

    def runs(self, starts):
        """Positions on the way home, and what came of each."""
        if self.first:  # which is a question only while nothing is off
            starts = starts[starts.sum(1) == self.total]
        sides, way, home_at = starts, [], np.full(len(starts), -1)
        ends = np.zeros((len(starts), self.width), np.float32)
        turn = 0
        while (home_at < 0).any():
            way.append(sides)
            sides = self.moved(sides)
            turn += 1
            now = (home_at < 0) & ~sides[:, 6:].any(1)
            ends[now] = self.spread(sides[now])
            home_at[now] = turn
        seen, came = [], []
        for at, each in enumerate(way):
            which = np.flatnonzero(home_at > at)
            seen.append(each[which])
            came.append(later(ends[which], home_at[which] - at))
        return np.concatenate(seen), np.concatenate(came)

    def fit(self, sides, labels, passes, rate):
        """The loss is the cross-entropy of the whole distribution."""
        inputs, batch = side_inputs(sides), 512
        steps = int(passes * len(sides) / batch)
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


def later(spread, turns):
    """The same so many turns later; what falls off the end stays at the end."""
    width = spread.shape[1]
    told = np.zeros_like(spread)
    at = np.minimum(np.arange(width)[None, :] + turns[:, None], width - 1)
    np.add.at(told, (np.arange(len(spread))[:, None], at), spread)
    return told


def random_sides(random, count, total):
    """Sides anywhere between their start and home, some with checkers far behind.

    Mostly nothing is off yet; who was hit while bearing off comes round again with fewer.
    """
    reach = random.integers(7, POINTS + 1, count)
    lean = random.uniform(0.3, 3.0, count)
    left = np.where(random.random(count) < 0.7, total, random.integers(1, total + 1, count))
    sides = np.zeros((count, POINTS), np.int8)
    for nth in range(total):
        at = np.minimum((random.random(count) ** lean * reach).astype(np.int64), POINTS - 1)
        sides[np.arange(count), at] += nth < left
    return sides


def learn_turns(rules, seed, scale, *, first):
    """A net for these rules; `scale` is how much it practises, 1 the usual."""
    runner = Runner(rules, HIDDEN, seed, first=first)
    began = time.process_time()
    gathered = [
        runner.runs(random_sides(runner.random, GAMES, runner.total))
        for _ in range(max(1, round(30 * scale)))
    ]
    seen, came = (np.concatenate(each) for each in zip(*gathered, strict=True))
    runner.fit(seen, came, passes=8, rate=3e-3)
    told = {"seconds": round(time.process_time() - began), "positions": len(seen)}
    print(json.dumps(told), flush=True)
    return runner.pupil.net(), told

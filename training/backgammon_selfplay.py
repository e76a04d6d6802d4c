"""Positions from games of the engine against itself, many side by side, labelled by looking ahead.

Half of the games begin at the opening, the others at positions with men sent back or shut in, so
that back games, primes and blitzes are seen more often than they come up. Some games are played
with noise. From every decision the chosen board is kept and one of its rivals, since telling
rivals apart is what the net is for.
"""

import time
from pathlib import Path

import numpy as np

from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import after_throws
from gamecase.games.backgammon.engine.chances import equity
from gamecase.games.backgammon.engine.moves import flags_of, row_of
from gamecase.games.backgammon.engine.search import Search

NOISE = (0.0, 0.0, 0.02, 0.06, 0.12)
GAMES = 256  # side by side
SHARD = 8192  # positions in one file


def opening_row(rules):
    """How a game begins."""
    checkers = starting_side(rules.setup)
    return row_of(Board(checkers, checkers))


class Games:
    """Games in progress; each step throws and plays in all of them."""

    def __init__(self, search: Search, count: int, seed, pool=None, rivals=1):
        self.search = search
        self.random = np.random.default_rng(seed)
        self.pool = pool
        self.rivals = rivals
        self.flags = flags_of(search.rules)
        self.rows = np.zeros((count, 28), np.int8)
        self.noise = np.zeros(count, np.float32)
        self.stray = np.zeros(count, np.float32)
        self._begin(np.arange(count))

    def _begin(self, which):
        opening = opening_row(self.search.rules)
        for at in which:
            from_pool = self.pool is not None and self.random.random() < 0.5
            chosen = self.pool[self.random.integers(len(self.pool))] if from_pool else opening
            self.rows[at] = chosen
            self.noise[at] = self.random.choice(NOISE)
            self.stray[at] = 0.04 if self.random.random() < 0.3 else 0.0

    def step(self):
        """The boards chosen in every game and a rival of each, for the side on roll then."""
        dice = self.random.integers(1, 7, (len(self.rows), 2))
        boards, starts = self.search.sifted(*after_throws(self.rows, dice, self.flags), 8)
        values = -equity(self.search.judge(boards), self.search.rules)
        counts = np.diff(starts)
        noisy = values + np.repeat(self.noise, counts) * self.random.standard_normal(
            len(values), np.float32
        )
        kept = []
        for nth in range(len(self.rows)):
            first, after = starts[nth], starts[nth + 1]
            order = first + np.argsort(-noisy[first:after])[:6]
            best = order[0]
            if self.random.random() < self.stray[nth]:
                best = first + self.random.integers(after - first)
            kept.append(best)
            self.rows[nth] = boards[best]
            others = order[1:]
            if len(others):
                kept += self.random.choice(others, min(self.rivals, len(others)), False).tolist()
        kinds = np.empty(len(self.rows), np.int8)
        features.sort_out(self.rows, kinds)
        # Races and tables have their own training; a few moves of each are seen and then left.
        ended = (kinds <= features.HOME) | (
            (kinds == features.RACE) & (self.random.random(len(kinds)) < 0.3)
        )
        self._begin(np.flatnonzero(ended))
        return boards[kept]


def hard_positions(rows):
    """Those with three or more men back on a side, or any on the bar before a strong home."""
    back = np.maximum(rows[:, 19:26], 0).sum(1)
    their_back = np.maximum(-rows[:, 1:7], 0).sum(1) + rows[:, 26]
    home = (rows[:, 1:7] >= 2).sum(1)
    their_home = (rows[:, 19:25] <= -2).sum(1)
    kinds = np.empty(len(rows), np.int8)
    features.sort_out(rows, kinds)
    is_hard = (
        (back >= 3)
        | (their_back >= 3)
        | ((back > 0) & (their_home >= 4))
        | ((their_back > 0) & (home >= 4))
    )
    hard = rows[is_hard & (kinds >= features.CONTACT)]
    crashed = hard[is_crashed(hard)]
    # Crashed boards are rare among the hard ones and the plan that was judged worst: a third.
    again = np.arange(len(hard) // 2) % max(1, len(crashed))
    return np.concatenate([hard, crashed[again]]) if len(crashed) else hard


def is_crashed(rows):
    """Whether a side has seven or more men buried on its two deepest points."""
    mine = np.maximum(rows[:, 1:3], 0).sum(1)
    theirs = np.maximum(-rows[:, 23:25], 0).sum(1)
    return (mine >= 7) | (theirs >= 7)


def label(search: Search, folder: Path, worker: int, pool, *, look, minutes=10.0):  # noqa: PLR0913
    """Write shards of positions and what `look` says of them until the time is over, one at
    least; goes on after those there are."""
    folder.mkdir(parents=True, exist_ok=True)
    until = time.time() + 60 * minutes
    shard = len(list(folder.glob(f"w{worker}_*.npz")))
    playing = Games(search, GAMES, [worker, shard, sum(map(ord, folder.name))], pool)
    for _ in range(20):  # so that not all games are young
        playing.step()
    is_first = True
    while is_first or time.time() < until:
        is_first, began = False, time.time()
        found, total = [], 0
        while total < 1.2 * SHARD:
            found.append(playing.step())
            total += len(found[-1])
        rows = np.unique(np.concatenate(found), axis=0)
        kinds = np.empty(len(rows), np.int8)
        features.sort_out(rows, kinds)
        rows = rows[kinds >= features.RACE]
        rows = rows[playing.random.permutation(len(rows))[:SHARD]]
        played = time.time()
        chances = look(rows, playing.random)
        aside = folder / f"part{worker}.npz"
        np.savez(aside, rows=rows, chances=chances)
        aside.replace(folder / f"w{worker}_{shard:05d}.npz")
        told = f"{folder.name} w{worker} {shard}: {len(rows)} positions"
        print(f"{told}, {played - began:.1f} + {time.time() - played:.1f} s", flush=True)
        shard += 1


def read_shards(folder: Path):
    """All labelled positions of a folder."""
    loaded = [np.load(file) for file in sorted(folder.glob("w*.npz"))]
    return (
        np.concatenate([each["rows"] for each in loaded]),
        np.concatenate([each["chances"] for each in loaded]),
    )

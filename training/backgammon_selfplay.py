"""Self-play of many games side by side, and positions from it labelled by search.

Half of the games begin at the opening, the others at positions with checkers sent back or trapped,
so that back games, primes and blitzes are more frequent than in normal play. Some games are played
with noise. Of every decision the chosen board and one alternative are kept, since the net has to
tell alternatives apart.
"""

import time
from pathlib import Path

import numpy as np

from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import equity
from gamecase.games.backgammon.engine.moves import row_of, rule_flags
from gamecase.games.backgammon.engine.search import Search

NOISE = (0.0, 0.0, 0.02, 0.06, 0.12)
GAMES = 256  # side by side
SHARD = 8192  # positions in one file


def opening_row(rules):
    """The row of the opening position."""
    checkers = starting_side(rules.setup)
    return row_of(Board(checkers, checkers))


class SelfPlayGames:
    """Games in progress; each step rolls and plays in all of them."""

    def __init__(self, search: Search, count: int, seed, pool=None, alternatives=1):
        self.search = search
        self.random = np.random.default_rng(seed)
        self.pool = pool
        self.alternatives = alternatives
        self.flags = rule_flags(search.rules)
        self.rows = np.zeros((count, 28), np.int8)
        self.noise = np.zeros(count, np.float32)
        self.blunder_rate = np.zeros(count, np.float32)
        self._begin(np.arange(count))

    def _begin(self, which):
        opening = opening_row(self.search.rules)
        for at in which:
            from_pool = self.pool is not None and self.random.random() < 0.5
            args = self.pool[self.random.integers(len(self.pool))] if from_pool else opening
            self.rows[at] = args
            self.noise[at] = self.random.choice(NOISE)
            self.blunder_rate[at] = 0.04 if self.random.random() < 0.3 else 0.0

    def step(self):
        """Play a turn in every game; returns the chosen boards and alternatives."""
        dice = self.random.integers(1, 7, (len(self.rows), 2))
        boards, starts = self.search.prefilter_boards(
            *boards_after_rolls(self.rows, dice, self.flags), 8
        )
        values = -equity(self.search.evaluate(boards), self.search.rules)
        counts = np.diff(starts)
        noisy = values + np.repeat(self.noise, counts) * self.random.standard_normal(
            len(values), np.float32
        )
        indices = []
        for nth in range(len(self.rows)):
            first, after = starts[nth], starts[nth + 1]
            order = first + np.argsort(-noisy[first:after])[:6]
            best = order[0]
            if self.random.random() < self.blunder_rate[nth]:
                best = first + self.random.integers(after - first)
            indices.append(best)
            self.rows[nth] = boards[best]
            others = order[1:]
            if len(others):
                indices += self.random.choice(
                    others, min(self.alternatives, len(others)), False
                ).tolist()
        kinds = np.empty(len(self.rows), np.int8)
        features.classify(self.rows, kinds)
        # Races and bear-offs have their own training; only a few moves of them are played.
        ended = (kinds <= features.HOME) | (
            (kinds == features.RACE) & (self.random.random(len(kinds)) < 0.3)
        )
        self._begin(np.flatnonzero(ended))
        return boards[indices]


def hard_positions(rows):
    """Positions with three or more back checkers of a side, or one on the bar against a strong
    board.
    """
    back = np.maximum(rows[:, 19:26], 0).sum(1)
    their_back = np.maximum(-rows[:, 1:7], 0).sum(1) + rows[:, 26]
    home = (rows[:, 1:7] >= 2).sum(1)
    their_home = (rows[:, 19:25] <= -2).sum(1)
    kinds = np.empty(len(rows), np.int8)
    features.classify(rows, kinds)
    is_hard = (
        (back >= 3)
        | (their_back >= 3)
        | ((back > 0) & (their_home >= 4))
        | ((their_back > 0) & (home >= 4))
    )
    hard = rows[is_hard & (kinds >= features.CONTACT)]
    crashed = hard[has_crashed_side(hard)]
    # Crashed boards are rare among the hard ones and played worst: make them a third.
    again = np.arange(len(hard) // 2) % max(1, len(crashed))
    return np.concatenate([hard, crashed[again]]) if len(crashed) else hard


def has_crashed_side(rows):
    """Whether a side has seven or more checkers on its two lowest points."""
    mine = np.maximum(rows[:, 1:3], 0).sum(1)
    theirs = np.maximum(-rows[:, 23:25], 0).sum(1)
    return (mine >= 7) | (theirs >= 7)


def label(search: Search, folder: Path, worker: int, pool, *, evaluate, minutes=10.0):  # noqa: PLR0913
    """Write shards of positions evaluated by `evaluate` until the time is over, at least one.

    Continues after existing shards.
    """
    folder.mkdir(parents=True, exist_ok=True)
    until = time.time() + 60 * minutes
    shard = len(list(folder.glob(f"w{worker}_*.npz")))
    games_in_progress = SelfPlayGames(
        search, GAMES, [worker, shard, sum(map(ord, folder.name))], pool
    )
    for _ in range(20):  # so that games are at different stages
        games_in_progress.step()
    is_first = True
    while is_first or time.time() < until:
        is_first, began = False, time.time()
        boards, total = [], 0
        while total < 1.2 * SHARD:
            boards.append(games_in_progress.step())
            total += len(boards[-1])
        rows = np.unique(np.concatenate(boards), axis=0)
        kinds = np.empty(len(rows), np.int8)
        features.classify(rows, kinds)
        rows = rows[kinds >= features.RACE]
        rows = rows[games_in_progress.random.permutation(len(rows))[:SHARD]]
        played_at = time.time()
        chances = evaluate(rows, games_in_progress.random)
        part = folder / f"part{worker}.npz"
        np.savez(part, rows=rows, chances=chances)
        part.replace(folder / f"w{worker}_{shard:05d}.npz")
        summary = f"{folder.name} w{worker} {shard}: {len(rows)} positions"
        print(f"{summary}, {played_at - began:.1f} + {time.time() - played_at:.1f} s", flush=True)
        shard += 1


def read_shards(folder: Path):
    """All labelled positions of a folder."""
    loaded = [np.load(file) for file in sorted(folder.glob("w*.npz"))]
    return (
        np.concatenate([shard["rows"] for shard in loaded]),
        np.concatenate([shard["chances"] for shard in loaded]),
    )

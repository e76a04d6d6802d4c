"""Train a net from scratch by temporal differences in self-play, many games side by side.

A random net plays both sides. After every turn its evaluation of the position before is moved
towards its evaluation now, and at the end towards the result: TD(lambda), with the rest of each
game folded backwards over a few turns instead of eligibility traces per game, so that the boards of
all games are one batch (after Sutton, and Tesauro's TD-Gammon).
"""

import json
import time

import numpy as np
from backgammon_matches import compare
from backgammon_selfplay import opening_row
from backgammon_trainer import net_inputs

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import equity, finished_chances, opponent_chances
from gamecase.games.backgammon.engine.escapes import escape_table
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.search import Search, segment_argmax

GAMES = 256  # side by side
LAMBDA = 0.7  # weight of later evaluations relative to the next one
TURNS = 4  # turns between two updates


class TdSelfPlay:
    """Self-play of a net: boards as the side to roll sees them, turn by turn."""

    def __init__(self, trainable, rules, seed):
        self.trainable, self.rules = trainable, rules
        self.random = np.random.default_rng(seed)
        self.flags = rule_flags(rules)
        self.escapes = escape_table()
        self.room = np.empty((65536, features.WIDTH), np.float32)
        self.rows = np.repeat(opening_row(rules)[None, :], GAMES, axis=0)
        self.positions = self.games = 0

    def evaluate(self, rows):
        """The chances of boards by the net; those of finished games are exact."""
        chances = self.trainable.net()(net_inputs(self.trainable, rows, self.escapes, self.room))
        is_over, exact = finished_chances(rows, self.rules)
        chances[is_over] = exact[is_over]
        return chances

    def update(self, rate):
        """Play some turns in every game, and train on what followed each position."""
        seen, evaluations, ended_at = [self.rows], [], []
        for _ in range(TURNS):
            dice = self.random.integers(1, 7, (GAMES, 2))
            boards, starts = boards_after_rolls(self.rows, dice, self.flags)
            values = self.evaluate(boards)
            best = segment_argmax(-equity(values, self.rules), starts)
            ended, _ = finished_chances(boards[best], self.rules)
            evaluations.append(opponent_chances(values[best]))  # of the side that just moved
            ended_at.append(ended)
            self.rows = boards[best].copy()
            self.games += int(ended.sum())
            self.rows[ended] = opening_row(self.rules)
            seen.append(self.rows)
        # Backwards: the evaluation of the next turn, and a share of what came after it.
        target = evaluations[-1]
        rows, labels = [seen[TURNS - 1]], [target]
        for turn in reversed(range(TURNS - 1)):
            later = np.where(ended_at[turn][:, None], evaluations[turn], opponent_chances(target))
            target = (1 - LAMBDA) * evaluations[turn] + LAMBDA * later
            rows.append(seen[turn])
            labels.append(target)
        rows, labels = np.concatenate(rows), np.concatenate(labels).astype(np.float32)
        self.positions += len(rows)
        return self.trainable.train_step(
            net_inputs(self.trainable, rows, self.escapes, self.room), labels, rate, 0.0
        )


def train_td(trainable, rules, settings, save, against):
    """Train for some minutes; every report includes a match against an engine."""
    self_play = TdSelfPlay(trainable, rules, settings["seed"])
    began = reported = time.time()
    processor_time = 0.0  # for training alone, without the matches
    until = 60 * settings["minutes"]
    while processor_time < until:
        start = time.process_time()
        share = processor_time / until
        self_play.update(np.float32(settings["rate"] * (1 - 0.9 * share)))
        processor_time += time.process_time() - start
        if time.time() - reported > settings["report"] or processor_time >= until:
            search = Search(rules, self_play.evaluate, against.prefilter)
            mean, error = compare(search, against, games=settings["games"], seed=7)
            save(trainable.net())
            entry = {
                "stage": "td",
                "minutes": round((time.time() - began) / 60, 2),
                "processor_minutes": round(processor_time / 60, 2),
                "games": self_play.games,
                "positions": self_play.positions,
                "points_a_game": round(mean, 3),
                "error": round(error, 3),
            }
            print(json.dumps(entry), flush=True)
            yield entry
            reported = time.time()

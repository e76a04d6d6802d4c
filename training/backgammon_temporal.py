"""Learning from nothing but play: temporal differences, many games side by side.

A net that knows nothing plays both sides. After every turn what it said of the position before is
moved towards what it says now, and at the end towards what happened: TD(lambda), with the tail of
each game folded backwards in a few steps instead of a trace of gradients a game, so that boards of
all games are learnt together as one batch (after Sutton, and Tesauro's TD-Gammon).
"""

import json
import time

import numpy as np
from backgammon_fitting import inputs_of
from backgammon_matches import compare
from backgammon_selfplay import opening_row

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import after_throws
from gamecase.games.backgammon.engine.chances import equity, finished, turned_chances
from gamecase.games.backgammon.engine.escapes import make_runs
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.search import Search, first_best

GAMES = 256  # side by side
LAMBDA = 0.7  # how much of what comes later counts beside the very next word
TURNS = 4  # turns played between two lessons


class MatchState:
    """Self-play of one pupil: boards as whoever was to throw saw them, turn by turn."""

    def __init__(self, pupil, rules, seed):
        self.pupil, self.rules = pupil, rules
        self.random = np.random.default_rng(seed)
        self.flags = flags_of(rules)
        self.runs = make_runs()
        self.room = np.empty((65536, features.WIDTH), np.float32)
        self.rows = np.repeat(opening_row(rules)[None, :], GAMES, axis=0)
        self.positions = self.games = 0

    def judge(self, rows):
        """What the pupil says of boards; games that are over are known."""
        said = self.pupil.net()(inputs_of(self.pupil, rows, self.runs, self.room))
        over, known = finished(rows, self.rules)
        said[over] = known[over]
        return said

    def lesson(self, rate):
        """Play some turns in every game, and learn from what followed each position."""
        seen, said, over = [self.rows], [], []
        for _ in range(TURNS):
            dice = self.random.integers(1, 7, (GAMES, 2))
            boards, starts = after_throws(self.rows, dice, self.flags)
            values = self.judge(boards)
            best = first_best(-equity(values, self.rules), starts)
            ended, _ = finished(boards[best], self.rules)
            said.append(turned_chances(values[best]))  # as whoever just moved has them
            over.append(ended)
            self.rows = boards[best].copy()
            self.games += int(ended.sum())
            self.rows[ended] = opening_row(self.rules)
            seen.append(self.rows)
        # Backwards: the word of the next turn, and a share of what came after it.
        target = said[-1]
        rows, labels = [seen[TURNS - 1]], [target]
        for turn in reversed(range(TURNS - 1)):
            later = np.where(over[turn][:, None], said[turn], turned_chances(target))
            target = (1 - LAMBDA) * said[turn] + LAMBDA * later
            rows.append(seen[turn])
            labels.append(target)
        rows, labels = np.concatenate(rows), np.concatenate(labels).astype(np.float32)
        self.positions += len(rows)
        return self.pupil.learn(
            inputs_of(self.pupil, rows, self.runs, self.room), labels, rate, 0.0
        )


def play_and_learn(pupil, rules, plan, keep, against):
    """Learn for so many minutes; at every report a match against an engine tells how far it is."""
    course = MatchState(pupil, rules, plan["seed"])
    began = told = time.time()
    spent = 0.0  # on learning alone, without the matches
    until = 60 * plan["minutes"]
    while spent < until:
        start = time.process_time()
        share = spent / until
        course.lesson(np.float32(plan["rate"] * (1 - 0.9 * share)))
        spent += time.process_time() - start
        if time.time() - told > plan["report"] or spent >= until:
            search = Search(rules, course.judge, against.glance)
            mean, error = compare(search, against, games=plan["games"], seed=7)
            keep(pupil.net())
            entry = {
                "stage": "td",
                "minutes": round((time.time() - began) / 60, 2),
                "processor_minutes": round(spent / 60, 2),
                "games": course.games,
                "positions": course.positions,
                "points_a_game": round(mean, 3),
                "error": round(error, 3),
            }
            print(json.dumps(entry), flush=True)
            yield entry
            told = time.time()

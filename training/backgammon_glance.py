"""Teaches the small net that leaves out poor plays: it learns what the nets that judge say of
every play of every throw in their own games and in endings, the poor ones too, which are what it is
to know."""

import time

import numpy as np
from backgammon_fitting import check, inputs_of
from backgammon_selfplay import Games

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import after_throws
from gamecase.games.backgammon.engine.chances import equity
from gamecase.games.backgammon.engine.escapes import make_runs
from gamecase.games.backgammon.engine.prefilter import sifted
from gamecase.games.backgammon.engine.search import first_best

KEPT = (5, 8, 12)  # how much is lost when so many are kept


def practise(pupil, search, pool, *, minutes, rate=2e-3, seed=1, batch=512):  # noqa: PLR0913
    """Learn for so long, the rate falling along a cosine; yields how it goes."""
    games = Games(search, 256, seed, pool)
    runs = make_runs()
    room = np.empty((8192, features.WIDTH), np.float32)
    began = told = time.time()
    while (share := (time.time() - began) / (60 * minutes)) < 1:
        boards, _ = every_play(games)
        labels = search.judge(boards)
        order = games.random.permutation(len(boards))
        now = np.float32(1e-5 + (rate - 1e-5) * 0.5 * (1 + np.cos(np.pi * share)))
        for at in range(0, len(order) - batch + 1, batch):
            some = order[at : at + batch]
            pupil.learn(inputs_of(pupil, boards[some], runs, room), labels[some], now, 4.0)
        games.step()
        if time.time() - told > 30:
            told = time.time()
            yield {"minutes": round((told - began) / 60, 2), **lost(pupil, games, runs, room)}
    yield {"minutes": round(minutes, 2), **lost(pupil, games, runs, room)}


def every_play(games):
    """The boards after every play of a throw, and where each row's begin: in every game, and in
    endings, which games leave when they have become races."""
    rows = np.concatenate([games.rows, endings(games.random, len(games.rows) // 3)])
    return after_throws(rows, games.random.integers(1, 7, (len(rows), 2)), games.flags)


def endings(random, count):
    """Sides that have passed each other, from far out to the last checkers."""
    rows = np.zeros((count, 28), np.int8)
    for row in rows:
        for theirs in range(2):
            left, reach = random.integers(1, 16), random.choice((3, 6, 6, 9, 12))
            at = np.bincount(random.integers(1, reach + 1, left), minlength=13)[1:]
            if theirs:
                row[24:12:-1], row[27] = -at, 15 - left
            else:
                row[1:13], row[0] = at, 15 - left
    return rows


def lost(pupil, games, runs, room, steps=12):
    """Thousandths of a point a decision that sifting costs, by how many plays are kept."""
    rules, costs = games.search.rules, {kept: [] for kept in KEPT}
    rms = []
    for _ in range(steps):
        boards, starts = every_play(games)
        judged = games.search.judge(boards)
        values = -equity(judged, rules)
        rms.append(check(pupil, (boards, judged), np.array([2, 1, 1, -1, -1]), runs, room))
        glanced = pupil.net()
        seen = np.concatenate(
            [
                glanced(inputs_of(pupil, boards[at : at + 8192], runs, room))
                for at in range(0, len(boards), 8192)
            ]
        )
        best = values[first_best(values, starts)]
        for kept, cost in costs.items():
            which, ends = sifted(-equity(seen, rules), starts, kept)
            cost.append(float(np.mean(best - np.maximum.reduceat(values[which], ends[:-1]))))
        games.step()
    found = {
        f"lost_of_{kept}": round(1000 * float(np.mean(cost)), 3) for kept, cost in costs.items()
    }
    return {"rms": round(float(np.mean(rms)), 4), **found}

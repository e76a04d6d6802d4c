"""Train the prefilter net, which prunes poor plays.

It learns the evaluation of every play of every roll in self-play and in endings, including the poor
ones, which it has to recognise.
"""

import time

import numpy as np
from backgammon_selfplay import SelfPlayGames
from backgammon_trainer import net_inputs, validation_error

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import equity
from gamecase.games.backgammon.engine.escapes import escape_table
from gamecase.games.backgammon.engine.prefilter import select_best
from gamecase.games.backgammon.engine.search import segment_argmax

KEEP_COUNTS = (5, 8, 12)  # numbers of plays kept for which the loss is measured


def train_prefilter(trainable, search, pool, *, minutes, rate=2e-3, seed=1, batch=512):  # noqa: PLR0913
    """Train for some minutes with a cosine schedule; yields measurements."""
    games = SelfPlayGames(search, 256, seed, pool)
    escapes = escape_table()
    buffer = np.empty((8192, features.WIDTH), np.float32)
    began = reported = time.time()
    while (share := (time.time() - began) / (60 * minutes)) < 1:
        boards, _ = boards_after_plays(games)
        labels = search.evaluate(boards)
        order = games.random.permutation(len(boards))
        current_rate = np.float32(1e-5 + (rate - 1e-5) * 0.5 * (1 + np.cos(np.pi * share)))
        for start in range(0, len(order) - batch + 1, batch):
            batch_rows = order[start : start + batch]
            trainable.train_step(
                net_inputs(trainable, boards[batch_rows], escapes, buffer),
                labels[batch_rows],
                current_rate,
                4.0,
            )
        games.step()
        if time.time() - reported > 30:
            reported = time.time()
            yield {
                "minutes": round((reported - began) / 60, 2),
                **prefilter_loss(trainable, games, escapes, buffer),
            }
    yield {"minutes": round(minutes, 2), **prefilter_loss(trainable, games, escapes, buffer)}


def boards_after_plays(games):
    """The boards after every play of a roll, and where those of each row begin.

    The rows are the games in progress, and endings, which games leave once they are races.
    """
    rows = np.concatenate([games.rows, endings(games.random, len(games.rows) // 3)])
    return boards_after_rolls(rows, games.random.integers(1, 7, (len(rows), 2)), games.flags)


def endings(random, count):
    """Random positions in which the sides have passed each other."""
    rows = np.zeros((count, 28), np.int8)
    for row in rows:
        for theirs in range(2):
            left, reach = random.integers(1, 16), random.choice((3, 6, 6, 9, 12))
            counts = np.bincount(random.integers(1, reach + 1, left), minlength=13)[1:]
            if theirs:
                row[24:12:-1], row[27] = -counts, 15 - left
            else:
                row[1:13], row[0] = counts, 15 - left
    return rows


def prefilter_loss(trainable, games, escapes, buffer, steps=12):
    """Thousandths of a point lost per decision by pruning, by number of plays kept."""
    rules, costs = games.search.rules, {keep: [] for keep in KEEP_COUNTS}
    rms = []
    for _ in range(steps):
        boards, starts = boards_after_plays(games)
        evaluated = games.search.evaluate(boards)
        values = -equity(evaluated, rules)
        rms.append(
            validation_error(
                trainable, (boards, evaluated), np.array([2, 1, 1, -1, -1]), escapes, buffer
            )
        )
        net = trainable.net()
        chances = np.concatenate(
            [
                net(net_inputs(trainable, boards[start : start + 8192], escapes, buffer))
                for start in range(0, len(boards), 8192)
            ]
        )
        best = values[segment_argmax(values, starts)]
        for keep, cost in costs.items():
            which, ends = select_best(-equity(chances, rules), starts, keep)
            cost.append(float(np.mean(best - np.maximum.reduceat(values[which], ends[:-1]))))
        games.step()
    losses = {
        f"lost_of_{keep}": round(1000 * float(np.mean(cost)), 3) for keep, cost in costs.items()
    }
    return {"rms": round(float(np.mean(rms)), 4), **losses}

"""Fits a net to labelled positions: plain NumPy, Adam by Numba, one core.

Labels are five chances a position. The loss is the cross-entropy of each chance and the square of
the error in equity, which is what plays are chosen by.
"""

import json
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import numpy as np
from numba import njit

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.escapes import make_runs
from gamecase.games.backgammon.engine.weights import Net, save, squashed

POINTS = np.array([2, 1, 1, -1, -1], np.float32)  # what each chance adds to the equity
WINS_ONLY = np.array([2, 0, 0, 0, 0], np.float32)  # the same where every win counts once


def points_of(rules):
    """What each chance adds to the equity under these rules."""
    return POINTS if len(rules.win_kinds) > 1 else WINS_ONLY


@njit(cache=True, fastmath=True)
def adam(weights, gradient, moments, rate, step):
    """One step of Adam (Kingma and Ba) over a flat array."""
    first, second = moments
    fix_first, fix_second = 1 - 0.9**step, 1 - 0.999**step
    for at in range(weights.size):
        slope = gradient[at]
        first[at] = 0.9 * first[at] + 0.1 * slope
        second[at] = 0.999 * second[at] + 0.001 * slope * slope
        move = (first[at] / fix_first) / (np.sqrt(second[at] / fix_second) + 1e-8)
        weights[at] -= rate * move


@dataclass
class Pupil:
    """A net while it learns."""

    weights: list
    added: list
    moments: list = field(default_factory=list)
    step: int = 0

    @classmethod
    def born(cls, widths, seed):
        random = np.random.default_rng(seed)
        weights = [
            (random.standard_normal((low, high)) * np.sqrt(2 / low)).astype(np.float32)
            for low, high in pairwise(widths)
        ]
        weights[-1] *= 0.1
        return cls.of(weights, [np.zeros(width, np.float32) for width in widths[1:]])

    @classmethod
    def of(cls, weights, added):
        pupil = cls([each.copy() for each in weights], [each.copy() for each in added])
        pupil.moments = [
            (np.zeros(each.size, np.float32), np.zeros(each.size, np.float32))
            for each in (*pupil.weights, *pupil.added)
        ]
        return pupil

    def net(self):
        return Net(tuple(self.weights), tuple(self.added))

    def learn(self, inputs, labels, rate, equity_weight, points=POINTS):
        """One step downhill; the loss before it."""
        layers, told = self.told(inputs)
        chances = squashed(told)
        error = chances - labels
        equity_error = error @ points
        slope = error + equity_weight * equity_error[:, None] * points * chances * (1 - chances)
        self.step_down(layers, slope, rate)
        return float(np.mean(equity_error**2))

    def told(self, inputs):
        """What each layer hands on, and the last one's numbers as they are."""
        layers = [inputs]
        for weights, added in zip(self.weights[:-1], self.added[:-1], strict=True):
            told = layers[-1] @ weights
            told += added
            np.maximum(told, 0, out=told)
            layers.append(told)
        return layers, layers[-1] @ self.weights[-1] + self.added[-1]

    def step_down(self, layers, slope, rate):
        """Move all weights against the slope of the loss in the last numbers."""
        slope = (slope / len(slope)).astype(np.float32)
        self.step += 1
        count = len(self.weights)
        for nth in reversed(range(count)):
            of_weights = layers[nth].T @ slope
            of_added = slope.sum(0)
            if nth:
                slope = slope @ self.weights[nth].T
                slope *= layers[nth] > 0
            for array, gradient, at in (
                (self.weights[nth], of_weights, nth),
                (self.added[nth], of_added, count + nth),
            ):
                adam(array.ravel(), gradient.ravel(), self.moments[at], rate, self.step)


@dataclass
class Plan:
    """How a pupil is taught."""

    rate: float = 1e-3
    least_rate: float = 1e-5
    batch: int = 512
    passes: float = 4.0
    equity_weight: float = 2.0
    points: np.ndarray = field(default_factory=POINTS.copy)
    seed: int = 1
    report: float = 30.0
    log: Path | None = None  # a line of JSON at every report
    keep: Path | None = None  # where the net is saved at every report


def inputs_of(pupil, rows, runs, room):
    """What the pupil is told of some rows: everything, or the checkers alone."""
    told = room[: len(rows)]
    features.fill_inputs(rows, runs, told)
    width = len(pupil.weights[0])
    return told if width == told.shape[1] else np.ascontiguousarray(told[:, :width])


def fit(pupil, rows, labels, valid, plan):
    """Teach for so many passes; the rate falls along a cosine. Keeps a checkpoint by the way."""
    runs = make_runs()
    room = np.empty((max(plan.batch, 8192), features.WIDTH), np.float32)
    random = np.random.default_rng(plan.seed)
    steps = int(plan.passes * len(rows) / plan.batch)
    began = told = time.time()
    loss, seen = 0.0, 0
    order = random.permutation(len(rows))
    at = 0
    for step in range(steps):
        if at + plan.batch > len(order):
            order, at = random.permutation(len(rows)), 0
        picked = order[at : at + plan.batch]
        at += plan.batch
        share = step / steps
        rate = plan.least_rate + (plan.rate - plan.least_rate) * 0.5 * (1 + np.cos(np.pi * share))
        loss += pupil.learn(
            inputs_of(pupil, rows[picked], runs, room),
            labels[picked],
            np.float32(rate),
            plan.equity_weight,
            plan.points,
        )
        seen += 1
        if time.time() - told > plan.report or step == steps - 1:
            told = time.time()
            entry = {
                "minutes": round((told - began) / 60, 2),
                "step": step + 1,
                "of": steps,
                "rate": round(float(rate), 7),
                "train_equity_rms": round((loss / seen) ** 0.5, 5),
                "valid_equity_rms": round(check(pupil, valid, plan.points, runs, room), 5),
            }
            print(json.dumps(entry), flush=True)
            if plan.log:
                with plan.log.open("a") as file:
                    file.write(json.dumps(entry) + "\n")
            if plan.keep:
                save(plan.keep, pupil.net(), entry)
            loss, seen = 0.0, 0
    return pupil


def check(pupil, valid, points, runs, room):
    """The root of the mean square of the error in equity over the validation set."""
    rows, labels = valid
    net, total = pupil.net(), 0.0
    for at in range(0, len(rows), 8192):
        chances = net(inputs_of(pupil, rows[at : at + 8192], runs, room))
        total += float(np.sum(((chances - labels[at : at + 8192]) @ points) ** 2))
    return (total / len(rows)) ** 0.5

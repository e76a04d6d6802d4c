"""Fit nets to labelled positions with NumPy, and Adam compiled by Numba, on one core.

Labels are the five chances of each position. The loss is the cross-entropy of each chance plus the
squared error of the equity, by which plays are chosen.
"""

import json
import time
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import numpy as np
from numba import njit

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.escapes import escape_table
from gamecase.games.backgammon.engine.weights import Net, save_net, sigmoid

POINTS = np.array([2, 1, 1, -1, -1], np.float32)  # the weight of each chance in the equity
WINS_ONLY = np.array([2, 0, 0, 0, 0], np.float32)  # where every win counts once


def equity_weights(rules):
    """The weight of each chance in the equity under these rules."""
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
class TrainableNet:
    """A net with the state of its optimiser."""

    weights: list
    biases: list
    moments: list = field(default_factory=list)
    step: int = 0

    @classmethod
    def random(cls, widths, seed):
        """A net with random weights."""
        random = np.random.default_rng(seed)
        weights = [
            (random.standard_normal((low, high)) * np.sqrt(2 / low)).astype(np.float32)
            for low, high in pairwise(widths)
        ]
        weights[-1] *= 0.1
        return cls.from_layers(weights, [np.zeros(width, np.float32) for width in widths[1:]])

    @classmethod
    def from_layers(cls, weights, biases):
        """A net with copies of these weights and biases."""
        trainable = cls([layer.copy() for layer in weights], [layer.copy() for layer in biases])
        trainable.moments = [
            (np.zeros(layer.size, np.float32), np.zeros(layer.size, np.float32))
            for layer in (*trainable.weights, *trainable.biases)
        ]
        return trainable

    def net(self):
        """The net in its present state."""
        return Net(tuple(self.weights), tuple(self.biases))

    def train_step(self, inputs, labels, rate, equity_weight, points=POINTS):
        """One step of gradient descent; returns the squared equity error before it."""
        layers, outputs = self.forward(inputs)
        chances = sigmoid(outputs)
        error = chances - labels
        equity_error = error @ points
        slope = error + equity_weight * equity_error[:, None] * points * chances * (1 - chances)
        self.backward(layers, slope, rate)
        return float(np.mean(equity_error**2))

    def forward(self, inputs):
        """The activations of each layer, and the outputs before the sigmoid."""
        layers = [inputs]
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            values = layers[-1] @ weights
            values += biases
            np.maximum(values, 0, out=values)
            layers.append(values)
        return layers, layers[-1] @ self.weights[-1] + self.biases[-1]

    def backward(self, layers, slope, rate):
        """Update all weights, given the gradient of the loss with respect to the outputs."""
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
                (self.biases[nth], of_added, count + nth),
            ):
                adam(array.ravel(), gradient.ravel(), self.moments[at], rate, self.step)


@dataclass
class FitSettings:
    """The settings of a fit."""

    rate: float = 1e-3
    least_rate: float = 1e-5
    batch: int = 512
    passes: float = 4.0
    equity_weight: float = 2.0
    points: np.ndarray = field(default_factory=POINTS.copy)
    seed: int = 1
    report: float = 30.0
    log: Path | None = None  # gets a line of JSON at every report
    keep: Path | None = None  # the net is saved there at every report


def net_inputs(trainable, rows, escapes, buffer):
    """The inputs of a net for some rows: all features, or the checkers alone."""
    inputs = buffer[: len(rows)]
    features.fill_inputs(rows, escapes, inputs)
    width = len(trainable.weights[0])
    return inputs if width == inputs.shape[1] else np.ascontiguousarray(inputs[:, :width])


def fit(trainable, rows, labels, valid, settings):
    """Fit for the given number of passes with a cosine schedule, saving checkpoints."""
    escapes = escape_table()
    buffer = np.empty((max(settings.batch, 8192), features.WIDTH), np.float32)
    random = np.random.default_rng(settings.seed)
    steps = int(settings.passes * len(rows) / settings.batch)
    began = reported = time.time()
    loss, count = 0.0, 0
    order = random.permutation(len(rows))
    offset = 0
    for step in range(steps):
        if offset + settings.batch > len(order):
            order, offset = random.permutation(len(rows)), 0
        picked = order[offset : offset + settings.batch]
        offset += settings.batch
        share = step / steps
        rate = settings.least_rate + (settings.rate - settings.least_rate) * 0.5 * (
            1 + np.cos(np.pi * share)
        )
        loss += trainable.train_step(
            net_inputs(trainable, rows[picked], escapes, buffer),
            labels[picked],
            np.float32(rate),
            settings.equity_weight,
            settings.points,
        )
        count += 1
        if time.time() - reported > settings.report or step == steps - 1:
            reported = time.time()
            entry = {
                "minutes": round((reported - began) / 60, 2),
                "step": step + 1,
                "of": steps,
                "rate": round(float(rate), 7),
                "train_equity_rms": round((loss / count) ** 0.5, 5),
                "valid_equity_rms": round(
                    validation_error(trainable, valid, settings.points, escapes, buffer), 5
                ),
            }
            print(json.dumps(entry), flush=True)
            if settings.log:
                with settings.log.open("a") as file:
                    file.write(json.dumps(entry) + "\n")
            if settings.keep:
                save_net(settings.keep, trainable.net(), entry)
            loss, count = 0.0, 0
    return trainable


def validation_error(trainable, valid, points, escapes, buffer):
    """The root mean square of the equity error on the validation set."""
    rows, labels = valid
    net, total = trainable.net(), 0.0
    for start in range(0, len(rows), 8192):
        chances = net(net_inputs(trainable, rows[start : start + 8192], escapes, buffer))
        total += float(np.sum(((chances - labels[start : start + 8192]) @ points) ** 2))
    return (total / len(rows)) ** 0.5

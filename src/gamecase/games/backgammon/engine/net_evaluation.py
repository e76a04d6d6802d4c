"""Fast evaluation of nets: thousands of boards a second on one core."""

from threading import local

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.chances import CHANCE_COUNT, Chances, Rows
from gamecase.games.backgammon.engine.escapes import escape_table
from gamecase.games.backgammon.engine.weights import Matrix, Net, sigmoid

#: Boards per batch: enough for fast matrix products, few enough for the processor's cache.
BATCH = 1024


class BoardNet:
    """A net whose first layer is a lookup table of checkers."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._table, self._steps = quantise(checker_table(net.weights[0], net.biases[0]))
        self._feature_weights = np.ascontiguousarray(net.weights[0][features.CHECKER_INPUTS :])
        self._escapes = escape_table()
        self._local = local()  # buffers of each thread

    def __call__(self, rows: Rows) -> Chances:
        chances = np.empty((len(rows), CHANCE_COUNT), np.float32)
        for start in range(0, len(rows), BATCH):
            chances[start : start + BATCH] = self._evaluate_batch(rows[start : start + BATCH])
        return chances

    def _evaluate_batch(self, rows: Rows) -> Matrix:
        features_of_rows, values = self._buffers(len(rows))
        features.fill_features(rows, self._escapes, features_of_rows)
        np.matmul(features_of_rows, self._feature_weights, out=values)
        features.add_checkers(rows, self._table, self._steps, values)
        for weights, biases in zip(self._net.weights[1:-1], self._net.biases[1:-1], strict=True):
            values = values @ weights
            values += biases
            np.maximum(values, 0, out=values)
        values = values @ self._net.weights[-1]
        values += self._net.biases[-1]
        return sigmoid(values)

    def _buffers(self, count: int) -> tuple[Matrix, Matrix]:
        local_buffers = self._local
        if not hasattr(local_buffers, "answers"):
            local_buffers.answers = np.empty((BATCH, features.FEATURES), np.float32)
            local_buffers.hidden = np.empty((BATCH, self._feature_weights.shape[1]), np.float32)
        return local_buffers.answers[:count], local_buffers.hidden[:count]


def checker_table(weights: Matrix, biases: Matrix) -> Matrix:
    """The contribution of any number of checkers on any place to the first layer; row 0 is the
    bias.
    """
    table = np.zeros((16 * 51, weights.shape[1]), np.float32)
    table[0] = biases
    for place in range(1, 2 * features.PLACES + 1):
        units = weights[(place - 1) * features.UNITS : place * features.UNITS]
        for count in range(1, 16):
            shares = (1, count > 1, count > 2, 0.5 * max(count - 3, 0))
            table[16 * place + count] = np.array(shares, np.float32) @ units
    return table


def quantise(table: Matrix) -> tuple[NDArray[np.int16], Matrix]:
    """The table in integer steps, and the length of a step of each unit.

    16-bit integers add up twice as fast as floats. The steps are as short as possible without
    overflow for any thirty checkers.
    """
    sides = table[16:].reshape(2, features.PLACES, 16, -1)
    shares = np.abs(sides[:, :, 1:]) / np.arange(1, 16)[:, None]  # of one checker
    most = np.abs(table[0]) + 15 * shares.max(axis=(1, 2)).sum(axis=0)
    steps = (np.maximum(most, 1e-6) / 32000).astype(np.float32)
    return np.rint(table / steps).astype(np.int16), steps

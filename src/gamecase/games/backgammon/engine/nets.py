"""Nets made quick: what they say of thousands of boards a second, on one core."""

from threading import local

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.chances import KINDS, Chances, Rows
from gamecase.games.backgammon.engine.escapes import make_runs
from gamecase.games.backgammon.engine.weights import Matrix, Net, squashed

#: Boards looked at together: enough for matrix products at full speed, few enough for the cache.
BATCH = 1024


class Judge:
    """A net with its first layer laid out for boards."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._table, self._steps = in_steps(checker_table(net.weights[0], net.added[0]))
        self._asked = np.ascontiguousarray(net.weights[0][features.RAW :])
        self._runs = make_runs()
        self._rooms = local()  # what is written while judging belongs to a thread

    def __call__(self, rows: Rows) -> Chances:
        chances = np.empty((len(rows), KINDS), np.float32)
        for start in range(0, len(rows), BATCH):
            chances[start : start + BATCH] = self._judge(rows[start : start + BATCH])
        return chances

    def _judge(self, rows: Rows) -> Matrix:
        answers, told = self._room(len(rows))
        features.fill_answers(rows, self._runs, answers)
        np.matmul(answers, self._asked, out=told)
        features.add_checkers(rows, self._table, self._steps, told)
        for weights, added in zip(self._net.weights[1:-1], self._net.added[1:-1], strict=True):
            told = told @ weights
            told += added
            np.maximum(told, 0, out=told)
        told = told @ self._net.weights[-1]
        told += self._net.added[-1]
        return squashed(told)

    def _room(self, count: int) -> tuple[Matrix, Matrix]:
        rooms = self._rooms
        if not hasattr(rooms, "answers"):
            rooms.answers = np.empty((BATCH, features.ANSWERS), np.float32)
            rooms.hidden = np.empty((BATCH, self._asked.shape[1]), np.float32)
        return rooms.answers[:count], rooms.hidden[:count]


def checker_table(weights: Matrix, added: Matrix) -> Matrix:
    """What any number of checkers on any place adds to the first layer; line 0 is there anyway."""
    table = np.zeros((16 * 51, weights.shape[1]), np.float32)
    table[0] = added
    for place in range(1, 2 * features.PLACES + 1):
        units = weights[(place - 1) * features.UNITS : place * features.UNITS]
        for count in range(1, 16):
            shares = (1, count > 1, count > 2, 0.5 * max(count - 3, 0))
            table[16 * place + count] = np.array(shares, np.float32) @ units
    return table


def in_steps(table: Matrix) -> tuple[NDArray[np.int16], Matrix]:
    """A table in whole steps, and how long the steps of each unit are.

    Half as wide as fractions it is twice as quick to add up. The steps are as short as is sure to
    hold what any thirty checkers come to.
    """
    sides = table[16:].reshape(2, features.PLACES, 16, -1)
    shares = np.abs(sides[:, :, 1:]) / np.arange(1, 16)[:, None]  # of one checker
    most = np.abs(table[0]) + 15 * shares.max(axis=(1, 2)).sum(axis=0)
    steps = (np.maximum(most, 1e-6) / 32000).astype(np.float32)
    return np.rint(table / steps).astype(np.int16), steps

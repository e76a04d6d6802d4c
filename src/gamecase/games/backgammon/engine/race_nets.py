"""Small nets that estimate how many turns one side needs in a race.

The inputs are sums over the points, so the first layer is a lookup table with a row for every point
and number of checkers.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.weights import Matrix, Net, load_net

POINTS = 24
INPUTS = 4 * POINTS + 3
DATA = Path(__file__).parent / "data"
COUNTS = 16  # rows of a point in the table: none to fifteen checkers
_BATCH = 1024  # sides per batch

Sides = NDArray[np.int8]  # checkers of one side on its points 1 to 24, one row each
Vector = NDArray[np.float32]


def side_inputs(sides: Sides) -> Matrix:
    """The inputs of a net for a side: its checkers on each point, and how far they have to go."""
    counts = sides.astype(np.float32)
    inputs = np.empty((len(sides), INPUTS), np.float32)
    for unit in range(3):
        inputs[:, unit * POINTS : (unit + 1) * POINTS] = counts > unit
    inputs[:, 3 * POINTS : 4 * POINTS] = 0.5 * np.maximum(counts - 3, 0)
    pips = counts @ np.arange(1, POINTS + 1, dtype=np.float32)
    inputs[:, -3] = pips / 100
    inputs[:, -2] = counts.sum(axis=1) / 15
    inputs[:, -1] = counts[:, 6:] @ np.arange(1, POINTS - 5, dtype=np.float32) / 100
    return inputs


class RaceNetLayers(NamedTuple):
    """A net of three layers, the first as a lookup table."""

    checkers: Matrix  # [16 * (point - 1) + checkers, hidden unit]
    hidden: Vector
    between: Matrix
    inner: Vector
    outward: Matrix
    last: Vector


def with_lookup_table(net: Net) -> RaceNetLayers:
    """The layers of a net, with the first as a lookup table."""
    single_points = np.zeros((POINTS * COUNTS, POINTS), np.int8)
    rows = np.arange(POINTS * COUNTS)
    single_points[rows, rows // COUNTS] = rows % COUNTS
    checkers = side_inputs(single_points) @ net.weights[0]
    first, second, third = net.biases
    return RaceNetLayers(checkers, first, net.weights[1], second, net.weights[2], third)


class TurnCountNet:
    """The distribution of the number of turns that sides need."""

    def __init__(self, net: Net) -> None:
        self.layers = with_lookup_table(net)
        self.width = len(self.layers.last)

    def __call__(self, sides: Sides) -> Matrix:
        distributions = np.empty((len(sides), self.width), np.float32)
        for start in range(0, len(sides), _BATCH):
            self._evaluate_batch(
                sides[start : start + _BATCH], distributions[start : start + _BATCH]
            )
        return distributions

    def _evaluate_batch(self, sides: Sides, out: Matrix) -> None:
        net = self.layers
        hidden = np.empty((len(sides), len(net.hidden)), np.float32)
        _add_checkers(sides, net.checkers, net.hidden, hidden)
        inner = hidden @ net.between
        inner += net.inner
        np.maximum(inner, 0, out=inner)
        np.matmul(inner, net.outward, out=out)
        _add_bias_and_shift(out, net.last)
        np.exp(out, out=out)
        _normalise(out)


class TurnNets(NamedTuple):
    """The nets for bearing off all checkers, and the first one."""

    finish: TurnCountNet
    first_off: TurnCountNet


@lru_cache(maxsize=8)
def shipped_turn_nets(family: str) -> TurnNets:
    """The shipped nets of a family of rules."""
    files = (DATA / f"{name}-{family}.npz" for name in TurnNets._fields)
    return TurnNets(*(TurnCountNet(load_net(file, INPUTS, any_width=True)) for file in files))


@cached_njit
def _add_checkers(sides: Sides, table: Matrix, biases: Vector, hidden: Matrix) -> None:
    """The first layer by lookup, rectified."""
    for nth in range(sides.shape[0]):
        values = hidden[nth]
        values[:] = biases
        for point in range(POINTS):
            if sides[nth, point] > 0:
                row = table[COUNTS * point + sides[nth, point]]
                for unit in range(values.shape[0]):
                    values[unit] += row[unit]
        for unit in range(values.shape[0]):
            values[unit] = max(values[unit], np.float32(0.0))


@cached_njit
def _add_bias_and_shift(values: Matrix, biases: Vector) -> None:
    """Add the bias, and shift each row so that its maximum is 0."""
    for nth in range(values.shape[0]):
        row, highest = values[nth], np.float32(-np.inf)
        for turn in range(row.shape[0]):
            row[turn] += biases[turn]
            highest = max(highest, row[turn])
        for turn in range(row.shape[0]):
            row[turn] -= highest


@cached_njit
def _normalise(values: Matrix) -> None:
    """Scale each row to a sum of 1."""
    for nth in range(values.shape[0]):
        row, total = values[nth], np.float32(0.0)
        for turn in range(row.shape[0]):
            total += row[turn]
        factor = np.float32(1.0) / total
        for turn in range(row.shape[0]):
            row[turn] *= factor

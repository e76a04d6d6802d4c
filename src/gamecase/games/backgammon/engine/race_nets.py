"""How many turns a side needs, told by a small net that sees its checkers alone.

What a net is told of a side adds up over the points, so its first layer is a table with a line for
every point and number of checkers there.
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine.weights import Matrix, Net, load

POINTS = 24
INPUTS = 4 * POINTS + 3
DATA = Path(__file__).parent / "data"
COUNTS = 16  # lines a point has in the table: none to fifteen checkers
_BATCH = 1024  # sides looked at together

Sides = NDArray[np.int8]  # the checkers of one side on its points 1 to 24, a row for each
Line = NDArray[np.float32]


def side_inputs(sides: Sides) -> Matrix:
    """What a net is told of a side: how many stand where, and how far there is to go."""
    counts = sides.astype(np.float32)
    told = np.empty((len(sides), INPUTS), np.float32)
    for unit in range(3):
        told[:, unit * POINTS : (unit + 1) * POINTS] = counts > unit
    told[:, 3 * POINTS : 4 * POINTS] = 0.5 * np.maximum(counts - 3, 0)
    pips = counts @ np.arange(1, POINTS + 1, dtype=np.float32)
    told[:, -3] = pips / 100
    told[:, -2] = counts.sum(axis=1) / 15
    told[:, -1] = counts[:, 6:] @ np.arange(1, POINTS - 5, dtype=np.float32) / 100
    return told


class Layers(NamedTuple):
    """A net of three layers, the first laid out for sides."""

    checkers: Matrix  # [16 * point, from 0 on, + checkers there; hidden]
    hidden: Line
    between: Matrix
    inner: Line
    outward: Matrix
    last: Line


def laid_out(net: Net) -> Layers:
    """The net with its first layer as a table."""
    alone = np.zeros((POINTS * COUNTS, POINTS), np.int8)
    lines = np.arange(POINTS * COUNTS)
    alone[lines, lines // COUNTS] = lines % COUNTS
    checkers = side_inputs(alone) @ net.weights[0]
    first, second, third = net.added
    return Layers(checkers, first, net.weights[1], second, net.weights[2], third)


class TurnsNet:
    """Tells of many sides how likely each number of turns is."""

    def __init__(self, net: Net) -> None:
        self.layers = laid_out(net)
        self.width = len(self.layers.last)

    def __call__(self, sides: Sides) -> Matrix:
        told = np.empty((len(sides), self.width), np.float32)
        for start in range(0, len(sides), _BATCH):
            self._tell(sides[start : start + _BATCH], told[start : start + _BATCH])
        return told

    def _tell(self, sides: Sides, told: Matrix) -> None:
        net = self.layers
        hidden = np.empty((len(sides), len(net.hidden)), np.float32)
        _add_checkers(sides, net.checkers, net.hidden, hidden)
        inner = hidden @ net.between
        inner += net.inner
        np.maximum(inner, 0, out=inner)
        np.matmul(inner, net.outward, out=told)
        _lower(told, net.last)
        np.exp(told, out=told)
        _share_out(told)


class Turns(NamedTuple):
    """Who tells how many turns a side needs: for all its checkers, and for the first."""

    finish: TurnsNet
    first_off: TurnsNet


@lru_cache(maxsize=8)
def shipped_turns(family: str) -> Turns:
    """The nets of the engine's own."""
    files = (DATA / f"{name}-{family}.npz" for name in Turns._fields)
    return Turns(*(TurnsNet(load(file, INPUTS, any_width=True)) for file in files))


@cached_njit
def _add_checkers(sides: Sides, table: Matrix, added: Line, hidden: Matrix) -> None:
    """The first layer, what is below zero left out."""
    for nth in range(sides.shape[0]):
        told = hidden[nth]
        told[:] = added
        for point in range(POINTS):
            if sides[nth, point] > 0:
                line = table[COUNTS * point + sides[nth, point]]
                for unit in range(told.shape[0]):
                    told[unit] += line[unit]
        for unit in range(told.shape[0]):
            told[unit] = max(told[unit], np.float32(0.0))


@cached_njit
def _lower(told: Matrix, added: Line) -> None:
    """Add the last line, and make the highest number of each row 0."""
    for nth in range(told.shape[0]):
        row, highest = told[nth], np.float32(-np.inf)
        for turn in range(row.shape[0]):
            row[turn] += added[turn]
            highest = max(highest, row[turn])
        for turn in range(row.shape[0]):
            row[turn] -= highest


@cached_njit
def _share_out(told: Matrix) -> None:
    """Make the numbers of each row parts of a whole."""
    for nth in range(told.shape[0]):
        row, total = told[nth], np.float32(0.0)
        for turn in range(row.shape[0]):
            total += row[turn]
        share = np.float32(1.0) / total
        for turn in range(row.shape[0]):
            row[turn] *= share

"""Endings worked out on several cores.

Judging reads what is finished and writes each place once, so any number of cores may share it. In
sweeping, what is decided for one side is told to the other: two cores, one for each, write in
different places. Whoever is told first, in the end everybody has heard the same, once from each
position: what comes out does not depend on the cores.
"""

from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from gamecase.games.draughts.engine.kernel import make_buffer
from gamecase.games.draughts.engine.packed_rules import Numbers
from gamecase.games.draughts.engine.retrograde import judge, list_groups, sweep
from gamecase.games.draughts.engine.tablebase import Bytes
from gamecase.games.draughts.engine.workspace import (
    BASE,
    HISTORY,
    SQUARES,
    STARTS,
    Material,
    choose,
    materials,
    size_of,
)

_PARTS = 64  # of a material, handed to the cores one by one

Step = set[Material]


def steps_of(pieces: int) -> list[Step]:
    """Materials in the order in which they are worked out: what one side reaches is what the other
    begins with, so both go together."""
    found = []
    for total in range(2, pieces + 1):
        for material in materials(total):
            mirrored = (*material[2:], *material[:2])
            if material <= mirrored:
                found.append({material, mirrored})
    return found


def groups_of(pieces: int, desk: Numbers) -> Numbers:
    """Every set of squares that a side's men or kings can stand on, by count and number."""
    groups = np.zeros((pieces, choose(SQUARES, pieces - 1)), dtype=np.int64)
    list_groups(groups, desk)
    return groups


@dataclass(frozen=True, slots=True)
class Workshop:
    """Everything at hand to work endings out."""

    desk: Numbers  # knows where each material begins
    groups: Numbers
    values: Bytes
    cores: Executor

    def work_out(self, step: Step) -> None:
        """Fill in a material and its mirror image; those before them are finished."""
        list(self.cores.map(self._judge, [part for each in step for part in _parts(each)]))
        while sum(self.cores.map(self._sweep, step)):
            pass
        starts = self.desk[STARTS:HISTORY].reshape(BASE, BASE, BASE, BASE)
        for each in step:
            # Nothing new comes any more: whoever still waits is drawn.
            self.values[starts[each] : starts[each] + size_of(each)] &= 3

    def _judge(self, part: tuple[Material, int, int]) -> None:
        material, low, high = part
        buffer = make_buffer(1)
        judge(*material, low, high, self.desk, self.groups, buffer, self.values)

    def _sweep(self, material: Material) -> int:
        return int(sweep(*material, self.desk, self.groups, self.values))


def _parts(material: Material) -> list[tuple[Material, int, int]]:
    """A material in parts: own men and kings in ways from one number to another."""
    rows = choose(SQUARES, material[0]) * choose(SQUARES, material[1])
    edges = np.linspace(0, rows, min(rows, _PARTS) + 1).astype(int)
    return [(material, int(low), int(high)) for low, high in pairwise(edges)]

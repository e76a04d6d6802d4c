"""Building tablebases on several cores.

Initial values read finished materials and write each byte once, so any number of threads may share
that work. Propagation writes the values of the other side, so one thread works for each of the two
sides of a material. The order of updates does not matter, so the result does not depend on the
number of cores.
"""

from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from gamecase.games.draughts.engine.compiled_moves import make_move_buffer
from gamecase.games.draughts.engine.packed_rules import IntArray
from gamecase.games.draughts.engine.retrograde import initialise, list_combinations, propagate
from gamecase.games.draughts.engine.tablebase import ByteArray
from gamecase.games.draughts.engine.workspace import (
    HISTORY,
    MATERIAL_BASE,
    MATERIAL_STARTS,
    SQUARES,
    Material,
    binomial,
    material_size,
    materials,
)

_MAX_PARTS = 64  # of a material, handed to the threads one by one

BuildStep = set[Material]


def build_steps(pieces: int) -> list[BuildStep]:
    """Materials in the order in which they are solved.

    A quiet move leads to the material seen from the other side, so both are solved together.
    """
    steps = []
    for total in range(2, pieces + 1):
        for material in materials(total):
            mirrored = (*material[2:], *material[:2])
            if material <= mirrored:
                steps.append({material, mirrored})
    return steps


def combination_table(pieces: int, workspace: IntArray) -> IntArray:
    """Every set of squares for a side's men or kings, by count and rank."""
    combinations = np.zeros((pieces, binomial(SQUARES, pieces - 1)), dtype=np.int64)
    list_combinations(combinations, workspace)
    return combinations


@dataclass(frozen=True, slots=True)
class TablebaseBuilder:
    """Solves materials one after another."""

    workspace: IntArray  # with the materials indexed
    combinations: IntArray
    values: ByteArray
    executor: Executor

    def solve(self, step: BuildStep) -> None:
        """Solve a material and its mirror image; those of earlier steps must be solved."""
        parts = [part for material in step for part in _parts(material)]
        list(self.executor.map(self._initialise, parts))
        while sum(self.executor.map(self._propagate, step)):
            pass
        starts = self.workspace[MATERIAL_STARTS:HISTORY].reshape((MATERIAL_BASE,) * 4)
        for material in step:
            # Positions that are still undecided are drawn.
            self.values[starts[material] : starts[material] + material_size(material)] &= 3

    def _initialise(self, part: tuple[Material, int, int]) -> None:
        material, low, high = part
        buffer = make_move_buffer(1)
        initialise(*material, low, high, self.workspace, self.combinations, buffer, self.values)

    def _propagate(self, material: Material) -> int:
        return int(propagate(*material, self.workspace, self.combinations, self.values))


def _parts(material: Material) -> list[tuple[Material, int, int]]:
    """A material in parts: ranges of the ranks of the own pieces."""
    rows = binomial(SQUARES, material[0]) * binomial(SQUARES, material[1])
    edges = np.linspace(0, rows, min(rows, _MAX_PARTS) + 1).astype(int)
    return [(material, int(low), int(high)) for low, high in pairwise(edges)]

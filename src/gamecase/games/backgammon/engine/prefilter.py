"""A first glance at many plays: a very small net that sees checkers only, to leave out poor ones.

It costs a tenth of what a real judgement does. Looking ahead, three plays of four are left out by
it; how rarely the best is among those is measured in training, not assumed.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import Places
from gamecase.games.backgammon.engine.chances import KINDS, Chances, Rows
from gamecase.games.backgammon.engine.nets import BATCH, checker_table, in_steps
from gamecase.games.backgammon.engine.weights import Net, squashed


class Glance:
    """A net of one small layer, laid out for boards."""

    def __init__(self, net: Net) -> None:
        self._table, self._steps = in_steps(checker_table(net.weights[0], net.added[0]))
        self._weights, self._added = net.weights[1], net.added[1]

    def __call__(self, rows: Rows) -> Chances:
        chances = np.empty((len(rows), KINDS), np.float32)
        for start in range(0, len(rows), BATCH):
            some = rows[start : start + BATCH]
            seen = np.zeros((len(some), len(self._steps)), np.float32)
            features.add_checkers(some, self._table, self._steps, seen)
            told = seen @ self._weights
            told += self._added
            chances[start : start + BATCH] = squashed(told)
        _mark_won(rows, chances)
        return chances


@cached_njit
def _mark_won(rows: Rows, chances: Chances) -> None:
    """Whoever moved has won where none of its checkers is left, and nothing can be better."""
    for nth in range(rows.shape[0]):
        row = rows[nth]
        left = row[26] > 0
        for point in range(1, 25):
            left |= row[point] < 0
        if not left:
            chances[nth, :3] = 0.0
            chances[nth, 3:] = 1.0


@cached_njit
def keep_best(
    values: NDArray[np.float32], starts: Places, keep: int, kept: Places, ends: Places
) -> int:
    """The places of the `keep` greatest values of each stretch; how many there are in all.

    `ends` tells where each stretch begins among those kept, as `starts` does among all.
    """
    total = 0
    for nth in range(starts.shape[0] - 1):
        first, after = starts[nth], starts[nth + 1]
        begin = total
        for at in range(first, after):
            # An insertion among the few kept so far, the greatest first.
            slot = total
            while slot > begin and values[kept[slot - 1]] < values[at]:
                slot -= 1
            if slot - begin >= keep:
                continue
            last = min(total, begin + keep - 1)
            for move in range(last, slot, -1):
                kept[move] = kept[move - 1]
            kept[slot] = at
            total = min(total + 1, begin + keep)
        ends[nth + 1] = total
    return total


def sifted(values: NDArray[np.float32], starts: Places, keep: int) -> tuple[Places, Places]:
    """Which plays to judge, of each stretch the best few, and where each stretch begins then."""
    kept = np.empty(min(len(values), keep * (len(starts) - 1)) + 1, np.int64)
    ends = np.zeros(len(starts), np.int64)
    total = keep_best(values, starts, keep, kept, ends)
    return kept[:total], ends

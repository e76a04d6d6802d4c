"""A first glance at many plays: a very small net that sees checkers only, to leave out poor ones.

It costs a tenth of what a real judgement does. Looking ahead, nine plays of ten are left out by
it; how rarely the best is among those is measured in training, not assumed.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.games.backgammon.engine.candidates import Places
from gamecase.games.backgammon.engine.chances import KINDS, Chances, Rows
from gamecase.games.backgammon.engine.compiling import compiled
from gamecase.games.backgammon.engine.judging import checker_table
from gamecase.games.backgammon.engine.nets import Net


class Glance:
    """A net of one small layer, laid out for boards."""

    def __init__(self, net: Net) -> None:
        self._table = checker_table(net.weights[0])
        self._net = net

    def __call__(self, rows: Rows) -> Chances:
        chances = np.empty((len(rows), KINDS), np.float32)
        (_, out), (added, last) = self._net.weights, self._net.added
        _glance(rows, self._table, added, out, last, chances)
        return chances


@compiled
def _glance(
    rows: Rows,
    table: NDArray[np.float32],
    added: NDArray[np.float32],
    weights: NDArray[np.float32],
    last: NDArray[np.float32],
    chances: Chances,
) -> None:
    width = added.shape[0]
    hidden = np.zeros(width, np.float32)
    for nth in range(rows.shape[0]):
        row = rows[nth]
        hidden[:] = added
        they_left = row[26] > 0
        for place in range(1, 27):
            count = int(row[place])
            if count == 0:
                continue
            at = 16 * place + count
            if place == 26:
                at = 16 * 50 + count
            elif count < 0:
                at = 16 * (50 - place) - count
                they_left = True
            told = table[at]
            for unit in range(width):
                hidden[unit] += told[unit]
        for kind in range(KINDS):
            total = last[kind]
            for unit in range(width):
                total += max(hidden[unit], np.float32(0.0)) * weights[unit, kind]
            chances[nth, kind] = np.float32(1.0) / (np.float32(1.0) + np.exp(-total))
        if not they_left:  # whoever moved has won, and nothing can be better
            chances[nth, :3] = 0.0
            chances[nth, 3:] = 1.0


@compiled
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

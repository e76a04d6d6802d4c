"""A very small net that sees only checkers, to discard poor plays before the evaluation.

It costs a tenth of a full evaluation. During search it discards three of four plays; how rarely the
best one is among those is measured in training.
"""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.candidates import Indices
from gamecase.games.backgammon.engine.chances import CHANCE_COUNT, Chances, Rows
from gamecase.games.backgammon.engine.net_evaluation import BATCH, checker_table, quantise
from gamecase.games.backgammon.engine.weights import Net, sigmoid


class PrefilterNet:
    """A net with one small hidden layer, whose first layer is a lookup table."""

    def __init__(self, net: Net) -> None:
        self._table, self._steps = quantise(checker_table(net.weights[0], net.biases[0]))
        self._weights, self._added = net.weights[1], net.biases[1]

    def __call__(self, rows: Rows) -> Chances:
        chances = np.empty((len(rows), CHANCE_COUNT), np.float32)
        for start in range(0, len(rows), BATCH):
            batch = rows[start : start + BATCH]
            hidden = np.zeros((len(batch), len(self._steps)), np.float32)
            features.add_checkers(batch, self._table, self._steps, hidden)
            values = hidden @ self._weights
            values += self._added
            chances[start : start + BATCH] = sigmoid(values)
        _mark_won(rows, chances)
        return chances


@cached_njit
def _mark_won(rows: Rows, chances: Chances) -> None:
    """Set the chances of boards on which the side that moved has no checker left: it has won."""
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
    values: NDArray[np.float32], starts: Indices, keep: int, kept: Indices, ends: Indices
) -> int:
    """Select the `keep` greatest values of each segment; returns how many there are in all.

    `ends` receives where each segment begins among those selected, like `starts` among all.
    """
    total = 0
    for nth in range(starts.shape[0] - 1):
        first, after = starts[nth], starts[nth + 1]
        begin = total
        for index in range(first, after):
            # Insertion sort into the few selected so far, the greatest first.
            slot = total
            while slot > begin and values[kept[slot - 1]] < values[index]:
                slot -= 1
            if slot - begin >= keep:
                continue
            last = min(total, begin + keep - 1)
            for place in range(last, slot, -1):
                kept[place] = kept[place - 1]
            kept[slot] = index
            total = min(total + 1, begin + keep)
        ends[nth + 1] = total
    return total


def select_best(values: NDArray[np.float32], starts: Indices, keep: int) -> tuple[Indices, Indices]:
    """The indices of the best few plays of each segment, and where each segment then begins."""
    kept = np.empty(min(len(values), keep * (len(starts) - 1)) + 1, np.int64)
    ends = np.zeros(len(starts), np.int64)
    total = keep_best(values, starts, keep, kept, ends)
    return kept[:total], ends

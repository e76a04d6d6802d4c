"""How far a checker can run past blocks, computed once for every pattern of blocked points."""

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

#: The number of points ahead that are considered.
AHEAD = 12


def _best_runs(first: int, second: int) -> NDArray[np.int64]:
    """How far a roll takes a single checker past every pattern of blocks (bit 0 is the next)."""
    blocked = np.arange(1 << AHEAD)
    best = np.zeros(1 << AHEAD, np.int64)
    for order in range(2):
        distance = np.zeros(1 << AHEAD, np.int64)
        is_running = np.ones(1 << AHEAD, np.bool_)
        for nth in range(4 if first == second else 2):
            reached = distance + (first if (nth + order) % 2 == 0 else second)
            bit = blocked >> np.minimum(reached - 1, AHEAD - 1) & 1
            is_running &= (reached > AHEAD) | (bit == 0)
            distance = np.where(is_running, reached, distance)
        best = np.maximum(best, distance)
    return best


@lru_cache(maxsize=1)
def escape_table() -> NDArray[np.float32]:
    """For every pattern of blocked points: the share of rolls that run seven points or more, and
    the mean distance.
    """
    far, total = np.zeros(1 << AHEAD), np.zeros(1 << AHEAD)
    for first in range(1, 7):
        for second in range(1, 7):
            runs = _best_runs(first, second)
            far += runs > 6
            total += runs
    table: NDArray[np.float32] = np.stack((far / 36.0, total / (36.0 * 8.0)), 1).astype(np.float32)
    return table

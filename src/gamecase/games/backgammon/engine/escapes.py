"""How far a checker can run past blocks, computed once for every pattern of blocked points."""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit

#: The number of points ahead that are considered.
AHEAD = 12


@cached_njit
def _best_run(blocked: int, first: int, second: int) -> int:
    """How far a roll takes a single checker past the blocked points ahead (bit 0 is the next)."""
    steps = 4 if first == second else 2
    best = 0
    for order in range(2):
        distance = 0
        for nth in range(steps):
            die = first if (nth + order) % 2 == 0 else second
            if distance + die <= AHEAD and (blocked >> (distance + die - 1)) & 1:
                break
            distance += die
        best = max(best, distance)
    return best


@cached_njit
def escape_table() -> NDArray[np.float32]:
    """For every pattern of blocked points: the share of rolls that run seven points or more, and
    the mean distance.
    """
    runs = np.zeros((1 << AHEAD, 2), np.float32)
    for blocked in range(1 << AHEAD):
        far, total = 0, 0
        for first in range(1, 7):
            for second in range(1, 7):
                run = _best_run(blocked, first, second)
                far += run > 6
                total += run
        runs[blocked, 0] = far / 36.0
        runs[blocked, 1] = total / (36.0 * 8.0)
    return runs

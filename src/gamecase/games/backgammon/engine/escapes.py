"""How far a checker gets past what blocks its way: worked out once for every pattern of blocks."""

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.cached_njit import cached_njit

#: How far ahead a block is looked at.
AHEAD = 12


@cached_njit
def _best_run(blocked: int, one: int, two: int) -> int:
    """How far a throw takes a single checker past the blocked points ahead (bit 0 is next)."""
    steps = 4 if one == two else 2
    best = 0
    for order in range(2):
        at = 0
        for nth in range(steps):
            die = one if (nth + order) % 2 == 0 else two
            if at + die <= AHEAD and (blocked >> (at + die - 1)) & 1:
                break
            at += die
        best = max(best, at)
    return best


@cached_njit
def make_runs() -> NDArray[np.float32]:
    """For every pattern of blocked points ahead: throws of 36 that take a checker seven or more
    points on, and the points it goes on average."""
    runs = np.zeros((1 << AHEAD, 2), np.float32)
    for blocked in range(1 << AHEAD):
        far, total = 0, 0
        for one in range(1, 7):
            for two in range(1, 7):
                run = _best_run(blocked, one, two)
                far += run > 6
                total += run
        runs[blocked, 0] = far / 36.0
        runs[blocked, 1] = total / (36.0 * 8.0)
    return runs

"""One side by itself, worked out to the end: how many turns it needs from any place near home.

As the engine's bear-off tables do for six points, but for as many as one has the time for: eight
take half a minute of one core and 60 MB, each more three times as long.
"""

import numpy as np
from numba import njit

from gamecase.games.backgammon.engine.bearoff_tables import THROWS, _dice
from gamecase.games.backgammon.engine.kernel import WIDTH, find_plays
from gamecase.games.backgammon.engine.moves import flags_of, room

CHECKERS = 15
LONGEST = 32  # turns


class OneSided:
    """The chance of every number of turns, for all sides within so many points."""

    def __init__(self, rules, points):
        self.points, self.ways = points, ways_of(points)
        self.table = np.zeros((self.ways[CHECKERS + points, points], LONGEST), np.float32)
        work_out(flags_of(rules), room(), points, self.ways, self.table)

    def numbers(self, sides):
        """Of sides by the checkers on their points; -1 where one is farther away."""
        below = np.cumsum(sides[:, self.points - 1 :: -1], axis=1, dtype=np.int64)
        nth = np.arange(1, self.points + 1)
        found = self.ways[below + nth - 1, nth].sum(axis=1)
        return np.where(sides[:, self.points :].any(axis=1), -1, found)

    def sides(self, numbers):
        rows = np.zeros((len(numbers), WIDTH), np.int8)
        for row, number in zip(rows, numbers, strict=True):
            put(number, row, self.points, self.ways)
        return rows[:, 1:25]


def ways_of(points):
    """How many ways there are to choose k of n."""
    found = np.zeros((CHECKERS + points + 1, points + 1), np.int64)
    found[:, 0] = 1
    for n in range(1, len(found)):
        for k in range(1, points + 1):
            found[n, k] = found[n - 1, k - 1] + found[n - 1, k]
    return found


@njit
def number_of(row, points, ways):
    """A side's number; counted from the farthest point, so that every play makes it smaller."""
    number, below = 0, 0
    for nth in range(1, points + 1):
        below += row[points + 1 - nth]
        number += ways[below + nth - 1, nth]
    return number


@njit
def put(number, row, points, ways):
    row[:] = 0
    left, above = number, -1
    stands = np.zeros(points + 1, np.int64)
    for nth in range(points, 0, -1):
        at = nth - 1
        while at + 1 < ways.shape[0] and ways[at + 1, nth] <= left:
            at += 1
        left -= ways[at, nth]
        stands[nth] = at
    for nth in range(1, points + 1):
        row[points + 1 - nth] = stands[nth] - above - 1
        above = stands[nth]


@njit
def work_out(flags, found, points, ways, table):
    """The chance that all are off after each number of turns, every throw played for fewest."""
    row = np.zeros(WIDTH, np.int8)
    mean = np.zeros(table.shape[0])
    table[0, 0] = 1.0
    for home in range(1, table.shape[0]):
        put(home, row, points, ways)
        total = 1.0
        for throw in range(THROWS):
            high, low, chance = _dice(throw)
            best, least = -1, np.inf
            for each in range(find_plays(row, high, low, flags, found)):
                reached = number_of(found.rows[each], points, ways)
                if mean[reached] < least:
                    best, least = reached, mean[reached]
            total += chance * least
            for turn in range(1, LONGEST):
                table[home, turn] += chance * table[best, turn - 1]
        mean[home] = total

"""One side by itself, worked out to the end: how many turns it needs from any place near home.

As the engine's bear-off tables do for six points, but for as many as one has the time for, and for
sides that have all their checkers yet: eleven points take three minutes of one core and half a
gigabyte, each more more than twice as long.
"""

import numpy as np
from numba import njit

from gamecase.games.backgammon.board import checkers_in_all
from gamecase.games.backgammon.engine.bearoff import tables_of
from gamecase.games.backgammon.engine.bearoff_tables import (
    HOME,
    STAYS,
    THROWS,
    mix,
    throw_of,
)
from gamecase.games.backgammon.engine.kernel import (
    BAR,
    OFF,
    WIDTH,
    are_equal,
    count_outside,
    find_plays,
)
from gamecase.games.backgammon.engine.moves import flags_of, room
from gamecase.games.backgammon.engine.ranking import (
    count_sides,
    set_side,
    side_number,
    side_numbers,
)

LONGEST = 36  # turns; where bearing off takes longer, as many as the tables there have


class OneSided:
    """The chance of every number of turns until all are off, or the first one, within some points.

    The lines of the table: the homes as the bear-off tables number them, and then sides with all
    checkers in play. For the first one off, line 0 is a side that has it off.
    """

    def __init__(self, rules, points, *, first=False):
        self.points, self.first, self.total = points, first, checkers_in_all(rules.setup)
        tables = tables_of(rules)
        homes = tables.first_off if first else tables.finish
        if first:
            homes = np.concatenate([np.eye(1, homes.shape[1], dtype=np.float32), homes])
        self.full_home = count_sides(self.total - 1, HOME)
        self.full = count_sides(self.total - 1, points)
        self.homes = len(homes)
        whole = count_sides(self.total, points) - self.full
        self.table = np.zeros((self.homes + whole, max(LONGEST, homes.shape[1])), np.float32)
        self.table[: self.homes, : homes.shape[1]] = homes
        self.means = np.zeros(len(self.table))
        self.means[: self.homes] = homes @ np.arange(homes.shape[1], dtype=np.float64)
        fill(flags_of(rules), room(), self.lines(), self.table, self.means)

    def lines(self):
        """What a line's number is made of, for compiled functions."""
        return self.points, self.first, self.full_home, self.full, self.homes

    def find(self, sides):
        """The lines of sides by the checkers on their points; -1 where there is none."""
        at_home, whole = side_numbers(sides, HOME), side_numbers(sides, self.points)
        lines = np.where(whole >= self.full, self.homes + whole - self.full, -1)
        if self.first:
            has_off = sides.sum(axis=1) < self.total
            at_home = np.where(at_home < 0, -1, at_home - self.full_home + 1)
            return np.where(has_off, 0, np.where(at_home >= 0, at_home, lines))
        return np.where(at_home >= 0, at_home, lines)


@njit
def line_of(row, lines):
    """The same for one row."""
    points, first, full_home, full, homes = lines
    if first and row[OFF] > 0:
        return 0
    if count_outside(row) == 0:
        number = side_number(row, HOME)
        return number - full_home + 1 if first else number
    if row[OFF] > 0 or (row[points + 1 : BAR] > 0).any():
        return -1
    return homes + side_number(row, points) - full


@njit
def fill(flags, found, lines, table, means):
    """Work out all lines after the homes, every throw played for fewest turns on average."""
    points, _, _, full, homes = lines
    row = np.zeros(WIDTH, np.int8)
    chosen, turns = np.zeros(THROWS, np.int64), np.zeros(THROWS)
    may_stay = np.zeros(THROWS, np.bool_)
    lengths = np.ones(table.shape[0], np.int64)
    lengths[:homes] = table.shape[1]
    for line in range(homes, table.shape[0]):
        set_side(full + line - homes, points, row)
        if count_outside(row) == 0:
            at = line_of(row, lines)
            table[line], means[line], lengths[line] = table[at], means[at], lengths[at]
            continue
        for throw in range(THROWS):
            high, low, _ = throw_of(throw)
            chosen[throw], turns[throw], may_stay[throw] = STAYS, np.inf, False
            for each in range(find_plays(row, high, low, flags, found)):
                if are_equal(found.rows[each], row):
                    may_stay[throw] = True
                    continue
                reached = line_of(found.rows[each], lines)
                if means[reached] < turns[throw]:
                    chosen[throw], turns[throw] = reached, means[reached]
        means[line] = mix(chosen, turns, may_stay, table, lengths, line)

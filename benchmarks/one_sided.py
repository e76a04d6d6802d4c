"""Exact distributions of the number of turns that one side needs, from any place near home.

Like the engine's bear-off tables of six points, but for more points, and for sides with all their
checkers in play: eleven points take three minutes on one core and half a gigabyte, each further
point more than twice as long.
"""

import numpy as np
from numba import njit

from gamecase.games.backgammon.board import checkers_per_side
from gamecase.games.backgammon.engine.bearoff import tables_of
from gamecase.games.backgammon.engine.bearoff_table_builder import (
    HOME,
    NO_CHANGE,
    ROLL_COUNT,
    combine_rolls,
    roll_at,
)
from gamecase.games.backgammon.engine.compiled_moves import (
    BAR,
    OFF,
    WIDTH,
    are_equal,
    count_outside,
    find_plays,
)
from gamecase.games.backgammon.engine.moves import play_buffer, rule_flags
from gamecase.games.backgammon.engine.position_index import (
    count_sides,
    rank_side,
    rank_sides,
    unrank_side,
)

LONGEST = 36  # turns; more where the bear-off tables have more


class OneSidedTable:
    """The distribution of turns until all checkers are off, or the first one, within some points.

    The rows of the table are the homes in the order of the bear-off tables, followed by sides with
    all checkers in play. For the first checker off, row 0 is a side that has one off.
    """

    def __init__(self, rules, points, *, first=False):
        self.points, self.first, self.total = points, first, checkers_per_side(rules.setup)
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
        fill(rule_flags(rules), play_buffer(), self.row_offsets(), self.table, self.means)

    def row_offsets(self):
        """The parameters of `table_row`, for compiled functions."""
        return self.points, self.first, self.full_home, self.full, self.homes

    def find(self, sides):
        """The rows of sides given by the checkers on their points; -1 where there is none."""
        at_home, whole = rank_sides(sides, HOME), rank_sides(sides, self.points)
        rows_found = np.where(whole >= self.full, self.homes + whole - self.full, -1)
        if self.first:
            has_off = sides.sum(axis=1) < self.total
            at_home = np.where(at_home < 0, -1, at_home - self.full_home + 1)
            return np.where(has_off, 0, np.where(at_home >= 0, at_home, rows_found))
        return np.where(at_home >= 0, at_home, rows_found)


@njit
def table_row(row, row_offsets):
    """The table row of one board row; -1 where there is none."""
    points, first, full_home, full, homes = row_offsets
    if first and row[OFF] > 0:
        return 0
    if count_outside(row) == 0:
        number = rank_side(row, HOME)
        return number - full_home + 1 if first else number
    if row[OFF] > 0 or (row[points + 1 : BAR] > 0).any():
        return -1
    return homes + rank_side(row, points) - full


@njit
def fill(flags, buffer, row_offsets, table, means):
    """Compute all rows after the homes, with every roll played for the fewest turns on average."""
    points, _, _, full, homes = row_offsets
    row = np.zeros(WIDTH, np.int8)
    args, turns = np.zeros(ROLL_COUNT, np.int64), np.zeros(ROLL_COUNT)
    may_stay = np.zeros(ROLL_COUNT, np.bool_)
    lengths = np.ones(table.shape[0], np.int64)
    lengths[:homes] = table.shape[1]
    for index in range(homes, table.shape[0]):
        unrank_side(full + index - homes, points, row)
        if count_outside(row) == 0:
            home_row = table_row(row, row_offsets)
            table[index], means[index], lengths[index] = (
                table[home_row],
                means[home_row],
                lengths[home_row],
            )
            continue
        for roll in range(ROLL_COUNT):
            high, low, _ = roll_at(roll)
            args[roll], turns[roll], may_stay[roll] = NO_CHANGE, np.inf, False
            for nth in range(find_plays(row, high, low, flags, buffer)):
                if are_equal(buffer.rows[nth], row):
                    may_stay[roll] = True
                    continue
                reached = table_row(buffer.rows[nth], row_offsets)
                if means[reached] < turns[roll]:
                    args[roll], turns[roll] = reached, means[reached]
        means[index] = combine_rolls(args, turns, may_stay, table, lengths, index)

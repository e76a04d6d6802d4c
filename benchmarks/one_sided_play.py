"""One side by itself, farther from home than is worked out: played until it is there.

Every throw is played for the fewest turns on average. What a play leads to is looked up where it is
worked out (`one_sided`), and asked of a net elsewhere.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from one_sided import line_of

from gamecase.games.backgammon.engine.bearoff_tables import THROWS, throw_of
from gamecase.games.backgammon.engine.kernel import OFF, WIDTH, Found, find_plays
from gamecase.games.backgammon.engine.moves import flags_of, room
from gamecase.games.backgammon.engine.race_nets import COUNTS, POINTS, Layers, TurnsNet

PIPS_A_THROW = 49 / 6
LONGEST = 150  # throws to where a side is worked out


class Road(NamedTuple):
    """All that is needed to lead a side home."""

    lines: tuple
    table: np.ndarray
    means: np.ndarray
    total: int
    flags: np.ndarray
    found: Found
    net: Layers
    rough: np.ndarray  # [point, checkers]: turns that those add, roughly
    looked_at: int  # plays of a throw, roughly the best, that the net is asked about


def road(rules, exact, net, looked_at, sample):
    """The way home under some rules, by a sample of sides that are worked out."""
    turns = exact.means[exact.find(sample)]
    near = np.minimum(exact.points, POINTS)
    inputs = np.concatenate([sample, sample > 0], axis=1)[:, np.r_[:near, POINTS : POINTS + near]]
    fitted = np.linalg.lstsq(inputs.astype(np.float64), turns, rcond=1e-6)[0].reshape(2, near)
    each, any_there = np.zeros(POINTS), np.zeros(POINTS)
    each[:near], any_there[:near] = fitted
    # Farther out a pip is a pip.
    each[near:] = each[near - 1] + np.arange(1, POINTS - near + 1) / PIPS_A_THROW
    counts = np.arange(exact.total + 1)
    rough = each[:, None] * counts + any_there[:, None] * (counts > 0)
    tables = exact.lines(), exact.table, exact.means
    layers = TurnsNet(net).layers
    return Road(*tables, exact.total, flags_of(rules), room(), layers, rough, looked_at)


@njit
def tell_turns(side, net, told):
    """What the net says of one side, without leaving compiled code."""
    hidden, inner, width = net.hidden.copy(), net.inner.copy(), len(net.last)
    for point in range(POINTS):
        if side[point] > 0:
            hidden += net.checkers[COUNTS * point + side[point]]
    for unit in range(len(hidden)):
        if hidden[unit] > 0:
            inner += hidden[unit] * net.between[unit]
    told[:width], told[width:] = net.last, 0.0
    for unit in range(len(inner)):
        if inner[unit] > 0:
            told[:width] += inner[unit] * net.outward[unit]
    told[:width] = np.exp(told[:width] - told[:width].max())
    told[:width] /= told[:width].sum()


@njit
def each_throw(side, road, played, told):
    """Where the best play of every throw leads, and how likely each number of turns is then."""
    row, seen = np.zeros(WIDTH, np.int8), np.zeros(road.found.rows.shape[0])
    row[1 : POINTS + 1] = side
    row[OFF] = road.total - side.sum()
    asked, numbers = np.zeros(told.shape[1], np.float32), np.arange(told.shape[1])
    for throw in range(THROWS):
        high, low, _ = throw_of(throw)
        count = find_plays(row, high, low, road.flags, road.found)
        rows = road.found.rows[:count]
        least, best, line = first_look(rows, road, seen)
        if line >= 0:
            told[throw] = 0.0
            told[throw, : road.table.shape[1]] = road.table[line]
        for _ in range(road.looked_at):
            each = seen[:count].argmin()
            if seen[each] == np.inf:
                break
            seen[each] = np.inf
            tell_turns(rows[each, 1 : POINTS + 1], road.net, asked)
            turns = (asked * numbers).sum()
            if turns < least:
                least, best = turns, each
                told[throw] = asked
        played[throw] = rows[best, 1 : POINTS + 1]


@njit
def first_look(rows, road, seen):
    """The fewest turns of plays that lead to known sides, and roughly those of all others."""
    least, best, found = np.inf, -1, -1
    for each in range(len(rows)):
        line = line_of(rows[each], road.lines)
        if line >= 0:
            seen[each] = np.inf
            if road.means[line] < least:
                least, best, found = road.means[line], each, line
        else:
            seen[each] = 0.0
            for point in range(POINTS):
                seen[each] += road.rough[point, rows[each, point + 1]]
    return least, best, found


@njit
def play_out(sides, road, seed, way, labels):
    """Lead sides to where they are worked out; all they were on the way, and what came of each.

    The luck of every throw is taken out: what it led to counts less its mean over all throws, so
    that only the faults of the net are left to chance. Gives the number of sides on the way; those
    begun with come first.
    """
    np.random.seed(seed)
    played, width = np.zeros((THROWS, POINTS), np.int8), labels.shape[1]
    after = np.zeros((THROWS, width), np.float32)
    luck, row = np.zeros((LONGEST, width), np.float32), np.zeros(WIDTH, np.int8)
    passed = np.zeros((LONGEST, POINTS), np.int8)
    count = len(sides)
    for nth in range(len(sides)):
        turn = 0
        row[1 : POINTS + 1] = sides[nth]
        while True:
            row[OFF] = road.total - row[1 : POINTS + 1].sum()
            line = line_of(row, road.lines)
            if line >= 0:
                break
            passed[turn] = row[1 : POINTS + 1]
            each_throw(passed[turn], road, played, after)
            one, two = np.random.randint(1, 7), np.random.randint(1, 7)
            thrown = max(one, two) * (max(one, two) - 1) // 2 + min(one, two) - 1
            luck[turn] = after[thrown]
            for throw in range(THROWS):
                luck[turn] -= np.float32(throw_of(throw)[2]) * after[throw]
            row[1 : POINTS + 1] = played[thrown]
            turn += 1
        came = np.zeros(width, np.float32)
        came[: road.table.shape[1]] = road.table[line]
        while turn > 0:
            turn -= 1
            came -= luck[turn]
            came[1:] = came[:-1].copy()
            came[0] = 0.0
            came[-1] += 1.0 - came.sum()  # what takes longer than the net can say
            at = nth
            if turn > 0:
                at, count = count, count + 1
            if at < len(way):
                way[at], labels[at] = passed[turn], came
    return min(count, len(way))

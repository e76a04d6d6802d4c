"""Play one side home from farther away than `one_sided` covers.

Every roll is played for the fewest turns on average. The boards after plays are looked up where
they are covered, and estimated by a net elsewhere.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from one_sided import table_row

from gamecase.games.backgammon.engine.bearoff_table_builder import ROLL_COUNT, roll_at
from gamecase.games.backgammon.engine.compiled_moves import OFF, WIDTH, PlayBuffer, find_plays
from gamecase.games.backgammon.engine.moves import play_buffer, rule_flags
from gamecase.games.backgammon.engine.race_nets import COUNTS, POINTS, RaceNetLayers, TurnCountNet

PIPS_PER_ROLL = 49 / 6
LONGEST = 150  # rolls until a side is covered by the table


class PlayoutContext(NamedTuple):
    """Everything needed to play a side home."""

    row_offsets: tuple
    table: np.ndarray
    means: np.ndarray
    total: int
    flags: np.ndarray
    buffer: PlayBuffer
    net: RaceNetLayers
    rough: np.ndarray  # [point, checkers]: a rough number of turns for those
    net_plays: int  # plays of a roll, roughly the best, that the net evaluates


def playout_context(rules, exact, net, net_plays, sample):
    """The context for some rules, fitted to a sample of sides that are covered."""
    turns = exact.means[exact.find(sample)]
    near = np.minimum(exact.points, POINTS)
    inputs = np.concatenate([sample, sample > 0], axis=1)[:, np.r_[:near, POINTS : POINTS + near]]
    fitted = np.linalg.lstsq(inputs.astype(np.float64), turns, rcond=1e-6)[0].reshape(2, near)
    per_checker, per_point = np.zeros(POINTS), np.zeros(POINTS)
    per_checker[:near], per_point[:near] = fitted
    # Farther out only pips count.
    per_checker[near:] = per_checker[near - 1] + np.arange(1, POINTS - near + 1) / PIPS_PER_ROLL
    counts = np.arange(exact.total + 1)
    rough = per_checker[:, None] * counts + per_point[:, None] * (counts > 0)
    tables = exact.row_offsets(), exact.table, exact.means
    layers = TurnCountNet(net).layers
    return PlayoutContext(
        *tables, exact.total, rule_flags(rules), play_buffer(), layers, rough, net_plays
    )


@njit
def net_distribution(side, net, distribution):
    """The net's distribution of turns for one side, in compiled code."""
    hidden, inner, width = net.hidden.copy(), net.inner.copy(), len(net.last)
    for point in range(POINTS):
        if side[point] > 0:
            hidden += net.checkers[COUNTS * point + side[point]]
    for unit in range(len(hidden)):
        if hidden[unit] > 0:
            inner += hidden[unit] * net.between[unit]
    distribution[:width], distribution[width:] = net.last, 0.0
    for unit in range(len(inner)):
        if inner[unit] > 0:
            distribution[:width] += inner[unit] * net.outward[unit]
    distribution[:width] = np.exp(distribution[:width] - distribution[:width].max())
    distribution[:width] /= distribution[:width].sum()


@njit
def best_play_of_rolls(side, playout_context, played, distributions):
    """The side after the best play of every roll, and its distribution of turns."""
    row, ratings = np.zeros(WIDTH, np.int8), np.zeros(playout_context.buffer.rows.shape[0])
    row[1 : POINTS + 1] = side
    row[OFF] = playout_context.total - side.sum()
    estimate, numbers = (
        np.zeros(distributions.shape[1], np.float32),
        np.arange(distributions.shape[1]),
    )
    for roll in range(ROLL_COUNT):
        high, low, _ = roll_at(roll)
        count = find_plays(row, high, low, playout_context.flags, playout_context.buffer)
        rows = playout_context.buffer.rows[:count]
        least, best, line = rate_plays(rows, playout_context, ratings)
        if line >= 0:
            distributions[roll] = 0.0
            distributions[roll, : playout_context.table.shape[1]] = playout_context.table[line]
        for _ in range(playout_context.net_plays):
            nth = ratings[:count].argmin()
            if ratings[nth] == np.inf:
                break
            ratings[nth] = np.inf
            net_distribution(rows[nth, 1 : POINTS + 1], playout_context.net, estimate)
            turns = (estimate * numbers).sum()
            if turns < least:
                least, best = turns, nth
                distributions[roll] = estimate
        played[roll] = rows[best, 1 : POINTS + 1]


@njit
def rate_plays(rows, playout_context, ratings):
    """The fewest turns among plays to sides that are covered, and rough ratings of all others."""
    least, best, buffer = np.inf, -1, -1
    for nth in range(len(rows)):
        line = table_row(rows[nth], playout_context.row_offsets)
        if line >= 0:
            ratings[nth] = np.inf
            if playout_context.means[line] < least:
                least, best, buffer = playout_context.means[line], nth, line
        else:
            ratings[nth] = 0.0
            for point in range(POINTS):
                ratings[nth] += playout_context.rough[point, rows[nth, point + 1]]
    return least, best, buffer


@njit
def play_out(sides, playout_context, seed, way, labels):
    """Play sides until they are covered; stores all sides on the way, and what they led to.

    The luck of every roll is subtracted: its result minus the mean over all rolls, so that only the
    errors of the net remain. Returns the number of sides on the way; the starting sides come first.
    """
    np.random.seed(seed)
    played, width = np.zeros((ROLL_COUNT, POINTS), np.int8), labels.shape[1]
    after = np.zeros((ROLL_COUNT, width), np.float32)
    luck, row = np.zeros((LONGEST, width), np.float32), np.zeros(WIDTH, np.int8)
    passed = np.zeros((LONGEST, POINTS), np.int8)
    count = len(sides)
    for nth in range(len(sides)):
        turn = 0
        row[1 : POINTS + 1] = sides[nth]
        while True:
            row[OFF] = playout_context.total - row[1 : POINTS + 1].sum()
            line = table_row(row, playout_context.row_offsets)
            if line >= 0:
                break
            passed[turn] = row[1 : POINTS + 1]
            best_play_of_rolls(passed[turn], playout_context, played, after)
            first, second = np.random.randint(1, 7), np.random.randint(1, 7)
            rolled = max(first, second) * (max(first, second) - 1) // 2 + min(first, second) - 1
            luck[turn] = after[rolled]
            for roll in range(ROLL_COUNT):
                luck[turn] -= np.float32(roll_at(roll)[2]) * after[roll]
            row[1 : POINTS + 1] = played[rolled]
            turn += 1
        result = np.zeros(width, np.float32)
        result[: playout_context.table.shape[1]] = playout_context.table[line]
        while turn > 0:
            turn -= 1
            result -= luck[turn]
            result[1:] = result[:-1].copy()
            result[0] = 0.0
            result[-1] += 1.0 - result.sum()  # what takes longer than the net can say
            target = nth
            if turn > 0:
                target, count = count, count + 1
            if target < len(way):
                way[target], labels[target] = passed[turn], result
    return min(count, len(way))

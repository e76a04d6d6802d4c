"""Positions judged two throws ahead at a fifth of what all 441 pairs of throws cost.

Every first throw is answered, but only some of the second ones are: each of the 36 first throws is
paired with one of the 36 second ones and none is used twice, a few such pairings over. What each
throw does by itself is thus weighed exactly, and only what two throws do together is drawn by lot.
The mean is right, and what is left of chance a net that is fitted to many labels does not see.
"""

import numpy as np

from gamecase.games.backgammon.engine.candidates import THROWS, after_throws
from gamecase.games.backgammon.engine.chances import KINDS, equity, turned_chances, turned_rows
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.search import GLANCED, TOGETHER, first_best

PAIRINGS = 2

#: The 36 throws of two dice that can be told apart, as places in `THROWS`.
ALIKE = np.repeat(np.arange(len(THROWS)), np.where(THROWS[:, 0] == THROWS[:, 1], 1, 2))


def two_throws(search, rows, random, pairings=PAIRINGS):
    """The five chances of the side on roll, two throws ahead of it, by chosen pairs of throws."""
    found = np.empty((len(rows), KINDS), np.float32)
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        found[start : start + TOGETHER] = _of_some(search, some, random, pairings)
    return found


def _of_some(search, rows, random, pairings):
    count, each = len(rows), len(ALIKE) * pairings
    pairs = np.repeat(np.arange(count), each)
    first = np.tile(ALIKE, count * pairings)
    second = np.concatenate([random.permutation(ALIKE) for _ in range(count * pairings)])
    replied, _ = answered(search, np.repeat(rows, len(THROWS), axis=0), np.tile(THROWS, (count, 1)))
    # After the first throw the other side is on roll, after the second the first one again.
    boards = replied.reshape(count, len(THROWS), -1)[pairs, first]
    over = is_over(boards)
    told = np.empty((len(boards), KINDS), np.float32)
    if over.any():
        told[over] = turned_chances(search.judge(boards[over]))
    going = ~over
    told[going] = answered(search, boards[going], THROWS[second[going]])[1]
    chances = told.reshape(count, each, KINDS).mean(axis=1)
    ended = is_over(rows)
    if ended.any():
        chances[ended] = search.judge(rows[ended])
    return chances


def answered(search, rows, dice):
    """The boards after the best plays of some throws, and the chances there, both as the other
    side sees them."""
    boards, starts = search.sifted(*after_throws(rows, dice, flags_of(search.rules)), GLANCED)
    judged = search.judge(boards)
    best = first_best(-equity(judged, search.rules), starts)
    return boards[best], judged[best]


def is_over(rows):
    """Whether a side has no checkers left."""
    return ~((rows[:, 1:26] > 0).any(axis=1) & (turned_rows(rows)[:, 1:26] > 0).any(axis=1))

"""Games between two engines, the same dice with sides changed, and luck taken out."""

import math
from random import Random

import numpy as np
from backgammon_selfplay import opening_row

from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS
from gamecase.games.backgammon.engine.chances import equity, finished
from gamecase.games.backgammon.engine.search import Search

NTH_THROW = {tuple(throw): nth for nth, throw in enumerate(THROWS.tolist())}


def throws(seed):
    """The dice of one game; the first throw is no double."""
    random = Random(seed)
    first = True
    while True:
        one, two = random.randint(1, 6), random.randint(1, 6)
        if not first or one != two:
            first = False
            yield max(one, two), min(one, two)


def compare(one: Search, two: Search, games: int, seed=1):
    """Points a game of the first engine at 0 plies, and the error of that."""
    opening = opening_row(one.rules)
    count = games // 2 * 2
    rows = np.repeat(opening[None, :], count, axis=0)
    dice = [throws(f"{seed}/{nth // 2}") for nth in range(count)]
    result = np.zeros(count)
    live = np.arange(count)
    turn = 0
    while len(live):
        thrown = np.array([next(dice[nth]) for nth in live], np.int64)
        # In even games the first engine begins, in odd ones the second.
        is_first = (live + turn) % 2 == 0
        if turn:
            by_throw = one.by_throw(rows[live])
            drawn = [NTH_THROW[tuple(each)] for each in thrown.tolist()]
            luck = by_throw[np.arange(len(live)), drawn] - by_throw @ WEIGHTS
            result[live] -= np.where(is_first, luck, -luck)
        for engine, which in ((one, live[is_first]), (two, live[~is_first])):
            if len(which):
                rows[which] = engine.best_rows(rows[which], thrown[np.isin(live, which)])[0]
        over, chances = finished(rows[live], one.rules)
        won = -equity(chances, one.rules)  # of whoever moved
        result[live[over]] += np.where(is_first, won, -won)[over]
        live = live[~over]
        turn += 1
    pairs = result.reshape(-1, 2).mean(1)
    return float(pairs.mean()), float(pairs.std(ddof=1) / math.sqrt(len(pairs)))

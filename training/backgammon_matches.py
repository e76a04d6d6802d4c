"""Matches between two engines with duplicate dice and variance reduction."""

import math
from random import Random

import numpy as np
from backgammon_selfplay import opening_row

from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS
from gamecase.games.backgammon.engine.chances import equity, finished_chances
from gamecase.games.backgammon.engine.search import Search

ROLL_INDEX = {tuple(roll): nth for nth, roll in enumerate(ROLLS.tolist())}


def dice_of_game(seed):
    """The dice of one game; the first roll is not a double."""
    random = Random(seed)
    first = True
    while True:
        first_die, second_die = random.randint(1, 6), random.randint(1, 6)
        if not first or first_die != second_die:
            first = False
            yield max(first_die, second_die), min(first_die, second_die)


def compare(one: Search, two: Search, games: int, seed=1):
    """Points per game of the first engine at 0 plies, and their standard error."""
    opening = opening_row(one.rules)
    count = games // 2 * 2
    rows = np.repeat(opening[None, :], count, axis=0)
    dice = [dice_of_game(f"{seed}/{nth // 2}") for nth in range(count)]
    result = np.zeros(count)
    live = np.arange(count)
    turn = 0
    while len(live):
        dice_rolled = np.array([next(dice[nth]) for nth in live], np.int64)
        # In even games the first engine begins, in odd ones the second.
        is_first = (live + turn) % 2 == 0
        if turn:
            by_roll = one.equity_by_roll(rows[live])
            indices = [ROLL_INDEX[tuple(roll)] for roll in dice_rolled.tolist()]
            luck = by_roll[np.arange(len(live)), indices] - by_roll @ ROLL_CHANCES
            result[live] -= np.where(is_first, luck, -luck)
        for engine, which in ((one, live[is_first]), (two, live[~is_first])):
            if len(which):
                rows[which] = engine.best_rows(rows[which], dice_rolled[np.isin(live, which)])[0]
        is_over, chances = finished_chances(rows[live], one.rules)
        won = -equity(chances, one.rules)  # of the side that moved
        result[live[is_over]] += np.where(is_first, won, -won)[is_over]
        live = live[~is_over]
        turn += 1
    pairs = result.reshape(-1, 2).mean(1)
    return float(pairs.mean()), float(pairs.std(ddof=1) / math.sqrt(len(pairs)))

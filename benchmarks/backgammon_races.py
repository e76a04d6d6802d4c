"""How far the race net is from exact distributions of turns, in chances to win.

    python benchmarks/backgammon_races.py --points 8 --races 20000

Every side of fifteen checkers on so many points is worked out to the end, one side by itself, by
the rules' own plays; nine points take half a minute of one core, each more more than twice as long.
Random races between such sides, at least one of them not yet home, are then judged by the net and
by the exact distributions.
"""

import argparse

import numpy as np
from one_sided import OneSided

from gamecase.games.backgammon.engine.bearoff_tables import HOME
from gamecase.games.backgammon.engine.chances import WIN, turned_rows
from gamecase.games.backgammon.engine.evaluator import race_judge
from gamecase.games.backgammon.engine.kernel import WIDTH
from gamecase.games.backgammon.engine.numbering import MOST_CHECKERS
from gamecase.games.backgammon.engine.races import first_by, sides_of
from gamecase.kernel.shelf import find


def random_rows(random, count, points):
    """Races between sides that have come within so many points; who is not home has all checkers,
    as in nearly every race there is."""
    rows = np.zeros((count, WIDTH), np.int8)
    for nth in range(count):
        for theirs in range(2):
            reach, lean = random.integers(5, points + 1), random.uniform(0.5, 2.0)
            left = MOST_CHECKERS if reach > HOME else random.integers(5, MOST_CHECKERS + 1)
            at = 1 + (random.random(left) ** lean * reach).astype(int)
            for point in at:
                rows[nth, 25 - point if theirs else point] += -1 if theirs else 1
            rows[nth, 27 if theirs else 0] = MOST_CHECKERS - left
    away = (rows[:, 7:19] != 0).any(axis=1)
    return rows[away]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--points", type=int, default=8)
    parser.add_argument("--races", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rules = find("backgammon").rules("tournament")
    points, exactly = chosen.points, OneSided(rules, chosen.points)
    rows = random_rows(np.random.default_rng(chosen.seed), chosen.races, points)
    ours, theirs = (
        exactly.table[exactly.find(sides_of(each))] for each in (rows, turned_rows(rows))
    )
    exact = first_by(ours, theirs, lead=0)
    print(f"{len(rows)} races within {points} points, chance to win, mean error and worst:")
    apart = np.abs(race_judge(rules)(rows)[:, WIN] - exact)
    print(f"{apart.mean():.5f}, {apart.max():.4f}")


if __name__ == "__main__":
    main()

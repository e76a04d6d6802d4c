"""How much faster two throws ahead are on two threads than on one, in turns in one run.

    OPENBLAS_NUM_THREADS=1 python benchmarks/backgammon_threads.py --rounds 9

The same throws of the same game are played and the cube decided; the answers must be equal to the
bit. A round takes both ways one after the other, and the median of the ratios is printed last.
"""

import argparse
import time

import numpy as np

from gamecase.games.backgammon.engine.api import MONEY, modern_rules, rows_of
from gamecase.games.backgammon.engine.chances import turned_rows
from gamecase.games.backgammon.engine.cube_decisions import decide
from gamecase.games.backgammon.engine.search import Search

OPENING = "4HPwATDgc/ABMA"


def game(search, turns, seed):
    """The equities of plays and cubes, and the seconds they took."""
    random = np.random.default_rng(seed)
    row = rows_of([OPENING], search.rules)[0]
    told, began = [], time.perf_counter()
    for _ in range(turns):
        high, low = sorted(random.integers(1, 7, 2).tolist(), reverse=True)
        told.append(decide(row, MONEY, search, 2).no_double)
        best = search.choices(row, (high, low), 2)[0]
        told.append(best.equity)
        row = turned_rows(best.row)
    return told, time.perf_counter() - began


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--turns", type=int, default=8)
    chosen = parser.parse_args()
    one, two = Search(modern_rules()), Search(modern_rules(), threads=2)
    game(two, 2, 0)
    ratios = []
    for seed in range(chosen.rounds):
        (alone, slow), (shared, fast) = (game(each, chosen.turns, seed) for each in (one, two))
        assert alone == shared, "threads changed an answer"
        ratios.append(slow / fast)
        print(f"{slow:.2f} s on one thread, {fast:.2f} s on two", flush=True)
    print(f"ratio: {np.median(ratios):.2f}")


if __name__ == "__main__":
    main()

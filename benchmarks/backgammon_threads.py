"""The speed-up of a two-ply search by two threads, measured in turns.

    OPENBLAS_NUM_THREADS=1 python benchmarks/backgammon_threads.py --rounds 9

The same rolls of the same game are played and cube decisions made; the results must be identical to
the bit. A round measures both one after the other, and the median of the ratios is printed last.
"""

import argparse
import time

import numpy as np

from gamecase.games.backgammon.engine.api import MONEY, rows_of, tournament_rules
from gamecase.games.backgammon.engine.chances import opponent_rows
from gamecase.games.backgammon.engine.cube_decisions import analyse_cube
from gamecase.games.backgammon.engine.search import Search

OPENING = "4HPwATDgc/ABMA"


def play_game(search, turns, seed):
    """The equities of plays and cube decisions, and the seconds they took."""
    random = np.random.default_rng(seed)
    row = rows_of([OPENING], search.rules)[0]
    equities, began = [], time.perf_counter()
    for _ in range(turns):
        high, low = sorted(random.integers(1, 7, 2).tolist(), reverse=True)
        equities.append(analyse_cube(row, MONEY, search, 2).no_double)
        best = search.choices(row, (high, low), 2)[0]
        equities.append(best.equity)
        row = opponent_rows(best.row)
    return equities, time.perf_counter() - began


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--turns", type=int, default=8)
    args = parser.parse_args()
    one, two = Search(tournament_rules()), Search(tournament_rules(), threads=2)
    play_game(two, 2, 0)
    ratios = []
    for seed in range(args.rounds):
        (alone, slow), (shared, fast) = (
            play_game(search, args.turns, seed) for search in (one, two)
        )
        assert alone == shared, "threads changed a result"
        ratios.append(slow / fast)
        print(f"{slow:.2f} s on one thread, {fast:.2f} s on two", flush=True)
    print(f"ratio: {np.median(ratios):.2f}")


if __name__ == "__main__":
    main()

"""Judgements and games a second, ours and GNU Backgammon's, one after the other in one run.

    OPENBLAS_NUM_THREADS=1 python benchmarks/backgammon_speed.py

One core each. Its judgements are counted by its own `calibrate`; its games are played inside its
embedded Python, which costs it little. The figure that counts is the ratio, printed last: machines
differ, and so does one machine from minute to minute.
"""

import argparse
import re
import time

import numpy as np
from gnubg_bridge import Refreshed

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.api import modern_rules, rows_of
from gamecase.games.backgammon.engine.candidates import after_throws
from gamecase.games.backgammon.engine.chances import finished
from gamecase.games.backgammon.engine.moves import flags_of
from gamecase.games.backgammon.engine.search import Search

OPENING = "4HPwATDgc/ABMA"


def contact_rows(search, count, seed=1):
    """Boards with contact out of our own games, for judging."""
    random = np.random.default_rng(seed)
    rows = np.repeat(rows_of([OPENING], search.rules), 64, axis=0)
    found, total = [], 0
    while total < count:
        boards, _ = after_throws(
            rows, random.integers(1, 7, (len(rows), 2)), flags_of(search.rules)
        )
        kinds = np.empty(len(boards), np.int8)
        features.sort_out(boards, kinds)
        found.append(boards[kinds >= features.CONTACT])
        total += len(found[-1])
        rows = search.best_rows(rows, random.integers(1, 7, (len(rows), 2)))[0]
        rows[finished(rows, search.rules)[0]] = rows_of([OPENING], search.rules)[0]
    return np.concatenate(found)[:count]


def our_judgements(search, rows, seconds):
    search.judge(rows[:2000])
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        search.judge(rows)
        done += len(rows)
    return done / (time.perf_counter() - began)


def their_judgements(gnubg, times):
    told = gnubg("command", 1, commands=["set threads 1", f"calibrate {times}"])["output"]
    found = re.findall(r"([\d.]+)\s+(?:static )?eval", told)
    return float(found[-1])


def our_games(search, games, seed=1):
    """Whole games at 0 plies, many side by side."""
    random = np.random.default_rng(seed)
    rows = np.repeat(rows_of([OPENING], search.rules), games, axis=0)
    began = time.perf_counter()
    while len(rows):
        rows = search.best_rows(rows, random.integers(1, 7, (len(rows), 2)))[0]
        rows = rows[~finished(rows, search.rules)[0]]
    return games / (time.perf_counter() - began)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    search, gnubg = Search(modern_rules()), Refreshed()
    rows = contact_rows(search, 20000)
    our_games(search, 10)
    ratios = []
    for _ in range(chosen.rounds):  # in turns, since a shared machine does not keep its pace
        ours = our_judgements(search, rows, chosen.seconds)
        theirs = their_judgements(gnubg, 30)
        games = our_games(search, chosen.games)
        told = gnubg("selfplay", 6000, games=chosen.games // 3, ply=0, seed=1)
        their_games = told["games"] / told["seconds"]
        ratios.append((ours / theirs, games / their_games))
        print(f"judgements/s: ours {ours:,.0f}, GNU Backgammon {theirs:,.0f}")
        print(f"games/s at 0 plies: ours {games:.0f}, GNU Backgammon {their_games:.0f}", flush=True)
    gnubg.close()
    judged, played = np.median(ratios, axis=0)
    print(f"ratio: judgements {judged:.2f}, games {played:.2f}")


if __name__ == "__main__":
    main()

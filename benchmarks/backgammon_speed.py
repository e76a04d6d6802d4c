"""Evaluations and games per second of our engine and of GNU Backgammon, measured in turns.

    OPENBLAS_NUM_THREADS=1 python benchmarks/backgammon_speed.py

One core each. GNU Backgammon counts its evaluations by its own `calibrate`; its games are played
inside its embedded Python, which costs little. The relevant figure is the ratio, printed last:
machines differ, and so does one machine from minute to minute.
"""

import argparse
import re
import time

import numpy as np
from gnubg_bridge import RestartingGnubg

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.api import rows_of, tournament_rules
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import finished_chances
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.search import Search

OPENING = "4HPwATDgc/ABMA"


def contact_rows(search, count, seed=1):
    """Boards with contact from self-play."""
    random = np.random.default_rng(seed)
    rows = np.repeat(rows_of([OPENING], search.rules), 64, axis=0)
    boards_found, total = [], 0
    while total < count:
        boards, _ = boards_after_rolls(
            rows, random.integers(1, 7, (len(rows), 2)), rule_flags(search.rules)
        )
        kinds = np.empty(len(boards), np.int8)
        features.classify(boards, kinds)
        boards_found.append(boards[kinds >= features.CONTACT])
        total += len(boards_found[-1])
        rows = search.best_rows(rows, random.integers(1, 7, (len(rows), 2)))[0]
        rows[finished_chances(rows, search.rules)[0]] = rows_of([OPENING], search.rules)[0]
    return np.concatenate(boards_found)[:count]


def our_evaluations(search, rows, seconds):
    search.evaluate(rows[:2000])
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        search.evaluate(rows)
        done += len(rows)
    return done / (time.perf_counter() - began)


def gnubg_evaluations(gnubg, times):
    output = gnubg("command", 1, commands=["set threads 1", f"calibrate {times}"])["output"]
    rates = re.findall(r"([\d.]+)\s+(?:static )?eval", output)
    return float(rates[-1])


def our_games(search, games, seed=1):
    """Whole games at 0 plies, many side by side."""
    random = np.random.default_rng(seed)
    rows = np.repeat(rows_of([OPENING], search.rules), games, axis=0)
    began = time.perf_counter()
    while len(rows):
        rows = search.best_rows(rows, random.integers(1, 7, (len(rows), 2)))[0]
        rows = rows[~finished_chances(rows, search.rules)[0]]
    return games / (time.perf_counter() - began)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    search, gnubg = Search(tournament_rules()), RestartingGnubg()
    rows = contact_rows(search, 20000)
    our_games(search, 10)
    ratios = []
    for _ in range(args.rounds):  # alternating, since the speed of a shared machine varies
        ours = our_evaluations(search, rows, args.seconds)
        theirs = gnubg_evaluations(gnubg, 30)
        games = our_games(search, args.games)
        result = gnubg("selfplay", 6000, games=args.games // 3, ply=0, seed=1)
        their_games = result["games"] / result["seconds"]
        ratios.append((ours / theirs, games / their_games))
        print(f"evaluations/s: ours {ours:,.0f}, GNU Backgammon {theirs:,.0f}")
        print(f"games/s at 0 plies: ours {games:.0f}, GNU Backgammon {their_games:.0f}", flush=True)
    gnubg.close()
    evaluation_ratio, game_ratio = np.median(ratios, axis=0)
    print(f"ratio: evaluations {evaluation_ratio:.2f}, games {game_ratio:.2f}")


if __name__ == "__main__":
    main()

"""Compare with Open Sage at 0 plies: time per choice with the protocol, and games without luck.

    SAGE_PYTHON=/tmp/sage/bin/python python benchmarks/backgammon_sage.py speed --choices 1000
    SAGE_PYTHON=/tmp/sage/bin/python python benchmarks/backgammon_sage.py match --games 1000

`speed` sends the same requests by turns to `gamecase bot backgammon --ply 0` and to Sage, both
behind JSON lines, and prints processor time and the median of the waiting time of a choice. `match`
plays cubeless money games with duplicate dice (see `backgammon_strength.py`), the luck of every
roll subtracted by our evaluation.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import numpy as np
from backgammon_strength import OPENING, Ours, play_all, summary
from sage_bridge import Sage, sage_board

from gamecase.games.backgammon.engine.api import rows_of, tournament_rules
from gamecase.games.backgammon.engine.chances import finished_chances, opponent_rows
from gamecase.games.backgammon.engine.moves import board_of
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.formats.position_id import write_position_id

LEVELS = ("1ply", "2ply", "3ply")  # Sage's names for our 0, 1 and 2 plies
ROUNDS = 3


class SagePlayer:
    """Sage as a player of `backgammon_strength`."""

    def __init__(self, rules, level):
        self.rules, self.level, self.sage, self.seconds, self.plays = rules, level, Sage(), 0.0, 0

    def __call__(self, games):
        boards = []
        for game in games:
            after, seconds = self.sage.best(game.row, game.roll, self.level)
            boards.append(opponent_rows(after))
            self.seconds += seconds
        self.plays += len(games)
        return boards


def sample_choices(rules, search, count, seed):
    """Rows and rolls of games that our engine plays against itself."""
    random, choices = Random(seed), []
    while len(choices) < count:
        row = rows_of([OPENING], rules)[0]
        while not finished_chances(row[None], rules)[0][0]:
            dice = sorted((random.randint(1, 6), random.randint(1, 6)), reverse=True)
            choices.append((row, dice))
            row = search.best_rows(row[None], np.array([dice]))[0][0]
    return choices[:count]


def processor_seconds(process):
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def speed(args):
    rules = tournament_rules()
    choices = sample_choices(rules, Search(rules), args.choices, args.seed)
    ours = subprocess.Popen(
        [sys.executable, "-m", "gamecase", "bot", "backgammon", "--ply", "0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    sage = Sage()
    requests = {
        "ours": [
            {"position": write_position_id(board_of(row)), "dice": dice} for row, dice in choices
        ],
        "Open Sage": [
            {"level": "1ply", "board": sage_board(row), "dice": dice} for row, dice in choices
        ],
    }
    processes = {"ours": ours, "Open Sage": sage.process}
    waits = {name: [] for name in processes}
    spent = {name: [] for name in processes}
    for nth in range(ROUNDS + 1):  # the first warms up
        for name, process in processes.items():
            before, waited = processor_seconds(process), []
            for request in requests[name]:
                began = time.perf_counter()
                process.stdin.write(json.dumps(request) + "\n")
                process.stdin.flush()
                assert "error" not in json.loads(process.stdout.readline())
                waited.append(time.perf_counter() - began)
            if nth:
                waits[name] += waited
                spent[name].append((processor_seconds(process) - before) / len(choices))
    for name in processes:
        print(
            f"{name}: {1000 * min(spent[name]):.3f} ms of processor time a choice, "
            f"{1000 * statistics.median(waits[name]):.3f} ms of waiting in the median"
        )
    ours.stdin.close()
    ours.wait()
    sage.close()


def match(args):
    rules = tournament_rules()
    search = Search(rules)
    ours, theirs = Ours(search, args.ply), SagePlayer(rules, LEVELS[args.ply])
    pairs = play_all(ours, theirs, search, args)
    theirs.sage.close()
    print(f"ours {args.ply}-ply against Open Sage {LEVELS[args.ply]}")
    print(json.dumps(summary(pairs)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("speed", "match"))
    parser.add_argument("--choices", type=int, default=1000)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--ply", type=int, default=0, choices=(0, 1, 2))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--together", type=int, default=128, help="games side by side")
    parser.add_argument("--report", type=int, default=0, help="print after this many pairs")
    args = parser.parse_args()
    speed(args) if args.what == "speed" else match(args)


if __name__ == "__main__":
    main()

"""Measures what our cube decisions give away, in thousandths of a point, beside GNU Backgammon's.

    GNUBG_BRIDGE=folder python benchmarks/backgammon_cube.py make cubes.json --decisions 300
    python benchmarks/backgammon_cube.py measure cubes.json --ply 0 --ply 1

`make` takes positions from games of GNU Backgammon against itself in which doubling is at least
thinkable, for money with the cube in the middle, and has them judged by its 2-ply look-ahead;
`measure` lets our engine decide. Doubling and taking are two questions: what the side to throw
gives away by doubling or not, and what the other side gives away by taking or dropping. The judge
shares its nets with GNU Backgammon's own players, which flatters those.
"""

import argparse
import json
import math
import time
from pathlib import Path
from random import Random

import numpy as np

from gamecase.games.backgammon.engine.api import modern_rules, rows_of
from gamecase.games.backgammon.engine.cube_decisions import Answer, decide
from gamecase.games.backgammon.engine.cube_model import Stake
from gamecase.games.backgammon.engine.search import Search

PLIES = (0, 1, 2)
THINKABLE = (0.1, 1.3)  # points without doubling, between which a double may be right


def make(chosen):
    from gnubg_bridge import Refreshed  # noqa: PLC0415 - measuring needs no GNU Backgammon

    gnubg, random, seed = Refreshed(), Random(chosen.seed), chosen.seed
    kept = []
    while len(kept) < chosen.decisions:
        seed += 1
        games = gnubg("selfplay", 1200, games=20, seed=seed, record=1, ply=0)["record"]
        positions = [each[0] for each in games if random.random() < 0.2]
        firsts = gnubg("cube", len(positions), positions=positions, ply=0)["values"]
        near = [
            position
            for position, first in zip(positions, firsts, strict=True)
            if THINKABLE[0] < first["no_double"] < THINKABLE[1]
        ]
        told = [gnubg("cube", 5 * len(near), positions=near, ply=ply)["values"] for ply in PLIES]
        for nth, position in enumerate(near):
            opinions = [
                [each[nth][name] for name in ("no_double", "double_take", "double_pass")]
                for each in told
            ]
            kept.append({"position": position, "gnubg": opinions})
        Path(chosen.file).write_text(json.dumps(kept[: chosen.decisions]))
        print(f"{len(kept)} decisions", flush=True)
    gnubg.close()


def lost(judge, doubles, drops):
    """What the two answers give away by the judge's values."""
    hold, taken, dropped = judge
    doubled = min(taken, dropped)
    doubling = max(hold, doubled) - (doubled if doubles else hold)
    taking = (dropped if drops else taken) - doubled
    return 1000 * doubling, 1000 * taking


def answers(values):
    hold, taken, dropped = values
    return min(taken, dropped) > hold, taken > dropped


def report(name, losses, note=""):
    doubling, taking = np.array(losses).T
    spread = [math.sqrt(np.var(each) / len(each)) for each in (doubling, taking)]
    print(
        f"| {name} | {doubling.mean():.2f} ± {spread[0]:.2f} | {taking.mean():.2f} ± "
        f"{spread[1]:.2f} | {doubling.mean() + taking.mean():.2f} | {note} |"
    )


def measure(chosen):
    judged = json.loads(Path(chosen.file).read_text())
    rules = modern_rules()
    search = Search(rules)
    rows = rows_of([each["position"] for each in judged], rules)
    print(f"{len(judged)} positions; thousandths of a point, judged by gnubg 2-ply")
    print("| player | doubling | taking | both | |")
    print("|---|---|---|---|---|")
    for ply in (0, 1):
        report(
            f"gnubg {ply}-ply",
            [lost(each["gnubg"][2], *answers(each["gnubg"][ply])) for each in judged],
        )
    for ply in chosen.ply or [0, 1]:
        began = time.perf_counter()
        verdicts = [decide(row, Stake(), search, ply) for row in rows]
        spent = 1000 * (time.perf_counter() - began) / len(rows)
        report(
            f"ours {ply}-ply",
            [
                lost(each["gnubg"][2], verdict.doubles, verdict.answer is Answer.DROP)
                for each, verdict in zip(judged, verdicts, strict=True)
            ],
            f"{spent:.1f} ms a decision",
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("make", "measure"))
    parser.add_argument("file")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=770000)
    parser.add_argument("--ply", type=int, action="append", default=[])
    chosen = parser.parse_args()
    make(chosen) if chosen.what == "make" else measure(chosen)


if __name__ == "__main__":
    main()

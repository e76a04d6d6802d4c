"""Measure the equity that our cube decisions lose, compared with GNU Backgammon's.

    python benchmarks/backgammon_cube.py make cubes.json --decisions 300
    python benchmarks/backgammon_cube.py make match.json --away 3-3 --away 4-2 --away 5-3
    python benchmarks/backgammon_cube.py measure cubes.json --ply 0 --ply 1

`make` collects positions from GNU Backgammon's self-play in which a double is at least thinkable,
with a centred cube for money or at some scores in turn, and evaluates them with its 2-ply search;
`measure` lets our engine decide. Doubling and taking are measured separately: what the side to roll
loses by doubling or not, and what the other side loses by taking or dropping. The reference shares
its nets with GNU Backgammon's own players, which favours those.
"""

import argparse
import json
import math
import time
from itertools import cycle
from pathlib import Path
from random import Random

import numpy as np

from gamecase.games.backgammon.engine.api import rows_of, tournament_rules
from gamecase.games.backgammon.engine.cube_decisions import CubeAnswer, analyse_cube
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.search import Search

PLIES = (0, 1, 2)
THINKABLE = (0.1, 1.3)  # equities without doubling between which a double may be right


def make(args):
    """Collect positions and evaluate them with GNU Backgammon."""
    from gnubg_bridge import RestartingGnubg  # noqa: PLC0415 - measuring needs no GNU Backgammon

    gnubg, random, seed = RestartingGnubg(), Random(args.seed), args.seed
    scores = cycle([read_away(text) for text in args.away] or [None])
    collected = []

    def evaluate(positions, ply, away, cost):
        score = {"away": away} if away else {}
        return gnubg("cube", cost * len(positions), positions=positions, ply=ply, **score)["values"]

    while len(collected) < args.decisions:
        seed, away = seed + 1, next(scores)
        games = gnubg("selfplay", 1200, games=20, seed=seed, record=1, ply=0)["record"]
        positions = [entry[0] for entry in games if random.random() < args.share]
        first_values = evaluate(positions, 0, away, 1)
        near = [
            position
            for position, first in zip(positions, first_values, strict=True)
            if THINKABLE[0] < first["no_double"] < THINKABLE[1]
        ]
        by_ply = [evaluate(near, ply, away, 5) for ply in PLIES]
        for nth, position in enumerate(near):
            opinions = [
                [values[nth][name] for name in ("no_double", "double_take", "double_pass")]
                for values in by_ply
            ]
            collected.append({"position": position, "gnubg": opinions, "away": away or [0, 0]})
        Path(args.file).write_text(json.dumps(collected[: args.decisions]))
        print(f"{len(collected)} decisions", flush=True)
    gnubg.close()


def read_away(text):
    """The points that each side needs, written as `4-2`."""
    return [int(part) for part in text.split("-")]


def losses_of(reference, doubles, drops):
    """The equity lost by doubling or not, and by taking or dropping, by the reference values."""
    hold, taken, dropped = reference
    doubled = min(taken, dropped)
    doubling = max(hold, doubled) - (doubled if doubles else hold)
    taking = (dropped if drops else taken) - doubled
    return 1000 * doubling, 1000 * taking


def decisions_of(values):
    hold, taken, dropped = values
    return min(taken, dropped) > hold, taken > dropped


def report(name, losses, note=" |"):
    doubling, taking = np.array(losses).T
    spread = [math.sqrt(np.var(values) / len(values)) for values in (doubling, taking)]
    print(
        f"| {name} | {doubling.mean():.2f} ± {spread[0]:.2f} | {taking.mean():.2f} ± "
        f"{spread[1]:.2f} | {doubling.mean() + taking.mean():.2f} | {note} |"
    )


def measure(args):
    """Let our engine decide, and print a table for each score."""
    entries = json.loads(Path(args.file).read_text())
    scores = sorted({tuple(entry.get("away", (0, 0))) for entry in entries})
    for away in scores:
        measure_score(
            [entry for entry in entries if tuple(entry.get("away", (0, 0))) == away], away, args.ply
        )


def measure_score(entries, away, plies):
    rules = tournament_rules()
    search = Search(rules)
    rows = rows_of([entry["position"] for entry in entries], rules)
    score = f"{away[0]}-away {away[1]}-away" if any(away) else "money"
    print(f"{len(entries)} positions, {score}; thousandths of a point, evaluated by gnubg 2-ply")
    print("| player | doubling | taking | both | double and take, ours less gnubg's | |")
    print("|---|---|---|---|---|---|")
    for ply in (0, 1):
        report(
            f"gnubg {ply}-ply",
            [losses_of(entry["gnubg"][2], *decisions_of(entry["gnubg"][ply])) for entry in entries],
        )
    cube_state = CubeState(ours=away[0], theirs=away[1])
    for ply in plies or [0, 1]:
        began = time.perf_counter()
        analyses = [analyse_cube(row, cube_state, search, ply) for row in rows]
        spent = 1000 * (time.perf_counter() - began) / len(rows)
        pairs = [*zip(entries, analyses, strict=True)]
        bias = np.mean([ours.double_take - entry["gnubg"][2][1] for entry, ours in pairs])
        report(
            f"ours {ply}-ply",
            [
                losses_of(entry["gnubg"][2], ours.should_double, ours.answer is CubeAnswer.DROP)
                for entry, ours in pairs
            ],
            f"{bias:+.3f} | {spent:.1f} ms per decision",
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("make", "measure"))
    parser.add_argument("file")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=770000)
    parser.add_argument("--away", action="append", default=[], help="a score, such as 4-2")
    parser.add_argument("--share", type=float, default=0.2, help="of the positions of each game")
    parser.add_argument("--ply", type=int, action="append", default=[])
    args = parser.parse_args()
    make(args) if args.what == "make" else measure(args)


if __name__ == "__main__":
    main()

"""Measures what our plays give away, in thousandths of a point a decision, by game plan.

    python benchmarks/backgammon_error.py make judged.json --decisions 600
    python benchmarks/backgammon_error.py measure judged.json --ply 0 --ply 1 --levels

`make` takes decisions from games of GNU Backgammon against itself with some noise, and has the
better plays of each judged by its 2- and 3-ply look-ahead; `measure` lets our engine choose. The
judge shares its nets with GNU Backgammon's own players, which flatters those. A play outside the
judged ones counts as the worst of them. The bridge to GNU Backgammon is a folder with
`client.py`, named by GNUBG_BRIDGE.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import numpy as np
from gnubg_bridge import Refreshed, plan_of

from gamecase.games.backgammon.bot import LEVELS, bot
from gamecase.games.backgammon.engine.api import modern_rules, rows_of
from gamecase.games.backgammon.engine.candidates import after_throws
from gamecase.games.backgammon.engine.chances import equity, finished, turned_rows
from gamecase.games.backgammon.engine.moves import board_of, flags_of
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.formats.position_id import write_position_id

HARD = ("backgame", "holding", "prime", "blitz", "middle", "bearin", "crashed", "bearoff_contact")


def identity(row):
    return write_position_id(board_of(row))


def draw(gnubg, random, seed):
    """Decisions with a choice, from some games: position, dice and plan."""
    record = gnubg(
        "selfplay", 1500, games=25, seed=seed, record=1, noise=[0.0, 0.0, 0.03, 0.1], ply=0
    )["record"]
    for position, one, two, _, nth in record:
        if random.random() < 0.12:
            yield position, (one, two), plan_of(position, nth)


def judge(gnubg, position, dice, rules, deepest):
    """The better plays with GNU Backgammon's opinion at several depths; None without a choice."""
    row = rows_of([position], rules)[0]
    boards, _ = after_throws(row[None, :], np.array([dice], np.int64), flags_of(rules))
    if len(boards) < 2:
        return None
    ids = [identity(board) for board in boards]
    over, known = finished(boards, rules)
    exact = -equity(known, rules)

    def ask(which, ply):
        asked = [at for at in which if not over[at]]
        values = gnubg("eval", len(asked), positions=[ids[at] for at in asked], ply=ply)["values"]
        told = {at: -value[5] for at, value in zip(asked, values, strict=True)}
        return {at: told.get(at, float(exact[at])) for at in which}

    by_depth = [ask(range(len(boards)), 0)]
    by_depth.append(ask(sorted(by_depth[0], key=by_depth[0].get, reverse=True)[:16], 1))
    better = sorted(by_depth[1], key=by_depth[1].get, reverse=True)
    kept = {at for at in better[:8] if by_depth[1][at] > by_depth[1][better[0]] - 0.25}
    kept |= set(sorted(by_depth[0], key=by_depth[0].get, reverse=True)[:3])
    by_depth.append(ask(sorted(kept), 2))
    best = max(by_depth[2].values())
    if deepest > 2:
        close = sorted(at for at, value in by_depth[2].items() if value > best - 0.06)[:5]
        by_depth.append(ask(close, 3))
    return [
        [identity(turned_rows(boards[at])), *(told.get(at) for told in by_depth)]
        for at in sorted(by_depth[2], key=by_depth[2].get, reverse=True)
    ]


def make(chosen):
    rules, random, gnubg = modern_rules(), Random(chosen.seed), Refreshed()
    path = Path(chosen.file)
    kept = json.loads(path.read_text()) if path.exists() else []
    counts = defaultdict(int)
    for each in kept:
        counts[each["plan"]] += 1
    seed, began = chosen.seed + len(kept), time.time()
    while len(kept) < chosen.decisions:
        seed += 1
        for position, dice, plan in draw(gnubg, random, seed):
            # Half is the natural mix; the other half are the plans that are hard and rare.
            is_rare = plan in HARD and counts[plan] < chosen.decisions / 10
            if not is_rare and random.random() < 0.5:
                continue
            plays = judge(gnubg, position, dice, rules, chosen.deepest)
            if plays is not None:
                counts[plan] += 1
                kept.append({"position": position, "dice": dice, "plan": plan, "plays": plays})
        path.write_text(json.dumps(kept))
        print(f"{len(kept)} decisions, {time.time() - began:.0f} s {dict(counts)}", flush=True)


def loss_of(plays, chosen):
    """What a play gives away, by the deepest opinions there are of each play."""
    worth = {
        play: (two + three) / 2 if three is not None else two
        for play, _, _, two, *rest in plays
        for three in [rest[0] if rest else None]
    }
    best = max(worth.values())
    return best - worth.get(chosen, min(worth.values()))


def measure(chosen):
    rules, search = modern_rules(), Search(modern_rules())
    judged = json.loads(Path(chosen.file).read_text())
    players = {}
    for ply in (0, 1, 2):
        players[f"gnubg {ply}-ply"] = [
            max((p for p in each["plays"] if p[1 + ply] is not None), key=lambda p: p[1 + ply])[0]
            for each in judged
        ]
    for ply in chosen.ply:
        began = time.perf_counter()
        players[f"ours {ply}-ply"] = [
            identity(search.choices(rows_of([e["position"]], rules)[0], e["dice"], ply)[0].row)
            for e in judged
        ]
        spent = 1000 * (time.perf_counter() - began) / len(judged)
        print(f"ours {ply}-ply: {spent:.2f} ms a play")
    if chosen.levels:
        for level in LEVELS:
            player = bot(level.key).player
            players[f"level {level.key}"] = [
                identity(
                    player.taken(
                        search.choices(
                            rows_of([e["position"]], rules)[0], e["dice"], player.skill.ply
                        ),
                        Random(nth),
                    ).row
                )
                for nth, e in enumerate(judged)
            ]
    plans = sorted({each["plan"] for each in judged})
    print("| player | all | " + " | ".join(plans) + " |")
    for name, plays in players.items():
        lost = defaultdict(list)
        for each, play in zip(judged, plays, strict=True):
            lost[each["plan"]].append(1000 * loss_of(each["plays"], play))
        total = [x for plan in plans for x in lost[plan]]
        spread = math.sqrt(np.var(total) / len(total))
        by_plan = " | ".join(f"{np.mean(lost[plan]):.1f}" for plan in plans)
        print(f"| {name} | {np.mean(total):.2f} ± {spread:.2f} | {by_plan} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=("make", "measure"))
    parser.add_argument("file")
    parser.add_argument("--decisions", type=int, default=600)
    parser.add_argument("--seed", type=int, default=990000)
    parser.add_argument("--deepest", type=int, default=2)
    parser.add_argument("--ply", type=int, action="append", default=[])
    parser.add_argument("--levels", action="store_true", help="measure the bot's levels too")
    chosen = parser.parse_args()
    make(chosen) if chosen.what == "make" else measure(chosen)


if __name__ == "__main__":
    main()

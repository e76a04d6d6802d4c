"""Measure the equity that our plays lose, in thousandths of a point per decision, by game plan.

    python benchmarks/backgammon_error.py make judged.json --decisions 600
    python benchmarks/backgammon_error.py measure judged.json --ply 0 --ply 1 --levels

`make` collects decisions from GNU Backgammon's noisy self-play, and evaluates the better plays of
each with its 2- and 3-ply search; `measure` lets our engine choose. The reference shares its nets
with GNU Backgammon's own players, which favours those. A play that was not evaluated counts as the
worst of those that were.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import numpy as np
from gnubg_bridge import RestartingGnubg, game_plan

from gamecase.games.backgammon.bot import LEVELS, bot
from gamecase.games.backgammon.engine.api import rows_of, tournament_rules
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import equity, finished_chances, opponent_rows
from gamecase.games.backgammon.engine.moves import board_of, rule_flags
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.formats.position_id import write_position_id

HARD = ("backgame", "holding", "prime", "blitz", "middle", "bearin", "crashed", "bearoff_contact")


def position_id_of(row):
    return write_position_id(board_of(row))


def sample_decisions(gnubg, random, seed):
    """Decisions from some games: position, dice and game plan."""
    record = gnubg(
        "selfplay", 1500, games=25, seed=seed, record=1, noise=[0.0, 0.0, 0.03, 0.1], ply=0
    )["record"]
    for position, first, second, _, nth in record:
        if random.random() < 0.12:
            yield position, (first, second), game_plan(position, nth)


def evaluate_plays(gnubg, position, dice, rules, deepest):
    """The better plays with GNU Backgammon's equities at several depths; None without a choice."""
    row = rows_of([position], rules)[0]
    boards, _ = boards_after_rolls(row[None, :], np.array([dice], np.int64), rule_flags(rules))
    if len(boards) < 2:
        return None
    ids = [position_id_of(board) for board in boards]
    is_over, exact_chances = finished_chances(boards, rules)
    exact_values = -equity(exact_chances, rules)

    def evaluate(indices, ply):
        needed = [index for index in indices if not is_over[index]]
        values = gnubg("eval", len(needed), positions=[ids[index] for index in needed], ply=ply)[
            "values"
        ]
        equities = {index: -value[5] for index, value in zip(needed, values, strict=True)}
        return {index: equities.get(index, float(exact_values[index])) for index in indices}

    by_depth = [evaluate(range(len(boards)), 0)]
    by_depth.append(evaluate(sorted(by_depth[0], key=by_depth[0].get, reverse=True)[:16], 1))
    better = sorted(by_depth[1], key=by_depth[1].get, reverse=True)
    kept = {index for index in better[:8] if by_depth[1][index] > by_depth[1][better[0]] - 0.25}
    kept |= set(sorted(by_depth[0], key=by_depth[0].get, reverse=True)[:3])
    by_depth.append(evaluate(sorted(kept), 2))
    best = max(by_depth[2].values())
    if deepest > 2:
        close = sorted(index for index, value in by_depth[2].items() if value > best - 0.06)[:5]
        by_depth.append(evaluate(close, 3))
    return [
        [
            position_id_of(opponent_rows(boards[index])),
            *(equities.get(index) for equities in by_depth),
        ]
        for index in sorted(by_depth[2], key=by_depth[2].get, reverse=True)
    ]


def make(args):
    """Collect decisions and evaluate them with GNU Backgammon."""
    rules, random, gnubg = tournament_rules(), Random(args.seed), RestartingGnubg()
    path = Path(args.file)
    decisions = json.loads(path.read_text()) if path.exists() else []
    counts = defaultdict(int)
    for decision in decisions:
        counts[decision["plan"]] += 1
    seed, began = args.seed + len(decisions), time.time()
    while len(decisions) < args.decisions:
        seed += 1
        for position, dice, plan in sample_decisions(gnubg, random, seed):
            # Half of the decisions are the natural mix, the other half hard and rare plans.
            is_rare = plan in HARD and counts[plan] < args.decisions / 10
            if not is_rare and random.random() < 0.5:
                continue
            plays = evaluate_plays(gnubg, position, dice, rules, args.deepest)
            if plays is not None:
                counts[plan] += 1
                decisions.append({"position": position, "dice": dice, "plan": plan, "plays": plays})
        path.write_text(json.dumps(decisions))
        print(f"{len(decisions)} decisions, {time.time() - began:.0f} s {dict(counts)}", flush=True)


def loss_of(plays, chosen):
    """The equity that a play loses, by the deepest evaluations of each play."""
    values = {
        play: (two + three) / 2 if three is not None else two
        for play, _, _, two, *rest in plays
        for three in [rest[0] if rest else None]
    }
    best = max(values.values())
    return best - values.get(chosen, min(values.values()))


def measure(args):
    """Let our engine choose, and print a table."""
    rules, search = tournament_rules(), Search(tournament_rules())
    decisions = json.loads(Path(args.file).read_text())
    players = {}
    for ply in (0, 1, 2):
        players[f"gnubg {ply}-ply"] = [
            max(
                (play for play in decision["plays"] if play[1 + ply] is not None),
                key=lambda play: play[1 + ply],
            )[0]
            for decision in decisions
        ]
    for ply in args.ply:
        began = time.perf_counter()
        players[f"ours {ply}-ply"] = [
            position_id_of(
                search.choices(rows_of([e["position"]], rules)[0], e["dice"], ply)[0].row
            )
            for e in decisions
        ]
        spent = 1000 * (time.perf_counter() - began) / len(decisions)
        print(f"ours {ply}-ply: {spent:.2f} ms per play")
    if args.levels:
        for level in LEVELS:
            player = bot(level.key).player
            if player.skill.rollout:  # see backgammon_truncated.py
                continue
            players[f"level {level.key}"] = [
                position_id_of(
                    player.choose(
                        search.choices(
                            rows_of([e["position"]], rules)[0], e["dice"], player.skill.ply
                        ),
                        Random(nth),
                    ).row
                )
                for nth, e in enumerate(decisions)
            ]
    plans = sorted({decision["plan"] for decision in decisions})
    print("| player | all | " + " | ".join(plans) + " |")
    for name, plays in players.items():
        lost = defaultdict(list)
        for decision, play in zip(decisions, plays, strict=True):
            lost[decision["plan"]].append(1000 * loss_of(decision["plays"], play))
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
    parser.add_argument("--levels", action="store_true", help="also measure the levels of the bot")
    args = parser.parse_args()
    make(args) if args.what == "make" else measure(args)


if __name__ == "__main__":
    main()

"""Measure truncated rollouts against full ones, beside Open Sage's, with the time they take.

    SAGE_PYTHON=/tmp/sage/bin/python python benchmarks/backgammon_truncated.py /tmp/rolled.jsonl \
        --decisions 40 --sage truncated1:40,truncated2:10,truncated3:2

Decisions come from our own games: rolls for which at least two plays are within 0.05 of each other
at 2 plies, and the position before each roll for the cube. The judge is a rollout to the end, with
the same dice for all plays, both sides playing at 0 plies, and the luck of the rolls subtracted.
Our levels choose among the close plays, Sage among all plays of the roll; the table has the equity
a level loses, how far the value of the play it chose is from the judge's, the standard error it
claims, and processor seconds a decision. Each decision is a line of the file, so that a run can be
continued; `--summary` only prints the table.
"""

import argparse
import json
import math
import os
import time
from collections import defaultdict
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from backgammon_sage import sample_choices
from sage_bridge import Sage, row_of_sage, sage_board

from gamecase.games.backgammon.engine.api import tournament_rules
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import opponent_rows
from gamecase.games.backgammon.engine.cube_decisions import classify_rows
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.features import RACE
from gamecase.games.backgammon.engine.moves import rule_flags
from gamecase.games.backgammon.engine.play_evaluation import PLAIN
from gamecase.games.backgammon.engine.rollout_games import (
    BLOCK,
    RolloutBlock,
    RolloutPlan,
    play_block,
)
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.truncated_rollouts import (
    LEVELS,
    roll_out_cube,
    roll_out_plays,
)

CLOSE, MOST = 0.05, 4
PLIES = (0, 1, 2)


def played_out(row, rules, games, cube_state=None, unit=None):
    """The value of each game to the side to roll, in points."""
    plan = RolloutPlan(games=games, seed=77, cube_state=cube_state, unit=unit)
    values = [
        game[-1]
        for first in range(0, games, BLOCK)
        for game in play_block(RolloutBlock(tuple(row.tolist()), rules, plan, first, BLOCK))
    ]
    return np.array(values)


def timed(work):
    began = time.process_time()
    result = work()
    return result, time.process_time() - began


def measure_play(row_and_dice, nth, search, args, sage):
    """The line of one decision about a play; None where it is no close one."""
    rules, (row, dice) = search.rules, row_and_dice
    boards, _ = boards_after_rolls(row[None], np.array([dice], np.int64), rule_flags(rules))
    ranked = search.rank_boards(boards, 2)
    close = [play for play in ranked[:MOST] if play.equity > ranked[0].equity - CLOSE]
    close = [play for play in close if play.ply == ranked[0].ply]
    if len(close) < 2 or (classify_rows(np.array([play.row for play in close])) <= RACE).any():
        return None
    games = [-played_out(opponent_rows(play.row), rules, args.games) for play in close]
    best = int(np.argmax([values.mean() for values in games]))
    judged = {play.row.tobytes(): values for play, values in zip(close, games, strict=True)}
    levels = {}

    def add(name, key, value, error, seconds):
        lost = games[best] - judged[key]
        levels[name] = {
            "lost": float(lost.mean()),
            "off": float(value - judged[key].mean()),
            "error": error,
            "seconds": seconds,
        }

    candidates = opponent_rows(np.array([play.row for play in close]))
    for ply in PLIES:
        found, seconds = timed(lambda ply=ply: search.rank_boards(candidates, ply))
        add(f"ours {ply}-ply", found[0].row.tobytes(), found[0].equity, 0.0, seconds)
    for name, level in LEVELS.items():
        reports, seconds = timed(
            lambda level=level: [*roll_out_plays(candidates, search, level, PLAIN)]
        )
        play = reports[-1][0]
        add(f"ours {name}", play.row.tobytes(), play.equity, play.error, seconds)
    for name, count in (("1ply", args.decisions), ("2ply", args.decisions), *args.sage):
        if nth < count:
            reply = sage.ask(
                level=name,
                board=sage_board(row),
                dice=dice,
                force=[sage_board(play.row) for play in close],
            )
            found = [(row_of_sage(board), *rest) for board, *rest in reply["moves"]]
            chosen = next(each for each in found if each[0].tobytes() in judged)
            add(f"Sage {name}", chosen[0].tobytes(), chosen[1], chosen[2], reply["seconds"])
    return {"kind": "play", "levels": levels}


def measure_cube(row, nth, search, args, sage):
    """The line of one cube decision for money; None where it is no close one."""
    state = CubeState()
    quick = next(roll_out_cube(row, state, search, LEVELS["1T"])).analysis
    if not quick.is_close or (classify_rows(row[None]) <= RACE).all():
        return None
    values = [
        played_out(row, search.rules, args.games, each, state).mean()
        for each in (state, state.doubled())
    ]
    judge_double = min(values[1], 1.0)
    levels = {}

    def add(name, no_double, double_take, error, seconds):
        chosen = judge_double if min(double_take, 1.0) > no_double else values[0]
        if min(double_take, 1.0) > no_double and (double_take > 1.0) != (values[1] > 1.0):
            chosen = judge_double - abs(values[1] - 1.0)  # the wrong answer is an error too
        levels[name] = {
            "lost": float(max(values[0], judge_double) - chosen),
            "off": float(no_double - values[0]),
            "error": error,
            "seconds": seconds,
        }

    for name, level in LEVELS.items():
        reports, seconds = timed(lambda level=level: [*roll_out_cube(row, state, search, level)])
        last = reports[-1]
        found = last.analysis
        add(f"ours {name}", found.no_double, found.double_take, last.no_double_error, seconds)
    for name, count in args.sage:
        if nth < count:
            reply = sage.ask(level=name, board=sage_board(row))
            add(
                f"Sage {name}",
                reply["no_double"],
                reply["double_take"],
                reply["no_double_error"],
                reply["seconds"],
            )
    return {"kind": "cube", "levels": levels}


def print_table(lines):
    for kind in ("play", "cube"):
        by_level = defaultdict(list)
        for line in lines:
            if line["kind"] == kind:
                for name, figures in line["levels"].items():
                    by_level[name].append(figures)
        print(f"\n| {kind} | decisions | lost | off | claimed error | seconds |")
        print("|---|---|---|---|---|---|")
        for name, figures in by_level.items():
            lost = 1000 * np.array([each["lost"] for each in figures])
            off = 1000 * np.array([each["off"] for each in figures])
            spread = [values.std() / math.sqrt(len(values)) for values in (lost, np.abs(off))]
            error = 1000 * np.mean([each["error"] for each in figures])
            seconds = np.mean([each["seconds"] for each in figures])
            print(
                f"| {name} | {len(figures)} | {lost.mean():.1f} ± {spread[0]:.1f} "
                f"| {np.abs(off).mean():.1f} ± {spread[1]:.1f} | {error:.1f} | {seconds:.2f} |"
            )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--decisions", type=int, default=40, help="of each kind")
    parser.add_argument("--games", type=int, default=1296, help="of the judge")
    parser.add_argument("--sage", default="truncated1:40,truncated2:10,truncated3:2")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--summary", action="store_true")
    args = parser.parse_args()
    args.sage = [
        (name, int(count))
        for name, _, count in (each.partition(":") for each in args.sage.split(","))
    ]
    lines = []
    if args.file.exists():
        lines = [json.loads(line) for line in args.file.read_text("utf-8").splitlines()]
    if not args.summary:
        rules = tournament_rules()
        search, sage = Search(rules), Sage()
        counts = {kind: sum(line["kind"] == kind for line in lines) for kind in ("play", "cube")}
        start = max((line["nth"] for line in lines), default=-1) + 1
        choices = sample_choices(rules, search, 60 * args.decisions, args.seed)
        for number, (row, dice) in enumerate(choices[start:], start=start):
            if number % 3:  # neighbours in a game are too much alike
                continue
            for kind in ("play", "cube"):
                if counts[kind] >= args.decisions:
                    continue
                line = (
                    measure_play((row, dice), counts[kind], search, args, sage)
                    if kind == "play"
                    else measure_cube(row, counts[kind], search, args, sage)
                )
                if line is not None:
                    counts[kind] += 1
                    lines.append({"nth": number} | line)
                    with args.file.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(lines[-1]) + "\n")
                    print(counts, flush=True)
            if all(count >= args.decisions for count in counts.values()):
                break
        sage.close()
    print_table(lines)


if __name__ == "__main__":
    main()

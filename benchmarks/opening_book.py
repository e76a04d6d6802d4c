"""Compare backgammon's opening book with GNU Backgammon's evaluations.

    python benchmarks/opening_book.py --keep compared.jsonl --seconds 500
    python benchmarks/opening_book.py --keep compared.jsonl --seconds 0

For every decision of the book, GNU Backgammon (2 plies, for money, with the cube) chooses a play,
and evaluates it and all plays of the book. What is done is kept in the file, and the program goes
on there. It prints how often both choose the same play, what the choice of the one costs by the
other, and the mean difference of equities.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
from gnubg_bridge import Gnubg

from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.notation import read_play
from gamecase.games.backgammon.opening_rollouts import opening_decisions, position_of_decision
from gamecase.games.backgammon.plays import resolve_steps
from gamecase.games.backgammon.rules import rolled_turn
from gamecase.registry import find

PLY = 2


def compared(gnubg, rules, decision):
    """The equities of the book's plays, and GNU Backgammon's choice."""
    turn = rolled_turn(position_of_decision(rules, decision))
    dice = [turn.dice[0], turn.dice[-1]]
    board = write_position_id(turn.board)
    chosen = gnubg.call("best", items=[[board, dice]], ply=PLY, cubeful=1)["values"][0]["position"]
    after = [
        write_position_id(turn.board.after_all(resolve_steps(turn, read_play(play.text).steps)))
        for play in decision.plays
    ]
    boards = [*after, *({chosen} - {*after})]
    theirs = dict(zip(boards, equities(gnubg, boards), strict=True))
    return {
        "chosen": after.index(chosen) if chosen in after else -1,
        "best": theirs[chosen],
        "theirs": [theirs[each] for each in after],
    }


def equities(gnubg, boards):
    """The equities of boards to the side that has just played."""
    turned = [write_position_id(Board(*reversed(read_position_id(board)))) for board in boards]
    values = gnubg.call("cube", positions=turned, ply=PLY)["values"]
    return [-value["optimal"] for value in values]


def report(decisions, kept):
    for name, is_reply in (("first throws", False), ("replies", True)):
        rows = [
            (decision, kept[key_of(decision)])
            for decision in decisions
            if bool(decision.reply) is is_reply and key_of(decision) in kept
        ]
        if not rows:
            continue
        pairs = np.array(
            [
                (play.equity, value)
                for decision, row in rows
                for play, value in zip(decision.plays, row["theirs"], strict=True)
            ]
        )
        same = sum(row["chosen"] == 0 for _, row in rows)
        cost = np.mean([row["best"] - row["theirs"][0] for _, row in rows])
        known = [(decision, row["chosen"]) for decision, row in rows if row["chosen"] >= 0]
        back = np.mean([decision.loss(decision.plays[nth]) for decision, nth in known])
        difference = pairs[:, 0] - pairs[:, 1]
        print(
            f"{name}: {same} of {len(rows)} chosen alike; the book's choice costs {cost:.4f} by "
            f"GNU Backgammon, its choice {back:.4f} by the book ({len(rows) - len(known)} of its "
            f"choices are not in the book); {len(pairs)} plays, mean absolute difference "
            f"{np.abs(difference).mean():.4f}, mean {difference.mean():+.4f}"
        )
        for decision, row in rows:
            if row["chosen"] != 0 and not is_reply:
                print(f"  {decision.throw}: {decision.plays[0].text}, {row}")


def key_of(decision):
    return f"{decision.throw} {decision.played} {decision.reply}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=500.0)
    arguments = parser.parse_args()
    arguments.keep.touch()
    kept = dict(map(json.loads, arguments.keep.read_text("utf-8").splitlines()))
    rules, decisions = find("backgammon").rules("tournament"), opening_decisions()
    end = time.monotonic() + arguments.seconds
    todo = [decision for decision in decisions if key_of(decision) not in kept]
    with Gnubg() as gnubg, arguments.keep.open("a", encoding="utf-8") as file:
        for decision in todo:
            if time.monotonic() > end:
                break
            key = key_of(decision)
            kept[key] = compared(gnubg, rules, decision)
            file.write(json.dumps([key, kept[key]]) + "\n")
            file.flush()
    report(decisions, kept)


if __name__ == "__main__":
    main()

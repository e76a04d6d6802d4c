"""Roll out the first throws of backgammon and the replies to them.

    nice -n 15 python training/backgammon_openings.py --keep openings.jsonl

Finished decisions are kept in the file and are not rolled out again, so that the program can be
stopped and started. When all are finished, it writes the data that Gamecase ships. Games are for
money with the cube in the middle and without the Jacoby rule.
"""

import argparse
import json
from collections import deque
from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np

from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import Board, CheckerStep, starting_side
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import opponent_rows
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.moves import board_of, row_of, rule_flags
from gamecase.games.backgammon.engine.rollout_games import nets_digest
from gamecase.games.backgammon.engine.search import MoveFilter, Search
from gamecase.games.backgammon.engine.truncated_rollouts import TruncatedLevel, roll_out_plays
from gamecase.games.backgammon.notation import read_play, write
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, find_play, resolve_steps
from gamecase.registry import find

OUTPUT = Path(__file__).parents[1] / "src/gamecase/games/backgammon/drills/data/opening_play.jsonl"

#: The first throws are rolled out with more games and deeper than the replies.
FIRST = TruncatedLevel(
    games=648, turns=7, plies=(1,), end_ply=1, candidate_ply=2, candidates=MoveFilter(6, 0.08)
)
REPLY = TruncatedLevel(
    games=72, turns=7, plies=(1, 0), end_ply=1, candidate_ply=2, candidates=MoveFilter(4, 0.05)
)

#: The plays of a first throw to which replies are rolled out: at most three, not far behind.
USUAL, USUAL_WITHIN = 3, 0.03

THROWS = [(high, low) for low, high in combinations_with_replacement(range(1, 7), 2)]


def main():
    arguments = _arguments()
    rules = find("backgammon").rules("tournament")
    start = starting_side(rules.setup)
    rollouts = Rollouts(Path(arguments.keep), Search(rules))
    opening = row_of(Board(start, start))
    lines, usual = [], []
    for throw in THROWS:
        if throw[0] != throw[1]:
            plays = rollouts.decide(_name(throw), opening, throw, FIRST)
            turn = _turn(rules, opening, throw)
            lines.append({"throw": _name(throw), "plays": [_shipped(play, turn) for play in plays]})
            least = plays[0]["equity"] - USUAL_WITHIN
            usual += [(throw, play) for play in plays[:USUAL] if play["equity"] >= least]
    replies = [(throw, play, reply) for throw, play in usual for reply in THROWS]
    for throw, play, reply in replies[arguments.part :: arguments.parts]:
        row = opponent_rows(np.array(play["row"], np.int8))
        rollouts.decide(_key(throw, play, reply), row, reply, REPLY)
    rollouts.read()  # what other programs have finished meanwhile
    missing = sum(_key(*each) not in rollouts.kept for each in replies)
    if missing:
        print(f"{missing} of {len(replies)} replies are left to the other parts")
        return
    for throw, play, reply in replies:
        turn = _turn(rules, opponent_rows(np.array(play["row"], np.int8)), reply)
        plays = [_shipped(each, turn) for each in rollouts.kept[_key(throw, play, reply)]]
        played = _short_text(play["play"], _turn(rules, opening, throw))
        named = {"throw": _name(throw), "played": played, "reply": _name(reply)}
        lines.append(named | {"plays": plays})
    _write(lines)


def _arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--keep", required=True, help="file of finished decisions")
    parser.add_argument("--parts", type=int, default=1, help="programs that share the replies")
    parser.add_argument("--part", type=int, default=0, help="which of them this is, from 0")
    return parser.parse_args()


class Rollouts:
    """Decisions in a file, to which several programs may append."""

    def __init__(self, path, search):
        self.path, self.search = path, search
        self.read()

    def read(self):
        self.kept = _read(self.path)

    def decide(self, key, row, dice, level):
        if key not in self.kept:
            self.kept[key] = _decision(self.search, row, dice, level)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, self.kept[key]]) + "\n")
            print(key, flush=True)
        return self.kept[key]


def _key(throw, play, reply):
    return f"{_name(throw)} {play['play']} {_name(reply)}"


def _read(path):
    """The decisions that are finished."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return dict(json.loads(line) for line in lines)


def _decision(search, row, dice, level):
    """The plays of a throw that were rolled out, the best first."""
    boards, _ = boards_after_rolls(
        row[None, :], np.array([dice], np.int64), rule_flags(search.rules)
    )
    (ranked,) = deque(
        roll_out_plays(boards, search, level, CubeState()), maxlen=1
    )  # the last report
    turn = _turn(search.rules, row, dice)
    # A throw with a single play that can be best is not rolled out further than the others.
    rolled = [play for play in ranked if play.games] or ranked[:1]
    return [
        {
            "play": write(Play(find_play(turn, board_of(play.row)))),
            "row": play.row.tolist(),
            "equity": play.equity,
            "error": play.error,
            "games": play.games,
            "win": float(play.chances[0]),
            "gammon": float(play.chances[1]),
            "loss": float(play.chances[3]),
        }
        for play in rolled
    ]


def _name(throw):
    return f"{throw[0]}{throw[1]}"


def _turn(rules, row, dice):
    return RolledTurn(rules, board_of(row), dice_to_play(rules, *dice))


def _short_text(text, turn):
    """A play with the steps of one checker joined, where its stops in between do not matter."""
    steps = list(read_play(text).steps)
    goal = turn.board.after_all(resolve_steps(turn, tuple(steps)))
    for nth in reversed(range(len(steps) - 1)):
        first, second = steps[nth : nth + 2]
        joined = [*steps[:nth], CheckerStep(first.start, second.end), *steps[nth + 2 :]]
        if first.end == second.start:
            resolved = resolve_steps(turn, tuple(joined))
            if resolved is not None and turn.board.after_all(resolved) == goal:
                steps = joined
    return write(Play(tuple(steps)))


def _shipped(play, turn):
    """A play as it is shipped: equity, standard error, chances to win and of gammons, games."""
    figures = (play["equity"], play["error"], play["win"], play["gammon"], play["loss"])
    return [
        _short_text(play["play"], turn),
        *(round(figure, 4) for figure in figures),
        play["games"],
    ]


def _write(lines):
    header = {"nets": nets_digest()[:16]}
    texts = [json.dumps(line, separators=(",", ":")) for line in [header, *lines]]
    OUTPUT.write_text("\n".join(texts) + "\n", "utf-8")
    print(f"{len(lines)} decisions, {OUTPUT.stat().st_size} bytes in {OUTPUT}")


if __name__ == "__main__":
    main()

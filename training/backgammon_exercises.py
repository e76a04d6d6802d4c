"""Find positions for the drills of backgammon in games of the engine with itself.

    nice -n 15 python training/backgammon_exercises.py

It takes a few minutes and writes the files that Gamecase ships: positions to count, cube actions
searched two plies, races and bear-offs from the exact tables. A position is written as the counts
of both sides as the side to roll sees them, from off to the bar, in hexadecimal digits.
"""

import json
from pathlib import Path
from random import Random

import numpy as np

from gamecase.games.backgammon.actions import Play
from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import bearoff_chances, bearoff_cube_points
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.chances import WIN
from gamecase.games.backgammon.engine.cube_decisions import (
    CubeDecision,
    analyse_cube,
    classify_rows,
)
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.moves import board_of, row_of, rule_flags
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.notation import write
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, find_play
from gamecase.registry import find

FOLDER = Path(__file__).parents[1] / "src/gamecase/games/backgammon/drills/data"

SEED = 20
GAMES = 48  # side by side
FIRST_TURN = 4  # before it positions are too much alike

COUNTS = 300  # positions to count
CUBES = {
    CubeDecision.NO_DOUBLE: 130,
    CubeDecision.DOUBLE_TAKE: 130,
    CubeDecision.DOUBLE_DROP: 130,
    CubeDecision.TOO_GOOD: 40,
}
RACE_CUBES = {
    CubeDecision.NO_DOUBLE: 70,
    CubeDecision.DOUBLE_TAKE: 100,
    CubeDecision.DOUBLE_DROP: 70,
}
RACES = 300
PLAYS = 300

#: A cube action must be right by this much, and not be beyond doubt; a play must be better by this.
CLEAR, FAR = 0.03, 0.7
BETTER = 0.004

#: A game for a stake by the rules of the booklet "tournament".
MONEY = CubeState(jacoby=True, beavers=True)
WEIGHT_OF_MONEY = 0.4
MOST_AWAY = 7


class Collector:
    """Positions for each drill, until there are enough."""

    def __init__(self, search):
        self.search = search
        self.random = Random(SEED)
        self.counts, self.races, self.plays = [], [], []
        self.cubes = {decision: [] for decision in CUBES}
        self.race_cubes = {decision: [] for decision in RACE_CUBES}

    @property
    def is_done(self):
        return (
            len(self.counts) >= COUNTS
            and len(self.races) >= RACES
            and len(self.plays) >= PLAYS
            and all(len(self.race_cubes[each]) >= count for each, count in RACE_CUBES.items())
            and all(len(self.cubes[each]) >= count for each, count in CUBES.items())
        )

    @property
    def state(self):
        """How many positions there are, for watching."""
        cubes = [len(lines) for lines in (*self.cubes.values(), *self.race_cubes.values())]
        return f"{len(self.counts)} {cubes} {len(self.races)} {len(self.plays)}"

    def add(self, row, kind):
        if len(self.counts) < COUNTS and self.random.random() < 0.02:
            self.counts.append({"board": _text(row)})
        if kind == features.HOME:
            self._add_race(row)
            self._add_race_cube(row)
            self._add_play(row)
        elif self.random.random() < 0.3:
            self._add_cube(row)

    def _add_cube(self, row):
        state = MONEY
        if self.random.random() >= WEIGHT_OF_MONEY:
            ours, theirs = (self.random.randint(2, MOST_AWAY) for _ in range(2))
            state = CubeState(ours=ours, theirs=theirs)
        quick = analyse_cube(row, state, self.search, 0)
        is_common = quick.decision is CubeDecision.NO_DOUBLE and self.random.random() > 0.08
        if is_common or not self._is_wanted(quick, self.cubes, CUBES):
            return
        analysis = analyse_cube(row, state, self.search, 2)
        if self._is_wanted(analysis, self.cubes, CUBES):
            line = _cube_line(row, analysis)
            if state.is_match:
                line |= {"away": [state.ours, state.theirs]}
            self.cubes[analysis.decision].append(line)

    def _is_wanted(self, analysis, kept, wanted):
        decision = analysis.decision
        is_clear = analysis.can_double and CLEAR <= _margin(analysis) <= FAR
        return is_clear and decision in wanted and len(kept[decision]) < wanted[decision]

    def _add_race_cube(self, row):
        known, _ = bearoff_cube_points(row[None, :], self.search.rules)
        if not known[0] or self.random.random() < 0.5:
            return
        analysis = analyse_cube(row, CubeState(), self.search, 0)
        if self._is_wanted(analysis, self.race_cubes, RACE_CUBES):
            self.race_cubes[analysis.decision].append(_cube_line(row, analysis))

    def _add_race(self, row):
        known, chances = bearoff_chances(row[None, :], self.search.rules)
        win = float(chances[0, WIN])
        is_open = known[0] and 0.05 < win < 0.95
        if is_open and len(self.races) < RACES and self.random.random() < 0.15:
            self.races.append({"board": _text(row), "win": round(win, 4)})

    def _add_play(self, row):
        if len(self.plays) >= PLAYS or self.random.random() < 0.5:
            return
        dice = tuple(sorted((self.random.randint(1, 6) for _ in range(2)), reverse=True))
        rules = self.search.rules
        boards, _ = boards_after_rolls(row[None, :], np.array([dice], np.int64), rule_flags(rules))
        ranked = self.search.rank_boards(boards, 0)
        if len(ranked) < 2 or ranked[0].equity - ranked[1].equity < BETTER:
            return
        turn = RolledTurn(rules, board_of(row), dice_to_play(rules, *dice))
        plays = [
            [write(Play(find_play(turn, board_of(play.row)))), round(float(play.chances[WIN]), 4)]
            for play in ranked[:4]
        ]
        if plays[0][1] - plays[1][1] >= BETTER:
            self.plays.append({"board": _text(row), "dice": dice, "plays": plays})

    def write(self):
        FOLDER.mkdir(parents=True, exist_ok=True)
        cubes = [line for lines in self.cubes.values() for line in lines]
        race_cubes = [line for lines in self.race_cubes.values() for line in lines]
        named = {
            "pip_count": self.counts,
            "cube_action": cubes,
            "race_cube": race_cubes,
            "race_chance": self.races,
            "bearoff_play": self.plays,
        }
        for name, lines in named.items():
            texts = [json.dumps(line, separators=(",", ":")) for line in lines]
            (FOLDER / f"{name}.jsonl").write_text("\n".join(texts) + "\n", "utf-8")
            print(name, len(lines))


def _cube_line(row, analysis):
    return {
        "board": _text(row),
        "decision": analysis.decision.value,
        "values": [
            round(float(value), 4)
            for value in (analysis.no_double, analysis.double_take, analysis.double_drop)
        ],
        "win": round(float(analysis.chances[WIN]), 4),
        "gammon": round(float(analysis.chances[1]), 4),
    }


def _margin(analysis):
    """By how much the right actions of both sides are better than the others."""
    answer = abs(analysis.double_take - analysis.double_drop)
    return min(abs(analysis.doubled - analysis.no_double), answer)


def _text(row):
    board = board_of(row)
    return "".join(f"{count:x}" for side in (board.ours, board.theirs) for count in side)


def main():
    rules = find("backgammon").rules("tournament")
    search = Search(rules)
    collector, dice = Collector(search), np.random.default_rng(SEED)
    side = starting_side(rules.setup)
    start = row_of(Board(side, side))
    rows, turns = np.tile(start, (GAMES, 1)), np.zeros(GAMES, np.int64)
    while not collector.is_done:
        kinds = classify_rows(rows)
        rows[kinds == features.OVER] = start
        turns[kinds == features.OVER] = 0
        for row, turn, kind in zip(rows, turns, kinds, strict=True):
            if turn >= FIRST_TURN and kind != features.OVER:
                collector.add(row.copy(), kind)
        rolls = np.sort(dice.integers(1, 7, (GAMES, 2)), axis=1)[:, ::-1]
        rows, _ = search.best_rows(rows, np.ascontiguousarray(rolls))
        turns += 1
        print(collector.state, flush=True)
    collector.write()


if __name__ == "__main__":
    main()

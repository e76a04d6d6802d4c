"""Play cubeless money games against GNU Backgammon, with duplicate dice and variance reduction.

    python benchmarks/backgammon_strength.py --ours 0 --theirs 0 --games 1000

Every sequence of dice is played twice with sides swapped, and the error is over such pairs. The
value of a roll above the mean of all rolls, by our own evaluation, is luck and is subtracted; its
mean is zero for any players, so the result stays unbiased and its error becomes several times
smaller.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass
from random import Random

import numpy as np
from gnubg_bridge import RestartingGnubg

from gamecase.games.backgammon.engine.api import rows_of, tournament_rules
from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS
from gamecase.games.backgammon.engine.chances import finished_chances, opponent_rows
from gamecase.games.backgammon.engine.moves import board_of
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.formats.position_id import write_position_id

OPENING = "4HPwATDgc/ABMA"
ROLL_INDEX = {tuple(roll): nth for nth, roll in enumerate(ROLLS.tolist())}


class Dice:
    """A sequence of rolls, the same for both games of a pair."""

    def __init__(self, seed):
        self._random, self._block_rolls = Random(seed), []

    def __getitem__(self, nth):
        while len(self._block_rolls) <= nth:
            first, second = self._random.randint(1, 6), self._random.randint(1, 6)
            if self._block_rolls or first != second:
                self._block_rolls.append((max(first, second), min(first, second)))
        return self._block_rolls[nth]


@dataclass
class Game:
    dice: Dice
    our_parity: int
    row: np.ndarray
    nth: int = 0
    luck: float = 0.0
    points: int | None = None

    @property
    def is_ours(self):
        return self.nth % 2 == self.our_parity

    @property
    def roll(self):
        return self.dice[self.nth]

    def play(self, turned, rules):
        """Continue with the board after the play, as the opponent sees it."""
        is_over, chances = finished_chances(turned[None, :], rules)
        if is_over[0]:
            points = int(1 + chances[0, 3] + chances[0, 4])
            self.points = points if self.is_ours else -points
        self.row, self.nth = turned, self.nth + 1


class Ours:
    def __init__(self, search, ply):
        self.search, self.ply, self.seconds, self.plays = search, ply, 0.0, 0

    def __call__(self, games):
        began = time.perf_counter()
        if self.ply == 0:
            rows = np.array([game.row for game in games])
            dice = np.array([game.roll for game in games], np.int64)
            answers = list(self.search.best_rows(rows, dice)[0])
        else:
            answers = [
                opponent_rows(self.search.choices(game.row, game.roll, self.ply)[0].row)
                for game in games
            ]
        self.seconds += time.perf_counter() - began
        self.plays += len(games)
        return answers


class Theirs:
    def __init__(self, rules, ply):
        self.gnubg, self.rules, self.ply, self.seconds, self.plays = (
            RestartingGnubg(),
            rules,
            ply,
            0.0,
            0,
        )

    def __call__(self, games):
        items = [[write_position_id(board_of(game.row)), list(game.roll)] for game in games]
        began = time.perf_counter()
        plays = self.gnubg("best", len(items), items=items, ply=self.ply)["values"]
        self.seconds += time.perf_counter() - began
        self.plays += len(games)
        return list(opponent_rows(rows_of([play["position"] for play in plays], self.rules)))


def mean_and_error(values):
    return float(np.mean(values)), float(np.std(values, ddof=1) / math.sqrt(len(values)))


def add_luck(search, games):
    late = [game for game in games if game.nth]  # both games of a pair share the first roll
    if late:
        by_roll = search.equity_by_roll(np.array([game.row for game in late]))
        means = by_roll @ ROLL_CHANCES
        for game, values, mean in zip(late, by_roll, means, strict=True):
            luck = float(values[ROLL_INDEX[game.roll]] - mean)
            game.luck += luck if game.is_ours else -luck


def play_all(ours, theirs, luck, args):
    rules, opening = theirs.rules, rows_of([OPENING], theirs.rules)[0]
    waiting = args.games // 2
    done, live, began = [], [], time.time()
    pairs = iter(range(waiting))
    while True:
        while len(live) < args.together and (pair := next(pairs, None)) is not None:
            dice = Dice(f"{args.seed}/{pair}")
            both = [Game(dice, parity, opening) for parity in (0, 1)]
            done.append(both)
            live += both
        if not live:
            return done
        add_luck(luck, live)
        answers = []
        for player, turn in ((ours, True), (theirs, False)):
            to_play = [game for game in live if game.is_ours is turn]
            if to_play:
                answers += zip(to_play, player(to_play), strict=True)
        for game, board in answers:
            game.play(board, rules)
        before = len(live)
        live = [game for game in live if game.points is None]
        if len(live) != before and args.report:
            finished_pairs = [p for p in done if all(g.points is not None for g in p)]
            if len(finished_pairs) % args.report == 0 and len(finished_pairs) > 1:
                print(json.dumps(summary(finished_pairs)), round(time.time() - began), flush=True)


def summary(pairs):
    raw, raw_error = mean_and_error([sum(g.points for g in pair) / 2 for pair in pairs])
    fair, error = mean_and_error([sum(g.points - g.luck for g in pair) / 2 for pair in pairs])
    flat = [g.points for pair in pairs for g in pair]
    return {
        "games": len(flat),
        "points_a_game": round(raw, 4),
        "error": round(raw_error, 4),
        "without_luck": round(fair, 4),
        "error_without_luck": round(error, 4),
        "wins": round(float(np.mean([x > 0 for x in flat])), 4),
        "our_gammons": round(float(np.mean([x >= 2 for x in flat])), 4),
        "their_gammons": round(float(np.mean([x <= -2 for x in flat])), 4),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--ours", type=int, default=0, help="plies of our search")
    parser.add_argument("--theirs", type=int, default=0, help="plies of GNU Backgammon's search")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--together", type=int, default=128, help="games side by side")
    parser.add_argument("--report", type=int, default=0, help="print after this many pairs")
    args = parser.parse_args()
    rules = tournament_rules()
    search = Search(rules)
    ours, theirs = Ours(search, args.ours), Theirs(rules, args.theirs)
    pairs = play_all(ours, theirs, search, args)
    theirs.gnubg.close()
    result = summary(pairs)
    result["our_ms_a_play"] = round(1000 * ours.seconds / ours.plays, 3)
    result["their_ms_a_play"] = round(1000 * theirs.seconds / theirs.plays, 3)
    print(f"ours {args.ours}-ply against GNU Backgammon {args.theirs}-ply")
    print(json.dumps(result))


if __name__ == "__main__":
    main()

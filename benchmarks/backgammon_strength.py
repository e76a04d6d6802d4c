"""Plays cubeless money games against GNU Backgammon, with duplicate dice and luck taken out.

    python benchmarks/backgammon_strength.py --ours 0 --theirs 0 --games 1000

Every sequence of dice is played twice with sides changed, and the error is over such pairs. What a
throw is worth above the mean of all throws, by our own judgement, is luck and is subtracted; its
mean is zero whoever plays, so the result stays true and its error becomes several times smaller.
GNU Backgammon is reached through the bridge named by GNUBG_BRIDGE.
"""

import argparse
import json
import math
import time
from dataclasses import dataclass
from random import Random

import numpy as np
from gnubg_bridge import Refreshed

from gamecase.games.backgammon.engine.api import modern_rules, rows_of
from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS
from gamecase.games.backgammon.engine.chances import finished, turned_rows
from gamecase.games.backgammon.engine.moves import board_of
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.formats.position_id import write_position_id

OPENING = "4HPwATDgc/ABMA"
NTH_THROW = {tuple(throw): nth for nth, throw in enumerate(THROWS.tolist())}


class Dice:
    """One sequence of throws, the same for both games of a pair."""

    def __init__(self, seed):
        self._random, self._throws = Random(seed), []

    def __getitem__(self, nth):
        while len(self._throws) <= nth:
            one, two = self._random.randint(1, 6), self._random.randint(1, 6)
            if self._throws or one != two:
                self._throws.append((max(one, two), min(one, two)))
        return self._throws[nth]


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
    def throw(self):
        return self.dice[self.nth]

    def play(self, turned, rules):
        """Go on with the board after the play, as the other side sees it."""
        over, chances = finished(turned[None, :], rules)
        if over[0]:
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
            dice = np.array([game.throw for game in games], np.int64)
            answers = list(self.search.best_rows(rows, dice)[0])
        else:
            answers = [
                turned_rows(self.search.choices(game.row, game.throw, self.ply)[0].row)
                for game in games
            ]
        self.seconds += time.perf_counter() - began
        self.plays += len(games)
        return answers


class Theirs:
    def __init__(self, rules, ply):
        self.gnubg, self.rules, self.ply, self.seconds, self.plays = Refreshed(), rules, ply, 0.0, 0

    def __call__(self, games):
        items = [[write_position_id(board_of(game.row)), list(game.throw)] for game in games]
        began = time.perf_counter()
        told = self.gnubg("best", len(items), items=items, ply=self.ply)["values"]
        self.seconds += time.perf_counter() - began
        self.plays += len(games)
        return list(turned_rows(rows_of([each["position"] for each in told], self.rules)))


def mean_and_error(values):
    return float(np.mean(values)), float(np.std(values, ddof=1) / math.sqrt(len(values)))


def add_luck(search, games):
    late = [game for game in games if game.nth]  # both games of a pair share the first throw
    if late:
        by_throw = search.by_throw(np.array([game.row for game in late]))
        means = by_throw @ WEIGHTS
        for game, values, mean in zip(late, by_throw, means, strict=True):
            luck = float(values[NTH_THROW[game.throw]] - mean)
            game.luck += luck if game.is_ours else -luck


def play_all(ours, theirs, luck, chosen):
    rules, opening = theirs.rules, rows_of([OPENING], theirs.rules)[0]
    waiting = chosen.games // 2
    done, live, began = [], [], time.time()
    pairs = iter(range(waiting))
    while True:
        while len(live) < chosen.together and (pair := next(pairs, None)) is not None:
            dice = Dice(f"{chosen.seed}/{pair}")
            both = [Game(dice, parity, opening) for parity in (0, 1)]
            done.append(both)
            live += both
        if not live:
            return done
        add_luck(luck, live)
        answers = []
        for player, turn in ((ours, True), (theirs, False)):
            mine = [game for game in live if game.is_ours is turn]
            if mine:
                answers += zip(mine, player(mine), strict=True)
        for game, board in answers:
            game.play(board, rules)
        before = len(live)
        live = [game for game in live if game.points is None]
        if len(live) != before and chosen.report:
            finished_pairs = [p for p in done if all(g.points is not None for g in p)]
            if len(finished_pairs) % chosen.report == 0 and len(finished_pairs) > 1:
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
    parser.add_argument("--ours", type=int, default=0, help="plies we look ahead")
    parser.add_argument("--theirs", type=int, default=0, help="plies GNU Backgammon looks ahead")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--together", type=int, default=128, help="games side by side")
    parser.add_argument("--report", type=int, default=0, help="print after so many pairs")
    chosen = parser.parse_args()
    rules = modern_rules()
    search = Search(rules)
    ours, theirs = Ours(search, chosen.ours), Theirs(rules, chosen.theirs)
    pairs = play_all(ours, theirs, search, chosen)
    theirs.gnubg.close()
    told = summary(pairs)
    told["our_ms_a_play"] = round(1000 * ours.seconds / ours.plays, 3)
    told["their_ms_a_play"] = round(1000 * theirs.seconds / theirs.plays, 3)
    print(f"ours {chosen.ours}-ply against GNU Backgammon {chosen.theirs}-ply")
    print(json.dumps(told))


if __name__ == "__main__":
    main()

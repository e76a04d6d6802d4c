"""How far the race judge is from exact distributions of turns, in chances to win.

    python benchmarks/backgammon_races.py --points 10 --races 10000 --natural 300

Every side of fifteen checkers on so many points is worked out to the end, one side by itself, by
the rules' own plays; nine points take half a minute of one core, each more more than twice as long.
Random races between such sides, at least one of them not yet home, are judged by the engine and by
the exact distributions; and races of the engine's own games, where sides farther away are played to
where they are worked out, the luck of the throws taken out.
"""

import argparse

import numpy as np
from one_sided import OneSided
from one_sided_play import play_out, road

from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import first_by
from gamecase.games.backgammon.engine.bearoff_tables import HOME
from gamecase.games.backgammon.engine.chances import (
    WIN,
    WIN_GAMMON,
    finished,
    turned_rows,
)
from gamecase.games.backgammon.engine.evaluator import race_judge
from gamecase.games.backgammon.engine.kernel import THEIR_OFF, WIDTH
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.race_nets import DATA, INPUTS, POINTS
from gamecase.games.backgammon.engine.races import family_of, sides_of
from gamecase.games.backgammon.engine.ranking import MOST_CHECKERS
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.weights import load
from gamecase.registry import find

GAMES = 300  # of the engine against itself, from which natural races are taken


def random_rows(random, count, points):
    """Races between sides that have come within so many points; who is not home has all checkers,
    as in nearly every race there is."""
    rows = np.zeros((count, WIDTH), np.int8)
    for nth in range(count):
        for theirs in range(2):
            reach, lean = random.integers(5, points + 1), random.uniform(0.5, 2.0)
            left = MOST_CHECKERS if reach > HOME else random.integers(5, MOST_CHECKERS + 1)
            at = 1 + (random.random(left) ** lean * reach).astype(int)
            for point in at:
                rows[nth, 25 - point if theirs else point] += -1 if theirs else 1
            rows[nth, 27 if theirs else 0] = MOST_CHECKERS - left
    away = (rows[:, 7:19] != 0).any(axis=1)
    return rows[away]


def late_rows(random, count):
    """Races after a late hit: one side is bearing off, the other brings its last checkers round
    with some off already."""
    rows = np.zeros((count, WIDTH), np.int8)
    for nth in range(count):
        left = random.integers(2, MOST_CHECKERS + 1, 2)
        behind = random.integers(1, min(4, left[0] + 1))
        home = (random.random(left[0] - behind) ** random.uniform(0.7, 2.5) * HOME).astype(int)
        for point in (*(1 + home), *random.integers(HOME + 1, 19, behind)):
            rows[nth, point] += 1
        for point in 1 + (random.random(left[1]) ** random.uniform(0.7, 2.5) * HOME).astype(int):
            rows[nth, 25 - point] -= 1
        rows[nth, 0], rows[nth, THEIR_OFF] = MOST_CHECKERS - left
    return rows


def natural_rows(rules, random, count):
    """Races of the engine's own games at 0 plies, from the end of contact until both are home."""
    start = starting_side(rules.setup)
    rows = np.repeat(row_of(Board(start, start))[None], GAMES, axis=0)
    search, found = Search(rules), []
    while len(rows):
        rows = search.best_rows(rows, random.integers(1, 7, (len(rows), 2)))[0]
        rows = rows[~finished(rows, rules)[0]]
        kinds = np.empty(len(rows), np.int8)
        features.sort_out(rows, kinds)
        found.append(rows[kinds == features.RACE])
        rows = rows[kinds != features.HOME]
    found = np.concatenate(found)
    return found[random.permutation(len(found))[:count]]


class Truth:
    """What sides need, worked out or played out."""

    def __init__(self, rules, exact, net, games, random):
        near = np.zeros((4000, POINTS), np.int8)
        for _ in range(exact.total):
            reach = random.integers(HOME + 1, exact.points + 1, len(near))
            near[np.arange(len(near)), (random.random(len(near)) * reach).astype(int)] += 1
        self.exact, self.games = exact, games
        self.width = max(exact.table.shape[1], net.weights[-1].shape[1])
        self.road = road(rules, exact, net, 6, near)

    def __call__(self, sides):
        told = np.zeros((len(sides), self.width), np.float32)
        lines = self.exact.find(sides)
        known = lines >= 0
        told[known, : self.exact.table.shape[1]] = self.exact.table[lines[known]]
        away = np.repeat(sides[~known], self.games, axis=0)
        labels = np.zeros((len(away), self.width), np.float32)
        if len(away):
            play_out(away, self.road, 1, np.zeros_like(away), labels)
            told[~known] = labels.reshape(-1, self.games, self.width).mean(axis=1)
        return told


def firsts(ours, theirs):
    return np.array([first_by(*pair, 0) for pair in zip(ours, theirs, strict=True)])


def report(name, apart):
    print(f"| {name} | {len(apart)} | {apart.mean():.5f} | {apart.max():.4f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", default="tournament")
    parser.add_argument("--points", type=int, default=9)
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--natural", type=int, default=300)
    parser.add_argument("--games", type=int, default=16, help="a side that is played out")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rules, random = find("backgammon").rules(chosen.ruleset), np.random.default_rng(chosen.seed)
    judge = race_judge(rules)
    truths = []
    for name in ("finish", "first_off"):
        exact = OneSided(rules, chosen.points, first=name == "first_off")
        net = load(DATA / f"{name}-{family_of(rules)}.npz", INPUTS, any_width=True)
        truths.append(Truth(rules, exact, net, chosen.games, random))
    finish, first_off = truths
    sets = {
        f"random, within {chosen.points} points": random_rows(random, chosen.races, chosen.points),
        "after a late hit": late_rows(random, chosen.natural),
        "of the engine's games": natural_rows(rules, random, chosen.natural),
    }
    print("| races | number | mean error | worst |")
    print("|---|---|---|---|")
    for name, rows in sets.items():
        says, turned = judge(rows), sides_of(turned_rows(rows))
        ours, theirs = finish(sides_of(rows)), finish(turned)
        report(f"{name}: wins", np.abs(says[:, WIN] - firsts(ours, theirs)))
        whole = rows[:, THEIR_OFF] == 0
        saved = first_off(turned[whole])
        apart = np.abs(says[whole, WIN_GAMMON] - firsts(ours[whole], saved))
        report(f"{name}: gammons, where they have nothing off", apart)


if __name__ == "__main__":
    main()

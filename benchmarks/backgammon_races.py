"""The error of the race evaluator compared with exact distributions of turns, in chances to win.

    python benchmarks/backgammon_races.py --points 10 --races 10000 --natural 300

Every side of fifteen checkers on the given number of points is computed exactly, one side alone,
with the plays of the rules; nine points take half a minute on one core, each further point more
than twice as long. Random races between such sides, at least one of them not yet home, are
evaluated by the engine and by the exact distributions. So are races from self-play, where sides
that are farther away are played until they are covered, with the luck of the rolls subtracted.
"""

import argparse

import numpy as np
from one_sided import OneSidedTable
from one_sided_play import play_out, playout_context

from gamecase.games.backgammon.board import Board, starting_side
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import chance_to_finish_first
from gamecase.games.backgammon.engine.bearoff_table_builder import HOME
from gamecase.games.backgammon.engine.chances import (
    WIN,
    WIN_GAMMON,
    finished_chances,
    opponent_rows,
)
from gamecase.games.backgammon.engine.compiled_moves import THEIR_OFF, WIDTH
from gamecase.games.backgammon.engine.evaluator import race_evaluator
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.position_index import MOST_CHECKERS
from gamecase.games.backgammon.engine.race_nets import DATA, INPUTS, POINTS
from gamecase.games.backgammon.engine.races import our_sides, race_family
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.engine.weights import load_net
from gamecase.registry import find

GAMES = 300  # self-play games from which natural races are taken


def random_rows(random, count, points):
    """Races between sides within this many points; a side that is not home has all its checkers."""
    rows = np.zeros((count, WIDTH), np.int8)
    for nth in range(count):
        for theirs in range(2):
            reach, lean = random.integers(5, points + 1), random.uniform(0.5, 2.0)
            left = MOST_CHECKERS if reach > HOME else random.integers(5, MOST_CHECKERS + 1)
            places = 1 + (random.random(left) ** lean * reach).astype(int)
            for point in places:
                rows[nth, 25 - point if theirs else point] += -1 if theirs else 1
            rows[nth, 27 if theirs else 0] = MOST_CHECKERS - left
    is_outside = (rows[:, 7:19] != 0).any(axis=1)
    return rows[is_outside]


def late_rows(random, count):
    """Races after a late hit: one side bears off, the other brings its last checkers home with some
    off already.
    """
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
    """Races from self-play at 0 plies, from the end of contact until both sides are home."""
    start = starting_side(rules.setup)
    rows = np.repeat(row_of(Board(start, start))[None], GAMES, axis=0)
    search, races = Search(rules), []
    while len(rows):
        rows = search.best_rows(rows, random.integers(1, 7, (len(rows), 2)))[0]
        rows = rows[~finished_chances(rows, rules)[0]]
        kinds = np.empty(len(rows), np.int8)
        features.classify(rows, kinds)
        races.append(rows[kinds == features.RACE])
        rows = rows[kinds != features.HOME]
    races = np.concatenate(races)
    return races[random.permutation(len(races))[:count]]


class ReferenceDistributions:
    """The turns that sides need, computed or played out."""

    def __init__(self, rules, exact, net, games, random):
        near = np.zeros((4000, POINTS), np.int8)
        for _ in range(exact.total):
            reach = random.integers(HOME + 1, exact.points + 1, len(near))
            near[np.arange(len(near)), (random.random(len(near)) * reach).astype(int)] += 1
        self.exact, self.games = exact, games
        self.width = max(exact.table.shape[1], net.weights[-1].shape[1])
        self.playout_context = playout_context(rules, exact, net, 6, near)

    def __call__(self, sides):
        distributions = np.zeros((len(sides), self.width), np.float32)
        table_rows = self.exact.find(sides)
        is_exact = table_rows >= 0
        distributions[is_exact, : self.exact.table.shape[1]] = self.exact.table[
            table_rows[is_exact]
        ]
        far_sides = np.repeat(sides[~is_exact], self.games, axis=0)
        labels = np.zeros((len(far_sides), self.width), np.float32)
        if len(far_sides):
            play_out(far_sides, self.playout_context, 1, np.zeros_like(far_sides), labels)
            distributions[~is_exact] = labels.reshape(-1, self.games, self.width).mean(axis=1)
        return distributions


def chances_to_finish_first(ours, theirs):
    return np.array([chance_to_finish_first(*pair, 0) for pair in zip(ours, theirs, strict=True)])


def report(name, errors):
    print(f"| {name} | {len(errors)} | {errors.mean():.5f} | {errors.max():.4f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", default="tournament")
    parser.add_argument("--points", type=int, default=9)
    parser.add_argument("--races", type=int, default=10_000)
    parser.add_argument("--natural", type=int, default=300)
    parser.add_argument("--games", type=int, default=16, help="playouts per side that is not exact")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules, random = find("backgammon").rules(args.ruleset), np.random.default_rng(args.seed)
    evaluate = race_evaluator(rules)
    references = []
    for name in ("finish", "first_off"):
        exact = OneSidedTable(rules, args.points, first=name == "first_off")
        net = load_net(DATA / f"{name}-{race_family(rules)}.npz", INPUTS, any_width=True)
        references.append(ReferenceDistributions(rules, exact, net, args.games, random))
    finish, first_off = references
    sets = {
        f"random, within {args.points} points": random_rows(random, args.races, args.points),
        "after a late hit": late_rows(random, args.natural),
        "of the engine's games": natural_rows(rules, random, args.natural),
    }
    print("| races | number | mean error | worst |")
    print("|---|---|---|---|")
    for name, rows in sets.items():
        chances, turned = evaluate(rows), our_sides(opponent_rows(rows))
        ours, theirs = finish(our_sides(rows)), finish(turned)
        report(f"{name}: wins", np.abs(chances[:, WIN] - chances_to_finish_first(ours, theirs)))
        none_off = rows[:, THEIR_OFF] == 0
        their_first_off = first_off(turned[none_off])
        errors = np.abs(
            chances[none_off, WIN_GAMMON] - chances_to_finish_first(ours[none_off], their_first_off)
        )
        report(f"{name}: gammons, where they have nothing off", errors)


if __name__ == "__main__":
    main()

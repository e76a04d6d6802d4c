"""Tunes what a draughts piece is worth on each square, by self-play.

Each generation plays games against itself from random openings, and fits the numbers so that the
worth of a quiet position foretells how its game ended (and, half and half, what the search thought
of it). New numbers are kept if they win a match against the old ones, both sides of every opening.
Everything is seeded, so that a run can be repeated; what happened is appended to a log.

    python training/draughts_weights.py dame russian --games 1500 --generations 2
"""

import argparse
import json
import time
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.engine.thinking import Effort, Thinker, Thought
from gamecase.games.draughts.engine.weights import FILE, PARTS, Weights
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.match import Standing
from gamecase.kernel.shelf import find

BOXED = find("draughts")
GAME = BOXED.game
LOG = Path(__file__).with_suffix(".jsonl")
SCALE = 250.0  # as the engine turns worth into expectation
STEADY = 2e-3  # how strongly a number is held where it was, for each position that speaks of it
STEPS = 1500

Floats = NDArray[np.float64]


def seed_weights(rules: Ruleset) -> Weights:
    """Numbers to begin with: a man more the further it has come, the home row, the centre."""
    board, size = board_of(rules.size, rules.mirrored), rules.size
    middle = range(2, size - 2)
    men, kings = [], []
    for at in range(len(board.names)):
        row, column = board.row(at), board.column(at)
        centre = row in middle and column in middle
        edge = column in (0, size - 1)
        men.append(100 + 3 * row + 7 * (row == 0) + 3 * centre - 2 * edge)
        kings.append((300 if rules.kings_fly else 140) + 6 * centre)
    return Weights(tuple(men), tuple(men), tuple(kings), tuple(kings), tempo=2)


# --- games ---


def opening(rules: Ruleset, random: Random, turns: int = 6) -> Position:
    """A position after some random turns, with as many pieces on both sides."""
    while True:
        position = GAME.opening(rules, Standing())
        for _ in range(turns):
            position = GAME.apply(position, random.choice(GAME.choices(position).actions))
        even = len({len(position.squares_of(colour)) for colour in Colour}) == 1
        if even and GAME.outcome(position) is None:
            return position


def result(position: Position) -> float | None:
    """What White got: 1, 0 or a half; None while the game goes on."""
    outcome = GAME.outcome(position)
    if outcome is None:
        return None
    return (
        0.5 if outcome.is_draw else float(position.rules.seat_of(Colour.WHITE) in outcome.winners)
    )


def think(position: Position, weights: Weights, nodes: int) -> Thought:
    return Thinker(position, Effort(nodes=nodes, knows_endings=True), weights).think()[0]


def self_play(
    rules: Ruleset, weights: Weights, games: int, nodes: int, random: Random
) -> tuple[Floats, Floats]:
    """What stood on the board in quiet positions, and what White could expect there."""
    rows: list[Floats] = []
    targets: list[float] = []
    for _ in range(games):
        position = opening(rules, random)
        seen: list[tuple[Floats, float]] = []
        while (ended := result(position)) is None:
            best = think(position, weights, nodes)
            if not best.play.taken and abs(best.value) < 2_000:
                white = 1 if position.turn is Colour.WHITE else -1
                seen.append((features(position), (1 + white * best.expectation) / 2))
            position = GAME.apply(position, best.play.move)
        rows += [row for row, _ in seen]
        targets += [(ended + thought) / 2 for _, thought in seen]
    return np.array(rows), np.array(targets)


def features(position: Position) -> Floats:
    """White's pieces less Black's turned round, square by square, on a full and an empty board."""
    count = len(position.cells)
    found = np.zeros((4, count))
    early = sum(mark != "." for mark in position.cells) / (2 * position.rules.men)
    for at, mark in enumerate(position.cells):
        if mark != ".":
            part = 2 if mark in "WB" else 0
            sign, square = (1, at) if mark in "wW" else (-1, count - 1 - at)
            found[part, square] += sign * early
            found[part + 1, square] += sign * (1 - early)
    tempo = 1.0 if position.turn is Colour.WHITE else -1.0
    return np.append(found.ravel(), tempo)


# --- fitting ---


def fit(rows: Floats, targets: Floats, weights: Weights) -> Weights:
    """The numbers that foretell best, not far from the old ones; by Adam, over all at once."""
    parts = [getattr(weights, part) for part in PARTS]
    old = np.array([*np.concatenate(parts), weights.tempo], dtype=np.float64)
    now, mean, square = old.copy(), np.zeros_like(old), np.zeros_like(old)
    for step in range(1, STEPS + 1):
        expected = 1 / (1 + np.exp(-2 * (rows @ now) / SCALE))
        slope = rows.T @ (expected - targets) / len(rows) * SCALE + STEADY * (now - old)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        # Adam (Kingma & Ba 2015), with its correction of both means for the first steps.
        now -= (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9) * 0.5
    # A man is the measure of all: on average it stays worth a hundred.
    squares = len(parts[0])
    now *= old[: 2 * squares].mean() / now[: 2 * squares].mean()
    rounded = [round(float(number)) for number in now]
    cut = [tuple(rounded[nth * squares : (nth + 1) * squares]) for nth in range(4)]
    return Weights(*cut, tempo=max(0, min(10, rounded[-1])))


def match(rules: Ruleset, one: Weights, other: Weights, openings: int, nodes: int) -> float:
    """The share of points `one` makes against `other`, both sides of each opening."""
    random = Random(f"{rules.key} match")
    total = 0.0
    for _ in range(openings):
        start = opening(rules, random)
        for white, black in ((one, other), (other, one)):
            position = start
            while (ended := result(position)) is None:
                weights = white if position.turn is Colour.WHITE else black
                position = GAME.apply(position, think(position, weights, nodes).play.move)
            total += ended if white is one else 1 - ended
    return total / (2 * openings)


def tune(rules: Ruleset, chosen: argparse.Namespace) -> Weights:
    weights = seed_weights(rules)
    random = Random(rules.key)
    rows = np.zeros((0, 2 * rules.size * rules.size + 1))
    targets = np.zeros(0)
    for generation in range(1, chosen.generations + 1):
        began = time.perf_counter()
        fresh = self_play(rules, weights, chosen.games, chosen.nodes, random)
        rows, targets = np.vstack([rows, fresh[0]]), np.append(targets, fresh[1])
        tuned = fit(rows, targets, weights)
        share = match(rules, tuned, weights, chosen.openings, chosen.nodes)
        told = {
            "ruleset": rules.key,
            "generation": generation,
            "games": chosen.games,
            "nodes": chosen.nodes,
            "positions": len(rows),
            "match games": 2 * chosen.openings,
            "share of points": round(share, 3),
            "kept": share > 0.5,
            "minutes": round((time.perf_counter() - began) / 60, 1),
        }
        print(json.dumps(told), flush=True)
        with LOG.open("a", encoding="utf-8") as log:
            log.write(json.dumps(told) + "\n")
        weights = tuned if share > 0.5 else weights
    return weights


def keep(key: str, weights: Weights) -> None:
    """Write the numbers where the engine reads them."""
    told = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    told[key] = {**{part: [*getattr(weights, part)] for part in PARTS}, "tempo": weights.tempo}
    lines = [
        f' "{name}": {{\n'
        + ",\n".join(f'  "{part}": {json.dumps(numbers)}' for part, numbers in parts.items())
        + "\n }"
        for name, parts in sorted(told.items())
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--openings", type=int, default=60)
    parser.add_argument("--nodes", type=int, default=1500)
    chosen = parser.parse_args()
    for key in chosen.rulesets:
        keep(key, tune(BOXED.rules(key), chosen))


if __name__ == "__main__":
    main()

"""Tune the pattern and king values of the draughts engine by self-play.

Each generation plays games against itself from random openings (`draughts_selfplay.py`) and fits
the weights so that the evaluation of a quiet position predicts the result of its game and the value
of the search (`draughts_regression.py`). New weights are saved if they win a match against the old
ones, with both sides of every opening. Everything is seeded, so that a run can be repeated;
positions are saved in a folder, so that an interrupted run continues; results are appended to a
log.

    python training/draughts_weights.py international --games 4000 --generations 2
"""

import argparse
import json
import lzma
import time
from pathlib import Path

import numpy as np
from draughts_regression import fit
from draughts_selfplay import SelfPlay

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.engine.packed_rules import IntArray
from gamecase.games.draughts.engine.weights import FILE, PARTS, Weights, patterns_file, weights_of
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.registry import find

PACKAGE = find("draughts")
LOG = Path(__file__).with_suffix(".jsonl")
GAMES_PER_FILE = 250


def seed_weights(rules: Ruleset) -> Weights:
    """Initial weights: men gain by advancing, by guarding the home row and by the centre."""
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


def generation_positions(
    self_play: SelfPlay, weights: Weights, generation: int, options: argparse.Namespace
) -> IntArray:
    """The positions of a generation's games, played as far as they are not in the folder."""
    folder = options.folder / self_play.rules.key / str(generation)
    folder.mkdir(parents=True, exist_ok=True)
    parts = []
    for first_game in range(0, options.games, GAMES_PER_FILE):
        path = folder / f"{first_game}.npy"
        if not path.exists():
            seed = (generation * 1000 + first_game // GAMES_PER_FILE) * 100 * GAMES_PER_FILE
            temporary = path.with_suffix(".part.npy")
            np.save(temporary, self_play.gather(weights, GAMES_PER_FILE, seed))
            temporary.replace(path)
        parts.append(np.load(path))
    return np.concatenate(parts)


def tune(rules: Ruleset, options: argparse.Namespace) -> Weights:
    """Run all generations, and save weights that win their match."""
    weights = seed_weights(rules) if options.anew else weights_of(rules)
    self_play = SelfPlay(rules, options.nodes)
    positions = np.zeros((0, 6), dtype=np.int64)
    for generation in range(1, options.generations + 1):
        began = time.perf_counter()
        new_positions = generation_positions(self_play, weights, generation, options)
        positions = np.concatenate([positions, new_positions])
        if generation < options.first:
            continue
        tuned = fit(positions, rules, weights, options.trust, options.epochs)
        share = self_play.match(tuned, weights, options.openings, seed=generation)
        report = {
            "ruleset": rules.key,
            "what": "shapes of men",
            "generation": generation,
            "games": options.games,
            "nodes": options.nodes,
            "positions": len(positions),
            "match games": 2 * options.openings,
            "share of points": round(share, 3),
            "kept": share > 0.5,
            "minutes": round((time.perf_counter() - began) / 60, 1),
        }
        print(json.dumps(report), flush=True)
        with LOG.open("a", encoding="utf-8") as log:
            log.write(json.dumps(report) + "\n")
        if share > 0.5:
            weights = tuned
            save(rules, weights)
    return weights


def save(rules: Ruleset, weights: Weights) -> None:
    """Write the weights to the files that the engine reads."""
    by_ruleset = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    squares = {part: [*getattr(weights, part)] for part in PARTS}
    by_ruleset[rules.key] = {**squares, "tempo": weights.tempo}
    lines = [
        f' "{name}": {{\n'
        + ",\n".join(f'  "{part}": {json.dumps(numbers)}' for part, numbers in parts.items())
        + "\n }"
        for name, parts in sorted(by_ruleset.items())
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    if weights.pattern_values is not None:
        patterns_file(rules).write_bytes(lzma.compress(weights.pattern_values.tobytes(), preset=9))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--anew", action="store_true", help="start from untuned weights")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--first", type=int, default=1, help="first generation that is fitted")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--openings", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--trust", type=float, default=0.5, help="in game results, 0 to 1")
    parser.add_argument("--folder", type=Path, default=Path.home() / "gamecase-training-draughts")
    options = parser.parse_args()
    for key in options.rulesets:
        tune(PACKAGE.rules(key), options)


if __name__ == "__main__":
    main()

"""Tunes what shapes of men are worth in draughts, and kings on their squares, by self-play.

Each generation plays games against itself from random openings (`draughts_games.py`), and fits the
numbers so that the worth of a quiet position foretells how its game ended and what the search
thought of it (`draughts_fitting.py`). New numbers are kept if they win a match against the old
ones, both sides of every opening. Everything is seeded, so that a run can be repeated; positions
are kept in a folder, so that one that was stopped goes on; what happened is appended to a log.

    python training/draughts_weights.py international --games 4000 --generations 2
"""

import argparse
import json
import lzma
import time
from pathlib import Path

import numpy as np
from draughts_fitting import fit
from draughts_games import SelfPlay

from gamecase.games.draughts.board import board_of
from gamecase.games.draughts.engine.packed_rules import IntArray
from gamecase.games.draughts.engine.weights import FILE, PARTS, Weights, patterns_file, weights_of
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.registry import find

PACKAGE = find("draughts")
LOG = Path(__file__).with_suffix(".jsonl")
PORTION = 250  # games played between two looks at the disk


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


def gathered(
    self_play: SelfPlay, weights: Weights, generation: int, chosen: argparse.Namespace
) -> IntArray:
    """The positions of a generation's games: from the folder, as far as they are there."""
    folder = chosen.folder / self_play.rules.key / str(generation)
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for begin in range(0, chosen.games, PORTION):
        path = folder / f"{begin}.npy"
        if not path.exists():
            seed = (generation * 1000 + begin // PORTION) * 100 * PORTION
            part = path.with_suffix(".part.npy")
            np.save(part, self_play.gather(weights, PORTION, seed))
            part.replace(path)
        found.append(np.load(path))
    return np.concatenate(found)


def tune(rules: Ruleset, chosen: argparse.Namespace) -> Weights:
    weights = seed_weights(rules) if chosen.anew else weights_of(rules)
    self_play = SelfPlay(rules, chosen.nodes)
    positions = np.zeros((0, 6), dtype=np.int64)
    for generation in range(1, chosen.generations + 1):
        began = time.perf_counter()
        positions = np.concatenate([positions, gathered(self_play, weights, generation, chosen)])
        if generation < chosen.first:
            continue
        tuned = fit(positions, rules, weights, chosen.trust, chosen.epochs)
        share = self_play.match(tuned, weights, chosen.openings, seed=generation)
        told = {
            "ruleset": rules.key,
            "what": "shapes of men",
            "generation": generation,
            "games": chosen.games,
            "nodes": chosen.nodes,
            "positions": len(positions),
            "match games": 2 * chosen.openings,
            "share of points": round(share, 3),
            "kept": share > 0.5,
            "minutes": round((time.perf_counter() - began) / 60, 1),
        }
        print(json.dumps(told), flush=True)
        with LOG.open("a", encoding="utf-8") as log:
            log.write(json.dumps(told) + "\n")
        if share > 0.5:
            weights = tuned
            keep(rules, weights)
    return weights


def keep(rules: Ruleset, weights: Weights) -> None:
    """Write the numbers where the engine reads them."""
    told = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    squares = {part: [*getattr(weights, part)] for part in PARTS}
    told[rules.key] = {**squares, "tempo": weights.tempo}
    lines = [
        f' "{name}": {{\n'
        + ",\n".join(f'  "{part}": {json.dumps(numbers)}' for part, numbers in parts.items())
        + "\n }"
        for name, parts in sorted(told.items())
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    if weights.pattern_values is not None:
        patterns_file(rules).write_bytes(lzma.compress(weights.pattern_values.tobytes(), preset=9))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--anew", action="store_true", help="begin without the numbers there are")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--first", type=int, default=1, help="those before are read, not fitted")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--openings", type=int, default=100)
    parser.add_argument("--nodes", type=int, default=1500)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--trust", type=float, default=0.5, help="in the ends of games, 0 to 1")
    parser.add_argument("--folder", type=Path, default=Path.home() / "gamecase-training-draughts")
    chosen = parser.parse_args()
    for key in chosen.rulesets:
        tune(PACKAGE.rules(key), chosen)


if __name__ == "__main__":
    main()

"""Fit the evaluation of draughts to the positions of self-play and save it if it wins a match.

The second stage of training, after `draughts_games.py`. The fit starts from the weights that the
engine has now. Everything is seeded, so that it can be repeated; the result of every run is
appended to a log.

    python training/draughts_fit.py international --folder ~/gamecase-training/draughts
"""

import argparse
import json
import lzma
import time
from pathlib import Path

import numpy as np
from draughts_regression import fit
from draughts_selfplay import SelfPlay

from gamecase.games.draughts.engine.packed_rules import IntArray
from gamecase.games.draughts.engine.weights import (
    FILE,
    PARTS,
    Weights,
    patterns_file,
    regions_file,
    weights_of,
)
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.registry import find

LOG = Path(__file__).with_name("draughts_weights.jsonl")
VALIDATION_SHARE = 20  # one shard in so many is used for validation


def load_positions(folder: Path, most: int) -> tuple[IntArray, int]:
    """The positions of all shards, and how many of them at the end are for validation."""
    paths = sorted(path for path in folder.glob("*.npz") if ".part" not in path.name)[:most]
    parts = [np.load(path)["positions"].astype(np.int64) for path in paths]
    checks = max(1, len(parts) // VALIDATION_SHARE)
    return np.concatenate(parts), sum(map(len, parts[-checks:]))


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
    for path, values in (
        (patterns_file(rules), weights.pattern_values),
        (regions_file(rules), weights.region_values),
    ):
        if values is not None:
            path.write_bytes(lzma.compress(values.tobytes(), preset=9))


def tune(rules: Ruleset, options: argparse.Namespace) -> None:
    """Fit new weights to the positions in the folder, play a match, and save them if they win."""
    began = time.process_time()
    old = weights_of(rules)
    positions, checks = load_positions(options.folder / rules.key, options.shards)
    new = fit(positions, checks, rules, old, options.trust, options.epochs)
    share = SelfPlay(rules, options.nodes).match(new, old, options.openings, seed=1)
    report = {
        "ruleset": rules.key,
        "what": "regions of twelve squares",
        "positions": len(positions),
        "nodes": options.nodes,
        "match games": 2 * options.openings,
        "share of points": round(share, 3),
        "kept": share > 0.5,
        "minutes": round((time.process_time() - began) / 60, 1),
    }
    print(json.dumps(report), flush=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(json.dumps(report) + "\n")
    if share > 0.5:
        save(rules, new)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--folder", type=Path, default=Path.home() / "gamecase-training/draughts")
    parser.add_argument("--shards", type=int, default=10_000, help="of games, at most")
    parser.add_argument("--openings", type=int, default=50, help="of the match")
    parser.add_argument("--nodes", type=int, default=3000, help="searched a move in the match")
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--trust", type=float, default=0.5, help="in game results, 0 to 1")
    options = parser.parse_args()
    for key in options.rulesets:
        tune(find("draughts").rules(key), options)


if __name__ == "__main__":
    main()

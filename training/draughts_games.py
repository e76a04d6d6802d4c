"""Play games of the draughts engine against itself and save their quiet positions in shards.

The first stage of training: `draughts_fit.py` fits the evaluation to these positions. A shard holds
250 games of one ruleset and is named by its number, which is also its seed. Shards that exist are
not played again, so the command can be stopped at any time and continues where it was. Rulesets
take turns, in proportion to how often they are named.

    python training/draughts_games.py --folder ~/gamecase-training/draughts \\
        --until 60 international international dame english
"""

import argparse
import time
from pathlib import Path

import numpy as np
from draughts_selfplay import SelfPlay

from gamecase.games.draughts.engine.weights import weights_of
from gamecase.registry import find

GAMES_PER_SHARD = 250
FIRST_SEED = 225_000_000
SEEDS_PER_SHARD = 100 * GAMES_PER_SHARD  # uneven openings are thrown away and use up seeds


def play_shard(key: str, number: int, nodes: int, path: Path) -> int:
    """Play the games of one shard and save their positions; return how many there are."""
    rules = find("draughts").rules(key)
    seed = FIRST_SEED + number * SEEDS_PER_SHARD
    positions = SelfPlay(rules, nodes).gather(weights_of(rules), GAMES_PER_SHARD, seed)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, positions=positions)
    part.replace(path)
    return len(positions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+", help="in turn; name one twice for twice as many")
    parser.add_argument("--folder", type=Path, default=Path.home() / "gamecase-training/draughts")
    parser.add_argument("--nodes", type=int, default=2000, help="positions searched a move")
    parser.add_argument("--until", type=int, default=40, help="shards of the first ruleset")
    options = parser.parse_args()
    numbers = dict.fromkeys(options.rulesets, 0)
    while numbers[options.rulesets[0]] < options.until:
        for key in options.rulesets:
            path = options.folder / key / f"{numbers[key]:04}.npz"
            numbers[key] += 1
            if not path.exists():
                began = time.perf_counter()
                count = play_shard(key, numbers[key] - 1, options.nodes, path)
                print(f"{path}: {count} positions, {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()

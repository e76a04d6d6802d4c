"""Labels by GNU Backgammon, run as a separate program, for a quick first generation.

Positions come from its noisy self-play, each with some alternative plays, and are labelled by its
static evaluation (0-ply). Later generations are labelled by our own search.
"""

import sys
import time
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))
from gnubg_bridge import RestartingGnubg

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.api import rows_of, tournament_rules
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.moves import board_of, rule_flags
from gamecase.games.backgammon.formats.position_id import write_position_id

RIVALS = 5
GAMES = 100


def label_with_gnubg(folder: Path, worker: int, minutes: float):
    """Write shards of labelled positions until the time is over, continuing after existing ones."""
    folder.mkdir(parents=True, exist_ok=True)
    rules, gnubg = tournament_rules(), RestartingGnubg(every=60000)
    until = time.time() + 60 * minutes
    shard = len(list(folder.glob(f"w{worker}_*.npz")))
    while time.time() < until:
        seed = 100_000 * (worker + 1) + shard
        random = Random(seed)
        record = gnubg(
            "selfplay",
            6000,
            games=GAMES,
            ply=0,
            seed=seed,
            record=1,
            noise=[0, 0.02, 0.05, 0.1, 0.2],
            stray=random.choice((0.0, 0.05)),
        )["record"]
        rows = rows_of([entry[0] for entry in record], rules)
        dice = np.array([entry[1:3] for entry in record], np.int64)
        boards, starts = boards_after_rolls(rows, dice, rule_flags(rules))
        selected = [
            index
            for first, after in zip(starts[:-1].tolist(), starts[1:].tolist(), strict=True)
            for index in random.sample(range(first, after), min(after - first, RIVALS))
        ]
        rows = np.unique(np.concatenate([rows, boards[selected]]), axis=0)
        kinds = np.empty(len(rows), np.int8)
        features.classify(rows, kinds)
        rows = rows[kinds >= features.RACE]
        ids = [write_position_id(board_of(row)) for row in rows]
        values = gnubg("eval", len(ids) // 10, positions=ids, ply=0)["values"]
        part = folder / f"part{worker}.npz"
        np.savez(part, rows=rows, chances=np.array(values, np.float32)[:, :5])
        part.replace(folder / f"w{worker}_{shard:05d}.npz")
        print(f"teach w{worker} {shard}: {len(rows)} positions", flush=True)
        shard += 1
    gnubg.close()

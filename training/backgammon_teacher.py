"""Labels by GNU Backgammon, as a separate program: a quick first generation to go on from.

Positions come from its games against itself with noise, each with some of its rivals, and are
labelled by its nets as they stand (0-ply). Later generations are labelled by our own look-ahead.
"""

import sys
import time
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))
from gnubg_bridge import Refreshed

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.api import modern_rules, rows_of
from gamecase.games.backgammon.engine.candidates import after_throws
from gamecase.games.backgammon.engine.moves import board_of, flags_of
from gamecase.games.backgammon.formats.position_id import write_position_id

RIVALS = 5
GAMES = 100


def teach(folder: Path, worker: int, minutes: float):
    """Write shards of labelled positions until the time is over; goes on after those there are."""
    folder.mkdir(parents=True, exist_ok=True)
    rules, gnubg = modern_rules(), Refreshed(every=60000)
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
            random=random.choice((0.0, 0.05)),
        )["record"]
        rows = rows_of([each[0] for each in record], rules)
        dice = np.array([each[1:3] for each in record], np.int64)
        boards, starts = after_throws(rows, dice, flags_of(rules))
        picked = [
            at
            for first, after in zip(starts[:-1].tolist(), starts[1:].tolist(), strict=True)
            for at in random.sample(range(first, after), min(after - first, RIVALS))
        ]
        rows = np.unique(np.concatenate([rows, boards[picked]]), axis=0)
        kinds = np.empty(len(rows), np.int8)
        features.sort_out(rows, kinds)
        rows = rows[kinds >= features.RACE]
        ids = [write_position_id(board_of(row)) for row in rows]
        values = gnubg("eval", len(ids) // 10, positions=ids, ply=0)["values"]
        aside = folder / f"part{worker}.npz"
        np.savez(aside, rows=rows, chances=np.array(values, np.float32)[:, :5])
        aside.replace(folder / f"w{worker}_{shard:05d}.npz")
        print(f"teach w{worker} {shard}: {len(rows)} positions", flush=True)
        shard += 1
    gnubg.close()

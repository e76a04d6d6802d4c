"""What the side about to throw may expect: exact where that is known, else as the nets judge.

Rows are boards as `kernel` keeps them, seen by the side on roll; the answer has one row of five
chances for each (see `chances`).
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import numpy as np

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import race_chances
from gamecase.games.backgammon.engine.chances import (
    KINDS,
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    Chances,
    Rows,
    finished,
)
from gamecase.games.backgammon.engine.judging import Judge
from gamecase.games.backgammon.engine.nets import load
from gamecase.games.backgammon.engine.sifting import Glance
from gamecase.games.backgammon.ruleset import Ruleset

#: Where the weights are, and the nets: one for each kind of position that no table knows.
WEIGHTS = Path(__file__).parent / "data"
NETS = {
    "race": features.RACE,
    "contact": features.CONTACT,
    "back": features.BACK,
    "crashed": features.CRASHED,
}


class Evaluator(Protocol):
    """Gives the five chances of each row for the side that is about to throw."""

    def __call__(self, rows: Rows) -> Chances: ...


@lru_cache(maxsize=32)
def evaluator(rules: Ruleset) -> Evaluator:
    """The judge of positions under these rules, with the nets that come with the engine."""
    return evaluator_of(rules, {kind: shipped(name) for name, kind in NETS.items()})


@lru_cache(maxsize=8)
def shipped(name: str) -> Judge:
    """A net of the engine's own."""
    return Judge(load(WEIGHTS / f"{name}.npz", features.WIDTH))


@lru_cache(maxsize=1)
def first_glance() -> Glance:
    """The small net that leaves out poor plays."""
    return Glance(load(WEIGHTS / "glance.npz", features.RAW))


def evaluator_of(rules: Ruleset, nets: Mapping[int, Evaluator]) -> Evaluator:
    """The judge of positions under these rules, with a net for each kind in `NETS`."""

    def evaluate(rows: Rows) -> Chances:
        kinds = np.empty(len(rows), np.int8)
        features.sort_out(rows, kinds)
        present = np.bincount(kinds)
        if len(present) > features.RACE and present[-1] == len(rows):
            return made_consistent(nets[len(present) - 1](rows))
        chances = np.zeros((len(rows), KINDS), np.float32)
        for kind in np.flatnonzero(present).tolist():
            which = np.flatnonzero(kinds == kind)
            if kind == features.OVER:
                chances[which] = finished(rows[which], rules)[1]
            elif kind == features.HOME:
                chances[which] = race_chances(rows[which], rules)[1]
            else:
                chances[which] = made_consistent(nets[kind](rows[which]))
        return chances

    return evaluate


def made_consistent(chances: Chances) -> Chances:
    """Chances as they can be: no more gammons than wins, nor backgammons than gammons."""
    np.minimum(chances[:, WIN_GAMMON], chances[:, WIN], out=chances[:, WIN_GAMMON])
    np.minimum(chances[:, WIN_BACKGAMMON], chances[:, WIN_GAMMON], out=chances[:, WIN_BACKGAMMON])
    np.minimum(chances[:, LOSE_GAMMON], 1 - chances[:, WIN], out=chances[:, LOSE_GAMMON])
    np.minimum(
        chances[:, LOSE_BACKGAMMON], chances[:, LOSE_GAMMON], out=chances[:, LOSE_BACKGAMMON]
    )
    return chances

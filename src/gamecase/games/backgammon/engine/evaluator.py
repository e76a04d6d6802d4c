"""What the side about to throw may expect: exact where that is known, else as the nets judge.

Rows are boards as `kernel` keeps them, seen by the side on roll; the answer has one row of five
chances for each (see `chances`).
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import numpy as np

from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import race_chances
from gamecase.games.backgammon.engine.chances import (
    KINDS,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Evaluator,
    Rows,
    finished,
)
from gamecase.games.backgammon.engine.closeout import waiting
from gamecase.games.backgammon.engine.kernel import OFF, THEIR_OFF
from gamecase.games.backgammon.engine.nets import Judge
from gamecase.games.backgammon.engine.prefilter import Glance
from gamecase.games.backgammon.engine.race_nets import shipped_turns
from gamecase.games.backgammon.engine.races import RaceJudge, family_of
from gamecase.games.backgammon.engine.weights import load
from gamecase.games.backgammon.ruleset import BearOff, DiceOrder, Ruleset, Setup

#: Where the weights are, and the nets: one for each kind of position with contact.
WEIGHTS = Path(__file__).parent / "data"
NETS = {
    "contact": features.CONTACT,
    "back": features.BACK,
    "crashed": features.CRASHED,
}


@lru_cache(maxsize=32)
def evaluator(rules: Ruleset) -> Evaluator:
    """The judge of positions under these rules, with the nets that come with the engine."""
    family = contact_family(rules)
    nets: dict[int, Evaluator] = {kind: shipped(name, family) for name, kind in NETS.items()}
    return evaluator_of(rules, {**nets, features.RACE: race_judge(rules)})


#: Nets that families of rules have of their own, since there they beat the main ones.
TUNED: Mapping[str, tuple[str, ...]] = {
    "hypergammon": ("contact", "back", "crashed"),
    "smaller-first": ("contact", "back", "crashed"),
    "exact-only": ("contact", "back", "crashed"),
}


def contact_family(rules: Ruleset) -> str:
    """Under which rules positions with contact are worth the same; the main ones have no name."""
    if rules.setup is Setup.HYPERGAMMON:
        return "hypergammon"
    if rules.dice_order is DiceOrder.SMALLER_FIRST:
        return "smaller-first"
    if rules.bearoff_rule is BearOff.EXACT_ONLY:
        return "exact-only"
    return "" if len(rules.win_kinds) > 1 else "wins-only"


def file_name(net: str, family: str) -> str:
    """What the file of a family's net is called."""
    return f"{net}-{family}.npz" if family else f"{net}.npz"


@lru_cache(maxsize=32)
def race_judge(rules: Ruleset) -> Evaluator:
    """Who judges races under these rules."""
    return RaceJudge(rules, shipped_turns(family_of(rules)))


@lru_cache(maxsize=16)
def shipped(net: str, family: str = "") -> Judge:
    """A net of the engine's own; what a family has none for it shares with the main rules."""
    path = WEIGHTS / file_name(net, family if net in TUNED.get(family, ()) else "")
    return Judge(load(path, features.WIDTH))


@lru_cache(maxsize=1)
def first_glance() -> Glance:
    """The small net that leaves out poor plays."""
    return Glance(load(WEIGHTS / "glance.npz", features.RAW))


def evaluator_of(rules: Ruleset, nets: Mapping[int, Evaluator]) -> Evaluator:
    """The judge of positions under these rules, with one for each kind: `NETS`, and races."""

    def evaluate(rows: Rows) -> Chances:
        kinds = np.empty(len(rows), np.int8)
        features.sort_out(rows, kinds)
        present = np.bincount(kinds)
        if len(present) > features.RACE and present[-1] == len(rows):
            return made_consistent(nets[len(present) - 1](rows), rows, rules)
        chances = np.zeros((len(rows), KINDS), np.float32)
        for kind in np.flatnonzero(present).tolist():
            which = np.flatnonzero(kinds == kind)
            if kind == features.OVER:
                chances[which] = finished(rows[which], rules)[1]
            elif kind == features.HOME:
                chances[which] = race_chances(rows[which], rules)[1]
            else:
                chances[which] = made_consistent(nets[kind](rows[which]), rows[which], rules)
        return chances

    return waiting(evaluate, rules) if rules.may_stop_at_home else evaluate


def made_consistent(chances: Chances, rows: Rows, rules: Ruleset) -> Chances:
    """Chances as they can be: no more gammons than wins, nor backgammons than gammons, and no
    gammon lost by a side that has a checker off."""
    for off, gammon, of_what in (
        (OFF, LOSE_GAMMON, 1 - chances[:, WIN]),
        (THEIR_OFF, WIN_GAMMON, chances[:, WIN]),
    ):
        backgammon = gammon + 1
        np.minimum(chances[:, gammon], of_what, out=chances[:, gammon])
        np.minimum(chances[:, backgammon], chances[:, gammon], out=chances[:, backgammon])
        is_saved = rows[:, off] > 0
        if rules.win_triple_needs_none_off:
            chances[is_saved, backgammon] = 0
        chances[is_saved, gammon] = chances[is_saved, backgammon]
    return chances

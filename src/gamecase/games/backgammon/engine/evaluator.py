"""Evaluate positions: exactly where tables cover them, otherwise by nets.

Rows are boards in the format of `kernel`, seen by the side on roll; the result has one row of five
chances for each (see `chances`).
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

import numpy as np

from gamecase.engines.cached_njit import is_interpreted
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.bearoff import bearoff_chances
from gamecase.games.backgammon.engine.chances import (
    CHANCE_COUNT,
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Chances,
    Evaluator,
    Rows,
    finished_chances,
)
from gamecase.games.backgammon.engine.closeout_values import with_closeouts
from gamecase.games.backgammon.engine.compiled_moves import OFF, THEIR_OFF
from gamecase.games.backgammon.engine.interpreted import InterpretedNet
from gamecase.games.backgammon.engine.net_evaluation import BoardNet
from gamecase.games.backgammon.engine.prefilter import PrefilterNet
from gamecase.games.backgammon.engine.race_nets import shipped_turn_nets
from gamecase.games.backgammon.engine.races import RaceEvaluator, race_family
from gamecase.games.backgammon.engine.weights import load_net
from gamecase.games.backgammon.ruleset import BearOff, DiceOrder, Ruleset, Setup, WinNoneOff

#: The folder of the weights, and the nets: one for each kind of position with contact.
NETS_FOLDER = Path(__file__).parent / "data"
CONTACT_NETS = {
    "contact": features.CONTACT,
    "back": features.BACK,
    "crashed": features.CRASHED,
}


@lru_cache(maxsize=32)
def evaluator(rules: Ruleset) -> Evaluator:
    """The evaluator for these rules with the nets that are shipped."""
    family = contact_family(rules)
    nets: dict[int, Evaluator] = {
        kind: shipped_net(name, family) for name, kind in CONTACT_NETS.items()
    }
    return make_evaluator(rules, {**nets, features.RACE: race_evaluator(rules)})


#: Families of rules with their own nets, which play better there than the main ones.
FAMILY_NETS: Mapping[str, tuple[str, ...]] = {
    "hypergammon": ("contact", "back", "crashed"),
    "smaller-first": ("contact", "back", "crashed"),
    "exact-only": ("contact", "back", "crashed"),
}


def contact_family(rules: Ruleset) -> str:
    """The family of rules that share nets for contact; the main one has an empty name."""
    if rules.setup is Setup.HYPERGAMMON:
        return "hypergammon"
    if rules.dice_order is DiceOrder.SMALLER_FIRST:
        return "smaller-first"
    if rules.bearoff_rule is BearOff.EXACT_ONLY:
        return "exact-only"
    return "" if len(rules.win_kinds) > 1 else "wins-only"


def net_file_name(net: str, family: str) -> str:
    """The file name of a net of a family."""
    return f"{net}-{family}.npz" if family else f"{net}.npz"


@lru_cache(maxsize=32)
def race_evaluator(rules: Ruleset) -> Evaluator:
    """The evaluator of races under these rules."""
    return RaceEvaluator(rules, shipped_turn_nets(race_family(rules)))


@lru_cache(maxsize=16)
def shipped_net(net: str, family: str = "") -> Evaluator:
    """A shipped net of a family, or of the main rules where the family has none of its own."""
    path = NETS_FOLDER / net_file_name(net, family if net in FAMILY_NETS.get(family, ()) else "")
    weights = load_net(path, features.WIDTH)
    return InterpretedNet(weights) if is_interpreted() else BoardNet(weights)


@lru_cache(maxsize=1)
def prefilter_net() -> PrefilterNet:
    """The small net that sorts out poor plays."""
    return PrefilterNet(load_net(NETS_FOLDER / "glance.npz", features.CHECKER_INPUTS))


def make_evaluator(rules: Ruleset, nets: Mapping[int, Evaluator]) -> Evaluator:
    """An evaluator with one net for each kind in `CONTACT_NETS`, and one for races."""

    def evaluate(rows: Rows) -> Chances:
        kinds = np.empty(len(rows), np.int8)
        features.classify(rows, kinds)
        present = np.bincount(kinds)
        if len(present) > features.RACE and present[-1] == len(rows):
            return make_consistent(nets[len(present) - 1](rows), rows, rules)
        chances = np.zeros((len(rows), CHANCE_COUNT), np.float32)
        for kind in np.flatnonzero(present).tolist():
            which = np.flatnonzero(kinds == kind)
            if kind == features.OVER:
                chances[which] = finished_chances(rows[which], rules)[1]
            elif kind == features.HOME:
                is_covered, exact = bearoff_chances(rows[which], rules)
                if not is_covered.all():  # the tables are not ready yet
                    exact = make_consistent(nets[features.RACE](rows[which]), rows[which], rules)
                chances[which] = exact
            else:
                chances[which] = make_consistent(nets[kind](rows[which]), rows[which], rules)
        return chances

    evaluated = without_doubles(evaluate) if rules.win_none_off is WinNoneOff.SINGLE else evaluate
    if rules.can_stop_at_home and not is_interpreted():  # which would take too long here
        return with_closeouts(evaluated, rules)
    return evaluated


def without_doubles(evaluate: Evaluator) -> Evaluator:
    """The evaluator for rules that know no double win: what is won double is a triple win."""

    def evaluate_rows(rows: Rows) -> Chances:
        chances = evaluate(rows)
        for gammon in (WIN_GAMMON, LOSE_GAMMON):
            chances[:, gammon] = chances[:, gammon + 1]
        return chances

    return evaluate_rows


def make_consistent(chances: Chances, rows: Rows, rules: Ruleset) -> Chances:
    """Clip the chances: no more gammons than wins, no more backgammons than gammons, and no gammon
    lost by a side with a checker off.
    """
    for off, gammon, base in (
        (OFF, LOSE_GAMMON, 1 - chances[:, WIN]),
        (THEIR_OFF, WIN_GAMMON, chances[:, WIN]),
    ):
        backgammon = gammon + 1
        np.minimum(chances[:, gammon], base, out=chances[:, gammon])
        np.minimum(chances[:, backgammon], chances[:, gammon], out=chances[:, backgammon])
        is_saved = rows[:, off] > 0
        if rules.win_triple_needs_none_off:
            chances[is_saved, backgammon] = 0
        chances[is_saved, gammon] = chances[is_saved, backgammon]
    return chances

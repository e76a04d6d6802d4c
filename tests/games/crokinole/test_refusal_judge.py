"""Refusals of random actions, against an independent judge."""

from random import Random

import pytest

from gamecase.games.crokinole.ruleset import Ruleset
from games.crokinole.boards import CROKINOLE, GAME, rules
from games.crokinole.illegal_actions import random_action, random_positions
from games.crokinole.refusal_judge import broken_clauses, judge

POSITIONS = 20
ACTIONS = 16  # tried in each position


def every_ruleset() -> dict[str, Ruleset]:
    """Each booklet, and with each switch set to each of its other values."""
    found = {}
    for key, booklet in CROKINOLE.booklets.items():
        found[key] = rules(key)
        for name, values in booklet.switches.items():
            for value in values:
                found[f"{key}-{name}={value}"] = rules(key, **{name: value})
    return found


@pytest.mark.parametrize("name", [*every_ruleset()])
def test_every_refusal_cites_the_first_clause_that_is_broken(name: str) -> None:
    random, ruleset = Random(1), every_ruleset()[name]
    faults = []
    for _, position in zip(range(POSITIONS), random_positions(ruleset, random), strict=False):
        for _ in range(ACTIONS):
            action = random_action(position, random)
            refusal = GAME.judge(position, action)
            if refusal is None:
                assert not broken_clauses(position, action), GAME.write(action)
            elif fault := judge(position, action, refusal):
                faults.append(f"{GAME.write(position)}: {GAME.write(action)}: {fault}")
    assert not faults, "\n".join(faults[:10])

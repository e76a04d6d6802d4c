"""Refusals of random illegal moves, against an independent judge."""

from random import Random

import pytest

from gamecase.games.draughts import GAME
from gamecase.games.draughts.ruleset import Ruleset
from games.draughts.boards import every_ruleset, ruleset_name
from games.draughts.illegal_moves import random_move, random_positions
from games.draughts.refusal_judge import broken_clauses, judge

POSITIONS = 25
MOVES = 16  # tried in each position


@pytest.mark.parametrize("ruleset", every_ruleset(), ids=ruleset_name)
def test_every_refusal_cites_the_first_clause_that_is_broken(ruleset: Ruleset) -> None:
    random = Random(1)
    faults = []
    for _, position in zip(range(POSITIONS), random_positions(ruleset, random), strict=False):
        if GAME.outcome(position):
            continue
        for _ in range(MOVES):
            move = random_move(position, random)
            refusal = GAME.judge(position, move)
            if refusal is None:
                assert not broken_clauses(position, move), f"{GAME.write(position)}: {move.text}"
            elif fault := judge(position, move, refusal):
                faults.append(f"{GAME.write(position)}: {fault}")
    assert not faults, "\n".join(faults[:20])

"""Rounds by a policy on the compiled physics are rounds of the readable rules."""

from dataclasses import replace

import numpy as np
import pytest

from gamecase.games.crokinole.ruleset import HandSteadiness, Ruleset
from gamecase.games.crokinole.self_play_batch import CrokinoleBatch, start_batch
from gamecase.kernel.errors import BadAction
from gamecase.registry import find
from gamecase.rl.self_play import _Games, random_policy, self_play

pytestmark = pytest.mark.engine
PACKAGE = find("crokinole")

RULES = [
    *(PACKAGE.rules(key) for key in PACKAGE.booklets),
    PACKAGE.rules("collection", {"rim_bounce": True}),
    PACKAGE.rules("collection", {"miss_takes_touched": True}),
]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.key}-{rules.players}")
def test_every_turn_is_that_of_the_readable_rules(rules: Ruleset) -> None:
    rules = replace(rules, steadiness=HandSteadiness.EXACT)
    policy = random_policy(3)
    compiled = CrokinoleBatch(rules, 4)
    readable = _Games(PACKAGE.game, PACKAGE.array_encoding, rules, 4, 0)
    shots = 0
    while (one := compiled.next_turn()) is not None:
        two = readable.next_turn()
        assert two is not None
        assert one.games.tolist() == two.games.tolist()
        assert one.seats.tolist() == two.seats.tolist()
        assert np.array_equal(one.observations, two.observations)
        assert np.array_equal(one.masks, two.masks)
        numbers = policy(one.observations, one.masks).astype(np.int64)
        compiled.play(numbers)
        readable.play(numbers)
        shots += 1
    assert readable.next_turn() is None
    assert shots > 10
    assert compiled.winners.tolist() == readable.winners.tolist()
    assert {0, 1} & {*compiled.winners.tolist()}


def test_a_hand_that_slips_is_left_to_the_readable_rules() -> None:
    assert start_batch(PACKAGE.rules("", {"steadiness": "human"}), 1) is None
    played = self_play(
        "crokinole", switches={"steadiness": "human"}, policy=random_policy(1), games=1
    )
    assert played.turns.tolist() == [24]


def test_flicks_that_are_not_legal_are_named() -> None:
    batch = CrokinoleBatch(PACKAGE.rules(), 2)
    turn = batch.next_turn()
    assert turn is not None
    with pytest.raises(BadAction, match="expected 0 to"):
        batch.play(np.array([0, turn.masks.shape[1]]))
    batch._free[1] = 0
    with pytest.raises(BadAction, match="a disc lies where the flick starts"):
        batch.play(np.array([0, 0]))

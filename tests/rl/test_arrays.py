"""Observations, numbers of actions and chances over every booklet."""

import numpy as np
import pytest

from contract.cases import Case, every_case, positions, sample_positions
from gamecase.kernel.errors import BadAction, BadInput
from gamecase.kernel.game import ListedActions
from gamecase.kernel.seat import Seat
from gamecase.registry import all_games
from gamecase.rl.arrays import action_ids, action_mask, action_text, chances, observation

CASES = [case for case in every_case() if case.game.key in all_games() and not case.switches]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_legal_action_has_one_number_and_only_those(case: Case) -> None:
    key, encoding = case.game.key, case.package.array_encoding
    for position in sample_positions(case, 60):
        if not case.game.to_act(position).is_player:
            continue
        ids = action_ids(key, position)
        assert [*ids] == sorted({*ids})
        choices = case.game.choices(position)
        if isinstance(choices, ListedActions):
            named = {encoding.action_of(position, int(number)) for number in ids}
            assert named == {*choices.actions}, case.game.write(position)
        else:
            some = [*ids[:: len(ids) // 50]]
            assert all(
                case.game.judge(position, encoding.action_of(position, int(number))) is None
                for number in some
            )
        mask = action_mask(key, position)
        assert mask.sum() == len(ids)
        illegal = np.flatnonzero(mask == 0)
        if len(illegal):
            with pytest.raises(BadAction):
                action_text(key, position, int(illegal[0]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_observations_have_their_shape_and_range_and_differ(case: Case) -> None:
    shape = case.package.array_encoding.observation_shape(case.rules)
    seats = case.game.seats(case.rules)
    for position in sample_positions(case, 30):
        for seat in seats:
            seen = observation(case.game.key, position, seat)
            assert seen.shape == shape
            assert seen.dtype == np.dtype(np.float32)
            assert seen.min() >= -1
            assert seen.max() <= 1
    first, last = positions(case)[0], positions(case)[-1]
    before, after = (observation(case.game.key, each, seats[0]) for each in (first, last))
    assert not np.array_equal(before, after)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chances_are_those_of_natures_actions(case: Case) -> None:
    for position in sample_positions(case, 30):
        if case.game.to_act(position) is not Seat.NATURE:
            with pytest.raises(BadInput):
                chances(case.game.key, position)
            continue
        choices = case.game.choices(position)
        if isinstance(choices, ListedActions):
            found = chances(case.game.key, position)
            assert {*found} == {case.game.write(action) for action in choices.actions}
            assert sum(found.values()) == pytest.approx(1)

"""Races: a side's turns are told alone, and who is through first follows from both."""

from itertools import pairwise

import numpy as np
import pytest

from backgammon.laying_out import BOOKLETS, rules
from gamecase.games.backgammon.board import Board, side
from gamecase.games.backgammon.engine.bearoff import race_chances
from gamecase.games.backgammon.engine.bearoff_tables import HOME
from gamecase.games.backgammon.engine.chances import (
    LOSE_GAMMON,
    WIN,
    WIN_GAMMON,
    Rows,
    turned_chances,
    turned_rows,
)
from gamecase.games.backgammon.engine.evaluator import evaluator, race_judge
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.nets import Net
from gamecase.games.backgammon.engine.numbering import side_number, side_numbers
from gamecase.games.backgammon.engine.races import (
    INPUTS,
    OWN_TURNS,
    TurnsNet,
    family_of,
    first_by,
    side_inputs,
    sides_of,
)

TOURNAMENT = rules("tournament")


def race(ours: dict[int, int], theirs: dict[int, int], total: int = 15) -> Rows:
    sides = [side({**each, 0: total - sum(each.values())}) for each in (ours, theirs)]
    return row_of(Board(*sides))[None, :]


def test_a_home_has_the_number_the_tables_know_it_by() -> None:
    rows = np.concatenate(
        [race({6: 3, 4: 2, 1: 5}, {7: 1}), race({2: 15}, {1: 1}), race({7: 1}, {1: 1})]
    )
    numbers = side_numbers(sides_of(rows), HOME)
    assert numbers[:2].tolist() == [side_number(row, HOME) for row in rows[:2]]
    assert numbers[2] == -1


def test_who_needs_as_many_turns_and_throws_first_wins() -> None:
    two = np.array([[0, 0, 1.0]], np.float32)
    three = np.array([[0, 0, 0, 1.0]], np.float32)
    assert first_by(two, two, lead=0) == [1.0]
    assert first_by(three, two, lead=0) == [0.0]
    assert first_by(two, three, lead=1) == [1.0]
    assert first_by(two, two, lead=1) == [0.0]


def test_turns_looked_up_are_those_multiplied() -> None:
    random = np.random.default_rng(1)
    widths = (INPUTS, 8, 6, 5)
    weights = [random.standard_normal(pair).astype(np.float32) for pair in pairwise(widths)]
    added = [random.standard_normal(width).astype(np.float32) for width in widths[1:]]
    sides = random.integers(0, 5, (7, 24)).astype(np.int8)
    told = side_inputs(sides)
    for weight, add in zip(weights[:-1], added[:-1], strict=True):
        told = np.maximum(told @ weight + add, 0)
    told = np.exp(told @ weights[-1] + added[-1])
    expected = told / told.sum(axis=1, keepdims=True)
    assert TurnsNet(Net(tuple(weights), tuple(added)))(sides) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("key", BOOKLETS)
def test_at_home_the_judge_says_what_the_tables_say(key: str) -> None:
    using = rules(key)
    rows = race({6: 4, 5: 3, 3: 8}, {6: 5, 4: 5, 2: 3})
    known = race_chances(rows, using)[1]
    assert evaluator(using)(rows) == pytest.approx(known, abs=1e-5)
    if family_of(using) in OWN_TURNS:  # the net of the main rules is not asked at home
        assert race_judge(using)(rows) == pytest.approx(known, abs=1e-5)


@pytest.mark.parametrize("key", BOOKLETS)
def test_the_further_ahead_the_likelier_to_win_under_every_booklet(key: str) -> None:
    judge = race_judge(rules(key))
    theirs = {8: 5, 6: 5, 4: 5}
    behind, level, ahead = (
        float(judge(race(ours, theirs))[0, WIN])
        for ours in ({11: 5, 9: 5, 6: 5}, theirs, {6: 4, 4: 4, 2: 4})
    )
    assert 0 <= behind < 0.3 < level < 0.85 < ahead <= 1


def test_the_side_that_throws_has_the_advantage_and_both_sides_agree() -> None:
    judge = race_judge(TOURNAMENT)
    row = race({9: 5, 7: 5, 5: 5}, {9: 5, 7: 5, 5: 5})
    assert 0.55 < judge(row)[0, WIN] < 0.75
    other = race({13: 5, 7: 5, 5: 5}, {9: 5, 7: 5, 5: 5})
    ours, theirs = judge(other)[0], turned_chances(judge(turned_rows(other)))[0]
    assert ours[WIN] > theirs[WIN]  # as they would stand if the other side threw first


def test_gammons_are_for_whoever_has_nothing_off() -> None:
    judge = race_judge(rules("small-first"))
    hopeless = judge(race({1: 4}, {13: 15}))[0]
    assert hopeless[WIN_GAMMON] > 0.9
    assert judge(race({1: 4}, {13: 14}))[0, WIN_GAMMON] == 0  # one is off
    assert judge(race({13: 15}, {1: 4}))[0, LOSE_GAMMON] > 0.9


def test_hypergammon_has_turns_of_its_own() -> None:
    judge = race_judge(rules("tournament", setup="hypergammon"))
    # A single checker ten pips away needs two turns mostly, and theirs three.
    assert judge(race({10: 1}, {18: 1, 17: 1}, total=3))[0, WIN] > 0.9

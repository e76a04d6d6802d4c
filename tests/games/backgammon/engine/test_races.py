"""Races: a side's turns are told alone, and who is through first follows from both."""

from itertools import pairwise

import numpy as np
import pytest

from gamecase.games.backgammon.board import Board, side
from gamecase.games.backgammon.engine.bearoff import first_by, race_chances, tables_of
from gamecase.games.backgammon.engine.bearoff_tables import HOME, SMALL, far_number
from gamecase.games.backgammon.engine.chances import (
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    Rows,
    turned_chances,
    turned_rows,
)
from gamecase.games.backgammon.engine.evaluator import evaluator, race_judge
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.race_nets import (
    INPUTS,
    TurnsNet,
    shipped_turns,
    side_inputs,
)
from gamecase.games.backgammon.engine.races import family_of, sides_of
from gamecase.games.backgammon.engine.ranking import side_number, side_numbers
from gamecase.games.backgammon.engine.weights import Net
from games.backgammon.position_builders import BOOKLETS, rules

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
    two = np.array([0, 0, 1.0], np.float32)
    three = np.array([0, 0, 0, 1.0], np.float32)
    assert first_by(two, two, 0) == 1.0
    assert first_by(three, two, 0) == 0.0
    assert first_by(two, three, 1) == 1.0
    assert first_by(two, two, 1) == 0.0


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
    found = TurnsNet(Net(tuple(weights), tuple(added)))(sides)
    assert found == pytest.approx(told / told.sum(axis=1, keepdims=True), abs=1e-4)


@pytest.mark.parametrize("key", BOOKLETS)
def test_at_home_the_judge_says_what_the_tables_say(key: str) -> None:
    using = rules(key)
    rows = race({6: 4, 5: 3, 3: 8}, {6: 5, 4: 5, 2: 3})
    known = race_chances(rows, using)[1]
    assert evaluator(using)(rows) == pytest.approx(known, abs=1e-5)
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


@pytest.mark.parametrize("key", BOOKLETS)
def test_gammons_are_left_out_only_where_there_are_none(key: str) -> None:
    using = rules(key)
    rows = np.concatenate([
        race({4: 5, 3: 5, 1: left}, {at: 5, 8: 5, 5: 5}) for left in (1, 5) for at in range(9, 25)
    ])  # fmt: skip
    sides, nets = sides_of(turned_rows(rows)), shipped_turns(family_of(using))
    saved = nets.first_off(sides)
    finish = tables_of(using).finish[side_numbers(sides_of(rows), HOME)]
    told = [first_by(ours, theirs, 0) for ours, theirs in zip(finish, saved, strict=True)]
    assert race_judge(using)(rows)[:, WIN_GAMMON] == pytest.approx(told, abs=3e-4)


def test_boards_that_share_a_side_are_judged_as_if_alone() -> None:
    judge, theirs = race_judge(TOURNAMENT), {9: 5, 7: 5, 20: 5}
    rows = np.concatenate([race({8: 5, 3: 10}, theirs), race({8: 4, 3: 11}, theirs)])
    rows = rows[[0, 1, 1, 0]]
    alone = np.concatenate([judge(row[None]) for row in rows])
    assert judge(rows) == pytest.approx(alone, abs=1e-6)


def test_a_man_in_the_winners_home_at_the_end_loses_three_times() -> None:
    judge = race_judge(TOURNAMENT)
    assert judge(race({1: 1}, {23: 1, 6: 14}))[0, WIN_BACKGAMMON] == 1
    # They throw next, and five pips take the man out, by all throws but 1-1, 2-1 and 3-1.
    lost = judge(race({1: 3}, {23: 1, 6: 14}))[0]
    twice = 1 - 6 / 36  # no double now, and then all are off
    assert lost[WIN_BACKGAMMON] == pytest.approx(6 / 36 + twice * 5 / 36, abs=1e-6)
    assert judge(race({1: 1}, {23: 1, 6: 13}))[0].tolist() == [1, 0, 0, 0, 0]  # one is off
    assert judge(race({23: 1, 6: 14}, {1: 1}))[0, LOSE_BACKGAMMON] == pytest.approx(5 / 36)


@pytest.mark.parametrize(
    ("far", "likely"),
    [((0, 0, 0, 0, 0, 1), 27), ((2, 0, 0, 0, 0, 0), 36), ((0, 1, 1, 0, 0, 0), 25)],
)
def test_men_leave_the_other_home_by_any_number_that_reaches(
    far: tuple[int, ...], likely: int
) -> None:
    """On its points from 19 on; so many throws of 36 take all of them out at once."""
    place = np.array((0,) * 18 + far, np.int8)
    fled = tables_of(TOURNAMENT).fled[far_number(place, SMALL)]
    assert fled[1] == pytest.approx(likely / 36, abs=1e-6)


def test_hypergammon_has_turns_of_its_own() -> None:
    judge = race_judge(rules("tournament", setup="hypergammon"))
    # A single checker ten pips away needs two turns mostly, and theirs three.
    assert judge(race({10: 1}, {18: 1, 17: 1}, total=3))[0, WIN] > 0.9

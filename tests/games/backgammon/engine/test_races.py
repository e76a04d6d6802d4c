"""Races: the turns of each side are independent, and the chances follow from both."""

from itertools import pairwise

import numpy as np
import pytest

from gamecase.games.backgammon.board import Board, side
from gamecase.games.backgammon.engine.bearoff import (
    bearoff_chances,
    chance_to_finish_first,
    tables_of,
)
from gamecase.games.backgammon.engine.bearoff_table_builder import HOME, SMALL, rank_back_checkers
from gamecase.games.backgammon.engine.chances import (
    LOSE_BACKGAMMON,
    LOSE_GAMMON,
    WIN,
    WIN_BACKGAMMON,
    WIN_GAMMON,
    Rows,
    opponent_chances,
    opponent_rows,
)
from gamecase.games.backgammon.engine.evaluator import evaluator, race_evaluator
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.position_index import rank_side, rank_sides
from gamecase.games.backgammon.engine.race_nets import (
    INPUTS,
    TurnCountNet,
    shipped_turn_nets,
    side_inputs,
)
from gamecase.games.backgammon.engine.races import our_sides, race_family
from gamecase.games.backgammon.engine.weights import Net
from games.backgammon.position_builders import BOOKLETS, rules

TOURNAMENT = rules("tournament")


def race(ours: dict[int, int], theirs: dict[int, int], total: int = 15) -> Rows:
    sides = [side({**each, 0: total - sum(each.values())}) for each in (ours, theirs)]
    return row_of(Board(*sides))[None, :]


def test_homes_have_the_ranks_of_the_tables() -> None:
    rows = np.concatenate(
        [race({6: 3, 4: 2, 1: 5}, {7: 1}), race({2: 15}, {1: 1}), race({7: 1}, {1: 1})]
    )
    numbers = rank_sides(our_sides(rows), HOME)
    assert numbers[:2].tolist() == [rank_side(row, HOME) for row in rows[:2]]
    assert numbers[2] == -1


def test_with_equal_turns_the_side_to_roll_wins() -> None:
    two = np.array([0, 0, 1.0], np.float32)
    three = np.array([0, 0, 0, 1.0], np.float32)
    assert chance_to_finish_first(two, two, 0) == 1.0
    assert chance_to_finish_first(three, two, 0) == 0.0
    assert chance_to_finish_first(two, three, 1) == 1.0
    assert chance_to_finish_first(two, two, 1) == 0.0


def test_the_lookup_of_a_race_net_matches_the_matrix_product() -> None:
    random = np.random.default_rng(1)
    widths = (INPUTS, 8, 6, 5)
    weights = [random.standard_normal(pair).astype(np.float32) for pair in pairwise(widths)]
    biases = [random.standard_normal(width).astype(np.float32) for width in widths[1:]]
    sides = random.integers(0, 5, (7, 24)).astype(np.int8)
    expected = side_inputs(sides)
    for weight, add in zip(weights[:-1], biases[:-1], strict=True):
        expected = np.maximum(expected @ weight + add, 0)
    expected = np.exp(expected @ weights[-1] + biases[-1])
    distributions = TurnCountNet(Net(tuple(weights), tuple(biases)))(sides)
    assert distributions == pytest.approx(expected / expected.sum(axis=1, keepdims=True), abs=1e-4)


@pytest.mark.parametrize("key", BOOKLETS)
def test_the_race_evaluator_matches_the_tables_at_home(key: str) -> None:
    using = rules(key)
    rows = race({6: 4, 5: 3, 3: 8}, {6: 5, 4: 5, 2: 3})
    known = bearoff_chances(rows, using)[1]
    assert evaluator(using)(rows) == pytest.approx(known, abs=1e-5)
    assert race_evaluator(using)(rows) == pytest.approx(known, abs=1e-5)


@pytest.mark.parametrize("key", BOOKLETS)
def test_a_lead_makes_a_win_likelier_under_every_booklet(key: str) -> None:
    evaluate = race_evaluator(rules(key))
    theirs = {8: 5, 6: 5, 4: 5}
    behind, level, ahead = (
        float(evaluate(race(ours, theirs))[0, WIN])
        for ours in ({11: 5, 9: 5, 6: 5}, theirs, {6: 4, 4: 4, 2: 4})
    )
    assert 0 <= behind < 0.3 < level < 0.85 < ahead <= 1


def test_the_side_to_roll_has_the_advantage() -> None:
    evaluate = race_evaluator(TOURNAMENT)
    row = race({9: 5, 7: 5, 5: 5}, {9: 5, 7: 5, 5: 5})
    assert 0.55 < evaluate(row)[0, WIN] < 0.75
    other = race({13: 5, 7: 5, 5: 5}, {9: 5, 7: 5, 5: 5})
    ours, theirs = evaluate(other)[0], opponent_chances(evaluate(opponent_rows(other)))[0]
    assert ours[WIN] > theirs[WIN]  # as if the other side rolled first


def test_gammons_need_a_loser_with_no_checker_off() -> None:
    evaluate = race_evaluator(rules("small-first"))
    hopeless = evaluate(race({1: 4}, {13: 15}))[0]
    assert hopeless[WIN_GAMMON] > 0.9
    assert evaluate(race({1: 4}, {13: 14}))[0, WIN_GAMMON] == 0  # one is off
    assert evaluate(race({13: 15}, {1: 4}))[0, LOSE_GAMMON] > 0.9


@pytest.mark.parametrize("key", BOOKLETS)
def test_gammons_are_skipped_only_where_they_are_negligible(key: str) -> None:
    using = rules(key)
    rows = np.concatenate([
        race({4: 5, 3: 5, 1: left}, {at: 5, 8: 5, 5: 5}) for left in (1, 5) for at in range(9, 25)
    ])  # fmt: skip
    sides, nets = our_sides(opponent_rows(rows)), shipped_turn_nets(race_family(using))
    first_off = nets.first_off(sides)
    finish = tables_of(using).finish[rank_sides(our_sides(rows), HOME)]
    expected = [
        chance_to_finish_first(ours, theirs, 0)
        for ours, theirs in zip(finish, first_off, strict=True)
    ]
    assert race_evaluator(using)(rows)[:, WIN_GAMMON] == pytest.approx(expected, abs=3e-4)


def test_boards_that_share_a_side_get_the_same_values_as_alone() -> None:
    evaluate, theirs = race_evaluator(TOURNAMENT), {9: 5, 7: 5, 20: 5}
    rows = np.concatenate([race({8: 5, 3: 10}, theirs), race({8: 4, 3: 11}, theirs)])
    rows = rows[[0, 1, 1, 0]]
    alone = np.concatenate([evaluate(row[None]) for row in rows])
    assert evaluate(rows) == pytest.approx(alone, abs=1e-6)


def test_a_back_checker_at_the_end_loses_a_backgammon() -> None:
    evaluate = race_evaluator(TOURNAMENT)
    assert evaluate(race({1: 1}, {23: 1, 6: 14}))[0, WIN_BACKGAMMON] == 1
    # They roll next, and five pips save the back checker: all rolls but 1-1, 2-1 and 3-1.
    lost = evaluate(race({1: 3}, {23: 1, 6: 14}))[0]
    no_double = 1 - 6 / 36  # no double now, and then all are off
    assert lost[WIN_BACKGAMMON] == pytest.approx(6 / 36 + no_double * 5 / 36, abs=1e-6)
    assert evaluate(race({1: 1}, {23: 1, 6: 13}))[0].tolist() == [1, 0, 0, 0, 0]  # one is off
    assert evaluate(race({23: 1, 6: 14}, {1: 1}))[0, LOSE_BACKGAMMON] == pytest.approx(5 / 36)


@pytest.mark.parametrize(
    ("far", "likely"),
    [((0, 0, 0, 0, 0, 1), 27), ((2, 0, 0, 0, 0, 0), 36), ((0, 1, 1, 0, 0, 0), 25)],
)
def test_back_checkers_leave_with_any_die_that_reaches(far: tuple[int, ...], likely: int) -> None:
    """Checkers on its points from 19 on; this many of 36 rolls take all of them out at once."""
    place = np.array((0,) * 18 + far, np.int8)
    fled = tables_of(TOURNAMENT).fled[rank_back_checkers(place, SMALL)]
    assert fled[1] == pytest.approx(likely / 36, abs=1e-6)


def test_hypergammon_has_its_own_race_nets() -> None:
    evaluate = race_evaluator(rules("tournament", setup="hypergammon"))
    # A single checker ten pips away needs two turns mostly, and theirs three.
    assert evaluate(race({10: 1}, {18: 1, 17: 1}, total=3))[0, WIN] > 0.9

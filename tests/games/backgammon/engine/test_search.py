"""Evaluation and search: consistent for both sides, certain of finished games, and finding wins."""

import numpy as np
import pytest

from gamecase.games.backgammon.board import Board, side
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.api import MONEY, best, evaluate, rows_of, tournament_rules
from gamecase.games.backgammon.engine.candidates import ROLL_CHANCES, ROLLS, boards_after_rolls
from gamecase.games.backgammon.engine.chances import (
    WIN,
    Rows,
    equity,
    finished_chances,
    opponent_chances,
    opponent_rows,
)
from gamecase.games.backgammon.engine.cube_decisions import search_values
from gamecase.games.backgammon.engine.evaluator import evaluator
from gamecase.games.backgammon.engine.moves import boards_after, row_of, rule_flags
from gamecase.games.backgammon.engine.prefilter import select_best
from gamecase.games.backgammon.engine.search import Search
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import BOOKLETS, rules

OPENING = "4HPwATDgc/ABMA"


def random_rows(count: int, seed: int = 1) -> list[Rows]:
    """Rows after random play from the opening."""
    random = np.random.default_rng(seed)
    current = rows_of([OPENING], tournament_rules())
    flags = rule_flags(tournament_rules())
    rows: list[Rows] = []
    while len(rows) < count:
        boards, _ = boards_after_rolls(current, random.integers(1, 7, (1, 2)), flags)
        current = boards[random.integers(len(boards))][None, :]
        if finished_chances(current, tournament_rules())[0][0]:
            current = rows_of([OPENING], tournament_rules())
        rows.append(current[0])
    return rows


def test_the_probabilities_of_the_21_rolls_sum_to_one() -> None:
    assert len(ROLLS) == 21
    assert ROLL_CHANCES.sum() == pytest.approx(1)


def test_boards_are_those_of_the_move_generator() -> None:
    using = rules("tournament")
    board = Board(side({24: 2, 13: 5, 8: 3, 6: 5}), side({24: 2, 13: 5, 8: 3, 6: 5}))
    boards, starts = boards_after_rolls(
        row_of(board)[None, :], np.array([[3, 1]]), rule_flags(using)
    )
    expected = {tuple(row_of(each)) for each in boards_after(using, board, 3, 1)}
    assert {tuple(opponent_rows(each)) for each in boards} == expected
    assert starts.tolist() == [0, 16]


def test_chances_are_consistent() -> None:
    rows = np.array(random_rows(200))
    chances = evaluator(tournament_rules())(rows)
    assert ((chances >= 0) & (chances <= 1)).all()
    assert (chances[:, 2] <= chances[:, 1]).all()
    assert (chances[:, 1] <= chances[:, 0]).all()
    assert (chances[:, 4] <= chances[:, 3]).all()
    assert (chances[:, 3] <= 1 - chances[:, 0] + 1e-6).all()


def test_being_on_roll_is_better() -> None:
    rows = np.array(random_rows(200, seed=2))
    using = tournament_rules()
    kinds = np.empty(len(rows), np.int8)
    features.classify(rows, kinds)
    rows = rows[kinds >= features.CONTACT]
    on_roll = equity(evaluator(using)(rows), using)
    not_on_roll = equity(opponent_chances(evaluator(using)(opponent_rows(rows))), using)
    assert (on_roll > not_on_roll - 0.05).mean() > 0.95


def test_the_opponent_view_of_the_opponent_view_is_the_same() -> None:
    rows = np.array(random_rows(20))
    np.testing.assert_array_equal(opponent_rows(opponent_rows(rows)), rows)


@pytest.mark.parametrize(
    ("loser", "expected"),
    [
        (side({0: 1, 6: 14}), [1, 0, 0, 0, 0]),
        (side({6: 15}), [1, 1, 0, 0, 0]),
        (side({6: 14, 19: 1}), [1, 1, 1, 0, 0]),
        (side({6: 14, 25: 1}), [1, 1, 1, 0, 0]),
    ],
)
def test_the_chances_of_a_finished_game_are_certain(
    loser: tuple[int, ...], expected: list[int]
) -> None:
    row = row_of(Board(side({0: 15}), loser))[None, :]
    assert evaluator(tournament_rules())(row)[0].tolist() == expected
    assert (
        opponent_chances(evaluator(tournament_rules())(opponent_rows(row)))[0].tolist() == expected
    )


def test_gammons_are_worth_nothing_where_every_win_counts_once() -> None:
    row = row_of(Board(side({0: 15}), side({6: 15})))[None, :]
    single = next(using for using in map(rules, BOOKLETS) if len(using.win_kinds) == 1)
    assert equity(evaluator(single)(row), single)[0] == 1.0
    assert equity(evaluator(tournament_rules())(row), tournament_rules())[0] == 2.0


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_it_bears_off_its_last_checker(ply: int) -> None:
    board = Board(side({0: 14, 3: 1}), side({0: 14, 1: 1}))
    plays = best(board, (3, 1), ply=ply)
    assert plays[0].equity == 1.0
    assert plays[0].chances[WIN] == 1.0


@pytest.mark.parametrize("ply", [0, 1, 2, 3])
def test_it_finds_the_only_hit_that_can_win(ply: int) -> None:
    # They have one checker left; only a hit keeps us in the game.
    board = Board(side({20: 1, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 8: 2}), side({0: 14, 7: 1}))
    plays = best(board, (2, 1), ply=ply)
    assert plays[0].board.theirs[25] == 1


def test_one_ply_is_the_mean_over_rolls() -> None:
    using = tournament_rules()
    search = Search(using)
    rows = np.array(random_rows(5, seed=3))
    means = search.equity_by_roll(rows) @ ROLL_CHANCES
    np.testing.assert_allclose(equity(search.chances(rows, 1), using), means, atol=1e-5)


def test_a_finished_game_stays_finished_in_a_search() -> None:
    search = Search(tournament_rules())
    row = row_of(Board(side({6: 15}), side({0: 15})))[None, :]
    assert search.chances(row, 1)[0].tolist() == [0, 0, 0, 1, 0]


def test_the_prefilter_keeps_the_best_of_each_segment() -> None:
    values = np.array([1, 5, 3, 4, 2, 9, 7, 8], np.float32)
    kept, starts = select_best(values, np.array([0, 5, 6, 8]), 2)
    assert kept.tolist() == [1, 3, 5, 7, 6]
    assert starts.tolist() == [0, 2, 3, 5]


def test_results_are_reproducible() -> None:
    one, two = (best(OPENING, (6, 4), ply=1) for _ in range(2))
    assert [play.equity for play in one] == [play.equity for play in two]


@pytest.mark.parametrize(("dice", "ply"), [((7, 1), 0), ((0, 1), 0), ((1, 2, 3), 0), ((3, 1), 4)])
def test_impossible_dice_and_plies_are_refused(dice: tuple[int, ...], ply: int) -> None:
    with pytest.raises(BadInput):
        best(OPENING, dice, ply=ply)


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(BadInput, match="16 checkers on one side of 15"):
        evaluate([Board(side({6: 16}), side({6: 15}))])
    with pytest.raises(BadInput, match="both sides"):
        evaluate([Board(side({0: 15}), side({0: 15}))])
    with pytest.raises(ValueError, match="14"):
        evaluate(["short"])


def test_two_threads_give_identical_results() -> None:
    one, two = Search(tournament_rules()), Search(tournament_rules(), threads=2)
    rows = np.array(random_rows(40, seed=5))
    assert np.array_equal(one.chances(rows, 1), two.chances(rows, 1))
    cube_states = (MONEY, MONEY.doubled())
    assert np.array_equal(
        search_values(rows, cube_states, one, 1), search_values(rows, cube_states, two, 1)
    )


def test_a_side_with_a_checker_off_loses_no_gammon() -> None:
    using = tournament_rules()
    row = rows_of(["sGfwATDgc+ABMA"], using)  # one off, and two on the bar
    assert row[0, 0] == 1
    for ours, lost in ((row, slice(3, 5)), (opponent_rows(row), slice(1, 3))):
        assert not evaluator(using)(ours)[0, lost].any()
        assert not Search(using).chances(ours, 1)[0, lost].any()

"""The engine judges both sides alike, is sure of what is certain, and finds plays that win."""

import numpy as np
import pytest

from gamecase.games.backgammon.board import Board, side
from gamecase.games.backgammon.engine import features
from gamecase.games.backgammon.engine.api import MONEY, best, evaluate, modern_rules, rows_of
from gamecase.games.backgammon.engine.candidates import THROWS, WEIGHTS, after_throws
from gamecase.games.backgammon.engine.chances import (
    WIN,
    Rows,
    equity,
    finished,
    turned_chances,
    turned_rows,
)
from gamecase.games.backgammon.engine.cube_decisions import looked_ahead
from gamecase.games.backgammon.engine.evaluator import evaluator
from gamecase.games.backgammon.engine.moves import boards_after, flags_of, row_of
from gamecase.games.backgammon.engine.prefilter import sifted
from gamecase.games.backgammon.engine.search import Search
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import BOOKLETS, rules

OPENING = "4HPwATDgc/ABMA"


def some_boards(count: int, seed: int = 1) -> list[Rows]:
    """Boards after some random play from the opening."""
    random = np.random.default_rng(seed)
    row = rows_of([OPENING], modern_rules())
    flags = flags_of(modern_rules())
    found: list[Rows] = []
    while len(found) < count:
        boards, _ = after_throws(row, random.integers(1, 7, (1, 2)), flags)
        row = boards[random.integers(len(boards))][None, :]
        if finished(row, modern_rules())[0][0]:
            row = rows_of([OPENING], modern_rules())
        found.append(row[0])
    return found


def test_a_throw_has_twenty_one_ways_that_make_thirty_six() -> None:
    assert len(THROWS) == 21
    assert WEIGHTS.sum() == pytest.approx(1)


def test_boards_are_those_of_the_move_generator() -> None:
    using = rules("tournament")
    board = Board(side({24: 2, 13: 5, 8: 3, 6: 5}), side({24: 2, 13: 5, 8: 3, 6: 5}))
    boards, starts = after_throws(row_of(board)[None, :], np.array([[3, 1]]), flags_of(using))
    expected = {tuple(row_of(each)) for each in boards_after(using, board, 3, 1)}
    assert {tuple(turned_rows(each)) for each in boards} == expected
    assert starts.tolist() == [0, 16]


def test_chances_are_possible() -> None:
    rows = np.array(some_boards(200))
    chances = evaluator(modern_rules())(rows)
    assert ((chances >= 0) & (chances <= 1)).all()
    assert (chances[:, 2] <= chances[:, 1]).all()
    assert (chances[:, 1] <= chances[:, 0]).all()
    assert (chances[:, 4] <= chances[:, 3]).all()
    assert (chances[:, 3] <= 1 - chances[:, 0] + 1e-6).all()


def test_having_the_throw_is_better_than_not() -> None:
    rows = np.array(some_boards(200, seed=2))
    using = modern_rules()
    kinds = np.empty(len(rows), np.int8)
    features.sort_out(rows, kinds)
    rows = rows[kinds >= features.CONTACT]
    with_throw = equity(evaluator(using)(rows), using)
    without = equity(turned_chances(evaluator(using)(turned_rows(rows))), using)
    assert (with_throw > without - 0.05).mean() > 0.95


def test_turning_twice_changes_nothing() -> None:
    rows = np.array(some_boards(20))
    np.testing.assert_array_equal(turned_rows(turned_rows(rows)), rows)


@pytest.mark.parametrize(
    ("loser", "expected"),
    [
        (side({0: 1, 6: 14}), [1, 0, 0, 0, 0]),
        (side({6: 15}), [1, 1, 0, 0, 0]),
        (side({6: 14, 19: 1}), [1, 1, 1, 0, 0]),
        (side({6: 14, 25: 1}), [1, 1, 1, 0, 0]),
    ],
)
def test_a_finished_game_is_certain(loser: tuple[int, ...], expected: list[int]) -> None:
    row = row_of(Board(side({0: 15}), loser))[None, :]
    assert evaluator(modern_rules())(row)[0].tolist() == expected
    assert turned_chances(evaluator(modern_rules())(turned_rows(row)))[0].tolist() == expected


def test_where_every_win_counts_once_gammons_are_worth_nothing() -> None:
    row = row_of(Board(side({0: 15}), side({6: 15})))[None, :]
    single = next(using for using in map(rules, BOOKLETS) if len(using.win_kinds) == 1)
    assert equity(evaluator(single)(row), single)[0] == 1.0
    assert equity(evaluator(modern_rules())(row), modern_rules())[0] == 2.0


@pytest.mark.parametrize("ply", [0, 1, 2])
def test_it_bears_off_its_last_checker(ply: int) -> None:
    board = Board(side({0: 14, 3: 1}), side({0: 14, 1: 1}))
    found = best(board, (3, 1), ply=ply)
    assert found[0].equity == 1.0
    assert found[0].chances[WIN] == 1.0


@pytest.mark.parametrize("ply", [0, 1, 2, 3])
def test_it_hits_where_nothing_else_wins(ply: int) -> None:
    # They have one checker left, on their ace point; only a hit from the bar keeps us in the game.
    board = Board(side({20: 1, 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 8: 2}), side({0: 14, 7: 1}))
    found = best(board, (2, 1), ply=ply)
    assert found[0].board.theirs[25] == 1


def test_looking_ahead_is_the_mean_over_throws() -> None:
    using = modern_rules()
    search = Search(using)
    rows = np.array(some_boards(5, seed=3))
    by_throw = search.by_throw(rows) @ WEIGHTS
    np.testing.assert_allclose(equity(search.chances(rows, 1), using), by_throw, atol=1e-5)


def test_a_finished_game_stays_finished_when_looking_ahead() -> None:
    search = Search(modern_rules())
    row = row_of(Board(side({6: 15}), side({0: 15})))[None, :]
    assert search.chances(row, 1)[0].tolist() == [0, 0, 0, 1, 0]


def test_the_sieve_keeps_the_best_of_each_stretch() -> None:
    values = np.array([1, 5, 3, 4, 2, 9, 7, 8], np.float32)
    kept, starts = sifted(values, np.array([0, 5, 6, 8]), 2)
    assert kept.tolist() == [1, 3, 5, 7, 6]
    assert starts.tolist() == [0, 2, 3, 5]


def test_the_same_question_has_the_same_answer() -> None:
    one, two = (best(OPENING, (6, 4), ply=1) for _ in range(2))
    assert [each.equity for each in one] == [each.equity for each in two]


@pytest.mark.parametrize(("dice", "ply"), [((7, 1), 0), ((0, 1), 0), ((1, 2, 3), 0), ((3, 1), 4)])
def test_impossible_questions_are_refused(dice: tuple[int, ...], ply: int) -> None:
    with pytest.raises(BadInput):
        best(OPENING, dice, ply=ply)


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(BadInput, match="16 checkers on one side of 15"):
        evaluate([Board(side({6: 16}), side({6: 15}))])
    with pytest.raises(BadInput, match="both sides"):
        evaluate([Board(side({0: 15}), side({0: 15}))])
    with pytest.raises(ValueError, match="14"):
        evaluate(["short"])


def test_two_threads_think_the_same_to_the_bit() -> None:
    one, two = Search(modern_rules()), Search(modern_rules(), threads=2)
    rows = np.array(some_boards(40, seed=5))
    assert np.array_equal(one.chances(rows, 1), two.chances(rows, 1))
    stakes = (MONEY, MONEY.doubled())
    assert np.array_equal(looked_ahead(rows, stakes, one, 1), looked_ahead(rows, stakes, two, 1))


def test_who_has_a_checker_off_loses_no_gammon() -> None:
    using = modern_rules()
    row = rows_of(["sGfwATDgc+ABMA"], using)  # one off, and two on the bar all the same
    assert row[0, 0] == 1
    for ours, lost in ((row, slice(3, 5)), (turned_rows(row), slice(1, 3))):
        assert not evaluator(using)(ours)[0, lost].any()
        assert not Search(using).chances(ours, 1)[0, lost].any()

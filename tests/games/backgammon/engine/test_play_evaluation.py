"""Plays are evaluated, and mistakes explained by what they give away."""

import numpy as np
import pytest

from gamecase.games.backgammon.board import Board, CheckerStep, side, starting_side
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.play_evaluation import (
    LossKind,
    count_shots,
    evaluate_plays,
    find_mistake,
)
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.plays import RolledTurn, legal_plays
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import rules

TOURNAMENT = rules("tournament")
SEARCH = Search(TOURNAMENT)
OPENING = Board(starting_side(TOURNAMENT.setup), starting_side(TOURNAMENT.setup))


def test_all_plays_are_evaluated_and_the_best_is_first() -> None:
    turn = RolledTurn(TOURNAMENT, OPENING, (3, 1))
    plays = evaluate_plays(turn, SEARCH)
    assert {play.board for play in plays} == set(legal_plays(turn).results)
    assert plays[0].steps == (CheckerStep(8, 5), CheckerStep(6, 5))
    assert plays[0].cost == 0.0
    assert all(play.cost >= 0 for play in plays)
    assert all(0 <= chance <= 1 for play in plays for chance in play.chances)


def test_the_best_play_is_not_a_mistake() -> None:
    turn = RolledTurn(TOURNAMENT, OPENING, (3, 1))
    assert find_mistake(turn, evaluate_plays(turn, SEARCH)[0].board, SEARCH) is None


def test_an_unnecessary_blot_costs_shots_and_wins() -> None:
    turn = RolledTurn(TOURNAMENT, OPENING, (3, 1))
    board = OPENING.after(CheckerStep(6, 3)).after(CheckerStep(6, 5))
    mistake = find_mistake(turn, board, SEARCH)
    assert mistake is not None
    assert mistake.played.cost > 0.1
    losses = {loss.kind: loss for loss in mistake.losses}
    assert losses[LossKind.SHOTS].best == 0
    assert losses[LossKind.SHOTS].played > 10
    assert losses[LossKind.WINS].played < losses[LossKind.WINS].best


def test_an_unreachable_board_is_refused() -> None:
    with pytest.raises(BadInput, match="no legal play"):
        find_mistake(RolledTurn(TOURNAMENT, OPENING, (3, 1)), OPENING, SEARCH)


@pytest.mark.parametrize(
    ("away", "rolls"),
    # How many of 36 rolls hit a blot this many points away with nothing between: a table that
    # players know.
    [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5), (12, 3)],
)
def test_shots_match_the_usual_table(away: int, rolls: int) -> None:
    ours, theirs = side({15: 1, 1: 14}), side({10 + away: 1, 1: 14})
    # The fourteen checkers on the ace points of both sides block nothing.
    assert count_shots(row_of(Board(ours, theirs)), TOURNAMENT) == rolls


def test_there_are_no_shots_without_a_blot() -> None:
    row = row_of(Board(side({6: 15}), side({24: 2, 13: 13})))
    assert count_shots(row, TOURNAMENT) == 0
    assert row.dtype == np.int8

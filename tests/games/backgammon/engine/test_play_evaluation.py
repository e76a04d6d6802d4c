"""A hint tells what plays are worth; a mistake is told by what it gave away, exactly."""

import numpy as np
import pytest

from gamecase.games.backgammon.board import Board, Step, side, starting_side
from gamecase.games.backgammon.engine.hints import Loss, count_shots, hints, mistake
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.search import Search
from gamecase.games.backgammon.plays import Turn, legal_plays
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import rules

TOURNAMENT = rules("tournament")
SEARCH = Search(TOURNAMENT)
OPENING = Board(starting_side(TOURNAMENT.setup), starting_side(TOURNAMENT.setup))


def test_hints_are_all_plays_and_the_best_is_first() -> None:
    turn = Turn(TOURNAMENT, OPENING, (3, 1))
    told = hints(turn, SEARCH)
    assert {hint.board for hint in told} == set(legal_plays(turn).results)
    assert told[0].steps == (Step(8, 5), Step(6, 5))
    assert told[0].cost == 0.0
    assert all(hint.cost >= 0 for hint in told)
    assert all(0 <= chance <= 1 for hint in told for chance in hint.chances)


def test_the_best_play_is_no_mistake() -> None:
    turn = Turn(TOURNAMENT, OPENING, (3, 1))
    assert mistake(turn, hints(turn, SEARCH)[0].board, SEARCH) is None


def test_a_blot_left_for_nothing_is_told_as_shots_and_wins() -> None:
    turn = Turn(TOURNAMENT, OPENING, (3, 1))
    poor = OPENING.after(Step(6, 3)).after(Step(6, 5))
    found = mistake(turn, poor, SEARCH)
    assert found is not None
    assert found.played.cost > 0.1
    told = {given.what: given for given in found.given}
    assert told[Loss.SHOTS].best == 0
    assert told[Loss.SHOTS].played > 10
    assert told[Loss.WINS].played < told[Loss.WINS].best


def test_a_board_no_play_leads_to_is_refused() -> None:
    with pytest.raises(BadInput, match="no legal play"):
        mistake(Turn(TOURNAMENT, OPENING, (3, 1)), OPENING, SEARCH)


@pytest.mark.parametrize(
    ("away", "throws"),
    # How many throws of 36 hit a lone checker so many points away, with nothing between: every
    # player knows this table.
    [(1, 11), (2, 12), (3, 14), (4, 15), (5, 15), (6, 17), (7, 6), (8, 6), (9, 5), (12, 3)],
)
def test_shots_are_counted_as_players_count_them(away: int, throws: int) -> None:
    ours, theirs = side({15: 1, 1: 14}), side({10 + away: 1, 1: 14})
    # Their fourteen on their ace point and ours on ours stand in nobody's way.
    assert count_shots(row_of(Board(ours, theirs)), TOURNAMENT) == throws


def test_nothing_is_hit_where_nothing_stands_alone() -> None:
    row = row_of(Board(side({6: 15}), side({24: 2, 13: 13})))
    assert count_shots(row, TOURNAMENT) == 0
    assert row.dtype == np.int8

"""Truncated rollouts: reports after every 36 games, errors that shrink, exact endings."""

from collections.abc import Generator
from itertools import islice
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from gamecase import Board as GameBoard
from gamecase import Limit, rollout_iter
from gamecase.engines.bot import MoveContext
from gamecase.games.backgammon.board import Board
from gamecase.games.backgammon.bot import bot
from gamecase.games.backgammon.engine.candidates import boards_after_rolls
from gamecase.games.backgammon.engine.cube_decisions import CubeDecision, analyse_cube
from gamecase.games.backgammon.engine.cube_model import CubeState, Owner
from gamecase.games.backgammon.engine.moves import row_of, rule_flags
from gamecase.games.backgammon.engine.play_evaluation import PLAIN
from gamecase.games.backgammon.engine.request_handler import answer_request
from gamecase.games.backgammon.engine.search import MoveFilter, Search
from gamecase.games.backgammon.engine.truncated_rollouts import (
    LEVELS,
    TruncatedLevel,
    find_level,
    roll_out_cube,
    roll_out_plays,
)
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import checkers, rules

RULES = rules("tournament")
SEARCH = Search(RULES)
ROLLED = "XGID=-b----E-C---eE---c-e----B-:0:0:1:62:0:0:0:0:10"
START = "24:2 13:5 8:3 6:5"
SHORT = TruncatedLevel(games=108, turns=2)


def row_of_sides(ours: str, theirs: str) -> NDArray[np.int8]:
    return row_of(Board(checkers(ours), checkers(theirs)))


OPENING = row_of_sides(START, START)


def boards_after(row: NDArray[np.int8], high: int, low: int) -> NDArray[np.int8]:
    return boards_after_rolls(row[None], np.array([(high, low)]), rule_flags(RULES))[0]


def test_the_search_reports_first_and_then_every_36_games() -> None:
    boards = boards_after(OPENING, 6, 2)
    level = TruncatedLevel(games=108, turns=2, candidates=MoveFilter(2, 1.0))
    reports = [*roll_out_plays(boards, SEARCH, level, PLAIN)]
    assert [report[0].games for report in reports] == [0, 36, 72, 108]
    assert all(len(report) == len(boards) for report in reports)
    errors = [report[0].error for report in reports[1:]]
    assert errors[0] > errors[-1] > 0
    assert [play.games > 0 for play in reports[-1][:3]] == [True, True, False]


def test_a_play_that_is_clearly_worse_is_given_up() -> None:
    level = TruncatedLevel(games=108, turns=2, candidates=MoveFilter(6, 1.0))
    *_, last = roll_out_plays(boards_after(OPENING, 3, 1), SEARCH, level, PLAIN)
    games = {play.games for play in last}
    assert last[0].games == 108
    assert 72 in games


def test_nothing_is_rolled_out_where_one_play_stands_out() -> None:
    boards = boards_after(OPENING, 3, 1)
    assert len([*roll_out_plays(boards, SEARCH, SHORT, PLAIN, only_to_choose=True)]) == 1
    *_, last = roll_out_plays(boards, SEARCH, SHORT, PLAIN)
    assert last[0].games == SHORT.games


def test_a_rollout_agrees_with_the_search_about_a_clear_play() -> None:
    boards = boards_after(OPENING, 4, 2)
    *_, rolled = roll_out_plays(boards, SEARCH, LEVELS["1T"], PLAIN)
    searched = SEARCH.rank_boards(boards, 1)[0]
    assert rolled[0].index == searched.index
    assert rolled[0].equity == pytest.approx(searched.equity, abs=0.05)


def test_exact_endings_are_not_rolled_out() -> None:
    ending = row_of_sides("6:2 5:1", "6:1 4:1")
    reports = [*roll_out_plays(boards_after(ending, 2, 1), SEARCH, SHORT, PLAIN)]
    assert [report[0].games for report in reports] == [0]
    assert [rolled.games for rolled in roll_out_cube(ending, CubeState(), SEARCH, SHORT)] == [0]


def test_games_in_which_plays_are_searched_have_the_same_mean() -> None:
    """Deeper play changes the mean by less than the errors; luck does not bias it."""
    row = row_of_sides("13:3 8:3 6:5 5:2 4:2", "24:2 13:4 8:3 6:5 3:1")
    level = TruncatedLevel(games=36, turns=2, plies=(1,), end_ply=1, candidates=MoveFilter(1, 0.0))
    boards = boards_after(row, 5, 4)
    *_, rolled = roll_out_plays(boards, SEARCH, level, PLAIN)
    deep = SEARCH.chances(boards[rolled[0].index][None], 2)
    equity = -(2 * deep[0, 0] - 1 + deep[0, 1:3].sum() - deep[0, 3:5].sum())
    assert rolled[0].equity == pytest.approx(equity, abs=0.03)


# --- the cube ---


def test_a_cube_decision_is_reported_with_errors() -> None:
    row = row_of_sides("13:3 8:3 6:5 5:2 4:2", "24:2 13:4 8:3 6:5 3:1")
    reports = [*roll_out_cube(row, CubeState(), SEARCH, SHORT)]
    assert [rolled.games for rolled in reports] == [0, 36, 72, 108]
    searched, last = analyse_cube(row, CubeState(), SEARCH, 1), reports[-1]
    assert last.analysis.no_double == pytest.approx(searched.no_double, abs=0.1)
    assert last.analysis.double_take == pytest.approx(searched.double_take, abs=0.2)
    assert 0 < last.no_double_error < last.double_take_error < 0.1


def test_in_a_match_errors_have_the_unit_of_the_values() -> None:
    state = CubeState(ours=5, theirs=7)
    *_, last = roll_out_cube(OPENING, state, SEARCH, SHORT)
    assert last.analysis.match_chance is not None
    assert 0.4 < last.analysis.match_chance < 0.7
    *_, money = roll_out_cube(OPENING, CubeState(), SEARCH, SHORT)
    assert 0.3 < last.no_double_error / money.no_double_error < 3.0


def test_who_may_not_double_is_only_rolled_out_undoubled() -> None:
    *_, last = roll_out_cube(OPENING, CubeState(owner=Owner.THEM), SEARCH, SHORT)
    assert last.analysis.decision is CubeDecision.NO_DOUBLE
    assert last.double_take_error == 0.0 < last.no_double_error


# --- the library and the players ---


def test_the_library_streams_a_level() -> None:
    board = GameBoard.from_id(ROLLED)
    reports = board.analyse_iter(lines=2, limit=Limit(level="1T"))
    games = [report.lines[0].games for report in islice(reports, 3)]
    assert games == [0, 0, 36]
    report = next(reports)
    low, high = report.lines[0].interval
    assert low < report.lines[0].value < high


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(BadInput, match="1T"):
        find_level("4T")
    with pytest.raises(BadInput, match="level"):
        GameBoard("chess").analyse(limit=Limit(level="1T"))


def test_a_rollout_can_be_watched_and_stopped() -> None:
    results = rollout_iter("4HPwATDgc/ABMA", games=1296, truncate=1)
    first, second = next(results), next(results)
    assert (first.games, second.games) == (108, 216)
    assert second.equity.error < first.equity.error
    assert isinstance(results, Generator)
    results.close()
    assert next(results, None) is None


def test_the_grandmaster_decides_in_its_time() -> None:
    board = GameBoard.from_id(ROLLED)
    advice = bot("grandmaster").advise(board.position, MoveContext(random=Random(1), seconds=0.1))
    board.push(advice.action)


def test_requests_may_name_a_level() -> None:
    request = {"position": "4HPwATDgc/ABMA", "dice": [3, 1], "level": "1T"}
    response = answer_request(request, 0)
    assert response["move"] == "8/5 6/5"
    assert (response["games"], response["error"] > 0) == (72, True)
    cube = answer_request({"xgid": ROLLED.replace(":62:", ":00:"), "level": "1T"}, 0)
    assert (cube["action"], cube["games"]) == ("no double", 72)
    with pytest.raises(BadInput, match="level"):
        answer_request({**request, "level": "9T"}, 0)

"""The drills of backgammon: their numbers agree with the rules, the engine and known values."""

from random import Random
from typing import Any

import pytest

from gamecase.engines.drill_module import HARDEST, ExerciseWish
from gamecase.games.backgammon.board import pips
from gamecase.games.backgammon.drills import DRILLS, exercise, judge, pick
from gamecase.games.backgammon.drills.source import read_lines
from gamecase.games.backgammon.drills.take_point import OfferedScore, take_point
from gamecase.games.backgammon.engine.cube_decisions import analyse_cube, cube_state_of
from gamecase.games.backgammon.engine.match_equity import match_table
from gamecase.games.backgammon.engine.moves import row_of
from gamecase.games.backgammon.engine.player import search_for
from gamecase.games.backgammon.opening_rollouts import (
    find_decision,
    opening_decisions,
    position_of_decision,
)
from gamecase.games.backgammon.rules import Backgammon
from gamecase.kernel.seat import Seat
from gamecase.registry import find

RULES = find("backgammon").rules("tournament")
GAME = Backgammon()


@pytest.mark.parametrize("drill", [drill.key for drill in DRILLS])
def test_there_are_many_exercises_of_every_difficulty(drill: str) -> None:
    random, names = Random(1), set[str]()
    for nth in range(200):
        wish = ExerciseWish(400 + nth * 10.0, random, frozenset(names))
        names.add(pick(RULES, drill, wish))
    found = [exercise(RULES, drill, name).difficulty for name in names]
    assert len(names) >= 120
    assert min(found) < 1100
    assert 1500 < max(found) < HARDEST


def test_every_pip_count_is_that_of_the_rules() -> None:
    for nth in range(len(read_lines("pip_count"))):
        shown = exercise(RULES, "pip-count", str(nth))
        assert shown.position is not None
        counts = f"{pips(shown.position.first)} {pips(shown.position.second)}"
        assert judge(RULES, "pip-count", str(nth), (counts,)).score == 1
        wrong = f"{pips(shown.position.first) + 1} {pips(shown.position.second)}"
        assert judge(RULES, "pip-count", str(nth), (wrong,)).score == 0


def test_the_sum_of_a_pip_count_is_its_total() -> None:
    for phrase in judge(RULES, "pip-count", "3", ()).why:
        terms = str(phrase.facts["terms"]).split(" + ")
        total = sum(int(count) * int(point) for count, point in (term.split("×") for term in terms))
        assert total == phrase.facts["total"]


def test_known_take_points_are_met() -> None:
    """At 2-away 2-away a double is the last one; far from the end it is as for money."""
    table = match_table().scores
    point = take_point(OfferedScore(2, 2, 2))
    assert point.percent == pytest.approx(100 * table[2, 1])
    assert take_point(OfferedScore(9, 9, 2)).percent == pytest.approx(25, abs=2)
    assert (point.lost, point.won) == (0, 100)


def test_an_estimate_scores_less_the_farther_it_is_off() -> None:
    right = int(judge(RULES, "race-chance", "0", ()).solution[0])
    scores = [judge(RULES, "race-chance", "0", (str(right + off),)).score for off in (0, 4, 8, 14)]
    assert scores == sorted(scores, reverse=True)
    assert scores[0] > 0.9
    assert scores[-1] == 0


@pytest.mark.parametrize("nth", range(0, 430, 43))
def test_cube_actions_are_those_of_the_engine(nth: int) -> None:
    line: Any = read_lines("cube_action")[nth]
    position = exercise(RULES, "cube-action", str(nth)).position
    assert position is not None
    state = cube_state_of(position, Seat.FIRST)
    analysis = analyse_cube(row_of(position.board), state, search_for(RULES), 2)
    assert analysis.decision.value == line["decision"]
    assert analysis.no_double == pytest.approx(line["values"][0], abs=0.01)


def test_all_first_throws_and_all_replies_to_the_usual_plays_are_there() -> None:
    firsts = [decision for decision in opening_decisions() if not decision.reply]
    assert len(firsts) == 15
    replied = {(d.throw, d.played) for d in opening_decisions() if d.reply}
    assert {throw for throw, _ in replied} == {decision.throw for decision in firsts}
    for throw, played in replied:
        replies = {d.reply for d in opening_decisions() if (d.throw, d.played) == (throw, played)}
        assert len(replies) == 21


def test_standard_errors_of_openings_are_small() -> None:
    errors = [play.error for decision in opening_decisions() for play in decision.plays]
    assert sum(error > 0.01 for error in errors) < 0.05 * len(errors)
    assert max(errors) < 0.02


@pytest.mark.parametrize(
    ("throw", "play"),
    [("31", "8/5 6/5"), ("42", "8/4 6/4"), ("61", "13/7 8/7"), ("53", "8/3 6/3")],
)
def test_points_are_made_with_the_throws_that_make_them(throw: str, play: str) -> None:
    decision = find_decision(throw)
    assert decision is not None
    assert decision.plays[0].text == play


def test_every_play_of_an_opening_is_legal_and_the_best_one_first() -> None:
    for decision in opening_decisions():
        position = position_of_decision(RULES, decision)
        equities = [play.equity for play in decision.plays]
        assert equities == sorted(equities, reverse=True)
        for play in decision.plays:
            assert GAME.judge(position, GAME.read_action(play.text)) is None


def test_a_play_in_another_order_is_the_same_answer() -> None:
    decisions = opening_decisions()
    name = str(decisions.index(next(d for d in decisions if d.throw == "31" and not d.reply)))
    assert judge(RULES, "opening-play", name, ("6/5 8/5",)).score == 1
    assert judge(RULES, "opening-play", name, ("24/23 13/10",)).score == 0

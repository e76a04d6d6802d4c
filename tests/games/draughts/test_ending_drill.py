"""Endings against the tables: every exercise that is shipped, and the opponent."""

from collections import Counter

import pytest

from gamecase.games.draughts import drills
from gamecase.games.draughts.drills import ENDING_BOOKLETS
from gamecase.games.draughts.ending_drill import (
    MOVES_TO_HOLD,
    Ending,
    best_reply,
    endings,
    value_reached,
)
from gamecase.games.draughts.ending_values import EndingValue, table_of
from gamecase.games.draughts.notation import read_move, read_position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Ruleset
from gamecase.kernel.seat import Seat
from gamecase.registry import find

GAME = Draughts()

booklets = pytest.mark.parametrize("key", ENDING_BOOKLETS)


def rules_of(key: str) -> Ruleset:
    rules: Ruleset = find("draughts").rules(key)
    return rules


def exercises_of(key: str) -> list[Ending]:
    return [*endings(f"endings-{key}").values()]


@booklets
def test_the_goal_of_every_exercise_is_its_value_in_the_tables(key: str) -> None:
    rules = rules_of(key)
    for exercise in exercises_of(key):
        position = read_position(rules, exercise.position)
        assert table_of(rules).value(position) is exercise.goal
    assert {each.goal for each in exercises_of(key)} == {EndingValue.WIN, EndingValue.DRAW}


@booklets
def test_every_solution_reaches_its_goal_against_the_opponent(key: str) -> None:
    rules = rules_of(key)
    for exercise in exercises_of(key):
        position = read_position(rules, exercise.position)
        player = rules.seat_of(position.turn)
        for nth, text in enumerate(exercise.solution, 1):
            position = GAME.apply(position, read_move(text))
            assert value_reached(position) is exercise.goal, exercise
            if GAME.outcome(position) or nth == len(exercise.solution):
                break
            position = GAME.apply(position, read_move(best_reply(position)))
        outcome = GAME.outcome(position)
        if exercise.goal is EndingValue.WIN:
            assert outcome is not None
            assert outcome.winners == (player,), exercise
        else:
            assert outcome is None or not outcome.winners
            assert outcome is not None or len(exercise.solution) <= MOVES_TO_HOLD


@booklets
def test_a_move_that_gives_the_result_away_ends_the_exercise(key: str) -> None:
    rules, seen = rules_of(key), Counter[str]()
    for exercise in exercises_of(key)[::6]:
        position = read_position(rules, exercise.position)
        for text in GAME.listed_by_text(position):
            verdict = drills.judge(rules, f"endings-{key}", exercise.name, (text,))
            reached = value_reached(GAME.apply(position, read_move(text)))
            assert verdict.is_right == (reached is exercise.goal)
            if not verdict.is_right:
                assert verdict.is_over
                assert verdict.why[0].facts == {"value": reached.name.lower()}
                seen[reached.name] += 1
    assert seen["DRAW"]
    assert seen["LOSS"]


def test_the_opponent_keeps_what_it_has() -> None:
    for key in ENDING_BOOKLETS:
        rules = rules_of(key)
        for exercise in exercises_of(key)[::10]:
            position = read_position(rules, exercise.position)
            value = table_of(rules).value(position)  # now seen as the opponent's
            after = GAME.apply(position, read_move(best_reply(position)))
            assert value_reached(after) is value


def test_a_draw_is_held_when_it_was_held_long_enough() -> None:
    exercise = next(
        each
        for each in exercises_of("english")
        if each.goal is EndingValue.DRAW and len(each.solution) == MOVES_TO_HOLD
    )
    rules = rules_of("english")
    solution = exercise.solution
    verdict = drills.judge(rules, "endings-english", exercise.name, solution[:-1])
    assert not verdict.is_over
    verdict = drills.judge(rules, "endings-english", exercise.name, solution)
    assert verdict.is_over
    assert verdict.is_right


def test_repeating_a_won_position_until_it_is_a_draw_is_wrong() -> None:
    rules = rules_of("english")
    judged = 0
    for exercise in exercises_of("english"):
        position = read_position(rules, exercise.position)
        if exercise.goal is not EndingValue.WIN:
            continue
        answers: list[str] = []
        while GAME.to_act(position) is not Seat.NOBODY and len(answers) < 20:
            keeping = [
                text
                for text in GAME.listed_by_text(position)
                if value_reached(GAME.apply(position, read_move(text))) is EndingValue.WIN
            ]
            if not keeping:
                break
            answers.append(keeping[-1])
            position = GAME.apply(position, read_move(keeping[-1]))
            if not GAME.outcome(position):
                position = GAME.apply(position, read_move(best_reply(position)))
        outcome = GAME.outcome(position)
        if outcome is not None and not outcome.winners:
            verdict = drills.judge(rules, "endings-english", exercise.name, tuple(answers))
            assert verdict.is_over
            assert not verdict.is_right
            judged += 1
            if judged == 3:
                return
    assert judged

"""Answers to exercises are checked before a game judges them."""

from random import Random

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.registry import find
from gamecase.study.drill_exercises import MOST_ANSWERS, DrillExercises
from gamecase.study.drill_progress import DrillProgress

SHOT = "flick 0 0 900"


def session(game: str, key: str) -> DrillExercises:
    package = find(game)
    assert package.drills is not None
    drill = next(each for each in package.drills.DRILLS if each.key == key)
    return DrillExercises(package.game, package.drills, drill, package.rules(drill.booklet))


def test_an_exercise_is_picked_that_was_not_set_lately() -> None:
    drill = session("tictactoe", "only-square")
    progress = DrillProgress(game="tictactoe", drill="only-square")
    for nth in range(20):
        name = drill.pick(progress, Random(nth))
        assert name not in progress.recent
        progress = progress.with_exercise(name)


def test_numbers_are_whole_and_within_their_bounds() -> None:
    drill = session("backgammon", "pip-count")
    assert drill.check("0", None, " 007   12 ") == "7 12"
    for text in ("", "7", "7 8 9", "7 -8", "7 8.5", "7 400", "7 ８", "x y", "9" * 50):
        with pytest.raises(BadInput, match="expected 2 whole numbers, 0 to 375, 0 to 375"):
            drill.check("0", None, text)


def test_a_choice_is_one_of_those_given() -> None:
    drill = session("backgammon", "cube-action")
    assert drill.check("0", None, "double-take") == "double-take"
    with pytest.raises(BadInput, match="expected one of"):
        drill.check("0", None, "double")


def test_an_action_is_legal_and_written_as_the_game_writes_it() -> None:
    drill = session("tictactoe", "only-square")
    name = drill.pick(DrillProgress(game="", drill=""), Random(1))
    position = drill.position_after(name, ())
    taken = next(s for s in "123456789" if drill.game.judge(position, drill.game.read_action(s)))
    assert isinstance(drill.check(name, position, taken), Refusal)
    free = next(s for s in "123456789" if not drill.game.judge(position, drill.game.read_action(s)))
    assert drill.check(name, position, free) in {
        "a1",
        "a2",
        "a3",
        "b1",
        "b2",
        "b3",
        "c1",
        "c2",
        "c3",
    }


def test_answers_after_the_end_are_refused() -> None:
    drill = session("crokinole", "open-twenty")
    assert drill.position_after("0.1", (SHOT,) * 4) is not None
    with pytest.raises(BadInput, match="have ended the exercise"):
        drill.position_after("0.1", (SHOT,) * 5)
    with pytest.raises(BadInput, match="at most"):
        drill.position_after("0.1", (SHOT,) * MOST_ANSWERS)
    with pytest.raises(BadInput, match="not legal there"):
        drill.position_after("0.1", ("flick 80 0 900",))

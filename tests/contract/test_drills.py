"""The contract of drills, for every drill of every game."""

from random import Random
from typing import Any

import pytest

from gamecase.engines.drill_module import (
    EASIEST,
    HARDEST,
    LONGEST_NAME,
    ActionForm,
    ChoiceForm,
    Drill,
    Exercise,
    ExerciseWish,
    NumberForm,
    Verdict,
)
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage, all_games
from gamecase.words import Speaker, speaker

DRILLS = [
    pytest.param(package, drill, id=f"{package.game.key}-{drill.key}")
    for package in all_games().values()
    if package.drills is not None
    for drill in package.drills.DRILLS
]
EXERCISES = 12  # tried of each drill
BAD_NAMES = ("", "x", "-1", "0x1", "99999999999999999999", "é", "a b", "' OR 1=1", "\0", "9" * 60)


def picked(package: GamePackage, drill: Drill) -> list[str]:
    assert package.drills is not None
    rules = package.rules(drill.booklet)
    step = (HARDEST - EASIEST) / (EXERCISES - 1)
    return [
        package.drills.pick(rules, drill.key, ExerciseWish(EASIEST + nth * step, Random(nth)))
        for nth in range(EXERCISES)
    ]


def say_all(words: Speaker, verdict: Verdict[Any]) -> None:
    for phrase in (*verdict.why, *([verdict.answer] if verdict.answer else [])):
        assert words.say(phrase).strip()
    for line in verdict.lines:
        assert line.worth is None or words.say(line.worth)


@pytest.mark.parametrize(("package", "drill"), DRILLS)
def test_a_drill_has_words_and_a_booklet(package: GamePackage, drill: Drill) -> None:
    words = speaker("en", package.game.key)
    assert drill.key.replace("-", "").isalnum()
    assert drill.key == drill.key.lower()
    assert drill.booklet in package.booklets
    assert words(drill.message)
    assert words(f"{drill.message}-about")


@pytest.mark.parametrize(("package", "drill"), DRILLS)
def test_exercises_can_be_rebuilt_from_their_names(package: GamePackage, drill: Drill) -> None:
    assert package.drills is not None
    words, rules = speaker("en", package.game.key), package.rules(drill.booklet)
    for name in picked(package, drill):
        assert 0 < len(name) <= LONGEST_NAME
        assert name.isprintable()
        exercise = package.drills.exercise(rules, drill.key, name)
        assert exercise == package.drills.exercise(rules, drill.key, name)
        assert EASIEST <= exercise.difficulty <= HARDEST
        assert words.say(exercise.task)
        check_form(package, exercise, words)


def check_form(package: GamePackage, exercise: Exercise[Any], words: Speaker) -> None:
    assert exercise.seat.is_player
    if exercise.position is not None:
        scene = package.table.draw(exercise.position, exercise.seat)
        assert scene.pieces
    match exercise.form:
        case ActionForm():
            assert package.game.to_act(exercise.position) is exercise.seat
        case NumberForm(fields):
            assert fields
            assert all(field.low < field.high and words.say(field.label) for field in fields)
        case ChoiceForm(choices):
            assert len({key for key, _ in choices}) == len(choices) > 1
            assert all(key and words.say(phrase) for key, phrase in choices)


@pytest.mark.parametrize(("package", "drill"), DRILLS)
def test_giving_up_shows_a_solution_that_is_right(package: GamePackage, drill: Drill) -> None:
    assert package.drills is not None
    words, rules = speaker("en", package.game.key), package.rules(drill.booklet)
    for name in picked(package, drill):
        verdict = package.drills.judge(rules, drill.key, name, ())
        assert verdict.is_over
        assert verdict.score == 0
        say_all(words, verdict)
        for nth in range(len(verdict.solution)):
            answers = verdict.solution[: nth + 1]
            judged = package.drills.judge(rules, drill.key, name, answers)
            assert judged.is_right
            assert judged.is_over == (nth == len(verdict.solution) - 1)
            say_all(words, judged)


@pytest.mark.parametrize(("package", "drill"), DRILLS)
def test_lines_are_legal_from_the_position_of_the_exercise(
    package: GamePackage, drill: Drill
) -> None:
    assert package.drills is not None
    game, rules = package.game, package.rules(drill.booklet)
    for name in picked(package, drill):
        for line in package.drills.judge(rules, drill.key, name, ()).lines:
            position = package.drills.exercise(rules, drill.key, name).position
            for text in line.actions:
                action = game.read_action(text)
                assert (
                    game.to_act(position).is_player is False or game.judge(position, action) is None
                )
                position = game.apply(position, action)


@pytest.mark.parametrize(("package", "drill"), DRILLS)
def test_harder_exercises_are_picked_for_stronger_players(
    package: GamePackage, drill: Drill
) -> None:
    assert package.drills is not None
    rules = package.rules(drill.booklet)
    names = picked(package, drill)
    found = [package.drills.exercise(rules, drill.key, name).difficulty for name in names]
    assert sum(found[:4]) < sum(found[-4:])


@pytest.mark.parametrize(("package", "drill"), DRILLS)
def test_exercises_set_lately_are_avoided(package: GamePackage, drill: Drill) -> None:
    assert package.drills is not None
    rules, avoided = package.rules(drill.booklet), set[str]()
    for nth in range(8):
        wish = ExerciseWish(1200.0, Random(1), frozenset(avoided))
        name = package.drills.pick(rules, drill.key, wish)
        assert name not in avoided, nth
        avoided.add(name)


@pytest.mark.parametrize(("package", "drill"), DRILLS)
@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_of_no_exercise_is_refused(package: GamePackage, drill: Drill, name: str) -> None:
    assert package.drills is not None
    with pytest.raises(BadInput):
        package.drills.exercise(package.rules(drill.booklet), drill.key, name)

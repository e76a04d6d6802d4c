"""Drills by the API: the server judges, and the solution is not sent before."""

from typing import Any

import pytest

from gamecase.registry import find
from web.api_program import ApiProgram
from web.site import Site

PATH = "drills/tictactoe/only-square"


def post(program: ApiProgram, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = program.post(path, **body)
    assert answer.status_code == status, answer.text
    message: dict[str, Any] = answer.json()
    return message


def solution(game: str, drill: str, name: str) -> list[str]:
    package = find(game)
    assert package.drills is not None
    booklet = next(each.booklet for each in package.drills.DRILLS if each.key == drill)
    return [*package.drills.judge(package.rules(booklet), drill, name, ()).solution]


def test_drills_are_listed_with_the_senders_rating(site: Site) -> None:
    listed = ApiProgram(site).get("drills").json()["drills"]
    drill = next(each for each in listed if each["drill"] == "only-square")
    assert drill["game"] == "tictactoe"
    assert drill["rating"] == 1200
    assert drill["answers"] == 0


def test_an_exercise_is_set_without_its_solution_and_answered(site: Site) -> None:
    program = ApiProgram(site)
    exercise = post(program, f"{PATH}/next")
    assert exercise["asks"] == "action"
    assert "solution" not in exercise
    assert exercise["position"] == exercise["exercise"]
    assert post(program, f"{PATH}/next")["exercise"] == exercise["exercise"]
    right = solution("tictactoe", "only-square", exercise["exercise"])
    verdict = post(program, f"{PATH}/answer", exercise=exercise["exercise"], answers=right)
    assert (verdict["is_right"], verdict["is_counted"]) == (True, True)
    assert verdict["solution"] == right
    assert verdict["rating"] > 1200
    again = post(program, f"{PATH}/answer", exercise=exercise["exercise"], answers=right)
    assert not again["is_counted"]
    drill = next(
        each for each in program.get("drills").json()["drills"] if each["drill"] == "only-square"
    )
    assert (drill["answers"], drill["right"], drill["streak"]) == (1, 1, 1)


@pytest.mark.parametrize("drill", ["pip-count", "cube-action", "take-point", "bearoff-play"])
def test_every_form_of_answer_is_judged(site: Site, drill: str) -> None:
    program, path = ApiProgram(site), f"drills/backgammon/{drill}"
    exercise = post(program, f"{path}/next")["exercise"]
    right = solution("backgammon", drill, exercise)
    verdict = post(program, f"{path}/answer", exercise=exercise, answers=right)
    assert (verdict["is_right"], verdict["is_counted"]) == (True, True)
    assert verdict["why"]


def test_giving_up_sends_the_solution(site: Site) -> None:
    program = ApiProgram(site)
    exercise = post(program, f"{PATH}/next")["exercise"]
    verdict = post(program, f"{PATH}/answer", exercise=exercise)
    assert (verdict["is_right"], verdict["is_counted"]) == (False, True)
    assert verdict["solution"]


def test_a_series_of_shots_counts_at_its_end(site: Site) -> None:
    program, path = ApiProgram(site), "drills/crokinole/open-twenty"
    exercise = post(program, f"{path}/next")["exercise"]
    shots = ["flick 0 0 900"]
    first = post(program, f"{path}/answer", exercise=exercise, answers=shots)
    assert (first["is_over"], first["is_counted"]) == (False, False)
    assert first["replies"][0].startswith("settle ")
    last = post(program, f"{path}/answer", exercise=exercise, answers=shots * 5)
    assert (last["is_over"], last["is_counted"]) == (True, True)
    post(program, f"{path}/answer", 400, exercise=exercise, answers=shots * 6)


def test_an_illegal_action_is_refused_with_its_clause(site: Site) -> None:
    program = ApiProgram(site)
    exercise = post(program, f"{PATH}/next")["exercise"]
    package = find("tictactoe")
    position = package.game.read_position(package.rules(), exercise)
    taken = next(s for s in ("a1", "a2", "a3", "b1", "b2") if s not in position.empty_squares())
    refused = post(program, f"{PATH}/answer", 409, exercise=exercise, answers=[taken])
    assert refused["code"] == "refused"
    assert post(program, f"{PATH}/next")["exercise"] == exercise


BAD = [
    {"exercise": ""},
    {"exercise": "x"},
    {"exercise": 1},
    {},
    {"exercise": "x", "more": 1},
    {"exercise": "0", "answers": ["1 2 3"]},
    {"exercise": "0", "answers": ["-1 5"]},
    {"exercise": "0", "answers": ["1 1e3"]},
    {"exercise": "0", "answers": ["٣ ٣"]},
    {"exercise": "0", "answers": ["9" * 300]},
    {"exercise": "0", "answers": ["1 2", "1 2"]},
    {"exercise": "0", "answers": ["1 2"] * 60},
]


@pytest.mark.parametrize("body", BAD)
def test_bad_answers_are_refused_with_a_reason(site: Site, body: dict[str, Any]) -> None:
    program = ApiProgram(site)
    assert post(program, "drills/backgammon/pip-count/answer", 400, **body)["detail"]


def test_unknown_drills_are_not_found(site: Site) -> None:
    program = ApiProgram(site)
    for path in ("drills/chess/none", "drills/none/none"):
        post(program, f"{path}/next", 404)
        post(program, f"{path}/answer", 404, exercise="1")

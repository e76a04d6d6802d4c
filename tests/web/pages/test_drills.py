"""Drills: exercises, answers that count once, and what is refused."""

import io
import json
import zipfile
from typing import Any

import pytest

from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.words import speaker
from web.logins import register_browser
from web.site import Browser, Page, Site

say = speaker("en", "tictactoe")
PATH = "/study/drills/tictactoe/only-square"


def post(browser: Browser, status: int = 200, path: str = PATH, **command: Any) -> dict[str, Any]:
    answer = browser.post(path, json=command)
    assert answer.status_code == status, answer.text
    message: dict[str, Any] = answer.json()
    return message


def solution(name: str) -> str:
    package = find("tictactoe")
    assert package.drills is not None
    verdict = package.drills.judge(package.rules(), "only-square", name, ())
    text: str = verdict.solution[0]
    return text


def wrong_square(name: str) -> str:
    package = find("tictactoe")
    position = package.game.read_position(package.rules(), name)
    squares: list[str] = [*position.empty_squares()]
    return next(square for square in squares if square != solution(name))


def test_the_list_names_every_drill_and_how_the_player_does(site: Site) -> None:
    browser = site.browser()
    page = Page(browser.get("/study/drills").text)
    assert say("drill-only-square") in page.text
    assert say("drill-only-square-about") in page.text
    shown = post(browser)
    post(browser, exercise=shown["exercise"], action=solution(shown["exercise"]))
    page = Page(browser.get("/study/drills").text)
    assert say("drills-rate", right=1, answers=1) in page.text


def test_an_exercise_stays_until_it_is_answered(site: Site) -> None:
    browser = site.browser()
    assert browser.get(PATH).status_code == 200
    first = post(browser)
    assert first["progress"] == ""
    assert first["asks"] == "action"
    assert first["board"]["gestures"]["paths"]
    assert "verdict" not in first
    assert post(browser)["exercise"] == first["exercise"]


def test_a_right_answer_counts_and_the_next_exercise_is_another(site: Site) -> None:
    browser = site.browser()
    name = post(browser)["exercise"]
    judged = post(browser, exercise=name, action=solution(name))
    assert judged["verdict"]["is_right"]
    assert judged["verdict"]["title"] == say("drills-right")
    assert judged["verdict"]["why"]
    assert say("drills-rate", right=1, answers=1) in judged["progress"]
    assert judged["board"]["gestures"] is None
    assert post(browser)["exercise"] != name


def test_a_wrong_answer_shows_the_right_one(site: Site) -> None:
    browser = site.browser()
    name = post(browser)["exercise"]
    judged = post(browser, exercise=name, action=wrong_square(name))
    verdict = judged["verdict"]
    assert not verdict["is_right"]
    assert verdict["lines"][0]["move"] == solution(name)
    assert verdict["chosen"] == wrong_square(name)
    assert say("drills-rate", right=0, answers=1) in judged["progress"]


def test_only_the_first_answer_counts(site: Site) -> None:
    browser = site.browser()
    name = post(browser)["exercise"]
    post(browser, exercise=name, action=wrong_square(name))
    again = post(browser, exercise=name, action=solution(name))
    assert again["verdict"]["is_right"]
    assert say("drills-again") in again["verdict"]["why"]
    assert say("drills-rate", right=0, answers=1) in again["progress"]


def test_giving_up_counts_as_wrong(site: Site) -> None:
    browser = site.browser()
    name = post(browser)["exercise"]
    judged = post(browser, exercise=name, gives_up=True)
    assert judged["verdict"]["title"] == say("practice-shown")
    assert say("drills-rate", right=0, answers=1) in judged["progress"]


def test_the_level_follows_the_answers(site: Site) -> None:
    browser = site.browser()
    for _ in range(6):
        name = post(browser)["exercise"]
        judged = post(browser, exercise=name, action=solution(name))
    assert say("drills-streak", count=6) in judged["progress"]
    level = int(judged["progress"].split(" · ")[0].removeprefix("Level ").replace(",", ""))
    assert level > 1300


def test_an_occupied_square_is_refused_and_does_not_count(site: Site) -> None:
    browser = site.browser()
    name = post(browser)["exercise"]
    package = find("tictactoe")
    position = package.game.read_position(package.rules(), name)
    taken = next(
        s
        for s in ("a1", "b2", "c3", "a2", "a3", "b1", "b3", "c1", "c2")
        if position.owner(s) is not Seat.NOBODY
    )
    refused = post(browser, exercise=name, spots=[taken])
    assert refused["board"]["refusal"]
    assert "verdict" not in refused
    assert post(browser)["exercise"] == name


BAD = [
    {"exercise": "x"},
    {"exercise": "x" * 100},
    {"exercise": "", "unknown": 1},
    {"exercise": 5},
    {"exercise": ".../.../...", "action": "b2"},
    {"exercise": "OK", "answers": ["b2"], "action": "b2"},
    {"exercise": "OK", "action": "z9"},
    {"exercise": "OK", "action": "b" * 300},
    {"exercise": "OK", "answers": ["b2"] * 100},
    {"exercise": "OK", "spots": ["b2"] * 100},
]


@pytest.mark.parametrize("command", BAD)
def test_bad_requests_are_refused_with_a_reason(site: Site, command: dict[str, Any]) -> None:
    browser = site.browser()
    if command["exercise"] == "OK":
        command = {**command, "exercise": post(browser)["exercise"]}
    assert post(browser, 400, **command)["error"]


def test_drills_that_do_not_exist_are_not_found(site: Site) -> None:
    browser = site.browser()
    for path in ("/study/drills/tictactoe/none", "/study/drills/none/none"):
        assert browser.get(path).status_code == 404
        assert post(browser, 404, path)["error"]


def test_a_body_that_is_no_json_is_refused(site: Site) -> None:
    assert site.browser().post(PATH, content=b"\xff{").status_code == 400


def test_the_solution_is_shown_step_by_step_after_the_answer(site: Site) -> None:
    browser = site.browser()
    path = "/study/drills/chess/mates"
    name = post(browser, path=path)["exercise"]
    error = post(browser, 400, path=path, exercise=name, step=1)["error"]
    assert "not answered" in error
    judged = post(browser, path=path, exercise=name, gives_up=True)
    steps = judged["verdict"]["steps"]
    assert steps >= 1
    boards = [
        post(browser, path=path, exercise=name, step=step)["board"]["scene"]["pieces"]
        for step in (-1, 0, 1, steps, steps + 5)
    ]
    assert boards[0] == boards[1] != boards[2]
    assert boards[3] == boards[4]


def test_drills_that_differ_by_their_booklet_are_listed_as_one(site: Site) -> None:
    page = Page(site.browser().get("/study/drills").text)
    words = speaker("en", "draughts")
    assert page.text.count(words("drill-combinations-about")) == 1
    for booklet in ("english", "international"):
        assert words(f"booklet-{booklet}") in page.text


def test_numbers_that_are_none_are_named_and_do_not_count(site: Site) -> None:
    browser, path = site.browser(), "/study/drills/backgammon/pip-count"
    name = post(browser, path=path)["exercise"]
    for numbers in (["x", "5"], ["-", "5"], ["1.5", "5"], ["1", "999"]):
        answer = post(browser, path=path, exercise=name, numbers=numbers)
        assert answer["problem"] == say("drills-number", low=0, high=375)
    assert post(browser, path=path)["exercise"] == name


def test_the_pip_count_is_not_told_by_the_scene(site: Site) -> None:
    browser, path = site.browser(), "/study/drills/backgammon/pip-count"
    scene = post(browser, path=path)["board"]["scene"]
    assert scene["standings"] == []
    assert not [line for line in scene["description"] if "pip" in line]
    assert len(scene["labels"]) == 26  # points and trays


def test_a_board_of_a_drill_offers_no_resignation(site: Site) -> None:
    shown = post(site.browser(), path="/study/drills/backgammon/bearoff-play")
    buttons = shown["board"]["gestures"]["buttons"]
    assert not [button for button in buttons if button["action"].startswith("resign")]


def test_the_export_of_an_account_has_its_drills(site: Site) -> None:
    ann = register_browser(site, "Ann")
    name = post(ann)["exercise"]
    post(ann, exercise=name, action=solution(name))
    archive = zipfile.ZipFile(io.BytesIO(ann.get("/account/export").content))
    (told,) = json.loads(archive.read("account.json"))["drills"]
    assert (told["game"], told["drill"]) == ("tictactoe", "only-square")
    assert (told["answers"], told["right"]) == (1, 1)
    assert told["rating"] > 1200

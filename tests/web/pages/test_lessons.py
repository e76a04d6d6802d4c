"""Lessons: their pages, and tries that are right, legal or refused."""

from typing import Any

import pytest

from gamecase.registry import all_games
from gamecase.words import LANGUAGES, speaker
from web.site import Browser, Page, Site

THREE = "/learn/tictactoe/three"
SHOT = "/learn/draughts/give-one"


def tries(browser: Browser, path: str, **command: Any) -> dict[str, Any]:
    answer = browser.post(path, json=command)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_every_game_has_its_lessons(site: Site) -> None:
    for game, package in all_games().items():
        text = Page(site.browser().get(f"/learn/{game}").text).text
        for lesson in package.lessons:
            assert speaker("en", game)(f"lesson-{lesson.key}") in text


@pytest.mark.parametrize("game", [*all_games()])
def test_every_lesson_opens_with_something_to_do(site: Site, game: str) -> None:
    browser = site.browser()
    for lesson in all_games()[game].lessons:
        path = f"/learn/{game}/{lesson.key}"
        assert browser.get(path).status_code == 200
        offered = tries(browser, path)["board"]["gestures"]
        assert offered["paths"] or offered["aim"] or offered["buttons"], path


def test_lessons_exist_in_every_language(site: Site) -> None:
    for code in LANGUAGES:
        text = Page(site.browser(code).get(THREE).text).text
        assert speaker(code, "tictactoe")("lesson-three-task") in text, code


def test_the_right_action_ends_the_lesson(site: Site) -> None:
    told = tries(site.browser(), THREE, action="c3")
    assert told["is_done"]
    assert told["made"] == ["c3"]
    assert told["board"]["gestures"] is None


def test_another_action_is_allowed_but_not_right(site: Site) -> None:
    told = tries(site.browser(), THREE, action="c1")
    assert told["is_other"]
    assert "made" not in told


def test_an_illegal_action_is_refused_with_a_reason(site: Site) -> None:
    told = tries(site.browser(), THREE, spots=["a3"])
    assert told["board"]["refusal"] == "a3 is taken by an X."
    assert told["board"]["where"] == ["a3"]
    assert told["board"]["gestures"]["paths"], "one may try again"


def test_a_lesson_of_two_turns_goes_on_after_the_reply(site: Site) -> None:
    browser = site.browser()
    first = tries(browser, SHOT, action="d2-c3")
    assert not first["is_done"]
    assert first["board"]["gestures"]["paths"]
    second = tries(browser, SHOT, made=first["made"], action="c1xe3xg5xe7")
    assert second["is_done"]


def test_a_shot_comes_with_its_motion(site: Site) -> None:
    missed = tries(site.browser(), "/learn/crokinole/twenty", action="flick 0 0 3000")
    assert missed["is_other"]
    assert missed["board"]["motion"]
    sunk = tries(site.browser(), "/learn/crokinole/twenty", action="flick 0 0 1000")
    assert sunk["is_done"]


@pytest.mark.parametrize(
    "command",
    [
        {"action": "nonsense"},
        {"made": ["a1"]},
        {"made": ["c3", "c3"]},
        {"picked": ["nowhere"]},
        {"picked": ["a1"] * 41},
        {"spots": ["a1"] * 41},
        {"action": 3},
        {"other": 1},
        [],
    ],
)
def test_a_malformed_try_is_refused(site: Site, command: Any) -> None:
    answer = site.browser().post(THREE, json=command)
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_a_touch_without_meaning_is_refused(site: Site) -> None:
    told = tries(site.browser(), THREE, spots=["nowhere", "at all"])
    assert told["board"]["refusal"] == speaker("en")("refusal-means-nothing")


@pytest.mark.parametrize("path", ["/learn/go", "/learn/chess/none"])
def test_a_missing_lesson_is_a_404(site: Site, path: str) -> None:
    assert site.browser().get(path).status_code == 404
    assert site.browser().post("/learn/chess/none", json={}).status_code == 404

"""Lessons that teachers write, and what pupils do with them."""

import io
import json
import re
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest

from accounts.fixtures import PASSWORD
from gamecase.study.lesson_content import MOST_EXERCISES, LessonContent, LessonExercise
from web.site import Browser, Site

MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"
ROLL = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One app for all tests, because reading texts starts a process."""
    with Site(tmp_path_factory.mktemp("lessons") / "database.sqlite3") as site:
        yield site


def create(browser: Browser, title: str = "Mates") -> str:
    """The id of a new lesson."""
    response = browser.post("/lessons", data={"title": title}, follow_redirects=False)
    assert response.status_code == 303, response.text
    return str(response.headers["location"]).split("/")[2]


def add(browser: Browser, lesson: str, status: int = 303, **form: str) -> str:
    data = {"lesson": lesson, "game": "chess", "position": MATE, **form}
    response = browser.post("/lessons/exercises", data=data, follow_redirects=False)
    assert response.status_code == status, response.text
    return str(response.text)


def attempt(browser: Browser, key: str, status: int = 200, **what: Any) -> dict[str, Any]:
    response = browser.post(f"/lessons/{key}", json=what)
    assert response.status_code == status, response.text
    told: dict[str, Any] = response.json()
    return told


def change(browser: Browser, lesson: str, **form: str) -> int:
    response = browser.post(f"/lessons/{lesson}/edit", data=form, follow_redirects=False)
    return int(response.status_code)


def test_a_pupil_opens_the_link_and_works_through_the_exercises(site: Site) -> None:
    teacher, pupil = site.browser(), site.browser()
    lesson = create(teacher)
    add(teacher, lesson, answers="Ra8#", task="Mate in one <i>!</i>", explanation="The back rank.")
    add(teacher, lesson, game="backgammon", position=ROLL, answers="8/5 6/5")
    assert pupil.get(f"/lessons/{lesson}").status_code == 404
    assert change(teacher, lesson, view="yes") == 303
    page = teacher.get(f"/lessons/{lesson}/edit").text
    (link,) = re.findall(r"/lessons/([\w-]{20,})</code>", page)
    shown = pupil.get(f"/lessons/{link}").text
    assert "<i>!</i>" not in shown
    board = attempt(pupil, link)["board"]
    assert board["gestures"]["paths"]
    assert attempt(pupil, link, spots=["a1", "b3"])["board"]["refusal"]
    wrong = attempt(pupil, link, action="a1a7")
    assert (wrong["is_right"], "explanation" in wrong) == (False, False)
    right = attempt(pupil, link, action="a1a8")
    assert (right["is_right"], right["explanation"]) == (True, "The back rank.")
    answer = attempt(pupil, link, exercise=1, gives_up=True)
    assert answer["best"] == "8/5 6/5"
    assert attempt(pupil, link, exercise=1, action="6/5 8/5")["is_right"]
    attempt(pupil, link, 400, exercise=7)
    assert "Ra8#" in pupil.get(f"/lessons/{link}/sheet").text
    assert pupil.get(f"/lessons/{link}/edit").status_code == 404
    assert change(pupil, link, title="Mine") == 404
    change(teacher, lesson, view="no")
    assert pupil.get(f"/lessons/{link}").status_code == 404


@pytest.mark.engine
def test_every_good_move_is_right_where_the_teacher_wants_it(site: Site) -> None:
    teacher = site.browser()
    lesson = create(teacher)
    add(teacher, lesson, any_good="yes")
    assert attempt(teacher, lesson, action="a1a8")["is_right"]
    assert not attempt(teacher, lesson, action="a1a7")["is_right"]
    assert attempt(teacher, lesson, gives_up=True)["best"] == "Ra8#"


def test_what_cannot_be_an_exercise_is_refused_with_the_reason(site: Site) -> None:
    browser = site.browser()
    lesson = create(browser)
    page = add(browser, lesson, 400, answers="Ra9")
    assert "“Ra9” can’t be played" in page
    assert MATE in page  # what was typed is still there
    assert "can’t be read" in add(browser, lesson, 400, position="nonsense", answers="e4")
    over = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
    assert "Nobody is to move" in add(browser, lesson, 400, position=over, answers="e4")
    add(browser, lesson, answers="Ra8#")
    assert change(browser, lesson, version="2", exercise="0", answers="") == 400


def test_exercises_are_changed_ordered_and_deleted(site: Site) -> None:
    browser = site.browser()
    lesson = create(browser)
    add(browser, lesson, answers="a1a8", task="One")
    add(browser, lesson, answers="a1a7", task="Two")
    assert change(browser, lesson, version="3", up="1") == 303
    page = browser.get(f"/lessons/{lesson}/edit").text
    assert page.index(">Two<") < page.index(">One<")
    form = {"exercise": "0", "answers": "g1f2\na1b1", "task": "Three", "explanation": "So."}
    assert change(browser, lesson, version="4", **form) == 303
    assert change(browser, lesson, version="4", delete="0") == 400  # another window was first
    assert change(browser, lesson, version="5", delete="0") == 303
    assert change(browser, lesson, version="6", title="Renamed") == 303
    assert "Renamed" in browser.get("/studies").text
    browser.post(f"/lessons/{lesson}/edit", data={"delete-lesson": "yes"})
    assert browser.get(f"/lessons/{lesson}/edit").status_code == 404


def test_positions_come_from_the_notebook_and_from_studies(site: Site) -> None:
    browser = site.browser()
    saved = {"game": "chess", "position": MATE, "title": "Back rank", "note": "White to move"}
    number = browser.post("/notebook", data=saved).json()["id"]
    lesson = create(browser)
    data = {"lesson": lesson, "saved": number}
    assert browser.post("/lessons/exercises", data=data).status_code == 303
    assert "White to move" in browser.get(f"/lessons/{lesson}/edit").text
    form = {"game": "chess", "position": MATE, "answers": "a1a8", "lesson": ""}
    response = browser.post("/lessons/exercises", data=form, follow_redirects=False)
    assert response.headers["location"] != f"/lessons/{lesson}/edit"  # a new one
    assert (
        site.browser().post("/lessons/exercises", data={**form, "lesson": lesson}).status_code
        == 404
    )


def test_lessons_are_part_of_the_export(site: Site) -> None:
    browser = site.browser()
    lesson = create(browser, "For my club")
    add(browser, lesson, answers="Ra8#")
    browser.post("/register", data={"name": "Coach", "password": PASSWORD})
    archive = zipfile.ZipFile(io.BytesIO(browser.get("/account/export").content))
    (exported,) = json.loads(archive.read("account.json"))["lessons"]
    assert exported["title"] == "For my club"
    assert exported["content"]["exercises"][0]["answers"] == ["a1a8"]


def test_a_lesson_has_a_limit() -> None:
    exercise = LessonExercise(game="chess", ruleset="fide", position=MATE)
    lesson = LessonContent((exercise,) * MOST_EXERCISES)
    with pytest.raises(ValueError, match=f"at most {MOST_EXERCISES}"):
        lesson.with_exercise(MOST_EXERCISES, exercise)

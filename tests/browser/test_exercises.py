"""Exercises of chess and draughts on the page of a drill: solved by mouse and by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from gamecase.registry import find

DRILLS = [
    ("chess", "mates"),
    ("chess", "tactics"),
    ("draughts", "combinations-english"),
    ("draughts", "endings-dame"),
]
PROMOTIONS = {"q": "queen", "r": "rook", "b": "bishop", "n": "knight"}

_SHOWN = """fetch(location.pathname, {
    method: "POST", headers: {"Content-Type": "application/json"}, body: "{}",
}).then((response) => response.json()).then((message) => message.exercise)"""


def solution_of(page: Page, game: str, drill: str) -> tuple[str, ...]:
    """The solution of the exercise that is shown, which stays the same until it is answered."""
    package = find(game)
    assert package.drills is not None
    (declared,) = (each for each in package.drills.DRILLS if each.key == drill)
    rules = package.rules(declared.booklet)
    solution: tuple[str, ...] = package.drills.judge(
        rules, drill, page.evaluate(_SHOWN), ()
    ).solution
    return solution


def spots_of(action: str) -> list[str]:
    """The spots to touch for a move, `e7e8q` or `c3xe5xg7`."""
    if "-" in action or "x" in action:
        return re.split("[-x]", action)
    return [action[:2], action[2:4], *(PROMOTIONS[letter] for letter in action[4:])]


def click(page: Page, spot: str) -> None:
    page.locator(f"[data-spot={spot}]").click()


def press(page: Page, spot: str) -> None:
    page.locator(f"[data-spot={spot}]").focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("do", [click, press])
@pytest.mark.parametrize(("game", "drill"), DRILLS)
def test_an_exercise_is_solved_move_by_move(
    visit: Visit, game: str, drill: str, do: Callable[[Page, str], None]
) -> None:
    page = visit(f"study/drills/{game}/{drill}", reduced_motion="reduce")
    expect(page.locator("#task")).not_to_be_empty()
    solution = solution_of(page, game, drill)
    for action in solution:
        spots = spots_of(action)
        expect(page.locator(f"[data-spot={spots[0]}].target")).to_be_visible()
        with page.expect_response(lambda response: response.request.method == "POST"):
            for spot in spots:
                do(page, spot)
    expect(page.locator("#verdict-title")).to_have_text("Right!")
    expect(page.locator("#verdict-lines dd").first).not_to_be_empty()
    expect(page.locator("#next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_hidden()
    assert solution_of(page, game, drill) != solution


def test_the_solution_is_shown_step_by_step_to_somebody_who_gives_up(visit: Visit) -> None:
    page = visit("study/drills/chess/mates", reduced_motion="reduce")
    expect(page.locator("#steps")).to_be_hidden()
    page.click("#show")
    expect(page.locator("#verdict-lines dd").first).to_contain_text("#")
    expect(page.locator("#step-back")).to_be_disabled()
    page.click("#step-forward")
    expect(page.locator("#step-back")).to_be_enabled()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#step-back")).to_be_disabled()
    page.click("#next")
    expect(page.locator("#steps")).to_be_hidden()


_TOUCHED_AT_ONCE = """spots => {
    for (const spot of spots) {
        document.querySelector(`[data-spot=${spot}]`).dispatchEvent(
            new KeyboardEvent("keydown", { key: "Enter", bubbles: true })
        );
    }
}"""


def test_spots_touched_before_the_server_answers_count(visit: Visit) -> None:
    page = visit("study/drills/draughts/combinations-english", reduced_motion="reduce")
    expect(page.locator("#task")).not_to_be_empty()
    solution = solution_of(page, "draughts", "combinations-english")
    while all(len(spots_of(action)) < 3 for action in solution):  # no jump over two men
        page.click("#show")
        page.click("#next")
        expect(page.locator("#verdict")).to_be_hidden()
        solution = solution_of(page, "draughts", "combinations-english")
    for action in solution:
        spots = spots_of(action)
        expect(page.locator(f"[data-spot={spots[0]}].target")).to_be_visible()
        page.evaluate(_TOUCHED_AT_ONCE, spots)
    expect(page.locator("#verdict-title")).to_have_text("Right!")

"""Drills in a browser: by mouse, by keyboard and on a phone."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from gamecase.registry import find

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def right_answer(page: Page, game: str, drill: str) -> str:
    """The answer to the exercise that is set, which only the server knows."""
    response = page.request.post(page.url, data={})
    package = find(game)
    assert package.drills is not None
    booklet = next(each.booklet for each in package.drills.DRILLS if each.key == drill)
    name = response.json()["exercise"]
    answer: str = package.drills.judge(package.rules(booklet), drill, name, ()).solution[0]
    return answer


def test_the_list_leads_to_a_drill_and_shows_the_progress(visit: Visit) -> None:
    page = visit("study")
    links = page.get_by_role("navigation", name="Learn")
    links.get_by_role("link", name="Drills").click()
    page.get_by_role("link", name="The only square").click()
    expect(page.locator("#task")).to_contain_text("One square is better")
    page.locator("#show").click()
    expect(page.locator("#verdict-title")).to_have_text("The answer")
    expect(page.locator("#verdict-lines b")).to_have_count(1)
    expect(page.locator("#progress")).to_contain_text("Last 1: 0 right")
    page.locator("#drill").get_by_role("link", name="Drills").click()
    expect(page.locator(".drill-list")).to_contain_text(["Last 1: 0 right"])


def test_a_move_is_answered_by_mouse_and_the_next_exercise_by_enter(visit: Visit) -> None:
    page = visit("study/drills/tictactoe/only-square")
    expect(page.locator(".spot.target").first).to_be_attached()
    square = right_answer(page, "tictactoe", "only-square")
    page.locator(f"[data-spot={square}]").click()
    expect(page.locator("#verdict-title")).to_have_text("Right!")
    expect(page.locator("#next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_hidden()
    expect(page.locator(".spot.target").first).to_be_attached()


def test_numbers_are_typed_and_checked(visit: Visit) -> None:
    page = visit("study/drills/backgammon/pip-count")
    expect(page.locator("#fields input").first).to_be_focused()
    page.keyboard.type("12x")
    page.keyboard.press("Enter")
    expect(page.locator("#toast")).to_have_text("Enter a whole number from 0 to 375.")
    first, second = right_answer(page, "backgammon", "pip-count").split()
    page.locator("#fields input").first.fill(first)
    page.locator("#fields input").nth(1).fill(second)
    page.keyboard.press("Enter")
    expect(page.locator("#verdict-title")).to_have_text("Right!")
    expect(page.locator("#verdict-why")).to_contain_text("×")
    page.keyboard.press("Enter")
    expect(page.locator("#fields input").first).to_have_value("")
    expect(page.locator("#timer")).to_have_text(re.compile(r"\d:\d\d"))


def test_the_board_of_a_count_does_not_tell_it(visit: Visit) -> None:
    page = visit("study/drills/backgammon/pip-count")
    expect(page.locator("#fields input").first).to_be_focused()
    counts = right_answer(page, "backgammon", "pip-count").split()
    texts = page.locator("#board text").all_inner_texts()
    assert not [count for count in counts if int(count) > 24 and count in texts]


def test_a_choice_is_made_by_its_number(visit: Visit) -> None:
    page = visit("study/drills/backgammon/cube-action")
    expect(page.locator("#choices button")).to_have_count(4)
    page.keyboard.press("2")
    expect(page.locator("#verdict")).to_contain_text("Double, take")
    expect(page.locator("#choices")).to_be_hidden()
    expect(page.locator("#next")).to_be_focused()


def test_a_choice_is_tapped_on_a_phone(visit: Visit) -> None:
    page = visit("study/drills/backgammon/race-cube", **PHONE)
    page.locator("#choices button").first.tap()
    expect(page.locator("#verdict-title")).to_be_visible()
    page.locator("#next").tap()
    expect(page.locator("#choices button")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_drill_without_a_board_shows_none(visit: Visit) -> None:
    page = visit("study/drills/backgammon/take-point")
    expect(page.locator("#fields input")).to_be_focused()
    expect(page.locator("#board")).to_be_hidden()
    page.keyboard.type("25")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict-why")).to_contain_text("You risk")


def test_shots_are_repeated_by_mouse_and_measured(visit: Visit) -> None:
    page = visit("study/drills/crokinole/open-twenty", reduced_motion="reduce")
    for shots in range(1, 6):
        expect(page.locator(".rail")).to_be_visible()
        pull_back(page)
        expect(page.locator("#verdict-why")).to_contain_text(f"of {shots}.")
    expect(page.locator("#verdict-why")).to_contain_text("spread of")
    expect(page.locator("#verdict-title")).to_have_text(re.compile("Right!|Not quite."))
    expect(page.locator("#show")).to_be_hidden()
    expect(page.locator("#next")).to_be_focused()


def pull_back(page: Page) -> None:
    """A firm flick from the middle of the quarter towards the hole."""
    box = page.locator("#board").bounding_box()
    assert box is not None
    unit = box["width"] / 860
    x, y = box["x"] + 430 * unit, box["y"] + (430 + 304.6) * unit
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 110 * unit, steps=5)
    page.mouse.up()


def test_a_shot_is_made_by_keyboard(visit: Visit) -> None:
    page = visit("study/drills/crokinole/take-out", reduced_motion="reduce")
    expect(page.locator(".rail")).to_be_visible()
    page.locator("#board").press("Enter")
    expect(page.locator("#verdict-why")).to_contain_text("of 1.")


def test_the_opening_book_is_looked_up_throw_by_throw(visit: Visit) -> None:
    page = visit("study/openings/backgammon")
    expect(page.locator(".book-rows tbody tr")).to_have_count(15)
    page.get_by_role("link", name="2-1").click()
    page.get_by_role("link", name="13/11 6/5").click()
    expect(page.locator(".book-rows tbody tr")).to_have_count(21)
    page.get_by_role("link", name="6-4").click()
    expect(page.locator(".book-path b")).to_have_text("6-4")
    expect(page.locator(".book-rows tbody td").first).to_be_visible()

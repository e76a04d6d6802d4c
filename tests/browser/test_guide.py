"""A first game with the guide."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import open_more

#: Whether the game is over, or the guide has a new hint.
HAS_NEW_HINT = """(seen) => document.querySelector(".status.is-over")
    || (document.querySelector("#guide-hint b").textContent !== seen
        && !document.querySelector("#guide-hint").hidden)"""


def begin(page: Page) -> None:
    page.locator("form:has([name=guided]) button").click()
    expect(page.locator("#guide-hint")).to_be_visible()


def test_a_game_is_played_to_the_end_with_the_guides_hints(visit: Visit) -> None:
    page = visit("learn/tictactoe")
    begin(page)
    assert page.url.endswith(page.locator("#table").get_attribute("data-table") or "?")
    expect(page.locator("#guide-options")).to_contain_text("Three in a row")
    hint = page.locator("#guide-hint b")
    seen = ""
    while True:
        page.wait_for_function(HAS_NEW_HINT, arg=seen)
        if page.locator(".status.is-over").is_visible():
            break
        seen = hint.inner_text()
        page.click("#guide-play")
    expect(page.locator("#status")).to_have_class("status is-over")
    expect(page.locator("#guide")).to_be_hidden()


def test_the_guide_is_switched_off_and_on(visit: Visit) -> None:
    page = visit("learn/tictactoe")
    begin(page)
    open_more(page)
    page.uncheck("#guided")
    expect(page.locator("#guide")).to_be_hidden()
    page.reload()
    expect(page.locator("#status")).to_contain_text("Your turn")
    expect(page.locator("#guide")).to_be_hidden()
    open_more(page)
    page.check("#guided")
    expect(page.locator("#guide-hint")).to_be_visible()


def test_the_guide_shows_how_to_aim(visit: Visit) -> None:
    page = visit("learn/crokinole")
    begin(page)
    expect(page.locator(".aim-suggestion")).to_have_count(1)
    page.locator("#board").press("Enter")  # plays what the guide has set
    expect(page.locator("#moves [data-kind=act]").first).to_be_attached()
    expect(page.locator(".aim-suggestion")).to_have_count(0)

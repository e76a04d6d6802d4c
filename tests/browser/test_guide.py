"""A first game with somebody at one's side."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit

#: The game is over, or the guide says something new.
COMES_ON = """(seen) => document.querySelector(".status.is-over")
    || (document.querySelector("#guide-hint b").textContent !== seen
        && !document.querySelector("#guide-hint").hidden)"""


def begin(page: Page) -> None:
    page.locator("form:has([name=guided]) button").click()
    expect(page.locator("#guide-hint")).to_be_visible()


def test_whoever_follows_the_guide_comes_to_the_end_of_a_game(visit: Visit) -> None:
    page = visit("learn/tictactoe")
    begin(page)
    assert page.url.endswith(page.locator("#table").get_attribute("data-table") or "?")
    expect(page.locator("#guide-options")).to_contain_text("three in a row")
    told = page.locator("#guide-hint b")
    seen = ""
    while True:
        page.wait_for_function(COMES_ON, arg=seen)
        if page.locator(".status.is-over").is_visible():
            break
        seen = told.inner_text()
        page.click("#guide-play")
    expect(page.locator("#status")).to_have_class("status is-over")
    expect(page.locator("#guide")).to_be_hidden()


def test_a_guide_is_sent_away_and_called_again(visit: Visit) -> None:
    page = visit("learn/tictactoe")
    begin(page)
    page.uncheck("#guided")
    expect(page.locator("#guide")).to_be_hidden()
    page.reload()
    expect(page.locator("#status")).to_contain_text("Your turn")
    expect(page.locator("#guide")).to_be_hidden()
    page.check("#guided")
    expect(page.locator("#guide-hint")).to_be_visible()


def test_a_guide_shows_how_to_aim(visit: Visit) -> None:
    page = visit("learn/crokinole")
    begin(page)
    expect(page.locator(".aim-suggestion")).to_have_count(1)
    page.locator("#board").press("Enter")  # what the guide has set is what is played
    expect(page.locator("#moves li[data-kind=act]").first).to_be_attached()
    expect(page.locator(".aim-suggestion")).to_have_count(0)

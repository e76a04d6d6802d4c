"""The analysis in the browser: one point of view, lines played out, and a card that never jumps."""

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import create_table, touch


def play_chess(page: Page, moves: str) -> None:
    for nth, move in enumerate(moves.split()):
        touch(page, move[:2], move[2:])
        expect(page.locator("#moves [data-kind=act]").nth(nth)).to_be_attached()


def analyse(visit: Visit, moves: str) -> Page:
    """The analysis of an unfinished game of chess between two at one screen."""
    page = visit("new/chess")
    create_table(page, player_2="here", starts="me")
    play_chess(page, moves)
    page.goto(f"{page.url}/analysis")
    expect(page.locator("#progress")).to_be_hidden()
    return page


def test_values_are_those_of_the_side_at_the_bottom(visit: Visit) -> None:
    page = analyse(visit, "f2f3 e7e5 g2g4")
    bar, line = page.locator(".evaluation-value"), page.locator(".variation-value").first
    expect(bar).to_have_text("-#1")
    expect(line).to_have_text("-#1")
    page.click("#turn-board")
    expect(bar).to_have_text("#1")
    expect(line).to_have_text("#1")


def test_a_line_is_played_out_and_escape_leads_back(visit: Visit) -> None:
    page = analyse(visit, "e2e4 e7e5")
    steps = page.locator("#variations li").first.locator("[data-step]")
    page.locator("#variations li").first.locator(".variation-value").click()
    expect(steps.nth(0)).to_have_class("move-cell is-current")
    expect(steps.nth(1)).to_have_class("move-cell is-current")  # without a further click
    page.keyboard.press("ArrowLeft")
    expect(steps.nth(0)).to_have_class("move-cell is-current")
    page.keyboard.press("ArrowRight")
    expect(steps.nth(1)).to_have_class("move-cell is-current")
    page.keyboard.press("Escape")
    expect(page.locator("#variations .is-current")).to_have_count(0)
    expect(page.locator("#moves .move-cell.is-current")).to_have_text("e5")
    expect(page.locator(".annotation-best")).to_have_count(1)


def test_the_card_keeps_its_size_and_says_how_the_game_ended(visit: Visit) -> None:
    page = analyse(visit, "f2f3 e7e5 g2g4 d8h4")
    card = page.locator(".card:has(#variations)")
    expect(page.locator("#variations li")).to_contain_text("Black wins")
    size = card.bounding_box()
    page.keyboard.press("Home")
    expect(page.locator("#variations li")).to_have_count(3)
    assert card.bounding_box() == size


def test_the_card_says_what_was_rolled_where_nothing_is_decided(visit: Visit) -> None:
    page = visit("new/backgammon")
    create_table(page, "tournament", player_2="here")
    expect(page.locator("#moves [data-kind=act]").first).to_be_attached()
    page.goto(f"{page.url}/analysis")
    page.keyboard.press("Home")
    expect(page.locator("#board .piece").first).to_be_attached()
    expect(page.locator("#variations .variation-value")).to_have_text("0.0")
    for at in range(1, page.locator("#moves .move-cell").count() + 1):  # equal dice roll again
        page.locator("#variations .move-cell", has_text="Opening roll").click()
        current = page.locator("#moves .move-cell.is-current")
        expect(current).to_have_attribute("data-at", str(at))
    expect(page.locator("#variations .line-row").first).to_be_visible()

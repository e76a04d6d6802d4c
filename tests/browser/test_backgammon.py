"""Backgammon by hand: a whole game under every booklet, the cube, real dice, and why not."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit

BOOKLETS = ("case", "best-of", "small-first", "collection", "tournament")
PATIENCE = 240  # seconds for a whole game on a busy machine


def lay(page: Page, booklet: str, **choices: str) -> None:
    page.check(f"input[name=ruleset][value={booklet}]")
    for name, value in choices.items():
        page.check(f"input[name={name.replace('_', '-')}][value={value}]")
    page.click("button.big")
    expect(page.locator("#board .spot").first).to_be_visible()


def play_on(page: Page) -> None:
    """Whatever may be done next, as a hand in a hurry does it: a button, else the first spot."""
    page.evaluate(
        """() => {
          const button = document.querySelector("#buttons button:not(.is-grave)");
          const spot = document.querySelector(".spot.target");
          const click = new MouseEvent("click", { bubbles: true, detail: 0 });
          if (button) button.click();
          else spot?.dispatchEvent(click);
        }"""
    )


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_a_whole_game_by_this_booklet(visit: Visit, booklet: str) -> None:
    page = visit("new/backgammon")
    if booklet == "tournament":  # three checkers each: a short game with the cube
        page.check(f"input[name=ruleset][value={booklet}]")
        page.select_option("select[name='tournament/switch-setup']", "hypergammon")
    lay(page, booklet, player_2="here")
    until = time.monotonic() + PATIENCE
    while not page.locator(".status.is-over").count():
        play_on(page)
        page.wait_for_timeout(15)
        assert time.monotonic() < until, page.locator("#moves").inner_text()[-600:]
    expect(page.locator("#status")).to_have_text(re.compile("wins|draw", re.IGNORECASE))


def test_a_checker_is_picked_step_by_step_and_steps_are_undone(visit: Visit) -> None:
    page = visit("new/backgammon")
    lay(page, "collection", player_2="here")
    expect(page.locator(".spot.target").first).to_be_visible()
    before = page.locator("#board-title").text_content()
    draws = page.locator("#moves li[data-kind=act]").count()  # equal numbers are thrown again
    page.locator(".spot.target").first.click()
    expect(page.locator(".spot.picked")).to_have_count(1)
    page.locator(".spot.target").first.click()
    expect(page.locator("#undo")).to_be_visible()
    page.locator("#undo").click()
    expect(page.locator("#board-title")).to_have_text(before or "")
    expect(page.locator("#moves li[data-kind=act]")).to_have_count(draws)


def test_a_closed_point_says_why_not(visit: Visit) -> None:
    page = visit("new/backgammon")
    lay(page, "collection", player_2="here")
    expect(page.locator(".status")).to_have_text(re.compile("^To move"))
    mover = page.locator(".player.is-to-act .player-name").text_content()
    # From the mover's 24-point, five pips on, five enemy checkers stand.
    start, end = ("24", "19") if "1" in (mover or "") else ("1", "6")
    page.locator(f"[data-spot='{start}']").click()
    page.locator(f"[data-spot='{end}']").click()
    expect(page.locator("#toast")).to_have_text(re.compile("closed|dice|number|smaller|left|way"))
    expect(page.locator("#moves li[data-kind=act]")).to_have_count(1)


def test_double_take_and_drop_with_the_cube(visit: Visit) -> None:
    page = visit("new/backgammon")
    lay(page, "tournament", player_2="here")
    doubles = page.get_by_role("button", name=re.compile("^Double"))
    while not doubles.count():
        play_on(page)
        page.wait_for_timeout(30)
    doubles.click()
    page.get_by_role("button", name=re.compile("^Take at")).click()
    expect(page.locator("#moves")).to_contain_text("takes at 2")


def test_people_enter_the_dice_of_a_real_board(visit: Visit) -> None:
    page = visit("new/backgammon")
    lay(page, "case", player_2="here", dice="manual")
    expect(page.locator("#status")).to_have_text("Roll your dice and enter them")
    for _ in range(12):
        if page.locator("#moves li[data-kind=act]").count() >= 2:
            break
        play_on(page)
        page.wait_for_timeout(150)
    record = page.request.get(page.url + "/record").text()
    assert '"by": 1, "act": "start' in record


def test_the_computer_plays_backgammon(visit: Visit) -> None:
    page = visit("new/backgammon")
    lay(page, "best-of", level_2="casual")
    for _ in range(400):
        told = page.locator("#moves li[data-kind=act]").all_text_contents()
        if (
            sum("Dark:" in each for each in told) >= 2
            and sum("Light:" in each for each in told) >= 2
        ):
            break
        if page.locator(".status.is-yours").count():
            play_on(page)
        page.wait_for_timeout(60)
    expect(page.locator("#moves")).to_contain_text(re.compile("Dark: .*/"))


def test_a_phone_shows_the_whole_board(visit: Visit) -> None:
    page = visit("new/backgammon", viewport={"width": 360, "height": 740}, has_touch=True)
    lay(page, "collection", player_2="here")
    board = page.locator("#board").bounding_box()
    assert board is not None
    assert board["width"] > 320
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

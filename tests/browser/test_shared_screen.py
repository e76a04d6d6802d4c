"""Two people at one screen, and settings of the table that both share."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table_page import open_more
from browser.test_every_game import create_table

#: What the line under the board says before the first action of a game.
TOLD = {
    "backgammon": " · Your turn: ",
    "chess": "White to move",
    "crokinole": "Light · Your turn: shoot a disc.",
    "draughts": "Black to move",
    "tictactoe": "X · Your turn: ",
}


@pytest.mark.parametrize("game", TOLD)
def test_the_line_says_whose_turn_it_is_and_what_to_do(visit: Visit, game: str) -> None:
    page = visit("", viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    create_table(page, game, starts="me", **{"player-2": "here"})
    expect(page.locator("#status")).to_contain_text(TOLD[game])


def test_the_log_says_once_who_goes_first(visit: Visit) -> None:
    page = visit("")
    create_table(page, "chess", starts="lot", **{"player-2": "here"})
    expect(page.locator(".spot.target").first).to_be_attached()
    told = page.locator("#moves .event:not(:has(.event))", has_text=re.compile("first|start|begin"))
    expect(told).to_have_text(["A new game starts.", re.compile("^Player [12] goes first.$")])
    first = page.locator(".player.is-to-act .player-name").inner_text()
    assert told.last.text_content() == f"{first} goes first."


def test_the_line_is_whole_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit("", viewport={"width": 844, "height": 390}, reduced_motion="reduce")
    for game in ("backgammon", "crokinole"):
        page.goto(page.url.split("/table")[0])
        create_table(page, game, starts="me", **{"player-2": "here"})
        expect(page.locator("#status")).to_contain_text("Your turn")
        cut = page.evaluate(
            """() => [...document.querySelectorAll("#status, #prompt")].filter(
              (line) => line.scrollHeight > line.clientHeight + 1).map((line) => line.id)"""
        )
        assert cut == [], game


def test_a_number_of_three_digits_has_room_beside_the_moves(visit: Visit) -> None:
    page = visit("", viewport={"width": 1280, "height": 720})
    create_table(page, "chess", starts="me", **{"player-2": "here"})
    page.locator("[data-spot=e2]").click()
    page.locator("[data-spot=e4]").click()
    number = page.locator("#moves .move-number").first
    expect(number).to_have_text("1.")
    number.evaluate("(node) => { node.textContent = '137.'; }")
    assert number.evaluate("(node) => node.scrollWidth <= node.clientWidth")
    (left, right) = (number.bounding_box(), page.locator("#moves .is-first").first.bounding_box())
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] <= right["x"] + 1


def test_the_board_and_its_pieces_are_chosen_at_the_gear(visit: Visit) -> None:
    page = visit("", viewport={"width": 1280, "height": 720})
    create_table(page, "draughts", starts="me", **{"player-2": "here"})
    address = page.url
    open_more(page)
    page.select_option("#view-more [name=set]", "slate")
    expect(page.locator("html")).to_have_attribute("data-set", "slate")
    expect(page).to_have_url(address)
    expect(page.locator("#board .art")).to_be_attached()
    open_more(page)
    expect(page.locator("#view-more [name=set]")).to_have_value("slate")


def test_the_table_fills_the_screen_and_the_speed_is_kept(visit: Visit) -> None:
    page = visit("", viewport={"width": 1280, "height": 720})
    create_table(page, "backgammon", starts="me", **{"player-2": "here"})
    page.locator("#fullscreen").click()
    page.wait_for_function("document.fullscreenElement !== null")
    page.locator("#fullscreen").click()
    page.wait_for_function("document.fullscreenElement === null")
    open_more(page)
    page.select_option("#speed", "none")
    page.reload()
    open_more(page)
    expect(page.locator("#speed")).to_have_value("none")

"""Aiming by mouse and keyboard, and dice entered by hand, in the tests' own game."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from tables.server_process import ServerProcess


def create_table(page: Page, booklet: str, **choices: str) -> None:
    page.check(f"input[value={booklet}]")
    for name, value in choices.items():
        page.check(f"input[name={name.replace('_', '-')}][value={value}]")
    page.click("button.large")
    expect(page.locator(".aim-help")).to_be_visible()


def acts(page: Page) -> list[str]:
    return page.locator("#moves [data-kind=act]").all_text_contents()


def test_pulling_back_and_letting_go_plays(pebble_server: ServerProcess, visit: Visit) -> None:
    page = visit(f"{pebble_server.address}/new/pebble")
    create_table(page, "pair", player_2="here")
    board = page.locator("#board").bounding_box()
    assert board is not None
    unit = board["width"] / 400
    # The pebble is in the middle of its rail, at (200, 370) of the scene.
    x, y = board["x"] + 200 * unit, board["y"] + 370 * unit
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 4, y + 60 * unit, steps=6)
    aimed = re.compile(r"^M200\S* 370\S*L\S+ \S+$")
    expect(page.locator(".aim-line")).to_have_attribute("d", aimed)
    page.mouse.up()
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)  # the slide, and the wind
    expect(page.locator(".piece:not(.ghost)")).to_have_count(1)


def test_a_pull_that_is_too_short_plays_nothing(pebble_server: ServerProcess, visit: Visit) -> None:
    page = visit(f"{pebble_server.address}/new/pebble")
    create_table(page, "pair", player_2="here")
    board = page.locator("#board").bounding_box()
    assert board is not None
    x, y = board["x"] + board["width"] / 2, board["y"] + 370 * board["width"] / 400
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 1, y + 1)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert acts(page) == []


def test_keys_place_aim_and_play(pebble_server: ServerProcess, visit: Visit) -> None:
    page = visit(f"{pebble_server.address}/new/pebble")
    create_table(page, "pair", player_2="here")
    page.locator("#board").focus()
    for key in (".", ".", "ArrowLeft", "+", "+", "Shift+ArrowUp"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    record = page.request.get(page.url + "/record").text()
    assert '"act": "slide 0.2 -0.1 5.7"' in record


def test_dice_are_entered_by_hand(pebble_server: ServerProcess, visit: Visit) -> None:
    page = visit(f"{pebble_server.address}/new/pebble")
    create_table(page, "pair", player_2="here", dice="manual")
    page.locator("#board").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#status")).to_have_text("Roll your dice and enter the numbers")
    page.locator("#buttons button").nth(2).click()
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    record = page.request.get(page.url + "/record").text()
    assert '"act": "drift 3"' in record

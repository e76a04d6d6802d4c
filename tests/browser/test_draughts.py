"""Draughts in the browser: chains of captures, looks, refusals, keys and the computer."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import count_pieces, create_table, open_more, touch

#: After these moves White can take two men; in the collection's game it may stop after one.
TO_A_CHAIN = "b6-c5 e3-f4 c5-b4 f2-e3 a7-b6"


def play(page: Page, line: str) -> None:
    acts = page.locator("#moves [data-kind=act]")
    for text in line.split():
        before = acts.count()
        touch(page, *re.split("[-x]", text))
        expect(acts).to_have_count(before + 1)


def test_a_chain_is_picked_square_by_square_and_may_be_stopped(visit: Visit) -> None:
    page = visit("new/draughts")
    create_table(page, "collection", player_2="here", starts="me")
    expect(page.locator("#board .piece").first).to_be_visible()
    play(page, TO_A_CHAIN)
    touch(page, "a3", "c5")
    end = page.get_by_role("button", name="End turn")
    expect(end).to_be_visible()
    expect(page.locator("[data-spot=c5]")).to_have_attribute("aria-label", "c5: white man")
    expect(page.locator(".piece:not(.is-leaving) g[opacity]")).to_have_count(1)  # b4 fades
    page.locator("#undo").click()
    expect(page.locator("[data-spot=a3]")).to_have_attribute("aria-label", "a3: white man")
    expect(end).to_have_count(0)
    touch(page, "a3", "c5")
    end.click()
    expect(page.locator("#moves")).to_contain_text("a3xc5")
    expect(page.locator("#status")).to_have_text("Black to move")
    assert count_pieces(page) == 23


def test_a_whole_chain_takes_all_it_jumped(visit: Visit) -> None:
    page = visit("new/draughts")
    create_table(page, "collection", player_2="here", starts="me")
    play(page, TO_A_CHAIN)
    touch(page, "a3", "c5")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    touch(page, "a7")
    expect(page.locator("#moves")).to_contain_text("a3xc5xa7")
    expect(page.locator("#status")).to_have_text("Black to move")
    expect(page.locator(".piece:not(.is-leaving)")).to_have_count(22)


def test_dots_and_pieces_stand_in_the_middle_of_their_squares(visit: Visit) -> None:
    """The coordinates of a spot are for the arrow keys, and not always its middle."""
    page = visit("new/draughts")
    create_table(page, "russian", player_2="here", starts="me")
    touch(page, "g3")
    dots = page.locator("circle.destination")
    expect(dots).to_have_count(2)
    places = [(dot.get_attribute("cx"), dot.get_attribute("cy")) for dot in dots.all()]
    assert sorted(places) == [("305", "255"), ("405", "255")]  # f4 and h4


def test_numbers_can_be_shown_instead_of_letters(visit: Visit) -> None:
    page = visit("new/draughts")
    create_table(page, "russian", player_2="here", starts="me")
    expect(page.locator("#board .label")).to_have_count(16)
    open_more(page)
    page.select_option("#board-look", "numbers")
    expect(page.locator("#board .art text")).to_have_count(32)
    expect(page.locator("#board .label")).to_have_count(0)
    page.select_option("#board-look", "plain")
    expect(page.locator("#board .art text")).to_have_count(0)


def test_refusals_are_explained_and_shown(visit: Visit) -> None:
    page = visit("new/draughts")
    create_table(page, "dame", player_2="here", starts="me")
    toast = page.locator("#toast")
    touch(page, "c3")
    expect(toast).to_have_text("The piece on c3 is white. Black is to move.")
    touch(page, "b6", "b4")
    expect(toast).to_have_text(re.compile("^b6 and b4 aren’t on the same diagonal"))
    touch(page, "d6", "b4")
    expect(toast).to_have_text("A man moves only one square.")
    touch(page, "a7")
    expect(toast).to_have_text("The man on a7 can’t move.")
    play(page, "f6-g5 c3-b4 d6-e5 g3-f4")
    expect(page.locator(".mark-target")).to_have_count(1)  # e5 can take
    touch(page, "b6")
    expect(toast).to_have_text("You can capture, so you must: with the piece on e5.")
    expect(page.locator("[data-spot=e5].reason")).to_have_count(1)
    assert count_pieces(page) == 24


def test_arrow_keys_reach_every_row(visit: Visit) -> None:
    page = visit("new/draughts")
    create_table(page, "russian", player_2="here", starts="me")
    expect(page.locator("#status")).to_have_text("White to move")
    page.locator("[data-spot=c3]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    focused = page.evaluate("document.activeElement.dataset.spot")
    assert focused == "d4"
    page.keyboard.press("Enter")
    expect(page.locator("#announcements")).to_contain_text("White c3-d4")


def test_the_computer_answers_at_its_default_level(visit: Visit) -> None:
    page = visit("new/draughts", viewport={"width": 340, "height": 700})
    page.set_default_timeout(60_000)  # on a new machine, the first move compiles the engine
    create_table(page, "collection", starts="me")
    touch(page, "d6", "e5")
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2, timeout=60_000)
    expect(page.locator("#status")).to_have_text("Your turn: Black", timeout=60_000)

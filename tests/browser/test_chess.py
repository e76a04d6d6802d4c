"""Chess in the browser: castling, en passant, promotion, mate, refusals, analysis and planning."""

import re
from typing import Literal

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import create_table, open_more, touch


def play(page: Page, moves: str) -> None:
    """Play moves like `e2e4 e7e5` by two clicks each, and wait for each."""
    for move in moves.split():
        acts = page.locator("#moves [data-kind=act]")
        before = acts.count()
        touch(page, move[:2], move[2:])
        expect(acts.nth(before)).to_be_attached()  # a planned answer may follow at once


def drag(page: Page, start: str, end: str, button: Literal["left", "right"] = "left") -> None:
    for spot, press in ((start, page.mouse.down), (end, page.mouse.up)):
        box = page.locator(f"[data-spot={spot}]").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        press(button=button)


def open_table(visit: Visit) -> Page:
    """A table for two at one screen, White to begin."""
    page = visit("new/chess")
    create_table(page, player_2="here", starts="me")
    return page


def expect_label(page: Page, square: str, label: str) -> None:
    expect(page.locator(f"[data-spot={square}]")).to_have_attribute("aria-label", label)


def test_castling_en_passant_and_a_refusal_that_is_shown(visit: Visit) -> None:
    page = open_table(visit)
    play(page, "e2e4 a7a6")
    touch(page, "e4")
    expect(page.locator("#board .destination")).to_have_count(1)  # it may go to e5 alone
    touch(page, "e5")
    expect(page.locator("#moves [data-kind=act]")).to_have_count(3)
    play(page, "d7d5 e5d6")  # en passant
    expect_label(page, "d6", "d6: white pawn")
    expect_label(page, "d5", "d5: empty")
    play(page, "c7d6 g1f3 b8c6 f1c4 d8a5")
    touch(page, "d2")  # pinned: one touch is enough to be refused
    expect(page.locator("#toast")).to_have_text(re.compile(r"^That would open your king to .+ a5"))
    expect(page.locator(".spot.reason")).to_have_count(2)
    drag(page, "d2", "e3")
    expect(page.locator("#toast")).to_have_text(re.compile("^Pawns move diagonally only to"))
    play(page, "e1g1")
    expect_label(page, "g1", "g1: white king")
    expect_label(page, "f1", "f1: white rook")
    expect(page.locator("#moves [data-kind=act]").last).to_have_text("O-O")


def test_a_promotion_is_chosen_and_can_be_undone(visit: Visit) -> None:
    page = open_table(visit)
    play(page, "a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6")
    drag(page, "b7", "a8")
    expect(page.locator("[data-spot=queen]")).to_have_attribute("aria-label", "Promote to a queen")
    page.get_by_role("button", name="Undo").click()
    expect_label(page, "b7", "b7: white pawn")
    touch(page, "b7", "a8", "knight")
    expect_label(page, "a8", "a8: white knight")
    expect(page.locator("#moves [data-kind=act]").last).to_have_text("bxa8=N")


def test_mate_by_dragging_and_a_new_game_with_colours_changed(visit: Visit) -> None:
    page = open_table(visit)
    play(page, "f2f3 e7e5 g2g4")
    drag(page, "d8", "h4")
    expect(page.locator("#status")).to_have_text("Black wins by checkmate.")
    expect(page.locator("#moves [data-kind=act]").last).to_have_text("Qh4#")
    expect(page.locator(".mark-check")).to_have_count(1)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".player[data-chair='2']")).to_have_class(re.compile("is-to-act"))


def test_a_draw_is_claimed_by_a_button(visit: Visit) -> None:
    page = open_table(visit)
    play(page, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8")
    page.get_by_role("button", name="Claim a draw: threefold repetition").click()
    expect(page.locator("#status")).to_have_text("Draw by threefold repetition.")


def test_the_computer_answers_and_black_sees_the_board_from_its_own_side(visit: Visit) -> None:
    page = visit("new/chess", viewport={"width": 340, "height": 700}, has_touch=True)
    create_table(page, starts="other", level_2="first-week")
    expect(page.locator("#status")).to_have_text("Your turn: Black", timeout=30_000)
    above = page.locator("[data-spot=e1]").bounding_box()
    below = page.locator("[data-spot=e8]").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    page.locator("[data-spot=e7]").tap()
    page.locator("[data-spot=e5]").tap()
    acts = page.locator("#moves [data-kind=act]")
    expect(acts).to_have_count(3, timeout=30_000)
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0


def test_a_game_is_analysed_and_stepped_through(visit: Visit) -> None:
    page = open_table(visit)
    play(page, "f2f3 e7e5 g2g4 d8h4")
    page.get_by_role("link", name="Analyse the game").click()
    expect(page.locator("#progress")).to_be_hidden()
    expect(page.locator("#evaluation-text")).to_have_text("Black is winning")
    expect(page.locator(".mistake-button").last).to_contain_text("g4")
    expect(page.locator(".move-rows .verdict.blunder")).to_have_text("??")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".move-rows .move-cell.is-current")).to_have_text("g4??")
    expect(page.locator(".annotation-best")).to_have_count(1)
    expect(page.locator("#variations li").first).to_contain_text("-#1")
    page.locator("#variations li .move-cell").first.click()
    expect(page.locator(".mark-check")).to_have_count(1)
    page.keyboard.press("Home")
    expect(page.locator("#variations li")).to_have_count(3)
    expect(page.get_by_role("button", name="Previous move")).to_be_disabled()
    page.locator(".mistake-button").last.click()
    expect(page.locator(".move-rows .move-cell.is-current")).to_have_text("e5")


def test_arrows_and_circles_are_drawn_with_the_right_button_and_removed_by_a_click(
    visit: Visit,
) -> None:
    page = open_table(visit)
    drag(page, "g1", "f3", button="right")
    expect(page.locator(".annotation-arrow")).to_have_count(1)
    drag(page, "e4", "e4", button="right")
    expect(page.locator(".annotation-ring")).to_have_count(1)
    page.get_by_role("button", name="Flip the board").click()
    expect(page.locator("#board .label").first).to_have_text("h")
    expect(page.locator(".annotation-arrow")).to_have_count(1)
    drag(page, "g1", "f3", button="right")  # drawn again, it is removed
    expect(page.locator(".annotation-arrow")).to_have_count(0)
    expect(page.locator("#moves [data-kind=act]")).to_have_count(0)
    touch(page, "a5")
    expect(page.locator(".annotation-ring")).to_have_count(0)


def test_a_move_planned_ahead_is_played_when_the_turn_comes(visit: Visit) -> None:
    ann = visit("new/chess")
    create_table(ann, player_2="away", starts="me")
    ben = visit(ann.locator(".address").input_value())
    ben.get_by_role("button", name="Join").click()
    expect(ben.locator("#plan-ahead")).not_to_be_checked()  # off by default
    play(ann, "e2e4")
    touch(ann, "d1")
    expect(ann.locator("#toast")).to_have_text("It’s not your turn.")
    open_more(ann)
    ann.check("#plan-ahead")
    expect(ann.locator("[data-spot=d1].target")).to_have_count(1)  # now it can be planned
    touch(ann, "d1", "h5")
    expect(ann.locator(".spot.planned")).to_have_count(2)
    touch(ann, "a5")  # planned no more
    expect(ann.locator(".spot.planned")).to_have_count(0)
    touch(ann, "f1", "c4")
    expect(ann.locator(".spot.planned")).to_have_count(2)
    play(ben, "e7e5")
    expect_label(ann, "c4", "c4: white bishop")
    expect(ann.locator(".spot.planned")).to_have_count(0)
    drag(ann, "c4", "d5")  # it will not be possible, so it is forgotten
    expect(ann.locator(".spot.planned")).to_have_count(2)
    expect(ben.locator("#status")).to_have_text("Your turn: Black")
    drag(ann, "g1", "e2")
    play(ben, "d8h4")
    expect_label(ann, "e2", "e2: white knight")
    touch(ann, "a2", "b3")  # there is nothing to take
    expect(ann.locator(".spot.planned")).to_have_count(2)
    play(ben, "h7h6")
    expect(ann.locator("#status")).to_have_text("Your turn: White")
    expect(ann.locator(".spot.planned")).to_have_count(0)
    expect_label(ann, "a2", "a2: white pawn")


def test_moves_are_written_in_the_readers_language_or_in_symbols(visit: Visit) -> None:
    for locale, text in (("de", "Sf3"), ("ru", "Кf3"), ("ar", "حf3")):
        page = visit("new/chess", locale=locale)
        create_table(page, player_2="here", starts="me")
        play(page, "g1f3")
        move = page.locator("#moves [data-kind=act]").last
        assert re.sub("[\u2066-\u2069]", "", move.inner_text()) == text
        open_more(page)
        page.check("#symbols")
        assert re.sub("[\u2066-\u2069]", "", move.text_content() or "") == "♘f3"
        page.reload()
        expect(move).to_contain_text("♘")  # remembered

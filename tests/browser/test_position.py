"""Setting up positions by mouse, finger, keyboard and pasted text, and playing on from them."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from tables.server_process import ServerProcess

POSSIBLE = "This position is possible."


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Locator, end: tuple[float, float]) -> None:
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def spot(page: Page, name: str) -> Locator:
    return page.locator(f"[data-spot='{name}']")


def fen(page: Page) -> Locator:
    return page.locator("#texts li", has=page.locator("b", has_text=re.compile("^FEN$"))).locator(
        "code"
    )


def test_pieces_are_dragged_by_mouse_and_the_game_goes_on(visit: Visit) -> None:
    page = visit("position/chess")
    expect(page.locator("#verdict")).to_have_text(POSSIBLE)
    drag(page, spot(page, "e2"), middle(spot(page, "e5")))
    expect(fen(page)).to_have_text(re.compile("^rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w"))
    x, _ = middle(page.locator("#board"))
    drag(page, spot(page, "e1"), (x, 5))  # beside the board
    expect(page.locator("#verdict")).to_contain_text("White has 0 kings")
    expect(page.locator("#play")).to_be_disabled()
    drag(page, page.get_by_role("button", name="White king"), middle(spot(page, "e3")))
    expect(page.locator("#verdict")).to_have_text(POSSIBLE)
    page.locator("#undo").click()
    expect(page.locator("#verdict")).to_contain_text("White has 0 kings")
    page.get_by_role("button", name="White king").click()
    spot(page, "e2").click()
    expect(page.locator("#verdict")).to_have_text(POSSIBLE)
    address = page.url
    page.select_option("#against", "here")
    page.locator("#play").click()
    expect(page.locator(".match-line .badge")).to_have_text("From a position")
    spot(page, "e5").click()
    spot(page, "e6").click()
    expect(page.locator("#moves [data-kind=act]")).to_have_count(1)
    page.goto(address)  # the link has the position
    expect(fen(page)).to_have_text(re.compile("^rnbqkbnr/pppppppp/8/4P3/8/8/PPPPKPPP/RNBQ1BNR w"))


def test_everything_can_be_done_with_the_keyboard(visit: Visit) -> None:
    page = visit("position/tictactoe")
    expect(page.locator("#verdict")).to_have_text(POSSIBLE)
    page.get_by_role("button", name="X", exact=True).press("Enter")
    spot(page, "a3").press("Enter")
    expect(page.locator("#texts code")).to_have_text("X../.../...")
    spot(page, "a3").press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_contain_text("There are 2 X and 0 O.")
    page.keyboard.press("Delete")
    expect(page.locator("#texts code")).to_have_text("X../.../...")
    page.get_by_role("button", name="X", exact=True).press("Enter")  # the tool is put away
    spot(page, "a3").press("Enter")
    spot(page, "b2").press("Enter")
    expect(page.locator("#texts code")).to_have_text(".../.X./...")


def test_free_discs_are_put_and_moved_with_the_keyboard(visit: Visit) -> None:
    page = visit("position/crokinole")
    page.locator("[data-tool=a]").press("Enter")
    expect(spot(page, "a1")).to_be_focused()
    left = "document.querySelector('[data-spot=a1]').getBoundingClientRect().left"
    before = page.evaluate(left)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.wait_for_function(f"x => {left} < x", arg=before - 6)
    expect(spot(page, "a1")).to_be_focused()
    x, y = middle(page.locator("#board"))
    drag(page, page.locator("[data-tool=b]"), (x, y))
    expect(page.locator("#field-twenties-b")).to_have_value("1")  # it fell into the hole


def test_checkers_are_touched_on_a_phone(visit: Visit) -> None:
    page = visit("position/backgammon", viewport={"width": 390, "height": 844}, has_touch=True)
    expect(page.locator("#verdict")).to_have_text(POSSIBLE)
    page.get_by_role("button", name="Clear the board").tap()
    expect(page.locator("#verdict")).to_contain_text("Light has no checker on the board")
    page.locator("[data-tool=first]").tap()
    spot(page, "6").tap()
    spot(page, "6").tap()
    page.locator("[data-tool=second]").tap()
    spot(page, "19").tap()
    expect(page.locator("#verdict")).to_have_text(POSSIBLE)
    page.select_option("#field-dice", "31")
    expect(page.locator("#texts")).to_contain_text("play first 3-1; first 6:2 off:13")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_pasted_text_is_read_or_says_why_not(server: ServerProcess, visit: Visit) -> None:
    page = visit(f"{server.address}/position/backgammon", allows_errors=True)
    page.fill("#text", "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:3:0:7:10")
    page.locator("#text").press("Enter")
    expect(page.locator("#text-result")).to_have_text("Read as XGID.")
    expect(page.locator("#field-length")).to_have_value("7")
    page.fill("#text", "XGID=nonsense")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator("#text-result")).to_contain_text("Your text is still there.")
    expect(page.locator("#text")).to_have_value("XGID=nonsense")
    expect(page.locator("#field-length")).to_have_value("7")
    page.fill("#text", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    page.locator("#text").press("Enter")
    page.get_by_role("link", name="This is a position of Chess.").click()
    expect(fen(page)).to_have_text("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
    page.locator("#analyse").click()
    expect(page.locator("#lines li").first).to_be_visible()
    page.locator("#save summary").click()
    page.fill("#save-form [name=title]", "Opposition")
    page.fill("#save-form [name=tags]", "endgame, pawns")
    page.locator("#save-form button").click()
    expect(page.locator("#saved")).to_be_visible()
    page.get_by_role("link", name="Notebook").click()
    expect(page.locator(".notebook-list h2")).to_have_text("Opposition")
    page.locator(".notebook-list h2 a").click()
    expect(fen(page)).to_have_text("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")

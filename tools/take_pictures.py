"""Takes the pictures of README anew: a real server, a real browser.

python tools/take_pictures.py
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def visit(browser: Browser, address: str, **how: object) -> Page:
    page = browser.new_context(**how).new_page()  # type: ignore[arg-type]
    page.goto(address)
    return page


def play(page: Page, address: str, squares: list[str]) -> None:
    """A game of two at one screen."""
    page.goto(f"{address}new/tictactoe")
    page.fill("input[name=name]", "Ann")
    page.check("input[name=player-2][value=here]")
    page.fill("input[name=name-2]", "Ben")
    page.check("input[name=starts][value=me]")
    page.click("button.large")
    for square in squares:
        page.locator(f"[data-spot={square}]").click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(1200)


def take(browser: Browser, address: str) -> None:
    wide = {"viewport": {"width": 1120, "height": 780}, "locale": "en"}
    phone = {"viewport": {"width": 390, "height": 780}, "locale": "ar"}
    page = visit(browser, address, **wide)
    page.screenshot(path=PICTURES / "home.png", full_page=True)
    sit(page, address, "backgammon")
    page.locator(".spot.target").first.click()
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / "backgammon.png")
    page = visit(browser, address, **wide, reduced_motion="reduce")
    sit(page, address, "crokinole", ".rail")
    flick(page)
    page.screenshot(path=PICTURES / "crokinole.png")
    page = visit(browser, address, **wide, color_scheme="dark")
    sit(page, address, "chess")
    for square in ("e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6", "f1"):
        page.locator(f"[data-spot={square}]").click()
        page.wait_for_timeout(250)
    page.screenshot(path=PICTURES / "chess.png")
    page = visit(browser, f"{address}rules/draughts#clause-taking", **wide)
    page.wait_for_timeout(500)
    page.screenshot(path=PICTURES / "rule-book.png")
    page = visit(browser, f"{address}learn/backgammon/hit", **wide)
    page.locator(".spot.target").first.wait_for()
    page.screenshot(path=PICTURES / "lesson.png")
    page = visit(browser, f"{address}learn/draughts", **wide)
    page.locator("form:has([name=guided]) button").click()
    page.locator("#guide-hint").wait_for()
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / "first-game.png")
    page = visit(browser, f"{address}new/backgammon", **wide)
    page.locator("#box summary").click()
    page.check("[name=box-languages][value='7']", force=True)
    page.locator("#box").scroll_into_view_if_needed()
    page.screenshot(path=PICTURES / "own-box.png")
    page = visit(browser, address, **phone)
    play(page, address, ["b2", "a3", "a1", "c3", "b3", "b1"])
    page.screenshot(path=PICTURES / "phone-arabic.png")


def flick(page: Page) -> None:
    """Both sides pull back and let go in turn; the last hand still aims."""
    box = page.locator("#board").bounding_box()
    assert box is not None
    unit = box["width"] / 860
    pulls = [(195, 7), (203, 2), (196, -6), (199, -21), (211, -10), (227, 12), (200, 12)]
    pulls += [(212, -23), (190, -25)]
    for nth, (length, aside) in enumerate(pulls):
        back = -1 if nth % 2 else 1  # Light sits below, Dark above
        x, y = box["x"] + 430 * unit, box["y"] + (430 + back * 304.6) * unit
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + aside * unit, y + back * length * unit, steps=5)
        if nth < len(pulls) - 1:
            page.mouse.up()
            page.locator("#moves li[data-kind=act]").nth(2 * nth + 1).wait_for()
            page.wait_for_timeout(400)


def sit(page: Page, address: str, game: str, ready: str = ".spot.target") -> None:
    """Two at one screen, the first to begin where that can be chosen."""
    page.goto(f"{address}new/{game}")
    page.fill("input[name=name]", "Ann")
    page.check("input[name=player-2][value=here]")
    page.fill("input[name=name-2]", "Ben")
    if page.locator("input[name=starts][type=radio]").count():
        page.check("input[name=starts][value=me]")
    page.click("button.large")
    page.locator(ready).first.wait_for()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "gamecase", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"{folder}/house.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = "http://" + server.stdout.readline().split("http://")[1].strip()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            take(browser, address)
        finally:
            browser.close()
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()

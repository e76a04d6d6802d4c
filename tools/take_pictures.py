"""Take the screenshots of the README with a real server and a real browser.

python tools/take_pictures.py
"""

import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

DESKTOP = {"viewport": {"width": 1120, "height": 780}, "locale": "en"}
WIDE = {"viewport": {"width": 1440, "height": 900}, "locale": "en"}
PHONE = {"viewport": {"width": 390, "height": 780}, "locale": "ar"}

#: Opens a path of the server in a browser context with these options.
Open = Callable[..., Page]


def create_table(page: Page, game: str) -> None:
    """A table for two at one screen; the first player begins where that can be chosen."""
    page.goto(f"/new/{game}")
    page.locator("#more").evaluate("fold => { fold.open = true }")
    page.fill("input[name=name]", "Ann")
    page.check("input[name=player-2][value=here]")
    page.fill("input[name=name-2]", "Ben")
    if page.locator("input[name=starts][type=radio]").count():
        page.check("input[name=starts][value=me]")
    page.click("button.large")
    page.locator(".spot.target, .rail").first.wait_for(state="attached")


def touch(page: Page, *spots: str) -> None:
    for spot in spots:
        page.locator(f"[data-spot={spot}]").click()
        page.wait_for_timeout(250)


def flick_discs(page: Page) -> None:
    """Flick for both sides in turn; the last shot is still being aimed."""
    box = page.locator("#board").bounding_box()
    assert box is not None
    unit = box["width"] / 860
    pulls = [(78, 3), (81, 1), (79, -3), (80, -9), (84, -4), (90, 5), (80, 5)]
    pulls += [(84, -10), (76, -11)]
    for number, (length, aside) in enumerate(pulls):
        back = -1 if number % 2 else 1  # Light plays from below, Dark from above
        x, y = box["x"] + 430 * unit, box["y"] + (430 + back * 304.6) * unit
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + aside * unit, y + back * length * unit, steps=5)
        if number < len(pulls) - 1:
            page.mouse.up()
            page.locator("#moves [data-kind=act]").nth(2 * number + 1).wait_for()
            page.wait_for_timeout(400)


# --- one function a picture ---


def home(open_page: Open) -> Page:
    return open_page("/", WIDE)


def backgammon(open_page: Open) -> Page:
    page = open_page("/", DESKTOP)
    create_table(page, "backgammon")
    page.locator(".spot.target").first.click()
    return page


def crokinole(open_page: Open) -> Page:
    page = open_page("/", DESKTOP, reduced_motion="reduce")
    create_table(page, "crokinole")
    flick_discs(page)
    return page


def chess(open_page: Open) -> Page:
    page = open_page("/", DESKTOP, color_scheme="dark")
    create_table(page, "chess")
    touch(page, "e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6", "f1")
    return page


def rule_book(open_page: Open) -> Page:
    return open_page("/rules/draughts#clause-taking", DESKTOP)


def lesson(open_page: Open) -> Page:
    page = open_page("/learn/backgammon/hit", DESKTOP)
    page.locator(".spot.target").first.wait_for()
    return page


def first_game(open_page: Open) -> Page:
    page = open_page("/learn/draughts", DESKTOP)
    page.locator("form:has([name=guided]) button").click()
    page.locator("#guide-hint").wait_for(timeout=180_000)  # the first hint compiles the engine
    return page


def own_box(open_page: Open) -> Page:
    page = open_page("/new/backgammon", DESKTOP)
    page.locator("#rules-change > summary").click()
    page.locator("#box summary").click()
    page.check("[name=box-languages][value='7']", force=True)
    page.locator("#box").scroll_into_view_if_needed()
    return page


def phone_arabic(open_page: Open) -> Page:
    page = open_page("/", PHONE)
    create_table(page, "tictactoe")
    touch(page, "b2", "a3", "a1", "c3", "b3", "b1")
    page.mouse.move(0, 0)
    return page


WHOLE_PAGES = (home,)
SCREENS = (backgammon, crokinole, chess, rule_book, lesson, first_game, own_box, phone_arabic)


def take_pictures(browser: Browser, address: str) -> None:
    def open_page(path: str, options: dict[str, Any], **more: Any) -> Page:
        page = browser.new_context(base_url=address, **options, **more).new_page()
        page.goto(path)
        return page

    for picture in (*WHOLE_PAGES, *SCREENS):
        page = picture(open_page)
        page.wait_for_timeout(1000)
        path = PICTURES / f"{picture.__name__.replace('_', '-')}.png"
        page.screenshot(path=path, full_page=picture in WHOLE_PAGES)
        page.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "gamecase", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"{folder}/tables.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = "http://" + server.stdout.readline().split("http://")[1].strip()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            take_pictures(browser, address)
        finally:
            browser.close()
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()

"""Takes the pictures of README anew: a real server, a real browser.

python docs/take_pictures.py
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).parent / "pictures"
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
    page.click("button.big")
    for square in squares:
        page.locator(f"[data-spot={square}]").click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(1200)


def take(browser: Browser, address: str) -> None:
    wide = {"viewport": {"width": 1120, "height": 780}, "locale": "en"}
    phone = {"viewport": {"width": 390, "height": 780}, "locale": "ar"}
    won = ["b2", "a3", "a1", "c3", "b3", "b1", "c1", "a2", "c2"]
    page = visit(browser, address, **wide)
    play(page, address, ["b2", "b3", "a3", "c1", "a1", "a2", "c3"])  # X wins on a diagonal
    page.screenshot(path=PICTURES / "table.png")
    page.goto(address)
    page.screenshot(path=PICTURES / "home.png")
    page = visit(browser, address, **phone)
    play(page, address, won[:6])
    page.screenshot(path=PICTURES / "phone-arabic.png")
    page = visit(browser, address, **wide, color_scheme="dark")
    play(page, address, won)
    page.screenshot(path=PICTURES / "dark.png")


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

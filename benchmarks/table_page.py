"""Measure the page of a table of each game with a real server and a real browser.

python benchmarks/table_page.py

Prints a table in Markdown: the board's share of the window's height, where the list of moves
begins, the height of the page on a phone, and the bytes of a first visit as they are sent.
Run it in a checkout of another commit, with PYTHONPATH=src, to compare.
"""

import subprocess
import sys
import tempfile

from playwright.sync_api import Browser, Page, sync_playwright

GAMES = ("chess", "backgammon", "draughts", "crokinole", "tictactoe")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
LAPTOP, DESKTOP, PHONE, SIDEWAYS = (1280, 720), (1440, 900), (390, 844), (844, 390)

CREATE = """(game) => {
  const form = document.createElement("form");
  [form.method, form.action] = ["post", "/tables"];
  for (const [name, value] of Object.entries({ game, "player-2": "here", starts: "me" })) {
    const field = document.createElement("input");
    [field.name, field.value] = [name, value];
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}"""

MEASURE = """() => {
  const board = document.querySelector("#board").getBoundingClientRect();
  const moves = document.querySelector("#moves").getBoundingClientRect();
  const page = document.documentElement;
  return [board.width, board.height, moves.top, page.scrollHeight, page.scrollWidth];
}"""


def measure(browser: Browser, address: str, game: str) -> list[str]:
    """The figures of one game, as cells of the table."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", locale="en")
    page = context.new_page()
    page.goto("/")
    with page.expect_navigation():
        page.evaluate(CREATE, game)
    page.locator("#board .art").wait_for(state="attached")
    cells = []
    for size in (LAPTOP, DESKTOP):
        _, height, top, _, _ = figures(page, size)
        cells += [f"{height:.0f} px, {100 * height / size[1]:.0f} %", f"{top:.0f}"]
    width, _, top, whole, _ = figures(page, PHONE)
    cells += [f"{width:.0f}", f"{top:.0f}", f"{whole:.0f}"]
    _, height, _, _, across = figures(page, SIDEWAYS)
    cells += [f"{height:.0f}", f"{across:.0f}"]
    cells.append(f"{bytes_of_first_visit(browser, page.url) / 1000:.1f} kB")
    context.close()
    return cells


def figures(page: Page, size: tuple[int, int]) -> tuple[float, float, float, float, float]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(300)
    width, height, top, whole, across = page.evaluate(MEASURE)
    return width, height, top, whole, across


def bytes_of_first_visit(browser: Browser, url: str) -> int:
    """The compressed bytes of all files of a first visit, without headers."""
    context = browser.new_context()
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.dataReceived", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(url)
    page.locator("#board .art").wait_for(state="attached")
    page.wait_for_timeout(500)
    context.close()
    return round(sum(sizes))


def main() -> None:
    heads = ["game", "board at 1280x720", "moves at y", "board at 1440x900", "moves at y"]
    heads += ["board on a phone, width", "moves at y", "page height at 390x844"]
    heads += ["board at 844x390, height", "page width there", "first visit"]
    print("| " + " | ".join(heads) + " |\n" + "|---" * len(heads) + "|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "gamecase", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"{folder}/tables.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = "http://" + server.stdout.readline().split("http://")[1].strip()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            for game in GAMES:
                print("| " + " | ".join([game, *measure(browser, address, game)]) + " |")
        finally:
            browser.close()
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()

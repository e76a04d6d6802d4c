"""Measure the frames of a table while the computer's answer is shown, in a real browser.

python benchmarks/frame_times.py [answers]

For each game somebody plays against the computer at its default level; from the moment the player
begins to act until a second after the answer is on the board, the time between frames is taken from
`requestAnimationFrame`. Prints a table in Markdown with the distribution over all answers. Run it
in a checkout of another commit, with PYTHONPATH=src, to compare. Figures depend on the machine and
on what else runs there: compare only runs that were made side by side.
"""

import subprocess
import sys
import tempfile

from playwright.sync_api import Browser, Page, sync_playwright

GAMES = ("chess", "backgammon", "draughts", "crokinole", "tictactoe")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
MOST_STEPS = 40  # of one answer; a turn of backgammon takes several
LATE_MS = 50  # a longer frame is seen as a stutter

CREATE = """(game) => {
  const form = document.createElement("form");
  [form.method, form.action] = ["post", "/tables"];
  for (const [name, value] of Object.entries({ game, "player-2": "bot", starts: "me" })) {
    const field = document.createElement("input");
    [field.name, field.value] = [name, value];
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}"""

RECORD = """() => {
  window.frames_ = [];
  let last = performance.now();
  const tick = (now) => {
    window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def play_turn(page: Page) -> None:
    """Act until the turn has passed: press the main button, shoot, or touch what is offered."""
    for _ in range(MOST_STEPS):
        if not page.locator("#status.is-yours").count():
            return
        if page.locator("#buttons button.primary:enabled").count():
            page.locator("#buttons button.primary:enabled").first.click()
        elif page.locator(".board.aiming").count():
            shoot(page)
        elif page.locator(".spot.target").count():
            touch(page)
        page.wait_for_timeout(400)


def touch(page: Page) -> None:
    """Touch a piece that may move, and then where it may go."""
    page.locator(".spot.target").first.dispatch_event("click")
    page.wait_for_timeout(100)
    if page.locator(".spot.picked").count():
        page.locator(".spot.target:not(.picked)").first.dispatch_event("click")


def shoot(page: Page) -> None:
    box = page.locator("#board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + box["height"] * 0.1, steps=4)
    page.mouse.up()


def measure(browser: Browser, address: str, game: str, answers: int) -> list[float]:
    """The times between frames in milliseconds, while answers were shown."""
    size = {"width": 1280, "height": 720}
    context = browser.new_context(base_url=address, locale="en", viewport=size)
    page = context.new_page()
    page.goto("/")
    with page.expect_navigation():
        page.evaluate(CREATE, game)
    page.locator("#board .art").wait_for(state="attached")
    times: list[float] = []
    for _ in range(answers):
        page.locator("#status.is-yours, #status.is-over").wait_for(timeout=120_000)
        if page.locator("#status.is-over").count():
            break
        page.evaluate(RECORD)
        play_turn(page)
        page.locator("#status.is-yours, #status.is-over").wait_for(timeout=120_000)
        page.wait_for_timeout(1000)
        times += page.evaluate("window.frames_.slice(1)")
        page.reload()  # which also stops the recording
        page.locator("#board .art").wait_for(state="attached")
    context.close()
    return times


def cells(times: list[float]) -> list[str]:
    ranked = sorted(times)
    shares = [ranked[min(len(ranked) - 1, int(len(ranked) * share))] for share in (0.5, 0.95, 0.99)]
    late = sum(1 for time in ranked if time > LATE_MS) / len(ranked)
    return [str(len(ranked)), *(f"{share:.0f}" for share in (*shares, ranked[-1])), f"{late:.1%}"]


def main() -> None:
    answers = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    heads = ["game", "frames", "median ms", "95 %", "99 %", "longest", f"over {LATE_MS} ms"]
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
                times = measure(browser, address, game, answers)
                print("| " + " | ".join([game, *cells(times)]) + " |", flush=True)
        finally:
            browser.close()
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()

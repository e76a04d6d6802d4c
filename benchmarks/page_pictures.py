"""Take pictures of the pages, to compare a version with an earlier one.

python benchmarks/page_pictures.py docs/images/before-after after

Writes small WebP pictures, whose names end with the given word. Run it in a checkout of another
commit, with PYTHONPATH=src, to take pictures of that one.
"""

import base64
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
DESKTOP, PHONE, SIDEWAYS = (1280, 720), (390, 844), (844, 390)
WIDEST = 640  # pixels of a picture
QUALITY = 0.7
MATE = "1. f3 e5 2. g4 Qh4# 0-1"

CREATE = """([path, values]) => {
  const form = document.createElement("form");
  [form.method, form.action] = ["post", path];
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement("textarea");
    [field.name, field.value] = [name, value];
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}"""

SHRINK = """async ([data, widest, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const share = Math.min(1, widest / image.width);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width * share, image.height * share];
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


@dataclass(frozen=True)
class Picture:
    """What is shown, and how."""

    name: str
    path: str = ""  # a page; or a game, whose table is created
    size: tuple[int, int] = DESKTOP
    theme: str = ""
    language: str = "en"


PICTURES = (
    Picture("home", "/"),
    Picture("home-phone", "/", PHONE),
    Picture("new-table", "/new/backgammon"),
    Picture("new-table-phone", "/new/backgammon", PHONE),
    *(
        Picture(game, game)
        for game in ("backgammon", "chess", "crokinole", "draughts", "tictactoe")
    ),
    *(
        Picture(f"{game}-phone", game, PHONE)
        for game in ("backgammon", "chess", "crokinole", "draughts", "tictactoe")
    ),
    Picture("backgammon-landscape", "backgammon", SIDEWAYS),
    Picture("chess-landscape", "chess", SIDEWAYS),
    Picture("crokinole-landscape", "crokinole", SIDEWAYS),
    Picture("chess-dark", "chess", theme="dark"),
    Picture("crokinole-dark", "crokinole", theme="dark"),
    Picture("backgammon-arabic", "backgammon", language="ar"),
    Picture("analysis", "analysis"),
)


def take(browser: Browser, address: str, picture: Picture) -> bytes:
    """The picture as a PNG file."""
    width, height = picture.size
    context = browser.new_context(
        base_url=address, locale="en", viewport={"width": width, "height": height}
    )
    cookies = {"gamecase-theme": picture.theme, "gamecase-language": picture.language}
    for name, value in cookies.items():
        if value:
            context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    page.goto(picture.path if picture.path.startswith("/") else "/")
    if picture.path == "analysis":
        _post(page, "/written", {"game": "chess", "text": MATE})
        page.locator("#board .art").wait_for(state="attached")
    elif not picture.path.startswith("/"):
        _post(page, "/tables", {"game": picture.path, "player-2": "bot", "starts": "me"})
        page.locator("#board .art").wait_for(state="attached")
    page.wait_for_timeout(9000 if "/" not in picture.path else 800)  # until nobody says hello
    taken = page.screenshot()
    context.close()
    return taken


def _post(page: Page, path: str, values: dict[str, str]) -> None:
    with page.expect_navigation():
        page.evaluate(CREATE, [path, values])


def main() -> None:
    folder, word = Path(sys.argv[1]), sys.argv[2]
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "gamecase", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"{data}/tables.sqlite3"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = "http://" + server.stdout.readline().split("http://")[1].strip()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        canvas = browser.new_page()
        try:
            for picture in PICTURES:
                png = base64.b64encode(take(browser, address, picture)).decode()
                small = canvas.evaluate(SHRINK, [png, WIDEST, QUALITY])
                (folder / f"{picture.name}-{word}.webp").write_bytes(base64.b64decode(small))
        finally:
            browser.close()
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()

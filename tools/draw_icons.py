"""Render the PNG icons from `icon.svg`.

python tools/draw_icons.py
"""

import json
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).parents[1] / "src" / "gamecase" / "web" / "static"
FLAGS = ["--no-sandbox", "--disable-gpu"]

#: Devices crop maskable icons to any shape; the middle four fifths are always visible.
SAFE_SHARE = 0.8


def draw(page: Page, name: str, size: int, *, is_maskable: bool = False) -> None:
    theme_colour = json.loads((STATIC / "manifest.webmanifest").read_text())["theme_color"]
    side = round(size * SAFE_SHARE) if is_maskable else size
    background = theme_colour if is_maskable else "transparent"
    svg = (STATIC / "icon.svg").read_text()
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{background}}}"
        f"svg{{width:{side}px;height:{side}px}}</style>{svg}"
    )
    page.screenshot(path=STATIC / name, omit_background=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        page = browser.new_page()
        draw(page, "icon-192.png", 192)
        draw(page, "icon-512.png", 512)
        draw(page, "icon-maskable-512.png", 512, is_maskable=True)
        draw(page, "apple-touch-icon.png", 180, is_maskable=True)
        browser.close()


if __name__ == "__main__":
    main()

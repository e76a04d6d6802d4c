"""Import of many files and the opening explorer, in a browser."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from games.backgammon.formats.test_xg import MATCH
from web.pages.test_bulk_import import BROKEN, ONE, TWO

GAMES = ONE + "\n" + TWO


def import_files(page: Page, folder: Path) -> None:
    """Import a good file, a broken one and a match."""
    contents = {"good.pgn": GAMES, "broken.pgn": BROKEN, "match.mat": MATCH}
    for name, text in contents.items():
        (folder / name).write_text(text, "utf-8")
    page.set_input_files("#files", [folder / name for name in contents])
    expect(page.locator("#count-files")).to_have_text("3 / 3")
    expect(page.locator("#analyse")).to_be_visible()


def test_files_are_imported_with_counts_and_reasons(visit: Visit, tmp_path: Path) -> None:
    page = visit("study/import")
    import_files(page, tmp_path)
    expect(page.locator("#count-games")).to_have_text("4")  # two of the match
    expect(page.locator("#count-failed")).to_have_text("1")
    expect(page.locator("#problem-list")).to_contain_text("Move 3 is not allowed: Ke3")
    expect(page.locator("#problem-list")).to_contain_text("broken.pgn · Line 1 · Cas – Dee")
    page.get_by_role("button", name="This is me: Ann").click()
    expect(page.locator("#names")).to_have_value("Ann")
    expect(page.locator("#players")).to_be_hidden()
    import_again = tmp_path / "good.pgn"
    page.set_input_files("#files", import_again)
    expect(page.locator("#count-duplicates")).to_have_text("2")
    page.locator("#analyse").click()
    expect(page).to_have_url(re.compile("/study$"))


def test_a_file_that_is_too_large_is_not_sent(visit: Visit, tmp_path: Path) -> None:
    page = visit("study/import")
    (tmp_path / "large.pgn").write_bytes(b" " * 17_000_000)
    page.set_input_files("#files", tmp_path / "large.pgn")
    expect(page.locator("#problem-list")).to_contain_text("At most 16 MB")


def test_the_explorer_walks_by_mouse_keyboard_and_history(visit: Visit, tmp_path: Path) -> None:
    page = visit("study/import")
    import_files(page, tmp_path)
    page.goto(page.url.replace("/study/import", "/study/openings?game=chess"))
    page.locator(".opening-moves a", has_text="e4").click()
    expect(page.locator(".opening-line a[aria-current]")).to_have_text("e4")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".opening-line a[aria-current]")).to_have_text("e5")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".opening-line a[aria-current]")).to_have_text("e4")
    page.keyboard.press("Home")
    expect(page.locator(".opening-line a")).to_have_count(1)
    page.go_back()
    expect(page.locator(".opening-line a[aria-current]")).to_have_text("e4")
    expect(page.locator(".opening-games")).to_contain_text("Ann – Ben")


def test_a_collection_is_added_on_a_phone_in_arabic(visit: Visit, tmp_path: Path) -> None:
    size = {"width": 320, "height": 640}
    page = visit("study/openings?game=chess", locale="ar", viewport=size, color_scheme="dark")
    (tmp_path / "club.pgn").write_text(GAMES, "utf-8")
    page.set_input_files("#collection-file", tmp_path / "club.pgn")
    expect(page).to_have_url(re.compile("source="))
    expect(page.locator(".opening-moves tbody tr")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    for selector in (".opening-board", ".opening-moves"):
        box = page.locator(selector).bounding_box()
        assert box is not None
        assert box["width"] <= 320
    expect(page.locator("#collections li")).to_contain_text("club.pgn")

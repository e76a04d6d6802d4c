"""axe-core finds no serious problem on any kind of page, in any theme."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import open_more
from gamecase.registry import all_games
from tables.server_process import ServerProcess

PAGES = (
    "",
    "new/backgammon",
    "new/crokinole",
    "new/chess",
    "rules",
    "learn",
    "signin",
    "register",
    "forgot",
    "offline",
    "rules/draughts",
    "learn/chess",
    "learn/backgammon/hit",
    "study/practice",
    "study/drills",
    "study/drills/backgammon/cube-action",
    "study/drills/backgammon/pip-count",
    "study/drills/chess/mates",
    "study/drills/draughts/endings-dame",
    "study/openings/backgammon",
    "events",
    "events/new",
    "events/family",
    "position/chess",
    "position/backgammon",
    "notebook",
    "studies",
)
FIRST_MOVES = {"tictactoe": ["b2"], "chess": ["e2", "e4"]}
THEMES = ("light", "dark", "contrast")


def violations(page: Page) -> list[str]:
    """The serious violations that axe-core reports."""
    reported = Axe().run(page).response["violations"]
    return [
        f"{page.url} {violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in reported
        if violation["impact"] in ("serious", "critical")
    ]


@pytest.fixture
def page(visit: Visit, server: ServerProcess, theme: str) -> Page:
    page = visit("", bypass_csp=True)  # axe-core injects a script
    page.context.add_cookies([{"name": "gamecase-theme", "value": theme, "url": server.address}])
    return page


@pytest.mark.parametrize("theme", THEMES)
def test_pages_are_accessible(page: Page, server: ServerProcess) -> None:
    found: list[str] = []
    for path in PAGES:
        page.goto(f"{server.address}/{path}")
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
def test_an_account_is_accessible(page: Page, server: ServerProcess, theme: str) -> None:
    page.goto(f"{server.address}/register?back=/account")
    page.fill("[name=name]", f"Ann {theme}")
    page.fill("[name=password]", "correct horse battery")
    page.click("form.card > .button:not(.passkey)")
    expect(page.locator(".code-list")).to_be_visible()
    found = violations(page)
    page.click("a.primary")
    expect(page.locator("h1")).to_have_text(f"Ann {theme}")
    found += violations(page)
    page.goto(f"{server.address}/account/history")
    assert found + violations(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_sharing_is_accessible(page: Page, theme: str, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite3", options=("--share", "127.0.0.2"))
    server.start()
    try:
        page.goto(f"{server.address}/share")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found = violations(page)
        page.get_by_role("button", name="Share", exact=True).click()
        expect(page.locator(".qr svg")).to_be_visible()
        assert found + violations(page) == []
    finally:
        server.kill()


@pytest.mark.parametrize("theme", THEMES)
def test_tables_are_accessible(page: Page, server: ServerProcess) -> None:
    found: list[str] = []
    for game in all_games():
        page.goto(f"{server.address}/learn/{game}")
        page.locator("form:has([name=guided]) button").click()
        expect(page.locator("#status")).not_to_be_empty()
        found += violations(page)
        open_more(page)
        for summary in page.locator("#view-more summary").all():
            summary.click()
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_analysis_is_accessible(page: Page, server: ServerProcess) -> None:
    found: list[str] = []
    for game, first in FIRST_MOVES.items():
        page.goto(f"{server.address}/new/{game}")
        page.check("input[name=player-2][value=here]")
        page.click("button.large")
        for spot in first:
            page.locator(f"[data-spot={spot}].target").click()
        expect(page.locator("#moves [data-kind=act]")).to_have_count(1)
        page.goto(f"{page.url}/analysis")
        expect(page.locator("#variations li").first).to_be_attached()
        found += violations(page)
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
def test_studies_and_lessons_are_accessible(page: Page, server: ServerProcess) -> None:
    page.goto(f"{server.address}/studies")
    form = page.locator("form", has=page.locator("textarea[name=text]"))
    form.locator("select").select_option("chess")
    form.locator("textarea").fill("1. e4! {A comment} e5 (1... c5 {Another} 2. Nf3) *")
    form.locator("button").click()
    page.locator(".study-move").nth(1).click()
    page.locator(".study-move.is-current").wait_for()
    found = violations(page)
    page.locator("#add-exercise").click()
    page.locator(".exercise-card").wait_for()
    found += violations(page)
    page.locator("a", has_text="See it as your pupils do").click()
    page.locator("[data-spot]").first.wait_for(state="attached")
    found += violations(page)
    page.goto(f"{page.url}/sheet")
    found += violations(page)
    assert found == []

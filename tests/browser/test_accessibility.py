"""axe-core looks at every kind of page in every kind of light, and finds nothing serious."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from tables.server_process import ServerProcess

PAGES = (
    "",
    "new/backgammon",
    "new/crokinole",
    "rules/draughts",
    "learn/chess",
    "learn/backgammon/hit",
)
THEMES = ("light", "dark", "contrast")


def faults(page: Page) -> list[str]:
    """What axe-core finds that would keep somebody out."""
    found = Axe().run(page).response["violations"]
    return [
        f"{page.url} {each['id']}: {each['nodes'][0]['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.fixture
def look(visit: Visit, server: ServerProcess, theme: str) -> Page:
    page = visit("", bypass_csp=True)  # the looker brings a script of its own
    page.context.add_cookies([{"name": "gamecase-theme", "value": theme, "url": server.address}])
    return page


@pytest.mark.parametrize("theme", THEMES)
def test_no_page_keeps_anybody_out(look: Page, server: ServerProcess) -> None:
    found = []
    for path in PAGES:
        look.goto(f"{server.address}/{path}")
        found += faults(look)
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
def test_no_table_keeps_anybody_out(look: Page, server: ServerProcess) -> None:
    found = []
    for game in ("backgammon", "chess", "crokinole", "draughts", "tictactoe"):
        look.goto(f"{server.address}/learn/{game}")
        look.locator("form:has([name=guided]) button").click()
        expect(look.locator("#status")).not_to_be_empty()
        for summary in look.locator("aside summary").all():
            summary.click()
        found += faults(look)
    assert found == []


@pytest.mark.parametrize("theme", THEMES)
def test_no_analysis_keeps_anybody_out(look: Page, server: ServerProcess) -> None:
    look.goto(f"{server.address}/new/tictactoe")
    look.check("input[name=player-2][value=here]")
    look.click("button.large")
    look.locator("[data-spot=b2].target").click()
    expect(look.locator("#moves li[data-kind=act]")).to_have_count(1)
    look.goto(f"{look.url}/analysis")
    expect(look.locator("#variations li").first).to_be_attached()
    assert faults(look) == []

"""The clocks on the page: one runs for the player to act; they are marked when out of date."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from tables.server_process import ServerProcess


def test_a_clock_runs_changes_sides_and_is_marked_when_the_connection_is_lost(
    visit: Visit, killable_server: ServerProcess
) -> None:
    page = visit(f"{killable_server.address}/new/tictactoe")
    page.check("input[name=clock][value=fischer-300-3]")
    page.check("input[name=player-2][value=here]")
    page.check("input[name=starts][value=me]")
    page.click("button.large")
    first, second = (
        page.locator(f".player[data-chair='{chair}'] .player-clock") for chair in (1, 2)
    )
    expect(first).to_have_class("player-clock is-running")
    expect(second).to_have_text("5:00")
    page.locator("[data-spot=b2]").click()
    expect(second).to_have_class("player-clock is-running")
    expect(first).to_have_class("player-clock")
    expect(second).to_have_text(re.compile(r"^4:\d\d$"))
    killable_server.kill()
    expect(second).to_have_class("player-clock is-running is-stale")
    expect(second).to_have_attribute("title", "Time when the connection was lost")
    shown = second.text_content()
    page.wait_for_timeout(1500)
    assert second.text_content() == shown
    killable_server.start()
    expect(second).to_have_class("player-clock is-running", timeout=20_000)

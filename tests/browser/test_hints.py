"""Hints, typed moves and earlier positions."""

import os
import re
import signal
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.table_page import open_more
from tables.server_process import ServerProcess


def open_table(visit: Visit, opponent: str) -> Page:
    page = visit("new/tictactoe")
    page.check(f"input[name=player-2][value={opponent}]")
    page.check("input[name=starts][value=me]")
    page.click("button.large")
    expect(page.locator(".spot.target").first).to_be_visible()
    return page


def test_the_computer_gives_a_hint_against_itself(visit: Visit) -> None:
    page = open_table(visit, "bot")
    page.locator("[data-may=hint]").click()
    expect(page.locator("#hint")).to_have_text(re.compile(r"^\s*I’d play: X on [abc][123]\s.+"))
    expect(page.locator(".annotation-hint")).to_have_count(1)
    expect(page.locator(".spot.reason")).to_have_count(0)  # that is for refusals


def test_a_hint_on_a_cold_machine_shows_at_once_that_it_is_worked_on(
    visit: Visit, tmp_path: Path
) -> None:
    cold = {"GAMECASE_CACHE": str(tmp_path / "cache"), "NUMBA_CACHE_DIR": ""}
    server = ServerProcess(tmp_path / "tables.sqlite3", environment=cold)
    server.start()
    try:
        page = visit(f"{server.address}/new/backgammon")
        # Noted by the page itself: what was shown, even if only for a moment.
        page.add_init_script("""
            addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
                const line = document.querySelector("#working");
                if (line && !line.hidden)
                    document.documentElement.dataset.saidWorking = line.textContent;
            }).observe(document.body, { childList: true, subtree: true, attributes: true }));
        """)
        page.check("input[name=player-2][value=bot]")
        page.click("button.large")
        hint = page.locator("[data-may=hint]")
        expect(hint).to_be_visible()
        hint.click()
        expect(page.locator("#hint")).to_contain_text("quick guess")
        expect(page.locator("#working")).to_be_hidden()
        engines = server.workers()
        for engine in engines:  # an engine that is stopped cannot answer before the page has spoken
            os.kill(engine, signal.SIGSTOP)
        try:
            hint.click()
            said = ("data-said-working", "Looking for a good move…")
            expect(page.locator("html")).to_have_attribute(*said)
        finally:
            for engine in engines:
                os.kill(engine, signal.SIGCONT)
        expect(page.locator("#working")).to_be_hidden()
    finally:
        server.kill()


def test_a_move_can_be_typed(visit: Visit) -> None:
    page = open_table(visit, "here")
    open_more(page)
    page.locator("summary", has_text="Position in words").click()
    expect(page.locator("#move-text")).to_have_attribute("placeholder", "a3")
    page.fill("#move-text", "b2")
    page.press("#move-text", "Enter")
    expect(page.locator("#moves [data-kind=act]")).to_have_text(["b2"])
    page.fill("#move-text", "b2")
    page.press("#move-text", "Enter")
    expect(page.locator("#toast")).to_have_text("b2 is taken by an X.")


def test_an_earlier_position_is_shown_and_left(visit: Visit) -> None:
    page = open_table(visit, "here")
    page.locator("[data-spot=b2].target").click()
    page.locator("[data-spot=a1].target").click()
    expect(page.locator("#moves [data-kind=act]")).to_have_count(2)
    page.locator("[data-spot=b2]").click()
    expect(page.locator("#toast")).to_have_text("b2 is taken by an X.")
    page.locator("#moves [data-kind=act]").first.click()
    expect(page.locator("#past-notice")).to_be_visible()
    expect(page.locator("#toast")).to_be_empty()  # it was about another position
    expect(page.locator("[data-spot=a1]")).to_have_attribute("aria-label", "a1: empty")
    expect(page.locator(".spot.target")).to_have_count(0)
    page.locator("#return-to-present").click()
    expect(page.locator("[data-spot=a1]")).to_have_attribute("aria-label", "a1: O")
    expect(page.locator(".spot.target")).to_have_count(7)

"""The page of the deck of mistakes: an empty one, and a card answered by mouse and keyboard."""

import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from gamecase.study.tally import PlayerTally, write_tally
from tables.server_process import ServerProcess


def test_an_empty_deck_says_how_it_is_filled(visit: Visit) -> None:
    page = visit("study/practice")
    expect(page.locator("#nothing")).to_contain_text("Nothing to practise yet")
    expect(page.locator("#board")).to_be_hidden()
    expect(page.locator("#show")).to_be_hidden()


def test_the_link_of_a_study_page_is_in_view_on_a_phone(visit: Visit) -> None:
    page = visit("notebook", viewport={"width": 390, "height": 844})
    expect(page.locator(".study-links [aria-current]")).to_be_in_viewport(ratio=0.9)


def test_a_card_is_refused_answered_and_followed_by_the_next(
    visit: Visit, server: ServerProcess
) -> None:
    page = visit("new/tictactoe")
    page.check("input[name=player-2][value=here]")
    page.click("button.large")
    for square in ("a1", "b1", "a2", "b2", "a3"):
        page.locator(f"[data-spot={square}].target").click()
    expect(page.locator(".status.is-over")).to_be_visible()
    store_mistake(server, page, "b1", ".../.../X..")
    page.goto(f"{server.address}/study/practice?game=tictactoe")
    expect(page.locator("#status")).to_have_text("You are O. What do you do?")
    page.locator("[data-spot=a1]").click()
    expect(page.locator("#toast")).to_have_text("a1 is taken by an X.")
    page.locator("[data-spot=c1]").click()
    expect(page.locator("#answer-title")).to_have_text("There’s something better.")
    expect(page.locator("dd[data-choice=best]")).to_be_visible()
    expect(page.locator("#next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).to_be_hidden()
    expect(page.locator("#nothing")).to_contain_text("all for today")


def store_mistake(server: ServerProcess, page: Page, played: str, position: str) -> None:
    """Store the analysis of the page's game as the server does: what O played is a mistake."""
    table = page.url.rpartition("/")[2]
    with closing(sqlite3.connect(server.database)) as connection, connection:
        (holder,) = connection.execute(
            "SELECT holder FROM chairs WHERE table_id = ? AND chair = 2", (table,)
        ).fetchone()
        connection.execute(
            "INSERT INTO analysed_decisions (table_id, nth_game, number, chair, seat, kind, "
            "position_kind, position, played, best, error, value, chance, chance_lost, "
            "is_forced, verdict, luck) "
            "VALUES (?, 1, 4, 2, 'second', 'move', '', ?, ?, 'b2', 100, 0, 0, 1, 0, 'mistake', 0)",
            (table, position, played),
        )
        connection.execute(
            "INSERT INTO studied_games (holder, table_id, nth_game, chair, game, ruleset, "
            "opponent, result, opening, played, tally) "
            "VALUES (?, ?, 1, 2, 'tictactoe', 'collection', '', 'lost', '', 1, ?)",
            (holder, table, write_tally(PlayerTally())),
        )

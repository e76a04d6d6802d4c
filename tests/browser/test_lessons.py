"""Lessons, links to the rule book, and watching two computers play."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit


def test_a_lesson_refuses_corrects_and_completes(visit: Visit) -> None:
    page = visit("learn/tictactoe")
    page.get_by_text("Three in a row").click()
    page.locator("[data-spot=a3]").click()
    expect(page.locator("#toast")).to_have_text("a3 is taken by an X.")
    page.locator("[data-spot=c1]").click()
    expect(page.locator("#toast")).to_have_text(re.compile("try something else"))
    page.locator("#try-again").click()
    page.locator("[data-spot=c3]").click()
    expect(page.locator("#lesson-done")).to_be_visible()
    page.get_by_text("Next lesson").click()
    expect(page.locator("h1")).to_have_text("Block")
    page.get_by_text("All lessons").click()
    expect(page.locator(".is-completed")).to_have_count(1)


def test_a_lesson_with_a_turn_of_several_steps(visit: Visit) -> None:
    page = visit("learn/draughts/chain")
    for square in ("c3", "e5", "g7"):
        page.locator(f"[data-spot={square}].target").click()
    expect(page.locator("#lesson-done")).to_be_visible()


def test_a_lesson_is_aimed_with_the_keyboard(visit: Visit) -> None:
    page = visit("learn/crokinole/twenty")
    expect(page.locator(".rail")).to_be_visible()
    page.locator("#board").press("Enter")
    expect(page.locator("#lesson-done:visible, #try-again:visible")).to_have_count(1)


def test_a_refusal_links_to_its_clause(visit: Visit) -> None:
    page = visit("new/tictactoe")
    page.check("input[name=player-2][value=here]")
    page.click("button.large")
    page.locator("[data-spot=b2].target").click()
    expect(page.locator("#moves [data-kind=act]")).to_have_count(1)
    page.locator("[data-spot=b2]").click()
    link = page.locator("#toast a")
    expect(link).to_have_attribute("href", "/rules/tictactoe/collection#clause-empty-square")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("#clause-empty-square")).to_be_in_viewport()


def test_two_computers_can_be_watched(visit: Visit) -> None:
    page = visit("learn/tictactoe")
    page.get_by_text("Watch two computers play").click()
    expect(page.locator(".status.is-over")).to_be_visible()
    expect(page.locator(".watching")).to_be_visible()

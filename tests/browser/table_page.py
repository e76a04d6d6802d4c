"""Things that tests do on the pages of tables."""

from playwright.sync_api import Page, expect


def create_table(page: Page, booklet: str = "", **choices: str) -> None:
    """Choose a booklet and options in the form of a new table, and send it."""
    if booklet:
        page.check(f"input[name=ruleset][value={booklet}]")
    for name, value in choices.items():
        page.check(f"input[name={name.replace('_', '-')}][value={value}]")
    page.click("button.large")
    expect(page.locator("#status")).not_to_be_empty()


def touch(page: Page, *spots: str) -> None:
    """Click spots one after the other."""
    for spot in spots:
        page.locator(f"[data-spot={spot}]").click()


def count_pieces(page: Page) -> int:
    """How many pieces are on the board, without those that are fading out."""
    return page.locator(".piece:not(.is-leaving)").count()


def open_more(page: Page) -> None:
    """Show the options, downloads and explanations beside the board, instead of the moves."""
    if page.locator("#result").is_visible():
        page.click("#result-close")
    if not page.locator("#view-more").is_visible():
        page.click(".view-tabs [data-view=more]")

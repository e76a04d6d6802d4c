"""The opening book: its pages, and keys of none."""

import pytest

from web.site import Page, Site


def test_pages_lead_from_the_first_throws_to_the_replies(site: Site) -> None:
    browser = site.browser()
    first = Page(browser.get("/study/openings/backgammon").text)
    assert "8/5 6/5" in first.text
    throw = Page(browser.get("/study/openings/backgammon?at=31").text)
    assert "8/5 6/5" in throw.text
    replies = Page(browser.get("/study/openings/backgammon?at=31.8/5%206/5").text)
    assert "6-6" in replies.text
    reply = browser.get("/study/openings/backgammon?at=31.8/5%206/5.64")
    assert reply.status_code == 200


@pytest.mark.parametrize("key", ["32x", "11", "31.x", "31.8/5 6/5.77", "31..64", "é", "x" * 500])
def test_pages_that_do_not_exist_are_not_found(site: Site, key: str) -> None:
    browser = site.browser()
    assert browser.get("/study/openings/backgammon", params={"at": key}).status_code == 404


@pytest.mark.parametrize("game", ["chess", "none"])
def test_games_without_a_book_have_no_page(site: Site, game: str) -> None:
    assert site.browser().get(f"/study/openings/{game}").status_code == 404

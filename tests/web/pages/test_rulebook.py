"""The rule book: every booklet of every game, in words and pictures."""

import re

import pytest

from gamecase.registry import all_games
from gamecase.words import LANGUAGES, speaker
from web.site import Page, Site, create_table

BOOKLETS = [(game, key) for game, package in all_games().items() for key in package.booklets]


@pytest.mark.parametrize(("game", "booklet"), BOOKLETS)
def test_a_booklet_shows_all_its_clauses(site: Site, game: str, booklet: str) -> None:
    answer = site.browser("de").get(f"/rules/{game}/{booklet}")
    assert answer.status_code == 200
    text, words = Page(answer.text).text, speaker("de", game)
    for clause in all_games()[game].booklet(booklet).clauses_in_force({}):
        assert words(f"clause-{clause.key}") in text, clause.key


def test_the_rule_book_exists_in_every_language(site: Site) -> None:
    for code in LANGUAGES:
        answer = site.browser(code).get("/rules/tictactoe")
        assert speaker(code, "tictactoe")("chapter-setup") in Page(answer.text).text


def test_ids_in_pictures_are_unique(site: Site) -> None:
    for game in all_games():
        text = site.browser().get(f"/rules/{game}").text
        names = re.findall(r' id="([^"]+)"', text)
        assert len(names) == len(set(names)), game
        used = set(re.findall(r'<use href="#([^"]+)"', text))
        assert used, game
        assert used <= set(names), game


def test_the_rule_book_of_a_table_shows_its_switches(site: Site) -> None:
    ann = site.browser()
    form = {"game": "tictactoe", "player-2": "here", "switch-ends_when_dead": "yes"}
    page = Page(ann.get(create_table(ann, form)).text)
    (address,) = {link for link in page.values("a", "href") if link.startswith("/rules/tic")}
    text = Page(ann.get(address).text).text
    words = speaker("en", "tictactoe")
    assert words("rules-agreed") in text
    assert words("switch-ends_when_dead-yes") in text


@pytest.mark.parametrize(
    "path", ["/rules/go", "/rules/chess/none", "/rules/tictactoe?switch-ends_when_dead=perhaps"]
)
def test_a_missing_rule_book_is_a_404(site: Site, path: str) -> None:
    assert site.browser().get(path).status_code == 404

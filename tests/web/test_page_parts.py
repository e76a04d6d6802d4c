"""Parts of pages that many readers share: made once, bounded, and naming nobody."""

import asyncio

import pytest
from markupsafe import Markup

from gamecase.web.page_parts import PageParts
from web.site import Page, Site, create_table, open_socket

pytestmark = pytest.mark.anyio


class Maker:
    """Makes parts, and counts them."""

    def __init__(self, size: int = 10) -> None:
        self.count = 0
        self._size = size

    def __call__(self) -> Markup:
        self.count += 1
        return Markup("x" * self._size)


async def test_a_part_is_made_once_for_readers_who_ask_at_the_same_time() -> None:
    parts, make = PageParts(), Maker()
    found = await asyncio.gather(*(parts.get("key", make) for _ in range(9)))
    assert len({*found}) == 1
    assert make.count == 1
    await parts.get("another", make)
    assert make.count == 2


async def test_parts_are_bounded_and_the_least_recently_used_go_first() -> None:
    parts = PageParts(max_characters=35)
    makers = {key: Maker() for key in "abcd"}
    for key in "abcadab":
        await parts.get(key, makers[key])
        assert parts.characters <= 35
    assert {key: maker.count for key, maker in makers.items()} == {"a": 1, "b": 2, "c": 1, "d": 1}


async def test_a_part_larger_than_the_bound_is_still_shown() -> None:
    parts = PageParts(max_characters=5)
    assert len(await parts.get("key", Maker(10))) == 10
    assert parts.characters == 0


@pytest.mark.parametrize("path", ["/new/backgammon", "/rules/backgammon", "/rules/chess/fide", "/"])
def test_a_page_names_nobody_but_its_reader(site: Site, path: str) -> None:
    ann, ben = site.browser(), site.browser()
    for browser, name in ((ann, "Annabelle"), (ben, "Benedict")):
        browser.cookies.set("gamecase-name", name)
    pages = [ann.get(path).text, ben.get(path).text, site.browser().get(path).text]
    assert not any("Annabelle" in page for page in pages[1:])
    assert not any("Benedict" in page for page in (pages[0], pages[2]))


def test_last_choices_are_those_of_the_reader(site: Site) -> None:
    ann = site.browser()
    create_table(ann, {"game": "chess", "player-2": "here", "remember": "yes"})
    chosen = [
        fields["value"]
        for browser in (ann, site.browser(), ann)
        for tag, fields in Page(browser.get("/new/chess").text).elements
        if tag == "input" and fields.get("name") == "player-2" and "checked" in fields
    ]
    assert chosen == ["here", "bot", "here"]


def test_a_page_in_another_language_is_another_part(site: Site) -> None:
    pages = [site.browser(language).get("/rules/chess").text for language in ("en", "de", "en")]
    assert pages[0] == pages[2] != pages[1]


def test_a_form_without_a_name_takes_the_one_of_the_browser(site: Site) -> None:
    ann = site.browser()
    ann.cookies.set("gamecase-name", "Annabelle")
    table = create_table(ann, {"game": "tictactoe", "player-2": "here"})
    with open_socket(ann, table) as opened:
        assert "Annabelle" in str(opened.state())

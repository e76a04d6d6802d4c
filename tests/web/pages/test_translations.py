"""The page that shows every message in two languages."""

import pytest

from gamecase.registry import all_games
from gamecase.words import speaker
from web.site import Page, Site


def shown(site: Site, query: str = "", language: str = "en") -> str:
    answer = site.browser(language).get(f"/translations{query}")
    assert answer.status_code == 200
    return Page(answer.text).text


def test_the_footer_leads_to_the_translations(site: Site) -> None:
    assert 'href="/translations"' in site.browser().get("/").text


def test_messages_are_shown_beside_the_english(site: Site) -> None:
    text = shown(site, "?part=chess", "de")
    assert "clause-king-move" in text
    assert speaker("de", "chess")("clause-king-move") in text
    assert speaker("en", "chess")("clause-king-move") in text
    assert "home-title" not in text


@pytest.mark.parametrize("part", ["shell", *all_games()])
def test_every_part_can_be_shown_in_any_two_languages(site: Site, part: str) -> None:
    answer = site.browser().get(f"/translations?part={part}&language=ar&beside=pt-BR")
    assert answer.status_code == 200
    assert '<div lang="ar" dir="rtl">' in answer.text
    assert '<div lang="pt-BR" dir="ltr">' in answer.text


def test_messages_are_found_by_a_text_or_a_key(site: Site) -> None:
    king = speaker("de", "chess")("clause-king-move")
    assert king in shown(site, "?part=chess&language=de&search=CLAUSE-KING-MOVE")
    found = shown(site, f"?part=chess&language=de&search={king[:20]}")
    assert "clause-king-move" in found
    assert "clause-queen-move" not in found
    assert "0 messages" in shown(site, "?part=chess&language=de&search=xyzzy")


def test_messages_are_filtered_by_state(site: Site) -> None:
    counts = [
        shown(site, f"?part=tictactoe&language=en&state={state}")
        for state in ("current", "missing", "outdated")
    ]
    assert "game-name" in counts[0]
    assert all("0 messages" in text for text in counts[1:])


def test_unknown_choices_show_the_usual_page(site: Site) -> None:
    text = shown(site, "?part=go&language=xx&beside=yy&state=zz")
    assert "home-title" in text


def test_a_search_is_escaped(site: Site) -> None:
    answer = site.browser().get("/translations?search=%22%3E%3Cscript%3E")
    assert "<script>" not in answer.text.replace('<script type="module"', "")

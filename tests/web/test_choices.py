"""The choices of the last table of each game are the preset of the next one."""

import pytest

from gamecase.kernel.log import read_record
from gamecase.registry import all_games, find
from web.site import Browser, Page, Site, create_table, record

SHEET = {
    "game": "backgammon",
    "remember": "yes",
    "rules": "box",
    "ruleset": "collection",
    "collection/switch-bearoff_rule": "exact-or-highest",
    "collection/match": "best-of-5",
    "case/match": "best-of-3",
    "player-2": "bot",
    "level-2": "beginner",
    "clock": "fischer-300-3",
    "name": "Ann",
}


def checked(browser: Browser, path: str) -> dict[str, str]:
    """The radio buttons that are checked, by name."""
    page = Page(browser.get(path).text)
    return {
        attributes["name"]: attributes["value"]
        for tag, attributes in page.elements
        if tag == "input" and attributes.get("type") == "radio" and "checked" in attributes
    }


def test_the_sheet_shows_the_choices_of_the_last_table(site: Site) -> None:
    ann = site.browser()
    assert checked(ann, "/new/backgammon")["rules"] == "box"
    create_table(ann, SHEET)
    preset = checked(ann, "/new/backgammon")
    assert "rules" not in preset  # the question is asked once
    assert preset["ruleset"] == "collection"
    assert (preset["level-2"], preset["clock"]) == ("beginner", "fischer-300-3")
    html = ann.get("/new/backgammon").text
    assert '<option value="exact-or-highest" selected' in html
    assert '<option value="best-of-5" selected' in html
    assert checked(ann, "/new/chess")["rules"] == "box"  # each game has its own


def test_a_card_on_the_home_page_begins_the_same_table_again(site: Site) -> None:
    ann = site.browser()
    assert "Pip" not in ann.get("/").text
    create_table(ann, SHEET)
    assert "Pip" in Page(ann.get("/").text).text
    page = Page(ann.get("/").text)
    fields: dict[str, str] = {}
    for tag, attributes in page.elements:
        if tag == "form":
            fields = fields if fields.get("game") == "backgammon" else {}
        elif (
            tag == "input"
            and "name" in attributes
            and fields.get("game", "backgammon") == "backgammon"
        ):
            fields.setdefault(attributes["name"], attributes["value"])
    header, _ = read_record(record(ann, create_table(ann, fields)))
    assert (header.ruleset, header.switches) == (
        "collection",
        {"bearoff_rule": "exact-or-highest"},
    )
    assert [player.bot for player in header.players] == ["", "beginner"]
    assert header.clock == "fischer-300-3"


def test_a_friend_by_link_is_not_invited_by_a_single_click(site: Site) -> None:
    ann = site.browser()
    create_table(ann, {**SHEET, "player-2": "away"})
    assert 'value="beginner"' not in ann.get("/").text
    assert checked(ann, "/new/backgammon")["player-2"] == "away"


@pytest.mark.parametrize("cookie", ["", "ruleset=nowhere", "match=best-of-2", "%%%", "x" * 3000])
def test_a_cookie_that_makes_no_table_is_ignored(site: Site, cookie: str) -> None:
    browser = site.browser()
    browser.cookies.set("gamecase-last-backgammon", cookie)
    assert checked(browser, "/new/backgammon")["rules"] == "box"
    assert browser.get("/").status_code == 200


def test_other_forms_leave_the_choices_alone(site: Site) -> None:
    browser = site.browser()
    create_table(browser, {"game": "backgammon", "level-2": "beginner", "guided": "yes"})
    assert "gamecase-last-backgammon" not in browser.cookies


def test_as_most_people_play_is_the_usual_booklet(site: Site) -> None:
    usual = {"backgammon": "tournament", "chess": "fide", "crokinole": "tournament"}
    usual |= {"draughts": "english"}
    for game in all_games():
        keys = [booklet.key for booklet in find(game).booklets.values() if booklet.is_usual]
        assert keys == ([usual[game]] if game in usual else []), game
        asks = "rules" in checked(site.browser(), f"/new/{game}")
        assert asks is (game in usual)
    ann = site.browser()
    form = {"game": "draughts", "rules": "usual", "ruleset": "collection", "player-2": "here"}
    header, _ = read_record(record(ann, create_table(ann, form)))
    assert header.ruleset == "english"


def test_a_link_presets_the_rules_of_a_table_that_are_to_be_changed(site: Site) -> None:
    browser = site.browser()
    preset = checked(browser, "/new/backgammon?rules=best-of&change")
    assert preset["ruleset"] == "best-of"
    assert "rules" not in preset
    assert (
        '<details class="rules-change" id="rules-change" open>'
        in browser.get("/new/backgammon?rules=best-of&change").text
    )


def test_a_match_for_a_number_of_points_that_is_not_listed(site: Site) -> None:
    browser = site.browser()
    form = {"game": "crokinole", "player-2": "here", "collection/match": "first-to-100"}
    header, _ = read_record(
        record(browser, create_table(browser, form, **{"collection/match-points": "85"}))
    )
    assert str(header.match.number) == "85"
    for points in ("86", "0", "1000", "-5", "many", "9" * 30):
        answer = browser.post("/tables", data={**form, "collection/match-points": points})
        assert answer.status_code == 400, points

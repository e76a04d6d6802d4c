"""The opening explorer: own games and collections, walked by position."""

import json
from typing import Any

import pytest

from games.backgammon.formats.test_xg import MATCH
from web.pages.test_bulk_import import ONE, TWO, send
from web.site import Browser, Page, Site

#: Two games that reach one position by different moves, and one that does not.
TRANSPOSED = (
    '[White "Ann"]\n[Black "Ben"]\n[Date "2024.05.17"]\n[Result "1-0"]\n\n'
    "1. Nf3 d5 2. d4 Nf6 1-0\n\n"
    '[White "Cas"]\n[Black "Ann"]\n[Date "2024.05.18"]\n[Result "0-1"]\n\n'
    "1. d4 d5 2. Nf3 e6 0-1\n\n"
    '[White "Cas"]\n[Black "Ben"]\n[Result "1/2-1/2"]\n\n1. d4 Nf6 1/2-1/2\n'
)
DRAUGHTS = '[White "Ann"]\n[Black "Ben"]\n[Result "2-0"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n'


def report(browser: Browser, **query: object) -> dict[str, Any]:
    answer = browser.get("/api/openings", params={"game": "chess", **query})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def collect(browser: Browser, name: str, text: str, title: str = "") -> list[dict[str, Any]]:
    answer = browser.post(
        "/api/stream/collection", params={"name": name, "title": title}, content=text.encode()
    )
    return [json.loads(line) for line in answer.text.splitlines()]


def test_moves_are_counted_with_their_results(site: Site) -> None:
    browser = site.browser()
    send(browser, "a.pgn", TRANSPOSED)
    moves = report(browser)["moves"]
    assert [(move["action"], move["games"]) for move in moves] == [("d2d4", 2), ("g1f3", 1)]
    assert (moves[0]["first_wins"], moves[0]["draws"], moves[0]["second_wins"]) == (0, 1, 1)
    assert moves[0]["written"] == "d4"


def test_a_position_is_the_same_however_it_came_about(site: Site) -> None:
    browser = site.browser()
    send(browser, "a.pgn", TRANSPOSED)
    for line in ("d2d4,d7d5,g1f3", "g1f3,d7d5,d2d4"):
        found = report(browser, line=line)
        assert {move["action"] for move in found["moves"]} == {"g8f6", "e7e6"}
        assert [game["first"] for game in found["games"]] == ["Cas", "Ann"]  # the newest first


def test_filters_choose_the_games_that_count(site: Site) -> None:
    browser = site.browser()
    send(browser, "a.pgn", TRANSPOSED)
    browser.post("/api/import/names", json={"names": ["Ann"]})
    assert [m["action"] for m in report(browser, side="first")["moves"]] == ["g1f3"]
    assert [m["action"] for m in report(browser, side="second")["moves"]] == ["d2d4"]
    assert report(browser, side="second", name="cas")["moves"][0]["games"] == 1
    assert report(browser, side="second", name="b%")["moves"] == []
    assert report(browser, days=30)["moves"][0]["games"] == 1  # the others have old dates


def test_draughts_and_backgammon_are_counted_as_well(site: Site) -> None:
    browser = site.browser()
    send(browser, "a.pdn", DRAUGHTS)
    send(browser, "a.mat", MATCH)
    assert report(browser, game="draughts")["moves"][0]["written"] == "32-28"
    throws = report(browser, game="backgammon")["moves"]
    assert [move["action"] for move in throws] == ["start 3-1", "start 4-3"]
    found = report(browser, game="backgammon", line="start 3-1")
    assert [move["action"] for move in found["moves"]] == ["8/5 6/5"]


def test_the_side_that_begins_is_the_first_whoever_it_was(site: Site) -> None:
    """In game 2 of the match Bert begins with 4-3."""
    browser = site.browser()
    send(browser, "a.mat", MATCH)
    found = report(browser, game="backgammon", line="start 4-3")
    assert [move["action"] for move in found["moves"]] == ["24/20 13/10"]
    assert found["games"][0]["first"] == "Bert"


def test_a_collection_is_private_named_and_deletable(site: Site) -> None:
    browser, other = site.browser(), site.browser()
    lines = collect(browser, "club.pgn", TRANSPOSED, "Club")
    collection = lines[-1]["collection"]
    assert (lines[-1]["type"], collection["name"], collection["games"]) == ("collection", "Club", 3)
    source = collection["id"]
    assert report(browser, source=source)["moves"][0]["games"] == 2
    assert report(browser)["moves"] == []  # none of them is a game of one's own
    assert report(browser, source=source, name="ann", side="first")["moves"][0]["games"] == 1
    assert browser.get("/api/collections").json()["collections"] == [collection]
    assert other.get("/api/collections").json()["collections"] == []
    foreign = other.get("/api/openings", params={"game": "chess", "source": source})
    assert foreign.status_code == 400
    assert other.post(f"/api/collections/{source}/delete").status_code == 404
    assert browser.post(f"/api/collections/{source}/delete").json() == {"collections": []}
    assert browser.post("/api/collections/x/delete").status_code == 404


def test_a_game_of_a_collection_opens_as_a_table(site: Site) -> None:
    browser = site.browser()
    source = collect(browser, "a.pgn", ONE + "\n" + TWO)[-1]["collection"]["id"]
    game = report(browser, source=source)["games"][0]["id"]
    answer = browser.post("/study/openings", data={"source": source, "open": game})
    assert answer.status_code == 303
    assert answer.headers["location"].startswith("/table/")
    page = browser.get(f"/study/openings?game=chess&source={source}")
    assert "Ann" in Page(page.text).text
    assert site.browser().post("/study/openings", data={"source": source}).status_code == 404
    answer = browser.post("/study/openings", data={"source": source, "delete": "yes"})
    assert answer.status_code == 303
    assert browser.get("/api/collections").json()["collections"] == []


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("a.pgn", "", "empty"),
        ("a.pgn", "no game", "could be read"),
        ("a.exe", "x", "no format"),
        ("a.jsonl", "{}", ""),
    ],
)
def test_a_collection_without_games_is_refused(
    site: Site, name: str, text: str, reason: str
) -> None:
    browser = site.browser()
    last = collect(browser, name, text)[-1]
    assert last["type"] == "refused"
    assert reason in last["reason"]
    assert browser.get("/api/collections").json()["collections"] == []


@pytest.mark.parametrize(
    "query",
    [
        "game=ludo",
        "game=tictactoe",
        "game=chess&line=e2e5",
        "game=chess&line=xyzzy",
        "game=chess&line=" + "e2e4," * 401,
        "game=chess&side=third",
        "game=chess&days=7",
        "game=chess&source=1",
        "game=chess&source=-1",
        "game=chess&source=99999999999999999999",
        "game=chess&ruleset=nothing",
    ],
)
def test_malformed_questions_are_refused(site: Site, query: str) -> None:
    browser = site.browser()
    assert browser.get(f"/study/openings?{query}").status_code == 400
    assert browser.get(f"/api/openings?{query}").status_code == 400


def test_the_page_walks_by_links(site: Site) -> None:
    browser = site.browser()
    send(browser, "a.pgn", TRANSPOSED)
    page = Page(browser.get("/study/openings?game=chess").text)
    (following,) = [
        attributes["href"] for name, attributes in page.elements if attributes.get("rel") == "next"
    ]
    page = Page(browser.get(following).text)
    assert "line=d2d4" in following
    assert "Cas" in page.text
    back = [a["href"] for _, a in page.elements if a.get("rel") == "prev"]
    assert len(back) == 1
    assert "line" not in back[0]
    assert site.browser().get("/study/openings").status_code == 200

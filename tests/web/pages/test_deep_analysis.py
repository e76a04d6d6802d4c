"""Deep analyses on pages and by the API: streams, refusals, the host's switch, and what is kept."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gamecase.config.settings import DeepAnalysisLimits, Settings
from web.site import Browser, Site

FORCED = "k7/8/1K6/8/8/8/8/1Q6 b - - 0 1"  # one legal move, so that one step is enough
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
OFF = Settings(deep=DeepAnalysisLimits(allowed=False))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One app for all tests, because engines start processes."""
    with Site(tmp_path_factory.mktemp("deep") / "database.sqlite3") as site:
        yield site


def lines(answer: Any) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines() if line]


def deepen(browser: Browser, text: str, level: str = "deeper", **more: Any) -> Any:
    return browser.post("/position/chess/deep", json={"text": text, "level": level, **more})


def test_a_position_is_analysed_until_it_is_done(site: Site) -> None:
    found = lines(deepen(site.browser(), FORCED))
    last = found[-1]
    assert (last["state"], last["seat"], last["problem"]) == ("done", "second", "")
    assert last["steps"] >= 1
    (line,) = last["lines"]
    assert line["told"][0]["told"]
    assert line["worth"]["first"].startswith("#") or line["worth"]["first"].startswith("+")
    assert last["progress"].startswith("Depth")


def test_programs_get_the_same_by_the_api(site: Site) -> None:
    body = {"game": "chess", "position": FORCED, "level": "deeper"}
    last = lines(site.browser().post("/api/deep-analysis", json=body))[-1]
    assert last["state"] == "done"
    assert last["lines"][0]["actions"][0] == "a8" + last["lines"][0]["key"][2:4]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"game": "chess", "position": START, "level": "3T"}, "expected one of"),
        ({"game": "chess", "position": START}, "expected one of"),
        ({"game": "chess", "position": "nothing", "level": "deeper"}, "nothing"),
        ({"game": "tictactoe", "position": "", "level": "deeper"}, ""),
        ({"game": "no", "position": START, "level": "deeper"}, "no"),
        ({"game": "chess", "position": START, "level": "deeper", "extra": 1}, "extra"),
    ],
)
def test_what_cannot_be_analysed_is_refused(site: Site, body: dict[str, Any], told: str) -> None:
    answer = site.browser().post("/api/deep-analysis", json=body)
    assert answer.status_code in (400, 404)
    assert told in answer.json()["detail"]


def test_a_page_is_told_in_words_what_cannot_be_analysed(site: Site) -> None:
    answer = deepen(site.browser(), START, "3T")
    assert answer.status_code == 400
    assert answer.json()["error"] == "That can’t be analysed."


def test_levels_are_offered_where_somebody_decides(site: Site) -> None:
    browser = site.browser()
    start = browser.post("/position/chess", json={"kind": "start"}).json()
    assert start["levels"] == [{"key": "deeper", "label": "Look deeper", "compares": False}]
    assert 'id="deep"' in browser.get("/position/chess").text
    assert 'id="deep"' not in browser.get("/position/tictactoe").text


def test_a_host_can_switch_it_off(tmp_path: Path) -> None:
    with Site(tmp_path / "database.sqlite3", settings=OFF) as site:
        browser = site.browser()
        assert 'id="deep"' not in browser.get("/position/chess").text
        assert deepen(browser, START).status_code == 403
        body = {"game": "chess", "position": START, "level": "deeper"}
        answer = browser.post("/api/deep-analysis", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "off")


# --- positions of a finished game ---

MATCH = """ 3 point match

 Game 1
 Ann : 0                        Ben : 0
  1) 31: 8/5 6/5                 64: 24/14
  2)  Doubles => 2                Drops
      Wins 1 point
"""


def test_a_rollout_of_a_finished_game_is_kept_and_shown_again(site: Site) -> None:
    browser = site.browser()
    created = browser.post("/api/tables/written", json={"game": "backgammon", "text": MATCH})
    assert created.status_code == 201, created.text
    browser.headers["Authorization"] = f"Bearer {created.json()['token']}"
    table = created.json()["table"]
    address = f"/table/{table}/analysis/deep?game=1"
    assert browser.get(address).json() == {}
    choice = {"level": "1T", "compared": ["8/5 6/5", "24/21 6/5"]}
    found = lines(browser.post(f"{address}&at=1", json=choice))[-1]
    assert (found["state"], found["progress"], len(found["lines"])) == ("done", "72 games", 2)
    kept = browser.get(address).json()
    assert [*kept] == ["1"]
    assert kept["1"]["lines"] == found["lines"]
    assert kept["1"]["sure"] == found["sure"]
    refused = lines(browser.post(f"{address}&at=1", json={"level": "1T", "compared": ["24/9"]}))
    assert refused[-1]["state"] == "refused"
    assert refused[-1]["problem"] == "That can’t be analysed."
    assert site.browser().post(f"{address}&at=0", json=choice).status_code == 400

"""The page of a player's analysed games, its forms and what programs read."""

from typing import Any

import pytest

from gamecase.study.analyses import AnalysisState, StudiedGame
from gamecase.tables.table_factory import fingerprint
from study.examples import decision, game_analysis, studied_game
from web.site import Browser, Page, Site

TOKEN = "the-token-of-the-browser-of-Ann"
ANN = fingerprint(TOKEN)
FOOLS_MATE = "1. f3 e5 2. g4 Qh4# 0-1"


def save(site: Site, *games: StudiedGame, state: AnalysisState = "done") -> None:
    async def write() -> None:
        for game in games:
            decisions = [decision(3, error=0.1, verdict="mistake"), decision(4, chair=2)]
            await site.services.study.save(game_analysis(game, state), decisions, [game])

    site.run(write)


def reader(site: Site, language: str = "") -> Browser:
    browser = site.browser(language)
    browser.cookies.set("gamecase-seat", TOKEN)
    return browser


def finished_game(browser: Browser) -> str:
    """The id of a table with an imported game, all chairs of which the browser holds."""
    answer = browser.post("/written", data={"game": "chess", "text": FOOLS_MATE})
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    return path.split("/")[2]


def test_a_newcomer_is_told_what_the_page_is_for(site: Site) -> None:
    answer = site.browser().get("/study")
    assert answer.status_code == 200
    assert "Have your finished games analysed" in Page(answer.text).text


def test_the_page_shows_figures_charts_and_games(site: Site) -> None:
    save(site, *(studied_game(ANN, number, error=number / 1000) for number in range(1, 61)))
    text = reader(site).get("/study").text
    page = Page(text)
    assert "120 decisions" in page.text
    assert "PR (performance rating)" in page.text
    # 500 times the sum of 1 to 60 thousandths by 120 decisions.
    assert "7.6" in page.text
    assert 'class="line-chart"' in text
    assert "Race" in page.text
    assert text.count("/analysis?game=1") == 30
    older = reader(site).get("/study", params={"page": "1"}).text
    assert older.count("/analysis?game=1") == 30
    assert "table1/" in older


def test_games_by_accuracy_have_openings(site: Site) -> None:
    save(site, studied_game(ANN, 1, game="chess", opening="Italian Game: Two Knights"))
    page = Page(reader(site).get("/study", params={"game": "chess"}).text)
    assert "Accuracy" in page.text
    assert "89.0%" in page.text
    assert "Italian Game" in page.text
    assert "Endgame" in page.text


def test_everybody_sees_only_their_own_games(site: Site) -> None:
    save(site, studied_game(ANN), studied_game("somebody else", 2))
    assert Page(reader(site).get("/study").text).text.count("Ben") == 2  # the list, and the group
    assert "Ben" not in Page(site.browser().get("/study").text).text


def test_numbers_are_written_as_the_reader_writes_them(site: Site) -> None:
    save(site, studied_game(ANN))
    assert "+0,25" in Page(reader(site, "de").get("/study").text).text


def test_a_game_at_which_the_engine_died_can_be_analysed_again(site: Site) -> None:
    save(site, studied_game(ANN), state="failed")
    text = reader(site).get("/study").text
    assert "What it had found is kept" in text
    assert "Analyse again" in text


def test_a_finished_game_is_listed_until_it_waits_to_be_analysed(site: Site) -> None:
    browser = reader(site)
    table = finished_game(browser)
    assert "Not analysed yet" in Page(browser.get("/study").text).text
    site.run(site.services.analysis_worker.pause)
    answer = browser.post("/study/analyse", data={"table": table})
    assert (answer.status_code, answer.headers["location"]) == (303, "/study")
    page = Page(browser.get("/study").text)
    assert "1 game is waiting to be analysed." in page.text
    assert "Not analysed yet" not in page.text


@pytest.mark.parametrize("table", ["", "unknown"])
def test_only_players_have_a_game_analysed(site: Site, table: str) -> None:
    answer = reader(site).post("/study/analyse", data={"table": table} if table else {})
    assert answer.status_code == 400


@pytest.mark.parametrize("query", ["game=ludo", "last=7", "page=x", "last=99999999"])
def test_bad_queries_are_refused(site: Site, query: str) -> None:
    assert reader(site).get(f"/study?{query}").status_code == 400


def test_everybody_decides_whether_games_are_analysed_at_once(site: Site) -> None:
    browser = reader(site)
    assert " checked" not in browser.get("/study").text
    assert browser.post("/study/settings", data={"automatic": "yes"}).status_code == 303
    assert " checked" in browser.get("/study").text
    browser.post("/study/settings", data={})
    assert " checked" not in browser.get("/study").text


# --- programs ---


def get(site: Site, path: str, token: str = TOKEN) -> tuple[int, dict[str, Any]]:
    answer = site.browser().get(path, headers={"authorization": f"Bearer {token}"})
    return answer.status_code, answer.json()


def test_programs_list_analysed_games(site: Site) -> None:
    save(site, studied_game(ANN, 1), studied_game(ANN, 2, game="chess", opening="Italian Game"))
    status, found = get(site, "/api/study")
    assert (status, found["count"]) == (200, 2)
    chess, backgammon = found["games"]
    assert (chess["accuracy"], chess["pr"], chess["opening"]) == (88.0, None, "Italian Game")
    assert (backgammon["pr"], backgammon["accuracy"]) == (25.0, None)
    assert (backgammon["decisions"], backgammon["mistakes"]) == (2, 1)
    assert get(site, "/api/study?game=chess&offset=1")[1]["games"] == []
    assert get(site, "/api/study", "the token of somebody else")[1]["count"] == 0


def test_programs_read_a_stored_analysis(site: Site) -> None:
    save(site, studied_game(ANN))
    status, report = get(site, "/api/study/table1?game=1")
    assert status == 200
    assert (report["engine"], report["engine_level"], report["state"]) == ("own", "2 plies", "done")
    assert [one["chair"] for one in report["decisions"]] == [1, 2]
    assert report["decisions"][0]["verdict"] == "mistake"
    assert get(site, "/api/study/table1?game=1", "the token of somebody else")[0] == 404
    assert get(site, "/api/study/table1?game=2")[0] == 404
    assert get(site, "/api/study/table1?game=x")[0] == 400

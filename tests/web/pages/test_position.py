"""Setting up positions on a page: edits, pasted text, playing on, pictures and the notebook."""

import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest

from accounts.fixtures import PASSWORD
from gamecase.kernel.log import read_record
from gamecase.kernel.verify import verify
from gamecase.registry import find
from gamecase.study.notebook import MOST_TAGS, clean_note, clean_tags, clean_title
from gamecase.words import LANGUAGES
from web.site import Browser, Page, Site

GAMES = ("backgammon", "chess", "crokinole", "draughts", "tictactoe")
ENDING = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
XGID = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:3:0:7:10"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One app for all tests, because reading texts starts a process."""
    with Site(tmp_path_factory.mktemp("positions") / "database.sqlite3") as site:
        yield site


def send(browser: Browser, game: str, status: int = 200, **edit: Any) -> dict[str, Any]:
    answer = browser.post(f"/position/{game}", json=edit)
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told


def draft(told: dict[str, Any]) -> dict[str, Any]:
    return {key: told[key] for key in ("ruleset", "switches", "pieces", "options")}


def texts(told: dict[str, Any]) -> dict[str, str]:
    return {each["name"]: each["text"] for each in told["texts"]}


# --- edits ---


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_with_a_board_to_change(site: Site, game: str) -> None:
    browser = site.browser()
    assert browser.get(f"/position/{game}").status_code == 200
    start = send(browser, game, kind="start")
    assert start["position"]
    assert start["art"]["key"] == start["scene"]["art"]
    empty = send(browser, game, **draft(start), kind="clear", art=start["art"]["key"])
    assert empty["pieces"] == []
    assert "art" not in empty


def test_an_unknown_game_has_no_page(site: Site) -> None:
    browser = site.browser()
    assert browser.get("/position/ludo").status_code == 404
    assert send(browser, "ludo", 404)["error"]


def test_an_impossible_position_is_drawn_and_says_why(site: Site) -> None:
    browser = site.browser()
    told = send(
        browser, "chess", **draft(send(browser, "chess", kind="start")), kind="remove", start="e1"
    )
    assert [fault["told"] for fault in told["faults"]] == [
        "White has 0 kings on the board and needs exactly one."
    ]
    assert (told["position"], told["texts"]) == ("", [])
    assert len(told["scene"]["pieces"]) == 31


def test_options_are_set_and_written(site: Site) -> None:
    browser = site.browser()
    told = send(
        browser,
        "chess",
        **draft(send(browser, "chess", kind="start")),
        kind="set",
        key="turn",
        value="second",
    )
    assert texts(told)["FEN"].split()[1] == "b"


def test_a_finished_game_can_be_shown(site: Site) -> None:
    told = send(site.browser(), "tictactoe", text="XXX/OO./...")
    assert told["is_over"]
    assert not told["faults"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b'{"pieces": [["dragon", "e4"]]}',
        b'{"kind": "explode"}',
        b'{"ruleset": "mine"}',
        b'{"switches": {"x": "y"}}',
        b'{"kind": "put", "piece": "a", "end": "e4", "more": 1}',
        b"[" * 10_000,
    ],
)
def test_what_no_page_sends_is_refused(site: Site, body: bytes) -> None:
    answer = site.browser().post("/position/chess", content=body)
    assert answer.status_code == 400
    assert answer.json()["error"]


# --- pasted text ---


@pytest.mark.parametrize(
    ("game", "text", "name"),
    [
        ("chess", ENDING, "FEN"),
        ("chess", "4k3/8/8/8/8/8/4P3/4K3 w - -", "FEN"),
        ("backgammon", XGID, "XGID"),
        ("backgammon", "4HPwATDgc/ABMA:cIkqAAAAAAAA", "GNUBG ID"),
        ("backgammon", "4HPwATDgc/ABMA", "GNUBG Position ID"),
        ("draughts", "W:W31-50:B1-20", "FEN"),
        ("draughts", "B:Wc3,Kd4:Bb6", "FEN"),
        ("tictactoe", "X../.O./...", "Gamecase"),
        ("crokinole", "round 0 shot 2 twenties 0,0 discs a1:100.0,0.0", "Gamecase"),
    ],
)
def test_pasted_text_is_recognised(site: Site, game: str, text: str, name: str) -> None:
    told = send(site.browser(), game, text=f"  {text}\n")
    assert told["recognised"] == f"Read as {name}."
    assert told["position"]
    assert texts(told)["Gamecase"] == told["position"]


def test_a_pasted_match_position_keeps_score_and_cube(site: Site) -> None:
    told = send(site.browser(), "backgammon", text=XGID, ruleset="case")
    values = {field["key"]: field["value"] for field in told["fields"]}
    assert told["ruleset"] == "tournament"
    assert told["to_act"] == "second"
    assert values["length"] == "7"
    assert values["dice"] == "31"
    assert values["cube"] == "2"


@pytest.mark.parametrize("text", ["nonsense", "8/8/8/8/8/8/8/8 w - - 0 1", "\x00" * 40, "K" * 5000])
def test_text_that_is_no_position_says_what_was_expected(site: Site, text: str) -> None:
    assert len(send(site.browser(), "chess", 400, text=text)["error"]) > 10


def test_a_position_of_another_game_leads_there(site: Site) -> None:
    told = send(site.browser(), "chess", 409, text=XGID)
    assert told["game"] == "backgammon"
    assert "Backgammon" in told["error"]


def test_long_games_are_read_in_another_process(site: Site) -> None:
    moves = " ".join(["g1f3 g8f6 f3g1 f6g8"] * 150)
    answer = send(site.browser(), "chess", 400, text=f"startpos moves {moves}")
    assert answer["error"]


# --- links, pictures and evaluation ---


def test_a_link_shows_its_position(site: Site) -> None:
    page = site.browser().get("/position/chess", params={"position": ENDING, "rules": "fide"})
    assert ENDING in page.text


def test_a_picture_can_be_downloaded(site: Site) -> None:
    answer = site.browser().get("/position/chess/picture.svg", params={"position": ENDING})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text.startswith("<svg")
    bad = site.browser().get("/position/chess/picture.svg", params={"position": "nonsense"})
    assert bad.status_code == 400


def test_a_position_is_evaluated(site: Site) -> None:
    answer = site.browser().post("/position/tictactoe/evaluation", json={"text": "XX./OO./..."})
    assert answer.status_code == 200, answer.text
    assert answer.json()["standing"]
    assert answer.json()["lines"][0]["told"][0]["told"]
    none = site.browser().post("/position/crokinole/evaluation", json={"text": "x"})
    assert none.status_code == 404


# --- playing on ---


def play(browser: Browser, game: str, **form: str) -> str:
    answer = browser.post(f"/position/{game}/table", data=form)
    assert answer.status_code == 303, answer.text
    path: str = answer.headers["location"]
    return path


def test_a_friend_plays_on_from_a_position_and_the_record_verifies(site: Site) -> None:
    browser = site.browser()
    path = play(browser, "chess", position=ENDING, against="here", side="second")
    page = Page(browser.get(path).text)
    assert "From a position" in page.text
    header, entries = read_record(browser.get(f"{path}/record").text)
    assert (header.start, header.is_rated) == (ENDING, False)
    package = find("chess")
    state = verify(package.game, package.rules(header.ruleset), header, entries).state
    assert package.game.write(state.position) == ENDING
    assert f'[FEN "{ENDING}"]' in browser.get(f"{path}/record/pgn").text


def test_formats_without_a_start_are_not_offered(site: Site) -> None:
    browser = site.browser()
    path = play(browser, "backgammon", position=XGID, against="here")
    assert browser.get(f"{path}/record").status_code == 200
    assert browser.get(f"{path}/record/mat").status_code == 404
    assert f"{path}/record/mat" not in browser.get(path).text


def test_the_computer_plays_the_other_side(site: Site) -> None:
    browser = site.browser()
    level = find("tictactoe").bot.LEVELS[0].key
    path = play(browser, "tictactoe", position="X../.O./...", against="bot", level=level)
    header, _ = read_record(browser.get(f"{path}/record").text)
    assert [player.bot for player in header.players] == ["", level]


@pytest.mark.parametrize(
    "form",
    [
        {"position": "XXX/OO./..."},
        {"position": "nonsense"},
        {"position": "X../.../...", "side": "third"},
        {"position": "X../.../...", "against": "nobody"},
        {"position": "X../.../...", "level": "divine"},
        {"position": "X../.../...", "switches": "[]"},
    ],
)
def test_what_cannot_be_played_creates_no_table(site: Site, form: dict[str, str]) -> None:
    before = site.count_tables()
    assert site.browser().post("/position/tictactoe/table", data=form).status_code == 400
    assert site.count_tables() == before


# --- the notebook ---


def save(browser: Browser, game: str = "chess", position: str = ENDING, **form: str) -> str:
    answer = browser.post("/notebook", data={"game": game, "position": position, **form})
    assert answer.status_code == 200, answer.text
    number: str = answer.json()["id"]
    return number


def test_a_guest_keeps_a_notebook(site: Site) -> None:
    browser = site.browser()
    assert "No positions here." in browser.get("/notebook").text
    number = save(
        browser, title="Opposition", tags="Endgame, pawns", note="King first.\nThen <b>pawn</b>."
    )
    save(browser, "tictactoe", "X../.O./...", title="Corner", tags="100%")
    page = browser.get("/notebook").text
    assert "Opposition" in page
    assert "&lt;b&gt;pawn" in page
    assert "Corner" in page
    assert "Corner" not in browser.get("/notebook?game=chess").text
    assert "Corner" not in browser.get("/notebook?tag=endgame").text
    assert "Opposition" in browser.get("/notebook?tag=endgame").text
    assert "Corner" in browser.get("/notebook?tag=100%25").text
    assert "Opposition" in browser.get("/notebook?q=KING").text
    assert "Opposition" not in browser.get("/notebook?tag=%25").text
    change = {"title": "Key squares", "tags": "", "note": ""}
    assert browser.post(f"/notebook/{number}", data=change).status_code == 303
    assert "Opposition" not in browser.get("/notebook").text
    assert browser.post(f"/notebook/{number}", data={"delete": "yes"}).status_code == 303
    assert "Key squares" not in browser.get("/notebook").text


def test_nobody_sees_or_changes_the_notebook_of_another(site: Site) -> None:
    owner, stranger = site.browser(), site.browser()
    number = save(owner, title="Mine alone")
    save(stranger, title="Theirs")
    assert "Mine alone" not in stranger.get("/notebook").text
    for form in ({"delete": "yes"}, {"title": "Taken"}):
        assert stranger.post(f"/notebook/{number}", data=form).status_code == 404
    assert "Mine alone" in owner.get("/notebook").text


def test_a_position_that_is_none_is_not_saved(site: Site) -> None:
    form = {"game": "chess", "position": "nonsense"}
    assert site.browser().post("/notebook", data=form).status_code == 400


def test_a_notebook_moves_into_an_account_and_goes_with_it(site: Site) -> None:
    browser = site.browser()
    save(browser, title="Before the account", tags="kept")
    browser.post("/register", data={"name": "Noter", "password": PASSWORD, "back": "/account"})
    assert "Before the account" in browser.get("/notebook").text
    archive = zipfile.ZipFile(io.BytesIO(browser.get("/account/export").content))
    data = json.loads(archive.read("account.json"))
    assert [(each["title"], each["tags"]) for each in data["notebook"]] == [
        ("Before the account", ["kept"])
    ]
    browser.post("/account/delete", data={"name": "Noter"})
    assert "Before the account" not in browser.get("/notebook").text


def test_titles_tags_and_notes_are_made_short_and_printable() -> None:
    assert clean_title("a\x00b\n c" + "x" * 500)[:4] == "a b "
    assert len(clean_title("x" * 500)) == 120
    assert clean_tags(", ,A,a,B" + ",".join(map(str, range(50))))[:2] == ("a", "b0")
    assert len(clean_tags(",".join(map(str, range(50))))) == MOST_TAGS
    assert clean_note("one\r\ntwo\x07") == "one\ntwo"


def test_the_pages_exist_in_every_language(site: Site) -> None:
    for code in LANGUAGES:
        browser = site.browser(code)
        assert browser.get("/position/tictactoe").status_code == 200, code
        assert browser.get("/notebook").status_code == 200, code

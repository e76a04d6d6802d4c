"""Games as files: import and export."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from random import Random

import chess
import pytest
from httpx import Response
from starlette.types import Message, Scope

from gamecase.games.backgammon.actions import Call
from gamecase.games.backgammon.formats import mat
from gamecase.games.backgammon.formats.record import GameRecord, MatchRecord
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from gamecase.web.security import MAX_UPLOAD_BYTES
from games.backgammon.position_builders import rules
from games.backgammon.random_matches import random_game
from tables.slow_game import slow_game
from web.site import HERE, Browser, Page, Site, create_table, open_socket

MATE = '[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'


def test_an_imported_game_becomes_a_table_and_shows_its_analysis(site: Site) -> None:
    ann = site.browser()
    assert Page(ann.get("/new/chess").text).values("form", "action", class_="import-form")
    answer = ann.post("/written", data={"game": "chess", "text": MATE})
    assert answer.status_code == 303
    assert answer.headers["location"].endswith("/analysis")
    table = answer.headers["location"].removesuffix("/analysis")
    page = Page(ann.get(f"{table}/analysis").text)
    assert len(page.values("button", "data-at")) == 4
    assert "Ben" in page.text
    with open_socket(ann, table) as one:
        state = one.state()
        assert state["is_over"]
        assert [player["name"] for player in state["players"]] == ["Ann", "Ben"]


def test_an_unfinished_import_can_be_continued_by_its_owner(site: Site) -> None:
    ann = site.browser()
    answer = ann.post("/written", data={"game": "chess", "text": "1. e4 *"})
    table = answer.headers["location"].removesuffix("/analysis")
    with open_socket(ann, table) as one:
        state = one.state()
        assert one.act("e7e5", state)["is_yours"]
    with open_socket(site.browser(), table) as one:
        assert not one.state()["you"]


def test_a_table_is_exported_in_the_formats_of_its_game(site: Site) -> None:
    ann = site.browser()
    table = create_table(ann, {**HERE, "game": "chess"}, name='Ann "Queen"')
    with open_socket(ann, table) as one:
        one.act("e2e4", one.state())
    (address,) = [
        each for each in Page(ann.get(table).text).values("a", "href") if each.endswith("/pgn")
    ]
    answer = ann.get(address)
    assert answer.headers["content-disposition"].endswith('.pgn"')
    assert "1. e4" in answer.text
    taken = ann.post("/written", data={"game": "chess", "text": answer.text})
    assert taken.status_code == 303
    assert ann.get(f"{table}/record/sgf").status_code == 404
    assert ann.get("/table/nowhere/record/pgn").status_code == 404


def test_text_that_is_not_a_game_is_an_error(site: Site) -> None:
    ann = site.browser()
    for text, told in (
        ("", "expected a game as"),
        ("hello", "PGN: game 1"),
        ("1. e4 Ke7 Ke9", "PGN: game 1"),
        ('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*', "PGN: game 1"),
    ):
        answer = ann.post("/written", data={"game": "chess", "text": text})
        assert answer.status_code == 400, text
        assert told in Page(answer.text).text, text
    assert ann.post("/written", data={"game": "tictactoe", "text": "x"}).status_code == 400
    assert ann.post("/written", data={"game": "go", "text": "x"}).status_code == 400
    assert site.count_tables() == 0


def test_several_games_are_opened_at_once(site: Site) -> None:
    ann = site.browser()
    answer = ann.post("/written", data={"game": "chess", "text": [MATE + "\n" + MATE, "1. d4 *"]})
    assert answer.status_code == 200
    links = [each for each in Page(answer.text).values("a", "href") if each.endswith("/analysis")]
    assert len(links) == site.count_tables() == 3
    for link in links:
        assert ann.get(link).status_code == 200
    api = ann.post("/api/tables/written", json={"game": "chess", "text": MATE + "\n" + MATE})
    assert (api.status_code, "one at a time" in api.text) == (400, True)


@pytest.mark.parametrize(
    ("game", "text", "told", "clause", "good"),
    [
        ("chess", "1. e4 e5 2. Ke3 *", "king", "king", 2),
        ("chess", "1. e4 e5 2. Bb5 a6 3. Bxa7 *", "", "", 4),
        ("draughts", '[GameType "21"]\n\n1. 11-15 22-18 2. 12-16 *', "", "duty", 2),
    ],
)
def test_an_illegal_move_is_explained_as_at_the_table_and_the_rest_is_kept(
    site: Site, game: str, text: str, told: str, clause: str, good: int
) -> None:
    ann = site.browser()
    answer = ann.post("/written", data={"game": game, "text": [text, text]})
    assert answer.status_code == 400
    page = Page(answer.text)
    assert f"Move {good + 1} is not allowed" in page.text
    assert told in page.text
    assert clause in " ".join(page.values("a", "href"))
    assert page.values("svg", "aria-label", class_="small-board")
    assert text in page.text  # to be corrected
    assert site.count_tables() == 0
    kept = ann.post("/written", data={"game": game, "text": text, "keep": "yes"})
    assert kept.status_code == 303
    with open_socket(ann, kept.headers["location"].removesuffix("/analysis")) as one:
        assert one.state()["after"] == good + 3  # after the beginning and two players


# --- hostile and long uploads ---

ADDRESSES = ("/written", "/api/tables/written")


def upload(browser: Browser, address: str, game: str, text: str) -> Response:
    fields = {"game": game, "text": text}
    is_api = address.startswith("/api/")
    answer: Response = browser.post(address, **{"json" if is_api else "data": fields})
    return answer


def long_game(plies: int) -> str:
    """Knights go about and take nothing, and a pawn steps now and then, so that nothing ends it."""
    random, board, moves = Random(1), chess.Board(), list[str]()
    while len(moves) < plies:
        wanted = chess.PAWN if board.halfmove_clock > 140 else chess.KNIGHT
        quiet = [
            each
            for each in board.legal_moves
            if board.piece_type_at(each.from_square) == wanted
            and not (board.is_capture(each) or board.gives_check(each))
        ]
        moves.append(board.san_and_push(random.choice(quiet)))
    return " ".join(moves) + " *"


def long_match() -> str:
    """To 25 points, so far 24 to 23, all games long ones for a single point."""
    using, random = rules("tournament"), Random(1)
    won: dict[Seat, GameRecord] = {}
    while len(won) < 2:
        game = random_game(using, MatchScore(MatchRule("first-to", 25)), random, 200)
        if game.points == 1 and len(game.actions) > 120 and Call.ACCEPT not in game.actions:
            won[game.winner] = game
    games = (won[Seat.FIRST], won[Seat.SECOND]) * 23 + (won[Seat.FIRST],)
    return mat.write_mat(MatchRecord(names=("Anna", "Bert"), length=25, games=games), using)


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game whose reader hangs where the text says so."""
    with slow_game(tmp_path, monkeypatch) as key:
        yield key


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f" 5 point match\n Game 1\n{' ' * 5000}{' : 1  ' * 1700}x", "at most 1000"),
        (f" 5 point match\n Game 1\n{' ' * 400}{' : 1  ' * 90}x", "names and scores"),
        (f" {'1' * 5000} point match\n", "at most 1000"),
        (f" {'1' * 900} point match\n", "not a number from 0 to 32767"),
        ("(" * 8000, "SGF: line 1"),
        (f"(;GM[6]MI[length:{'1' * 5000}])", "not a number from 0 to 32767"),
    ],
)
def test_a_hostile_match_file_is_refused(site: Site, address: str, text: str, told: str) -> None:
    answer = upload(site.browser(), address, "backgammon", text)
    assert answer.status_code == 400
    assert told in unescape(answer.text)
    assert site.count_tables() == 0


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_game_with_too_many_plies_is_refused_with_the_reason(site: Site, address: str) -> None:
    answer = upload(site.browser(), address, "chess", long_game(3834))
    assert answer.status_code == 400
    assert "at most 2000" in unescape(answer.text)
    assert site.count_tables() == 0


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_upload_of_too_many_bytes_is_refused_unread(site: Site, address: str) -> None:
    answer = upload(site.browser(), address, "chess", "x" * MAX_UPLOAD_BYTES)
    assert answer.status_code == 413
    assert str(MAX_UPLOAD_BYTES) in answer.text


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_long_match_is_imported(site: Site, address: str) -> None:
    answer = upload(site.browser(), address, "backgammon", long_match())
    assert answer.status_code in (201, 303), answer.text
    assert site.count_tables() == 1


@pytest.mark.parametrize("address", ADDRESSES)
def test_an_upload_that_takes_too_long_is_killed_and_others_are_served_meanwhile(
    site: Site, slow: str, address: str
) -> None:
    browser = site.browser(address="10.0.0.1")
    assert upload(browser, address, slow, "no game").status_code == 400  # its process is there now
    site.services.imports.seconds = 2.0
    with ThreadPoolExecutor() as threads:
        hanging = threads.submit(upload, browser, address, slow, "hang")
        site.wait_for_import()
        second = upload(site.browser(address="10.0.0.1"), address, "chess", MATE)
        assert second.status_code == 429
        assert "another game from your address" in unescape(second.text)
        assert second.headers["retry-after"]
        assert site.browser().get("/health").status_code == 200
        assert not hanging.done()
        killed = hanging.result()
    assert killed.status_code == 400
    assert "took more than 2 seconds" in unescape(killed.text)
    site.services.imports.seconds = 10.0
    assert upload(browser, address, "chess", MATE).status_code in (201, 303)


async def _leave_during_import(site: Site, game: str) -> None:
    """Post a game that takes for ever, and close the connection while it is read."""
    body, imports = f"game={game}&text=hang".encode(), site.services.imports
    scope: Scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/written",
        "raw_path": b"/written",
        "root_path": "",
        "query_string": b"",
        "headers": [
            (b"host", b"testserver"),
            (b"content-type", b"application/x-www-form-urlencoded"),
            (b"content-length", str(len(body)).encode()),
        ],
        "client": ("10.0.0.9", 5000),
        "server": ("testserver", 80),
        "state": {},
    }
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        if waiting:
            return waiting.pop()
        while not imports.addresses:
            await asyncio.sleep(0.01)
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        pass

    await site._app(scope, receive, send)
    assert not imports.addresses


def test_an_import_ends_when_its_client_leaves(site: Site, slow: str) -> None:
    browser = site.browser(address="10.0.0.9")
    assert upload(browser, "/written", slow, "no game").status_code == 400
    assert browser.portal is not None
    browser.portal.call(_leave_during_import, site, slow)  # its time limit is ten seconds
    assert not site.services.imports.processes
    assert site.count_tables() == 0
    assert upload(browser, "/written", "chess", MATE).status_code == 303


_GOOD = '[White "Ann"]\n[Black "Ben"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n'
_BAD = '[White "Cem"]\n[Black "Dan"]\n\n1. e4 e5 2. Ke3 *\n\n'


def test_a_file_with_one_bad_game_opens_the_others_and_names_it(site: Site) -> None:
    ann = site.browser()
    answer = ann.post("/written", data={"game": "chess", "text": _GOOD + _BAD + _GOOD})
    assert answer.status_code == 400
    page = Page(answer.text)
    assert len([href for href in page.values("a", "href") if href.endswith("/analysis")]) == 2
    assert "Cem – Dan" in page.text
    assert "Ke3" in page.text
    assert answer.text.count("import-problem") == 1
    assert "White &#34;Ann&#34;" not in answer.text, "only the bad game is to be corrected"


def test_a_file_of_bad_games_explains_each(site: Site) -> None:
    answer = site.browser().post("/written", data={"game": "chess", "text": _BAD + _BAD})
    assert answer.text.count("import-problem") == 2
    assert not [href for href in Page(answer.text).values("a", "href") if "/analysis" in href]

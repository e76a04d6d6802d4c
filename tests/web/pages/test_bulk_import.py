"""Import of many games: from files and archives, twice, broken, foreign and hostile."""

import io
import json
import re
import zipfile
from typing import Any

import pytest

from games.backgammon.formats.test_xg import MATCH
from web.site import Browser, Page, Site, create_table, open_socket, record

pytestmark = pytest.mark.usefixtures("site")

ONE = '[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n'
TWO = '[White "Zoë"]\n[Black "Ann"]\n[Result "1/2-1/2"]\n\n1. d4 d5 1/2-1/2\n'
BROKEN = '[White "Cas"]\n[Black "Dee"]\n\n1. e4 e5 2. Ke3 *\n'


def send(browser: Browser, name: str, data: bytes | str) -> list[dict[str, Any]]:
    """Import a file; returns the lines of the answer."""
    body = data.encode() if isinstance(data, str) else data
    answer = browser.post("/api/stream/import", params={"name": name}, content=body)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def of(lines: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [line for line in lines if line["type"] == kind]


def archive(files: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, data in files.items():
            packed.writestr(name, data)
    return file.getvalue()


def test_good_games_stay_and_a_bad_one_is_explained(site: Site) -> None:
    browser = site.browser()
    lines = send(browser, "club.pgn", ONE + "\n" + BROKEN + "\n" + TWO)
    assert [line["type"] for line in lines].count("imported") == 2
    (problem,) = of(lines, "failed")
    assert (problem["file"], problem["line"]) == ("club.pgn", 7)
    assert problem["names"] == ["Cas", "Dee"]
    assert problem["move"] == "Ke3"
    assert problem["nth_move"] == 3
    assert problem["told"]
    assert of(lines, "file")[0]["games"] == 3
    assert of(lines, "progress")[-1]["done"] == 3
    assert lines[-1] == {
        "type": "end",
        "file": "club.pgn",
        "imported": 2,
        "duplicates": 0,
        "failed": 1,
        "token": "",
    }
    table = of(lines, "imported")[0]["table"]
    assert browser.get(f"/table/{table}").status_code == 200
    assert '"act": "e2e4"' in record(browser, f"/table/{table}")


def test_a_game_that_is_there_already_is_left_out(site: Site) -> None:
    browser = site.browser()
    first = send(browser, "club.pgn", ONE + "\n" + TWO)
    again = send(browser, "other.pgn", ONE.replace("Ann", "ANN") + "\n" + ONE)
    assert len(of(again, "duplicate")) == 2
    assert of(again, "duplicate")[0]["table"] == of(first, "imported")[0]["table"]
    assert of(send(browser, "others.pgn", ONE.replace("Ann", "Eve")), "imported")
    assert of(send(site.browser(), "club.pgn", ONE), "imported")  # somebody else's list


def test_a_game_played_here_is_a_duplicate_of_its_own_record(site: Site) -> None:
    browser = site.browser()
    table = create_table(browser, {"game": "chess", "player-2": "here", "starts": "me"})
    with open_socket(browser, table) as socket:
        state = socket.state()
        for move in ("f2f3", "e7e5", "g2g4", "d8h4"):
            state = socket.act(move, state)
    lines = send(browser, "own.jsonl", record(browser, table))
    assert [line["type"] for line in lines] == ["file", "duplicate", "progress", "end"]
    pgn = browser.get(f"{table}/record/pgn").text
    assert of(send(browser, "own.pgn", pgn), "duplicate")


def test_an_archive_is_imported_file_by_file(site: Site) -> None:
    data = archive(
        {
            "season/one.pgn": ONE.encode(),
            "season/match.mat": MATCH.encode(),
            "season/readme.md": b"not a game",
            "season/broken.sgf": b"(;GM[1]SZ[19];B[pd])",
        }
    )
    lines = send(site.browser(), "season.zip", data)
    assert [line["file"] for line in of(lines, "imported")] == [
        "season.zip/season/one.pgn",
        "season.zip/season/match.mat",
    ]
    (problem,) = of(lines, "failed")
    assert problem["file"] == "season.zip/season/broken.sgf"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "latin-1", "utf-16", "utf-16-le", "utf-16-be"])
def test_names_survive_every_encoding(site: Site, encoding: str) -> None:
    (line,) = of(send(site.browser(), "two.pgn", TWO.encode(encoding)), "imported")
    assert line["names"] == ["Zoë", "Ann"]


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("a.pgn", b"", "empty"),
        ("a.pgn", b"\xff\xfe\0", "UTF-16"),
        ("a.pgn", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "not a text"),
        ("a.exe", b"MZ", r"\.exe is no format"),
        ("a.zip", b"PK\x03\x04broken", "archive cannot be read"),
        ("a.zip", archive({"x.md": b"y"}), "no file with games"),
        ("a.jsonl", b'{"gamecase": 1}\n', "entry 0|line|header|missing|record"),
        ("a.xg", b"RGMH", "no archive"),
        ("a.sgf", b"(;GM[1]SZ[19];B[pd])", "GM|backgammon"),
        ("a.txt", b"just some words", "PGN"),
        ("a.pdn", b'[GameType "40"]\n\n1. a1-b2 *\n', "GameType|40"),
        ("a.pgn", b'[Variant "Atomic"]\n[White "A"]\n\n1. e4 *\n', "(?i)atomic|variant"),
    ],
)
def test_what_is_no_game_is_named(site: Site, name: str, data: bytes, reason: str) -> None:
    lines = send(site.browser(), name, data)
    (problem,) = of(lines, "failed")
    assert re.search(reason, problem["reason"]), problem["reason"]
    assert site.count_tables() == 0


def test_an_archive_that_explodes_is_stopped(site: Site) -> None:
    bomb = archive({f"{number}.pgn": b" " * 15_000_000 for number in range(6)})
    assert len(bomb) < 200_000
    (problem,) = of(send(site.browser(), "bomb.zip", bomb), "failed")
    assert "more than 64000000 bytes" in problem["reason"]
    (problem,) = of(
        send(site.browser(), "big.zip", archive({"a.pgn": b" " * 17_000_000})), "failed"
    )
    assert "too large" in problem["reason"]


def test_a_file_that_is_too_large_is_refused(site: Site) -> None:
    answer = site.browser().post(
        "/api/stream/import", params={"name": "a.pgn"}, content=b" " * 16_000_001
    )
    assert answer.status_code == 413
    assert "16000000" in answer.json()["detail"]


@pytest.mark.parametrize("name", ["", " ", "a" * 201, "a\nb"])
def test_a_file_has_a_name(site: Site, name: str) -> None:
    answer = site.browser().post("/api/stream/import", params={"name": name}, content=b"x")
    assert answer.status_code == 400


def test_own_names_decide_whose_moves_count(site: Site) -> None:
    browser = site.browser()
    send(browser, "club.pgn", ONE)
    assert browser.post("/api/import/names", json={"names": ["ann ", "ANN"]}).json() == {
        "names": ["ANN"]
    }
    assert browser.get("/api/import/names").json() == {"names": ["ANN"]}
    report = browser.get("/api/openings", params={"game": "chess", "side": "first"}).json()
    assert [move["action"] for move in report["moves"]] == ["e2e4"]
    report = browser.get("/api/openings", params={"game": "chess", "side": "second"}).json()
    assert report["moves"] == []
    assert browser.post("/api/import/names", json={"names": ["x" * 41]}).status_code == 400
    assert site.browser().post("/api/import/names", json={"names": ["x"]}).status_code == 401
    page = Page(browser.get("/study/import").text)
    assert "ANN" in page.values("input", "value")
    assert browser.post("/study/import/names", data={"names": "Ben, Cas"}).status_code == 303
    assert browser.get("/api/import/names").json() == {"names": ["Ben", "Cas"]}


def test_imported_games_wait_for_their_analysis(site: Site) -> None:
    browser = site.browser()
    tables = [line["table"] for line in of(send(browser, "a.pgn", ONE + "\n" + TWO), "imported")]
    site.run(site.services.analysis_worker.pause)
    answer = browser.post("/api/import/analyses", json={"tables": tables})
    assert answer.json() == {"waiting": 2, "left_out": 0}
    assert browser.post("/api/import/analyses", json={"tables": tables}).json()["waiting"] == 2
    foreign = site.browser().post("/api/import/analyses", json={"tables": tables})
    assert foreign.status_code == 400
    assert browser.post("/api/import/analyses", json={"tables": []}).status_code == 400

"""Studies: from games, positions and files, changed on the board, shared and exported."""

import io
import json
import re
import zipfile
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import chess.pgn
import pytest

from accounts.fixtures import PASSWORD
from gamecase.files import read
from web.site import Browser, Site

PGN = """[White "Ann"]
[Black "Ben"]

{A trap <script>alert(1)</script>} 1. e4 $1 e5 (1... c5 {Sicilian} 2. Nf3 (2. Nc3)) 2. Nf3 *
"""
GAMES = ("backgammon", "chess", "crokinole", "draughts", "tictactoe")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One app for all tests, because reading texts starts a process."""
    with Site(tmp_path_factory.mktemp("studies") / "database.sqlite3") as site:
        yield site


def create(browser: Browser, **form: str) -> str:
    """The address of a new study."""
    response = browser.post("/studies", data=form, follow_redirects=False)
    assert response.status_code == 303, response.text
    return str(response.headers["location"])


def send(browser: Browser, path: str, status: int = 200, **command: Any) -> dict[str, Any]:
    response = browser.post(path, json=command)
    assert response.status_code == status, response.text
    told: dict[str, Any] = response.json()
    return told


def actions(told: dict[str, Any]) -> list[tuple[int, str]]:
    return [(node["parent"], node["action"]) for node in told["nodes"][1:]]


# --- making them ---


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_empty_study_with_a_board_to_play_on(site: Site, game: str) -> None:
    browser = site.browser()
    path = create(browser, game=game)
    assert browser.get(path).status_code == 200
    told = send(browser, path)
    assert told["board"]["gestures"]
    assert len(told["nodes"]) == 1


def test_a_file_keeps_its_comments_marks_and_variations(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="chess", text=PGN)
    told = send(browser, path)
    assert actions(told) == [
        (0, "e2e4"),
        (1, "e7e5"),
        (2, "g1f3"),
        (1, "c7c5"),
        (4, "g1f3"),
        (4, "b1c3"),
    ]
    root, first, *_ = told["nodes"]
    assert root["comment"] == "A trap <script>alert(1)</script>"
    assert (first["written"], first["signs"], first["number"]) == ("e4", "!", 1)
    assert (told["nodes"][3]["number"], told["nodes"][3]["is_first"]) == (2, True)
    assert "<script>alert" not in browser.get(path).text


def test_a_finished_game_of_a_table_becomes_a_study(site: Site) -> None:
    browser = site.browser()
    response = browser.post(
        "/written",
        data={"game": "chess", "text": '[Result "1-0"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0'},
        follow_redirects=False,
    )
    table = response.headers["location"].split("/")[2]
    told = send(browser, create(browser, table=table))
    assert [action for _, action in actions(told)][-1] == "h5e5"


def test_others_cannot_make_a_study_of_a_game_under_way(site: Site) -> None:
    browser, other = site.browser(), site.browser()
    form = {"game": "tictactoe", "player-2": "away"}
    table = browser.post("/tables", data=form, follow_redirects=False).headers["location"]
    response = other.post("/studies", data={"table": table.split("/")[2]}, follow_redirects=False)
    assert response.status_code == 403
    assert other.post("/studies", data={"table": "nothing"}).status_code == 404


def test_a_position_becomes_a_study(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="chess", position="4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", title="King")
    assert ">King<" in browser.get(path).text or 'value="King"' in browser.get(path).text
    assert send(browser, path)["position"].startswith("4k3/8")


@pytest.mark.parametrize(
    "text",
    [
        "not a game",
        "1. e4 (1. e5) *",
        "1. e4 " + "(1. e4 " * 3000 + ")" * 3000 + " *",
        "1. e4 {" + "x" * 300 + "} e5 2. Ke3 *",
    ],
)
def test_a_bad_file_is_refused_with_the_reason(site: Site, text: str) -> None:
    response = site.browser().post("/studies", data={"game": "chess", "text": text})
    assert response.status_code == 400
    assert "PGN" in response.text


# --- changing them ---


def test_moves_are_played_on_the_board_and_refused_with_reasons(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="chess")
    told = send(browser, path, kind="move", version=1, action="e2e4")
    assert (told["version"], told["at"], actions(told)) == (2, 1, [(0, "e2e4")])
    refused = send(browser, path, kind="move", version=2, at=1, spots=["e7", "e3"])
    assert refused["board"]["refusal"]
    assert refused["version"] == 2
    again = send(browser, path, kind="move", version=2, at=0, spots=["e2", "e4"])
    assert (again["version"], again["at"]) == (2, 1)  # it was there already
    other = send(browser, path, kind="move", version=2, at=0, action="d2d4")
    assert actions(other) == [(0, "e2e4"), (0, "d2d4")]


def test_backgammon_variations_have_dice_of_their_own(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="backgammon")
    told = send(browser, path, kind="move", version=1, action="start 3-1")
    told = send(browser, path, kind="move", version=2, at=1, action="8/5 6/5")
    told = send(browser, path, kind="move", version=3, at=1, action="24/23 13/10")
    told = send(browser, path, kind="move", version=4, at=0, action="start 6-5")
    assert actions(told) == [
        (0, "start 3-1"),
        (1, "8/5 6/5"),
        (1, "24/23 13/10"),
        (0, "start 6-5"),
    ]
    refused = send(browser, path, kind="move", version=5, at=4, action="8/5 6/5")
    assert refused["board"]["refusal"]
    text = browser.get(f"{path}/file/sgf").text
    assert text.count("(;W[") == 3


def test_a_shot_of_crokinole_comes_to_rest(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="crokinole")
    aim = send(browser, path)["board"]["gestures"]["aim"]
    assert aim
    told = send(
        browser,
        path,
        kind="move",
        version=1,
        action=f"{aim['verb']} 0 0 {aim['strength'][0] + 5:.0f}",
    )
    assert len(told["nodes"]) == 3
    assert told["at"] == 2
    assert told["board"]["motion"]


def test_comments_marks_promotion_deletion_and_what_takes_them_back(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="chess", text=PGN)
    send(browser, path, kind="comment", version=1, at=2, text="  solid \x00 ")
    send(browser, path, kind="marks", version=2, at=2, marks=["?!", "$14"])
    told = send(browser, path, kind="order", version=3, at=4, index=0)
    assert actions(told)[1] == (1, "c7c5")
    told = send(browser, path, kind="order", version=4, at=told["at"], index=1)
    node = told["nodes"][2]
    assert (node["comment"], node["signs"]) == ("solid", "?!+=")
    before = actions(told)
    cut = send(browser, path, kind="delete", version=5, at=4)
    assert len(cut["nodes"]) == 4
    nodes = [
        {"parent": 0, "action": "c7c5", "comment": "Sicilian"},
        {"parent": 0, "action": "g1f3"},
        {"parent": 0, "action": "b1c3"},
    ]
    back = send(browser, path, kind="insert", version=6, at=1, index=1, nodes=nodes)
    assert actions(back) == before
    send(browser, path, 400, kind="insert", version=7, at=1, index=1, nodes=[{"action": "a1a8"}])
    send(browser, path, 400, kind="marks", version=7, at=1, marks=["!"] * 9)
    send(browser, path, 400, kind="comment", version=7, at=99, text="x")
    send(browser, path, 400, kind="dance")
    told = send(browser, path, kind="title", version=7, text="A trap")
    assert told["title"] == "A trap"


def test_of_two_windows_the_second_is_told_and_nothing_is_overwritten(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="chess", text=PGN)
    send(browser, path, kind="comment", version=1, at=1, text="from one window")
    told = send(browser, path, 409, kind="comment", version=1, at=1, text="from the other")
    assert told["conflict"]
    assert told["version"] == 2
    assert told["nodes"][1]["comment"] == "from one window"


# --- sharing ---


def links(browser: Browser, path: str) -> dict[str, str]:
    page = browser.get(path).text
    return dict(re.findall(r'data-link="(\w+)">[^<]*(/studies/[^<]+)<', page))


def test_a_link_shows_a_study_until_it_is_withdrawn(site: Site) -> None:
    owner, friend = site.browser(), site.browser()
    path = create(owner, game="chess", text=PGN)
    assert friend.get(path).status_code == 404
    assert friend.post(path, json={}).status_code == 404
    owner.post(f"{path}/settings", data={"view": "yes"})
    link = links(owner, path)["view"]
    assert friend.get(link).status_code == 200
    assert 'id="comment"' not in friend.get(link).text
    told = send(friend, link)
    assert len(told["nodes"]) == 7
    assert told["board"]["gestures"] is None
    send(friend, link, 403, kind="comment", version=1, at=1, text="mine")
    assert friend.get(f"{link}/file/pgn").status_code == 200
    assert friend.post(f"{link}/settings", data={"delete": "yes"}).status_code == 404
    owner.post(f"{path}/settings", data={"view": "no"})
    assert friend.get(link).status_code == 404


def test_whoever_has_the_other_link_may_change_it(site: Site) -> None:
    owner, friend = site.browser(), site.browser()
    path = create(owner, game="chess")
    owner.post(f"{path}/settings", data={"edit": "yes"})
    link = links(owner, path)["edit"]
    send(friend, link, kind="move", version=1, action="e2e4")
    assert len(send(owner, path)["nodes"]) == 2
    assert friend.post(f"{link}/settings", data={"delete": "yes"}).status_code == 404
    owner.post(f"{path}/settings", data={"delete": "yes"})
    assert friend.get(link).status_code == 404


def test_studies_move_to_the_account_are_exported_and_deleted_with_it(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="chess", text=PGN)
    browser.post("/register", data={"name": "Teacher", "password": PASSWORD})
    assert path in browser.get("/studies").text
    archive = zipfile.ZipFile(io.BytesIO(browser.get("/account/export").content))
    (study,) = json.loads(archive.read("account.json"))["studies"]
    assert study["content"]["nodes"][4]["comment"] == "Sicilian"
    browser.post("/account/delete", data={"password": PASSWORD})
    assert site.browser().get(path).status_code == 404


# --- files ---


def test_a_study_as_pgn_is_the_same_tree_for_other_programs(site: Site) -> None:
    browser = site.browser()
    path = create(browser, game="chess", text=PGN)
    game = chess.pgn.read_game(io.StringIO(browser.get(f"{path}/file/pgn").text))
    assert game is not None
    assert not game.errors
    assert game.headers["White"] == "Ann"
    (first,) = game.variations
    assert first.nags == {1}
    _, sicilian = first.variations
    assert sicilian.comment == "Sicilian"
    assert [node.move.uci() for node in sicilian.variations] == ["g1f3", "b1c3"]


def test_a_study_as_pdn_has_the_same_main_line_for_other_programs(site: Site) -> None:
    browser = site.browser()
    text = '[GameType "20"]\n\n1. 32-28! {centre} (1. 33-29 {other} 19-23 (19-24)) 18-23 $14 *'
    path = create(browser, game="draughts", text=text)
    reader = import_module("draughts.PDN").PDNReader  # pydraughts has no types
    (game,) = reader(browser.get(f"{path}/file/pdn").text).games
    assert game.moves == ["32-28", "18-23"]


@pytest.mark.parametrize(
    ("game", "suffix", "text"),
    [
        (
            "draughts",
            "pdn",
            '[GameType "20"]\n\n1. 32-28! {centre} (1. 33-29 {other} 19-23) 18-23 *',
        ),
        ("chess", "pgn", PGN),
        (
            "backgammon",
            "sgf",
            "(;FF[4]GM[6]PW[Ann]PB[Ben](;W[31hefe]C[usual];B[52lqsu])(;W[31xwxu]BM[1]C[no]))",
        ),
    ],
)
def test_files_read_back_as_the_same_study(site: Site, game: str, suffix: str, text: str) -> None:
    browser = site.browser()
    first = create(browser, game=game, text=text)
    written = browser.get(f"{first}/file/{suffix}").text
    second = create(browser, game=game, text=written)
    one, two = send(browser, first), send(browser, second)
    assert one["nodes"] == two["nodes"]
    assert any(node["comment"] for node in one["nodes"])
    assert any(node["marks"] for node in one["nodes"])


def test_the_own_file_keeps_everything_of_every_game(site: Site, tmp_path: Any) -> None:
    browser = site.browser()
    path = create(browser, game="tictactoe")
    send(browser, path, kind="move", version=1, action="b2")
    send(browser, path, kind="move", version=2, at=0, action="a1")
    send(browser, path, kind="comment", version=3, at=2, text="the corner")
    file = tmp_path / "study.json"
    file.write_bytes(browser.get(f"{path}/file/json").content)
    (board,) = read(file)
    (variation,) = board.notes[1].variations
    assert (variation.actions, variation.notes[1].comments) == (("a1",), ("the corner",))
    assert browser.get(f"{path}/file/exe").status_code == 404


def test_a_study_from_a_position_is_not_offered_where_a_format_has_no_place_for_it(
    site: Site,
) -> None:
    browser = site.browser()
    xgid = "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:2:3:0:7:10"
    path = create(browser, game="backgammon", position=xgid)
    assert browser.get(f"{path}/file/sgf").status_code == 404
    assert browser.get(f"{path}/file/json").status_code == 200

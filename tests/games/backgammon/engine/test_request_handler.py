"""The interfaces for other programs: JSON requests, Python functions and UBGI."""

import json
from pathlib import Path
from typing import Any

import pytest

from gamecase.games.backgammon.board import BAR, Board, side
from gamecase.games.backgammon.commands import bot, evaluation, rollout
from gamecase.games.backgammon.engine import api, evaluator, request_handler
from gamecase.games.backgammon.engine.cube_model import CubeState
from gamecase.games.backgammon.engine.rollout_games import RolloutPlan
from gamecase.games.backgammon.engine.ubgi import UbgiSession
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.plays import RolledTurn, dice_to_play, legal_plays
from gamecase.games.backgammon.request_fields import read_board
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import BOOKLETS, rules

OPENING = "4HPwATDgc/ABMA"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:{flag}:{length}:10"
RACE = "XGID=--A---A-------------b-----:0:0:1:00:0:0:0:0:10"


def xgid(dice: str, flag: int = 0, length: int = 7) -> str:
    return XGID.format(dice=dice, flag=flag, length=length)


# --- bot ---


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_the_best_play_is_legal(booklet: str) -> None:
    response = bot({"ruleset": booklet, "position": OPENING, "dice": [1, 3]})
    using = rules(booklet)
    turn = RolledTurn(using, read_board(OPENING, using), dice_to_play(using, 3, 1))
    after = read_position_id(response["position"])
    assert {tuple(board.ours[1:]) for board in legal_plays(turn).results} >= {after.ours[1:]}
    assert -1 < response["equity"] < 1
    assert response["move"] != "pass"


def test_an_opening_3_1_makes_the_five_point() -> None:
    response = bot({"position": OPENING, "dice": [3, 1]})
    assert response["move"] == "8/5 6/5"
    assert response["position"] == "4HPwATCwZ/ABMA"
    assert bot({"xgid": xgid("31")})["move"] == "8/5 6/5"


def test_a_side_that_cannot_enter_passes() -> None:
    closed = side({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 13: 3})
    shut_out = write_position_id(Board(side({BAR: 1, 6: 5, 8: 4}), closed))
    response = bot({"position": shut_out, "dice": [6, 6]})
    assert (response["move"], response["position"]) == ("pass", shut_out)


def test_an_evaluation_has_five_chances_and_the_equity() -> None:
    response = bot({"position": OPENING, "evaluate": True}, ply=1)
    assert 0.5 < response["win"] < 0.56
    assert 0 < response["win_backgammon"] < response["win_gammon"] < response["win"]
    expected = (
        2 * response["win"] - 1 + response["win_gammon"] + response["win_backgammon"]
        - response["lose_gammon"] - response["lose_backgammon"]
    )  # fmt: skip
    assert response["equity"] == pytest.approx(expected, abs=1e-5)


def test_the_cube_is_decided_for_both_sides() -> None:
    response = bot({"xgid": xgid("00")})
    assert (response["action"], response["decision"]) == ("no double", "no double")
    assert 0.4 < response["match_chance"] < 0.6
    assert bot({"xgid": xgid("D")})["action"] == "take"
    assert bot({"xgid": xgid("D", flag=3, length=0)})["action"] == "beaver"
    race = bot({"xgid": RACE})
    assert race["decision"] == "double, drop"
    assert "match_chance" not in race


@pytest.mark.parametrize(
    ("request_fields", "reason"),
    [
        ({"position": OPENING}, 'expected "dice"'),
        ({"position": OPENING, "dice": [0, 3]}, "two numbers from 1 to 6"),
        ({"position": OPENING, "dice": "31"}, "two numbers from 1 to 6"),
        ({"position": OPENING, "evaluate": "yes"}, 'expected "dice"'),
        ({"position": "short", "evaluate": True}, "5 characters"),
        ({"position": "AAAAAAAAAAAAAA", "evaluate": True}, "0 checkers"),
        ({"position": 3, "dice": [3, 1]}, "must be a Position ID"),
        ({"ruleset": "poker", "position": OPENING, "dice": [3, 1]}, "no booklet"),
        ({"ruleset": 3, "position": OPENING, "dice": [3, 1]}, "must be the name"),
        ({"position": OPENING, "dice": [3, 1], "depth": 3}, "unknown fields"),
        ({"xgid": "XGID=nonsense"}, "fields"),
        ({"xgid": 7}, "must be a string"),
        ({"xgid": xgid("71")}, "dice"),
        ({"xgid": "XGID=-p----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10"}, "checkers"),
    ],
    ids=str,
)
def test_invalid_requests_are_refused(request_fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        bot(request_fields)


def test_too_many_plies_are_refused() -> None:
    with pytest.raises(BadInput, match="ply must be 0 to 3"):
        bot({"position": OPENING, "dice": [3, 1]}, ply=4)
    with pytest.raises(BadInput, match="ply must be 0 to 2"):
        bot({"xgid": xgid("00")}, ply=3)


def test_damaged_weights_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    caches = (
        request_handler.search_under,
        evaluator.evaluator,
        evaluator.shipped_net,
        evaluator.prefilter_net,
    )
    for name in ("contact", "glance"):
        (tmp_path / f"{name}.npz").write_bytes(b"no weights")
    monkeypatch.setattr(evaluator, "NETS_FOLDER", tmp_path)
    try:
        for function in caches:
            function.cache_clear()
        with pytest.raises(BadInput, match="is not a complete file of weights"):
            bot({"position": OPENING, "dice": [3, 1]})
    finally:
        for function in caches:
            function.cache_clear()


# --- eval and rollout ---


def test_an_evaluation_accepts_any_id() -> None:
    plain = evaluation({"position": OPENING})
    from_option = evaluation({}, position=OPENING)
    assert plain == from_option
    with_cube = evaluation({}, position=xgid("00"))
    assert with_cube["win"] == plain["win"]
    assert with_cube["decision"] == "no double"
    assert evaluation({}, position=f"{OPENING}:cAkAAAAAAAAA")["may_double"]
    with pytest.raises(BadInput, match="unknown fields"):
        evaluation({"position": OPENING, "dice": [3, 1]})


def test_a_rollout_reports_progress_and_stores_its_games(tmp_path: Path) -> None:
    reports: list[tuple[int, int, str]] = []
    options: dict[str, Any] = {"games": 36, "workers": 1, "keep": str(tmp_path / "kept")}

    def report(*response: Any) -> None:
        reports.append(response)

    response = rollout({}, report=report, position=RACE, cube=True, **options)
    # Six checkers or fewer: the table is exact, and no luck is left in any game.
    exact = bot({"xgid": RACE})
    for name, (done, requested, text) in zip(("no_double", "double_take"), reports, strict=True):
        assert (done, requested, text) == (36, 36, f"{name} {exact[name]:+.4f} ± 0.0000")
        assert response[name]["equity"]["mean"] == pytest.approx(exact[name], abs=1e-5)
    assert {path.name for path in tmp_path.iterdir()} == {"kept.no_double", "kept.double_take"}
    json.dumps(response)


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"position": OPENING, "games": 0}, "games must be"),
        ({"position": OPENING, "cluster": "tcp://127.0.0.1:9"}, "no cluster at"),
        ({"position": xgid("31")}, "rolled out before a roll"),
        ({"position": "nothing"}, "7 characters"),
    ],
    ids=str,
)
def test_invalid_rollout_requests_are_refused(options: dict[str, Any], what: str) -> None:
    with pytest.raises(BadInput, match=what):
        rollout({}, **options)


# --- Python functions ---


def test_the_functions_for_cube_and_rollouts() -> None:
    analysis = api.cube(OPENING, CubeState(ours=2, theirs=4), ply=1)
    assert analysis.match_chance is not None
    assert not analysis.should_double
    with pytest.raises(BadInput, match="ply must be 0 to 2 for the cube, not 3"):
        api.cube(OPENING, ply=3)
    with pytest.raises(BadInput, match="5 characters"):
        api.cube("short")
    with pytest.raises(BadInput, match="games must be"):
        api.rollout(OPENING, RolloutPlan(games=-1))
    with pytest.raises(BadInput, match="no cluster at"):
        api.rollout(OPENING, cluster="nowhere")
    race = "AQAACAAAAAAAAA"
    result = api.rollout(race, RolloutPlan(games=36), workers=1)
    assert result.chances[0].mean == pytest.approx(float(api.evaluate([race])[0, 0]), abs=1e-5)


# --- UBGI ---


def run_session(*lines: str) -> list[list[str] | None]:
    session = UbgiSession()
    return [session.handle_line(line) for line in lines]


def test_ubgi_introduces_itself_in_both_dialects() -> None:
    (reply,) = run_session("ubgi")
    assert reply is not None
    assert [line.partition(" ")[0] for line in reply] == ["id"] * 3 + ["proto", "ubgiok", "readyok"]
    assert run_session("isready", "newgame", "stop", "", "quit") == [["readyok"], [], [], [], None]


def test_ubgi_plays() -> None:
    *_, reply = run_session(f"position gnubgid {OPENING}", "dice 3 1", "go")
    assert reply is not None
    assert reply[1] == "bestmove 8/5 6/5"
    assert reply[0].startswith("info score ")
    *_, again = run_session(f"position xgid {xgid('31')}", "go role chequer")
    assert again == reply
    *_, turn = run_session(f"position xgid {xgid('00')}", "dice 3 1", "go turn")
    assert turn is not None
    assert turn[1] == "bestturn cube=nodouble move=8/5 6/5"


def test_ubgi_decides_about_the_cube() -> None:
    *_, reply = run_session(f"position xgid {RACE}", "go cube")
    assert reply == ["bestcube double"]
    *_, offered = run_session(f"position xgid {RACE.replace(':00:', ':D:')}", "go cube")
    assert offered == ["bestcube drop"]


def test_ubgi_answers_a_bare_xgid_as_in_the_draft() -> None:
    assert run_session(xgid("31")) == [["8/5 6/5"]]
    assert run_session(xgid("00")) == [["roll"]]
    assert run_session(RACE) == [["double"]]
    assert run_session(xgid("D", flag=3, length=0)) == [["take"]]
    shut = "XGID=aBBBBBB---B-----------bbb-:0:0:-1:66:0:0:0:0:10"
    assert run_session(shut) == [[""]]


def test_ubgi_keeps_its_settings() -> None:
    replies = run_session(
        "set engine.ply 2", "get engine.ply", "setoption name Variant value nackgammon"
    )
    assert replies == [[], ["value engine.ply 2"], []]
    (keys,) = run_session("keys")
    assert keys is not None
    assert all(line.startswith("key ") for line in keys)


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        (["dance"], "error bad_command 'dance'"),
        (["go"], "error bad_state missing position"),
        ([f"position gnubgid {OPENING}", "go"], "error bad_state missing dice"),
        ([f"position gnubgid {OPENING}", "go cube"], "error bad_state missing cube"),
        ([f"position gnubgid {OPENING}", "go home"], "error unsupported go home"),
        (["dice 7 1"], "error bad_value dice must be two numbers"),
        (["dice x"], "error bad_value dice must be two numbers"),
        (["dice ² 1"], "error bad_value dice must be two numbers"),
        (["position fen x"], "error unsupported position 'fen'"),
        (["position gnubgid x"], "error bad_value"),
        (["set engine.speed 3"], "error unsupported engine.speed"),
        (["set engine.ply 9"], "error bad_value engine.ply must be"),
        (["get x"], "error unsupported x"),
        (["setoption Threads 2"], "error unsupported setoption"),
        (["set game.booklet case", "set game.variant nackgammon"], "error bad_value"),
        (["XGID=x"], "error bad_value"),
    ],
    ids=str,
)
def test_ubgi_reports_errors(lines: list[str], error: str) -> None:
    last = run_session(*lines)[-1]
    assert last is not None
    assert last[0].startswith(error)
    assert len(last) == 1

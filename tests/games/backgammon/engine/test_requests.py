"""The engine for other programs: JSON lines, UBGI, and what they say to nonsense."""

import json
from pathlib import Path
from typing import Any

import pytest

from gamecase.games.backgammon.board import BAR, Board, side
from gamecase.games.backgammon.commands import bot, evaluation, rollout
from gamecase.games.backgammon.engine import api, evaluator, requests
from gamecase.games.backgammon.engine.cube_model import Stake
from gamecase.games.backgammon.engine.rollout_games import Plan
from gamecase.games.backgammon.engine.ubgi import Ubgi
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.json_requests import read_board
from gamecase.games.backgammon.plays import Turn, legal_plays, numbers
from gamecase.kernel.errors import BadInput
from games.backgammon.position_builders import BOOKLETS, rules

OPENING = "4HPwATDgc/ABMA"
XGID = "XGID=-b----E-C---eE---c-e----B-:0:0:1:{dice}:0:0:{flag}:{length}:10"
RACE = "XGID=--A---A-------------b-----:0:0:1:00:0:0:0:0:10"


def xgid(dice: str, flag: int = 0, length: int = 7) -> str:
    return XGID.format(dice=dice, flag=flag, length=length)


# --- bot ---


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_the_best_play_is_a_legal_one(booklet: str) -> None:
    told = bot({"ruleset": booklet, "position": OPENING, "dice": [1, 3]})
    using = rules(booklet)
    turn = Turn(using, read_board(OPENING, using), numbers(using, 3, 1))
    after = read_position_id(told["position"])
    assert {tuple(board.ours[1:]) for board in legal_plays(turn).results} >= {after.ours[1:]}
    assert -1 < told["equity"] < 1
    assert told["move"] != "pass"


def test_everybody_makes_the_five_point_with_three_and_one() -> None:
    told = bot({"position": OPENING, "dice": [3, 1]})
    assert told["move"] == "8/5 6/5"
    assert told["position"] == "4HPwATCwZ/ABMA"
    assert bot({"xgid": xgid("31")})["move"] == "8/5 6/5"


def test_who_cannot_enter_stays_where_he_is() -> None:
    closed = side({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 13: 3})
    shut_out = write_position_id(Board(side({BAR: 1, 6: 5, 8: 4}), closed))
    told = bot({"position": shut_out, "dice": [6, 6]})
    assert (told["move"], told["position"]) == ("pass", shut_out)


def test_an_evaluation_tells_five_chances_and_the_equity() -> None:
    told = bot({"position": OPENING, "evaluate": True}, ply=1)
    assert 0.5 < told["win"] < 0.56
    assert 0 < told["win_backgammon"] < told["win_gammon"] < told["win"]
    expected = (
        2 * told["win"] - 1 + told["win_gammon"] + told["win_backgammon"]
        - told["lose_gammon"] - told["lose_backgammon"]
    )  # fmt: skip
    assert told["equity"] == pytest.approx(expected, abs=1e-5)


def test_the_cube_is_decided_for_both_sides() -> None:
    told = bot({"xgid": xgid("00")})
    assert (told["action"], told["decision"]) == ("no double", "no double")
    assert 0.4 < told["match_chance"] < 0.6
    assert bot({"xgid": xgid("D")})["action"] == "take"
    assert bot({"xgid": xgid("D", flag=3, length=0)})["action"] == "beaver"
    race = bot({"xgid": RACE})
    assert race["decision"] == "double, drop"
    assert "match_chance" not in race


@pytest.mark.parametrize(
    ("question", "what"),
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
        ({"position": OPENING, "dice": [3, 1], "depth": 3}, "unknown parts"),
        ({"xgid": "XGID=nonsense"}, "fields"),
        ({"xgid": 7}, "must be a text"),
        ({"xgid": xgid("71")}, "dice"),
        ({"xgid": "XGID=-p----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10"}, "checkers"),
    ],
    ids=str,
)
def test_nonsense_is_told_as_such(question: dict[str, Any], what: str) -> None:
    with pytest.raises(BadInput, match=what):
        bot(question)


def test_no_deeper_than_it_can_look() -> None:
    with pytest.raises(BadInput, match="ply must be 0 to 3"):
        bot({"position": OPENING, "dice": [3, 1]}, ply=4)
    with pytest.raises(BadInput, match="ply must be 0 to 2"):
        bot({"xgid": xgid("00")}, ply=3)


def test_broken_weights_are_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = (requests.search_by, evaluator.evaluator, evaluator.shipped, evaluator.first_glance)
    for name in ("contact", "glance"):
        (tmp_path / f"{name}.npz").write_bytes(b"no weights")
    monkeypatch.setattr(evaluator, "WEIGHTS", tmp_path)
    try:
        for each in kept:
            each.cache_clear()
        with pytest.raises(BadInput, match="is no whole file of weights"):
            bot({"position": OPENING, "dice": [3, 1]})
    finally:
        for each in kept:
            each.cache_clear()


# --- eval and rollout ---


def test_an_evaluation_takes_any_id() -> None:
    plain = evaluation({"position": OPENING})
    typed = evaluation({}, position=OPENING)
    assert plain == typed
    whole = evaluation({}, position=xgid("00"))
    assert whole["win"] == plain["win"]
    assert whole["decision"] == "no double"
    assert evaluation({}, position=f"{OPENING}:cAkAAAAAAAAA")["may_double"]
    with pytest.raises(BadInput, match="unknown parts"):
        evaluation({"position": OPENING, "dice": [3, 1]})


def test_a_rollout_reports_and_keeps_what_it_played(tmp_path: Path) -> None:
    reports: list[tuple[int, int, str]] = []
    options: dict[str, Any] = {"games": 36, "workers": 1, "keep": str(tmp_path / "kept")}

    def report(*told: Any) -> None:
        reports.append(told)

    told = rollout({}, report=report, position=RACE, cube=True, **options)
    # Six checkers or fewer: the table knows, and no luck is left in any game.
    exact = bot({"xgid": RACE})
    for name, (done, asked, word) in zip(("no_double", "double_take"), reports, strict=True):
        assert (done, asked, word) == (36, 36, f"{name} {exact[name]:+.4f} ± 0.0000")
        assert told[name]["equity"]["mean"] == pytest.approx(exact[name], abs=1e-5)
    assert {path.name for path in tmp_path.iterdir()} == {"kept.no_double", "kept.double_take"}
    json.dumps(told)


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"position": OPENING, "games": 0}, "games must be"),
        ({"position": OPENING, "cluster": "tcp://127.0.0.1:9"}, "no cluster at"),
        ({"position": xgid("31")}, "rolled out before a throw"),
        ({"position": "nothing"}, "7 characters"),
    ],
    ids=str,
)
def test_a_rollout_refuses_nonsense(options: dict[str, Any], what: str) -> None:
    with pytest.raises(BadInput, match=what):
        rollout({}, **options)


# --- for programmers ---


def test_the_cube_and_rollouts_by_function() -> None:
    verdict = api.cube(OPENING, Stake(ours=2, theirs=4), ply=1)
    assert verdict.match_chance is not None
    assert not verdict.doubles
    with pytest.raises(BadInput, match="ply must be 0 to 2 for the cube, not 3"):
        api.cube(OPENING, ply=3)
    with pytest.raises(BadInput, match="5 characters"):
        api.cube("short")
    with pytest.raises(BadInput, match="games must be"):
        api.rollout(OPENING, Plan(games=-1))
    with pytest.raises(BadInput, match="no cluster at"):
        api.rollout(OPENING, cluster="nowhere")
    race = "AQAACAAAAAAAAA"
    result = api.rollout(race, Plan(games=36), workers=1)
    assert result.chances[0].mean == pytest.approx(float(api.evaluate([race])[0, 0]), abs=1e-5)


# --- UBGI ---


def talk(*lines: str) -> list[list[str] | None]:
    talking = Ubgi()
    return [talking.hear(line) for line in lines]


def test_ubgi_introduces_itself_in_both_dialects() -> None:
    (told,) = talk("ubgi")
    assert told is not None
    assert [line.partition(" ")[0] for line in told] == ["id"] * 3 + ["proto", "ubgiok", "readyok"]
    assert talk("isready", "newgame", "stop", "", "quit") == [["readyok"], [], [], [], None]


def test_ubgi_plays() -> None:
    *_, told = talk(f"position gnubgid {OPENING}", "dice 3 1", "go")
    assert told is not None
    assert told[1] == "bestmove 8/5 6/5"
    assert told[0].startswith("info score ")
    *_, again = talk(f"position xgid {xgid('31')}", "go role chequer")
    assert again == told
    *_, turn = talk(f"position xgid {xgid('00')}", "dice 3 1", "go turn")
    assert turn is not None
    assert turn[1] == "bestturn cube=nodouble move=8/5 6/5"


def test_ubgi_decides_about_the_cube() -> None:
    *_, told = talk(f"position xgid {RACE}", "go cube")
    assert told == ["bestcube double"]
    *_, offered = talk(f"position xgid {RACE.replace(':00:', ':D:')}", "go cube")
    assert offered == ["bestcube drop"]


def test_ubgi_answers_a_bare_xgid_as_the_draft_has_it() -> None:
    assert talk(xgid("31")) == [["8/5 6/5"]]
    assert talk(xgid("00")) == [["roll"]]
    assert talk(RACE) == [["double"]]
    assert talk(xgid("D", flag=3, length=0)) == [["take"]]
    shut = "XGID=aBBBBBB---B-----------bbb-:0:0:-1:66:0:0:0:0:10"
    assert talk(shut) == [[""]]


def test_ubgi_keeps_its_settings() -> None:
    told = talk("set engine.ply 2", "get engine.ply", "setoption name Variant value nackgammon")
    assert told == [[], ["value engine.ply 2"], []]
    (keys,) = talk("keys")
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
def test_ubgi_tells_what_it_did_not_understand(lines: list[str], error: str) -> None:
    last = talk(*lines)[-1]
    assert last is not None
    assert last[0].startswith(error)
    assert len(last) == 1

"""The text of actions and positions: every common spelling, and errors that name the place."""

import json

import pytest

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import PASS, Play, Roll
from gamecase.games.backgammon.board import BAR, OFF, Board, CheckerStep, side
from gamecase.games.backgammon.commands import plays
from gamecase.games.backgammon.formats.moves import write_play, write_play_for_files
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.kernel.errors import BadAction, BadInput, BadPosition, BookletError
from games.backgammon.position_builders import BOOKLETS, play_out, rules, to_play, written


def steps(*pairs: tuple[int, int]) -> Play:
    return Play(tuple(CheckerStep(*pair) for pair in pairs))


@pytest.mark.parametrize(
    ("text", "play"),
    [
        ("13/7 8/7", steps((13, 7), (8, 7))),
        ("13/7, 8/7", steps((13, 7), (8, 7))),
        ("13-7 8-7", steps((13, 7), (8, 7))),
        ("13/7; 8/7", steps((13, 7), (8, 7))),
        ("8/5(2) 6/3*", steps((8, 5), (8, 5), (6, 3))),
        ("8/5*(2)", steps((8, 5), (8, 5))),
        ("8/5(2)*", steps((8, 5), (8, 5))),
        ("8/5 (2)", steps((8, 5), (8, 5))),
        ("bar/22", steps((BAR, 22))),
        ("BAR/22", steps((BAR, 22))),
        ("b/22", steps((BAR, 22))),
        ("25/22", steps((BAR, 22))),
        ("6/off", steps((6, OFF))),
        ("6/o", steps((6, OFF))),
        ("6/0", steps((6, OFF))),
        ("6/OFF(4)", steps(*[(6, OFF)] * 4)),
        ("24/18/13", steps((24, 18), (18, 13))),
        ("24/18*/13*", steps((24, 18), (18, 13))),
        ("bar/20*/14", steps((BAR, 20), (20, 14))),
        ("24/18/12(2)", steps((24, 18), (18, 12), (24, 18), (18, 12))),
        ("  24/13  ", steps((24, 13))),
        ("pass", PASS),
        ("Cannot Move", PASS),
        ("no move", PASS),
    ],
)
def test_common_spellings(text: str, play: Play) -> None:
    assert GAME.read_action(text) == play


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "column 1: expected a move"),
        ("13", "column 1: '13' names one place"),
        ("13/7 8", "column 6: '8' names one place"),
        ("13/x", "column 4: 'x' is not a place"),
        ("13/7 26/20", "column 6: '26' is not a place"),
        ("off/6", "a checker that is off cannot move"),
        ("6/off/3", "a checker that is off cannot move"),
        ("8/5(9)", "not 9"),
        ("8/5(4) 6/5", "5 steps"),
        ("6/bar", "no legal step"),
        ("roll 7-1", "a die shows 1 to 6, not 7"),
        ("roll 0-1", "a die shows 1 to 6, not 0"),
        ("start 6-9", "a die shows 1 to 6, not 9"),
        ("resign 4", "1, 2 or 3 times the stake"),
        ("redouble", "column 1: 'redouble' is not a place"),
    ],
)
def test_a_bad_action_names_the_column(text: str, what: str) -> None:
    with pytest.raises(BadAction, match=what.replace("(", "\\(")):
        GAME.read_action(text)


def test_a_roll_is_the_same_in_either_order() -> None:
    assert GAME.read_action("roll 1-6") == GAME.read_action("ROLL 6-1") == Roll(6, 1)
    assert GAME.write(Roll(6, 1, "left")) == "roll 6-1"


def test_plays_are_written_for_people_and_for_files() -> None:
    position = to_play(rules("tournament"), "bar:1 8:3 6:5", "22:1 5:1 19:5", (3, 1))
    play_steps = (CheckerStep(BAR, 22), CheckerStep(6, 5))
    assert write_play(position.board, play_steps) == "bar/22* 6/5*"
    assert write_play_for_files(position.board, play_steps) == "25/22* 6/5*"
    assert write_play(position.board, ()) == "pass"


PLAYING = GAME.write(play_out(rules("tournament"), "start 3-1"))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("first 24:2", "first 24:3"), "16 checkers"),
        (("second 24:2 13:5", "second 24:2 12:5"), "both sides are on point 13 of the first seat"),
        (("play first 3-1", "play nobody 3-1"), "no seat has the turn"),
        (("play first 3-1", "play first 7-1"), "a die shows 1 to 6"),
        (("play first 3-1", "play first 0-0"), "a die shows 1 to 6"),
        (("play first 3-1", "play first 1-3"), "are not a roll"),
        (("play first 3-1", "play first"), "are not a roll"),
        (("play first 3-1", "sleep first 3-1"), "malformed part"),
        (("play first 3-1", "throw first 3-1"), "unexpected dice .* in phase throw"),
        (("play first 3-1", "won first"), "has won, but is not off"),
        (("cube 1", "cube 3"), "the cube cannot show 3"),
        (("cube 1", "cube 128"), "its limit is 64"),
        (("open 1 0-0", "first-to 3 3-0"), "is over"),
        (("open 1 0-0", "first-to 3 0-0 crawford"), "not a Crawford game"),
        (("open 1 0-0", "open 1 0-0 crawford"), "belongs to a match for points"),
        (("; idle 0", ""), "missing \\['idle'\\]"),
        (("idle 0", "idle 0; idle 1"), "repeated part"),
        (("first 24:2", "first 24:x"), "malformed part"),
        (("first 24:2", "first 77:2"), "at most once"),
    ],
)
def test_an_impossible_position_names_the_reason(change: tuple[str, str], what: str) -> None:
    text = PLAYING.replace(*change, 1)
    assert text != PLAYING
    with pytest.raises(BadPosition, match=what):
        GAME.read_position(rules("tournament"), text)


# --- the plays command ---


def run_plays(**request: object) -> dict[str, object]:
    return plays(request)


@pytest.mark.parametrize("booklet", BOOKLETS)
def test_the_plays_command_lists_every_play_once(booklet: str) -> None:
    response = run_plays(ruleset=booklet, position="4HPwATDgc/ABMA", dice=[1, 3])
    plays = response["plays"]
    assert isinstance(plays, list)
    position = to_play(rules(booklet), "24:2 13:5 8:3 6:5", "1:2 12:5 17:3 19:5", (3, 1))
    assert {play["move"] for play in plays} == written(position)
    assert (
        len({play["position"] for play in plays})
        == len(plays)
        == (15 if booklet == "small-first" else 16)
    )
    for play in plays:
        board = read_position_id(play["position"])
        assert sum(board.ours) == sum(board.theirs) == 15


def test_the_plays_command_lists_a_pass_as_the_unchanged_position() -> None:
    closed = side({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 13: 3})
    shut_out = write_position_id(Board(side({BAR: 1, 6: 5, 8: 4}), closed))
    response = run_plays(ruleset="tournament", position=shut_out, dice=[6, 5])
    assert response["plays"] == [{"position": shut_out, "move": "pass"}]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('{"ruleset": "poker", "position": "4HPwATDgc/ABMA", "dice": [3, 1]}', "no booklet"),
        ('{"ruleset": "", "position": "4HPwATDgc/ABMA", "dice": [3, 1]}', "no booklet"),
        ('{"position": "4HPwATDgc/ABMA", "dice": [3, 1]}', "name of a booklet"),
        ('{"ruleset": "case", "position": "4HPw", "dice": [3, 1]}', "4 characters"),
        ('{"ruleset": "case", "position": 7, "dice": [3, 1]}', "must be a Position ID"),
        ('{"ruleset": "case", "position": "AAAAAAAAAAAAAA", "dice": [3, 1]}', "0 checkers"),
        ('{"ruleset": "case", "position": "4Dn4ABjwOfgAOA", "dice": [3, 1]}', "16 checkers"),
        ('{"ruleset": "case", "position": "4HP4ADDgc/ABMA", "dice": [3, 1]}', "both sides are on"),
        ('{"ruleset": "case", "position": "4HPwATDgc/AB!A", "dice": [3, 1]}', "column 13"),
        ('{"ruleset": "case", "position": "4HPwATDgc/ABMA", "dice": [0, 7]}', "two numbers"),
        ('{"ruleset": "case", "position": "4HPwATDgc/ABMA", "dice": [3]}', "two numbers"),
        ('{"ruleset": "case", "position": "4HPwATDgc/ABMA", "dice": [true, 1]}', "two numbers"),
        ('{"ruleset": "case", "position": "4HPwATDgc/ABMA", "dice": [3, 1], "x": 1}', "unknown"),
    ],
)
def test_a_bad_request_is_refused(line: str, what: str) -> None:
    with pytest.raises(BadInput, match=what):
        plays(json.loads(line))


def test_switches_of_a_request_change_the_rules() -> None:
    request = {"ruleset": "best-of", "position": "AQAAGAAAAAAAAA", "dice": [6, 3]}
    plain = run_plays(**request)
    free = run_plays(**request, switches={"bearoff_may_pass": True})
    assert len(free["plays"]) > len(plain["plays"])  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "switches",
    [
        {"raccoons": True, "beavers": False},
        {"assisted": False},
        {"cube_limit": 3},
        {"setup": "longgammon"},
    ],
)
def test_invalid_combinations_of_switches_are_refused(switches: dict[str, object]) -> None:
    with pytest.raises(BookletError):
        rules("tournament", **switches)  # type: ignore[arg-type]

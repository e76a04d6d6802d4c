"""Match files read back, agree with GNU Backgammon, and name what is wrong with them."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.backgammon import GAME
from gamecase.games.backgammon.actions import Play, Start
from gamecase.games.backgammon.formats import mat, sgf
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.formats.record import GameRecord, MatchRecord
from gamecase.games.backgammon.formats.sgf_tree import PropertyValue, SgfNode, read_games
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.annotation import Note
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import rules
from games.backgammon.random_matches import (
    random_game,
    without_final_rolls,
    without_implicit_actions,
)

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = ("match7", "session", "nackgammon")


def golden(name: str) -> str:
    return (GOLDEN / name).read_text("utf-8")


# --- random matches ---


@st.composite
def matches(draw: st.DrawFn) -> tuple[MatchRecord, Ruleset]:
    """A few random games under tournament rules; the last may be broken off."""
    using = rules(
        "tournament",
        setup=draw(st.sampled_from(["standard", "nackgammon", "hypergammon"])),
        jacoby=draw(st.booleans()),
        raccoons=draw(st.booleans()),
    )
    random = Random(draw(st.integers(0, 2**32)))
    names = draw(st.sampled_from([("Anna", "Bert"), ("x", "A long name, with: [brackets] \\\\")]))
    record = MatchRecord(names=names, length=draw(st.sampled_from([0, 3, 7])))
    for left in range(draw(st.integers(1, 3)), 0, -1):
        match_score = record.next_match_score()
        if record.length and max(match_score.score, default=0) >= record.length:
            break
        most = 5000 if left > 1 else draw(st.sampled_from([40, 5000]))
        game = random_game(using, match_score, random, most)
        record = replace(record, games=(*record.games, game))
    return record, using


@given(matches())
@pytest.mark.slow
def test_a_mat_file_reads_back(match: tuple[MatchRecord, Ruleset]) -> None:
    record, using = match
    text = mat.write_mat(record, using)
    assert without_final_rolls(mat.read_mat(text, using)) == without_final_rolls(
        without_implicit_actions(record)
    )


@given(matches())
@pytest.mark.slow
def test_an_sgf_file_reads_back(match: tuple[MatchRecord, Ruleset]) -> None:
    record, using = match
    text = sgf.write_sgf(record, using)
    assert without_final_rolls(sgf.read_sgf(text, using)) == without_final_rolls(
        without_implicit_actions(record)
    )


# --- files of GNU Backgammon ---


@pytest.mark.parametrize("name", MATCHES)
def test_mat_and_sgf_files_of_gnubg_describe_the_same_match(name: str) -> None:
    by_mat, by_sgf = golden(f"{name}.mat"), golden(f"{name}.sgf")
    switches = mat.switches_of(by_mat) | sgf.switches_of(by_sgf)
    using = rules("tournament", **switches)
    record = mat.read_mat(by_mat, using)
    assert record.names == ("gnubg", "root")
    assert len(record.games) == by_mat.count(" Game ")
    assert sorted_steps(record) == sorted_steps(sgf.read_sgf(by_sgf, using))
    assert record.length == {"match7": 7, "session": 0, "nackgammon": 3}[name]


def sorted_steps(record: MatchRecord) -> list[list[object]]:
    """The actions of each game, with the steps of a turn sorted, since gnubg reorders them."""
    return [
        [
            tuple(sorted(action.steps)) if isinstance(action, Play) else action
            for action in game.actions
        ]
        for game in record.games
    ]


@pytest.mark.parametrize("name", MATCHES)
def test_a_mat_file_is_written_as_gnubg_writes_it(name: str) -> None:
    text = golden(f"{name}.mat")
    using = rules("tournament", **mat.switches_of(text))
    ours = mat.write_mat(mat.read_mat(text, using), using)
    theirs = [line.rstrip() for line in text.splitlines()]
    assert [line.replace(" and the match", "") for line in ours.splitlines()] == theirs


@pytest.mark.parametrize("name", MATCHES)
def test_an_sgf_file_has_the_nodes_of_gnubg(name: str) -> None:
    text = golden(f"{name}.sgf")
    using = rules("tournament", **sgf.switches_of(text))
    ours = read_games(sgf.write_sgf(sgf.read_sgf(text, using), using))
    theirs = read_games(text)
    assert [
        [(key, [value.text for value in values]) for node in game for key, values in moves(node)]
        for game in ours
    ] == [
        [(key, [value.text for value in values]) for node in game for key, values in moves(node)]
        for game in theirs
    ]


def moves(node: SgfNode) -> list[tuple[str, tuple[PropertyValue, ...]]]:
    return [(key, values) for key, values in node.properties if key in ("B", "W", "MI", "PW", "PB")]


def test_the_header_names_rules_and_players() -> None:
    using = rules("tournament", jacoby=False, setup="nackgammon")
    record = MatchRecord(names=("Anna", "Bert"), details=mat.details_of(using, ("Anna", "Bert")))
    text = mat.write_mat(record, using)
    assert '; [Player 1 "Anna"]' in text
    assert '; [Variation "NackGammon"]' in text
    switches = mat.switches_of(text)
    assert switches == {"crawford": True, "jacoby": False, "beavers": True, "setup": "nackgammon"}
    assert mat.read_mat(text, using).details == record.details


def test_a_beaver_is_taken_by_rolling_and_a_raccoon_may_be_called_a_beaver() -> None:
    using = rules("tournament", raccoons=True)
    text = """ 0 point match

 Game 1
 Anna : 0                       Bert : 0
  1)                             61: 8/2 6/5
  2) 33: 8/5 6/3 6/3 6/3          Doubles => 2
  3)  Beavers => 4                Beavers => 8
  4)                             11: 24/23 24/23 5/4 4/3
"""
    record = mat.read_mat(text, using)
    actions = [GAME.write(action) for action in record.games[0].actions]
    assert actions[-6:] == ["double", "beaver", "raccoon", "take", "roll 1-1", "24/23(2) 5/4/3"]
    assert "Takes" not in mat.write_mat(record, using)


def test_a_roll_before_a_resignation_is_written() -> None:
    using = rules("tournament")
    actions = ("start 3-1", "8/5 6/5", "throw", "roll 6-5", "resign 1", "accept")
    record = MatchRecord(
        names=("Anna", "Bert"),
        games=(GameRecord(tuple(map(GAME.read_action, actions)), Seat.FIRST, 1),),
    )
    assert "31: 8/5 6/5                 65:" in mat.write_mat(record, using)


def test_equal_dice_in_the_draw_show_in_the_first_double() -> None:
    using = rules("tournament", automatic_doubles=2)
    text = (
        " 0 point match\n\n Game 1\n A : 0                          B : 0\n"
        "  1) 31: 8/5 6/5                  Doubles => 4\n"
        "  2)  Drops                       Wins 2 points\n"
    )
    game = mat.read_mat(text, using).games[0]
    assert game.actions[0] == Start(1, 1)
    assert (game.winner, game.points) == (Seat.SECOND, 2)


# --- errors ---

HEAD = " 5 point match\n\n Game 1\n A : 0                          B : 0\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("", 1, 1, "the length is missing"),
        ("hello", 1, 1, "'hello' is not part of a match file"),
        (" Game 1\n", 1, 1, "before the length"),
        (" 5 point match\n\n Game 1\n", 4, 1, "expected names and scores"),
        (HEAD + "  1) 31: 8/5 6/5                  42: 8/4 6/3\n", 5, 38, "not allowed: dice-only"),
        (HEAD + "  1) 31: 8/5 6/5                 41: 13/9 13/7\n", 5, 37, "'13/9 13/7' is not"),
        (HEAD + "  1) 33: 8/5 6/5\n", 5, 6, "the first roll is the drawn pair"),
        (HEAD + "  1) 70: 8/5 6/5\n", 5, 6, "dice 7 and 0"),
        (HEAD + "  1) 31: 8/5 6/5 nonsense\n", 5, 5, "is not a turn"),
        (HEAD + "  1) 31: 8/5 6/5\n  2) 31: 8/5\n", 6, 6, "not the turn of the first seat"),
        (HEAD + "  1) 31: 8/5 6/5                  Doubles => 8\n", 5, 35, "cube starts at 4"),
        (HEAD + "  1) 31: 8/5 6/5                  Takes\n", 5, 35, "nothing-offered"),
        (HEAD + "  1) 31: 8/99 6/5\n", 5, 9, "is not a place"),
        (
            HEAD + "  1) 31: 8/5 6/5\n      Wins 1 point\n\n Game 2\n A : 0           B : 0\n",
            9,
            1,
            "but the games give 1-0",
        ),
        (
            HEAD
            + "  1)                               31: 8/5 6/5\n"
            + "  2)  Doubles => 2                Drops\n"
            + "                                  Wins 1 point\n",
            7,
            35,
            "by the rules",
        ),
    ],
)
def test_a_bad_mat_file_names_line_and_column(text: str, line: int, column: int, what: str) -> None:
    with pytest.raises(BadFormat, match=what) as caught:
        mat.read_mat(text, rules("tournament"))
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("", 1, 1, "no game"),
        ("(;GM[1])", 1, 2, "not backgammon"),
        ("(;GM[6]", 1, 8, "expected '\\)'"),
        ("(;GM[6]\n;B[31hefe", 2, 4, "not closed"),
        ("(;GM[6]\n;B)", 2, 3, "has no value"),
        ("(;GM[6];W[71hefe])", 1, 11, "expected dice"),
        ("(;GM[6];W[31hef])", 1, 11, "a start and an end"),
        ("(;GM[6];W[31h!fe])", 1, 14, "'!' is not a point"),
        ("(;GM[6];W[31hehe])", 1, 13, "not allowed"),
        ("(;GM[6]MI[length:x];W[31hefe])", 1, 11, "is not a number"),
        ("(;GM[6]MI[ws:2];W[31hefe])(;GM[6]MI[ws:5])", 1, 28, "the score is 5-0"),
        ("(;GM[6]RE[W*2];W[31hefe])", 1, 11, "result 'W\\*2'"),
        ("(;GM[6];W[double])", 1, 11, "not the turn"),
    ],
)
def test_a_bad_sgf_file_names_line_and_column(text: str, line: int, column: int, what: str) -> None:
    with pytest.raises(BadFormat, match=what) as caught:
        sgf.read_sgf(text, rules("tournament"))
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("name", ["match7.mat", "match7.sgf"])
def test_a_truncated_file_is_read_partly_or_refused(name: str) -> None:
    text, using = golden(name), rules("tournament")
    read = mat.read_mat if name.endswith("mat") else sgf.read_sgf
    whole = read(text, using)
    for cut in range(0, len(text), 97):
        try:
            part = read(text[:cut], using)
        except BadInput as error:
            assert "line" in str(error), cut  # noqa: PT017 - not all cuts are refused
        else:
            assert len(part.games) <= len(whole.games)


def test_unknown_properties_of_sgf_are_skipped() -> None:
    text = "(;FF[4]GM[6]XX[y]PW[a\\]b];W[31hefe]C[good])"
    record = sgf.read_sgf(text, rules("tournament"))
    assert record.names == ("a]b", "")
    assert [GAME.write(action) for action in record.games[0].actions] == ["start 3-1", "8/5 6/5"]
    assert record.losses == ("the SGF properties XX not read",)


# --- variations ---


def test_variations_begin_where_they_differ_from_the_line() -> None:
    text = (
        "(;FF[4]GM[6](;W[31hefe]C[usual](;B[52lqsu])(;B[double];W[take]C[sure]))"
        "(;C[or];W[31xwxu]BM[1])(;W[42hdfd]))"
    )
    record = sgf.read_sgf(text, rules("tournament"))
    (game,) = record.games
    assert record.losses == ()
    assert [GAME.write(action) for action in game.actions][:2] == ["start 3-1", "8/5 6/5"]
    by_roll, by_play, by_call = (game.notes[at].variations for at in (1, 2, 3))
    assert [each.actions for each in by_roll] == [("start 4-2", "8/4 6/4")]
    assert [each.actions for each in by_play] == [("24/23 24/21",)]
    assert by_play[0].notes == {0: Note(comments=("or",)), 1: Note(marks=("BM1",))}
    assert [each.actions for each in by_call] == [("double", "take")]
    assert by_call[0].notes == {2: Note(comments=("sure",))}
    again = sgf.read_sgf(sgf.write_sgf(record, rules("tournament")), rules("tournament"))
    assert again.games == record.games


def test_a_variation_that_breaks_the_rules_is_left_out_and_named() -> None:
    text = "(;FF[4]GM[6](;W[31hefe])(;W[31abab])(;W[31xwxu]))"
    record = sgf.read_sgf(text, rules("tournament"))
    assert record.losses == ("1 variation not read",)
    assert len(record.games[0].notes[2].variations) == 1


def test_variations_nested_too_deeply_are_left_out_and_named() -> None:
    deep = "(;FF[4]GM[6]" + "(;W[31hefe])(" * 3000 + ";W[31xwxu]" + ")" * 3000 + ")"
    record = sgf.read_sgf(deep, rules("tournament"))
    assert "variation" in record.losses[0]
    assert len(record.games[0].actions) == 2


def test_what_is_said_about_a_roll_goes_with_its_play() -> None:
    record = sgf.read_sgf("(;FF[4]GM[6];W[31hefe];B[52lqsu])", rules("tournament"))
    game = replace(record.games[0], notes={4: Note(comments=("an average roll",), marks=("!?",))})
    text = sgf.write_sgf(replace(record, games=(game,)), rules("tournament"))
    assert "B[52lqsu]C[an average roll]IT[]" in text

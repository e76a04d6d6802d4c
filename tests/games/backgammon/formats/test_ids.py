"""Position ID, Match ID, XGID and OGID: read what was written, and agree with GNU Backgammon."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamecase.games.backgammon.board import Board, side, starting_side
from gamecase.games.backgammon.engine.moves import boards_after
from gamecase.games.backgammon.formats.errors import BadFormat
from gamecase.games.backgammon.formats.id_fields import LARGEST_CUBE, Shown, shown
from gamecase.games.backgammon.formats.match_id import (
    read_gnubg_id,
    read_match_id,
    write_gnubg_id,
    write_match_id,
)
from gamecase.games.backgammon.formats.ogid import read_ogid, write_ogid
from gamecase.games.backgammon.formats.position_id import read_position_id, write_position_id
from gamecase.games.backgammon.formats.xgid import read_xgid, write_xgid
from gamecase.games.backgammon.position import Cube, Phase
from gamecase.games.backgammon.ruleset import Setup
from gamecase.kernel.errors import BadInput, BadPosition
from gamecase.kernel.match import MatchRule, MatchScore
from gamecase.kernel.seat import Seat
from games.backgammon.position_builders import expect_exactly, play_out, results, rules, written
from games.backgammon.random_boards import random_board

GOLDEN = Path(__file__).parents[1] / "golden"
START = "4HPwATDgc/ABMA"


@st.composite
def positions_shown(draw: st.DrawFn, phases: tuple[Phase, ...] = ()) -> Shown:
    board = random_board(Random(draw(st.integers(0, 2**32))))
    phase = draw(st.sampled_from([Phase.CHOICE, Phase.PLAY, Phase.OFFERED, *phases]))
    dice = sorted(draw(st.tuples(st.integers(1, 6), st.integers(1, 6))), reverse=True)
    length = draw(st.sampled_from([0, 0, 1, 5, 25]))
    points = draw(st.tuples(st.integers(0, max(length - 1, 9)), st.integers(0, max(length - 1, 9))))
    owner = draw(st.sampled_from([Seat.NOBODY, Seat.FIRST, Seat.SECOND]))
    return Shown(
        first=(0, *board.ours[1:]),
        second=(0, *board.theirs[1:]),
        turn=draw(st.sampled_from([Seat.FIRST, Seat.SECOND])),
        phase=phase,
        dice=tuple(dice) if phase is Phase.PLAY else (),
        cube=Cube(2 ** draw(st.integers(0, 6)), owner),
        length=length,
        points=points,
        is_crawford=length > 1 and draw(st.booleans()),
        jacoby=not length and draw(st.booleans()),
        beavers=not length and draw(st.booleans()),
        resigning=draw(st.integers(1, 3)) if phase is Phase.RESIGNING else 0,
    )


# --- reading what was written ---


@given(st.integers(0, 2**32))
def test_a_position_id_reads_back(seed: int) -> None:
    board = random_board(Random(seed))
    told = Board((0, *board.ours[1:]), (0, *board.theirs[1:]))
    assert read_position_id(write_position_id(board)) == told


@given(positions_shown((Phase.RESIGNING,)))
def test_a_gnubg_id_reads_back(told: Shown) -> None:
    assert read_gnubg_id(write_gnubg_id(told)) == replace(told, beavers=False)


@given(positions_shown((Phase.BEAVERED, Phase.RACCOONED)))
def test_an_xgid_reads_back(told: Shown) -> None:
    assert read_xgid(write_xgid(told)) == told


@given(positions_shown())
def test_an_ogid_reads_back(told: Shown) -> None:
    assert read_ogid(write_ogid(told)) == replace(told, jacoby=False, beavers=False)


@given(positions_shown((Phase.RESIGNING,)))
def test_a_position_shown_is_the_position_it_was_shown_of(told: Shown) -> None:
    whole = replace(
        told, points=(0, 0), is_crawford=False, jacoby=False, beavers=False, cube_limit=LARGEST_CUBE
    )
    using = rules("tournament", cube_limit=LARGEST_CUBE, jacoby=False, beavers=False)
    assert shown(whole.position(using)) == whole


# --- what others write ---


def test_the_opening_is_the_id_everybody_knows() -> None:
    both = starting_side(Setup.STANDARD)
    assert write_position_id(Board(both, both)) == START
    position = play_out(rules("tournament"), match_score=MatchScore(MatchRule("first-to", 7)))
    begun = replace(position, turn=Seat.SECOND, phase=Phase.PLAY, dice=(3, 1), starter=Seat.SECOND)
    assert write_gnubg_id(shown(begun)) == f"{START}:cInlAAAAAAAE"
    assert write_xgid(shown(begun)) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:6"
    assert write_ogid(shown(begun)) == "11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:7:0"


@pytest.mark.parametrize("line", (GOLDEN / "ids.txt").read_text().splitlines())
def test_gnubg_and_xg_tell_the_same_position(line: str) -> None:
    gnubg_id, xgid = line.split()
    by_gnubg, by_xg = read_gnubg_id(gnubg_id), read_xgid(xgid)
    assert write_gnubg_id(by_gnubg) == gnubg_id
    assert write_xgid(by_xg) == xgid
    assert replace(by_gnubg, cube_limit=by_xg.cube_limit) == by_xg
    assert read_ogid(write_ogid(by_xg)) == replace(by_xg, jacoby=False, cube_limit=LARGEST_CUBE)


@pytest.mark.parametrize(
    ("ogid", "xgid"),
    [
        ("11jjjjjhhhccccc:ooddddd88866666:N0N::W:C:0:0:0", "-b----E-C---eE---c-e----B-:0:0:1:00"),
        ("11jjjjjhhhccccc:ooddddd88866666:N0N::B:C:0:0:0", "-b----E-C---eE---c-e----B-:0:0:-1:00"),
        ("jjjkkklllmmnnoo:111222333445566:N0N:63:W:R", "-CCCBBB------------cccbbb-:0:0:1:63"),
        ("00jjj:ppp66:N0N::W:C:0:0:0", "b-----B------------c-----C:0:0:1:00"),
        ("11jjjjjhhhccccc:ooddddd88866666:W1N::W:C", "-b----E-C---eE---c-e----B-:1:-1:1:00"),
        ("11jjjjjhhhccccc:ooddddd88866666:N0N::W:IW:0:0:1", "-b----E-C---eE---c-e----B-:0:0:-1:00"),
    ],
)
def test_an_ogid_tells_what_the_xgid_of_the_same_position_tells(ogid: str, xgid: str) -> None:
    ours, theirs = read_ogid(ogid), read_xgid(f"{xgid}:0:0:0:0:10")
    assert replace(ours, length=0) == theirs


def test_an_ogid_of_a_double_names_the_doubler() -> None:
    told = read_ogid("cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11")
    assert (told.turn, told.phase) == (Seat.SECOND, Phase.OFFERED)


@pytest.mark.parametrize("line", (GOLDEN / "plays.txt").read_text().splitlines())
def test_gnubg_finds_the_same_plays(line: str) -> None:
    position_id, one, two, count, told = (line + " ").split(" ", 4)
    board = read_position_id(position_id)
    dice = (max(int(one), int(two)), min(int(one), int(two)))
    position = Shown(first=board.ours, second=board.theirs, phase=Phase.PLAY, dice=dice).position(
        rules("tournament")
    )
    plays = [move.strip() for move in told.split("|") if move.strip()]
    assert len(plays) == int(count)
    if plays:
        expect_exactly(position, *plays)
    else:
        assert written(position) == {"pass"}


@pytest.mark.parametrize("line", (GOLDEN / "counts.txt").read_text().splitlines())
def test_gnubg_counts_as_many_plays_in_matches_it_played(line: str) -> None:
    position_id, *numbers = line.split()
    one, two, count = map(int, numbers)
    using, board = rules("tournament"), read_position_id(position_id)
    fast = {*boards_after(using, board, one, two)}
    assert fast == {*results(using, board, one, two)}
    assert len(fast - {board}) == count  # what cannot be played is no play to gnubg
    assert (board in fast) == (count == 0)


# --- what cannot be ---


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("4HPwATDgc/ABM", "13 characters"),
        ("4HPwATDgc/AB*A", "column 13: '\\*' is no character"),
        ("//////////////", "checkers on one side"),
        (write_position_id(Board(side({6: 2}), side({19: 2}))), "both sides stand on point 6"),
    ],
)
def test_a_bad_position_id_says_why(text: str, what: str) -> None:
    with pytest.raises(BadFormat, match=what):
        read_position_id(text)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (f"{START}", "expected PositionID:MatchID"),
        (f"{START}:cAkAAAAAAA", "10 characters"),
        (f"{START}:cInnAAAAAAAA", "dice"),
        (f"{START}:YAkAAAAAAAAA", "the cube belongs to no player"),
        (f"{START}:cA8AAAAAAAAA", "game state"),
    ],
)
def test_a_bad_match_id_says_why(text: str, what: str) -> None:
    with pytest.raises(BadFormat, match=what):
        read_gnubg_id(text)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10", "column 39: dice '70'"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:0:31:0:0:0:0:10", "nobody is to move"),
        ("XGID=-b----E-C---eE---c-e----B:0:0:1:31:0:0:0:0:10", "25 places"),
        ("XGID=-b----E-C---eE---c-e----BZ:0:0:1:31:0:0:0:0:10", "'Z' cannot stand on place 25"),
        ("XGID=-p----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "checkers on one side"),
        ("XGID=-b----E-C---eE---c-e----B-:0:5:1:31:0:0:0:0:10", "owner is '5'"),
    ],
)
def test_a_bad_xgid_says_why(text: str, what: str) -> None:
    with pytest.raises(BadFormat, match=what):
        read_xgid(text)


def test_an_xgid_may_leave_out_the_highest_cube() -> None:
    told = read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0")
    assert told.cube_limit == LARGEST_CUBE


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("too:few", "2 fields"),
        ("11ccccchhhjjjjj:66666888dddddoo:XXX:31:B", "column 33: cube 'XXX'"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:79:B", "dice '79'"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:X", "'X' is no player"),
        ("11ccccchhhjjjjz:66666888dddddoo:N0N:31:B", "column 15: 'z' is no place"),
        ("11ccccchhhjjjjp:66666888dddddoo:N0N:31:B", "'p' is no place for a checker of this side"),
        ("11ccccchhhjjjjj1:66666888dddddoo:N0N:31:B", "16 checkers"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:x:0:7", "score 'x'"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:C7", "match 'C7'"),
    ],
)
def test_a_bad_ogid_says_why(text: str, what: str) -> None:
    with pytest.raises(BadFormat, match=what):
        read_ogid(text)


def test_what_an_id_cannot_tell_is_not_told_wrong() -> None:
    both = starting_side(Setup.STANDARD)
    told = Shown(first=both, second=both, phase=Phase.BEAVERED)
    with pytest.raises(BadPosition, match="beavered"):
        write_match_id(told)
    with pytest.raises(BadPosition, match="beavered"):
        write_ogid(told)
    with pytest.raises(BadPosition, match="won"):
        write_xgid(replace(told, phase=Phase.WON))


def test_too_many_checkers_for_the_set_up_are_no_position() -> None:
    told = read_match_id("cAkAAAAAAAAA", read_position_id(START))
    with pytest.raises(BadPosition, match="15 checkers on the board; a side has 3"):
        told.position(rules("tournament", setup="hypergammon"))


def complaint(read: Callable[[str], object], text: str) -> str:
    try:
        read(text)
    except BadInput as error:
        return str(error)
    return ""


@given(st.text(max_size=60))
def test_any_other_text_is_refused_with_a_place(text: str) -> None:
    for read in (read_position_id, read_gnubg_id, read_xgid, read_ogid):
        told = complaint(read, text)
        assert not told or "line 1, column" in told

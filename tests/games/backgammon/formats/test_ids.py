"""Position ID, Match ID, XGID and OGID: they read back, and agree with GNU Backgammon."""

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
from gamecase.games.backgammon.formats.id_contents import LARGEST_CUBE, IdFields, fields_of
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
def id_fields(draw: st.DrawFn, phases: tuple[Phase, ...] = ()) -> IdFields:
    board = random_board(Random(draw(st.integers(0, 2**32))))
    phase = draw(st.sampled_from([Phase.CHOICE, Phase.PLAY, Phase.OFFERED, *phases]))
    dice = sorted(draw(st.tuples(st.integers(1, 6), st.integers(1, 6))), reverse=True)
    length = draw(st.sampled_from([0, 0, 1, 5, 25]))
    points = draw(st.tuples(st.integers(0, max(length - 1, 9)), st.integers(0, max(length - 1, 9))))
    owner = draw(st.sampled_from([Seat.NOBODY, Seat.FIRST, Seat.SECOND]))
    return IdFields(
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


# --- reading back ---


@given(st.integers(0, 2**32))
def test_a_position_id_reads_back(seed: int) -> None:
    board = random_board(Random(seed))
    expected = Board((0, *board.ours[1:]), (0, *board.theirs[1:]))
    assert read_position_id(write_position_id(board)) == expected


@given(id_fields((Phase.RESIGNING,)))
def test_a_gnubg_id_reads_back(fields: IdFields) -> None:
    assert read_gnubg_id(write_gnubg_id(fields)) == replace(fields, beavers=False)


@given(id_fields((Phase.BEAVERED, Phase.RACCOONED)))
def test_an_xgid_reads_back(fields: IdFields) -> None:
    assert read_xgid(write_xgid(fields)) == fields


@given(id_fields())
def test_an_ogid_reads_back(fields: IdFields) -> None:
    assert read_ogid(write_ogid(fields)) == replace(fields, jacoby=False, beavers=False)


@given(id_fields((Phase.RESIGNING,)))
def test_fields_and_positions_convert_to_each_other(fields: IdFields) -> None:
    reduced = replace(
        fields,
        points=(0, 0),
        is_crawford=False,
        jacoby=False,
        beavers=False,
        cube_limit=LARGEST_CUBE,
    )
    using = rules("tournament", cube_limit=LARGEST_CUBE, jacoby=False, beavers=False)
    assert fields_of(reduced.to_position(using)) == reduced


# --- other programs ---


def test_the_opening_has_the_well_known_ids() -> None:
    both = starting_side(Setup.STANDARD)
    assert write_position_id(Board(both, both)) == START
    position = play_out(rules("tournament"), match_score=MatchScore(MatchRule("first-to", 7)))
    begun = replace(position, turn=Seat.SECOND, phase=Phase.PLAY, dice=(3, 1), starter=Seat.SECOND)
    assert write_gnubg_id(fields_of(begun)) == f"{START}:cInlAAAAAAAE"
    assert write_xgid(fields_of(begun)) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:6"
    assert write_ogid(fields_of(begun)) == "11ccccchhhjjjjj:66666888dddddoo:N0N:13:W:R:0:0:7:0"


@pytest.mark.parametrize("line", (GOLDEN / "ids.txt").read_text().splitlines())
def test_gnubg_ids_and_xgids_describe_the_same_position(line: str) -> None:
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
def test_ogids_and_xgids_describe_the_same_position(ogid: str, xgid: str) -> None:
    ours, theirs = read_ogid(ogid), read_xgid(f"{xgid}:0:0:0:0:10")
    assert replace(ours, length=0) == theirs


def test_an_ogid_of_a_double_names_the_doubler() -> None:
    fields = read_ogid("cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11")
    assert (fields.turn, fields.phase) == (Seat.SECOND, Phase.OFFERED)


@pytest.mark.parametrize("line", (GOLDEN / "plays.txt").read_text().splitlines())
def test_gnubg_finds_the_same_plays(line: str) -> None:
    position_id, one, two, count, moves = (line + " ").split(" ", 4)
    board = read_position_id(position_id)
    dice = (max(int(one), int(two)), min(int(one), int(two)))
    position = IdFields(
        first=board.ours, second=board.theirs, phase=Phase.PLAY, dice=dice
    ).to_position(rules("tournament"))
    plays = [move.strip() for move in moves.split("|") if move.strip()]
    assert len(plays) == int(count)
    if plays:
        expect_exactly(position, *plays)
    else:
        assert written(position) == {"pass"}


@pytest.mark.parametrize("line", (GOLDEN / "counts.txt").read_text().splitlines())
def test_gnubg_counts_the_same_number_of_plays(line: str) -> None:
    position_id, *numbers = line.split()
    one, two, count = map(int, numbers)
    using, board = rules("tournament"), read_position_id(position_id)
    fast = {*boards_after(using, board, one, two)}
    assert fast == {*results(using, board, one, two)}
    assert len(fast - {board}) == count  # gnubg does not count a pass as a play
    assert (board in fast) == (count == 0)


# --- errors ---


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4HPwATDgc/ABM", "13 characters"),
        ("4HPwATDgc/AB*A", "column 13: '\\*' is not a character"),
        ("//////////////", "checkers on one side"),
        (write_position_id(Board(side({6: 2}), side({19: 2}))), "both sides are on point 6"),
    ],
)
def test_a_bad_position_id_names_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadFormat, match=reason):
        read_position_id(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{START}", "expected PositionID:MatchID"),
        (f"{START}:cAkAAAAAAA", "10 characters"),
        (f"{START}:cInnAAAAAAAA", "dice"),
        (f"{START}:YAkAAAAAAAAA", "invalid owner of the cube"),
        (f"{START}:cA8AAAAAAAAA", "game state"),
    ],
)
def test_a_bad_match_id_names_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadFormat, match=reason):
        read_gnubg_id(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("XGID=-b----E-C---eE---c-e----B-:0:0:1:70:0:0:0:0:10", "column 39: dice '70'"),
        ("XGID=-b----E-C---eE---c-e----B-:0:0:0:31:0:0:0:0:10", "turn is 0"),
        ("XGID=-b----E-C---eE---c-e----B:0:0:1:31:0:0:0:0:10", "25 places"),
        ("XGID=-b----E-C---eE---c-e----BZ:0:0:1:31:0:0:0:0:10", "'Z' is not possible on place 25"),
        ("XGID=-p----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10", "checkers on one side"),
        ("XGID=-b----E-C---eE---c-e----B-:0:5:1:31:0:0:0:0:10", "owner is '5'"),
    ],
)
def test_a_bad_xgid_names_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadFormat, match=reason):
        read_xgid(text)


def test_an_xgid_may_leave_out_the_highest_cube() -> None:
    fields = read_xgid("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0")
    assert fields.cube_limit == LARGEST_CUBE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("too:few", "2 fields"),
        ("11ccccchhhjjjjj:66666888dddddoo:XXX:31:B", "column 33: cube 'XXX'"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:79:B", "dice '79'"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:X", "'X' is not a player"),
        ("11ccccchhhjjjjz:66666888dddddoo:N0N:31:B", "column 15: 'z' is not a place"),
        ("11ccccchhhjjjjp:66666888dddddoo:N0N:31:B", "'p' is not a place for a checker"),
        ("11ccccchhhjjjjj1:66666888dddddoo:N0N:31:B", "16 checkers"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:x:0:7", "score 'x'"),
        ("11ccccchhhjjjjj:66666888dddddoo:N0N:31:B:R:0:0:C7", "match 'C7'"),
    ],
)
def test_a_bad_ogid_names_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadFormat, match=reason):
        read_ogid(text)


def test_phases_that_an_id_cannot_describe_are_refused() -> None:
    both = starting_side(Setup.STANDARD)
    fields = IdFields(first=both, second=both, phase=Phase.BEAVERED)
    with pytest.raises(BadPosition, match="beavered"):
        write_match_id(fields)
    with pytest.raises(BadPosition, match="beavered"):
        write_ogid(fields)
    with pytest.raises(BadPosition, match="won"):
        write_xgid(replace(fields, phase=Phase.WON))


def test_too_many_checkers_for_the_setup_are_refused() -> None:
    fields = read_match_id("cAkAAAAAAAAA", read_position_id(START))
    with pytest.raises(BadPosition, match="15 checkers on the board; a side has 3"):
        fields.to_position(rules("tournament", setup="hypergammon"))


def error_of(read: Callable[[str], object], text: str) -> str:
    try:
        read(text)
    except BadInput as error:
        return str(error)
    return ""


@given(st.text(max_size=60))
def test_any_other_text_is_refused_with_line_and_column(text: str) -> None:
    for read in (read_position_id, read_gnubg_id, read_xgid, read_ogid):
        error = error_of(read, text)
        assert not error or "line 1, column" in error

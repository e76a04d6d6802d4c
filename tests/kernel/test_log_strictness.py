"""What records, booklets and match states must refuse."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from gamecase.games.tictactoe import GAME
from gamecase.games.tictactoe.position import Position
from gamecase.kernel.booklet_reader import read_booklet, read_booklets
from gamecase.kernel.errors import BadAction, BadRecord, BookletError
from gamecase.kernel.log import (
    NO_CHAIR,
    EntryKind,
    PlayerSpec,
    read_header,
    read_record,
    write_header,
)
from gamecase.kernel.match import Match, MatchRule, MatchScore
from games.tictactoe.boards import every_position
from log_builder import PEBBLE, TICTACTOE, LogBuilder, header


def begun() -> LogBuilder:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    builder.begin()
    return builder


# --- kernel.log ---


@pytest.mark.parametrize(
    ("written", "other"),
    [
        ('"by": 1', '"by":1'),
        ('"by": 1', '"by":\t1'),
        ("01.000Z", "01.00Z"),
        ("01.000Z", "01.000000Z"),
        ("T08:", "T8:"),
        ('"n": 1,', '"n": 1, "n": 1,'),
        ('"entries": 5', '"entries": 5.0'),
        ('"switches": {}', '"switches": []'),
        ('"dice": "none"', '"dice": "none", "more": true'),
        ('"gamecase": 1', '"gamecase": true'),
        ("}\n", "} \n"),
        ("}\n", "}\r\n"),
    ],
)
def test_a_record_is_read_only_as_it_was_written(written: str, other: str) -> None:
    builder = begun()
    builder.act("b2")
    builder.add(2, EntryKind.RESIGN)
    text = builder.record()
    assert written in text
    with pytest.raises(BadRecord):
        read_record(text.replace(written, other, 1))


def test_a_number_too_long_to_read_is_refused_by_entry() -> None:
    with pytest.raises(BadRecord, match="entry 1: not JSON"):
        read_record(f'{write_header(header(TICTACTOE))}\n{{"n": {"1" * 5000}}}\n')


@pytest.mark.parametrize("made", [-500, -1, 0, 1, 253_402_300_799_999])
def test_times_read_back_to_the_millisecond(made: int) -> None:
    assert read_header(write_header(replace(header(TICTACTOE), made=made))).made == made


# --- kernel.match_state and kernel.entry_transitions ---


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (EntryKind.ACT, "b2\u2028"),
        (EntryKind.ACT, "\x85b2"),
        (EntryKind.ACT, " 5"),
        (EntryKind.ACT, "B2"),
        (EntryKind.RESIGN, "\u2028"),
        (EntryKind.RESIGN, "I do"),
    ],
)
def test_an_entry_has_one_spelling(kind: EntryKind, text: str) -> None:
    begun().rejection(1, kind, text)


@pytest.mark.parametrize("name", ["two\u2028lines", "\x85", "\ud800", "x" * 41])
def test_names_in_a_header_are_one_short_line(name: str) -> None:
    head = header(TICTACTOE)
    for odd in (replace(head, players=(PlayerSpec(name), PlayerSpec())), replace(head, table=name)):
        with pytest.raises(BadRecord, match=r"entry 0: .* is not one short line"):
            TICTACTOE.open(odd)


@pytest.mark.parametrize("seed", ["9" * 5000, "٣", "-1", "1.0"])
def test_a_seed_is_a_short_whole_number(seed: str) -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="seeded"))
    assert builder.rejection(NO_CHAIR, EntryKind.BEGIN, seed) == "not the dice the header promises"


def test_lots_with_manual_dice_are_entered_by_players() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="manual", seating="lot"))
    builder.begin()
    assert builder.rejection(NO_CHAIR, EntryKind.LOT, "2 1") == "lots are drawn by the dice"
    builder.add(2, EntryKind.LOT, "2 1")


def test_a_secret_is_used_once() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="verifiable", match=MatchRule("open")))
    builder.begin()
    used = builder.state.commitment
    builder.finish(Random(1))
    assert builder.rejection(NO_CHAIR, EntryKind.BEGIN, used) == "these dice were used before"


def test_a_secret_has_one_spelling() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, dice="verifiable"))
    builder.begin()
    builder.add(1, EntryKind.RESIGN)
    for spelling in (builder.secret().upper(), f"{builder.secret()} "):
        builder.rejection(NO_CHAIR, EntryKind.REVEAL, spelling)


# --- kernel.match ---


def test_the_last_game_is_played_at_a_level_score() -> None:
    first, second = (1, 0, 0), (0, 1, 0)
    match = Match(MatchRule("best-of", 5), 3, (first, first, second, second))
    assert not match.is_over, match
    assert match.with_result(second).is_over


# --- kernel.booklet ---

BOOKLET = (
    'format = 2\nkey = "a"\n[flags]\n[[clauses]]\nnumber = "1"\nkey = "x"\norigin = "silent"\n'
)


def test_two_booklets_of_one_key_are_refused(tmp_path: Path) -> None:
    for name in ("1.toml", "2.toml"):
        (tmp_path / name).write_text(BOOKLET, "utf-8")
    with pytest.raises(BookletError, match="more than one booklet is called"):
        read_booklets(tmp_path)


def test_a_flag_is_of_the_type_its_switch_allows() -> None:
    text = BOOKLET.replace("[flags]", "[flags]\nflies = true\n[switches]\nflies = [0, 1]")
    with pytest.raises(BookletError, match="the flag is True"):
        read_booklet(text, "a.toml")


@pytest.mark.parametrize("old", ['"a"', '"1"', '"x"'])
def test_keys_and_numbers_of_a_booklet_are_strings(old: str) -> None:
    with pytest.raises(BookletError, match="keys, sources and clauses must be strings, not"):
        read_booklet(BOOKLET.replace(old, "5"), "a.toml")


# --- tic-tac-toe (tests/games/tictactoe/test_rules.py; contract/test_table.py for the gestures) ---


@cache
def can_be_won(cells: str) -> bool:
    position = Position(TICTACTOE.rules(), cells)
    outcome = GAME.outcome(position)
    if outcome:
        return not outcome.is_draw
    actions = GAME.choices(position).actions
    return any(can_be_won(GAME.apply(position, each).cells) for each in actions)


def test_with_the_switch_a_game_ends_as_soon_as_nobody_can_win() -> None:
    rules = TICTACTOE.rules("collection", {"ends_when_dead": True})
    under_way = [each for each in every_position(rules) if GAME.outcome(each) is None]
    late = [GAME.write(each) for each in under_way if not can_be_won(each.cells)]
    assert not late, f"{len(late)} positions, such as {late[:3]}"


def test_after_the_game_there_is_nothing_to_touch() -> None:
    won = GAME.read_position(TICTACTOE.rules(), "XXX/OO./...")
    assert TICTACTOE.table.gestures(won).paths == ()


def test_nothing_is_picked_before_the_one_touch() -> None:
    with pytest.raises(BadAction):
        TICTACTOE.table.gestures(GAME.opening(TICTACTOE.rules(), MatchScore()), ("b2",))

"""Records: a written record reads back, and any later change to it is noticed."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import (
    Entry,
    EntryKind,
    Header,
    PlayerSpec,
    digest,
    read_entry,
    read_header,
    read_record,
    write_entry,
    write_header,
    write_record,
)
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import replay
from log_builder import NOON, PEBBLE, TICTACTOE, LogBuilder, forge, header, make_entry, relink
from random_logs import random_headers, random_logs

# --- reading back ---


@settings(max_examples=120)
@given(random_logs())
def test_any_log_reads_back_and_replays_to_the_same_state(builder: LogBuilder) -> None:
    text = builder.record()
    head, entries = read_record(text)
    assert (head, list(entries)) == (builder.header, builder.entries), text
    state = replay(builder.package.open(head), entries)
    assert state == builder.state, text
    assert write_record(head, entries) == text


@given(random_headers())
def test_any_header_reads_back(head: Header) -> None:
    assert read_header(write_header(head)) == head


def test_a_record_can_be_read_by_a_person() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    builder.add(1, EntryKind.SIT, "Žofie")
    builder.begin()
    builder.act("b2")
    lines = builder.record().splitlines()
    assert lines[0].startswith('{"gamecase": 1, "table": "test", "game": "tictactoe", "version": ')
    assert lines[1].startswith('{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": "Žofie"')
    assert lines[4].startswith('{"n": 4, "at": "2027-01-15T08:00:04.000Z", "by": 1, "act": "b2", ')
    assert lines[5].startswith('{"seal": "')
    assert lines[5].endswith('", "entries": 4}')


# --- changed records ---


@cache
def sample(game: str) -> str:
    """A short record with most kinds of entries: client seeds, lots, takeback, reveal."""
    package, rounds = (PEBBLE, {"rounds": 1}) if game == "pebble" else (TICTACTOE, {})
    builder = LogBuilder(
        package, header(package, switches=rounds, dice="verifiable", seating="lot")
    )
    builder.begin()
    builder.add_chance()
    mover = builder.state.turn
    builder.act("slide -3 0 4.5" if game == "pebble" else "b2")
    offer = builder.add(mover, EntryKind.OFFER, f"takeback {builder.state.takeback_point(mover)}")
    builder.add(3 - mover, EntryKind.TAKEBACK, offer.text.split()[1])
    builder.finish(Random(1))
    return builder.record()


def read_or_fault(text: str) -> tuple[Header, tuple[Entry, ...]] | BadRecord:
    try:
        return read_record(text)
    except BadRecord as error:
        return error


def fault(text: str) -> BadRecord | None:
    """What is wrong with a record, read and replayed; None when nothing is."""
    try:
        head, entries = read_record(text)
        package = PEBBLE if head.game == PEBBLE.game.key else TICTACTOE
        replay(package.open(head), entries)
    except BadRecord as error:
        return error
    return None


@pytest.mark.parametrize("game", ["tictactoe", "pebble"])
def test_an_untouched_record_has_no_fault(game: str) -> None:
    assert fault(sample(game)) is None


def corruptions(text: str) -> Iterator[tuple[int, str]]:
    """Every character changed in several ways, left out or doubled; with its line's number."""
    line = 0
    for at, character in enumerate(text):
        head, tail = text[:at], text[at + 1 :]
        others = {chr(ord(character) ^ 1), chr(ord(character) ^ 32), "0", '"', "\n"}
        for other in sorted(others - {character}):
            yield line, head + other + tail
        yield line, head + tail
        yield line, head + character * 2 + tail
        line += character == "\n"


def test_a_changed_character_is_noticed_or_changes_nothing() -> None:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    builder.begin()
    builder.act("b2")
    builder.add(2, EntryKind.RESIGN)
    text = builder.record()
    log = read_record(text)
    for line, changed in corruptions(text):
        read = read_or_fault(changed)
        if isinstance(read, BadRecord):
            assert line <= read.entry <= line + 1, f"line {line}: {read}\n{changed}"
        else:
            assert read == log, f"line {line} was changed unnoticed:\n{changed}"


@pytest.mark.parametrize("game", ["tictactoe", "pebble"])
def test_a_truncated_record_is_refused_where_it_ends(game: str) -> None:
    text = sample(game)
    for length in range(len(text) - 1):  # without its last newline a record is still whole
        error = fault(text[:length])
        assert error is not None, f"{length} of {len(text)} characters pass as a whole record"
        line = text[:length].count("\n")
        assert error.entry in (line, line + 1), f"cut in line {line}: {error}"


def lines_of(game: str) -> list[str]:
    return sample(game).splitlines(keepends=True)


@pytest.mark.parametrize("game", ["tictactoe", "pebble"])
def test_a_dropped_line_is_noticed(game: str) -> None:
    lines = lines_of(game)
    for dropped in range(len(lines)):
        error = fault("".join(lines[:dropped] + lines[dropped + 1 :]))
        assert error is not None, f"line {dropped} is missed by nobody"
        assert error.entry == dropped, f"without line {dropped}: {error}"


@pytest.mark.parametrize("game", ["tictactoe", "pebble"])
def test_a_doubled_line_is_noticed(game: str) -> None:
    lines = lines_of(game)
    for doubled in range(len(lines)):
        error = fault("".join(lines[: doubled + 1] + lines[doubled:]))
        assert error is not None, f"line {doubled} stands there twice unnoticed"
        assert error.entry in (doubled, doubled + 1), f"line {doubled} twice: {error}"


@pytest.mark.parametrize("game", ["tictactoe", "pebble"])
def test_swapped_lines_are_noticed(game: str) -> None:
    lines = lines_of(game)
    for one, other in combinations(range(len(lines)), 2):
        swapped = [*lines]
        swapped[one], swapped[other] = lines[other], lines[one]
        error = fault("".join(swapped))
        assert error is not None, f"lines {one} and {other} changed places unnoticed"
        assert error.entry == one, f"lines {one} and {other} swapped: {error}"


def test_lines_after_the_seal_are_refused() -> None:
    text = sample("tictactoe")
    for more in ("\n", "{}\n", lines_of("tictactoe")[-2]):
        error = fault(text + more)
        assert error is not None, f"{more!r} after the seal passes"
        assert error.reason == "the seal is not the last line"


def test_two_records_cannot_be_joined() -> None:
    one, other = lines_of("tictactoe"), lines_of("pebble")
    for at in range(1, min(len(one), len(other))):
        error = fault("".join(one[:at] + other[at:]))
        assert error is not None, f"the records pass as one, joined at line {at}"
        assert error.entry == at, error


# --- forged records with recomputed links ---


def line_of_play() -> LogBuilder:
    builder = LogBuilder(TICTACTOE, header(TICTACTOE))
    builder.begin()  # entries 1 to 3
    builder.act("b2", "a1", "c3", "a3", "a2", "c2", "b1", "b3", "c1")
    return builder


@pytest.mark.parametrize(
    ("number", "text", "reason"),
    [
        (5, "b2", "'b2' is refused: empty-square"),
        (12, "c3", "'c3' is refused: empty-square"),
        (7, "z9", "'z9' is no square"),
        (7, "", "'' is no square"),
    ],
)
def test_a_forged_illegal_action_is_refused_though_its_links_fit(
    number: int, text: str, reason: str
) -> None:
    builder = line_of_play()
    head, entries = read_record(write_record(builder.header, forge(builder, number, text)))
    with pytest.raises(BadRecord) as caught:
        replay(builder.package.open(head), entries)
    assert caught.value.entry == number, caught.value
    assert reason in caught.value.reason


@pytest.mark.parametrize("name", ["number", "at", "by", "kind", "text", "after"])
def test_a_change_of_any_field_of_an_entry_is_noticed(name: str) -> None:
    """Each is changed to another valid value, and the links are recomputed."""
    changes: dict[str, Any] = {
        "number": 6, "at": 0, "by": 1, "kind": EntryKind.OFFER, "text": "b3", "after": "0" * 16,
    }  # fmt: skip
    builder = line_of_play()
    entries = [*builder.entries]
    entries[4] = entries[4]._replace(**{name: changes[name]})
    error = fault(write_record(builder.header, relink(builder.header, entries)))
    assert error is not None, f"{name} of entry 5 may be {changes[name]!r} unnoticed"
    assert error.entry == 5, error


def test_an_entry_cannot_be_older_than_the_one_before() -> None:
    builder = line_of_play()
    entries = [*builder.entries]
    entries[6] = entries[6]._replace(at=entries[5].at - 1)
    error = fault(write_record(builder.header, relink(builder.header, entries)))
    assert error is not None
    assert (error.entry, error.reason) == (7, "it is older than the entry before it")


@pytest.mark.parametrize("by", [-1, 3, 10**30])
def test_an_entry_by_a_missing_chair_is_refused(by: int) -> None:
    builder = line_of_play()
    entries = [*builder.entries]
    entries[8] = entries[8]._replace(by=by)
    error = fault(write_record(builder.header, relink(builder.header, entries)))
    assert error is not None
    assert (error.entry, error.reason) == (9, f"there is no chair {by}")


# --- headers and misshapen lines ---

Change = Callable[[dict[str, object]], object]


def without(name: str) -> Change:
    return lambda raw: raw.pop(name)


def with_(name: str, value: object) -> Change:
    return lambda raw: raw.update({name: value})


HEADER_FAULTS: dict[str, Change] = {
    "another format": with_("gamecase", 2),
    "no format": without("gamecase"),
    "no table": without("table"),
    "no players": without("players"),
    "players that are no list": with_("players", 2),
    "players that are names": with_("players", ["Ann", "Ben"]),
    "a player without a name": with_("players", [{"bot": ""}, {"name": "", "bot": ""}]),
    "a name that is a number": with_("players", [{"name": 7, "bot": ""}] * 2),
    "a version in words": with_("version", "one"),
    "a version that is a truth": with_("version", True),
    "switches that are a number": with_("switches", 1),
    "a match that is a word": with_("match", "long"),
    "an unknown match": with_("match", {"kind": "worst-of", "number": 1}),
    "a match of two": with_("match", {"kind": "best-of", "number": 2}),
    "a match of half a game": with_("match", {"kind": "first-to", "number": 0.5}),
    "a time in words": with_("made", "yesterday"),
    "no time": without("made"),
    "dice that are a number": with_("dice", 6),
}


@pytest.mark.parametrize("what", HEADER_FAULTS)
def test_a_faulty_header_is_refused_at_entry_0(what: str) -> None:
    raw = json.loads(write_header(header(TICTACTOE)))
    HEADER_FAULTS[what](raw)
    with pytest.raises(BadRecord) as caught:
        read_record(json.dumps(raw) + "\n")
    assert caught.value.entry == 0, caught.value


HEADERS_THAT_DO_NOT_FIT: dict[str, dict[str, Any]] = {
    "the header names 'chess', not 'tictactoe'": {"game": "chess"},
    "made by version 99 of tictactoe; this is version": {"version": 99},
    "3 players at a game of 2": {"players": (PlayerSpec(), PlayerSpec(), PlayerSpec())},
    "0 players at a game of 2": {"players": ()},
    "unknown dice 'loaded'": {"dice": "loaded"},
    "unknown dice 'none' or seating 'crowded'": {"seating": "crowded"},
    "tictactoe cannot be played without dice": {"seating": "lot"},
}


@pytest.mark.parametrize("reason", HEADERS_THAT_DO_NOT_FIT)
def test_a_header_that_does_not_fit_the_game_is_refused_at_entry_0(reason: str) -> None:
    head = replace(header(TICTACTOE), **HEADERS_THAT_DO_NOT_FIT[reason])
    with pytest.raises(BadRecord) as caught:
        TICTACTOE.open(head)
    assert caught.value.entry == 0
    assert reason in caught.value.reason


def test_a_game_of_chance_needs_dice() -> None:
    with pytest.raises(BadRecord, match="entry 0: pebble cannot be played without dice"):
        PEBBLE.open(header(PEBBLE, dice="none"))


LINES_THAT_ARE_NO_ENTRY = [
    "",
    "b2",
    "[]",
    "7",
    "null",
    "[" * 100_000,
    "{}",
    '{"n": 1}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": "A", "act": "b2", "link": ""}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": "A", "link": "", "more": 1}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": "A"}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": true, "sit": "A", "link": ""}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1.0, "sit": "A", "link": ""}',
    '{"n": NaN, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": "A", "link": ""}',
    '{"n": 1, "at": 1800000000, "by": 1, "sit": "A", "link": ""}',
    '{"n": 1, "at": "2027-13-15T08:00:01.000Z", "by": 1, "sit": "A", "link": ""}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": ["A"], "link": ""}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": "A", "after": 3, "link": ""}',
    '{"n": 1, "at": "2027-01-15T08:00:01.000Z", "by": 1, "sit": "A", "link": null}',
    '{"seal": "", "entries": 0}',
    '{"seal": 1}',
]


@pytest.mark.parametrize("line", LINES_THAT_ARE_NO_ENTRY, ids=lambda line: line[:80])
def test_a_misshapen_line_is_refused_by_number(line: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(f"{write_header(header(TICTACTOE))}\n{line}\n")
    assert caught.value.entry == 1, caught.value


def test_the_error_of_an_empty_record_says_what_was_expected() -> None:
    with pytest.raises(BadRecord, match="entry 0: the record is empty; expected a header line"):
        read_record("")


# --- entries and digests ---


@pytest.mark.parametrize("kind", EntryKind)
def test_every_kind_of_entry_reads_back(kind: EntryKind) -> None:
    entry = Entry(number=3, at=NOON + 7, by=2, kind=kind, text='a "b" \\ ü', after="", link="0f")
    assert read_entry(3, json.loads(write_entry(entry))) == entry


@given(st.text(), st.sampled_from(EntryKind), st.text(), st.integers(0, 9))
def test_a_line_is_json_as_the_standard_library_writes_it(
    text: str, kind: EntryKind, after: str, lag: int
) -> None:
    """A checker in another language needs only a JSON library to write the lines of a record."""
    entry = Entry(number=7, at=NOON, by=2, kind=kind, text=text, after=after, lag=lag, link="l")
    raw = {"n": 7, "at": "2027-01-15T08:00:00.000Z", "by": 2, kind.value: text}
    raw |= {"after": after} if after else {}
    raw |= {"lag": lag} if lag else {}
    assert write_entry(entry) == json.dumps({**raw, "link": "l"}, ensure_ascii=False)


def test_digests_of_different_positions_differ() -> None:
    assert digest("X../.../...") != digest(".X./.../...")
    assert len(digest("")) == 16


def test_a_whole_match_is_one_record() -> None:
    builder = LogBuilder(PEBBLE, header(PEBBLE, match=MatchRule("first-to", 3), dice="verifiable"))
    while not builder.state.match.is_over:
        builder.begin()
        builder.finish(Random(builder.state.nth_game))
    head, entries = read_record(builder.record())
    again = replay(PEBBLE.open(head), entries)
    assert again.match.score == builder.state.match.score
    assert again == builder.state


@settings(max_examples=25)
@given(random_logs())
def test_a_log_can_be_read_at_any_point_of_its_growth(builder: LogBuilder) -> None:
    """A restarted server reads a prefix of the final log."""
    state = builder.package.open(builder.header)
    for entry in builder.entries:
        assert make_entry(state, entry.by, entry.kind, entry.text, at=entry.at) == entry
        state = state.after(entry)
    assert state == builder.state

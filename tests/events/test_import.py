"""An event that was begun elsewhere goes on: a TRF with its players, rounds and results."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from events.event_builder import ORGANISER, EventInMemory, new_event
from events.test_files import played
from gamecase.events.commands import PairRound
from gamecase.events.files.player_list import read_players_text
from gamecase.events.files.trf import write_trf
from gamecase.events.files.trf_reader import TrfEvent, read_trf_event
from gamecase.events.formats.registry import format_of
from gamecase.events.import_decisions import decide_import
from gamecase.events.log import LoggedEntry, linked_entry
from gamecase.events.roles import EventRoles
from gamecase.events.state import after
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.tables.import_pool import Unreadable


def player(number: int, *rounds: str, name: str = "") -> str:
    """A line of a TRF."""
    name = name or f"Player {number}"
    head = f"001 {number:4d}      {name:33} {1500:>4}{'':28}{0:4.1f} {number:4d}  "
    return (head + "  ".join(f"{each:8}" for each in rounds)).rstrip()


def imported(event: EventInMemory, read: TrfEvent) -> EventInMemory:
    """The event with everything of a file."""
    decision = decide_import(event.state, ORGANISER, read)
    assert not isinstance(decision, Refusal), decision
    for entry in decision:
        bare = LoggedEntry(number=event.state.number + 1, at=0, by="organiser", entry=entry)
        event.log.append(linked_entry(event.state.link, bare))
        event.state = after(event.state, event.log[-1])
    return event


def test_what_was_exported_is_read_back_and_goes_on_the_same_way() -> None:
    before = played()
    text = write_trf(before.state)
    event = imported(new_event("swiss"), read_trf_event(text))
    assert event.state.settings.rounds == 4
    assert write_trf(event.state).splitlines()[8:] == text.splitlines()[8:]
    scores = [
        {line.name: line.score for line in format_of(each.state).standings(each.state)}
        for each in (before, event)
    ]
    assert scores[0] == scores[1]
    for each in (before, event):
        each.do(PairRound(round=3))
    assert {frozenset(pair) for pair in before.pairs} == {frozenset(pair) for pair in event.pairs}
    assert all(entrant.number != 1 for entrant in event.state.active), "who left stays away"


def test_byes_forfeits_and_a_round_under_way_are_read() -> None:
    text = "\r\n".join(
        [
            "012 Open",
            player(1, "   2 w 1", "   3 b +", "   4 w"),
            player(2, "   1 b 0", "0000 - H", "   3 w"),
            player(3, "0000 - U", "   1 w -", "   2 b"),
            player(4, "", "0000 - Z", "   1 b"),
            "XXR 5",
            "XXZ 2",
        ]
    )
    read = read_trf_event(text)
    assert [len(pairings) for pairings in read.rounds] == [2, 2, 2]
    event = imported(new_event("swiss"), read)
    lines = {line.entrant: line.score for line in format_of(event.state).standings(event.state)}
    assert lines == {1: 2, 2: 0.5, 3: 1, 4: 0}
    assert event.refused(PairRound(round=4)).clause == "event-results-missing"
    again = imported(new_event("swiss"), read_trf_event(write_trf(event.state)))
    assert again.state.rounds == event.state.rounds
    for table in (1, 2):
        event.result(table, 1)
    event.do(PairRound(round=4))
    assert {n for pair in event.pairs for n in pair} == {0, 1, 3, 4}
    assert event.state.settings.rounds == 5
    assert "0000 - H" in write_trf(event.state)


def test_a_round_robin_goes_on_by_the_same_table() -> None:
    before = new_event("round-robin", 5)
    before.play_round()
    before.play_round()
    text = write_trf(before.state)
    assert "0000 - U" in text
    before.do(PairRound(round=3))
    for written in (text, text.replace("0000 - U", "        ")):
        event = imported(new_event("round-robin"), read_trf_event(written))
        event.do(PairRound(round=3))
        assert event.pairs == before.pairs


def test_only_an_empty_event_of_the_organiser_is_filled() -> None:
    read = read_trf_event(write_trf(played().state))
    stranger = decide_import(new_event("swiss").state, EventRoles(), read)
    assert isinstance(stranger, Refusal)
    assert stranger.clause == "event-officials-only"
    full = decide_import(new_event("swiss", 2).state, ORGANISER, read)
    assert isinstance(full, Refusal)
    assert full.clause == "event-not-empty"
    twice = read_trf_event("\n".join(player(number, name="Ann") for number in (1, 2)))
    same = decide_import(new_event("swiss").state, ORGANISER, twice)
    assert isinstance(same, Refusal)
    assert same.clause == "event-name-taken"
    for event in (new_event("knockout"), new_event("round-robin")):
        with pytest.raises(BadInput, match="a Swiss"):
            decide_import(event.state, ORGANISER, read)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["012 Open"], "no line begins with 001"),
        ([player(1), player(1)], "line 2: there are two players with the number 1"),
        ([player(1, "   9 w 1"), player(2)], "line 1, round 1: there is no player 9"),
        ([player(1, "   2 w 1"), player(2, "0000 - U")], "lines 1 and 2, round 1: one says"),
        ([player(1, "   2 w 1"), player(2, "   1 w 0")], "line 1, round 1: one has w"),
        ([player(1, "   2 w 1"), player(2, "   1 b 1")], "'1' and '1' do not make a result"),
        ([player(1, "   1 w 1")], "lines 1 and 1, round 1"),
        ([player(1, "0000 - 1")], "'1' is no result of a bye"),
        ([player(1, "two  w 1"), player(2)], "line 1: round 1 begins with the opponent's number"),
        ([player(1), "XXR many"], "line 2: XXR has numbers, not 'many'"),
        ([player(1), "XXR 999"], "at most 100 rounds"),
        ([player(1) + " " * 2000 + "."], "at most 100 are read"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_its_line(lines: list[str], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        read_trf_event("\n".join(lines))


TRF = write_trf(played().state)


@given(
    st.lists(
        st.tuples(st.integers(0, len(TRF)), st.sampled_from('019wb+-=UHFZ \n\r\u0663é|;"\x00')),
        max_size=12,
    )
)
def test_a_changed_file_is_read_or_refused(changes: list[tuple[int, str]]) -> None:
    text = TRF
    for place, sign in changes:
        text = text[:place] + sign + text[place + 1 :]
    read = read_players_text("chess", text, 60)
    assert isinstance(read, TrfEvent | Unreadable)
    if isinstance(read, TrfEvent):
        with contextlib.suppress(BadInput):
            decide_import(new_event("swiss").state, ORGANISER, read)


@given(st.text(alphabet='ab;,|\t\r\n"0\x00', max_size=200))
def test_any_list_is_read_or_refused(text: str) -> None:
    assert isinstance(read_players_text("chess", f"name;rating\n{text}", 60), TrfEvent | Unreadable)
    assert isinstance(read_players_text("chess", text, 60), TrfEvent | Unreadable)


def test_a_field_without_an_end_is_refused() -> None:
    assert isinstance(read_players_text("chess", '"' + "a" * 150_000, 60), Unreadable)

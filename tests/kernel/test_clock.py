"""Clocks: computed from the times in a log, so that a record proves who ran out of time."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from gamecase.kernel.clock import (
    DAY,
    LAG_ALLOWANCE,
    LAG_ALLOWANCE_REFILL,
    Clock,
    ClockRule,
    read_clock,
)
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import (
    NO_CHAIR,
    Entry,
    EntryKind,
    PendingEntry,
    read_record,
    write_header,
    write_record,
)
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.seat import Seat
from log_builder import NOON, TICTACTOE, append_entry, header

FISCHER = "fischer-60-5"
DELAY = "delay-60-12"
DAYS = f"days-{3 * DAY}-0"


class Game:
    """Tic-tac-toe with a clock, played entry by entry at chosen times."""

    def __init__(self, clock: str, match: MatchRule | None = None) -> None:
        self.header = replace(header(TICTACTOE, match=match or MatchRule()), clock=clock)
        self.state = TICTACTOE.open(self.header)
        self.entries: list[Entry] = []
        self.now = NOON
        self.enter(NO_CHAIR, EntryKind.BEGIN, "")
        self.enter(1, EntryKind.SIT, "Ann")
        self.after(90_000).enter(2, EntryKind.SIT, "Ben")

    def after(self, milliseconds: int) -> "Game":
        self.now += milliseconds
        return self

    def enter(self, by: int, kind: EntryKind, text: str, lag: int = 0) -> "Game":
        entry = append_entry(self.state, self.now, PendingEntry(by, kind, text, lag))
        self.state = self.state.after(entry)
        self.entries.append(entry)
        return self

    def act(self, text: str, lag: int = 0) -> "Game":
        return self.enter(self.state.turn, EntryKind.ACT, text, lag)

    @property
    def clock(self) -> Clock:
        assert self.state.clock is not None
        return self.state.clock

    def left(self) -> list[int]:
        return [self.clock.left_at(chair, self.now) for chair in (1, 2)]


def test_the_clock_starts_when_all_chairs_are_taken() -> None:
    game = Game(FISCHER)
    assert game.left() == [60_000, 60_000]
    assert game.clock.running == 1
    assert game.after(10_000).left() == [50_000, 60_000]


def test_fischer_adds_its_bonus_when_the_turn_is_done() -> None:
    game = Game(FISCHER).after(10_000).act("b2")
    assert game.left() == [55_000, 60_000]
    game.after(2_000).act("a1")
    assert game.left() == [55_000, 63_000]  # more than the initial time is possible


def test_time_within_the_delay_is_free() -> None:
    game = Game(DELAY).after(11_900).act("b2")
    assert game.left() == [60_000, 60_000]
    game.after(15_000).act("a1")
    assert game.left() == [60_000, 57_000]
    assert game.after(5_000).clock.free(game.now) == 7_000


def test_every_turn_has_its_full_days() -> None:
    game = Game(DAYS).after(2 * DAY * 1000).act("b2").after(DAY * 1000).act("a1")
    assert game.left() == [3 * DAY * 1000] * 2


@pytest.mark.parametrize(
    ("clock", "falls"), [(FISCHER, 60_000), (DELAY, 72_000), (DAYS, 3 * DAY * 1000)]
)
def test_a_flag_entry_is_valid_only_after_the_time_is_up(clock: str, falls: int) -> None:
    game = Game(clock)
    assert game.clock.falls_at() == game.now + falls
    with pytest.raises(BadRecord, match="nobody's time is up"):
        game.after(falls).enter(NO_CHAIR, EntryKind.FLAG, "1")
    game.after(1).enter(NO_CHAIR, EntryKind.FLAG, "1")
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "time"
    assert game.state.outcome.winners == (Seat.SECOND,)
    assert game.clock.running == 0


@pytest.mark.parametrize(("by", "text"), [(1, "1"), (2, "1"), (NO_CHAIR, "2"), (NO_CHAIR, "")])
def test_only_the_server_may_enter_a_flag(by: int, text: str) -> None:
    game = Game(FISCHER).after(70_000)
    with pytest.raises(BadRecord):
        game.enter(by, EntryKind.FLAG, text)


def test_actions_after_the_time_is_up_are_refused() -> None:
    game = Game(FISCHER).after(60_001)
    with pytest.raises(BadRecord, match="the time of chair 1 is up"):
        game.act("b2")


def test_network_lag_is_refunded_up_to_an_allowance() -> None:
    game = Game(FISCHER).after(10_000).act("b2", lag=600)
    assert game.left() == [55_600, 60_000]
    assert game.clock.lag_allowance == (LAG_ALLOWANCE - 600 + LAG_ALLOWANCE_REFILL, LAG_ALLOWANCE)
    game.act("a1").after(5_000)
    with pytest.raises(BadRecord, match="501 ms of lag cannot be refunded"):
        game.act("c3", lag=501)
    assert game.clock.refund(501) == 500


def test_a_lag_refund_can_save_a_move_but_is_at_most_the_time_used() -> None:
    game = Game(FISCHER).after(60_300).act("b2", lag=400)
    assert game.left()[0] == 100 + 5_000
    fast = Game(FISCHER).after(50).act("b2", lag=400)
    assert fast.left()[0] == 60_000 + 5_000


@pytest.mark.parametrize(("kind", "text"), [(EntryKind.OFFER, "draw"), (EntryKind.RESIGN, "")])
def test_lag_is_refunded_for_actions_only(kind: EntryKind, text: str) -> None:
    with pytest.raises(BadRecord, match="cannot be refunded"):
        Game(FISCHER).after(1000).enter(1, kind, text, lag=10)


def test_an_offer_does_not_stop_the_clock() -> None:
    game = Game(FISCHER).after(10_000).enter(1, EntryKind.OFFER, "draw").after(10_000)
    assert game.left() == [40_000, 60_000]


def test_a_takeback_restores_no_time_and_adds_no_bonus() -> None:
    game = Game(FISCHER).after(10_000).act("b2").after(4_000)
    game.enter(1, EntryKind.OFFER, f"takeback {game.state.takeback_point(1)}")
    game.enter(2, EntryKind.TAKEBACK, game.entries[-1].text.partition(" ")[2])
    assert game.left() == [55_000, 56_000]
    assert game.clock.running == 1


def test_each_game_of_a_match_has_its_own_fischer_time_but_one_reserve() -> None:
    for clock, expected in ((FISCHER, [60_000, 60_000]), (DELAY, [42_000, 60_000])):
        game = Game(clock, MatchRule("best-of", 3)).after(30_000).enter(1, EntryKind.RESIGN, "")
        game.after(60_000).enter(2, EntryKind.BEGIN, "")
        assert game.left() == expected


def test_running_out_of_reserve_loses_the_match() -> None:
    game = Game(DELAY, MatchRule("first-to", 5)).after(80_000).enter(NO_CHAIR, EntryKind.FLAG, "1")
    assert game.state.match.is_over
    assert game.state.match.score == (0, 5)


def test_the_clock_pauses_for_chance_and_resumes_in_the_same_turn() -> None:
    clock = Clock.full(read_clock(DELAY), 2).passed_to(1, NOON, acted=False)
    clock = clock.stopped(NOON + 5_000).resumed(NOON + 9_000)
    assert clock.elapsed(NOON + 10_000) == 6_000
    assert clock.free(NOON + 10_000) == 6_000
    assert clock.falls_at() == NOON + 9_000 + 72_000 - 5_000


def test_a_record_with_a_clock_replays_to_the_same_state() -> None:
    game = (
        Game(FISCHER)
        .after(9_000)
        .act("b2", lag=30)
        .after(70_000)
        .enter(NO_CHAIR, EntryKind.FLAG, "2")
    )
    head, entries = read_record(write_record(game.header, game.entries))
    state: MatchState = TICTACTOE.open(head)
    for entry in entries:
        state = state.after(entry)
    assert state == game.state


def test_a_header_without_a_clock_has_no_clock_field() -> None:
    assert "clock" not in write_header(header(TICTACTOE))


@pytest.mark.parametrize(
    "text",
    ["", "fischer", "fischer-5", "fischer-0-5", "sand-60-0", "fischer-60-+5", "days-60-0",
     "days-86400-1", "fischer-999999999-0", "fischer-60-99999", "fischer-٦٠-5"],
)  # fmt: skip
def test_an_invalid_clock_is_an_error(text: str) -> None:
    with pytest.raises(BadInput, match="clock"):
        read_clock(text)


@pytest.mark.parametrize("make", [lambda: ClockRule("fischer", 300, 5), lambda: read_clock(DELAY)])
def test_a_written_clock_reads_back(make: Callable[[], ClockRule]) -> None:
    assert read_clock(str(make())) == make()


def test_a_header_with_an_unknown_clock_is_refused() -> None:
    with pytest.raises(BadRecord, match="no clock 'hourglass'"):
        TICTACTOE.open(replace(header(TICTACTOE), clock="hourglass"))

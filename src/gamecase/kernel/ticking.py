"""How a clock goes on with each entry of a log."""

from typing import TYPE_CHECKING

from gamecase.kernel.clock import Clock
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.kernel.match_state import MatchState


def advance_clock(before: "MatchState", after: "MatchState", entry: Entry) -> "MatchState":
    """The course after an entry, its clock told of it; nobody acts whose time is up."""
    clock = after.clock
    if clock is None:
        return after
    if entry.kind is EntryKind.BEGIN:
        clock = _for_new_game(before, clock)
    if entry.kind is EntryKind.ACT and entry.by == clock.running:
        if clock.is_out(entry.at - entry.lag):
            raise BadRecord(entry.number, f"the time of chair {entry.by} is up")
        clock = clock.stopped(entry.at, entry.lag)
    return after._replace(clock=_turned(clock, after, entry))


def _for_new_game(before: "MatchState", clock: Clock) -> Clock:
    if clock.rule.lasts_a_match and not before.match.is_over:
        return clock.passed_to(NO_CHAIR, 0, acted=False)
    return Clock.full(clock.rule, before.chairs)


def _turned(clock: Clock, state: "MatchState", entry: Entry) -> Clock:
    """The hand runs for whoever is to act, once everybody is there and nothing is owed."""
    waits = bool(state.missing or state.missing_seeds or state.awaits_lot)
    chair = NO_CHAIR if waits else state.turn
    if chair == clock.turn:
        return clock.resumed(entry.at) if chair else clock
    clock = clock.stopped(entry.at)
    if state.to_act is Seat.NATURE and not waits:
        return clock  # chance belongs to the turn it falls in
    return clock.passed_to(chair, entry.at, acted=entry.kind is EntryKind.ACT)

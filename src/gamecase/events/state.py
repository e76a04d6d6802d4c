"""The state of an event: the fold of its log."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from gamecase.events.entrants import Entrant
from gamecase.events.entries import (
    AnyEventEntry,
    ByeCancelled,
    ByeRequested,
    EntrantAdded,
    EntrantChanged,
    EntrantReturned,
    EntrantWithdrawn,
    EventClosed,
    EventImported,
    EventReopened,
    HelperDismissed,
    HelperNamed,
    PairForbidden,
    PeopleEntry,
    RepeatPairingAllowed,
    ResultCorrected,
    ResultEntered,
    ResultsRated,
    RoundPaired,
    RoundStarted,
)
from gamecase.events.log import LoggedEntry, check_link, first_event_link
from gamecase.events.pairing_types import BoardPlace, EventRound, GameResult, Pairing, RequestedBye
from gamecase.events.settings import EventHeader, EventSettings
from gamecase.kernel.errors import BadRecord


class EventState(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about an event after an entry."""

    header: EventHeader
    number: int = 0  # of the last entry
    link: str = ""
    entrants: dict[int, Entrant] = {}
    helpers: dict[str, str] = {}  # names by person, as in `helper-1`
    helpers_ever: int = 0
    forbidden: frozenset[tuple[int, int]] = frozenset()  # the lower number first
    byes: tuple[RequestedBye, ...] = ()  # of all rounds
    rounds: tuple[EventRound, ...] = ()
    imported_rounds: int = 0  # planned where the event was begun
    is_closed: bool = False
    performance: dict[int, float] = {}  # PR by entrant; measured, and not in the log
    rated: frozenset[BoardPlace] = frozenset()  # real boards whose results changed ratings
    corrections: tuple[int, ...] = ()  # the numbers of the entries that corrected a result

    @property
    def settings(self) -> EventSettings:
        settings = self.header.settings
        if self.imported_rounds and not settings.rounds:
            return replace(settings, rounds=self.imported_rounds)
        return settings

    @property
    def active(self) -> list[Entrant]:
        """Those who have not withdrawn, by number."""
        return [entrant for entrant in self.entrants.values() if not entrant.is_withdrawn]

    @property
    def pairings(self) -> Iterable[tuple[EventRound, Pairing]]:
        """All pairings with their rounds, in order."""
        return ((each, pairing) for each in self.rounds for pairing in each.pairings)

    def playing(self, number: int) -> list[Entrant]:
        """Those who are to be paired in a round: neither withdrawn nor with a bye asked for."""
        free = {bye.entrant for bye in self.byes if bye.round == number}
        return [entrant for entrant in self.active if entrant.number not in free]

    def requested_bye(self, number: int, entrant: int) -> RequestedBye | None:
        """The bye that somebody asked for in a round, or None."""
        byes = (bye for bye in self.byes if (bye.round, bye.entrant) == (number, entrant))
        return next(byes, None)

    def round(self, number: int) -> EventRound | None:
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def pairing(self, number: int, table: int) -> Pairing | None:
        """The pairing of a round at a table, or None."""
        found = self.round(number)
        return found.pairing(table) if found is not None else None

    def have_met(self, first: int, second: int) -> bool:
        """Whether two entrants have been paired in a round that has started."""
        return any(
            pairing.has(first) and pairing.has(second)
            for each, pairing in self.pairings
            if each.is_started
        )

    def is_forbidden(self, first: int, second: int) -> bool:
        return (min(first, second), max(first, second)) in self.forbidden


def initial_state(header: EventHeader) -> EventState:
    """The state before the first entry."""
    return EventState(header=header, link=first_event_link(header))


def fold(header: EventHeader, entries: Iterable[LoggedEntry]) -> EventState:
    """The state after entries whose links are checked."""
    state = initial_state(header)
    for entry in entries:
        state = checked_after(state, entry)
    return state


def checked_after(state: EventState, logged: LoggedEntry) -> EventState:
    """The state after an entry that was read from a log."""
    check_link(state.number + 1, state.link, logged)
    return after(state, logged)


def after(state: EventState, logged: LoggedEntry) -> EventState:
    """The state after an entry."""
    changed = applied(state, logged.entry)
    if isinstance(logged.entry, ResultCorrected):
        changed = replace(changed, corrections=(*state.corrections, logged.number))
    return replace(changed, number=logged.number, link=logged.link)


def applied(state: EventState, entry: AnyEventEntry) -> EventState:
    """The state with what an entry changes, apart from the number and the link of the log."""
    match entry:
        case RoundPaired():
            new = EventRound(number=entry.round, pairings=entry.pairings)
            return replace(state, rounds=(*state.rounds[: entry.round - 1], new))
        case RoundStarted():
            return _with_round(state, replace(state.rounds[entry.round - 1], is_started=True))
        case ResultEntered() | ResultCorrected():
            return _with_result(state, entry, entry.result)
        case ResultsRated():
            return replace(state, rated=state.rated | {*entry.boards})
        case EventImported():
            return replace(state, imported_rounds=entry.rounds)
        case EventClosed():
            return replace(state, is_closed=True)
        case EventReopened():
            return replace(state, is_closed=False)
        case _:
            return _with_people(state, entry)


def _with_people(state: EventState, entry: PeopleEntry) -> EventState:
    """The state with what happened to entrants, pairs and helpers."""
    match entry:
        case EntrantAdded() | EntrantChanged():
            return _with_entrant(state, entry.entrant)
        case EntrantWithdrawn():
            return _with_entrant(state, replace(state.entrants[entry.entrant], is_withdrawn=True))
        case EntrantReturned():
            return _with_entrant(state, replace(state.entrants[entry.entrant], is_withdrawn=False))
        case ByeRequested():
            bye = RequestedBye(round=entry.round, entrant=entry.entrant, kind=entry.kind)
            return replace(state, byes=(*_other_byes(state, entry), bye))
        case ByeCancelled():
            return replace(state, byes=_other_byes(state, entry))
        case HelperNamed():
            helpers = {**state.helpers, entry.person: entry.name}
            return replace(state, helpers=helpers, helpers_ever=state.helpers_ever + 1)
        case HelperDismissed():
            helpers = {key: name for key, name in state.helpers.items() if key != entry.person}
            return replace(state, helpers=helpers)
        case PairForbidden():
            return replace(state, forbidden=state.forbidden | {(entry.first, entry.second)})
        case RepeatPairingAllowed():
            return replace(state, forbidden=state.forbidden - {(entry.first, entry.second)})


def _other_byes(state: EventState, of: ByeRequested | ByeCancelled) -> tuple[RequestedBye, ...]:
    """The byes without that of an entrant in a round."""
    other = (bye for bye in state.byes if (bye.round, bye.entrant) != (of.round, of.entrant))
    return tuple(other)


def _with_entrant(state: EventState, entrant: Entrant) -> EventState:
    return replace(state, entrants={**state.entrants, entrant.number: entrant})


def _with_round(state: EventState, changed: EventRound) -> EventState:
    rounds = [*state.rounds]
    rounds[changed.number - 1] = changed
    return replace(state, rounds=tuple(rounds))


def _with_result(
    state: EventState, where: ResultEntered | ResultCorrected, result: GameResult | None
) -> EventState:
    changed_round = state.rounds[where.round - 1]
    pairing = changed_round.pairing(where.table)
    if pairing is None:
        raise BadRecord(state.number + 1, f"round {where.round} has no table {where.table}")
    results = [*pairing.results]
    results[where.board - 1] = result
    changed = replace(pairing, results=tuple(results))
    return _with_round(state, changed_round.with_pairing(changed))

"""The service that creates, finds and changes the events of a server."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from gamecase.events.commands import AddEntrant, AnyEventCommand, DismissHelper, PairRound
from gamecase.events.decisions import decide
from gamecase.events.entries import AnyEventEntry, EntrantAdded, HelperNamed, RoundStarted
from gamecase.events.event_store import EventStore, EventTable, ExtraEventRows
from gamecase.events.files.trf_reader import TrfEvent
from gamecase.events.formats.registry import format_of
from gamecase.events.import_decisions import decide_import
from gamecase.events.log import ORGANISER, LoggedEntry, linked_entry
from gamecase.events.online_tables import planned_tables
from gamecase.events.rated_results import RatedResults
from gamecase.events.roles import (
    SERVER_ROLES,
    EventRoles,
    entrant_of,
    entrant_person,
    helper_person,
)
from gamecase.events.settings import EventHeader, EventSettings
from gamecase.events.settings_check import checked_settings
from gamecase.events.standings import EventStanding
from gamecase.events.state import EventState, after, applied, checked_after, initial_state
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.storage.store import Conflict, ExtraWrites, Store

_MAX_TRIES = 8
_MOST_CACHED = 200
_CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike on paper
_CODE_LENGTH = 8


@dataclass(frozen=True, slots=True)
class NewPerson:
    """Somebody who was entered or named, with the code that lets them act."""

    person: str  # as in `entrant-7`
    code: str
    state: EventState


class NoSuchEvent(Exception):
    """There is no event of that id."""


class EventService:
    """All events of a server; every process reads them anew from the database."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.rows = EventStore(store)
        self._now = now
        #: Called after a command, when its entries are durable; opens online tables.
        self.after_command: Callable[[EventState], Awaitable[None]] = _do_nothing
        #: The PR of entrants, for standings that ask for it.
        self.performance: Callable[[EventState], Awaitable[dict[int, float]]] = _no_performance
        #: Rates results of real boards; None where nobody has an account.
        self.rated_results: RatedResults | None = None
        self._states: OrderedDict[str, EventState] = OrderedDict()

    # --- reading ---

    async def state(self, event: str) -> EventState | None:
        """The event of that id, up to date; None when there is none."""
        known = self._states.get(event)
        if known is None:
            header = await self.rows.header(event)
            if header is None:
                return None
            known = initial_state(header)
        for entry in await self.rows.entries(event, known.number):
            known = checked_after(known, entry)
        self._remember(known)
        return known

    async def entries(self, event: str) -> tuple[LoggedEntry, ...]:
        """The log of an event: who did what and when."""
        return await self.rows.entries(event)

    async def newest(self, limit: int = 30) -> list[EventState]:
        """The newest events."""
        return await self._load(await self.rows.newest(limit))

    async def events_of(self, holder: str, limit: int = 30) -> list[EventState]:
        """The newest events in which a holder is organiser, helper or entrant."""
        return await self._load(await self.rows.events_of(holder, limit)) if holder else []

    async def standings(self, event: str) -> list[EventStanding]:
        """Everybody, the best first."""
        state = await self._existing(event)
        if "performance-rating" in state.settings.tie_breaks:
            state = replace(state, performance=await self.performance(state))
        return await asyncio.to_thread(format_of(state).standings, state)

    async def roles(self, event: str, holder: str) -> EventRoles:
        """What a holder is in an event."""
        if not holder:
            return EventRoles()
        persons = await self.rows.persons(event, holder)
        state = await self._existing(event)
        helpers = [person for person in persons if person in state.helpers]
        return EventRoles(
            is_organiser=ORGANISER in persons,
            helper=helpers[0] if helpers else "",
            entrants=frozenset(filter(None, map(entrant_of, persons))),
        )

    async def codes(self, event: str, holder: str) -> dict[str, str] | Refusal:
        """The codes on paper by person, as in `entrant-7`; for organisers and helpers."""
        roles = await self.roles(event, holder)
        if not roles.may_direct:
            return Refusal("event-officials-only")
        codes = await self.rows.codes(event)
        if roles.is_organiser:
            return codes
        return {person: code for person, code in codes.items() if entrant_of(person)}

    # --- changing ---

    async def create(self, settings: EventSettings, holder: str, organiser: str) -> EventState:
        """Create an event; its organiser is the holder."""
        if settings.is_rated and not (self.rated_results and self.rated_results.knows(holder)):
            raise BadInput("a rated event is organised by somebody with an account")
        header = EventHeader(
            event=secrets.token_urlsafe(9),
            organiser=organiser,
            made=self._now(),
            seed=secrets.randbits(32),
            settings=checked_settings(settings),
        )
        await self.rows.create(header, ExtraEventRows(holders=[(ORGANISER, holder)]))
        state = initial_state(header)
        self._remember(state)
        return state

    async def execute(
        self, event: str, holder: str, command: AnyEventCommand
    ) -> EventState | Refusal:
        """Carry out a command of an organiser, helper or entrant."""
        roles = await self.roles(event, holder)
        done = await self._decide_and_append(event, roles, command)
        if isinstance(done, EventState):
            await self.after_command(done)
        if isinstance(command, DismissHelper) and isinstance(done, EventState):
            await self.rows.remove_holders(event, command.helper)
        return done

    async def enter_as_server(self, event: str, command: AnyEventCommand) -> EventState | Refusal:
        """Carry out a command of the server itself, such as the result of an online table."""
        done = await self._decide_and_append(event, SERVER_ROLES, command)
        if isinstance(done, EventState):
            await self.after_command(done)
        return done

    async def join(self, event: str, holder: str, command: AddEntrant) -> NewPerson | Refusal:
        """Enter somebody who has the link of an open event; the holder acts for them."""
        state = await self._existing(event)
        if not state.settings.may_join:
            return Refusal("event-by-organiser")
        roles = await self.roles(event, holder)
        if roles.entrants and not roles.may_direct:
            return Refusal("event-already-entered")
        organiser = EventRoles(is_organiser=True)
        return await self._add(event, organiser, command, holder)

    async def add(self, event: str, holder: str, command: AddEntrant) -> NewPerson | Refusal:
        """Enter somebody on behalf of the organiser; returns the code for them."""
        return await self._add(event, await self.roles(event, holder), command, "")

    async def import_event(self, event: str, holder: str, read: TrfEvent) -> EventState | Refusal:
        """Go on with an event that was begun elsewhere; everything of the file, or nothing."""
        roles = await self.roles(event, holder)
        for _ in range(_MAX_TRIES):
            state = await self._existing(event)
            decision = decide_import(state, roles, read)
            if isinstance(decision, Refusal):
                return decision
            try:
                writes = _rows_for(state, decision, None)
                return await self._append(state, roles.author, decision, writes)
            except Conflict:
                continue
        raise Conflict

    async def name_helper(self, event: str, holder: str, name: str) -> NewPerson | Refusal:
        """Name a helper, who becomes one by the code."""
        roles = await self.roles(event, holder)
        if not roles.is_organiser:
            return Refusal("event-organiser-only")
        for _ in range(_MAX_TRIES):
            state = await self._existing(event)
            person = helper_person(state.helpers_ever + 1)
            code = _new_code()
            try:
                entry = HelperNamed(person=person, name=name)
                writes = ExtraEventRows(codes=[(code, person)])
                state = await self._append(state, roles.author, [entry], writes)
            except Conflict:
                continue
            return NewPerson(person, code, state)
        raise Conflict

    async def claim(self, event: str, holder: str, code: str) -> EventRoles | Refusal:
        """Let a holder act as whoever has a code on paper."""
        person = await self.rows.person_of_code(event, "".join(code.split()).upper())
        if not person:
            return Refusal("event-wrong-code")
        await self.rows.add_holder(event, person, holder)
        return await self.roles(event, holder)

    # --- deciding and appending ---

    async def _add(
        self, event: str, roles: EventRoles, command: AddEntrant, holder: str
    ) -> NewPerson | Refusal:
        for _ in range(_MAX_TRIES):
            state = await self._existing(event)
            decision = decide(state, roles, command)
            if isinstance(decision, Refusal):
                return decision
            (entry,) = decision
            assert isinstance(entry, EntrantAdded)
            person = entrant_person(entry.entrant.number)
            code = _new_code()
            holders = [(person, holder)] if holder else []
            author = person if holder else roles.author
            writes = ExtraEventRows(codes=[(code, person)], holders=holders)
            try:
                return NewPerson(person, code, await self._append(state, author, decision, writes))
            except Conflict:
                continue
        raise Conflict

    async def _decide_and_append(
        self, event: str, roles: EventRoles, command: AnyEventCommand
    ) -> EventState | Refusal:
        for _ in range(_MAX_TRIES):
            state = await self._existing(event)
            if isinstance(command, PairRound):  # takes a second with hundreds of players
                decision = await asyncio.to_thread(decide, state, roles, command)
            else:
                decision = decide(state, roles, command)
            if isinstance(decision, Refusal):
                return decision
            if not decision:
                return state
            changes = None
            if self.rated_results is not None:
                rated, changes = await self.rated_results.of_entries(state, decision)
                decision = decision if rated is None else (*decision, rated)
            writes = _rows_for(state, decision, changes)
            try:
                return await self._append(state, roles.author, decision, writes)
            except Conflict:  # somebody else was first: decide again
                continue
        raise Conflict

    async def _append(
        self, state: EventState, author: str, new: Sequence[AnyEventEntry], writes: ExtraEventRows
    ) -> EventState:
        """Store entries, and remember the state after them once they are durable."""
        logged = []
        for entry in new:
            bare = LoggedEntry(number=state.number + 1, at=self._now(), by=author, entry=entry)
            linked = linked_entry(state.link, bare)
            logged.append(linked)
            state = after(state, linked)
        await self.rows.append(state.header.event, logged, writes)
        self._remember(state)
        return state

    async def _existing(self, event: str) -> EventState:
        state = await self.state(event)
        if state is None:
            raise NoSuchEvent(event)
        return state

    async def _load(self, ids: Sequence[str]) -> list[EventState]:
        states = [await self.state(event) for event in ids]
        return [state for state in states if state is not None]

    def _remember(self, state: EventState) -> None:
        event = state.header.event
        known = self._states.get(event)
        if known is None or known.number <= state.number:
            self._states[event] = state
        self._states.move_to_end(event)
        while len(self._states) > _MOST_CACHED:
            self._states.popitem(last=False)


async def _no_performance(state: EventState) -> dict[int, float]:
    """The default of `performance`: no game was analysed."""
    return {}


async def _do_nothing(state: EventState) -> None:
    """The default of `after_command`."""


def _rows_for(
    state: EventState, new: Sequence[AnyEventEntry], rating_changes: ExtraWrites | None
) -> ExtraEventRows:
    """A code for everybody whom these entries add, and the online tables of started rounds."""
    added = [entry.entrant.number for entry in new if isinstance(entry, EntrantAdded)]
    tables: list[EventTable] = []
    for entry in new:
        state = applied(state, entry)
        if isinstance(entry, RoundStarted):
            tables += planned_tables(state, entry.round)
    codes = [(_new_code(), entrant_person(number)) for number in added]
    return ExtraEventRows(codes=codes, tables=tables, rating_changes=rating_changes)


def _new_code() -> str:
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))

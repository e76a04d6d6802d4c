"""A table: a live match with its chairs and its log."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cached_property

from gamecase.engines.requests import BotReply
from gamecase.kernel.clock import chair_out_of_time, seconds_to_flag
from gamecase.kernel.hash_chains import chain_of
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, PendingEntry
from gamecase.kernel.match_state import Appended
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.registry import GamePackage
from gamecase.storage.store import Chair, Conflict, StoredTable
from gamecase.tables.automatic_entries import (
    new_commitment,
    pending_action,
    with_automatic_entries,
)
from gamecase.tables.bot_driver import BotDriver
from gamecase.tables.conflicts import StaleCommand, is_superseded
from gamecase.tables.context import TableContext
from gamecase.tables.ratings import TableRatings
from gamecase.tables.resettable_timer import ResettableTimer
from gamecase.tables.subscribers import WATCHING, Counts, Subscriber, Subscribers
from gamecase.tables.timers.absence import Absence
from gamecase.tables.timers.chat_limit import ChatLimit
from gamecase.tables.timers.offer_expiry import OfferExpiry

_REPLAYED_AT_ONCE = 100  # entries
_LATE_ANSWERS = 12  # entries in which a repeated number for the dice is looked for
_MAX_TRIES = 4  # of one command, when other processes write to the same table


class Table:
    """Checks commands one at a time, stores their entries and wakes the subscribers.

    The state is folded from the log, so any process can load a table and continue it.
    """

    def __init__(self, package: GamePackage, stored: StoredTable, context: TableContext) -> None:
        self.package = package
        self.state = package.open(stored.header)
        self.entries: list[Entry] = []
        self.chairs = {chair.number: chair for chair in stored.chairs}
        self.ratings = TableRatings(context.ratings)
        self.subscribers = Subscribers()
        self.roster_revision = 0  # raised when more than the position may have changed
        self.last_used = time.monotonic()  # when a request or an entry last came
        self.is_closed = False  # it was deleted or its chairs taken away: clients must leave
        self.viewer_cache: object = None  # kept here for `messages.cache`
        self.on_presence: Callable[[Table], None] = lambda table: None
        self.on_seated: Callable[[], None] = lambda: None
        self._secrets = dict(stored.secrets)
        self._context = context
        self._lock = asyncio.Lock()
        self._bot = BotDriver(self, context)
        self._flag = ResettableTimer(f"flag at {self.id}", self._seconds_to_flag, self.drop_flag)
        self._chat_limit = ChatLimit()
        self._offer_expiry = OfferExpiry(self)
        self.absence = Absence(self, context.leave_seconds)
        self._take(self._replay(stored.entries))

    @classmethod
    async def load(
        cls, package: GamePackage, stored: StoredTable, context: TableContext
    ) -> "Table":
        """Load a table, replaying its log in pieces so that a long one does not block the loop."""
        table = cls(package, replace(stored, entries=()), context)
        for first in range(0, len(stored.entries), _REPLAYED_AT_ONCE):
            table._add(table._replay(stored.entries[first : first + _REPLAYED_AT_ONCE]))
            await asyncio.sleep(0)
        table._take(())
        return table

    @property
    def id(self) -> str:
        return self.state.header.table

    @cached_property
    def is_board_turned(self) -> bool:
        """Whether the board is drawn differently for the second seat."""
        return self.package.is_board_turned(self.state.rules)

    @property
    def bot_remark(self) -> Phrase | None:
        """What the bot has to say about its last action."""
        return self._bot.remark

    def now(self) -> int:
        return self._context.now()

    # --- subscribers ---

    def subscribe(self, chairs: Sequence[int]) -> asyncio.Event:
        """An event that is set at every change."""
        event = asyncio.Event()
        self.add_subscriber(event, chairs)
        return event

    def add_subscriber(self, subscriber: Subscriber, chairs: Sequence[int]) -> None:
        """Notify a subscriber, for these chairs or as a spectator, of every change."""
        self.subscribers.add(subscriber, chairs)
        self.on_presence(self)
        self._presence_changed(chairs or (WATCHING,))
        self.wake_bot()  # the process that ran the bot may be gone

    def unsubscribe(self, subscriber: Subscriber, chairs: Sequence[int]) -> None:
        self.subscribers.discard(subscriber, chairs)
        self.on_presence(self)
        self._presence_changed(chairs or (WATCHING,))

    def update_presence(self, elsewhere: Counts) -> None:
        """Set the number of subscribers in other processes."""
        self._presence_changed(self.subscribers.set_elsewhere(elsewhere))

    def _presence_changed(self, chairs: Collection[int]) -> None:
        if {*chairs} - {WATCHING}:
            self.absence.presence_changed()
            self.wake()
        elif chairs:
            self.roster_revision += 1
            self.subscribers.wake_soon()

    def is_present(self, chair: int) -> bool:
        """Whether a chair has a subscriber, in any process."""
        return self.subscribers.count(chair) > 0

    @property
    def has_host(self) -> bool:
        """Whether a holder of a chair is present."""
        return any(chair.holder and self.is_present(chair.number) for chair in self.chairs.values())

    @property
    def is_active(self) -> bool:
        """Whether there are subscribers or a bot is thinking."""
        return bool(self.subscribers) or self._bot.is_busy

    def wake(self) -> None:
        """Notify all subscribers that anything may have changed."""
        self.roster_revision += 1
        self.subscribers.wake()

    # --- chairs ---

    def held_by(self, holder: str) -> tuple[int, ...]:
        """The chairs of a holder."""
        return tuple(number for number, chair in self.chairs.items() if chair.holder == holder)

    def invited_chair(self, invite: str) -> int | None:
        """The free chair of an invitation, compared in constant time."""
        code = invite.encode("utf-8", "surrogatepass")
        for chair in self.chairs.values():
            if chair.invite and secrets.compare_digest(chair.invite.encode(), code):
                return chair.number
        return None

    def update_chairs(self, chairs: Sequence[Chair]) -> None:
        """Update the holders: a login transfers the chairs of a browser to its account."""
        for chair in chairs:
            # A taken chair never becomes free again; data that says so is out of date.
            if chair.holder and self.chairs[chair.number].holder:
                self.chairs[chair.number] = chair

    # --- commands ---

    async def act(
        self, chairs: Sequence[int], action: str, after: int, lag: int = 0, part: str = ""
    ) -> Refusal | StaleCommand | None:
        """Take an action with the one of the chairs that is to act; None when it is done.

        `lag` is the network delay that the client measured, of which the clock refunds a part;
        `part` is the player's number for the next roll, if it is wanted after the action.
        """
        if not chairs:
            return Refusal("watching")
        self.last_used = time.monotonic()
        async with self._lock:
            state = self.state
            if state.node is not None and state.node.number != after:
                return StaleCommand(state.number)
            by = state.turn if state.turn in chairs else chairs[0]
            if not state.is_on:
                return state.judge(by, action)
            refund = 0
            if state.clock is not None and state.clock.running == by:
                refund = state.clock.refund(lag)
                if state.clock.is_out(self.now() - refund):
                    await self._drop_flag()
                    return Refusal("time-up")
            opened = PendingEntry(by, EntryKind.PART, part) if part else None
            return await self._append(pending_action(state, by, action, refund), along=opened)

    async def sit(self, chair: int, holder: str, name: str) -> Refusal | None:
        """Take a free chair."""
        async with self._lock:
            refusal = self.ratings.refusal(self.state, holder, self.held_by(holder))
            if refusal is not None:
                return refusal
            name = await self.ratings.name_of(holder) or name
            pending = PendingEntry(chair, EntryKind.SIT, name)
            return await self._append(pending, chair=Chair(chair, holder))

    async def add_client_seed(self, chair: int, seed: str) -> Refusal | None:
        return await self.append(PendingEntry(chair, EntryKind.CLIENT_SEED, seed))

    async def begin_chain(
        self, chair: int, anchor: str, words: str = "", *, renews: bool = False
    ) -> Refusal | None:
        """Begin the chain of a chair; a second page of its player changes nothing."""
        async with self._lock:
            if not renews and chain_of(self.state, chair) is not None:
                return None
            along = PendingEntry(chair, EntryKind.CLIENT_SEED, words) if words else None
            kind = EntryKind.RENEWAL if renews else EntryKind.CHAIN
            return await self._append(PendingEntry(chair, kind, anchor), along=along)

    async def open_part(self, chair: int, part: str) -> Refusal | None:
        """Open a chair's number for the next roll; one that is open already changes nothing."""
        async with self._lock:
            if self._has_opened(chair, part):
                return None
            if chair_out_of_time(self.state, self.now()) != NO_CHAIR:
                await self._drop_flag()
                return Refusal("time-up")
            return await self._append(PendingEntry(chair, EntryKind.PART, part))

    def _has_opened(self, chair: int, part: str) -> bool:
        """Whether a number was opened lately: two pages of a player answer alike."""
        lately = self.entries[-_LATE_ANSWERS:]
        return any(entry[2:5] == (chair, EntryKind.PART, part) for entry in lately)

    async def say(self, chair: int, phrase: str) -> Refusal | None:
        """Send one of the chat phrases, within the rate limit."""
        async with self._lock:
            if not self._chat_limit.take(chair):
                return Refusal("not-now")
            return await self._append(PendingEntry(chair, EntryKind.SAY, phrase))

    async def claim(self, chair: int, result: str) -> Refusal | None:
        """End a game that the opponent has left."""
        async with self._lock:
            refusal = self.absence.refusal_of_claim(chair)
            return refusal or await self._append(PendingEntry(chair, EntryKind.LEFT, result))

    async def resign(self, chair: int) -> Refusal | None:
        return await self.append(PendingEntry(chair, EntryKind.RESIGN))

    async def append(self, pending: PendingEntry) -> Refusal | None:
        """Append an entry that needs no further checks."""
        async with self._lock:
            return await self._append(pending)

    async def begin(self, chair: int) -> Refusal | None:
        """Begin the next game of a match."""
        async with self._lock:
            return await self._begin(chair)

    async def _begin(self, chair: int) -> Refusal | None:
        is_seeded = self.state.header.dice == "seeded"
        seed = int(self.state.commitment) + 1 if is_seeded else 0
        commitment, secret = new_commitment(self.state.header.dice, seed)
        pending = PendingEntry(chair, EntryKind.BEGIN, commitment)
        numbered = (self.state.nth_game + 1, secret) if secret else None
        return await self._append(pending, secret=numbered)

    async def hint(self, chair: int = NO_CHAIR) -> BotReply:
        """The action that the strongest bot would take for the seat to act."""
        asked_by = self.chairs.get(chair)
        return await self._bot.hint((asked_by.holder if asked_by else "") or "")

    def work_in_progress(self) -> Phrase:
        """What the engine is doing while somebody waits for a hint."""
        return self._bot.work_in_progress()

    # --- offers ---

    async def offer(self, chair: int, what: str) -> Refusal | None:
        """Offer a takeback, a draw or a rematch."""
        async with self._lock:
            text = what
            if what == "takeback":
                text = f"takeback {self.state.takeback_point(chair)}"
            refusal = await self._append(PendingEntry(chair, EntryKind.OFFER, text))
            offer = self.state.offer
            if refusal or offer is None:
                return refusal
            return await self._answer_automatically(chair, offer.number)

    async def accept(self, chair: int, number: int) -> Refusal | None:
        """Accept the offer of that number."""
        async with self._lock:
            return await self._accept(chair, number)

    async def decline(self, chair: int, number: int) -> Refusal | None:
        return await self.append(PendingEntry(chair, EntryKind.DECLINE, str(number)))

    async def _accept(self, chair: int, number: int) -> Refusal | None:
        offer = self.state.offer
        if offer is None or offer.number != number:
            return Refusal("offer-gone")
        match offer.what:
            case "takeback":
                point = offer.text.partition(" ")[2]
                return await self._append(PendingEntry(chair, EntryKind.TAKEBACK, point))
            case "draw":
                return await self._append(PendingEntry(chair, EntryKind.DRAW))
            case _:
                return await self._begin(chair)

    async def _answer_automatically(self, by: int, number: int) -> Refusal | None:
        """Answer an offer for bots, and for people who share the screen of the player."""
        holder = self.chairs[by].holder
        others = [chair for chair in self.chairs.values() if chair.number != by]
        players = self.state.header.players
        for other in others:
            if other.holder == holder:
                return await self._accept(other.number, number)
        bots = [chair.number for chair in others if players[chair.number - 1].bot]
        if not bots or len(bots) < len(others):
            return None
        offer = self.state.offer
        if offer is not None and offer.what == "draw" and not await self._bot.wants_draw():
            return await self._append(PendingEntry(bots[0], EntryKind.DECLINE, str(number)))
        return await self._accept(bots[0], number)

    # --- clock ---

    def _seconds_to_flag(self) -> float | None:
        return seconds_to_flag(self.state, self.now)

    async def drop_flag(self) -> None:
        """End the game if the time of the chair to act is up."""
        async with self._lock:
            await self._drop_flag()

    async def _drop_flag(self) -> None:
        chair = chair_out_of_time(self.state, self.now())
        if chair != NO_CHAIR:
            await self._append(PendingEntry(NO_CHAIR, EntryKind.FLAG, str(chair)))

    # --- storing entries ---

    async def _append(
        self,
        pending: PendingEntry,
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
        along: PendingEntry | None = None,
    ) -> Refusal | None:
        """Store an entry and the automatic entries after it in one transaction, or refuse it.

        If another process wrote first, try again as long as the command still means the same.
        """
        for _ in range(_MAX_TRIES):
            before = self.state
            known = self._secrets if secret is None else {**self._secrets, secret[0]: secret[1]}
            appended = with_automatic_entries(before, pending, self._context.now, known, along)
            if isinstance(appended, Refusal):
                return appended
            entries = [entry for entry, _ in appended]
            extra_writes = self.ratings.extra_writes(before, appended[-1].state)
            started = time.monotonic()
            try:
                await self._context.store.append(
                    self.id, entries, chair=chair, secret=secret, extra_writes=extra_writes
                )
            except Conflict:
                await self._reload()
                if self.is_closed:
                    return Refusal("too-late")
                if not self._has(entries):
                    self._context.metrics.conflicts += 1
                    if is_superseded(pending, before, self.state):
                        return Refusal("too-late")
                    continue
            else:
                self._secrets = known
                if chair is not None:
                    self.chairs[chair.number] = chair
                self._take(appended)
            self._context.metrics.count_append(len(entries), time.monotonic() - started)
            await self._announce({entry.kind for entry in entries})
            self._context.on_stored(self, before)
            return None
        return Refusal("too-late")

    async def _announce(self, kinds: set[EntryKind]) -> None:
        """Notify everybody of entries of these kinds that were stored."""
        if EntryKind.SIT in kinds:
            self.on_seated()
        if self.state.header.is_rated:
            await self.ratings.refresh(self.state)
        if kinds - {EntryKind.ACT, EntryKind.PART} or self.state.outcome is not None:
            self.roster_revision += 1
        self.subscribers.wake()
        self.wake_bot()

    def _has(self, entries: Sequence[Entry]) -> bool:
        """Whether these entries are in the log: a write may succeed without an answer."""
        first = entries[0].number - 1
        return self.entries[first : first + len(entries)] == entries

    async def catch_up(self, entries: Sequence[Entry]) -> None:
        """Apply entries that another process wrote."""
        async with self._lock:
            fresh = [entry for entry in entries if entry.number > len(self.entries)]
            if not fresh:
                return
            if any(entry.kind in (EntryKind.SIT, EntryKind.BEGIN) for entry in fresh):
                await self._reload()  # chairs and secrets are not in the log
            else:
                self._take(self._replay(fresh))
            await self.ratings.refresh(self.state)
            self.wake()

    async def refresh(self) -> None:
        """Apply entries that are stored and not known here."""
        await self.catch_up(await self._context.store.entries(self.id, len(self.entries)))

    async def _reload(self) -> None:
        stored = await self._context.store.load(self.id)
        if stored is None:  # it was deleted
            self.is_closed = True
            return
        self.chairs = {chair.number: chair for chair in stored.chairs}
        self._secrets = dict(stored.secrets)
        self._take(self._replay(stored.entries[len(self.entries) :]))
        self.wake()

    def _replay(self, entries: Sequence[Entry]) -> list[Appended]:
        """Each entry with the state after it; BadRecord when one does not fit."""
        state = self.state
        return [Appended(entry, state := state.after(entry)) for entry in entries]

    def _add(self, appended: Sequence[Appended]) -> None:
        for entry, state in appended:
            self.state = state
            self.entries.append(entry)
        if appended:
            self._context.on_entries(self, appended)

    def _take(self, appended: Sequence[Appended]) -> None:
        """Add entries, and set the timers anew."""
        self._add(appended)
        if self.state.clock is not None:
            self._flag.set()
        self._offer_expiry.entries_added()
        self.absence.entries_added()

    # --- lifecycle ---

    def wake_bot(self) -> None:
        """Start the bot driver if a bot is to act."""
        self._bot.wake()

    def suspend(self) -> None:
        """Stop the timers of a table that is about to be dropped from memory."""
        self._flag.stop()
        self._offer_expiry.stop()
        self.absence.stop()
        self.subscribers.stop()

    async def close(self) -> None:
        self.subscribers.stop()
        await self._flag.close()
        await self._offer_expiry.close()
        await self.absence.close()
        await self._bot.close()

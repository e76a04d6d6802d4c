"""A table: a live game with its chairs and its log."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from gamecase.engines.requests import BotReply
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, PendingEntry
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.messages.entries import tell
from gamecase.registry import GamePackage
from gamecase.storage.store import Chair, Conflict, StoredTable
from gamecase.tables.automatic_entries import (
    new_commitment,
    pending_action,
    with_automatic_entries,
)
from gamecase.tables.bot_driver import BotDriver
from gamecase.tables.conflicts import Stale, is_superseded
from gamecase.tables.context import TableContext
from gamecase.tables.deadline import Deadline
from gamecase.tables.ratings import TableRatings
from gamecase.tables.subscribers import WATCHING, Counts, Subscriber, Subscribers
from gamecase.tables.timers import TableTimers

_FOLDED_AT_ONCE = 100  # entries
_TRIES = 4  # how often a wish is tried where other processes are faster


class Table:
    """Takes wishes, keeps them when the rules allow, and wakes whoever follows.

    All that a table knows is folded from its log, so that any process can take it up where
    another left it. Wishes are taken one at a time.
    """

    def __init__(self, package: GamePackage, stored: StoredTable, context: TableContext) -> None:
        self.package = package
        self.state = package.open(stored.header)
        self.entries: list[Entry] = []
        self.told: list[Phrase | None] = []  # what to say of each entry
        self.chairs = {each.number: each for each in stored.chairs}
        self.ratings = TableRatings(context.scores)
        self.remark: Phrase | None = None  # what the bot has to say of its play
        self.views: dict[Hashable, Any] = {}  # what viewers are sent, until something is new
        self.company: dict[Hashable, Any] = {}  # of that, what an action alone does not change
        self.on_presence: Callable[[Table], None] = lambda table: None
        self.on_seated: Callable[[], None] = lambda: None
        self._secrets = dict(stored.secrets)
        self._context = context
        self._lock = asyncio.Lock()
        self.subscribers = Subscribers(self.views.clear)
        self._bot = BotDriver(self, context)
        self._flag = Deadline(f"flag at {self.id}", self._until_flag, self.drop_flag)
        self.timers = TableTimers(self, context.leave_seconds)
        self._take(stored.entries)

    @classmethod
    async def opened(
        cls, package: GamePackage, stored: StoredTable, context: TableContext
    ) -> "Table":
        """Load a table, replaying its log in pieces so that a long one does not block the loop."""
        table = cls(package, replace(stored, entries=()), context)
        for first in range(0, len(stored.entries), _FOLDED_AT_ONCE):
            table._fold(table._checked(stored.entries[first : first + _FOLDED_AT_ONCE]))
            await asyncio.sleep(0)
        table._grow(())
        return table

    @cached_property
    def turns(self) -> bool:
        """Whether the board looks different from the other side."""
        return self.package.turns(self.state.rules)

    @property
    def id(self) -> str:
        return self.state.header.table

    # --- following ---

    def subscribe(self, chairs: Sequence[int]) -> asyncio.Event:
        """An event that is set whenever there is something new to see."""
        event = asyncio.Event()
        self.subscribe_as(event, chairs)
        return event

    def subscribe_as(self, subscriber: Subscriber, chairs: Sequence[int]) -> None:
        """Have somebody told whenever there is something new; one may follow many tables."""
        self.subscribers.add(subscriber, chairs)
        self._came_or_went(chairs)
        self.wake_bot()  # whatever process it was roused in may be gone

    def unsubscribe(self, subscriber: Subscriber, chairs: Sequence[int]) -> None:
        self.subscribers.discard(subscriber, chairs)
        self._came_or_went(chairs)

    def _came_or_went(self, chairs: Sequence[int]) -> None:
        self.on_presence(self)
        self._tell_company(chairs or (WATCHING,))

    def take_presence(self, elsewhere: Counts) -> None:
        """How many follow through other processes."""
        self._tell_company(self.subscribers.hear_of(elsewhere))

    def _tell_company(self, changed: Collection[int]) -> None:
        """For these chairs somebody came or went."""
        if {*changed} - {WATCHING}:
            self.timers.came_or_went()
            self.wake()
        elif changed:
            self.company.clear()
            self.subscribers.wake_soon()

    def is_here(self, chair: int) -> bool:
        """Somebody follows for that chair, through whichever process."""
        return self.subscribers.count(chair) > 0

    @property
    def is_hosted(self) -> bool:
        """Somebody who holds a chair is here."""
        return any(each.holder and self.is_here(each.number) for each in self.chairs.values())

    @property
    def is_awake(self) -> bool:
        """Somebody watches, or a bot thinks."""
        return bool(self.subscribers) or self._bot.is_busy

    def wake(self) -> None:
        """There is something new to see."""
        self.company.clear()
        self.subscribers.wake()

    def held_by(self, holder: str) -> tuple[int, ...]:
        """The chairs a browser holds."""
        return tuple(number for number, chair in self.chairs.items() if chair.holder == holder)

    def invited(self, invite: str) -> int | None:
        """The chair an invitation is for while it is free; every one takes as long to compare."""
        code = invite.encode("utf-8", "surrogatepass")
        for chair in self.chairs.values():
            if chair.invite and secrets.compare_digest(chair.invite.encode(), code):
                return chair.number
        return None

    # --- wishes ---

    async def act(
        self, chairs: Sequence[int], action: str, after: int, lag: int = 0
    ) -> Refusal | Stale | None:
        """An action by whichever of the chairs is to act; None when it is done.

        `lag` is how long the network took, as the client has it; the clock gives some of it back.
        """
        if not chairs:
            return Refusal("watching")
        async with self._lock:
            state = self.state
            if state.node is not None and state.node.number != after:
                return Stale(state.number)
            by = self._actor(chairs)
            if not state.is_on:
                return state.judge(by, action)
            refund = 0
            if state.clock is not None and state.clock.running == by:
                refund = state.clock.refund(lag)
                if state.clock.is_out(self._context.now() - refund):
                    await self._drop_flag()
                    return Refusal("time-up")
            return await self._enter(pending_action(state, by, action, refund))

    # --- the clock ---

    def now(self) -> int:
        return self._context.now()

    def _until_flag(self) -> float | None:
        clock = self.state.clock
        return clock.seconds_to_fall(self.now) if clock else None

    async def drop_flag(self) -> None:
        """The time of whoever is to act may be up: see, and say so."""
        async with self._lock:
            await self._drop_flag()

    async def _drop_flag(self) -> None:
        clock = self.state.clock
        if clock is not None and clock.is_out(self._context.now()):
            await self._enter(PendingEntry(NO_CHAIR, EntryKind.FLAG, str(clock.turn)))

    async def hint(self) -> BotReply:
        """What the computer would do here for whoever is to act."""
        return await self._bot.hint()

    def _actor(self, chairs: Sequence[int]) -> int:
        turn = self.state.turn
        return turn if turn in chairs else chairs[0]

    async def sit(self, chair: int, holder: str, name: str) -> Refusal | None:
        """Take a free chair for a browser."""
        async with self._lock:
            refusal = self.ratings.refusal(self.state, holder, self.held_by(holder))
            if refusal is not None:
                return refusal
            name = await self.ratings.name_of(holder) or name
            return await self._enter(
                PendingEntry(chair, EntryKind.SIT, name), chair=Chair(chair, holder)
            )

    async def add_client_seed(self, chair: int, words: str) -> Refusal | None:
        async with self._lock:
            return await self._enter(PendingEntry(chair, EntryKind.CLIENT_SEED, words))

    async def say(self, chair: int, phrase: str) -> Refusal | None:
        """One of the phrases, to everybody at the table; not too many at once."""
        async with self._lock:
            if not self.timers.may_speak(chair):
                return Refusal("not-now")
            return await self._enter(PendingEntry(chair, EntryKind.SAY, phrase))

    async def claim(self, chair: int, what: str) -> Refusal | None:
        """End a game that the other side left."""
        async with self._lock:
            refusal = self.timers.refusal_of_claim(chair)
            return refusal or await self._enter(PendingEntry(chair, EntryKind.LEFT, what))

    async def enter(self, pending: PendingEntry) -> Refusal | None:
        """Something the house does by itself."""
        async with self._lock:
            return await self._enter(pending)

    async def resign(self, chair: int) -> Refusal | None:
        async with self._lock:
            return await self._enter(PendingEntry(chair, EntryKind.RESIGN, ""))

    async def begin(self, chair: int) -> Refusal | None:
        """Go on with the next game of a match that is not over."""
        async with self._lock:
            return await self._begin(chair)

    async def offer(self, chair: int, what: str) -> Refusal | None:
        """Propose a takeback, a draw or a rematch; whoever is alone at the table agrees at once."""
        async with self._lock:
            text = what
            if what == "takeback":
                text = f"takeback {self.state.takeback_point(chair)}"
            refusal = await self._enter(PendingEntry(chair, EntryKind.OFFER, text))
            offer = self.state.offer
            if refusal or offer is None:
                return refusal
            return await self._answer_for_absent(chair, offer.number)

    async def accept(self, chair: int, number: int) -> Refusal | None:
        """Agree to the offer of that number, and to no other."""
        async with self._lock:
            return await self._accept(chair, number)

    async def decline(self, chair: int, number: int) -> Refusal | None:
        async with self._lock:
            return await self._enter(PendingEntry(chair, EntryKind.DECLINE, str(number)))

    async def _accept(self, chair: int, number: int) -> Refusal | None:
        offer = self.state.offer
        if offer is None or offer.number != number:
            return Refusal("offer-gone")
        match offer.what:
            case "takeback":
                point = offer.text.partition(" ")[2]
                return await self._enter(PendingEntry(chair, EntryKind.TAKEBACK, point))
            case "draw":
                return await self._enter(PendingEntry(chair, EntryKind.DRAW, ""))
            case _:
                return await self._begin(chair)

    async def _begin(self, chair: int) -> Refusal | None:
        nth = self.state.nth_game + 1
        seeded = self.state.header.dice == "seeded"
        seed = int(self.state.commitment) + 1 if seeded else 0
        commitment, secret = new_commitment(self.state.header.dice, seed)
        kept = (nth, secret) if secret else None
        return await self._enter(PendingEntry(chair, EntryKind.BEGIN, commitment), secret=kept)

    async def _answer_for_absent(self, by: int, number: int) -> Refusal | None:
        """Bots, and people who share the screen with the one who asked, answer at once."""
        holder = self.chairs[by].holder
        others = [each for each in self.chairs.values() if each.number != by]
        players = self.state.header.players
        for other in others:
            if other.holder == holder:
                return await self._accept(other.number, number)
        bots = [each.number for each in others if players[each.number - 1].bot]
        if not bots or len(bots) < len(others):
            return None
        offer = self.state.offer
        if offer is not None and offer.what == "draw" and not await self._bot.wants_draw():
            return await self._enter(PendingEntry(bots[0], EntryKind.DECLINE, str(number)))
        return await self._accept(bots[0], number)

    # --- keeping ---

    async def _enter(
        self,
        pending: PendingEntry,
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
    ) -> Refusal | None:
        """Keep an entry and all that follows from it by itself, durable together, or refuse it.

        Where another process wrote first, the wish is tried again as long as it means the same.
        """
        for _ in range(_TRIES):
            before = self.state
            known = self._secrets if secret is None else {**self._secrets, secret[0]: secret[1]}
            grown = with_automatic_entries(before, pending, self._context.now, known)
            if isinstance(grown, Refusal):
                return grown
            try:
                entries = [entry for entry, _ in grown]
                began = time.monotonic()
                extra_writes = self.ratings.along(before, grown[-1][1])
                await self._context.store.append(
                    self.id, entries, chair=chair, secret=secret, extra_writes=extra_writes
                )
            except Conflict:
                await self._reload()
                if not self._has(entries):
                    self._context.metrics.conflicts += 1
                    if is_superseded(pending, before, self.state):
                        return Refusal("too-late")
                    continue
            else:
                self._secrets = known
                if chair is not None:
                    self.chairs[chair.number] = chair
                self._grow(grown)
            self._context.metrics.entries += len(entries)
            self._context.metrics.took(time.monotonic() - began)
            if chair is not None:
                self.on_seated()
            if self.state.header.is_rated:
                await self.ratings.look(self.state)
            if pending.kind is not EntryKind.ACT or self.state.outcome is not None:
                self.company.clear()
            self.subscribers.wake()
            self.wake_bot()
            return None
        return Refusal("too-late")

    def take_chairs(self, chairs: Sequence[Chair]) -> None:
        """Whose chairs they are now: who signs in takes along what he held before."""
        for chair in chairs:
            # A chair once taken is never free again: what says so was read too early.
            if chair.holder and self.chairs[chair.number].holder:
                self.chairs[chair.number] = chair

    async def catch_up(self, entries: Sequence[Entry]) -> None:
        """Take in what another process wrote."""
        async with self._lock:
            fresh = [entry for entry in entries if entry.number > len(self.entries)]
            if not fresh:
                return
            if any(entry.kind in (EntryKind.SIT, EntryKind.BEGIN) for entry in fresh):
                await self._reload()  # chairs and secrets are not in the log
            else:
                self._take(fresh)
            await self.ratings.look(self.state)
            self.wake()

    def _has(self, entries: Sequence[Entry]) -> bool:
        """Whether these very entries are kept: they were written, and only the word of it lost."""
        first = entries[0].number - 1
        return self.entries[first : first + len(entries)] == entries

    async def read_on(self) -> None:
        """Take in what is kept and not known here, whoever wrote it."""
        await self.catch_up(await self._context.store.entries(self.id, len(self.entries)))

    async def _reload(self) -> None:
        stored = await self._context.store.load(self.id)
        assert stored is not None  # the table is in the store: another process wrote to it
        self.chairs = {each.number: each for each in stored.chairs}
        self._secrets = dict(stored.secrets)
        self._take(stored.entries[len(self.entries) :])
        self.wake()

    def _take(self, entries: Sequence[Entry]) -> None:
        self._grow(self._checked(entries))

    def _checked(self, entries: Sequence[Entry]) -> list[tuple[Entry, MatchState]]:
        """Each entry with the state after it; BadRecord when one does not fit."""
        state = self.state
        return [(entry, state := state.after(entry)) for entry in entries]

    def _fold(self, grown: Sequence[tuple[Entry, MatchState]]) -> None:
        for entry, state in grown:
            self.told.append(tell(self.package, self.state, entry))
            self.state = state
            self.entries.append(entry)

    def _grow(self, grown: Sequence[tuple[Entry, MatchState]]) -> None:
        self._fold(grown)
        if self.state.clock is not None:
            self._flag.set()
        self.timers.grown()

    # --- bots ---

    def wake_bot(self) -> None:
        """Let a bot think when it is to act; a table taken up again needs this once."""
        self._bot.wake()

    def rest(self) -> None:
        """Nobody follows: the clock is looked at again when the table is next taken up."""
        self._flag.stop()
        self.timers.stop()
        self.subscribers.stop()

    async def close(self) -> None:
        self.subscribers.stop()
        await self._flag.close()
        await self.timers.close()
        await self._bot.close()

"""The house: lays tables, and finds them again."""

import asyncio
import hashlib
import logging
import re
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.clock import ClockRule
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header, PendingEntry, PlayerSpec
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.registry import GamePackage, find
from gamecase.storage.store import Chair, StoredTable, StoreUnavailable
from gamecase.tables.automatic_entries import new_commitment, with_automatic_entries
from gamecase.tables.context import TableContext
from gamecase.tables.metrics import Metrics
from gamecase.tables.presence import Presence
from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
_OPEN_MILLISECONDS = 24 * 3_600_000  # a table nobody came to in a day is shown no more
_PATIENCE_SECONDS = 5
_TABLES_AWAKE = 2000  # tables nobody follows beyond this number are let go; their logs stay


@dataclass(frozen=True, slots=True)
class PlayerSlot:
    """Who is to hold a chair: somebody at this screen, somebody elsewhere, or a bot."""

    kind: str  # "here", "away", "anyone" or "bot"
    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """What somebody asks for when a table is laid."""

    game: str
    ruleset: str = ""
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    slots: tuple[PlayerSlot, ...]
    match: MatchRule = MatchRule()
    dice: str = "verifiable"
    seating: str = "lot"
    seed: int = 0
    clock: ClockRule | None = None
    is_rated: bool = False


def fingerprint(token: str) -> str:
    """What is stored of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one short printable line."""
    kept = "".join(each for each in name if each.isprintable())
    return " ".join(kept.split())[:40]


class TableService:
    """All tables of one server process."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table | None]] = {}
        self._presence = Presence(context.store, context.now, self._tables)
        self._told = asyncio.Event()
        self._stale: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._listeners: set[asyncio.Event] = set()
        self.arrivals = 0  # grows whenever somebody may hold a chair that he did not hold before
        self.streams: set[asyncio.Task[bool]] = set()  # answers that end only with the house

    def open(self) -> None:
        """Begin to hear what other processes write, and to tell them who is here."""
        self._context.store.watch(self._hear)
        self._tasks = [
            asyncio.create_task(self._keep_up(), name="news of other processes"),
            asyncio.create_task(self._presence.keep(), name="presence"),
        ]

    def listen(self, news: asyncio.Event) -> None:
        """Set the event whenever `arrivals` grows."""
        self._listeners.add(news)

    def unlisten(self, news: asyncio.Event) -> None:
        self._listeners.discard(news)

    def end_streams(self) -> None:
        """The house closes: whoever listens is told so, and may ask elsewhere."""
        for each in self.streams:
            each.cancel()

    def _arrived(self) -> None:
        self.arrivals += 1
        for news in self._listeners:
            news.set()

    def _hear(self, tables: Collection[str] | None) -> None:
        self._arrived()
        self._stale.update(self._tables if tables is None else self._tables.keys() & set(tables))
        if self._stale:
            self._told.set()

    async def _keep_up(self) -> None:
        while True:
            await self._told.wait()
            self._told.clear()
            stale, self._stale = self._stale, set()
            self._presence.stale(stale)
            try:
                await self._catch_up(stale)
            except StoreUnavailable:
                pass  # once it is back, all tables are looked at anew
            except Exception:
                log.exception("news of other processes are not to be had")

    async def _catch_up(self, keys: Iterable[str]) -> None:
        """Those that somebody follows here; any other is read anew when it is asked for."""
        tables = [self._tables[key] for key in keys if key in self._tables]
        known = {each.id: len(each.entries) for each in tables if each.is_awake}
        news = await self._context.store.new_entries(known) if known else {}
        for key, entries in news.items():
            if key in self._tables:
                await self._tables[key].catch_up(entries)

    async def create_table(self, table_request: TableRequest, holder: str) -> Table:
        """A new table; a chair that waits for somebody elsewhere gets an invitation."""
        package = find(table_request.game)
        rules_key = table_request.ruleset or next(iter(package.booklets))
        rules = package.rules(rules_key, table_request.switches)
        expected = len(package.game.seats(rules))
        if len(table_request.slots) != expected:
            raise BadInput(f"{len(table_request.slots)} players at a game of {expected}")
        levels = [each.key for each in package.bot.LEVELS]
        for each in table_request.slots:
            if each.kind not in ("here", "away", "anyone", "bot"):
                raise BadInput(f"unknown kind of player {each.kind!r}")
            if each.kind == "bot" and each.level not in levels:
                raise BadInput(f"no level {each.level!r}; there are {levels}")
            if each.kind == "bot" and not package.game.bots_play(rules):
                raise BadInput("what is played on a real board is played by people only")
        needs_dice = package.game.uses_chance or table_request.seating == "lot"
        dice = table_request.dice if needs_dice else "none"
        header = Header(
            table=secrets.token_urlsafe(9),
            game=package.game.key,
            version=package.game.version,
            ruleset=rules_key,
            switches=dict(table_request.switches),
            players=tuple(
                PlayerSpec(bot=each.level if each.kind == "bot" else "")
                for each in table_request.slots
            ),
            match=table_request.match,
            dice=dice,
            seating="given" if dice == "manual" else table_request.seating,
            made=self._context.now(),
            clock=str(table_request.clock) if table_request.clock else "",
            is_rated=table_request.is_rated,
        )
        table_request = await self._named(table_request, holder)
        if table_request.is_rated:
            self._demand_ratable(table_request, holder)
        chairs = tuple(
            Chair(
                number,
                holder=holder if each.kind == "here" else None,
                invite=secrets.token_urlsafe(12) if each.kind in ("away", "anyone") else None,
                is_open=each.kind == "anyone",
            )
            for number, each in enumerate(table_request.slots, start=1)
        )
        try:
            state = package.open(header)
        except BadRecord as error:
            raise BadInput(error.reason) from error
        entries, secret = self._first_entries(state, table_request)
        await self._context.store.create(header, chairs, entries, secret)
        kept = {1: secret} if secret else {}
        table = Table(package, StoredTable(header, tuple(entries), chairs, kept), self._context)
        self._keep(table)
        self._arrived()
        await table.ratings.look(table.state)
        if any(each.kind == "bot" for each in table_request.slots):
            self._context.engine_pool.warm_up()
        table.wake_bot()
        return table

    async def _named(self, table_request: TableRequest, holder: str) -> TableRequest:
        """Whoever sits down for himself alone goes by the name of his account, if he has one."""
        here = [each for each in table_request.slots if each.kind == "here"]
        name = await self._context.scores.name_of(holder) if self._context.scores else ""
        if not name or len(here) != 1:
            return table_request
        named = (replace(each, name=name) if each in here else each for each in table_request.slots)
        return replace(table_request, slots=tuple(named))

    def _demand_ratable(self, table_request: TableRequest, holder: str) -> None:
        if self._context.scores is None or not self._context.scores.knows(holder):
            raise BadInput("a rated table is for people with an account")
        if sum(each.kind == "here" for each in table_request.slots) != 1:
            raise BadInput("at a rated table one sits for oneself, and the other comes")

    def now(self) -> int:
        return self._context.now()

    async def import_table(
        self, package: GamePackage, header: Header, entries: Sequence[Entry], holder: str
    ) -> Table:
        """A table whose games were played elsewhere; whoever brings them holds every chair."""
        chairs = tuple(Chair(number, holder) for number in range(1, len(header.players) + 1))
        await self._context.store.create(header, chairs, entries, "")
        stored = StoredTable(header, tuple(entries), chairs, {})
        table = await Table.opened(package, stored, self._context)
        self._keep(table)
        return table

    def _first_entries(
        self, state: MatchState, table_request: TableRequest
    ) -> tuple[list[Entry], str]:
        commitment, secret = new_commitment(state.header.dice, table_request.seed)
        wanted = [PendingEntry(NO_CHAIR, EntryKind.BEGIN, commitment)]
        wanted += [
            PendingEntry(number, EntryKind.SIT, clean_name(each.name))
            for number, each in enumerate(table_request.slots, start=1)
            if each.kind == "here"
        ]
        entries: list[Entry] = []
        for pending in wanted:
            appended = with_automatic_entries(state, pending, self._context.now, {1: secret})
            if isinstance(appended, Refusal):
                raise BadInput(str(appended.facts.get("detail", appended.clause)))
            entries += [entry for entry, _ in appended]
            state = appended[-1].state
        return entries, secret

    async def table(self, key: str) -> Table | None:
        """The table of that id as it is now; None when there is none.

        Two who ask at once share one loading, so that there are never two copies of a table.
        """
        if not _ID.fullmatch(key):
            return None
        if key in self._tables:
            # Another process may have written the moment before, or somebody has signed in.
            table = self._tables[key]
            entries, chairs = await self._context.store.load_changes(key, len(table.entries))
            table.take_chairs(chairs)
            if entries:
                await table.catch_up(entries)
            if key in self._tables:
                return self._tables[key]
        if key not in self._opening:
            self._opening[key] = asyncio.create_task(self._open(key))
        return await self._opening[key]

    async def _open(self, key: str) -> Table | None:
        try:
            stored = await self._context.store.load(key)
            if stored is None:
                return None
            try:
                table = await Table.opened(find(stored.header.game), stored, self._context)
            except BadInput:
                # Made by a version of a game that is no more: kept, but not to be opened here.
                log.exception("table %s cannot be opened", key)
                return None
            self._keep(table)
            await table.ratings.look(table.state)
            await self._presence.look([key])
            table.wake_bot()
            return table
        finally:
            del self._opening[key]

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        table.on_presence = self._follower_changed
        table.on_seated = self._arrived
        if len(self._tables) > _TABLES_AWAKE:
            for key in [k for k, each in self._tables.items() if not each.is_awake][:100]:
                self._tables.pop(key).rest()

    def _follower_changed(self, table: Table) -> None:
        self._presence.changed(table)
        if len(table.subscribers) == 1:  # while nobody followed, nobody read what others wrote
            self._stale.add(table.id)
            self._told.set()

    async def is_well(self) -> bool:
        """Whether the database answers in good time."""
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                await self._context.store.entries("health", 0)
        except (StoreUnavailable, TimeoutError):
            return False
        return True

    @property
    def metrics(self) -> Metrics:
        return self._context.metrics

    def metrics_text(self) -> str:
        """The metrics of this process in Prometheus' text format."""
        subscribers = sum(len(table.subscribers) for table in self._tables.values())
        return self.metrics.text(len(self._tables), subscribers)

    async def tables_of(self, holder: str, limit: int = 12) -> list[Table]:
        """The tables a browser plays at, newest first."""
        found = [
            await self.table(key) for key in await self._context.store.tables_of(holder, limit)
        ]
        return [each for each in found if each is not None]

    async def open_tables(self, holder: str) -> list[Table]:
        """Tables of others who wait, and are here, for anyone to sit down; newest first."""
        since = self._context.now() - _OPEN_MILLISECONDS
        keys = await self._context.store.open_tables(since)
        found = [await self.table(key) for key in keys]
        return [each for each in found if each and each.is_hosted and not each.held_by(holder)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables.values():
            await table.close()
        await self._presence.leave()

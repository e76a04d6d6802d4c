"""Synchronisation with other processes: their entries, and the presence of their subscribers.

Each process stores the number of its subscribers per chair, and a sign of life every few seconds.
Rows of a process that has given none for long no longer count.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from gamecase.storage.store import Store, StoreUnavailable
from gamecase.tables.subscribers import Counts

if TYPE_CHECKING:
    from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_BATCH_SECONDS = 0.1  # changes of presence within this time are written together
_HEARTBEAT_SECONDS = 10.0
_MAX_SILENCE_MILLISECONDS = 30_000


class Presence:
    """Stores the subscribers of this process, and reads those of others."""

    def __init__(self, store: Store, now: Callable[[], int], tables: "Mapping[str, Table]") -> None:
        self._store = store
        self._now = now
        self._tables = tables
        self._process = secrets.token_hex(8)
        self._stored: dict[str, Counts] = {}
        self._changed: set[str] = set()
        self._outdated: set[str] = set()
        self._wakeup = asyncio.Event()

    def changed(self, table: "Table") -> None:
        """The subscribers in this process have changed: store them soon."""
        self._changed.add(table.id)
        self._wakeup.set()

    def outdated(self, table_ids: Collection[str]) -> None:
        """The subscribers in other processes may have changed: read them soon."""
        self._outdated.update(table_ids)
        self._wakeup.set()

    async def run(self) -> None:
        """Store changes, and a sign of life in between, until cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_HEARTBEAT_SECONDS):
                    await self._wakeup.wait()
            await asyncio.sleep(_BATCH_SECONDS)
            self._wakeup.clear()
            try:
                await self.store_changes()
                outdated, self._outdated = self._outdated, set()
                await self.load(outdated)
            except StoreUnavailable:
                pass  # tried again with the next sign of life
            except Exception:
                log.exception("failed to synchronise presence; trying again")

    async def store_changes(self) -> None:
        """Store the counts that have changed since they were stored last."""
        changed, self._changed = self._changed, set()
        counts = {table_id: self._counts(table_id) for table_id in changed}
        fresh = {key: value for key, value in counts.items() if value != self._stored.get(key, {})}
        try:
            if fresh or self._stored:
                await self._store.write_presence(self._process, fresh, self._now())
        except BaseException:
            self._changed |= changed
            raise
        for table_id, value in fresh.items():
            self._stored[table_id] = value
            if not value:
                del self._stored[table_id]

    def _counts(self, table_id: str) -> Counts:
        table = self._tables.get(table_id)
        if table is None:
            return {}
        return {chair: count for chair, count in table.subscribers.here.items() if count}

    async def load(self, table_ids: Collection[str]) -> None:
        """Read the subscribers of these tables in other processes."""
        since = self._now() - _MAX_SILENCE_MILLISECONDS
        counts = await self._store.presence([*table_ids], self._process, since)
        for table_id in table_ids:
            if table_id in self._tables:
                self._tables[table_id].update_presence(counts.get(table_id, {}))

    async def clear(self) -> None:
        """Store that this process has no subscribers any more."""
        if self._stored:
            gone: dict[str, Counts] = {table_id: {} for table_id in self._stored}
            self._stored = {}
            with contextlib.suppress(StoreUnavailable):  # others notice its silence
                await self._store.write_presence(self._process, gone, self._now())


class Sync:
    """Keeps the loaded tables up to date with what other processes write."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        tables: "Mapping[str, Table]",
        on_change: Callable[[], None],
    ) -> None:
        self.presence = Presence(store, now, tables)
        self._store = store
        self._tables = tables
        self._on_change = on_change  # called when another process has written anything
        self._outdated: set[str] = set()
        self._wakeup = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._store.watch(self._store_changed)
        self._tasks = [
            asyncio.create_task(self._run(), name="sync of entries"),
            asyncio.create_task(self.presence.run(), name="sync of presence"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def subscribers_changed(self, table: "Table") -> None:
        """Store the presence soon; a table with its first subscriber may be out of date."""
        self.presence.changed(table)
        if len(table.subscribers) == 1:
            self._outdated.add(table.id)
            self._wakeup.set()

    def _store_changed(self, table_ids: Collection[str] | None) -> None:
        self._on_change()
        loaded = self._tables.keys()
        self._outdated.update(loaded if table_ids is None else loaded & set(table_ids))
        if self._outdated:
            self._wakeup.set()

    async def _run(self) -> None:
        while True:
            await self._wakeup.wait()
            self._wakeup.clear()
            outdated, self._outdated = self._outdated, set()
            self.presence.outdated(outdated)
            try:
                await self._catch_up(outdated)
            except StoreUnavailable:
                pass  # once it is back, all tables are reported as changed
            except Exception:
                log.exception("failed to sync with other processes")

    async def _catch_up(self, table_ids: Iterable[str]) -> None:
        """Update the active tables; the others are updated when they are asked for."""
        tables = [self._tables[table_id] for table_id in table_ids if table_id in self._tables]
        known = {table.id: len(table.entries) for table in tables if table.is_active}
        changes = await self._store.new_entries(known) if known else {}
        for table_id, entries in changes.items():
            if table_id in self._tables:
                await self._tables[table_id].catch_up(entries)

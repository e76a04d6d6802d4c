"""The tables in memory: each is loaded at most once per process."""

import asyncio
import logging
import re
import time
from collections.abc import Callable, Iterable, Sequence

from gamecase.kernel.errors import BadInput
from gamecase.registry import find
from gamecase.storage.store import Chair, StoredTable
from gamecase.tables.context import TableContext
from gamecase.tables.sync import Sync
from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
CLOSED_HOLDER = "gone"  # holds all chairs of a table that was closed
_MAX_LOADED = 2000  # beyond this, tables without subscribers are dropped; their logs stay stored
_DROPPED_AT_ONCE = 100


def _status(chairs: Iterable[Chair]) -> str:
    """Whether a table is open, closed by an administrator, or deleted."""
    holders = [chair.holder for chair in chairs]
    if not holders:
        return "deleted"
    return "closed" if all(holder == CLOSED_HOLDER for holder in holders) else "open"


class TableCache:
    """Finds tables by id, in memory or in the store."""

    def __init__(self, context: TableContext, on_change: Callable[[], None]) -> None:
        self._context = context
        self._tables: dict[str, Table] = {}
        self._most = _MAX_LOADED
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._on_change = on_change  # called when somebody may hold a new chair
        self.sync = Sync(context.store, context.now, self._tables, on_change)

    @property
    def tables(self) -> Sequence[Table]:
        return [*self._tables.values()]

    def add(self, table: Table) -> None:
        """Keep a table in memory, and drop some inactive ones if there are too many."""
        self._tables[table.id] = table
        table.on_presence = self.sync.subscribers_changed
        table.on_seated = self._on_change
        if len(self._tables) > self._most:
            inactive = [key for key, table in self._tables.items() if not table.is_active]
            for key in inactive[:_DROPPED_AT_ONCE]:
                self._tables.pop(key).suspend()
            # Where all are active, looking through them again can wait for some more.
            self._most = max(_MAX_LOADED, len(self._tables) + _DROPPED_AT_ONCE)

    async def get(self, table_id: str) -> Table | None:
        """The table of that id, up to date; None when there is none.

        Concurrent callers share one loading, so that there are never two copies of a table.
        """
        if not _ID.fullmatch(table_id):
            return None
        if table_id in self._tables:
            # Another process may have written since, or a login changed the chairs' holders.
            table = self._tables[table_id]
            entries, chairs = await self._context.store.load_changes(table_id, len(table.entries))
            if _status(chairs) not in ("open", _status(table.chairs.values())):
                self.drop([table_id])
                return await self._loaded_anew(table_id)
            table.update_chairs(chairs)
            if entries:
                await table.catch_up(entries)
            if table_id in self._tables:
                table = self._tables[table_id]
                table.last_used = time.monotonic()
                table.wake_bot()  # which may have given up on a table that nobody came to
                return table
        return await self._loaded_anew(table_id)

    async def _loaded_anew(self, table_id: str) -> Table | None:
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await self._loading[table_id]

    def drop(self, table_ids: Iterable[str]) -> None:
        """Forget tables that were deleted or closed; their clients connect again."""
        for table_id in table_ids:
            table = self._tables.pop(table_id, None)
            if table is not None:
                table.is_closed = True
                table.suspend()
                table.wake()

    async def drop_closed(self) -> None:
        """Forget the tables that another process, or a command, has deleted or closed."""
        known = {table.id: _status(table.chairs.values()) for table in self._tables.values()}
        chairs = await self._context.store.load_chairs(known) if known else {}
        self.drop(
            table_id
            for table_id, before in known.items()
            if _status(chairs.get(table_id, ())) not in (before, "open")
        )

    async def get_many(self, table_ids: Sequence[str]) -> list[Table]:
        """The tables of these ids in the same order; those not in memory are loaded together."""
        missing = [
            table_id
            for table_id in table_ids
            if table_id not in self._tables and table_id not in self._loading
        ]
        if missing:
            batch = asyncio.create_task(self._context.store.load_many(missing))
            for table_id in missing:
                self._loading[table_id] = asyncio.create_task(self._load(table_id, batch))
        tables = [await self.get(table_id) for table_id in table_ids]
        return [table for table in tables if table is not None]

    async def _load(
        self, table_id: str, batch: "asyncio.Task[dict[str, StoredTable]] | None" = None
    ) -> Table | None:
        try:
            if batch is not None:
                stored = (await asyncio.shield(batch)).get(table_id)
            else:
                stored = await self._context.store.load(table_id)
            if stored is None:
                return None
            try:
                table = await Table.load(find(stored.header.game), stored, self._context)
            except BadInput:
                # Made by another version of a game: it stays stored, but cannot be opened.
                log.exception("table %s cannot be opened", table_id)
                return None
            self.add(table)
            await table.ratings.refresh(table.state)
            await self.sync.presence.load([table_id])
            table.wake_bot()
            return table
        finally:
            del self._loading[table_id]

    async def close(self) -> None:
        await self.sync.stop()
        for table in self._tables.values():
            await table.close()
        await self.sync.presence.clear()

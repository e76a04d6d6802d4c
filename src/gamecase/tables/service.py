"""The service that creates, finds and lists the tables of a server process."""

import asyncio
import contextlib
import os
from collections.abc import Sequence

from gamecase.kernel.log import Entry, Header
from gamecase.metrics import Metrics
from gamecase.registry import GamePackage
from gamecase.storage.store import StoreUnavailable
from gamecase.tables.context import TableContext
from gamecase.tables.loaded_tables import TableCache
from gamecase.tables.table import Table
from gamecase.tables.table_factory import TableFactory, TableRequest

_OPEN_MILLISECONDS = 24 * 3_600_000  # open tables are listed for a day
_HEALTH_SECONDS = 5
_CLOSED_SECONDS = 10


class TableService:
    """All tables of one server process."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._factory = TableFactory(context)
        self._loaded = TableCache(context, self._count_arrival)
        self._database_bytes = 0  # as of some seconds ago
        self._listeners: set[asyncio.Event] = set()
        self.arrivals = 0  # raised whenever somebody may hold a chair they did not hold before
        self.streams: set[asyncio.Task[bool]] = set()  # responses that end with the server

    # --- lifecycle ---

    def open(self) -> None:
        """Start the synchronisation with other processes."""
        self._loaded.sync.start()

    def end_streams(self) -> None:
        """End the open streams, because the server shuts down."""
        for stream in self.streams:
            stream.cancel()

    async def close(self) -> None:
        await self._loaded.close()

    async def watch_closed(self) -> None:
        """Look for tables that were deleted or closed elsewhere, until cancelled."""
        while True:
            await asyncio.sleep(_CLOSED_SECONDS)
            with contextlib.suppress(StoreUnavailable):
                await self._loaded.drop_closed()
                self._database_bytes = await self._context.store.size()

    async def drop_closed(self) -> None:
        """Forget tables that were deleted or closed, at once."""
        await self._loaded.drop_closed()

    # --- tables ---

    async def create_table(self, request: TableRequest, holder: str) -> Table:
        """Create a table; chairs for people elsewhere get an invitation."""
        table = await self._factory.create(request, holder)
        self._loaded.add(table)
        self._count_arrival()
        await table.ratings.refresh(table.state)
        if any(slot.kind == "bot" for slot in request.slots):
            header = table.state.header
            self._context.engine_pool.warm_up(header.game, header.ruleset, header.switches)
        table.wake_bot()
        return table

    async def import_table(
        self, package: GamePackage, header: Header, entries: Sequence[Entry], holder: str
    ) -> Table:
        """Create a table from games played elsewhere; the holder gets all chairs."""
        table = await self._factory.import_record(package, header, entries, holder)
        self._loaded.add(table)
        return table

    async def store_import(self, header: Header, entries: Sequence[Entry], holder: str) -> None:
        """Create a table as `import_table` does, one of many that nobody may look at soon."""
        await self._factory.store_record(header, entries, holder)

    async def table(self, table_id: str) -> Table | None:
        """The table of that id, up to date; None when there is none."""
        return await self._loaded.get(table_id)

    async def tables_of(self, holder: str, limit: int = 12) -> list[Table]:
        """The tables at which a holder has a chair, newest first."""
        return await self._loaded.get_many(await self._context.store.tables_of(holder, limit))

    async def open_tables(self, holder: str) -> list[Table]:
        """Tables of others with a chair for anyone and a host who is present, newest first."""
        since = self._context.now() - _OPEN_MILLISECONDS
        tables = await self._loaded.get_many(await self._context.store.open_tables(since))
        return [table for table in tables if table.has_host and not table.held_by(holder)]

    def now(self) -> int:
        return self._context.now()

    # --- arrivals ---

    def listen(self, event: asyncio.Event) -> None:
        """Set the event whenever `arrivals` is raised."""
        self._listeners.add(event)

    def unlisten(self, event: asyncio.Event) -> None:
        self._listeners.discard(event)

    def _count_arrival(self) -> None:
        self.arrivals += 1
        for event in self._listeners:
            event.set()

    # --- health and metrics ---

    async def is_well(self) -> bool:
        """Whether the database answers in time."""
        try:
            async with asyncio.timeout(_HEALTH_SECONDS):
                await self._context.store.entries("health", 0)
        except (StoreUnavailable, TimeoutError):
            return False
        return True

    @property
    def engine_failures(self) -> int:
        """How many requests to engines have failed in a row."""
        return self._context.engine_pool.failures

    @property
    def metrics(self) -> Metrics:
        return self._context.metrics

    def metrics_text(self) -> str:
        """The metrics of this process in Prometheus' text format."""
        tables = self._loaded.tables
        text = self.metrics.text(len(tables), sum(len(table.subscribers) for table in tables))
        return text + self._state_text()

    def _state_text(self) -> str:
        """The state of what the process works with, as metrics."""
        store = self._context.store
        free = store.free_bytes()
        values: dict[str, float] = {
            "writer_delay_seconds": min(store.writer_delay(), 1e9),
            "engine_failures": self.engine_failures,
            "database_bytes": self._database_bytes,
        }
        if free is not None:
            values["disk_free_bytes"] = free
        label = f'{{process="{os.getpid()}"}}'
        return "".join(
            f"# TYPE gamecase_{name} gauge\ngamecase_{name}{label} {value:g}\n"
            for name, value in values.items()
        )

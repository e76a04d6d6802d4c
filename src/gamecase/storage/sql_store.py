"""The store on a SQL database: a batch writer, a reader, and the statements they share."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from gamecase.kernel.log import Entry, Header, read_entry_line, read_header, write_header
from gamecase.storage.batch_writer import BatchWriter
from gamecase.storage.connection import Connection, Duplicate, EntryRow, StoreConnection
from gamecase.storage.migrations import Schema
from gamecase.storage.shared_reader import SharedReader
from gamecase.storage.store import Chair, ChangeListener, Conflict, ExtraWrites, StoredTable

T = TypeVar("T")

_PRESENCE_LIFETIME = 3_600_000  # milliseconds: rows of a process that ended without deleting them


class SqlStore:
    """A store with two connections: one that writes and one that reads, each in its thread."""

    def __init__(self, name: str, connect: Callable[[], StoreConnection], schema: Schema) -> None:
        self._schema = schema
        connection = connect()
        try:
            schema.upgrade(connection, name)
            reader = connect()
        except Exception:
            connection.roll_back()
            connection.close()
            raise
        self._writer = BatchWriter(connection, name)
        self._reader = SharedReader(reader, name)
        self._listener: ChangeListener | None = None

    def close(self) -> None:
        self._writer.close()
        self._reader.close()

    # --- changes by other processes ---

    def watch(self, listener: ChangeListener) -> None:
        loop = asyncio.get_running_loop()

        def call_in_loop(tables: Collection[str] | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(listener, tables)

        self._listener = call_in_loop
        self._writer.on_foreign_writes = lambda: call_in_loop(None)

    # --- writing ---

    async def write(self, work: Callable[[Connection], T]) -> T:
        results: list[T] = []
        await self._writer.submit(
            (), extra_writes=lambda connection: results.append(work(connection))
        )
        return results[-1]

    async def create(
        self, header: Header, chairs: Sequence[Chair], entries: Sequence[Entry], secret: str
    ) -> None:
        table = header.table

        def insert(connection: Connection) -> None:
            connection.run(
                "INSERT INTO tables (id, header, made) VALUES ($1, $2, $3)",
                (table, write_header(header), header.made),
            )
            for chair in chairs:
                connection.run(
                    "INSERT INTO chairs (table_id, chair, holder, invite, is_open) "
                    "VALUES ($1, $2, $3, $4, $5)",
                    (table, chair.number, chair.holder, chair.invite, int(chair.is_open)),
                )
            if secret:
                _insert_secret(connection, table, 1, secret)

        await self._writer.submit([table], entries, insert)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
        extra_writes: ExtraWrites | None = None,
    ) -> None:
        if chair is None and secret is None and extra_writes is None:  # nearly always
            await self._writer.submit([table], entries)
            return

        def write(connection: Connection) -> None:
            if chair is not None:
                _take_chair(connection, table, chair)
            if secret is not None:
                _insert_secret(connection, table, *secret)
            if extra_writes is not None:
                extra_writes(connection)

        await self._writer.submit([table], entries, write)

    async def delete_tables(self, tables: Collection[str], extra_writes: ExtraWrites) -> int:
        deleted = [0]

        def delete(connection: Connection) -> None:
            extra_writes(connection)
            deleted[0] = 0  # a second try begins anew
            for table in tables:
                for part in ("presence", "secrets", "chairs", "entries"):
                    connection.run(f"DELETE FROM {part} WHERE table_id = $1", (table,))  # noqa: S608 - our own names
                deleted[0] += connection.run("DELETE FROM tables WHERE id = $1", (table,))

        await self._writer.submit([*tables], extra_writes=delete)
        return deleted[0]

    async def write_presence(
        self, process: str, counts: Mapping[str, Mapping[int, int]], now: int
    ) -> None:
        def write(connection: Connection) -> None:
            connection.run("DELETE FROM presence WHERE seen < $1", (now - _PRESENCE_LIFETIME,))
            connection.run("UPDATE presence SET seen = $1 WHERE process = $2", (now, process))
            for table, by_chair in counts.items():
                connection.run(
                    "DELETE FROM presence WHERE process = $1 AND table_id = $2", (process, table)
                )
                for chair, count in by_chair.items():
                    connection.run(
                        "INSERT INTO presence (process, table_id, chair, count, seen) "
                        "VALUES ($1, $2, $3, $4, $5)",
                        (process, table, chair, count, now),
                    )

        await self._writer.submit([*counts], extra_writes=write)

    # --- reading ---

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._read(work)

    async def _read(self, work: Callable[[StoreConnection], T]) -> T:
        return await self._reader.read(work)

    # A single table has statements of its own: in PostgreSQL, passing a list costs more than the
    # query itself.

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: _load(connection, table))

    async def load_many(self, tables: Collection[str]) -> dict[str, StoredTable]:
        ids = [*tables]
        return await self._read(lambda connection: _load_many(connection, ids)) if ids else {}

    async def load_changes(
        self, table: str, after: int
    ) -> tuple[tuple[Entry, ...], tuple[Chair, ...]]:
        return await self._read(
            lambda connection: (_entries(connection, table, after), _chairs(connection, table))
        )

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        return await self._read(lambda connection: _entries(connection, table, after))

    async def new_entries(self, numbers: Mapping[str, int]) -> dict[str, tuple[Entry, ...]]:
        return await self._read(
            lambda connection: _entries_by_table(connection.entries_after(numbers))
        )

    async def load_chairs(self, tables: Collection[str]) -> dict[str, tuple[Chair, ...]]:
        ids, chairs = [*tables], dict[str, tuple[Chair, ...]]()
        for table, *columns in await self._read(lambda connection: connection.chairs(ids)):
            chairs[table] = (*chairs.get(table, ()), _chair(*columns))
        return chairs

    def writer_delay(self) -> float:
        return self._writer.delay

    def free_bytes(self) -> int | None:
        return None

    async def size(self) -> int:
        return await self._read(lambda connection: connection.size())

    async def presence(
        self, tables: Collection[str], process: str, since: int
    ) -> dict[str, dict[int, int]]:
        ids = [*tables]
        counts: dict[str, dict[int, int]] = {}
        if not ids:
            return counts
        rows = await self._read(lambda connection: connection.presence(ids, process, since))
        for table, chair, count in rows:
            counts.setdefault(table, {})[chair] = int(count)
        return counts

    async def tables_of(self, holder: str, limit: int = 12) -> list[str]:
        rows = await self._read(
            lambda connection: connection.rows(
                "SELECT DISTINCT id, made FROM tables JOIN chairs ON id = table_id "
                "WHERE holder = $1 ORDER BY made DESC LIMIT $2",
                (holder, limit),
            )
        )
        return [table for table, _ in rows]

    async def open_tables(self, since: int, limit: int = 30) -> list[str]:
        rows = await self._read(
            lambda connection: connection.rows(
                "SELECT DISTINCT id, made FROM tables JOIN chairs ON id = table_id "
                "WHERE is_open = 1 AND holder IS NULL AND made >= $1 ORDER BY made DESC LIMIT $2",
                (since, limit),
            )
        )
        return [table for table, _ in rows]


def _take_chair(connection: Connection, table: str, chair: Chair) -> None:
    taken = connection.run(
        "UPDATE chairs SET holder = $1, invite = NULL "
        "WHERE table_id = $2 AND chair = $3 AND holder IS NULL",
        (chair.holder, table, chair.number),
    )
    if taken != 1:
        raise Conflict(f"chair {chair.number} is taken")


def _insert_secret(connection: Connection, table: str, nth_game: int, secret: str) -> None:
    statement = "INSERT INTO secrets (table_id, nth_game, secret) VALUES ($1, $2, $3)"
    try:
        connection.run(statement, (table, nth_game, secret))
    except Duplicate as error:
        raise Conflict(f"game {nth_game} of table {table} has begun") from error


def _load(connection: Connection, table: str) -> StoredTable | None:
    headers = connection.rows("SELECT header FROM tables WHERE id = $1", (table,))
    if not headers:
        return None
    # Entries first: chairs and secrets read after them may be newer, never older.
    entries = _entries(connection, table, 0)
    chairs = _chairs(connection, table)
    secrets = connection.rows("SELECT nth_game, secret FROM secrets WHERE table_id = $1", (table,))
    return StoredTable(read_header(headers[0][0]), entries, chairs, dict(secrets))


def _entries(connection: Connection, table: str, after: int) -> tuple[Entry, ...]:
    rows = connection.rows(
        "SELECT number, line FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number",
        (table, after),
    )
    return tuple(read_entry_line(number, line) for number, line in rows)


def _chairs(connection: Connection, table: str) -> tuple[Chair, ...]:
    rows = connection.rows(
        "SELECT chair, holder, invite, is_open FROM chairs WHERE table_id = $1 ORDER BY chair",
        (table,),
    )
    return tuple(_chair(*row) for row in rows)


def _chair(number: int, holder: str | None, invite: str | None, is_open: int) -> Chair:
    return Chair(number, holder, invite, bool(is_open))


def _load_many(connection: StoreConnection, ids: Sequence[str]) -> dict[str, StoredTable]:
    headers: dict[str, str] = dict(connection.headers(ids))
    entries = _entries_by_table(connection.entries_after(dict.fromkeys(headers, 0)))
    chairs: dict[str, list[Chair]] = {}
    for table, *columns in connection.chairs(ids):
        chairs.setdefault(table, []).append(_chair(*columns))
    secrets: dict[str, dict[int, str]] = {}
    for table, nth_game, secret in connection.secrets(ids):
        secrets.setdefault(table, {})[nth_game] = secret
    return {
        table: StoredTable(
            read_header(header),
            entries.get(table, ()),
            tuple(chairs.get(table, ())),
            secrets.get(table, {}),
        )
        for table, header in headers.items()
    }


def _entries_by_table(rows: Iterable[EntryRow]) -> dict[str, tuple[Entry, ...]]:
    entries: dict[str, list[Entry]] = {}
    for table, number, line in rows:
        entries.setdefault(table, []).append(read_entry_line(number, line))
    return {table: tuple(of_table) for table, of_table in entries.items()}

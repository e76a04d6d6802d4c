"""A connection to PostgreSQL, with its SQL."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, cast

import msgspec
import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import UniqueViolation, error_from_result
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from gamecase.storage.connection import Duplicate, EntryRow, Row
from gamecase.storage.migrations import Migration

CHANNEL = "gamecase"
_TABLES_PER_NOTIFICATION = 300  # a payload holds at most 8000 bytes

#: Used unless the address says otherwise: text comes as text whatever the encoding of the
#: database (without one, it would come as bytes), and a dead network is noticed.
_DEFAULT_PARAMETERS: dict[str, str | int] = {
    "client_encoding": "UTF8",
    "connect_timeout": 10,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
}

# Rows are passed as one JSON text: psycopg builds arrays in Python, element by element.
_INSERT_ENTRIES = (
    "INSERT INTO entries (table_id, number, line) "
    "SELECT row->>0, (row->>1)::bigint, row->>2 FROM json_array_elements($1::json) AS row"
)
_APPEND_ENTRIES = (
    f"WITH written AS ({_INSERT_ENTRIES}) "  # noqa: S608 - constants
    f"SELECT pg_notify('{CHANNEL}', payload) FROM json_array_elements_text($2::json) AS payload"
).encode()
_ENTRIES_AFTER = (
    "SELECT entries.table_id, entries.number, entries.line FROM entries "
    "JOIN unnest($1::text[], $2::bigint[]) AS known (table_id, number) "
    "ON entries.table_id = known.table_id AND entries.number > known.number "
    "ORDER BY entries.table_id, entries.number"
)
_HEADERS = "SELECT id, header FROM tables WHERE id = ANY($1)"
_CHAIRS = (
    "SELECT table_id, chair, holder, invite, is_open FROM chairs "
    "WHERE table_id = ANY($1) ORDER BY table_id, chair"
)
_SECRETS = "SELECT table_id, nth_game, secret FROM secrets WHERE table_id = ANY($1)"
_PRESENCE = (
    "SELECT table_id, chair, sum(count) FROM presence "
    "WHERE table_id = ANY($1) AND process <> $2 AND seen >= $3 GROUP BY table_id, chair"
)
#: Only one process at a time creates or changes the schema.
_LOCK_SCHEMA = "SELECT pg_advisory_xact_lock(7021950814)"


class PostgresConnection:
    """One connection to the server; reconnects when it was lost between two transactions."""

    failures: tuple[type[Exception], ...] = (psycopg.OperationalError,)

    def __init__(self, address: str, process: str) -> None:
        self._address = address
        self._process = process
        self._connection = connect(address)
        self._prepared: PGconn | None = None  # the connection that has prepared _APPEND_ENTRIES
        self._is_closed = False
        self._is_writing = False  # in a transaction, which cannot go on in a new connection

    def run(self, statement: str, values: Sequence[Any] = ()) -> int:
        with _raising_duplicates():
            return self._connection.execute(statement, values).rowcount

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._execute(statement, values).fetchall()

    def begin(self) -> None:
        self._execute("BEGIN")
        self._is_writing = True

    def commit(self) -> None:
        self._connection.execute("COMMIT")
        self._is_writing = False

    def roll_back(self) -> None:
        self._is_writing = False
        if not self._connection.closed:
            with suppress(psycopg.OperationalError):  # lost, and the transaction with it
                self._connection.execute("ROLLBACK")
            self._prepared = None  # psycopg may deallocate prepared statements with it

    def close(self) -> None:
        self._is_closed = True
        self._connection.close()

    def _execute(self, statement: str, values: Sequence[Any] = ()) -> "psycopg.Cursor[Row]":
        """Run a statement that can be repeated; on a new connection if this one is lost."""
        try:
            return self._connection.execute(statement, values)
        except psycopg.OperationalError:
            if self._is_closed or self._is_writing or not self._connection.closed:
                raise
        self._connection = connect(self._address)
        return self._connection.execute(statement, values)

    # --- schema ---

    def size(self) -> int:
        return int(self.rows("SELECT pg_database_size(current_database())")[0][0])

    def table_names(self) -> set[str]:
        rows = self.rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        return {name for (name,) in rows} - {"gamecase"}

    def schema_version(self) -> int:
        self.run(_LOCK_SCHEMA)
        if self.rows("SELECT to_regclass('gamecase')")[0][0] is None:
            return 0
        return int(self.rows("SELECT version FROM gamecase")[0][0])

    def set_schema_version(self, version: int) -> None:
        self.run("CREATE TABLE IF NOT EXISTS gamecase (version BIGINT NOT NULL)")
        self.run("DELETE FROM gamecase")
        self.run("INSERT INTO gamecase VALUES ($1)", (version,))

    def apply(self, migration: Migration) -> None:
        for statement in migration.postgres:
            self.run(statement)

    # --- tables and their logs ---

    def insert_entries(self, rows: Sequence[EntryRow]) -> None:
        if rows:
            self.run(_INSERT_ENTRIES, (msgspec.json.encode(rows).decode(),))

    def append_entries(self, rows: Sequence[EntryRow]) -> None:
        payloads = self._payloads({table for table, _, _ in rows})
        values = [msgspec.json.encode(rows), msgspec.json.encode(payloads)]
        result = self._execute_append(values)
        if result is None and not self._is_closed:
            self._connection = connect(self._address)
            result = self._execute_append(values)
        if result is None:
            raise psycopg.OperationalError("the connection is lost")
        if result.status != ExecStatus.TUPLES_OK:
            with _raising_duplicates():
                raise error_from_result(result)

    def _execute_append(self, values: list[bytes]) -> PGresult | None:
        """Run the append by one call of libpq; None when the connection is lost.

        A psycopg cursor takes some hundred steps, and acquires Python's lock again and again while
        the event loop works. It would notice a lost connection by itself, though.
        """
        if self._connection.closed:
            return None
        libpq = self._connection.pgconn
        try:
            if self._prepared is not libpq:
                libpq.prepare(b"append", _APPEND_ENTRIES)  # if it fails, so does the next call
                self._prepared = libpq
            result = libpq.exec_prepared(b"append", values)
        except psycopg.OperationalError:
            self._connection.close()
            return None
        if result.status != ExecStatus.TUPLES_OK and not _is_recoverable(result):
            self._connection.close()
            return None
        return result

    def entries_after(self, numbers: Mapping[str, int]) -> list[EntryRow]:
        rows = self.rows(_ENTRIES_AFTER, ([*numbers], [*numbers.values()]))
        return cast("list[EntryRow]", rows)

    def headers(self, tables: Sequence[str]) -> list[Row]:
        return self.rows(_HEADERS, ([*tables],))

    def chairs(self, tables: Sequence[str]) -> list[Row]:
        return self.rows(_CHAIRS, ([*tables],))

    def secrets(self, tables: Sequence[str]) -> list[Row]:
        return self.rows(_SECRETS, ([*tables],))

    def presence(self, tables: Sequence[str], process: str, since: int) -> list[Row]:
        return self.rows(_PRESENCE, ([*tables], process, since))

    # --- other processes ---

    def notify(self, tables: Collection[str]) -> None:
        for payload in self._payloads(tables):
            self._connection.execute("SELECT pg_notify($1, $2)", (CHANNEL, payload))

    def _payloads(self, tables: Collection[str]) -> list[str]:
        """The notifications of a write to these tables."""
        names, size = sorted(tables), _TABLES_PER_NOTIFICATION
        parts = [names[start : start + size] for start in range(0, len(names), size)]
        return [" ".join([self._process, *part]) for part in parts]

    def has_foreign_writes(self) -> bool:
        return False  # the store listens to notifications


def connect(address: str) -> "psycopg.Connection[Row]":
    """Connect with cursors that leave `$1` to the server."""
    given = conninfo_to_dict(address)
    missing = {key: value for key, value in _DEFAULT_PARAMETERS.items() if key not in given}
    return psycopg.connect(
        make_conninfo(address, **missing), autocommit=True, cursor_factory=psycopg.RawCursor
    )


def _is_recoverable(result: PGresult) -> bool:
    """Whether the connection survives an error that the server reports."""
    return result.error_field(DiagnosticField.SEVERITY_NONLOCALIZED) == b"ERROR"


@contextmanager
def _raising_duplicates() -> Iterator[None]:
    try:
        yield
    except UniqueViolation as error:
        raise Duplicate(str(error)) from error

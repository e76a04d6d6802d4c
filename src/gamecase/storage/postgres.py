"""Logs on a PostgreSQL server, which many processes on many computers may share.

Whatever is committed is told to the others by NOTIFY, in the same transaction: a message never
comes before what it tells of, and never for what was taken back.
"""

import secrets
import selectors
import threading
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import psycopg
from psycopg import sql
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import UniqueViolation, error_from_result
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Duplicate, Row
from gamecase.storage.migrations import FOR_POSTGRES, SCHEMA_VERSION, VERSIONS
from gamecase.storage.sql_store import SqlStore
from gamecase.storage.sqlite import copy_rows
from gamecase.storage.store import ChangeListener

_CHANNEL = "gamecase"
_TOLD_AT_ONCE = 300  # table ids in one message, which holds 8000 bytes at most
#: Unless an address says otherwise, texts are texts in a database of whatever encoding (where it
#: has none, they would come as bytes), and a network that swallows everything is noticed.
_USUAL: dict[str, str | int] = {
    "client_encoding": "UTF8",
    "connect_timeout": 10,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
}
_LISTEN_SECONDS = 0.5  # how long a listener stays deaf to being closed

# All rows as one text: arrays are put together by psycopg in Python, element by element.
_INSERT = (
    "INSERT INTO entries (table_id, number, line) "
    "SELECT row->>0, (row->>1)::bigint, row->>2 FROM json_array_elements(%s::json) AS row"
)
#: Told in the same transaction: what is heard of is there to be read.
_APPEND = (
    f"WITH written AS ({_INSERT.replace('%s', '$1')}) "  # noqa: S608 - our own words
    f"SELECT pg_notify('{_CHANNEL}', told) FROM json_array_elements_text($2::json) AS told"
).encode()
_NEWS = (
    "SELECT entries.table_id, entries.number, entries.line FROM entries "
    "JOIN unnest(%s::text[], %s::bigint[]) AS known (table_id, number) "
    "ON entries.table_id = known.table_id AND entries.number > known.number "
    "ORDER BY entries.table_id, entries.number"
)
_HEADERS = "SELECT id, header FROM tables WHERE id = ANY(%s)"
_CHAIRS = (
    "SELECT table_id, chair, holder, invite, is_open FROM chairs "
    "WHERE table_id = ANY(%s) ORDER BY table_id, chair"
)
_SECRETS = "SELECT table_id, nth_game, secret FROM secrets WHERE table_id = ANY(%s)"
#: Only one process at a time makes or changes the tables.
_LOCK_SCHEMA = "SELECT pg_advisory_xact_lock(7021950814)"


class PostgresStore(SqlStore):
    """The store of many processes."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._own = secrets.token_hex(4)  # what this process says itself is no news to it
        self._listener: threading.Thread | None = None
        self._closing = threading.Event()
        name = _without_password(address)
        try:
            super().__init__(name, lambda: PostgresConnection(address, self._own))
        except psycopg.Error as error:
            said = " ".join(str(error).split())
            raise BadInput(f"cannot use {name} as a database: {said}") from error

    def watch(self, heard: ChangeListener) -> None:
        super().watch(heard)
        self._listener = threading.Thread(target=self._listen, name="log-listener", daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        while not self._closing.is_set():
            try:
                with _connect(self._address) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    self._tell(None)  # whatever was said while nobody listened
                    self._hear(connection)
            except psycopg.Error:  # whoever reads or writes is told what
                self._closing.wait(1)

    def _hear(self, connection: "psycopg.Connection[Row]") -> None:
        """Past psycopg's own generator, which takes many times as long for each: all hear of
        every batch that anybody writes, and of their own as well.
        """
        libpq = connection.pgconn
        with selectors.DefaultSelector() as selector:
            selector.register(libpq.socket, selectors.EVENT_READ)
            while not self._closing.is_set():
                if selector.select(_LISTEN_SECONDS):
                    libpq.consume_input()
                while (note := libpq.notifies()) is not None:
                    said_by, *tables = note.extra.decode().split(" ")
                    if said_by != self._own:
                        self._tell(tables)

    def _tell(self, tables: Collection[str] | None) -> None:
        if self._heard is not None:
            self._heard(tables)

    def close(self) -> None:
        self._closing.set()
        if self._listener is not None:
            self._listener.join()
        super().close()

    def copy_to(self, path: Path) -> None:
        with _connect(self._address) as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            statements = [each for version in VERSIONS for each in version]
            copy_rows(path, SCHEMA_VERSION, statements, _all_rows(connection, statements))


class PostgresConnection:
    """One connection to the server, made anew when it was lost between two transactions."""

    failures: tuple[type[Exception], ...] = (psycopg.OperationalError,)

    def __init__(self, address: str, own: str) -> None:
        self._address = address
        self._own = own
        self._connection = _connect(address)
        self._prepared: PGconn | None = None  # which connection knows how to append
        self._is_done = False
        self._is_writing = False  # in a transaction, which a new connection knows nothing of

    def run(self, statement: str, values: Sequence[Any] = ()) -> int:
        if statement == "BEGIN IMMEDIATE":
            begun = self._afresh("BEGIN").rowcount
            self._is_writing = True
            return begun
        with _telling_duplicates():
            touched = self._connection.execute(_adapted(statement), values).rowcount
        self._is_writing = self._is_writing and statement != "COMMIT"
        return touched

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return self._afresh(_adapted(statement), values).fetchall()

    def insert_entries(self, rows: Sequence[tuple[str, int, str]]) -> None:
        if rows:
            with _telling_duplicates():
                self._connection.execute(_INSERT, (msgspec.json.encode(rows).decode(),))

    def append(self, rows: Sequence[tuple[str, int, str]]) -> None:
        named = sorted({row[0] for row in rows})
        told = [" ".join([self._own, *some]) for some in _in_parts(named)]
        values = [msgspec.json.encode(rows), msgspec.json.encode(told)]
        done = self._append(values)
        if done is None and not self._is_done:
            self._connection = _connect(self._address)
            done = self._append(values)
        if done is None:
            raise psycopg.OperationalError("the connection is lost")
        if done.status != ExecStatus.TUPLES_OK:
            with _telling_duplicates():
                raise error_from_result(done)

    def _append(self, values: list[bytes]) -> PGresult | None:
        """One call of libpq; None when the connection was lost before or with it.

        A cursor takes some hundred steps, and asks for Python's lock anew again and again while
        the loop works. It would see by itself, though, that a connection is lost.
        """
        if self._connection.closed:
            return None
        libpq = self._connection.pgconn
        try:
            if self._prepared is not libpq:
                libpq.prepare(b"append", _APPEND)  # what is wrong with it is told by what follows
                self._prepared = libpq
            done = libpq.exec_prepared(b"append", values)
        except psycopg.OperationalError:  # there is not even an answer
            self._connection.close()
            return None
        if done.status != ExecStatus.TUPLES_OK and not _is_mere_error(done):
            self._connection.close()
            return None
        return done

    def news(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        found = self._afresh(_NEWS, ([*known], [*known.values()])).fetchall()
        return cast("list[tuple[str, int, str]]", found)

    def headers(self, ids: Sequence[str]) -> list[Row]:
        return self._afresh(_HEADERS, ([*ids],)).fetchall()

    def chairs(self, ids: Sequence[str]) -> list[Row]:
        return self._afresh(_CHAIRS, ([*ids],)).fetchall()

    def secrets(self, ids: Sequence[str]) -> list[Row]:
        return self._afresh(_SECRETS, ([*ids],)).fetchall()

    def _afresh(self, statement: str, values: Sequence[Any] = ()) -> "psycopg.Cursor[Row]":
        """Run what may be run again: where the connection turns out to be lost, on a new one."""
        try:
            return self._connection.execute(statement, values)
        except psycopg.OperationalError:
            if self._is_done or self._is_writing or not self._connection.closed:
                raise
        self._connection = _connect(self._address)
        return self._connection.execute(statement, values)

    def announce(self, tables: Collection[str]) -> None:
        for some in _in_parts(sorted(tables)):
            payload = " ".join([self._own, *some])
            self._connection.execute("SELECT pg_notify(%s, %s)", (_CHANNEL, payload))

    def has_others_written(self) -> bool:
        return False  # the listener hears of it

    def names(self) -> set[str]:
        found = self.rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        return {name for (name,) in found} - {"gamecase"}

    def version(self) -> int:
        self.run(_LOCK_SCHEMA)
        if self.rows("SELECT to_regclass('gamecase')")[0][0] is None:
            return 0
        return int(self.rows("SELECT version FROM gamecase")[0][0])

    def set_version(self, version: int) -> None:
        self.run("CREATE TABLE IF NOT EXISTS gamecase (version INTEGER NOT NULL)")
        self.run("DELETE FROM gamecase")
        self.run("INSERT INTO gamecase VALUES (?)", (version,))

    def roll_back(self) -> None:
        self._is_writing = False
        if not self._connection.closed:
            with suppress(psycopg.OperationalError):  # it is lost, and with it what was not done
                self._connection.execute("ROLLBACK")
            self._prepared = None  # psycopg may forget with it all that was

    def close(self) -> None:
        self._is_done = True
        self._connection.close()


def _in_parts(names: list[str]) -> list[list[str]]:
    """So many at a time as one message holds."""
    return [names[at : at + _TOLD_AT_ONCE] for at in range(0, len(names), _TOLD_AT_ONCE)]


def _connect(address: str) -> "psycopg.Connection[Row]":
    unsaid = {key: each for key, each in _USUAL.items() if key not in conninfo_to_dict(address)}
    return psycopg.connect(make_conninfo(address, **unsaid), autocommit=True)


def _is_mere_error(done: PGresult) -> bool:
    """Whether a connection lives on after what went wrong, which the server told."""
    return done.error_field(DiagnosticField.SEVERITY_NONLOCALIZED) == b"ERROR"


def _without_password(address: str) -> str:
    """An address as it may be shown to others."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        return "that PostgreSQL address"
    shown = ("host", "port", "dbname", "options")
    return "PostgreSQL " + " ".join(f"{key}={parts[key]}" for key in shown if parts.get(key))


def _adapted(statement: str) -> str:
    """A statement as PostgreSQL reads it."""
    text = statement.replace(" WITHOUT ROWID", "").replace(" INTEGER", " BIGINT")
    return text.removeprefix(FOR_POSTGRES).replace("?", "%s")


@contextmanager
def _telling_duplicates() -> Iterator[None]:
    try:
        yield
    except UniqueViolation as error:
        raise Duplicate(str(error)) from error


def _all_rows(
    connection: "psycopg.Connection[Row]", statements: Sequence[str]
) -> Iterator[tuple[str, Iterator[Row]]]:
    """The rows of every table in the order they were made, so that each finds what it refers to."""
    for statement in statements:
        if statement.startswith("CREATE TABLE "):
            name = statement.split()[2]
            with connection.cursor(
                name=f"copy_{name}"
            ) as cursor:  # rows come as they are asked for
                cursor.execute(sql.SQL("SELECT * FROM {}").format(sql.Identifier(name)))
                yield name, iter(cursor)

"""Logs in one SQLite file: WAL, and a disk that is waited for before anything is acknowledged."""

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Duplicate, Row
from gamecase.storage.sql_store import SqlStore

#: The rows of each table, in the order of its columns.
Rows = Iterable[tuple[str, Iterable[Row]]]

# One statement for all rows, and one for all tables: after each step of one, SQLite must wait for
# Python's lock again, behind whatever the tables are doing.
_INSERT = (
    "INSERT INTO entries (table_id, number, line) SELECT json_extract(value, '$[0]'), "
    "json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)"
)
_NEWS = (
    "SELECT table_id, number, line FROM json_each(?) AS known CROSS JOIN entries "
    "ON table_id = known.key AND number > known.value ORDER BY table_id, number"
)
_HEADERS = "SELECT id, header FROM tables WHERE id IN (SELECT value FROM json_each(?))"
_CHAIRS = (
    "SELECT table_id, chair, holder, invite, is_open FROM chairs "
    "WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, chair"
)
_SECRETS = (
    "SELECT table_id, nth_game, secret FROM secrets "
    "WHERE table_id IN (SELECT value FROM json_each(?))"
)
_PATIENCE = 10  # seconds to wait for another connection
_DUPLICATES = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)


class SqliteStore(SqlStore):
    """The store of one computer, in one file."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        if self.path in ("", ":memory:"):
            raise BadInput("tables are kept in a file, which every connection can see: name one")
        super().__init__(repr(self.path), lambda: SqliteConnection(self.path))

    def copy_to(self, path: Path) -> None:
        with SqliteConnection(self.path) as source, _new_file(path) as target:
            source.connection.backup(target)


class SqliteConnection:
    """One connection to the file."""

    failures: tuple[type[Exception], ...] = (sqlite3.OperationalError,)

    def __init__(self, path: str) -> None:
        try:
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            connection.execute(f"PRAGMA busy_timeout={1000 * _PATIENCE}")
            _write_ahead(connection)
        except sqlite3.Error as error:
            raise BadInput(f"cannot use {path!r} as a database: {error}") from error
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        self.connection = connection
        self._seen = self._data_version()

    def __enter__(self) -> "SqliteConnection":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def run(self, statement: str, values: Sequence[Any] = ()) -> int:
        with _telling_duplicates():
            return self.connection.execute(statement, values).rowcount

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return self.connection.execute(statement, values).fetchall()

    def insert_entries(self, rows: Sequence[tuple[str, int, str]]) -> None:
        if rows:
            with _telling_duplicates():
                self.connection.execute(_INSERT, (msgspec.json.encode(rows).decode(),))

    def append(self, rows: Sequence[tuple[str, int, str]]) -> None:
        self.insert_entries(rows)

    def news(self, known: Mapping[str, int]) -> list[tuple[str, int, str]]:
        # A probe of the index a table costs microseconds, and needs no list of changes to be kept.
        return self.connection.execute(_NEWS, (msgspec.json.encode(known).decode(),)).fetchall()

    def headers(self, ids: Sequence[str]) -> list[Row]:
        return self.rows(_HEADERS, (msgspec.json.encode(ids).decode(),))

    def chairs(self, ids: Sequence[str]) -> list[Row]:
        return self.rows(_CHAIRS, (msgspec.json.encode(ids).decode(),))

    def secrets(self, ids: Sequence[str]) -> list[Row]:
        return self.rows(_SECRETS, (msgspec.json.encode(ids).decode(),))

    def announce(self, tables: Collection[str]) -> None:
        """Other connections see it by `data_version`."""

    def has_others_written(self) -> bool:
        version = self._data_version()
        if version == self._seen:
            return False
        self._seen = version
        return True

    def _data_version(self) -> int:
        try:
            return int(self.connection.execute("PRAGMA data_version").fetchone()[0])
        except sqlite3.OperationalError:  # a file in trouble: whoever writes next is told what
            return -1

    def names(self) -> set[str]:
        found = self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name for (name,) in found if not name.startswith("sqlite_")}

    def version(self) -> int:
        return int(self.rows("PRAGMA user_version")[0][0])

    def set_version(self, version: int) -> None:
        self.run(f"PRAGMA user_version={version}")

    def roll_back(self) -> None:
        if self.connection.in_transaction:
            self.connection.execute("ROLLBACK")

    def close(self) -> None:
        self.connection.close()


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Turn to a write-ahead log. SQLite does not wait by itself for another who is at it."""
    latest = monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > latest:
                raise
            sleep(0.01)
        else:
            return


@contextmanager
def _telling_duplicates() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode in _DUPLICATES:
            raise Duplicate(str(error)) from error
        raise


@contextmanager
def _new_file(path: Path) -> Iterator[sqlite3.Connection]:
    """A database under another name until it is whole, so that no half of one is ever found."""
    if path.exists():
        raise BadInput(f"{str(path)!r} is there already; name a file that is not")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        connection = sqlite3.connect(part, isolation_level=None)
    except sqlite3.Error as error:
        raise BadInput(f"cannot write {str(path)!r}: {error}") from error
    try:
        yield connection
    except BaseException:
        connection.close()
        part.unlink(missing_ok=True)
        raise
    connection.close()
    part.rename(path)


def copy_rows(path: Path, version: int, statements: Sequence[str], rows: Rows) -> None:
    """A new file of a schema's version, with rows that come from elsewhere."""
    with _new_file(path) as target:
        target.execute("BEGIN")
        for statement in statements:
            target.execute(statement)
        for name, found in rows:
            for row in found:
                marks = ", ".join("?" * len(row))
                target.execute(f"INSERT INTO {name} VALUES ({marks})", row)  # noqa: S608 - our own names
        target.execute(f"PRAGMA user_version={version}")
        target.execute("COMMIT")

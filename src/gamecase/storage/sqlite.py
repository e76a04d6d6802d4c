"""The store in one SQLite file, with a write-ahead log that is synced before acknowledging."""

import os
import shutil
import sqlite3
import stat
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Duplicate, EntryRow, Row
from gamecase.storage.migrations import Migration, Schema
from gamecase.storage.sql_store import SqlStore

_OWNER_ONLY = 0o600

# Lists are passed as one JSON text and expanded in SQL: with a statement for each row, SQLite
# would wait for Python's lock after each of them.
_INSERT_ENTRIES = (
    "INSERT INTO entries (table_id, number, line) SELECT json_extract(value, '$[0]'), "
    "json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each($1)"
)
# The cross join fixes the order: one probe of the index of entries for each table asked for.
_ENTRIES_AFTER = (
    "SELECT table_id, number, line FROM json_each($1) AS known CROSS JOIN entries "
    "ON table_id = known.key AND number > known.value ORDER BY table_id, number"
)
_HEADERS = "SELECT id, header FROM tables WHERE id IN (SELECT value FROM json_each($1))"
_CHAIRS = (
    "SELECT table_id, chair, holder, invite, is_open FROM chairs "
    "WHERE table_id IN (SELECT value FROM json_each($1)) ORDER BY table_id, chair"
)
_SECRETS = (
    "SELECT table_id, nth_game, secret FROM secrets "
    "WHERE table_id IN (SELECT value FROM json_each($1))"
)
_PRESENCE = (
    "SELECT table_id, chair, sum(count) FROM presence "
    "WHERE table_id IN (SELECT value FROM json_each($1)) AND process <> $2 AND seen >= $3 "
    "GROUP BY table_id, chair"
)
_LOCK_TIMEOUT = 10  # seconds to wait for another connection
# An entry whose table was deleted counts as one: whoever wrote it reads the table again.
_DUPLICATES = (
    sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
    sqlite3.SQLITE_CONSTRAINT_UNIQUE,
    sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY,
)


class SqliteStore(SqlStore):
    """The store of one computer."""

    def __init__(self, path: Path | str, schema: Schema) -> None:
        self._path = str(path)
        if self._path in ("", ":memory:"):
            raise BadInput("a database in memory is seen by one connection only; name a file")
        super().__init__(repr(self._path), lambda: SqliteConnection(self._path), schema)

    def free_bytes(self) -> int | None:
        try:
            return shutil.disk_usage(Path(self._path).parent).free
        except OSError:  # the folder is gone
            return 0

    def copy_to(self, path: Path) -> None:
        source = SqliteConnection(self._path)
        try:
            with _new_file(path) as target:
                source.driver.backup(target)
        finally:
            source.close()


class SqliteConnection:
    """One connection to the file; `driver` is that of the standard library."""

    failures: tuple[type[Exception], ...] = (sqlite3.OperationalError,)

    def __init__(self, path: str) -> None:
        try:
            make_private(path)
            driver = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            driver.execute(f"PRAGMA busy_timeout={1000 * _LOCK_TIMEOUT}")
            _use_write_ahead_log(driver)
        except sqlite3.Error as error:
            raise BadInput(f"cannot use {path!r} as a database: {error}") from error
        driver.execute("PRAGMA synchronous=FULL")
        driver.execute("PRAGMA foreign_keys=ON")
        self.driver = driver
        self._seen_version = self._data_version()

    def run(self, statement: str, values: Sequence[Any] = ()) -> int:
        try:
            return self.driver.execute(statement, _numbered(values)).rowcount
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in _DUPLICATES:
                raise Duplicate(str(error)) from error
            raise

    def rows(self, statement: str, values: Sequence[Any] = ()) -> list[Row]:
        return self.driver.execute(statement, _numbered(values)).fetchall()

    def begin(self) -> None:
        # A transaction that reads first and then wants to write would fail instead of waiting.
        self.driver.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.driver.execute("COMMIT")

    def roll_back(self) -> None:
        if self.driver.in_transaction:
            self.driver.execute("ROLLBACK")

    def close(self) -> None:
        self.driver.close()

    def size(self) -> int:
        pages, page = self.rows("PRAGMA page_count"), self.rows("PRAGMA page_size")
        return int(pages[0][0]) * int(page[0][0])

    # --- schema ---

    def table_names(self) -> set[str]:
        rows = self.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name for (name,) in rows if not name.startswith("sqlite_")}

    def schema_version(self) -> int:
        return int(self.rows("PRAGMA user_version")[0][0])

    def set_schema_version(self, version: int) -> None:
        self.run(f"PRAGMA user_version={version}")

    def apply(self, migration: Migration) -> None:
        for statement in migration.sqlite:
            self.run(statement)

    # --- tables and their logs ---

    def insert_entries(self, rows: Sequence[EntryRow]) -> None:
        if rows:
            self.run(_INSERT_ENTRIES, [_json(rows)])

    def append_entries(self, rows: Sequence[EntryRow]) -> None:
        self.insert_entries(rows)

    def entries_after(self, numbers: Mapping[str, int]) -> list[EntryRow]:
        return self.driver.execute(_ENTRIES_AFTER, {"1": _json(numbers)}).fetchall()

    def headers(self, tables: Sequence[str]) -> list[Row]:
        return self.rows(_HEADERS, [_json(tables)])

    def chairs(self, tables: Sequence[str]) -> list[Row]:
        return self.rows(_CHAIRS, [_json(tables)])

    def secrets(self, tables: Sequence[str]) -> list[Row]:
        return self.rows(_SECRETS, [_json(tables)])

    def presence(self, tables: Sequence[str], process: str, since: int) -> list[Row]:
        return self.rows(_PRESENCE, [_json(tables), process, since])

    # --- other processes ---

    def notify(self, tables: Collection[str]) -> None:
        """Other connections poll `data_version`."""

    def has_foreign_writes(self) -> bool:
        version = self._data_version()
        if version == self._seen_version:
            return False
        self._seen_version = version
        return True

    def _data_version(self) -> int:
        try:
            return int(self.driver.execute("PRAGMA data_version").fetchone()[0])
        except sqlite3.OperationalError:  # the next write raises the error to its caller
            return -1


def _numbered(values: Sequence[Any]) -> dict[str, Any]:
    """Parameters by number: to sqlite3, `$1` is a parameter named 1."""
    return {str(number): value for number, value in enumerate(values, start=1)}


def _json(values: Sequence[Any] | Mapping[str, int]) -> str:
    return msgspec.json.encode(values).decode()


def _use_write_ahead_log(driver: sqlite3.Connection) -> None:
    """Switch to a write-ahead log; SQLite's busy timeout does not apply to that."""
    deadline = monotonic() + _LOCK_TIMEOUT
    while True:
        try:
            driver.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(0.01)
        else:
            return


def make_private(path: str | Path) -> None:
    """Create a file that only its owner can read, or take it from others.

    A database holds secrets of dice and hashes of passwords. SQLite gives the files beside it, as
    its log, the same permissions.
    """
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY))
    except FileExistsError:
        # Not opened here: closing it would release the locks of other connections to it.
        mode = Path(path).stat().st_mode
        if os.name == "posix" and stat.S_ISREG(mode) and stat.S_IMODE(mode) & 0o077:
            with suppress(PermissionError):  # another user's file
                Path(path).chmod(_OWNER_ONLY)
    except OSError:
        return  # SQLite says what is wrong with the path


# --- copies ---


@contextmanager
def _new_file(path: Path) -> Iterator[sqlite3.Connection]:
    """A new database, under another name until it is complete."""
    if path.exists():
        raise BadInput(f"{str(path)!r} exists already; name a new file")
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        driver = sqlite3.connect(part, isolation_level=None)
    except sqlite3.Error as error:
        raise BadInput(f"cannot write {str(path)!r}: {error}") from error
    try:
        yield driver
    except BaseException:
        driver.close()
        part.unlink(missing_ok=True)
        raise
    driver.close()
    part.rename(path)


def write_copy(path: Path, schema: Schema, tables: Iterable[tuple[str, Iterable[Row]]]) -> None:
    """Write a new file with the rows of each table, in the order of its columns."""
    with _new_file(path) as driver:
        driver.execute("BEGIN")
        for migration in schema.migrations:
            for statement in migration.sqlite:
                driver.execute(statement)
        for name, rows in tables:
            for row in rows:
                marks = ", ".join("?" * len(row))
                driver.execute(f"INSERT INTO {name} VALUES ({marks})", row)  # noqa: S608 - names of the schema
        driver.execute(f"PRAGMA user_version={schema.version}")
        driver.execute("COMMIT")

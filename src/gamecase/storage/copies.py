"""Copies of a database: their names and rotation, checking them, and restoring one."""

import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.log import first_link, next_link, read_entry_line, read_header
from gamecase.storage.connection import Connection, Row
from gamecase.storage.migrations import Schema
from gamecase.storage.sqlite import SqliteConnection
from gamecase.storage.store import Store

_PATTERN = "gamecase-*.sqlite3"


@dataclass(frozen=True, slots=True)
class CopyReport:
    """What a copy holds, once it was found sound."""

    version: int
    tables: int
    events: int
    entries: int  # of all their logs


@dataclass(frozen=True, slots=True)
class StoredLogs:
    """The rows of one kind of log: headers in one table of the database, entries in another."""

    name: str  # of one of them, as in `table`
    headers: str  # the table with `id` and `header`
    entries: str  # the table with the owner's id, `number` and `line`
    owner: str  # the column of that id
    first_link: Callable[[str], str]  # of a header
    next_link: Callable[[str, int, str], str]  # of an entry that fits; BadRecord otherwise


def _link_of_table(header: str) -> str:
    return first_link(read_header(header))


def _link_of_entry(link: str, number: int, line: str) -> str:
    entry = read_entry_line(number, line)
    if entry.link != next_link(link, entry):
        raise BadRecord(number, "the link does not fit")
    return entry.link


TABLE_LOGS = StoredLogs("table", "tables", "entries", "table_id", _link_of_table, _link_of_entry)


# --- scheduled copies ---


def copies(folder: Path) -> list[Path]:
    """The copies in a folder, oldest first."""
    return sorted(folder.glob(_PATTERN))


def is_due(folder: Path, hours: float) -> bool:
    """Whether the newest copy is older than so many hours, or there is none."""
    newest = copies(folder)
    return not newest or time.time() - newest[-1].stat().st_mtime >= hours * 3600


def write_rotated_copy(
    store: Store, folder: Path, keep: int, schema: Schema, logs: Sequence[StoredLogs]
) -> Path:
    """Write a copy, check it, and delete the oldest beyond `keep`; returns the new file."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    name = datetime.now(UTC).strftime("gamecase-%Y%m%d-%H%M%S.sqlite3")
    path = folder / name
    store.copy_to(path)
    path.chmod(0o600)
    verify_copy(path, schema, logs)
    for old in copies(folder)[:-keep]:
        old.unlink(missing_ok=True)
    return path


# --- checking ---


def verify_copy(path: Path, schema: Schema, logs: Sequence[StoredLogs]) -> CopyReport:
    """Check a copy: its file, its references, and the chain of links of every log."""
    if not path.is_file():
        raise BadInput(f"there is no file {str(path)!r}")
    # Opened as it is, without leaving files beside it, unless it has some that belong to it.
    how = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)) as driver:
            version = _verify_file(driver, path, schema)
            counts = {each.name: _verify_logs(driver, path, each) for each in logs}
    except sqlite3.Error as error:
        raise BadInput(f"{str(path)!r} is not a sound database: {error}") from error
    tables, events = counts.get("table", (0, 0)), counts.get("event", (0, 0))
    return CopyReport(version, tables[0], events[0], tables[1] + events[1])


def _verify_file(driver: sqlite3.Connection, path: Path, schema: Schema) -> int:
    """Check the file and its references; returns the version of its schema."""
    version = int(driver.execute("PRAGMA user_version").fetchone()[0])
    if not 1 <= version <= schema.version:
        raise BadInput(f"{str(path)!r} has schema {version}; this Gamecase knows {schema.version}")
    (found,) = driver.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise BadInput(f"{str(path)!r} is damaged: {found}")
    broken = driver.execute("PRAGMA foreign_key_check").fetchone()
    if broken:
        raise BadInput(f"{str(path)!r} is damaged: a row of {broken[0]} refers to nothing")
    return version


def _verify_logs(driver: sqlite3.Connection, path: Path, logs: StoredLogs) -> tuple[int, int]:
    """Check the links of every log of a kind; returns the numbers of logs and of entries."""
    has_table = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"
    if driver.execute(has_table, (logs.headers,)).fetchone() is None:
        return 0, 0  # a schema from before there were such logs
    count = entries = 0
    for log, header in driver.execute(f"SELECT id, header FROM {logs.headers}"):  # noqa: S608 - our own names
        count += 1
        rows = driver.execute(
            f"SELECT number, line FROM {logs.entries} WHERE {logs.owner} = ? ORDER BY number",  # noqa: S608 - our own names
            (log,),
        )
        number = 0
        try:
            link = logs.first_link(header)
            for expected, (number, line) in enumerate(rows, start=1):
                if number != expected:
                    raise BadRecord(number, f"expected entry {expected}")
                link = logs.next_link(link, number, line)
                entries += 1
        except BadRecord as error:
            what = f"entry {number} of {logs.name} {log}"
            raise BadInput(f"{str(path)!r}: {what} does not fit") from error
    return count, entries


# --- restoring ---


def restore_file(copy: Path, target: Path) -> Path | None:
    """Put a copy in the place of a SQLite file; returns where the old file was moved, if any.

    The server must not be running: it would go on writing to the old file.
    """
    old: Path | None = None
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if target.exists():
        with closing(sqlite3.connect(target)) as driver:  # takes in what its log still holds
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        old = target.with_name(f"{target.name}.before-{stamp}")
        target.rename(old)
    for rest in ("-wal", "-shm"):
        target.with_name(target.name + rest).unlink(missing_ok=True)
    with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(target)) as driver:
        source.backup(driver)
    target.chmod(0o600)
    return old


async def restore_rows(copy: Path, store: Store, schema: Schema) -> None:
    """Write all rows of a copy to a store that has none, such as an empty PostgreSQL database."""
    with tempfile.TemporaryDirectory(prefix="gamecase-") as folder:
        upgraded = Path(folder) / "copy.sqlite3"
        upgraded.write_bytes(copy.read_bytes())
        connection = SqliteConnection(str(upgraded))
        try:
            schema.upgrade(connection, str(copy))
            await store.write(lambda target: _insert_all(connection, target, schema))
        finally:
            connection.close()


def _insert_all(source: SqliteConnection, target: Connection, schema: Schema) -> None:
    names = schema.tables(schema.version)
    for name in names:
        if target.rows(f"SELECT 1 FROM {name} LIMIT 1"):  # noqa: S608 - names of the schema
            raise BadInput(f"the database is not empty: {name} has rows")
    for name in names:
        for row in _rows(source, name):
            marks = ", ".join(f"${number}" for number in range(1, len(row) + 1))
            target.run(f"INSERT INTO {name} VALUES ({marks})", row)  # noqa: S608 - names of the schema


def _rows(source: SqliteConnection, name: str) -> Iterator[Row]:
    yield from source.driver.execute(f"SELECT * FROM {name}")  # noqa: S608 - names of the schema

"""Where logs are kept: one SQLite file, appended to and never rewritten.

Everything that waits to be written is written in one transaction by one thread, so that an entry
is acknowledged only when it is on the disk, and yet the disk is asked once for many. The primary
key (table, number) is all the concurrency control there is: of two writers of the same entry one
wins, and the other learns it as `Conflict`.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import (
    Entry,
    Header,
    read_entry_line,
    read_header,
    write_entry,
    write_header,
)

T = TypeVar("T")

SCHEMA_VERSION = 1
_TABLES = {"tables", "entries", "chairs", "secrets"}
_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE chairs (
    table_id TEXT NOT NULL REFERENCES tables (id),
    chair INTEGER NOT NULL,
    holder TEXT,
    invite TEXT,
    PRIMARY KEY (table_id, chair)
) WITHOUT ROWID;
CREATE INDEX chairs_by_holder ON chairs (holder) WHERE holder IS NOT NULL;
CREATE TABLE secrets (
    table_id TEXT NOT NULL REFERENCES tables (id),
    nth_game INTEGER NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (table_id, nth_game)
) WITHOUT ROWID;
"""


class Conflict(Exception):
    """Somebody else has written an entry of that number, or taken that chair, first."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a chair, by the digest of a browser's token, or the invitation to it."""

    number: int
    holder: str | None = None
    invite: str | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is kept of a table."""

    header: Header
    entries: tuple[Entry, ...]
    chairs: tuple[Chair, ...]
    secrets: dict[int, str]


@dataclass(slots=True)
class _Job:
    work: Callable[[sqlite3.Connection], Any]
    done: "Future[Any]"


class Store:
    """The log store. Open it, use it from any asyncio task, close it."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        if self.path in ("", ":memory:"):
            raise BadInput("tables are kept in a file, which every connection can see: name one")
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._reading = threading.Lock()
        self._writer = self._connect()
        try:
            self._prepare()
        except BadInput:
            self._writer.close()
            raise
        self._reader = self._connect()
        self._thread = threading.Thread(target=self._write_all, name="log-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        try:
            connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA busy_timeout=10000")
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.Error as error:
            raise BadInput(f"cannot use {self.path!r} as a database: {error}") from error
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        return connection

    def _prepare(self) -> None:
        with self._reading:
            self._writer.execute("BEGIN IMMEDIATE")
            (version,) = self._writer.execute("PRAGMA user_version").fetchone()
            names = self._writer.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            known = {name for (name,) in names}
            if version > SCHEMA_VERSION:
                raise BadInput(
                    f"{self.path!r} was made by a newer Gamecase (schema {version}, "
                    f"this one knows {SCHEMA_VERSION})"
                )
            if known != (_TABLES if version else set()):
                raise BadInput(f"{self.path!r} is the database of another program")
            if version == 0:
                for statement in _SCHEMA.split(";\n"):
                    self._writer.execute(statement)
                self._writer.execute(f"PRAGMA user_version={SCHEMA_VERSION}")
            self._writer.execute("COMMIT")

    def close(self) -> None:
        """Write what waits, then let the file go."""
        self._jobs.put(None)
        self._thread.join()
        self._writer.close()
        self._reader.close()

    # --- writing ---

    def _write_all(self) -> None:
        closing = False
        while not closing:
            batch = [self._jobs.get()]
            while True:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            closing = None in batch
            self._write([job for job in batch if job is not None])

    def _write(self, batch: list[_Job]) -> None:
        """One transaction for the batch; a job that fails takes only itself back."""
        answers: list[tuple[_Job, Any, BaseException | None]] = []
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._writer.execute("SAVEPOINT job")
                try:
                    answers.append((job, job.work(self._writer), None))
                except Exception as error:  # told to whoever asked; the others are not harmed
                    self._writer.execute("ROLLBACK TO job")
                    answers.append((job, None, error))
                self._writer.execute("RELEASE job")
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:  # a full or failing disk: nothing of this batch is durable
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            answers = [(job, None, error) for job in batch]
        for job, value, failure in answers:
            if job.done.set_running_or_notify_cancel():
                if failure is None:
                    job.done.set_result(value)
                else:
                    job.done.set_exception(failure)

    async def _in_writer(self, work: Callable[[sqlite3.Connection], T]) -> T:
        done: Future[T] = Future()
        self._jobs.put(_Job(work, done))
        return await asyncio.wrap_future(done)

    async def create(
        self, header: Header, chairs: Sequence[Chair], entries: Sequence[Entry], secret: str
    ) -> None:
        """Keep a new table with its first entries; `secret` is that of its first game's dice."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?)",
                (header.table, write_header(header), header.made),
            )
            connection.executemany(
                "INSERT INTO chairs VALUES (?, ?, ?, ?)",
                [(header.table, each.number, each.holder, each.invite) for each in chairs],
            )
            if secret:
                connection.execute("INSERT INTO secrets VALUES (?, 1, ?)", (header.table, secret))
            _insert(connection, header.table, entries)

        await self._in_writer(work)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
    ) -> None:
        """Keep new entries, all or none, with a chair taken or a secret drawn along with them."""

        def work(connection: sqlite3.Connection) -> None:
            if chair is not None:
                taken = connection.execute(
                    "UPDATE chairs SET holder = ?, invite = NULL "
                    "WHERE table_id = ? AND chair = ? AND holder IS NULL",
                    (chair.holder, table, chair.number),
                )
                if taken.rowcount != 1:
                    raise Conflict(f"chair {chair.number} is taken")
            if secret is not None:
                try:
                    connection.execute("INSERT INTO secrets VALUES (?, ?, ?)", (table, *secret))
                except sqlite3.IntegrityError as error:
                    raise Conflict(f"game {secret[0]} of table {table} has begun") from error
            _insert(connection, table, entries)

        await self._in_writer(work)

    # --- reading ---

    async def load(self, table: str) -> Stored | None:
        """Everything kept of a table; None when there is no such table."""
        return await asyncio.to_thread(self._load, table)

    def _load(self, table: str) -> Stored | None:
        with self._reading:
            row = self._reader.execute(
                "SELECT header FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if row is None:
                return None
            entries = self._entries(table, 0)
            chairs = self._reader.execute(
                "SELECT chair, holder, invite FROM chairs WHERE table_id = ? ORDER BY chair",
                (table,),
            ).fetchall()
            secrets = self._reader.execute(
                "SELECT nth_game, secret FROM secrets WHERE table_id = ?", (table,)
            ).fetchall()
        return Stored(
            read_header(row[0]), entries, tuple(Chair(*each) for each in chairs), dict(secrets)
        )

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        """The entries past a number."""

        def work() -> tuple[Entry, ...]:
            with self._reading:
                return self._entries(table, after)

        return await asyncio.to_thread(work)

    def _entries(self, table: str, after: int) -> tuple[Entry, ...]:
        rows = self._reader.execute(
            "SELECT number, line FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
            (table, after),
        )
        return tuple(read_entry_line(number, line) for number, line in rows)

    async def tables_of(self, holder: str, limit: int = 12) -> list[str]:
        """The tables at which a browser holds a chair, newest first."""

        def work() -> list[str]:
            with self._reading:
                rows = self._reader.execute(
                    "SELECT DISTINCT id, made FROM tables JOIN chairs ON id = table_id "
                    "WHERE holder = ? ORDER BY made DESC LIMIT ?",
                    (holder, limit),
                ).fetchall()
            return [row[0] for row in rows]

        return await asyncio.to_thread(work)


def _insert(connection: sqlite3.Connection, table: str, entries: Sequence[Entry]) -> None:
    try:
        connection.executemany(
            "INSERT INTO entries VALUES (?, ?, ?)",
            [(table, entry.number, write_entry(entry)) for entry in entries],
        )
    except sqlite3.IntegrityError as error:
        raise Conflict(f"entry {entries[0].number} of table {table} is written already") from error

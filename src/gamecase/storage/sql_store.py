"""What every store of ours does alike: one thread writes, and whatever waits is written together.

A database is asked once for many entries, so that waiting until they are durable stays cheap.
The statements here are SQL that SQLite and PostgreSQL read alike; a `Connection` speaks to either
(`session.py`).
"""

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from gamecase.kernel.log import (
    Entry,
    Header,
    read_entry_line,
    read_header,
    write_entry,
    write_header,
)
from gamecase.storage.connection import Connection, Duplicate, prepare
from gamecase.storage.store import (
    Chair,
    ChangeListener,
    Conflict,
    ExtraWrites,
    StoredTable,
    StoreUnavailable,
)

T = TypeVar("T")

log = logging.getLogger(__name__)

_ASKED_AT_ONCE = 500
_FORGET_MILLISECONDS = 3_600_000  # rows of a process that ended without a word
_LOOK_SECONDS = 0.04  # how often a writer with nothing to do looks for what others wrote


@dataclass(slots=True)
class _Job:
    tables: Collection[str]  # those it writes to
    done: "asyncio.Future[None]"
    entries: Sequence[Entry] = ()  # of the one table
    claim: Callable[[Connection], None] | None = None  # whatever is to be written with the entries

    def __str__(self) -> str:
        number = self.entries[0].number if self.entries else 0
        return f"entry {number} of table {', '.join(self.tables)} is written already"

    @property
    def rows(self) -> list[tuple[str, int, str]]:
        (table,) = self.tables if self.entries else ("",)
        return [(table, entry.number, write_entry(entry)) for entry in self.entries]


class SqlStore:
    """A store on two connections, a writer and a reader, each used by a thread of its own."""

    def __init__(self, name: str, connect: Callable[[], Connection]) -> None:
        self._name = name
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._fresh: list[_Job] = []  # of this turn of the loop
        self._heard: Callable[[Collection[str] | None], None] | None = None
        self._away: set[Connection] = set()
        self._writer = connect()
        try:
            prepare(self._writer, name)
            self._reader = connect()
        except Exception:
            self._writer.roll_back()
            self._writer.close()
            raise
        self._thread = threading.Thread(target=self._write_all, name="log-writer", daemon=True)
        self._thread.start()
        # Not asyncio's own threads: whatever else they do for long, reading does not wait for it.
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="log-reader")

    def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()
        self._writer.close()
        self._reading.shutdown()  # whoever still reads finishes first
        self._reader.close()

    # --- hearing of others ---

    def watch(self, heard: ChangeListener) -> None:
        loop = asyncio.get_running_loop()

        def tell(tables: Collection[str] | None) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(heard, tables)

        self._heard = tell

    # --- writing ---

    def _write_all(self) -> None:
        closing = False
        while not closing:
            found: list[list[_Job] | None] = []
            with contextlib.suppress(queue.Empty):
                found.append(self._jobs.get(timeout=_LOOK_SECONDS))
                while True:
                    found.append(self._jobs.get_nowait())
            closing = None in found
            batch = [job for jobs in found if jobs is not None for job in jobs]
            if batch:
                self._write(batch)
            if self._heard is not None and self._writer.has_others_written():
                self._heard(None)

    def _write(self, batch: list[_Job]) -> None:
        """One transaction for the batch; if that fails, one for each, to find whose fault it is.

        Where one alone finds the database away, so would all after it, and each waits for that.
        """
        failure = self._try(batch)
        if failure is None or len(batch) == 1:
            _answer(batch, failure)
            return
        for nth, job in enumerate(batch):
            failure = self._try([job])
            if isinstance(failure, StoreUnavailable):
                _answer(batch[nth:], failure)
                return
            _answer([job], failure)

    def _try(self, batch: list[_Job]) -> Exception | None:
        session = self._writer
        rows = [row for job in batch for row in job.rows]
        claims = [job.claim for job in batch if job.claim is not None]
        try:
            with self._telling_away(session):
                if claims:
                    session.run("BEGIN IMMEDIATE")
                    for claim in claims:
                        claim(session)
                    session.insert_entries(rows)
                    session.announce({table for job in batch for table in job.tables})
                    session.run("COMMIT")
                else:
                    session.append(rows)
        except Duplicate:
            session.roll_back()
            return Conflict(str(batch[0]))
        except Exception as error:  # told to whoever asked: nothing of this is acknowledged
            session.roll_back()
            return error
        return None

    @contextlib.contextmanager
    def _telling_away(self, session: Connection) -> Iterator[None]:
        """What the driver says, in our words; whoever runs the house reads of it once."""
        task = "write to" if session is self._writer else "read from"
        try:
            yield
        except session.failures as error:
            if session not in self._away:
                said = " ".join(str(error).split())
                log.warning("cannot %s %s: %s", task, self._name, said)
            self._away.add(session)
            raise StoreUnavailable(self._name) from error
        if session in self._away:
            log.warning("can %s %s again", task, self._name)
            self._away.discard(session)

    def _put(
        self,
        tables: Collection[str],
        entries: Sequence[Entry],
        claim: Callable[[Connection], None] | None,
    ) -> "asyncio.Future[None]":
        """Have a job done; it is durable when what this returns is."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._fresh:
            loop.call_soon(self._hand_over)
        self._fresh.append(_Job(tables, done, entries, claim))
        return done

    def _hand_over(self) -> None:
        """All of a turn of the loop at once: waking the writer costs more than a row."""
        fresh, self._fresh = self._fresh, []
        self._jobs.put(fresh)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something to what is kept beside the logs, durable when this returns.

        All or nothing. It may be done once more, where it was tried together with what failed.
        """
        found: list[T] = []
        await self._put((), (), lambda session: found.append(work(session)))
        return found[-1]

    async def create(
        self, header: Header, chairs: Sequence[Chair], entries: Sequence[Entry], secret: str
    ) -> None:
        def claim(session: Connection) -> None:
            session.run(
                "INSERT INTO tables (id, header, made) VALUES (?, ?, ?)",
                (header.table, write_header(header), header.made),
            )
            for each in chairs:
                session.run(
                    "INSERT INTO chairs (table_id, chair, holder, invite, is_open) "
                    "VALUES (?, ?, ?, ?, ?)",
                    (header.table, each.number, each.holder, each.invite, int(each.is_open)),
                )
            if secret:
                session.run("INSERT INTO secrets VALUES (?, 1, ?)", (header.table, secret))

        await self._put([header.table], entries, claim)

    async def append(
        self,
        table: str,
        entries: Sequence[Entry],
        *,
        chair: Chair | None = None,
        secret: tuple[int, str] | None = None,
        along: ExtraWrites | None = None,
    ) -> None:
        if chair is None and secret is None and along is None:  # nearly always: somebody acts
            await self._put([table], entries, None)
            return

        def claim(session: Connection) -> None:
            if chair is not None:
                taken = session.run(
                    "UPDATE chairs SET holder = ?, invite = NULL "
                    "WHERE table_id = ? AND chair = ? AND holder IS NULL",
                    (chair.holder, table, chair.number),
                )
                if taken != 1:
                    raise Conflict(f"chair {chair.number} is taken")
            if secret is not None:
                try:
                    session.run("INSERT INTO secrets VALUES (?, ?, ?)", (table, *secret))
                except Duplicate as error:
                    raise Conflict(f"game {secret[0]} of table {table} has begun") from error
            if along is not None:
                along(session)

        await self._put([table], entries, claim)

    async def tell_presence(
        self, process: str, counts: Mapping[str, Mapping[int, int]], now: int
    ) -> None:
        def claim(session: Connection) -> None:
            session.run("DELETE FROM presence WHERE seen < ?", (now - _FORGET_MILLISECONDS,))
            session.run("UPDATE presence SET seen = ? WHERE process = ?", (now, process))
            for table, found in counts.items():
                session.run(
                    "DELETE FROM presence WHERE process = ? AND table_id = ?", (process, table)
                )
                for chair, count in found.items():
                    session.run(
                        "INSERT INTO presence (process, table_id, chair, count, seen) "
                        "VALUES (?, ?, ?, ?, ?)",
                        (process, table, chair, count, now),
                    )

        await self._put([*counts], (), claim)

    # --- reading ---

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

        def work_there() -> T:
            with self._telling_away(self._reader):
                return work(self._reader)

        return await asyncio.get_running_loop().run_in_executor(self._reading, work_there)

    async def load(self, table: str) -> StoredTable | None:
        return (await self.load_many([table])).get(table)

    async def load_many(self, tables: Collection[str]) -> dict[str, StoredTable]:
        ids = [*tables]
        return await self.read(lambda connection: _load_many(connection, ids)) if ids else {}

    async def entries(self, table: str, after: int) -> tuple[Entry, ...]:
        return await self.read(lambda session: _entries(session, table, after))

    async def since(self, table: str, after: int) -> tuple[tuple[Entry, ...], tuple[Chair, ...]]:
        return await self.read(
            lambda session: (_entries(session, table, after), _chairs(session, table))
        )

    async def news(self, known: Mapping[str, int]) -> dict[str, tuple[Entry, ...]]:
        def work(session: Connection) -> dict[str, tuple[Entry, ...]]:
            found: dict[str, list[Entry]] = {}
            for table, number, line in session.news(known):
                found.setdefault(table, []).append(read_entry_line(number, line))
            return {table: tuple(entries) for table, entries in found.items()}

        return await self.read(work)

    async def presence(
        self, tables: Collection[str], process: str, since: int
    ) -> dict[str, dict[int, int]]:
        def work(session: Connection) -> dict[str, dict[int, int]]:
            found: dict[str, dict[int, int]] = {}
            for first in range(0, len(wanted), _ASKED_AT_ONCE):
                some = wanted[first : first + _ASKED_AT_ONCE]
                marks = ", ".join("?" * len(some))
                rows = session.rows(
                    "SELECT table_id, chair, sum(count) FROM presence "  # noqa: S608 - marks only
                    f"WHERE table_id IN ({marks}) AND process <> ? AND seen >= ? "
                    "GROUP BY table_id, chair",
                    (*some, process, since),
                )
                for table, chair, count in rows:
                    found.setdefault(table, {})[chair] = int(count)
            return found

        wanted = [*tables]
        return await self.read(work)

    async def tables_of(self, holder: str, limit: int = 12) -> list[str]:
        def work(session: Connection) -> list[str]:
            rows = session.rows(
                "SELECT DISTINCT id, made FROM tables JOIN chairs ON id = table_id "
                "WHERE holder = ? ORDER BY made DESC LIMIT ?",
                (holder, limit),
            )
            return [row[0] for row in rows]

        return await self.read(work)

    async def open_tables(self, since: int, limit: int = 30) -> list[str]:
        def work(session: Connection) -> list[str]:
            rows = session.rows(
                "SELECT DISTINCT id, made FROM tables JOIN chairs ON id = table_id "
                "WHERE is_open = 1 AND holder IS NULL AND made >= ? ORDER BY made DESC LIMIT ?",
                (since, limit),
            )
            return [row[0] for row in rows]

        return await self.read(work)


def _answer(batch: Sequence[_Job], failure: Exception | None) -> None:
    """Tell whoever waits, all of a batch at once: waking an event loop costs more than a row."""
    waiting: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for job in batch:
        waiting.setdefault(job.done.get_loop(), []).append(job.done)
    for loop, some in waiting.items():
        with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
            loop.call_soon_threadsafe(_set_all, some, failure)


def _set_all(waiting: "Sequence[asyncio.Future[None]]", failure: Exception | None) -> None:
    for done in waiting:
        if done.done():
            continue  # whoever waited was cancelled
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)


def _load_many(connection: Connection, ids: Sequence[str]) -> dict[str, StoredTable]:
    headers: dict[str, str] = dict(connection.headers(ids))
    # Entries first: chairs and secrets read after them may be newer, never older.
    entries: dict[str, list[Entry]] = {}
    for table, number, line in connection.news(dict.fromkeys(headers, 0)):
        entries.setdefault(table, []).append(read_entry_line(number, line))
    chairs: dict[str, list[Chair]] = {}
    for table, number, holder, invite, is_open in connection.chairs(ids):
        chairs.setdefault(table, []).append(Chair(number, holder, invite, bool(is_open)))
    secrets: dict[str, dict[int, str]] = {}
    for table, nth_game, secret in connection.secrets(ids):
        secrets.setdefault(table, {})[nth_game] = secret
    return {
        table: StoredTable(
            read_header(header),
            tuple(entries.get(table, ())),
            tuple(chairs.get(table, ())),
            secrets.get(table, {}),
        )
        for table, header in headers.items()
    }


def _chairs(session: Connection, table: str) -> tuple[Chair, ...]:
    rows = session.rows(
        "SELECT chair, holder, invite, is_open FROM chairs WHERE table_id = ? ORDER BY chair",
        (table,),
    )
    return tuple(Chair(nth, holder, invite, bool(is_open)) for nth, holder, invite, is_open in rows)


def _entries(session: Connection, table: str, after: int) -> tuple[Entry, ...]:
    rows = session.rows(
        "SELECT number, line FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
        (table, after),
    )
    return tuple(read_entry_line(number, line) for number, line in rows)

"""Writes to a database from one thread, many jobs in one transaction.

Jobs that arrive while the database syncs to disk are written together by the next transaction, so
that waiting for durability costs little per job.
"""

import asyncio
import contextlib
import math
import queue
import threading
import time
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from gamecase.kernel.log import Entry, write_entry
from gamecase.storage.connection import Duplicate, EntryRow, StoreConnection
from gamecase.storage.connection_failures import ConnectionFailures
from gamecase.storage.store import Conflict, ExtraWrites, StoreUnavailable

_POLL_SECONDS = 0.04  # how often an idle writer looks for the writes of other processes


@dataclass(slots=True)
class _Job:
    tables: Collection[str]  # those it writes to
    done: "asyncio.Future[None]"
    entries: Sequence[Entry] = ()  # of the only table
    extra_writes: ExtraWrites | None = None

    @property
    def rows(self) -> list[EntryRow]:
        (table,) = self.tables if self.entries else ("",)
        return [(table, entry.number, write_entry(entry)) for entry in self.entries]

    @property
    def conflict(self) -> Conflict:
        number = self.entries[0].number if self.entries else 0
        return Conflict(f"entry {number} of table {', '.join(self.tables)} is written already")


class BatchWriter:
    """The thread that writes, and the queue of its jobs."""

    def __init__(self, connection: StoreConnection, database: str) -> None:
        self.connection = connection
        self.on_foreign_writes: Callable[[], None] | None = None
        self._availability = ConnectionFailures(connection, "write to", database)
        self._queue: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._busy_since = 0.0  # when the batch in progress was begun; 0: none
        self._submitted: list[_Job] = []  # in this iteration of the event loop
        self._thread = threading.Thread(target=self._run, name="log-writer", daemon=True)
        self._thread.start()

    def submit(
        self,
        tables: Collection[str],
        entries: Sequence[Entry] = (),
        extra_writes: ExtraWrites | None = None,
    ) -> "asyncio.Future[None]":
        """Queue a job; the future it returns is done when the job is durable."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._submitted:
            loop.call_soon(self._flush)
        self._submitted.append(_Job(tables, done, entries, extra_writes))
        return done

    def _flush(self) -> None:
        """Queue all jobs of a loop iteration together: waking the thread costs more than a row."""
        jobs, self._submitted = self._submitted, []
        self._queue.put(jobs)

    @property
    def delay(self) -> float:
        """How long the batch in progress has taken so far; infinite if the thread has ended."""
        since = self._busy_since
        if not self._thread.is_alive():
            return math.inf
        return time.monotonic() - since if since else 0.0

    def close(self) -> None:
        """Write what is queued, then close the connection."""
        self._flush()
        self._queue.put(None)
        self._thread.join()
        self.connection.close()

    # --- in the thread ---

    def _run(self) -> None:
        is_closing = False
        while not is_closing:
            queued: list[list[_Job] | None] = []
            with contextlib.suppress(queue.Empty):
                queued.append(self._queue.get(timeout=_POLL_SECONDS))
                while True:
                    queued.append(self._queue.get_nowait())
            is_closing = None in queued
            batch = [job for jobs in queued if jobs is not None for job in jobs]
            if batch:
                self._busy_since = time.monotonic()
                self._write(batch)
                self._busy_since = 0.0
            if self.on_foreign_writes is not None and self.connection.has_foreign_writes():
                self.on_foreign_writes()

    def _write(self, batch: list[_Job]) -> None:
        """Write a batch in one transaction, or each job alone if that fails.

        Once the database is unavailable for one job, the jobs after it are not tried: each would
        wait for a timeout.
        """
        failure = self._try(batch)
        if failure is None or len(batch) == 1:
            _finish(batch, failure)
            return
        for index, job in enumerate(batch):
            failure = self._try([job])
            if isinstance(failure, StoreUnavailable):
                _finish(batch[index:], failure)
                return
            _finish([job], failure)

    def _try(self, batch: list[_Job]) -> Exception | None:
        connection = self.connection
        rows = [row for job in batch for row in job.rows]
        extra_writes = [job.extra_writes for job in batch if job.extra_writes is not None]
        try:
            with self._availability.guard():
                if extra_writes:
                    connection.begin()
                    for write in extra_writes:
                        write(connection)
                    connection.insert_entries(rows)
                    connection.notify({table for job in batch for table in job.tables})
                    connection.commit()
                else:
                    connection.append_entries(rows)
        except Duplicate:
            connection.roll_back()
            return batch[0].conflict
        except Exception as error:  # raised by the future of each job
            connection.roll_back()
            return error
        return None


def _finish(batch: Sequence[_Job], failure: Exception | None) -> None:
    """Resolve the futures of a batch, with one wake-up for each event loop."""
    futures: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for job in batch:
        futures.setdefault(job.done.get_loop(), []).append(job.done)
    for loop, waiting in futures.items():
        with contextlib.suppress(RuntimeError):  # the loop was closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, waiting, failure)


def _resolve(futures: "Sequence[asyncio.Future[None]]", failure: Exception | None) -> None:
    for future in futures:
        if future.done():
            continue  # cancelled
        if failure is None:
            future.set_result(None)
        else:
            future.set_exception(failure)

"""Reads from a connection in a thread; reads that wait at the same time are done in one go.

Waking a thread, and the event loop afterwards, costs more than a typical query. When many players
arrive at once, they share these costs.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from gamecase.storage.connection import StoreConnection
from gamecase.storage.connection_failures import ConnectionFailures

T = TypeVar("T")
Work = Callable[[StoreConnection], Any]
Result = tuple[Any, BaseException | None]

_MOST_AT_ONCE = 32  # so that the first does not wait for too many others


class SharedReader:
    """One connection and its thread; each event loop that reads has a queue."""

    def __init__(self, connection: StoreConnection, name: str) -> None:
        self._connection = connection
        self._availability = ConnectionFailures(connection, "read from", name)
        # Not asyncio's default threads: reads must not wait for whatever else runs there.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log-reader")
        self._queues: WeakKeyDictionary[asyncio.AbstractEventLoop, _ReadQueue] = WeakKeyDictionary()

    async def read(self, work: Callable[[StoreConnection], T]) -> T:
        """The result of some work with the connection."""
        loop = asyncio.get_running_loop()
        queue = self._queues.get(loop)
        if queue is None:
            queue = self._queues[loop] = _ReadQueue(self._thread, self._run)
        result: T = await queue.add(loop, work)
        return result

    def _run(self, works: Sequence[Work]) -> list[Result]:
        """In the thread: the result or the exception of each."""
        results: list[Result] = []
        for work in works:
            try:
                with self._availability.guard():
                    results.append((work(self._connection), None))
            except Exception as error:  # raised where the result is awaited
                results.append((None, error))
        return results

    def close(self) -> None:
        self._thread.shutdown()  # a read in progress is finished first
        self._connection.close()


class _ReadQueue:
    """The reads of one event loop that wait for the thread."""

    def __init__(
        self, thread: ThreadPoolExecutor, run: Callable[[Sequence[Work]], list[Result]]
    ) -> None:
        self._thread = thread
        self._run = run
        self._waiting: deque[tuple[Work, asyncio.Future[Any]]] = deque()
        self._is_reading = False

    def add(self, loop: asyncio.AbstractEventLoop, work: Work) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((work, future))
        if not self._is_reading:
            self._is_reading = True
            loop.call_soon(self._start, loop)  # others of this iteration come along
        return future

    def _start(self, loop: asyncio.AbstractEventLoop) -> None:
        batch: list[tuple[Work, asyncio.Future[Any]]] = []
        while self._waiting and len(batch) < _MOST_AT_ONCE:
            work, future = self._waiting.popleft()
            if not future.cancelled():
                batch.append((work, future))
        self._is_reading = bool(batch)
        if not batch:
            return
        futures = [future for _, future in batch]
        try:
            running = loop.run_in_executor(self._thread, self._run, [work for work, _ in batch])
        except RuntimeError as error:  # the store is closed
            self._finish(loop, futures, [(None, error)] * len(futures))
            return
        running.add_done_callback(lambda done: self._finish(loop, futures, done.result()))

    def _finish(
        self,
        loop: asyncio.AbstractEventLoop,
        futures: "Sequence[asyncio.Future[Any]]",
        results: Sequence[Result],
    ) -> None:
        for future, (result, error) in zip(futures, results, strict=True):
            if future.done():
                continue  # nobody waits any more
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)
        self._start(loop)

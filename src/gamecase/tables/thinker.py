"""Where bots and analysts think: worker processes, so that no thought holds up the tables."""

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TypeVar

from gamecase.search.analyst import Insight, Query, look_at
from gamecase.search.thinking import Answer, Question, think

Q = TypeVar("Q", Question, Query)
A = TypeVar("A")

log = logging.getLogger(__name__)

_TRIES = 3
_GRACE_SECONDS = 20.0  # beyond the time a bot was given: a cold process must import and compile


class BotLost(RuntimeError):
    """A bot died or hung every time it was asked."""


class Thinker:
    """Asks bots in other processes, and replaces a process that dies or hangs."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self._executor is None:
            # Fresh interpreters: a fork would copy the server's sockets and locks.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_leave_with_the_house
            )
        return self._executor

    def warm_up(self) -> None:
        """Start the processes before the first question, without waiting for them."""
        self._pool().submit(int)

    async def ask(self, question: Question) -> Answer:
        """What a bot does."""
        return await self._try(think, question, question.level)

    async def look(self, query: Query) -> Insight:
        """What an analyst sees in a position."""
        return await self._try(look_at, query, "analyst")

    async def _try(self, function: Callable[[Q], A], question: Q, who: str) -> A:
        for attempt in range(1, _TRIES + 1):
            pool = self._pool()
            try:
                thought = asyncio.wrap_future(pool.submit(function, question))
                return await asyncio.wait_for(thought, question.seconds + _GRACE_SECONDS)
            except (BrokenExecutor, TimeoutError):
                log.exception("bot lost on attempt %d: %s", attempt, question)
                if self._executor is pool:
                    self.close()
        raise BotLost(f"{question.game} {who}: no answer after {_TRIES} tries")

    def close(self) -> None:
        if self._executor is not None:
            # Asked to end, a process that hangs would never: it would keep the server from ending.
            processes = [*(self._executor._processes or {}).values()]
            self._executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
            self._executor = None


def _leave_with_the_house() -> None:
    """A bot's process ends when the server's does, however that came to its end."""
    # One thought is one thread: matrices as small as a bot's only get slower on more.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None  # this runs in a process of the pool
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()

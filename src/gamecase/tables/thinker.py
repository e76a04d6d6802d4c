"""Where bots think: worker processes, so that no thought holds up the tables."""

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor

from gamecase.search.thinking import Answer, Question, think

log = logging.getLogger(__name__)

_TRIES = 3
_GRACE_SECONDS = 20.0  # beyond the time a bot was given: a cold process must import and compile


class BotLost(RuntimeError):
    """A bot died or hung every time it was asked."""


def _follow_parent() -> None:
    """In a worker: end with the server, however it ended, and leave no engine behind."""
    parent = multiprocessing.parent_process()
    assert parent is not None  # a worker has been started by somebody

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, name="follow parent", daemon=True).start()


class Thinker:
    """Asks bots in other processes, and replaces a process that dies or hangs."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._executor: Executor | None = None

    def _pool(self) -> Executor:
        if self._executor is None:
            # Fresh interpreters: a fork would copy the server's sockets and locks.
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self._workers, mp_context=context, initializer=_follow_parent
            )
        return self._executor

    def warm_up(self) -> None:
        """Start the processes before the first question, without waiting for them."""
        self._pool().submit(int)

    async def ask(self, question: Question) -> Answer:
        for attempt in range(1, _TRIES + 1):
            pool = self._pool()
            try:
                thought = asyncio.wrap_future(pool.submit(think, question))
                return await asyncio.wait_for(thought, question.seconds + _GRACE_SECONDS)
            except (BrokenExecutor, TimeoutError):
                log.exception("bot lost on attempt %d: %s", attempt, question)
                if self._executor is pool:
                    self.close()
        raise BotLost(f"{question.game} {question.level}: no answer after {_TRIES} tries")

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

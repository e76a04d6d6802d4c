"""Where bots and analysts think: worker processes, so that no thought holds up the tables."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import ExitStack
from typing import TypeVar

from gamecase.engines.analyst import Evaluation
from gamecase.engines.cluster import connect_cluster
from gamecase.engines.requests import BotReply, BotRequest, EvaluationRequest, run_analyst, run_bot
from gamecase.tables.processes import kill_pool, start_pool

Q = TypeVar("Q", BotRequest, EvaluationRequest)
A = TypeVar("A")
Lost = Callable[[], None] | None

log = logging.getLogger(__name__)

_TRIES = 3
_GRACE_SECONDS = 20.0  # beyond the time a bot was given: a cold process must import its engine
_FIRST_SECONDS = 240.0  # the same before a game's first answer: the engine may have to be compiled


class EngineFailed(RuntimeError):
    """A bot died or hung every time it was asked."""


class EnginePool:
    """Asks bots in other processes, and replaces a process that dies or hangs.

    No more questions are handed over than can be thought about at once: a thought is timed from
    its beginning, not from when it began to wait. With a cluster's address, its workers are used,
    and local processes only while it cannot be reached.
    """

    def __init__(self, workers: int = 1, cluster: str = "") -> None:
        self._workers = workers
        self._executor: ProcessPoolExecutor | None = None
        self._open = ExitStack()  # closes the line to the cluster
        self._cluster = self._open.enter_context(connect_cluster(cluster)) if cluster else None
        self._answered: set[str] = set()  # games whose engines are known to be there
        self._slots = asyncio.Semaphore(self._cluster.threads if self._cluster else workers)

    def _pool(self) -> Executor:
        if self._cluster is not None:
            if self._cluster.is_connected():
                return self._cluster.executor
            log.warning("the cluster is away: bots think on this computer")
        if self._executor is None:
            self._executor = start_pool(self._workers)
        return self._executor

    def warm_up(self) -> None:
        """Start the processes before the first question, without waiting for them."""
        self._pool().submit(int)

    async def ask(self, question: BotRequest, lost: Lost = None) -> BotReply:
        """What a bot does; `lost` is called whenever it has to begin anew."""
        return await self._try(run_bot, question, question.level, lost)

    async def look(self, query: EvaluationRequest) -> Evaluation:
        """What an analyst sees in a position."""
        return await self._try(run_analyst, query, "analyst", None)

    async def _try(self, function: Callable[[Q], A], question: Q, who: str, lost: Lost) -> A:
        async with self._slots:
            for attempt in range(1, _TRIES + 1):
                pool = self._pool()
                try:
                    answer = await self._think(pool, function, question)
                except self._lost:
                    log.exception("bot lost on attempt %d: %s", attempt, question)
                    if self._executor is pool:
                        self._end_processes()
                    if lost is not None:
                        lost()
                else:
                    self._answered.add(question.game)
                    return answer
        raise EngineFailed(f"{question.game} {who}: no answer after {_TRIES} tries")

    @property
    def _lost(self) -> tuple[type[Exception], ...]:
        own = (BrokenExecutor, TimeoutError)
        return (*own, *self._cluster.connection_errors) if self._cluster else own

    async def _think(self, pool: Executor, function: Callable[[Q], A], question: Q) -> A:
        grace = _GRACE_SECONDS if question.game in self._answered else _FIRST_SECONDS
        thought = asyncio.wrap_future(pool.submit(function, question))
        try:
            await asyncio.wait({thought}, timeout=question.seconds + grace)
            if not thought.done() or thought.cancelled():
                raise TimeoutError("a thought came to no end")
            return thought.result()
        finally:
            thought.cancel()

    def close(self) -> None:
        self._end_processes()
        self._open.close()

    def _end_processes(self) -> None:
        if self._executor is not None:
            kill_pool(self._executor)
            self._executor = None

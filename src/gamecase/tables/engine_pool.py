"""Worker processes in which bots and analysts compute, so that they do not block the server."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from gamecase.engines.analyst_module import Evaluation
from gamecase.engines.cached_njit import interpret
from gamecase.engines.dask_cluster import connect_cluster
from gamecase.engines.deep_analysis_module import DeepStep
from gamecase.engines.requests import (
    BotReply,
    BotRequest,
    DeepRequest,
    EvaluationRequest,
    run_analyst,
    run_bot,
    run_deep_step,
)
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.phrase import Phrase
from gamecase.tables.engine_preparation import EnginePreparation, PreparationProgress
from gamecase.tables.fair_queue import FairQueue, IsWanted, Turn
from gamecase.tables.process_pool import kill_pool, start_pool

Q = TypeVar("Q", BotRequest, EvaluationRequest, DeepRequest)
A = TypeVar("A")
Lost = Callable[[], None] | None
Switches = Mapping[str, SwitchValue]

log = logging.getLogger(__name__)

_TRIES = 3
_LONG_SECONDS = 0.3  # requests that took longer leave a worker to quicker ones
_GRACE_SECONDS = 20.0  # beyond the engine's own limit: a new process imports the engine first
_FIRST_SECONDS = 240.0  # the same for a game's first reply: the engine may be compiled first


class EngineFailed(RuntimeError):
    """An engine died or timed out on every attempt."""


@dataclass(frozen=True, slots=True)
class _Task(Generic[Q, A]):
    """What to compute, and where."""

    pool_of: Callable[[], Executor]
    function: Callable[[Q], A]
    request: Q
    name: str


class EnginePool:
    """Sends requests to engines in other processes, and restarts processes that die or hang.

    Requests wait here until a worker is free, so that their time limit starts with the computation.
    Those of different holders take turns, and of several workers one is left to quick requests.
    With the address of a cluster, its workers are used, and local processes only while the cluster
    cannot be reached.

    With a preparation, bots never wait for it: until an engine is compiled, another process answers
    that interprets it, and until tables are computed, it does without them.
    """

    def __init__(
        self,
        workers: int = 1,
        cluster: str = "",
        preparation: EnginePreparation | None = None,
        most_waiting: int = 0,
        address_of: Callable[[str], str] = lambda holder: holder,
    ) -> None:
        self._workers = workers
        self._preparation = None if cluster else preparation
        self._executor: ProcessPoolExecutor | None = None
        self._interpreter: ProcessPoolExecutor | None = None
        self._open = ExitStack()  # closes the connection to the cluster
        self._cluster = self._open.enter_context(connect_cluster(cluster)) if cluster else None
        self._answered: set[str] = set()  # games whose engines are loaded and compiled
        self.places = self._cluster.threads if self._cluster else workers  # requests at once
        self.failures = 0  # requests in a row that no engine has answered
        self._queue = FairQueue(self.places, most_waiting, address_of)
        self._durations: dict[tuple[str, str], float] = {}  # of requests, by game and level

    def _pool(self) -> Executor:
        if self._cluster is not None:
            if self._cluster.is_connected():
                return self._cluster.executor
            log.warning("the cluster cannot be reached; using local processes")
        if self._executor is None:
            self._executor = start_pool(self._workers)
        return self._executor

    def _interpreter_pool(self) -> Executor:
        if self._interpreter is None:
            self._interpreter = start_pool(self._workers, interpret)
        return self._interpreter

    def warm_up(self, game: str = "", ruleset: str = "", switches: Switches | None = None) -> None:
        """Start the processes before the first request, without waiting for them."""
        if game and self._preparation is not None:
            self._preparation.want(game, ruleset, switches or {})
            if not self._preparation.is_compiled(game):
                self._interpreter_pool().submit(int)
        self._pool().submit(int)

    def progress(self, game: str) -> PreparationProgress | None:
        """What is being prepared for a game; None where nothing is."""
        return self._preparation.progress(game) if self._preparation is not None else None

    def preparation_notice(self, game: str) -> Phrase | None:
        """What is being prepared for a game, and how far that is; None where nothing is."""
        progress = self.progress(game)
        if progress is None:
            return None
        return Phrase(f"working-{progress.kind}", {"percent": round(100 * progress.share)})

    async def ask(
        self, request: BotRequest, lost: Lost = None, is_wanted: IsWanted | None = None
    ) -> BotReply:
        """The action of a bot; `lost` is called whenever the engine is restarted.

        Raises TooManyRequests when the holder has too many others waiting, and NotWanted when
        `is_wanted` says so at its turn.
        """
        pool = self._pool
        if self._preparation is not None:
            request = replace(request, may_wait=False)
            self._preparation.want(request.game, request.ruleset, request.switches)
            if not self._preparation.is_compiled(request.game):
                pool = self._interpreter_pool
        name = f"{request.level}-hint" if request.wants_reason else request.level
        key = (request.game, name)
        turn = await self._queue.enter(
            request.holder,
            is_long=self._durations.get(key, 0.0) > _LONG_SECONDS,
            is_wanted=is_wanted or (lambda: True),
        )
        began = time.monotonic()
        reply = await self._try(_Task(pool, run_bot, request, name), turn, lost)
        took = time.monotonic() - began
        # The first reply may have waited for the engine to load, so one outlier counts little.
        self._durations[key] = min(took, 2 * self._durations.get(key, took))
        return reply

    async def evaluate(self, request: EvaluationRequest) -> Evaluation:
        """The evaluation of a position."""
        if self._preparation is not None:
            await self._preparation.wait_for(request.game, request.ruleset, request.switches)
        turn = await self._queue.enter(request.holder)
        return await self._try(_Task(self._pool, run_analyst, request, "analyst"), turn)

    async def deepen(self, request: DeepRequest) -> DeepStep:
        """One step of a deep analysis."""
        if self._preparation is not None:
            await self._preparation.wait_for(request.game, request.ruleset, request.switches)
        turn = await self._queue.enter(request.holder, is_long=True)
        return await self._try(_Task(self._pool, run_deep_step, request, "deep analysis"), turn)

    async def _try(self, task: "_Task[Q, A]", turn: Turn, lost: Lost = None) -> A:
        running: Future[A] | None = None
        request = replace(task.request, holder="")  # which is nobody else's business
        try:
            for attempt in range(1, _TRIES + 1):
                pool = task.pool_of()
                running = pool.submit(task.function, request)
                try:
                    reply = await self._wait(running, request)
                except self._lost:
                    log.exception("engine failed on attempt %d: %s", attempt, request)
                    if pool in (self._executor, self._interpreter):
                        self._end_processes()
                    if lost is not None:
                        lost()
                else:
                    self._answered.add(request.game)
                    self.failures = 0
                    return reply
        finally:
            self._leave_when_done(turn, running)
        self.failures += 1
        raise EngineFailed(f"{request.game} {task.name}: no answer after {_TRIES} tries")

    def _leave_when_done(self, turn: Turn, running: "Future[A] | None") -> None:
        """End a turn; a caller that was cancelled leaves a process that is still computing."""
        if running is None or running.cancel() or running.done():
            self._queue.leave(turn)
            return
        loop = asyncio.get_running_loop()

        def leave(done: "Future[A]") -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server has ended
                loop.call_soon_threadsafe(self._queue.leave, turn)

        running.add_done_callback(leave)

    @property
    def _lost(self) -> tuple[type[Exception], ...]:
        own = (BrokenExecutor, TimeoutError)
        return (*own, *self._cluster.connection_errors) if self._cluster else own

    async def _wait(self, running: "Future[A]", request: Q) -> A:
        grace = _GRACE_SECONDS if request.game in self._answered else _FIRST_SECONDS
        future = asyncio.wrap_future(running)
        try:
            await asyncio.wait({future}, timeout=request.seconds + grace)
            if not future.done() or future.cancelled():
                raise TimeoutError("engine timed out")
            return future.result()
        finally:
            future.cancel()

    def close(self) -> None:
        self._end_processes()
        self._open.close()

    def _end_processes(self) -> None:
        for pool in (self._executor, self._interpreter):
            if pool is not None:
                kill_pool(pool)
        self._executor = self._interpreter = None

"""Prepares engines in the background: compiles them and computes their tables, ahead of need.

The processes stand back behind all others, have no time limit, and keep what they have done: a
function that is compiled is on disk at once. Several servers on one computer share the work.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass

from gamecase.engines.preparation import MissingPreparation
from gamecase.engines.preparation_job import (
    PreparationJob,
    compilation_job,
    stand_back,
    table_jobs,
    usual_jobs,
)
from gamecase.kernel.booklet import SwitchValue
from gamecase.tables.process_pool import kill_pool, start_pool

log = logging.getLogger(__name__)

_PROCESSES = 2


@dataclass(frozen=True, slots=True)
class PreparationProgress:
    """What is being prepared for a game, and how much of it is done, from 0 to 1."""

    kind: MissingPreparation
    share: float


class EnginePreparation:
    """The jobs that are waiting, running and done; the processes live only while there are any."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._waiting: deque[PreparationJob] = deque()
        self._running: dict[asyncio.Task[None], PreparationJob] = {}
        self._over: list[PreparationJob] = []  # done, or failed and given up
        self._is_closed = False

    def start(self) -> None:
        """Begin with the jobs that every computer needs."""
        for job in usual_jobs():
            self._add(job)
        self._fill()

    def want(self, game: str, ruleset: str, switches: Mapping[str, SwitchValue]) -> None:
        """Prepare an engine for a table that was opened, before everything that is waiting."""
        for job in reversed(self._jobs_for(game, ruleset, switches)):
            self._add(job, is_urgent=True)
        self._fill()

    def is_compiled(self, game: str) -> bool:
        """Whether the engine of a game can answer without compiling anything."""
        job = compilation_job(game)
        return job is None or self._is_over(job)

    async def wait_for(self, game: str, ruleset: str, switches: Mapping[str, SwitchValue]) -> None:
        """Wait until everything is prepared for a game under these rules."""
        self.want(game, ruleset, switches)
        for job in self._jobs_for(game, ruleset, switches):
            while not self._is_over(job):
                await asyncio.wait({*self._running}, return_when=asyncio.FIRST_COMPLETED)

    def progress(self, game: str) -> PreparationProgress | None:
        """What is being prepared for a game now; None where nothing is."""
        jobs = [job for job in (*self._running.values(), *self._waiting) if job.game == game]
        if not jobs:
            return None
        job = min(jobs, key=lambda job: job.kind)  # code before tables
        return PreparationProgress(job.kind, job.share)

    def close(self) -> None:
        self._is_closed = True
        for task in self._running:
            task.cancel()
        self._end_processes()

    def _jobs_for(
        self, game: str, ruleset: str, switches: Mapping[str, SwitchValue]
    ) -> list[PreparationJob]:
        """What a table needs, in the order of need."""
        code = compilation_job(game)
        tables = table_jobs(game, [ruleset], switches)
        return tables if code is None else [code, *tables]

    def _is_over(self, job: PreparationJob) -> bool:
        if job not in self._over and job.is_done:
            self._over.append(job)
        return job in self._over

    def _add(self, job: PreparationJob, *, is_urgent: bool = False) -> None:
        if self._is_over(job) or job in self._running.values():
            return
        if job in self._waiting:
            if not is_urgent:
                return
            self._waiting.remove(job)
        if is_urgent:
            self._waiting.appendleft(job)
        else:
            self._waiting.append(job)

    def _fill(self) -> None:
        """Start waiting jobs while a process is free."""
        while self._waiting and len(self._running) < _PROCESSES and not self._is_closed:
            job = self._waiting.popleft()
            task = asyncio.create_task(self._run(job), name=f"prepare {job.game} {job.kind}")
            self._running[task] = job
            task.add_done_callback(self._finish)

    async def _run(self, job: PreparationJob) -> None:
        if self._executor is None:
            self._executor = start_pool(_PROCESSES, stand_back)
        try:
            await asyncio.wrap_future(self._executor.submit(job.run))
        except BrokenExecutor:
            log.exception("a process that prepared %s died", job)
            self._end_processes()
        except Exception:
            log.exception("%s failed; the engine prepares itself when it is used", job)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._over.append(self._running.pop(task))
        self._fill()
        if not self._running:
            self._end_processes()

    def _end_processes(self) -> None:
        if self._executor is not None:
            kill_pool(self._executor)
            self._executor = None

"""Analyses finished games in the background, one after the other, as their players wish."""

import asyncio
import logging
from collections.abc import Sequence

from gamecase.kernel.match_state import MatchState
from gamecase.storage.store import StoreUnavailable
from gamecase.study.analyses import StudyStore
from gamecase.study.jobs import AnalysisJob, AnalysisJobs, TooManyJobs
from gamecase.tables.analysis import Analyses, Analysis, TooManyAnalyses
from gamecase.tables.loaded_tables import CLOSED_HOLDER
from gamecase.tables.played_game import PlayedGame
from gamecase.tables.service import TableService
from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_LOOK_SECONDS = 20.0  # after which other processes' jobs are looked for
_RENEW_SECONDS = 10.0


class AnalysisWorker:
    """Works at the jobs of all players in turn, until it is cancelled."""

    def __init__(
        self, tables: TableService, analyses: Analyses, study: StudyStore, jobs: AnalysisJobs
    ) -> None:
        self._tables = tables
        self._analyses = analyses
        self._study = study
        self.jobs = jobs
        self._news = asyncio.Event()
        self._may_work = asyncio.Event()
        self._may_work.set()
        self._asked: set[asyncio.Task[None]] = set()

    async def add(self, holder: str, games: Sequence[tuple[str, int]]) -> None:
        """Have games analysed for a holder; may raise TooManyJobs."""
        await self.jobs.add(holder, games)
        self._news.set()

    def entries_stored(self, table: Table, before: MatchState) -> None:
        """A game may have ended: analyse it if one of its players wants all games analysed."""
        ended = before.outcome is None and table.state.outcome is not None
        if not ended or table.package.study is None or table.package.analyst is None:
            return
        task = asyncio.create_task(self._add_wanted(table, table.state.nth_game))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _add_wanted(self, table: Table, nth_game: int) -> None:
        holders = {chair.holder for chair in table.chairs.values() if chair.holder}
        try:
            for holder in sorted(holders - {CLOSED_HOLDER}):
                if await self._study.analyses_all(holder):
                    await self.add(holder, [(table.id, nth_game)])
                    return  # it is stored for all who played it
        except (StoreUnavailable, TooManyJobs) as error:
            log.info("table %s: not analysed: %s", table.id, error)

    async def pause(self) -> None:
        """Begin no other job."""
        self._may_work.clear()

    async def run(self) -> None:
        """Work at one job after the other, those that an earlier process left included."""
        while True:
            await self._may_work.wait()
            try:
                job = await self.jobs.claim()
                if job is not None:
                    await self.work(job)
                    continue
            except StoreUnavailable as error:
                log.warning("analyses wait: %s", error)
            except Exception:
                log.exception("an analysis failed")
            self._news.clear()
            try:
                async with asyncio.timeout(_LOOK_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def work(self, job: AnalysisJob) -> None:
        """Analyse the game of a job."""
        table = await self._tables.table(job.table)
        game = await self._game(table, job.nth_game) if table is not None else None
        if table is None or game is None:
            await self.jobs.finish(job.table, job.nth_game)  # there is nothing to analyse
            return
        try:
            analysis = self._analyses.of(table, game, job.holder)
        except TooManyAnalyses:
            return  # its lease runs out, and it is tried again
        while not analysis.is_done:
            analysis = self._analyses.of(table, game, job.holder)  # goes on
            await analysis.past(len(analysis.found), _RENEW_SECONDS)
            await self.jobs.renew(job)
        await self._end(job, analysis)

    async def _game(self, table: Table, nth_game: int) -> PlayedGame | None:
        """A finished game, with what is stored of its analysis unless another engine made that."""
        if table.package.study is None:
            return None
        stored = await self._study.find(table.id, nth_game)
        engine = await asyncio.to_thread(table.package.study.engine_version)
        uses_stored = stored is not None and stored.engine == engine
        if stored is not None and not uses_stored:
            self._analyses.forget(table.id, nth_game)
        game = await self._analyses.game(table, nth_game, uses_stored=uses_stored)
        return game if game is not None and game.is_over else None

    async def _end(self, job: AnalysisJob, analysis: Analysis) -> None:
        await analysis.stored()
        if analysis.has_failed:
            await self.jobs.fail(job)
        else:
            await self.jobs.finish(job.table, job.nth_game)

    async def close(self) -> None:
        """Stop waiting for the database."""
        for task in [*self._asked]:
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)

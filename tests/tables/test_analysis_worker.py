"""Analyses in the background: stored once, resumed after a restart, kept where an engine dies."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.engines.analyst_module import Evaluation, Line, SidedPhrase
from gamecase.engines.requests import EvaluationRequest
from gamecase.kernel.phrase import Phrase
from gamecase.storage.store import open_store
from gamecase.study.analyses import StudyStore
from gamecase.study.jobs import LEASE_MILLISECONDS, AnalysisJobs, TooManyJobs
from gamecase.tables.analysis import Analyses
from gamecase.tables.analysis_archive import AnalysisArchive
from gamecase.tables.analysis_worker import AnalysisWorker
from gamecase.tables.engine_pool import EngineFailed, EnginePool
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from log_builder import NOON
from tables.service_fixture import ANN, BEN, BROWSER, open_service, play, table_request

pytestmark = pytest.mark.anyio

WORTH = SidedPhrase(Phrase("worth"), Phrase("worth"))
FOOLS_MATE = ("f2f3", "e7e5", "g2g4", "d8h4")

Answer = Callable[[EvaluationRequest], Awaitable[Evaluation]]


async def first_move_is_best(request: EvaluationRequest) -> Evaluation:
    lines = tuple(
        Line((move,), 0.0, WORTH, score=score) for move, score in (("a2a3", 10.0), ("a2a4", 0.0))
    )
    return Evaluation(0.0, WORTH, lines)


class FakeAnalyst(EnginePool):
    """An analyst without a process, which counts its requests."""

    def __init__(self, answer: Answer = first_move_is_best) -> None:
        super().__init__()
        self.asked = 0
        self.holders: set[str] = set()
        self._answer = answer

    async def evaluate(self, request: EvaluationRequest) -> Evaluation:
        self.asked += 1
        self.holders.add(request.holder)
        return await self._answer(request)


@dataclass
class Room:
    """A service with what analyses games in the background."""

    tables: TableService
    analyst: FakeAnalyst
    study: StudyStore
    jobs: AnalysisJobs
    worker: AnalysisWorker
    analyses: Analyses

    async def chess(self, *actions: str) -> Table:
        table = await self.tables.create_table(table_request(ANN, BEN, game="chess"), BROWSER)
        await play(table, *actions)
        return table

    async def work(self) -> int:
        """Do what waits, and return how many jobs there were."""
        done = 0
        while (job := await self.jobs.claim()) is not None:
            await self.worker.work(job)
            done += 1
        return done


@asynccontextmanager
async def open_room(
    path: Path, answer: Answer = first_move_is_best, now: int = NOON
) -> AsyncIterator[Room]:
    store = open_store(str(path), SERVER_MIGRATIONS)
    analyst = FakeAnalyst(answer)
    study, jobs = StudyStore(store, lambda: now), AnalysisJobs(store, lambda: now)
    analyses = Analyses(analyst, AnalysisArchive(study))
    async with open_service(path) as tables:
        worker = AnalysisWorker(tables, analyses, study, jobs)
        yield Room(tables, analyst, study, jobs, worker, analyses)
        await worker.close()
    analyses.close()
    store.close()


async def test_a_game_is_analysed_once_and_found_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "database"
    async with open_room(path) as room:
        table = await room.chess(*FOOLS_MATE)
        assert await room.jobs.add(BROWSER, [(table.id, 1)]) == 1
        assert await room.jobs.add(BROWSER, [(table.id, 1)]) == 0
        assert await room.work() == 1
        assert room.analyst.asked == len(FOOLS_MATE) + 1
        assert room.analyst.holders == {BROWSER}  # so that players take turns
        assert await room.jobs.waiting(BROWSER) == []
        assert len(await room.study.decisions(table.id, 1)) == len(FOOLS_MATE)
        assert {game.chair for game in await room.study.studied(BROWSER)} == {1, 2}
    async with open_room(path) as room:
        again = await room.tables.table(table.id)
        assert again is not None
        game = await room.analyses.game(again, 1)
        assert game is not None
        assert room.analyses.of(again, game, "a reader").is_done
        await room.jobs.add(BROWSER, [(table.id, 1)])
        assert await room.work() == 1
        assert room.analyst.asked == 0


async def test_a_page_stores_what_it_has_computed(tmp_path: Path) -> None:
    async with open_room(tmp_path / "database") as room:
        table = await room.chess(*FOOLS_MATE)
        game = await room.analyses.game(table, 1)
        assert game is not None
        analysis = room.analyses.of(table, game, "a reader")
        while not analysis.is_done:
            await analysis.past(len(analysis.found), 5.0)
        await analysis.stored()
        stored = await room.study.find(table.id, 1)
        assert stored is not None
        assert stored.is_done


async def test_what_was_found_stays_when_the_engine_dies(tmp_path: Path) -> None:
    count = 0

    async def dies_at_the_fourth(request: EvaluationRequest) -> Evaluation:
        nonlocal count
        count += 1
        if count > 3:
            raise EngineFailed("no answer")
        return await first_move_is_best(request)

    path = tmp_path / "database"
    async with open_room(path, dies_at_the_fourth) as room:
        table = await room.chess(*FOOLS_MATE)
        await room.jobs.add(BROWSER, [(table.id, 1)])
        assert await room.work() == 2  # tried again, and then given up
        stored = await room.study.find(table.id, 1)
        assert stored is not None
        assert (stored.state, stored.found, stored.wanted) == ("failed", 3, 5)
        assert len(await room.study.decisions(table.id, 1)) == 2
    async with open_room(path) as room:  # with an engine that works
        await room.jobs.add(BROWSER, [(table.id, 1)])
        assert await room.work() == 1
        assert room.analyst.asked == 2  # goes on where the other stopped
        stored = await room.study.find(table.id, 1)
        assert stored is not None
        assert stored.is_done


async def test_a_job_that_a_process_left_is_done_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "database"
    async with open_room(path) as room:
        table = await room.chess(*FOOLS_MATE)
        await room.jobs.add(BROWSER, [(table.id, 1)])
        assert await room.jobs.claim() is not None  # and then the process ends
        assert await room.jobs.claim() is None  # nobody else works at it meanwhile
    async with open_room(path, now=NOON + LEASE_MILLISECONDS + 1) as room:
        assert await room.work() == 1
        assert len(await room.study.studied(BROWSER)) == 2


async def test_finished_games_are_analysed_for_whoever_wishes_so(tmp_path: Path) -> None:
    async with open_room(tmp_path / "database") as room:
        table = await room.chess(*FOOLS_MATE[:-1])
        before = table.state
        await play(table, FOOLS_MATE[-1])
        room.worker.entries_stored(table, before)
        await asyncio.sleep(0.05)
        assert await room.jobs.waiting(BROWSER) == []
        await room.study.set_analyses_all(BROWSER, wanted=True)
        room.worker.entries_stored(table, before)
        while not await room.jobs.waiting(BROWSER):
            await asyncio.sleep(0.01)


async def test_a_game_that_is_not_over_is_not_analysed(tmp_path: Path) -> None:
    async with open_room(tmp_path / "database") as room:
        table = await room.chess("e2e4")
        await room.jobs.add(BROWSER, [(table.id, 1), ("unknown", 1), (table.id, 7)])
        assert await room.work() == 3
        assert room.analyst.asked == 0
        assert await room.jobs.waiting(BROWSER) == []


async def test_players_take_turns_and_nobody_may_have_too_many_waiting(tmp_path: Path) -> None:
    async with open_room(tmp_path / "database") as room:
        await room.jobs.add("ann", [("a", 1), ("b", 1), ("c", 1)])
        await room.jobs.add("ben", [("z", 1)])
        order = []
        while (job := await room.jobs.claim()) is not None:
            order.append(job.holder)
        assert order == ["ann", "ben", "ann", "ann"]
        with pytest.raises(TooManyJobs):
            await room.jobs.add("ann", [("t", nth) for nth in range(600)])

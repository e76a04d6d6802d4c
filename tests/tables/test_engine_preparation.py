"""Bots answer at once while engines are prepared in the background."""

import asyncio
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from gamecase.engines.preparation import MissingPreparation
from gamecase.engines.preparation_job import PreparationJob
from gamecase.engines.requests import BotRequest
from gamecase.kernel.game import ListedActions
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.tables.engine_pool import EnginePool
from gamecase.tables.engine_preparation import EnginePreparation, PreparationProgress
from gamecase.tables.process_pool import start_pool

pytestmark = pytest.mark.anyio

CASE = PreparationJob("backgammon", MissingPreparation.TABLES, "case")


class EndlessPreparation(EnginePreparation):
    """Jobs begin and never end."""

    async def _run(self, job: PreparationJob) -> None:
        await asyncio.get_running_loop().create_future()


class FailingPreparation(EnginePreparation):
    """Every job fails at once."""

    async def _run(self, job: PreparationJob) -> None:
        await asyncio.sleep(0)


@pytest.fixture
def cold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The cache of a computer on which no engine was ever used."""
    monkeypatch.setenv("GAMECASE_CACHE", str(tmp_path))
    return tmp_path


async def test_a_default_backgammon_game_never_waits_for_compiler_or_tables(cold: Path) -> None:
    package, random, decisions = find("backgammon"), Random(11), 0
    preparation = EndlessPreparation()
    pool = EnginePool(preparation=preparation)
    position = package.game.opening(package.rules(), MatchScore())
    try:
        pool.warm_up("backgammon", "case")
        while package.game.outcome(position) is None:
            if package.game.to_act(position) is Seat.NATURE:
                rolls = package.game.choices(position)
                assert isinstance(rolls, ListedActions)
                action = random.choice(rolls.actions)
            else:
                request = BotRequest(
                    game="backgammon",
                    ruleset="case",
                    position=package.game.write(position),
                    level="steady",
                    seed=str(decisions),
                    wants_reason=decisions % 5 == 4,
                )
                reply = await pool.ask(request)
                assert reply.provisional == (MissingPreparation.COMPILED,)
                action = package.game.read_action(reply.action)
                decisions += 1
            position = package.game.apply(position, action)
        assert decisions > 10
        assert not [*cold.glob("gamecase/backgammon/*"), *cold.glob("gamecase/compiled/*")]
        assert pool.progress("backgammon") == PreparationProgress(MissingPreparation.COMPILED, 0.0)
    finally:
        pool.close()
        preparation.close()


async def test_a_table_that_opens_comes_before_everything_that_waits(cold: Path) -> None:
    preparation = EndlessPreparation()
    try:
        preparation.start()
        preparation.want("backgammon", "tournament", {})
        preparation.want("backgammon", "tournament", {})  # wanted once is enough
        wanted = PreparationJob("backgammon", MissingPreparation.TABLES, "tournament")
        assert preparation._waiting[0] == wanted
        assert [*preparation._waiting].count(wanted) == 1
        assert [job.game for job in preparation._running.values()] == ["backgammon", "chess"]
    finally:
        preparation.close()


async def test_games_without_engines_to_prepare_are_ready(cold: Path) -> None:
    preparation = EndlessPreparation()
    assert preparation.is_compiled("tictactoe")
    assert preparation.progress("tictactoe") is None
    assert not preparation.is_compiled("backgammon")
    await preparation.wait_for("tictactoe", "collection", {})
    preparation.close()


async def test_a_job_that_failed_is_given_up_and_the_engine_prepares_itself(cold: Path) -> None:
    preparation = FailingPreparation()
    preparation.start()
    await preparation.wait_for("backgammon", "case", {})
    assert preparation.is_compiled("backgammon")
    assert not CASE.is_done
    preparation.close()


def test_processes_run_what_they_are_told_first() -> None:
    limit = sys.getrecursionlimit() + 1
    with start_pool(1, partial(sys.setrecursionlimit, limit)) as pool:
        assert pool.submit(sys.getrecursionlimit).result() == limit

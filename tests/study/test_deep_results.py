"""Stored rollouts, on both databases: kept with the table, replaced by more games."""

from dataclasses import replace

import pytest

from accounts.fixtures import open_account_service
from gamecase.engines.line_comparison import ComparedLine, ComparisonResult
from gamecase.engines.study_module import EngineVersion
from gamecase.kernel.phrase import Phrase
from gamecase.study.analyses import delete_study_of_table
from gamecase.study.deep_results import DeepResult, DeepResults
from log_builder import NOON

pytestmark = pytest.mark.anyio

LINE = ComparedLine(
    key="8/5 6/5",
    choice="8/5 6/5",
    told=(Phrase("told-play", {"play": "8/5 6/5"}),),
    actions=("8/5 6/5",),
    value=0.16,
    error=0.01,
    games=36,
)
RESULT = ComparisonResult(lines=(LINE,), odds=0.97, games=36, ply=2)
FOUND = DeepResult(
    table="first",
    nth_game=1,
    number=4,
    level="2T",
    engine=EngineVersion("own", "1", "2T"),
    result=RESULT,
)


async def test_a_rollout_is_found_again_and_goes_with_its_table(database: str) -> None:
    async with open_account_service(database) as accounts:
        results = DeepResults(accounts.store, lambda: NOON)
        await results.save(FOUND)
        await results.save(replace(FOUND, level="rollout"))
        await results.save(replace(FOUND, table="second"))
    async with open_account_service(database) as accounts:  # after a restart
        results = DeepResults(accounts.store, lambda: NOON)
        stored = await results.of_game("first", 1)
        assert sorted(stored, key=lambda one: one.level) == [
            FOUND,
            replace(FOUND, level="rollout", engine=EngineVersion("own", "1", "rollout")),
        ]
        assert await results.of_game("first", 2) == []
        await accounts.store.write(lambda connection: delete_study_of_table(connection, "first"))
        assert await results.of_game("first", 1) == []
        assert len(await results.of_game("second", 1)) == 1


async def test_fewer_games_of_the_same_engine_replace_nothing(database: str) -> None:
    fewer = replace(FOUND, result=replace(RESULT, games=0, odds=None))
    newer = replace(fewer, engine=EngineVersion("own", "2", "2T"))
    async with open_account_service(database) as accounts:
        results = DeepResults(accounts.store, lambda: NOON)
        await results.save(FOUND)
        await results.save(fewer)
        assert await results.of_game("first", 1) == [FOUND]
        await results.save(newer)
        assert await results.of_game("first", 1) == [newer]

"""Bots and analysts on a cluster: a real one of two workers on this computer."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gamecase.engines.cluster import reach
from gamecase.engines.requests import Question, think
from gamecase.kernel.errors import BadInput
from gamecase.tables.engine_pool import Thinker
from tables.hosting import awaited

OPENING = Question(
    game="tictactoe", ruleset="collection", position=".../.../...", level="casual", seed="7"
)


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    from distributed import LocalCluster  # noqa: PLC0415 - slow to load

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as made:
        yield made


@awaited
async def ask_both(address: str) -> None:
    thinker = Thinker(cluster=address)
    try:
        questions = [replace(OPENING, seed=str(nth)) for nth in range(6)]
        answers = await asyncio.gather(*(thinker.ask(each) for each in questions))
        assert answers == [think(each) for each in questions]
        assert thinker._executor is None, "a process of this computer was started"
    finally:
        thinker.close()


def test_the_workers_of_a_cluster_answer_what_a_bot_answers_here(dask: Any) -> None:
    ask_both(dask.scheduler_address)
    with reach(dask.scheduler_address) as helpers:
        assert helpers.threads == 2


def test_a_cluster_that_is_not_there_is_told_before_the_house_opens() -> None:
    with pytest.raises(BadInput, match="no cluster at"):
        Thinker(cluster="tcp://127.0.0.1:9")

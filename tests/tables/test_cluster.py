"""Bots and analysts on a cluster: a real one of two workers on this computer."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gamecase.engines.dask_cluster import connect_cluster
from gamecase.engines.requests import BotRequest, run_bot
from gamecase.kernel.errors import BadInput
from gamecase.tables.engine_pool import EnginePool

pytestmark = pytest.mark.anyio

OPENING = BotRequest(
    game="tictactoe", ruleset="collection", position=".../.../...", level="casual", seed="7"
)


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    from distributed import LocalCluster  # noqa: PLC0415 - slow to load

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as made:
        yield made


async def ask_both(address: str) -> None:
    engine_pool = EnginePool(cluster=address)
    try:
        questions = [replace(OPENING, seed=str(nth)) for nth in range(6)]
        answers = await asyncio.gather(*(engine_pool.ask(each) for each in questions))
        assert answers == [run_bot(each) for each in questions]
        assert engine_pool._executor is None, "a process of this computer was started"
    finally:
        engine_pool.close()


async def test_cluster_workers_answer_the_same_as_in_process(dask: Any) -> None:
    await ask_both(dask.scheduler_address)
    with connect_cluster(dask.scheduler_address) as cluster:
        assert cluster.threads == 2


def test_an_unreachable_cluster_is_an_error_before_the_server_starts() -> None:
    with pytest.raises(BadInput, match="no cluster at"):
        EnginePool(cluster="tcp://127.0.0.1:9")

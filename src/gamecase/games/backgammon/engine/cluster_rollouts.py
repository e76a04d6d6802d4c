"""Rollouts on a Dask cluster."""

from collections.abc import Iterator
from contextlib import contextmanager

from gamecase.engines.dask_cluster import connect_cluster
from gamecase.games.backgammon.engine.rollout import RolloutExecutor


@contextmanager
def rollout_cluster(address: str) -> Iterator[RolloutExecutor]:
    """Connect to the workers of the Dask scheduler at an address."""
    with connect_cluster(address) as cluster:
        yield RolloutExecutor(executor=cluster.executor, is_alive=cluster.is_connected)

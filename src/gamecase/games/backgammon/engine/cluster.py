"""A crew of other computers for rollouts: a Dask cluster, reached by its address."""

from collections.abc import Iterator
from contextlib import contextmanager

from gamecase.engines.cluster import connect_cluster
from gamecase.games.backgammon.engine.rollout import Crew


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers at an address, as `gamecase.engines.cluster` finds them."""
    with connect_cluster(address) as workers:
        yield Crew(executor=workers.executor, is_there=workers.is_connected)

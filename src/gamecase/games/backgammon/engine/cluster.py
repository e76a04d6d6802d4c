"""A crew of other computers for rollouts: a Dask cluster, reached by its address."""

from collections.abc import Iterator
from contextlib import contextmanager

from gamecase.games.backgammon.engine.rollout import Crew
from gamecase.search.cluster import reach


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers at an address, as `gamecase.search.cluster` finds them."""
    with reach(address) as helpers:
        yield Crew(executor=helpers.executor, is_there=helpers.is_there)

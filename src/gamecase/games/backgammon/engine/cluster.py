"""A crew of other computers: a Dask cluster, reached by its address."""

from collections.abc import Iterator
from contextlib import contextmanager

from gamecase.games.backgammon.engine.rollout import Crew
from gamecase.kernel.errors import BadInput

_PATIENCE_SECONDS = 5


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The workers of the Dask scheduler at an address such as `tcp://10.0.0.5:8786`.

    Gamecase must be installed on them. BadInput when nobody is there.
    """
    try:
        from distributed import Client  # noqa: PLC0415 - an extra that few need
    except ImportError as error:
        raise BadInput("a cluster needs Dask: pip install 'gamecase[cluster]'") from error
    try:
        client = Client(address, timeout=_PATIENCE_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise BadInput(f"no cluster at {address!r}: {error}") from error
    try:
        if not client.scheduler_info()["workers"]:
            raise BadInput(f"the cluster at {address!r} has no workers")
        yield Crew(
            executor=client.get_executor(pure=False), is_there=lambda: client.status == "running"
        )
    finally:
        client.close(timeout=_PATIENCE_SECONDS)

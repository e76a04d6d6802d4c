"""Engines on other computers: the workers of a Dask cluster as an executor."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass

from gamecase.extras import require
from gamecase.kernel.errors import BadInput

_TIMEOUT_SECONDS = 5


@dataclass(frozen=True, slots=True)
class ClusterConnection:
    """A connection to a cluster."""

    executor: Executor
    is_connected: Callable[[], bool]
    threads: int  # tasks that run at once
    connection_errors: tuple[type[Exception], ...]  # raised when a worker or the connection is lost


@contextmanager
def connect_cluster(address: str) -> Iterator[ClusterConnection]:
    """Connect to the Dask scheduler at an address such as `tcp://10.0.0.5:8786`.

    Gamecase must be installed on its workers. BadInput when there is no cluster at the address.
    """
    with require("cluster", f"the cluster at {address!r}"):
        from distributed import Client  # noqa: PLC0415 - an optional dependency
        from distributed.scheduler import KilledWorker  # noqa: PLC0415
    try:
        client = Client(address, timeout=_TIMEOUT_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise BadInput(f"no cluster at {address!r}: {error}") from error
    try:
        workers = client.scheduler_info(n_workers=-1)["workers"]
        if not workers:
            raise BadInput(f"the cluster at {address!r} has no workers")
        yield ClusterConnection(
            executor=client.get_executor(pure=False),
            is_connected=lambda: client.status == "running",
            threads=sum(worker["nthreads"] for worker in workers.values()),
            connection_errors=(KilledWorker, OSError),
        )
    finally:
        client.close(timeout=_TIMEOUT_SECONDS)

"""Other computers that help to think: a Dask cluster, reached by its address."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass

from gamecase.kernel.errors import BadInput

_PATIENCE_SECONDS = 5


@dataclass(frozen=True, slots=True)
class Helpers:
    """The workers of a cluster, as one executor."""

    executor: Executor
    is_there: Callable[[], bool]
    threads: int  # how many thoughts they think at once
    lost: tuple[type[Exception], ...]  # raised where a worker died, or the line to it


@contextmanager
def reach(address: str) -> Iterator[Helpers]:
    """The workers of the Dask scheduler at an address such as `tcp://10.0.0.5:8786`.

    Gamecase must be installed on them. BadInput when nobody is there.
    """
    try:
        from distributed import Client  # noqa: PLC0415 - an extra that few need
        from distributed.scheduler import KilledWorker  # noqa: PLC0415
    except ImportError as error:
        raise BadInput("a cluster needs Dask: pip install 'gamecase[cluster]'") from error
    try:
        client = Client(address, timeout=_PATIENCE_SECONDS, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise BadInput(f"no cluster at {address!r}: {error}") from error
    try:
        workers = client.scheduler_info(n_workers=-1)["workers"]
        if not workers:
            raise BadInput(f"the cluster at {address!r} has no workers")
        yield Helpers(
            executor=client.get_executor(pure=False),
            is_there=lambda: client.status == "running",
            threads=sum(each["nthreads"] for each in workers.values()),
            lost=(KilledWorker, OSError),
        )
    finally:
        client.close(timeout=_PATIENCE_SECONDS)

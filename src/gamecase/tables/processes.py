"""Pools of worker processes that can be killed, and that end with the server."""

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor


def start_pool(workers: int) -> ProcessPoolExecutor:
    """A pool of so many processes, each started when there is something for it to do."""
    # Fresh interpreters: a fork would copy the server's sockets and locks.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_exit_with_parent)


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool at once, whatever they are doing."""
    # Asked to end, a process that hangs would never: it would keep the server from ending.
    processes = [*(pool._processes or {}).values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _exit_with_parent() -> None:
    """A worker process ends when the server's does, however that came to its end."""
    # One task is one thread: matrices as small as a bot's only get slower on more.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None  # this runs in a process of the pool
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()

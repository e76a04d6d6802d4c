"""Pools of worker processes that can be killed, and that end with the server."""

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

from gamecase.engines.blas_threads import use_one_blas_thread


def start_pool(workers: int, *first: Callable[[], None]) -> ProcessPoolExecutor:
    """A pool of processes, each of which is started when it is first needed.

    Each process calls the functions of `first` before anything else.
    """
    # Spawned, because a fork would copy the server's sockets and locks.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        workers, mp_context=context, initializer=_begin_process, initargs=(first,)
    )


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """Kill all processes of a pool."""
    # A process that hangs would not end on request and would keep the server from ending.
    processes = [*(pool._processes or {}).values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _begin_process(first: tuple[Callable[[], None], ...]) -> None:
    use_one_blas_thread()
    _exit_with_parent()
    for function in first:
        function()


def _exit_with_parent() -> None:
    """End the worker process when the server process ends, even if that is killed."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None  # this runs in a process of the pool
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()

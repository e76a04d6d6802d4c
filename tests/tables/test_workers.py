"""Worker processes end with the server."""

import os
import signal
import subprocess
import sys
import time

import pytest

_SERVER = """
import os, time
from gamecase.tables.engine_pool import EnginePool
print(EnginePool()._pool().submit(os.getpid).result(), flush=True)
time.sleep(60)
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_worker_ends_with_a_server_that_was_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _SERVER], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        assert is_running(worker)
        server.send_signal(signal.SIGKILL)
    for _ in range(100):
        if not is_running(worker):
            return
        time.sleep(0.05)
    raise AssertionError(f"worker {worker} outlived its server")

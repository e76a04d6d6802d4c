"""A server killed while an event is directed loses and doubles nothing.

`benchmarks/events.py` kills it twenty times.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from events.killed_server import kill_rounds
from tables.server_process import ServerProcess


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path / "logs.sqlite3")
    made.start()
    yield made
    made.kill()


@pytest.mark.slow
def test_what_was_acknowledged_is_kept_once(server: ServerProcess) -> None:
    text = kill_rounds(server, kills=2, seed=3)
    assert text.count('"type":"paired"') == 6

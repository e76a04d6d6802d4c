"""Engine processes that are killed in the middle of a rollout or an analysis, and a Dask cluster.

The server, its engines, the scheduler and the workers are real processes on this computer.
"""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tables.server_process import ENGLISH, ServerProcess, free_port

OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10"
PLAYS = ["8/5 6/5", "24/21 6/5"]
ROLLOUT = {"game": "backgammon", "position": OPENING, "level": "2T", "compared": PLAYS}
ROUND, GAMES = 36, 360  # of a step, and of the whole rollout
GAME = """[Event "?"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5
10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8
17. Rd8# 1-0
"""
POSITIONS = 34  # of the game

_PATIENCE = 120.0  # an engine may be compiled first
_KILLS_A_SECOND = 5


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(tmp_path / "database.sqlite3") as made:
        yield made


@contextmanager
def running(database: Path, *options: str) -> Iterator[ServerProcess]:
    made = ServerProcess(database, options=options)
    made.start()
    try:
        yield made
    finally:
        made.kill()


def kill_engines(server: ServerProcess) -> None:
    """Kill every process that the server has started."""
    for pid in server.workers():
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


@contextmanager
def no_engine_survives(server: ServerProcess) -> Iterator[None]:
    """Kill engines again and again, as soon as they are started."""
    ended = threading.Event()

    def go_on() -> None:
        while True:
            kill_engines(server)
            if ended.wait(1 / _KILLS_A_SECOND):
                return

    killing = threading.Thread(target=go_on)
    killing.start()
    try:
        yield
    finally:
        ended.set()
        killing.join()


def rolled_out(
    server: ServerProcess, at_first_games: Callable[[], object] = lambda: None
) -> list[dict[str, Any]]:
    """What is found, step by step; something may happen as soon as games were played."""
    found: list[dict[str, Any]] = []
    address = f"{server.address}/api/deep-analysis"
    with httpx.stream("POST", address, json=ROLLOUT, timeout=_PATIENCE) as answer:
        for line in filter(None, answer.iter_lines()):
            step = json.loads(line)
            assert answer.status_code == 200, step
            if step["games"] and not any(before["games"] for before in found):
                at_first_games()
            found.append(step)
    return found


def test_a_rollout_goes_on_when_its_engine_is_killed(server: ServerProcess) -> None:
    found = rolled_out(server, lambda: kill_engines(server))
    games = [step["games"] for step in found]
    assert games == sorted(games)
    assert (found[-1]["state"], games[-1]) == ("done", GAMES)
    assert any("engine failed on attempt 1" in line for line in server.output)


def test_a_rollout_that_has_no_engine_keeps_its_games_and_goes_on_later(
    server: ServerProcess,
) -> None:
    with ExitStack() as killing:
        found = rolled_out(server, lambda: killing.enter_context(no_engine_survives(server)))
    kept = found[-1]["games"]
    assert found[-1]["state"] == "failed"
    assert kept in range(ROUND, GAMES, ROUND)
    assert {line["key"] for line in found[-1]["lines"]} == {*PLAYS}
    again = rolled_out(server)
    assert next(step["games"] for step in again if step["games"]) == kept
    assert (again[-1]["state"], again[-1]["games"]) == ("done", GAMES)


# --- analyses of games ---


class Analysed:
    """An imported game, the analysis of which is watched."""

    def __init__(self, server: ServerProcess) -> None:
        body = {"game": "chess", "text": GAME}
        address = f"{server.address}/api/tables/written"
        made = httpx.post(address, json=body, timeout=_PATIENCE).json()
        self._address = f"{server.address}/table/{made['table']}/analysis/found"

    def watch(self, most: int = 1000) -> tuple[list[Any], bool]:
        """The evaluations, as soon as there are so many, all, or no more; whether it has failed."""
        found: list[Any] = []
        while True:
            since = {"since": len(found)}
            news = httpx.get(self._address, params=since, timeout=_PATIENCE).json()
            found += news["found"]
            if news["has_failed"] or len(found) >= min(most, news["wanted"]):
                return found, news["has_failed"]


def test_an_analysis_goes_on_when_its_engine_is_killed(server: ServerProcess) -> None:
    analysed = Analysed(server)
    first, _ = analysed.watch(2)
    assert len(first) < POSITIONS
    kill_engines(server)
    found, has_failed = analysed.watch()
    assert len(found) == POSITIONS
    assert not has_failed
    assert any("engine failed on attempt 1" in line for line in server.output)


def test_an_analysis_that_has_no_engine_keeps_what_was_found_and_goes_on_later(
    server: ServerProcess,
) -> None:
    analysed = Analysed(server)
    first, _ = analysed.watch(2)
    with no_engine_survives(server):
        kept, has_failed = analysed.watch()
    assert has_failed
    assert len(first) <= len(kept) < POSITIONS
    assert kept[: len(first)] == first
    again, has_failed = analysed.watch()
    assert (len(again), has_failed) == (POSITIONS, False)
    assert again[: len(kept)] == kept


# --- a cluster ---


class Cluster:
    """A scheduler and workers, as somebody starts them on several computers."""

    def __init__(self, folder: Path, workers: int) -> None:
        self._folder, port = folder, free_port()
        self.address = f"tcp://127.0.0.1:{port}"
        options = ("--host", "127.0.0.1", "--port", str(port), "--no-dashboard")
        self.scheduler = self._start("scheduler", *options, "--no-show")
        self.workers = [
            self._start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(workers)
        ]

    def _start(self, *command: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *command],
            env={**ENGLISH, "PYTHONPATH": os.pathsep.join(sys.path)},
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def wait(self) -> None:
        """Until all workers are there."""
        from distributed import Client  # noqa: PLC0415 - slow to load

        with Client(self.address, timeout=_PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(len(self.workers), timeout=_PATIENCE)

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path, workers=2)
    try:
        made.wait()
        yield made
    finally:
        made.close()


def test_a_rollout_runs_on_a_cluster_and_goes_on_without_one_of_its_workers(
    tmp_path: Path, cluster: Cluster
) -> None:
    with running(tmp_path / "database.sqlite3", "--cluster", cluster.address) as server:
        found = rolled_out(server, cluster.workers[0].kill)
        games = [step["games"] for step in found]
        assert games == sorted(games)
        assert (found[-1]["state"], games[-1]) == ("done", GAMES)
        assert not any("using local processes" in line for line in server.output)


def test_a_rollout_goes_on_here_when_the_cluster_is_lost(tmp_path: Path, cluster: Cluster) -> None:
    with running(tmp_path / "database.sqlite3", "--cluster", cluster.address) as server:
        found = rolled_out(server, cluster.close)
        assert (found[-1]["state"], found[-1]["games"]) == ("done", GAMES)
        assert any("using local processes" in line for line in server.output)

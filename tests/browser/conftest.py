"""A real server and a real browser."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


# Machines are noisy: only a page that never gets there fails.
_PATIENCE = 30_000  # milliseconds
expect.set_options(timeout=_PATIENCE)


@dataclass
class Server:
    """A `gamecase serve` of its own, on a file of its own."""

    database: Path
    games: tuple[Path, ...] = ()  # folders where more games can be found
    port: int = 0
    process: subprocess.Popen[str] | None = None
    address: str = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "gamecase", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, self.games)), "LANG": "C"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "http://" in line:
                self.address = "http://" + line.split("http://")[1].strip()
                break
        else:
            raise AssertionError(f"the server did not start: exit {self.process.wait()}")
        self.port = int(self.address.rstrip("/").rsplit(":", 1)[1])
        self._wait()

    def _wait(self) -> None:
        for _ in range(100):
            try:
                with urlopen(f"{self.address}health") as answer:
                    assert answer.status == 200
                    return
            except URLError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("house") / "house.sqlite3")
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="module")  # while it is open, nothing else in this process can run a loop
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(_FLAGS))
        yield made
        made.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page as a new person; any error in the page's console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "", **how: Any) -> Page:
        how = {"locale": "en", "viewport": {"width": 1100, "height": 800}, **how}
        context = browser.new_context(**how)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(_PATIENCE)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))

        def hear(said: ConsoleMessage) -> None:
            if said.type == "error":
                complaints.append(f"{page.url}: {said.text}")

        page.on("console", hear)
        page.goto(path if path.startswith("http") else server.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [each for each in complaints if "WebSocket" not in each], complaints


@pytest.fixture
def browser_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    made = Server(tmp_path / "house.sqlite3")
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def pebble_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the tests' own game on its shelf, found by its entry point."""
    folder = tmp_path_factory.mktemp("games")
    info = folder / "pebble-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gamecase.games]\npebble = pebble\n")
    made = Server(folder / "house.sqlite3", games=(folder, Path(__file__).parent.parent))
    made.start()
    yield made
    made.kill()

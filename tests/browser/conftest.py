"""A real server and a real browser."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tables.server_process import ServerProcess

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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("house") / "house.sqlite3")
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
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
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
        page.goto(path if path.startswith("http") else f"{server.address}/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [each for each in complaints if "WebSocket" not in each], complaints


@pytest.fixture
def browser_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    made = ServerProcess(tmp_path / "house.sqlite3")
    made.start()
    yield made
    made.kill()


@pytest.fixture(scope="session")
def pebble_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has the tests' own game on its shelf, found by its entry point."""
    folder = tmp_path_factory.mktemp("games")
    info = folder / "pebble-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gamecase.games]\npebble = pebble\n")
    made = ServerProcess(folder / "house.sqlite3", games=(folder, Path(__file__).parents[1]))
    made.start()
    yield made
    made.kill()

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

# Long enough for a busy machine: only a page that never gets there fails.
_TIMEOUT_MS = 30_000
expect.set_options(timeout=_TIMEOUT_MS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that all tests share."""
    process = ServerProcess(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    process.start()
    yield process
    process.kill()


@pytest.fixture(scope="module")  # while it is open, no other event loop can run in this process
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=list(_FLAGS)
        )
        yield chromium
        chromium.close()


Visit = Callable[..., Page]

_UNFOLD = """addEventListener("DOMContentLoaded", () => {
    const folds = document.querySelectorAll(".sheet details:not(.clauses, .box-finder)");
    for (const fold of folds) fold.open = true;
})"""


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Open a page with cookies of its own; an error in its console fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = "", *, unfolds: bool = True, allows_errors: bool = False, **options: Any
    ) -> Page:
        options = {"locale": "en", "viewport": {"width": 1100, "height": 800}, **options}
        context = browser.new_context(**options)
        contexts.append(context)
        if unfolds:  # so that a test reaches every field of the sheet for a new table
            context.add_init_script(_UNFOLD)
        page = context.new_page()
        page.set_default_timeout(_TIMEOUT_MS)
        if allows_errors:  # a server that is gone is reported as an error
            page.goto(path)
            return page
        page.on("pageerror", lambda error: errors.append(f"{page.url}: {error}"))

        def on_console(message: ConsoleMessage) -> None:
            if message.type == "error":
                errors.append(f"{page.url}: {message.text}")

        page.on("console", on_console)
        page.goto(path if path.startswith("http") else f"{server.address}/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [error for error in errors if "WebSocket" not in error], errors


@pytest.fixture
def killable_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    process = ServerProcess(tmp_path / "tables.sqlite3")
    process.start()
    yield process
    process.kill()


@pytest.fixture(scope="session")
def pebble_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the tests' own game, found by its entry point."""
    folder = tmp_path_factory.mktemp("games")
    info = folder / "pebble-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gamecase.games]\npebble = pebble\n")
    process = ServerProcess(folder / "tables.sqlite3", games=(folder, Path(__file__).parents[1]))
    process.start()
    yield process
    process.kill()

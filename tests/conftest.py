"""Settings and markers for all tests."""

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from storage.postgres_server import PostgresServer

# The same examples on every run, however slow the machine, so that a failure can be reproduced.
settings.register_profile("gamecase", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("gamecase")

ROOT = Path(__file__).parent
_ENGINE_MODULES = ("test_analyst.py", "test_bot.py", "test_engine.py")
_ASYNC_TEST_SECONDS = 60.0


@pytest.fixture
def anyio_backend() -> str:
    """The event loop of asynchronous tests."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> "Iterator[PostgresServer]":
    """A PostgreSQL server that runs until the end of the test session."""
    from storage.postgres_server import PostgresServer  # noqa: PLC0415 - not every run needs one

    with PostgresServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database; a test that uses it runs once on each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "database.sqlite3")
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.empty_database()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their folder, limit the time of async tests, and run browser tests last.

    Browser tests are slow, and Playwright keeps the event loop of its thread.
    """
    for item in items:
        folders = item.path.relative_to(ROOT).parts if item.path.is_relative_to(ROOT) else ()
        if "browser" in folders:
            item.add_marker(pytest.mark.browser)
        if "engine" in folders or item.path.name in _ENGINE_MODULES:
            item.add_marker(pytest.mark.engine)
        if _uses_postgres(item):
            item.add_marker(pytest.mark.postgres)
        if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.obj = _with_timeout(item.obj)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def _uses_postgres(item: pytest.Item) -> bool:
    """Whether a fixture of the test, or one of its parameters, is a PostgreSQL server."""
    fixtures = getattr(item, "fixturenames", ())
    return "postgres" in item.name.lower() or any("postgres" in name for name in fixtures)


def _with_timeout(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @functools.wraps(test)
    async def limited(*args: Any, **kwargs: Any) -> None:
        async with asyncio.timeout(_ASYNC_TEST_SECONDS):
            await test(*args, **kwargs)

    return limited

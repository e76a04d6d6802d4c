"""What tests of tables share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamecase.registry import ENTRY_POINTS, all_games
from gamecase.words.speaker import speaker
from tables.postgres import PostgresServer


@pytest.fixture
def pebble(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Pebble stands on the shelf as another distribution's game does: it has dice, and is aimed."""
    folder = tmp_path_factory.mktemp("installed")
    lay_distribution(folder, "pebble")
    monkeypatch.syspath_prepend(str(folder))
    all_games.cache_clear()
    yield "pebble"
    all_games.cache_clear()
    speaker.cache_clear()


def lay_distribution(folder: Path, package: str) -> None:
    """A distribution whose entry point names a game's package."""
    info = folder / "somebodys_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\nany = {package}\n")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL server for as long as the tests take."""
    with PostgresServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def logs(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: every test that asks for it runs on each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "logs")
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.empty_database()

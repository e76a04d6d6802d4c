"""What tests of tables share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamecase.registry import ENTRY_POINTS, all_games
from gamecase.words.speaker import speaker


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


@pytest.fixture
def logs(database: str) -> str:
    """The address of an empty database."""
    return database

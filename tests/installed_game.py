"""Installs a game for a test as another distribution would."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gamecase.registry import ENTRY_POINTS, all_games
from gamecase.words.speaker import speaker


def write_distribution(folder: Path, package: str) -> None:
    """Write the metadata of a distribution whose entry point names a game's package."""
    info = folder / "somebodys_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\nany = {package}\n")


@contextmanager
def installed(package: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install a package that can be imported, and return its key."""
    write_distribution(folder, package)
    monkeypatch.syspath_prepend(str(folder))
    all_games.cache_clear()
    yield package
    all_games.cache_clear()
    speaker.cache_clear()

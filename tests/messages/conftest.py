"""Fixtures of the tests of messages."""

from collections.abc import Iterator

import pytest

from installed_game import installed


@pytest.fixture
def pebble(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Install pebble, a game with dice and aimed actions, as another distribution would."""
    with installed("pebble", tmp_path_factory.mktemp("installed"), monkeypatch) as key:
        yield key

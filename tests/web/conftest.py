"""Fixtures of the web tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from web.site import Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """An app with an empty database."""
    with Site(tmp_path / "database.sqlite3") as site:
        yield site

"""What tests of the web share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from web.site import Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A server with nothing on its file yet."""
    with Site(tmp_path / "house.sqlite3") as made:
        yield made

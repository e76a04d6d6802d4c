"""What every test here stands on."""

from pathlib import Path

import pytest
from hypothesis import settings

# The same examples every time, however slow the machine: a red build can be run again.
settings.register_profile("gamecase", deadline=None, derandomize=True, max_examples=60)
settings.load_profile("gamecase")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: they are slow, and a browser keeps the thread's event loop."""
    browser = Path(__file__).parent / "browser"
    items.sort(key=lambda item: browser in item.path.parents)

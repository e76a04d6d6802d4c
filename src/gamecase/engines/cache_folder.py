"""The folder of the user's cache in which engines keep what they can make again."""

import os
from pathlib import Path


def cache_folder(part: str) -> Path:
    """The folder of one part: in GAMECASE_CACHE, else XDG_CACHE_HOME, else ~/.cache."""
    chosen = os.environ.get("GAMECASE_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".cache") / "gamecase" / part

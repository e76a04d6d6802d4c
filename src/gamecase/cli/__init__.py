"""The `gamecase` command."""

from gamecase.cli.main import main

__all__ = ["main"]

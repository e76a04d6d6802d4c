"""The `gamecase` command."""

import sys

from gamecase.extras import MissingExtra, require


def main() -> None:
    """Run the command line, or say which extra it needs."""
    try:
        require("cli", "the command line")
    except MissingExtra as error:
        sys.exit(f"gamecase: {error}")
    from gamecase.cli.main import main as run  # noqa: PLC0415 - needs the extra

    run()

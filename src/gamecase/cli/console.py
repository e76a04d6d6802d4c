"""The console that commands print to, and its language."""

import locale
import os
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from gamecase.words import Speaker

# What is printed is data as often as prose: `[...]` and `:-1:` mean nothing in it.
out = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
errors = Console(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False)


def words_of(game: str = "") -> "Speaker":
    """The texts of a game in the language of the terminal."""
    from gamecase.words import negotiate, speaker  # noqa: PLC0415 - slow to import

    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((setting for setting in settings if setting), locale.getlocale()[0] or "")
    return speaker(negotiate(code.partition(".")[0].replace("_", "-")), game)

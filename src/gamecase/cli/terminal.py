"""What commands write to, and the language they write in."""

import locale
import os
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from gamecase.words import Speaker

out = Console(highlight=False, soft_wrap=True)


def words_of(game: str = "") -> "Speaker":
    """The speaker of the language this terminal is set to."""
    from gamecase.words import negotiate, speaker  # noqa: PLC0415 - slow to load

    named = (os.environ.get(each) for each in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((each for each in named if each), locale.getlocale()[0] or "")
    return speaker(negotiate(code.partition(".")[0].replace("_", "-")), game)

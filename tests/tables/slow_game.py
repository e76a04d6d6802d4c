"""A game whose uploads can be made to hang or to crash."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gamecase.registry import all_games
from installed_game import write_distribution
from log_builder import TICTACTOE

_GAME = '''
"""Tic-tac-toe by another name."""

from gamecase.games.tictactoe.rules import TicTacToe


class Slow(TicTacToe):
    key = "slow"


GAME = Slow()
'''

_FORMATS = '''
"""A format whose reader does what the text says."""

import os
import re

from gamecase.kernel.errors import BadInput
from gamecase.kernel.transcript import Format, TranscribedGame, Transcript


def read(text):
    if text == "hang":
        re.fullmatch("(a+)+b", "a" * 60)  # holds the interpreter lock for ever
    if text == "crash":
        os._exit(1)
    if text == "fault":
        raise ZeroDivisionError("a mistake in the reader")
    if text.startswith("no"):
        raise BadInput("no game")
    game = TranscribedGame(actions=tuple(text.split()))
    return [Transcript(ruleset="collection", names=("Ann", "Ben"), games=(game,))]


FORMATS = (Format(name="SLOW", suffix="slow", read=read, write=str),)
'''


@contextmanager
def slow_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install the game for a test and return its key."""
    package = folder / "slow"
    package.mkdir()
    (package / "__init__.py").write_text(_GAME)
    (package / "formats.py").write_text(_FORMATS)
    shutil.copytree(TICTACTOE.folder / "booklets", package / "booklets")
    write_distribution(folder, "slow")
    monkeypatch.syspath_prepend(str(folder))
    all_games.cache_clear()
    yield "slow"
    all_games.cache_clear()

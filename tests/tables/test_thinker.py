"""The thinker: bots think in processes of their own, and a process that dies is replaced."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamecase.kernel.shelf import shelf
from gamecase.search.thinking import Question, think
from gamecase.tables.thinker import BotLost, Thinker
from playing import TICTACTOE
from tables.conftest import lay_distribution
from tables.hosting import awaited

OPENING = Question(
    game="tictactoe", ruleset="collection", position=".../.../...", level="casual", seed="7"
)

_GAME = '''
"""Tic-tac-toe with a bot that cannot be relied on."""

from gamecase.games.tictactoe.rules import TicTacToe


class Doomed(TicTacToe):
    key = "doomed"


GAME = Doomed()
'''

_BOT = '''
"""A bot that dies, raises, or dies only once, as its level says."""

import os
from pathlib import Path

from gamecase.games.tictactoe.bot import Attentive
from gamecase.search.bot import Level

LEVELS = (Level("dies"), Level("raises"), Level("dies-once"))


class Doomed:
    def __init__(self, level):
        self.level = level

    def advise(self, position, occasion):
        grave = Path(__file__).parent / "grave"
        if self.level == "raises":
            raise ZeroDivisionError("a mistake in the bot")
        if self.level == "dies" or not grave.exists():
            grave.touch()
            os._exit(1)
        return Attentive(overlooks=False).advise(position, occasion)


bot = Doomed
'''


@pytest.fixture
def doomed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """A game on the shelf whose bot cannot be relied on."""
    folder = tmp_path_factory.mktemp("installed")
    package = folder / "doomed"
    package.mkdir()
    (package / "__init__.py").write_text(_GAME)
    (package / "bot.py").write_text(_BOT)
    shutil.copytree(TICTACTOE.folder / "booklets", package / "booklets")
    lay_distribution(folder, "doomed")
    monkeypatch.syspath_prepend(str(folder))
    shelf.cache_clear()
    yield package
    shelf.cache_clear()


def question(level: str) -> Question:
    return Question(
        game="doomed", ruleset="collection", position=".../.../...", level=level, seed="7"
    )


@awaited
async def test_a_bot_answers_from_its_process_as_it_would_here() -> None:
    thinker = Thinker()
    try:
        thinker.warm_up()
        assert await thinker.ask(OPENING) == think(OPENING)
    finally:
        thinker.close()


def test_a_thinker_never_asked_has_nothing_to_close() -> None:
    thinker = Thinker()
    thinker.close()
    thinker.close()


@awaited
async def test_a_process_that_dies_is_replaced_and_asked_again(doomed: Path) -> None:
    thinker = Thinker()
    try:
        answer = await thinker.ask(question("dies-once"))
        assert (doomed / "grave").exists()
        assert answer == think(OPENING)
    finally:
        thinker.close()


@awaited
async def test_a_bot_that_dies_every_time_is_lost_and_others_still_answer(doomed: Path) -> None:
    thinker = Thinker()
    try:
        with pytest.raises(BotLost, match="doomed dies: no answer after 3 tries"):
            await thinker.ask(question("dies"))
        assert await thinker.ask(OPENING) == think(OPENING)
    finally:
        thinker.close()

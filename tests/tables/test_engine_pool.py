"""The engine pool: bots run in processes of their own, which are restarted when they die."""

import asyncio
import multiprocessing
import shutil
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from gamecase.engines.requests import BotRequest, run_bot
from gamecase.registry import all_games
from gamecase.tables.engine_pool import EngineFailed, EnginePool
from installed_game import write_distribution
from log_builder import TICTACTOE

pytestmark = pytest.mark.anyio

OPENING = BotRequest(
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
"""A bot that dies, raises, hangs, or dies only once, as its level says."""

import os
import time
from pathlib import Path
from threading import Timer
from typing import Any

from gamecase.games.tictactoe.bot import OneMoveBot
from gamecase.engines.bot import Level

LEVELS = (Level("dies"), Level("raises"), Level("dies-once"), Level("hangs"))


class Doomed:
    def __init__(self, level):
        self.level = level

    def advise(self, position, occasion):
        grave = Path(__file__).parent / "grave"
        if self.level == "hangs":
            time.sleep(600)
        if self.level == "raises":
            raise ZeroDivisionError("a mistake in the bot")
        if self.level == "dies" or not grave.exists():
            grave.touch()
            os._exit(1)
        return OneMoveBot(has_blind_spot=False).advise(position, occasion)


bot = Doomed
'''


@pytest.fixture
def doomed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """A registered game whose bot dies or hangs, depending on its level."""
    folder = tmp_path_factory.mktemp("installed")
    package = folder / "doomed"
    package.mkdir()
    (package / "__init__.py").write_text(_GAME)
    (package / "bot.py").write_text(_BOT)
    shutil.copytree(TICTACTOE.folder / "booklets", package / "booklets")
    write_distribution(folder, "doomed")
    monkeypatch.syspath_prepend(str(folder))
    all_games.cache_clear()
    yield package
    all_games.cache_clear()


def question(level: str) -> BotRequest:
    return BotRequest(
        game="doomed", ruleset="collection", position=".../.../...", level=level, seed="7"
    )


async def test_a_bot_answers_the_same_from_its_process_as_in_process() -> None:
    engine_pool = EnginePool()
    try:
        engine_pool.warm_up()
        assert await engine_pool.ask(OPENING) == run_bot(OPENING)
    finally:
        engine_pool.close()


def test_an_unused_pool_can_be_closed_twice() -> None:
    engine_pool = EnginePool()
    engine_pool.close()
    engine_pool.close()


async def test_a_process_that_dies_is_replaced_and_asked_again(doomed: Path) -> None:
    engine_pool = EnginePool()
    try:
        answer = await engine_pool.ask(question("dies-once"))
        assert (doomed / "grave").exists()
        assert answer == run_bot(OPENING)
    finally:
        engine_pool.close()


async def test_a_bot_that_always_dies_fails_and_others_still_answer(doomed: Path) -> None:
    engine_pool = EnginePool()
    try:
        with pytest.raises(EngineFailed, match="doomed dies: no answer after 3 tries"):
            await engine_pool.ask(question("dies"))
        assert await engine_pool.ask(OPENING) == run_bot(OPENING)
    finally:
        engine_pool.close()


async def test_a_bot_that_hangs_fails_and_its_process_is_ended(
    doomed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamecase.tables.engine_pool._FIRST_SECONDS", 0.5)
    engine_pool = EnginePool()
    before = {*multiprocessing.active_children()}
    try:
        with pytest.raises(EngineFailed, match="doomed hangs: no answer after 3 tries"):
            await engine_pool.ask(replace(question("hangs"), seconds=0.0))
    finally:
        engine_pool.close()
    for process in {*multiprocessing.active_children()} - before:
        process.join(10)
        assert process.exitcode is not None


async def test_the_first_answer_of_a_game_has_time_to_compile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("gamecase.tables.engine_pool._GRACE_SECONDS", 0.0)
    engine_pool = EnginePool()
    slow = replace(OPENING, seconds=0.0)  # a process takes longer than that to start
    try:
        assert (await engine_pool.ask(slow)).action
        engine_pool._end_processes()  # the next request starts new ones
        with pytest.raises(EngineFailed):
            await engine_pool.ask(slow)
    finally:
        engine_pool.close()


async def test_the_time_limit_of_a_request_excludes_its_time_in_the_queue() -> None:
    engine_pool = EnginePool()
    begun = 0

    class CountingExecutor(Executor):
        """Answers after a delay, and counts the requests in progress."""

        def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
            nonlocal begun
            begun += 1
            assert begun == 1, "a question was handed over before the last one was answered"
            done: Future[Any] = Future()

            def answer() -> None:
                nonlocal begun
                begun -= 1
                done.set_result(run_bot(args[0]))

            Timer(0.02, answer).start()
            return done

    engine_pool._pool = CountingExecutor  # type: ignore[method-assign]  # a double of the processes
    answers = await asyncio.gather(*(engine_pool.ask(OPENING) for _ in range(5)))
    assert answers == [run_bot(OPENING)] * 5


async def test_the_caller_is_notified_when_a_bot_process_died(doomed: Path) -> None:
    engine_pool, lost = EnginePool(), []
    try:
        question = replace(OPENING, game="doomed", level="dies-once")
        await engine_pool.ask(question, lambda: lost.append("again"))
    finally:
        engine_pool.close()
    assert lost == ["again"]


class SlowExecutor(Executor):
    """Keeps requests until they are answered by hand."""

    def __init__(self) -> None:
        self.asked: list[tuple[BotRequest, Future[Any]]] = []

    def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()
        self.asked.append((args[0], done))
        return done


async def _rest() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_guest_with_two_hundred_tables_lets_another_one_play(tmp_path: Path) -> None:
    pool, executor = EnginePool(), SlowExecutor()
    pool._pool = lambda: executor  # type: ignore[method-assign]  # a double of the processes
    many = [
        asyncio.create_task(pool.ask(replace(OPENING, holder="many", seed=f"many {nth}")))
        for nth in range(200)
    ]
    await _rest()
    one = asyncio.create_task(pool.ask(replace(OPENING, holder="one", seed="one")))
    served = []
    while not one.done():
        request, done = executor.asked.pop(0)
        served.append(request.seed)
        done.set_result(run_bot(request))
        await _rest()
    assert served == ["many 0", "one"]
    for task in many:
        task.cancel()
    await asyncio.gather(*many, return_exceptions=True)
    assert len(pool._queue) == 0


async def test_a_process_that_computes_for_nobody_still_takes_its_place() -> None:
    pool, executor = EnginePool(), SlowExecutor()
    pool._pool = lambda: executor  # type: ignore[method-assign]  # a double of the processes
    gone = asyncio.create_task(pool.ask(OPENING))
    await _rest()
    gone.cancel()
    later = asyncio.create_task(pool.ask(OPENING))
    await _rest()
    assert len(executor.asked) == 1
    executor.asked[0][1].set_result(run_bot(OPENING))
    await _rest()
    assert len(executor.asked) == 2
    executor.asked[1][1].set_result(run_bot(OPENING))
    assert (await later).action


async def test_the_processes_are_not_told_who_asks() -> None:
    pool, executor = EnginePool(), SlowExecutor()
    pool._pool = lambda: executor  # type: ignore[method-assign]  # a double of the processes
    asked = asyncio.create_task(pool.ask(replace(OPENING, holder="somebody")))
    await _rest()
    assert executor.asked[0][0].holder == ""
    asked.cancel()

"""The first answer of every game: on a machine that has never run it, and after that.

python benchmarks/first_answer.py

Starts an engine pool as the server does, once with an empty cache and once prepared, and asks the
usual bot and the hint of every game in its default rules. Prints the seconds from the question to
the answer and, behind a stroke, the processor time of the engine's process, which other work on
the machine does not lengthen; a new process is started for each. Nothing is asserted.
"""

import asyncio
import os
import tempfile
import time
from pathlib import Path

from gamecase.engines.bot import usual_level
from gamecase.engines.preparation_job import usual_jobs
from gamecase.engines.requests import BotRequest
from gamecase.kernel.game import ListedActions
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage, all_games
from gamecase.tables.engine_pool import EnginePool
from gamecase.tables.engine_preparation import EnginePreparation


def request(package: GamePackage, *, is_hint: bool) -> BotRequest:
    """The first decision of a game under its first booklet."""
    game, ruleset = package.game, next(iter(package.booklets))
    position = game.opening(package.rules(ruleset), MatchScore())
    while game.to_act(position) is Seat.NATURE:
        choices = game.choices(position)
        assert isinstance(choices, ListedActions)
        position = game.apply(position, choices.actions[1])
    levels = package.bot.LEVELS
    level = levels[-1] if is_hint else usual_level(levels)
    return BotRequest(
        game=game.key,
        ruleset=ruleset,
        position=game.write(position),
        level=level.key,
        wants_reason=is_hint,
        seed="1",
    )


def engine_seconds() -> float:
    """The processor time of the engines: of all children but those of low priority."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        parent, user, system, nice = (int(fields[nth]) for nth in (1, 11, 12, 16))
        if parent == os.getpid() and nice <= os.nice(0):
            ticks += user + system
    return ticks / os.sysconf("SC_CLK_TCK")


async def time_of_answer(package: GamePackage, *, is_hint: bool) -> tuple[str, str]:
    """The time from the question to the answer of a new server, and what was missing."""
    preparation = EnginePreparation()
    pool = EnginePool(preparation=preparation)
    try:
        started = time.perf_counter()
        reply = await pool.ask(request(package, is_hint=is_hint))
        waited = time.perf_counter() - started
        return f"{waited:5.2f} | {engine_seconds():4.2f}", " ".join(reply.provisional)
    finally:
        pool.close()
        preparation.close()


async def measure(title: str) -> None:
    print(f"{title:10} {'game':12} {'bot':>12} {'hint':>14}  without")
    for key, package in all_games().items():
        bot, without = await time_of_answer(package, is_hint=False)
        hint, _ = await time_of_answer(package, is_hint=True)
        print(f"{'':10} {key:12} {bot} s {hint} s  {without}")


async def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        os.environ["GAMECASE_CACHE"] = cache
        await measure("cold")
        started = time.perf_counter()
        for job in usual_jobs():
            job.run()
        print(f"prepared in {time.perf_counter() - started:.0f} s, one job after the other")
        await measure("warm")


if __name__ == "__main__":
    asyncio.run(main())

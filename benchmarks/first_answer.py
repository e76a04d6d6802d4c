"""The first answer of every game: on a machine that has never run it, and after that.

python benchmarks/first_answer.py

Starts an engine pool as the server does, once with an empty cache and once prepared, and asks the
usual bot and the hint of every game in its default rules. Prints the seconds from the question to
the answer; a new process is started for each. Nothing is asserted.
"""

import asyncio
import os
import tempfile
import time

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


async def seconds_to_answer(package: GamePackage, *, is_hint: bool) -> tuple[float, str]:
    """The time from the question to the answer of a new server, and what was missing."""
    preparation = EnginePreparation()
    pool = EnginePool(preparation=preparation)
    try:
        started = time.perf_counter()
        reply = await pool.ask(request(package, is_hint=is_hint))
        return time.perf_counter() - started, " ".join(reply.provisional)
    finally:
        pool.close()
        preparation.close()


async def measure(title: str) -> None:
    print(f"{title:10} {'game':12} {'bot':>8} {'hint':>8}  without")
    for key, package in all_games().items():
        bot, without = await seconds_to_answer(package, is_hint=False)
        hint, _ = await seconds_to_answer(package, is_hint=True)
        print(f"{'':10} {key:12} {bot:6.2f} s {hint:6.2f} s  {without}")


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

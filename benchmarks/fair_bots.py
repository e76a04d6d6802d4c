"""How long a guest waits for a beginner's bot while another guest has many tables.

    python benchmarks/fair_bots.py [--tables 200] [--game chess] [--moves 10]

One guest opens many tables against the strongest bot of a game, all of which think at once. Another
plays tic-tac-toe against the first bot. Its waiting times are measured without and with the others.
"""

import argparse
import asyncio
import statistics
import time

from gamecase.engines.requests import BotRequest
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from gamecase.tables.engine_pool import EnginePool

_PAUSE = 0.45  # seconds that a bot takes at least, so that people can follow


def request(game: str, level: str, holder: str, seed: str) -> BotRequest:
    package = find(game)
    ruleset = next(iter(package.booklets))
    position = package.game.opening(package.rules(ruleset), MatchScore())
    return BotRequest(
        game=game,
        ruleset=ruleset,
        position=package.game.write(position),
        level=level,
        seed=seed,
        holder=holder,
    )


async def wait_for_beginner(pool: EnginePool, moves: int) -> list[float]:
    """The milliseconds until each move of the first bot of tic-tac-toe."""
    level = find("tictactoe").bot.LEVELS[0].key
    found = []
    for nth in range(moves):
        began = time.monotonic()
        await pool.ask(request("tictactoe", level, "one", str(nth)))
        found.append(1000 * (time.monotonic() - began))
        await asyncio.sleep(0.2)
    return found


async def keep_thinking(pool: EnginePool, game: str, nth: int) -> None:
    """A table at which the strongest bot thinks again as soon as it has moved."""
    level = find(game).bot.LEVELS[-1].key
    while True:
        await pool.ask(request(game, level, "many", f"{nth} {time.monotonic()}"))


async def measure(tables: int, game: str, moves: int) -> None:
    pool = EnginePool(2)
    level = find(game).bot.LEVELS[-1].key
    try:
        for nth in range(2):  # load the engines
            await pool.ask(request(game, level, "many", str(nth)))
            await wait_for_beginner(pool, 2)
        alone = await wait_for_beginner(pool, moves)
        many = [asyncio.create_task(keep_thinking(pool, game, nth)) for nth in range(tables)]
        await asyncio.sleep(2)
        crowded = await wait_for_beginner(pool, moves)
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
    finally:
        pool.close()
    for name, times in (("alone", alone), (f"beside {tables} tables", crowded)):
        shown = 1000 * _PAUSE
        seen = statistics.mean(max(each, shown) for each in times)
        print(
            f"{name:24} median {statistics.median(times):7.1f} ms, worst {max(times):7.1f} ms, "
            f"with the pause on the page {seen:6.0f} ms"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="chess")
    parser.add_argument("--moves", type=int, default=10)
    options = parser.parse_args()
    asyncio.run(measure(options.tables, options.game, options.moves))


if __name__ == "__main__":
    main()

"""How long the first answer of a draughts bot takes, from starting a process to the move.

Three ways to ask: a line for `gamecase bot`, the Hub protocol, and a fresh process of the kind that
thinks for a server. All read what an earlier run has compiled. The bar is one second on an idle
machine; beside it stands what importing Numba alone takes.

    python benchmarks/draughts_first_answer.py
"""

import asyncio
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from gamecase.engines.bot import usual_level
from gamecase.engines.requests import BotRequest
from gamecase.kernel.match import MatchScore
from gamecase.registry import find
from gamecase.tables.engine_pool import EnginePool

ROUNDS = 7
RULESET = "dame"
PACKAGE = find("draughts")
OPENING = PACKAGE.game.write(PACKAGE.game.opening(PACKAGE.rules(RULESET), MatchScore()))
USUAL = usual_level(PACKAGE.bot.LEVELS).key


def run(arguments: list[str], said: str, wanted: str) -> None:
    """A process from its start to its answer; it has nothing more to do then."""
    command = [sys.executable, *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(said)
    process.stdin.flush()
    told = "" if wanted else None
    while told is not None and wanted not in told:
        told = process.stdout.readline()
        assert told, f"{arguments} ended without {wanted!r}"
    if not wanted:
        process.wait()
    process.kill()
    process.wait()


def numba_alone() -> None:
    run(["-c", "import numba"], "", "")


def line(level: str) -> None:
    question = json.dumps({"position": OPENING, "ruleset": RULESET, "level": level})
    run(["-m", "gamecase", "bot", "draughts"], question + "\n", "action")


def hub() -> None:
    said = f"hub\nset-param name=variant value={RULESET}\ninit\nlevel nodes=300000\npos\ngo think\n"
    run(["-m", "gamecase", "hub"], said, "done move")


def worker(level: str) -> None:
    """The server's way: a process that nobody has warmed up."""

    async def ask() -> None:
        engine_pool = EnginePool()
        try:
            question = BotRequest(game="draughts", ruleset=RULESET, position=OPENING, level=level)
            assert (await engine_pool.ask(question)).action
        finally:
            engine_pool.close()

    asyncio.run(ask())


def seconds(ask: Callable[[], None]) -> float:
    began = time.perf_counter()
    ask()
    return time.perf_counter() - began


def main() -> None:
    ways: dict[str, Callable[[], None]] = {
        "import numba alone": numba_alone,
        f"gamecase bot, {USUAL}": lambda: line(USUAL),
        "gamecase bot, strong": lambda: line("strong"),
        "gamecase hub, 300,000 positions": hub,
        f"a worker of the server, {USUAL}": lambda: worker(USUAL),
    }
    for ask in ways.values():
        ask()  # compiled and read once, so that the next is a warm start
    found: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, ask in ways.items():
            found[name].append(seconds(ask))
    for name, times in found.items():
        told = f"{statistics.median(times):.2f} s, {min(times):.2f} to {max(times):.2f}"
        print(f"{name:34} {told} (median and range of {ROUNDS})")


if __name__ == "__main__":
    main()

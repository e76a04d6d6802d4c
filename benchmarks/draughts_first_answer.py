"""Time from starting a process to the first move of a draughts bot.

Three ways to ask: a line for `gamecase bot`, the Hub protocol, and a fresh worker process of the
server. All load code that an earlier run has compiled. The goal is one second on an idle machine;
the time to import Numba alone is shown beside it.

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


def run(arguments: list[str], lines: str, expected: str) -> None:
    """Run a process until it prints the expected text, or to its end if there is none."""
    command = [sys.executable, *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(lines)
    process.stdin.flush()
    if expected:
        answer = ""
        while expected not in answer:
            answer = process.stdout.readline()
            assert answer, f"{arguments} ended without {expected!r}"
    else:
        process.wait()
    process.kill()
    process.wait()


def import_numba() -> None:
    run(["-c", "import numba"], "", "")


def ask_by_line(level: str) -> None:
    request = json.dumps({"position": OPENING, "ruleset": RULESET, "level": level})
    run(["-m", "gamecase", "bot", "draughts"], request + "\n", "action")


def ask_by_hub() -> None:
    lines = (
        f"hub\nset-param name=variant value={RULESET}\ninit\nlevel nodes=300000\npos\ngo think\n"
    )
    run(["-m", "gamecase", "hub"], lines, "done move")


def ask_worker(level: str) -> None:
    """Ask as the server does, in a process that was not warmed up."""

    async def ask() -> None:
        engine_pool = EnginePool()
        try:
            request = BotRequest(game="draughts", ruleset=RULESET, position=OPENING, level=level)
            assert (await engine_pool.ask(request)).action
        finally:
            engine_pool.close()

    asyncio.run(ask())


def seconds(ask: Callable[[], None]) -> float:
    began = time.perf_counter()
    ask()
    return time.perf_counter() - began


def main() -> None:
    cases: dict[str, Callable[[], None]] = {
        "import numba alone": import_numba,
        f"gamecase bot, {USUAL}": lambda: ask_by_line(USUAL),
        "gamecase bot, strong": lambda: ask_by_line("strong"),
        "gamecase hub, 300,000 positions": ask_by_hub,
        f"a worker of the server, {USUAL}": lambda: ask_worker(USUAL),
    }
    for ask in cases.values():
        ask()  # fills the cache of compiled code
    times: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(ROUNDS):
        for name, ask in cases.items():
            times[name].append(seconds(ask))
    for name, measured in times.items():
        median = f"{statistics.median(measured):.2f} s, {min(measured):.2f} to {max(measured):.2f}"
        print(f"{name:34} {median} (median and range of {ROUNDS})")


if __name__ == "__main__":
    main()

"""Kill the server repeatedly under load: no acknowledged entry may be lost or doubled.

Pairs of clients keep playing tic-tac-toe and reconnect by themselves, as the page does. In each
round the server is killed (SIGKILL) at a random time and started again; of several processes
behind one port, sometimes one is killed, which the server restarts, and sometimes all. With
`--database` PostgreSQL is killed instead, and the server keeps running. Afterwards every entry that
a client has received must be in the log, once and in its place, and the log must verify. In
sittings enough that half of the kills fall into it, other clients import games, have them analysed
and join tables meanwhile: what they were told is done must be there afterwards, whole and once.

    python benchmarks/kill_rounds.py [--rounds 200] [--tables 8] [--stores sqlite postgresql]
        [--workers 1] [--database] [--quiet] [--seconds 540] [--tally FILE]

With `--seconds` it stops after the sitting in which the time is up, and with `--tally` the next run
adds to what the file says was done.
"""

import argparse
import asyncio
import copy
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from busy_clients import BusyClients
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gamecase.kernel.log import read_record
from gamecase.kernel.verify import verify
from gamecase.registry import find

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from storage.postgres_server import PostgresServer
from tables.server_process import ServerProcess

KILLS_A_SITTING = 10  # then new tables, because every check reads the whole logs
_ANALYSIS_SECONDS = 25.0  # for an engine to load and finish the first analysis
_CHECKED_AT_ONCE = 10  # imports, joins and analyses after each kill; all of them at the end

ChangeListener = dict[int, tuple[int, str, str]]
Fall = Callable[[ServerProcess], Awaitable[None]]


class PlayerSpec:
    """One client: plays any allowed action, and reconnects when its connection is lost."""

    def __init__(self, server: ServerProcess, table: str, token: str) -> None:
        self.received: ChangeListener = {}
        self.lines = 0
        self._address = server.address.replace("http", "ws") + table + "/socket"
        self._headers = {"Cookie": f"gamecase-seat={token}"}

    async def play(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(self._address, additional_headers=self._headers) as line:
                    self.lines += 1
                    await line.send(json.dumps({"type": "join", "since": len(self.received)}))
                    async for text in line:
                        commands = [self._receive(json.loads(each)) for each in text.split("\n")]
                        for command in filter(None, commands):
                            await asyncio.sleep(random.uniform(0, 0.1))
                            await line.send(json.dumps(command))
            await asyncio.sleep(0.1)

    def _receive(self, message: dict[str, Any]) -> dict[str, Any] | None:
        if message["type"] == "entries":
            for each in message["entries"]:
                assert each["n"] == len(self.received) + 1, f"heard {each['n']} out of order"
                self.received[each["n"]] = (each["by"], each["kind"], each["text"])
        if message["type"] != "state":
            return None
        offer = message["offer"]
        if offer is not None and not offer["is_yours"]:
            return {"type": "accept", "offer": offer["number"]}
        if "rematch" in message["may"] and 1 in message["you"]:
            return {"type": "offer", "what": "rematch"}
        if message["is_yours"]:
            path = random.choice(message["gestures"]["paths"])
            return {"type": "act", "action": path["action"], "after": message["after"]}
        return None


def create_table(server: ServerProcess) -> tuple[str, list[str]]:
    """A table of two browsers; its path, and the token of each."""
    table, host = server.create_table({"game": "tictactoe", "player-2": "away", "starts": "me"})
    cookies = {"gamecase-seat": host}
    page = httpx.get(server.address + table, cookies=cookies, timeout=30).text
    invitation = page.split('class="address"')[0].rpartition('value="')[2].split('"')[0]
    joined = httpx.post(invitation, data={"name": "Ben"}, timeout=30)
    return table, [host, joined.cookies["gamecase-seat"]]


def check(server: ServerProcess, tables: dict[str, list[PlayerSpec]]) -> int:
    """Compare the entries received with the logs; the number of entries in the logs."""
    total = 0
    for table, players in tables.items():
        before = [dict(player.received) for player in players]  # clients keep playing meanwhile
        header, entries = read_record(server.record(table))
        kept = {e.number: (e.by, e.kind.value, e.text) for e in entries}
        for received in before:
            lost = {n: each for n, each in received.items() if kept.get(n) != each}
            assert not lost, f"{table}: acknowledged, and not in the log: {lost}"
        package = find(header.game)
        verify(package.game, package.rules(header.ruleset, header.switches), header, entries)
        total += len(kept)
    return total


async def rounds(name: str, database: str, fall: Fall, arguments: argparse.Namespace) -> None:
    tally = Tally(arguments.tally)
    score = tally.scores.setdefault(name, Score())
    server = ServerProcess(database, workers=arguments.workers)
    server.start()
    began = time.monotonic()
    try:
        while score.kills < arguments.rounds and time.monotonic() - began < arguments.seconds:
            is_busy = not arguments.quiet and 2 * score.hit["any"] <= score.kills
            done = copy.deepcopy(score)
            await sitting(server, fall, arguments, done, is_busy=is_busy)
            score = tally.scores[name] = done
            tally.save()
            print(f"{name}: {score}, nothing lost, doubled or differing", flush=True)
    except BaseException:
        sys.stdout.writelines(server.output)
        raise
    finally:
        server.kill()
    print(f"{name}: {score.kills} kills in {time.monotonic() - began:.0f} s, {score.lines} lines")
    print(f"{name}: lost 0, doubled 0, differing 0")


def database_falls(postgres: PostgresServer) -> Fall:
    """Stop the database for up to two seconds while the server keeps running."""

    def crash() -> None:
        with postgres.stopped():
            time.sleep(random.uniform(0, 2))

    return lambda server: asyncio.to_thread(crash)


async def server_falls(server: ServerProcess) -> None:
    workers = server.workers()
    if workers and random.random() < 0.5:
        os.kill(random.choice(workers), signal.SIGKILL)
        return
    server.kill()
    await asyncio.to_thread(server.start)


@dataclass(slots=True)
class Score:
    """What was done, and checked, so far."""

    sittings: int = 0
    kills: int = 0
    entries: int = 0
    lines: int = 0  # connections opened anew
    hit: Counter[str] = field(default_factory=Counter)  # kills in the middle of what
    done: Counter[str] = field(default_factory=Counter)  # what was acknowledged

    def __str__(self) -> str:
        hit = ", ".join(f"{kind} {number}" for kind, number in self.hit.items())
        done = ", ".join(f"{number} {kind}" for kind, number in self.done.items())
        return f"{self.kills} kills (in the middle of: {hit}), {self.entries} entries, {done}"


class Tally:
    """The scores of the stores, kept in a file between runs where one is named."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.scores: dict[str, Score] = {}
        if path is not None and path.exists():
            self.scores = msgspec.json.decode(path.read_bytes(), type=dict[str, Score])

    def save(self) -> None:
        if self._path is not None:
            self._path.write_bytes(msgspec.json.encode(self.scores))


async def sitting(
    server: ServerProcess, fall: Fall, arguments: argparse.Namespace, score: Score, *, is_busy: bool
) -> None:
    """Create tables and kill while they are played, then check all that was acknowledged."""
    busy = BusyClients(server.address)
    tables: dict[str, list[PlayerSpec]] = {}
    for _ in range(arguments.tables):
        table, tokens = create_table(server)
        tables[table] = [PlayerSpec(server, table, token) for token in tokens]
    playing = [asyncio.create_task(p.play()) for pair in tables.values() for p in pair]
    playing += busy.start() if is_busy else []
    try:
        if is_busy:
            await busy.first_analysis(_ANALYSIS_SECONDS)
        for _ in range(min(KILLS_A_SITTING, arguments.rounds - score.kills)):
            await asyncio.sleep(random.uniform(0.3, 4 if is_busy else 1.5))
            under_way = [kind for kind, number in busy.under_way.items() if number]
            score.hit.update([*under_way, *(["any"] if under_way else [])])
            await fall(server)
            score.kills += 1
            await asyncio.to_thread(check, server, tables)
            await busy.check(latest=_CHECKED_AT_ONCE)
            for task in playing:
                assert not task.done(), task.exception()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    score.sittings += 1
    score.entries += await asyncio.to_thread(check, server, tables)
    score.done.update(await busy.check())
    score.lines += sum(player.lines for pair in tables.values() for player in pair)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--stores", nargs="+", default=["sqlite", "postgresql"])
    parser.add_argument("--database", action="store_true")
    parser.add_argument("--quiet", action="store_true", help="no imports, analyses and joins")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="of each store")
    parser.add_argument("--tally", type=Path, default=None, help="a file to add the score to")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, PostgresServer() as postgres:
        fall = database_falls(postgres) if arguments.database else server_falls
        for name in ["postgresql"] if arguments.database else arguments.stores:
            database = f"{folder}/house.sqlite3" if name == "sqlite" else postgres.empty_database()
            asyncio.run(rounds(name, database, fall, arguments))


if __name__ == "__main__":
    main()

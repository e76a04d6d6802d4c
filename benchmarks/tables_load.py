"""Durable moves a second, against boardgame.io on each of its stores, in one run.

Tic-tac-toe at N tables at once, with two sockets a table. A move counts when both players have
seen it; then the other one moves. The clock also covers what comes before: two players open their
sockets and join each table; with `--joins before` it covers moves only. Both servers are measured
as a whole, with the same driver. All servers run all the time and take turns, wave by wave, so that
the load of the machine affects all alike. On PostgreSQL Gamecase is measured twice, as one process
and as several behind one port; boardgame.io is always one process, because its processes do not
notify each other of moves. boardgame.io and its stores are installed by npm into a folder of their
own when they are missing; PostgreSQL is the one of the tests (`pip install -e '.[test]'`).

    python benchmarks/tables_load.py [--tables 100 1000] [--rounds 5] [--only STORE ...]
        [--python FILE] [--workers N] [--joins inside|before]
"""

import argparse
import asyncio
import gc
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import uvloop
from seat import Seat, open_seat

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.storage.store import open_store
from gamecase.tables.context import TableContext
from gamecase.tables.engine_pool import EnginePool
from gamecase.tables.service import TableService
from gamecase.tables.table_factory import PlayerSlot, TableRequest, fingerprint

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from storage.postgres_server import PostgresServer
from tables.server_process import free_port

#: Nine moves that nobody wins; tables play them in different orders, and so other positions.
SQUARES = (0, 1, 2, 4, 3, 5, 7, 6, 8)


def squares_of(nth: int) -> list[int]:
    """Nine squares for each player, in a different order at every table."""
    random = Random(nth)
    both = [random.sample(SQUARES[player::2], k=5 - player) for player in (0, 1)]
    return [both[turn % 2][turn // 2] for turn in range(len(SQUARES))]


OPENED_AT_ONCE = 50
TOKENS = ("the-token-of-player-0", "the-token-of-player-1")

PEER = """
const { Server, FlatFile } = require("boardgame.io/server");
const [store, port, where] = process.argv.slice(2);
const game = {
  name: "tictactoe", setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { click: ({ G, playerID }, id) => { if (G.cells[id] !== null) return "INVALID_MOVE";
                                            G.cells[id] = playerID; } },
};
(async () => {
  let db;
  if (store === "flatfile") db = new FlatFile({ dir: where, logging: false });
  if (store === "postgres") { const { PostgresStore } = require("bgio-postgres");
    db = new PostgresStore({ host: where, username: "postgres", database: "postgres",
                             logging: false }); }
  console.log = () => {};
  await Server({ games: [game], origins: ["*"], db }).run({ port: Number(port) });
  process.stdout.write("ready\\n");
})();
"""


@dataclass(slots=True)
class Score:
    """What was measured at one number of tables."""

    rates: list[float] = field(default_factory=list)  # moves a second, of each wave
    waits: list[float] = field(default_factory=list)
    work: Counter[str] = field(default_factory=Counter)  # seconds of processor time, by whom
    joins: int = 0
    join_work: Counter[str] = field(default_factory=Counter)  # the same, of the joins alone

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def p99(self) -> float:
        return statistics.quantiles(self.waits, n=100)[98] * 1000

    def __str__(self) -> str:
        work = (f"{who} {spent / len(self.waits) * 1e6:.0f}" for who, spent in self.work.items())
        joins = (f"{who} {spent / self.joins * 1e6:.0f}" for who, spent in self.join_work.items())
        return (
            f"{self.rate:8.0f} moves/s   p99 {self.p99:7.1f} ms   us a move: {', '.join(work)}"
            f"   us a join: {', '.join(joins)}"
        )


@dataclass(frozen=True, slots=True)
class Server:
    """A server under measurement, as the driver sees it."""

    name: str
    create_table: Callable[[int], Awaitable[list[str]]]
    sit: Callable[[str, int], Awaitable[Seat]]  # table, player
    move: Callable[[Seat, int, int, str], None]  # seat, player, square, table
    pid: int
    port: int
    database: int | None = None  # the process of its database server, if any

    def work(self) -> Counter[str]:
        """Seconds of processor time used so far."""
        used = Counter(server=work_of(self.pid), driver=time.process_time())
        if self.database is not None:
            used["database"] = work_of(self.database)
        return used


def work_of(pid: int) -> float:
    """Seconds of processor time that a process and those it started have used."""
    used: dict[int, int] = {}
    started: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(FileNotFoundError, ProcessLookupError):  # it has ended since
            fields = path.read_text().rpartition(")")[2].split()
            used[int(path.parent.name)] = int(fields[11]) + int(fields[12])
            started.setdefault(int(fields[1]), []).append(int(path.parent.name))
    family = [pid]
    for each in family:
        family += started.get(each, [])
    return sum(used[each] for each in family) / os.sysconf("SC_CLK_TCK")


class Game:
    """One game at one table: a move is made as soon as both players have seen the one before."""

    def __init__(self, server: Server, table: str, seats: list[Seat], squares: list[int]) -> None:
        self.waits: list[float] = []
        self.is_over = asyncio.get_running_loop().create_future()
        self._server, self._table = server, table
        self._seats = seats
        self._squares = squares
        for seat in seats:
            seat.on_seen = self._seen

    def move(self) -> None:
        nth = len(self.waits)
        self._began = time.perf_counter()
        self._server.move(self._seats[nth % 2], nth % 2, self._squares[nth], self._table)

    def _seen(self) -> None:
        one, two = self._seats
        seen = len(self.waits)
        if one.moves <= seen or two.moves <= seen:
            return
        self.waits.append(time.perf_counter() - self._began)
        if len(self.waits) < len(self._squares):
            self.move()
        elif not self.is_over.done():
            self.is_over.set_result(None)


async def play_wave(server: Server, tables: int, score: Score, *, joins_count: bool) -> None:
    """One game at each of so many tables, which exist before."""
    keys = await server.create_table(tables)
    gc.collect()
    gc.disable()  # garbage collection in the driver must not add to the latency
    work, began = server.work(), time.perf_counter()
    seated = await take_seats(server, keys)
    score.join_work += server.work() - work
    score.joins += 2 * tables
    if not joins_count:
        await asyncio.sleep(0.5)  # the last arrival is sent to all clients: not part of a move
        work, began = server.work(), time.perf_counter()
    playing = enumerate(zip(keys, seated, strict=True), start=len(score.waits))
    games = [Game(server, *table, squares_of(nth)) for nth, table in playing]
    for game in games:
        game.move()
    await asyncio.gather(*(game.is_over for game in games))
    score.rates.append(tables * len(SQUARES) / (time.perf_counter() - began))
    score.work += server.work() - work
    gc.enable()
    score.waits += [wait for game in games for wait in game.waits]
    for game in seated:
        for seat in game:
            seat.close()


async def take_seats(server: Server, keys: list[str]) -> list[list[Seat]]:
    """Both players open their sockets and join, at every table."""
    seated: list[list[Seat]] = []
    for first in range(0, len(keys), OPENED_AT_ONCE):
        some = keys[first : first + OPENED_AT_ONCE]
        both = []
        for player in (0, 1):  # one after the other: the first to come makes the peer's match
            opened = await asyncio.gather(*(server.sit(key, player) for key in some))
            await asyncio.gather(*(seat.until(0) for seat in opened))
            both.append(opened)
        seated += [list(pair) for pair in zip(*both, strict=True)]
    return seated


# --- ours ---


_STATE = re.compile(rb'"type":"state","n":(\d+),"after":(\d+)')
_FIRST = 3  # entries before the first move: begin, and two who sit down
_SEVERAL = "gamecase PostgreSQL, several"
_NAMES = [f"{column}{row}".encode() for row in (3, 2, 1) for column in "abc"]


def read_state(seat: Seat, text: bytes) -> int | None:
    found = _STATE.search(text)
    if found is None:
        return None
    seat.after = int(found[2])
    return int(found[1]) - _FIRST


@asynccontextmanager
async def gamecase(
    name: str, database: str, options: Sequence[str] = (), *, asked: int | None = None
) -> AsyncIterator[Server]:
    port = free_port()
    store = open_store(database, SERVER_MIGRATIONS)
    context = TableContext(store, EnginePool(), now=lambda: time.time_ns() // 1_000_000)
    table_service = TableService(context)

    async def create_table(count: int) -> list[str]:
        """Created in the database, because the server limits new tables per address."""

        async def one() -> str:
            table_request = TableRequest(
                game="tictactoe",
                slots=(PlayerSlot("here", "Ann"), PlayerSlot("away")),
                seating="given",
            )
            table = await table_service.create_table(table_request, fingerprint(TOKENS[0]))
            await table.sit(2, fingerprint(TOKENS[1]), "Ben")
            return table.id

        return [*await asyncio.gather(*(one() for _ in range(count)))]

    async def sit(key: str, player: int) -> Seat:
        cookie = {"Cookie": f"gamecase-seat={TOKENS[player]}"}
        seat = await open_seat(port, f"/table/{key}/socket", cookie, read_state)
        seat.send(b'{"type": "join"}')
        return seat

    def move(seat: Seat, player: int, square: int, key: str) -> None:
        seat.send(b'{"type":"act","action":"%s","after":%d}' % (_NAMES[square], seat.after))

    python, *more = options or [sys.executable]
    command = [python, "-m", "gamecase", "serve", "--no-browser", "--port", str(port), *more]
    with running([*command, "--database", database], "http") as pid:
        yield Server(name, create_table, sit, move, pid, port, asked)
    await table_service.close()
    store.close()


# --- the peer ---

_STATE_ID = re.compile(rb'"_stateID":(\d+)')


def read_update(seat: Seat, text: bytes) -> int | None:
    # Engine.io 4, socket.io "42": an event in a namespace; state and patch carry a number.
    if text.startswith(b"42"):
        found = _STATE_ID.search(text)
        return int(found[1]) if found else None
    if text == b"2":
        seat.send(b"3")  # a ping
    elif text.startswith(b"0"):
        seat.send(b"40/tictactoe,")
    return None


@asynccontextmanager
async def boardgame_io(
    store: str, folder: Path, where: str, *, asked: int | None = None
) -> AsyncIterator[Server]:
    port = free_port()
    script = folder / "peer.js"
    script.write_text(PEER)
    numbers = iter(range(1_000_000_000))

    async def create_table(count: int) -> list[str]:
        return [f"match{next(numbers)}" for _ in range(count)]  # made by the first to sync

    async def sit(key: str, player: int) -> Seat:
        def read(seat: Seat, text: bytes) -> int | None:
            if text.startswith(b"40"):  # in the namespace: now sync
                event = ["sync", key, str(player), None, 2]
                seat.send(b"42/tictactoe," + msgspec.json.encode(event))
            return read_update(seat, text)

        return await open_seat(port, "/socket.io/?EIO=4&transport=websocket", {}, read)

    def move(seat: Seat, player: int, square: int, key: str) -> None:
        payload = {"type": "click", "args": [square], "playerID": str(player), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = ["update", action, seat.moves, key, str(player)]
        seat.send(b"42/tictactoe," + msgspec.json.encode(event))

    with running(["node", str(script), store, str(port), where], "ready", folder) as pid:
        yield Server(f"boardgame.io {store}", create_table, sit, move, pid, port, asked)


@contextmanager
def running(command: list[str], sign: str, folder: Path | None = None) -> Iterator[int]:
    """A server, started and ready, until the end of the context."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=folder,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    assert process.stdout is not None
    try:
        while sign not in (line := process.stdout.readline()):
            assert line, f"{command} did not start"
        yield process.pid
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        process.wait()


def install_peer(folder: Path) -> None:
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        packages = ["boardgame.io@0.50.2", "node-persist", "pg", "bgio-postgres"]
        subprocess.run(["npm", "install", "--silent", *packages], cwd=folder, check=True)


async def compare(arguments: argparse.Namespace, postgres: PostgresServer) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            peer: Path = arguments.peer
            ours = [arguments.python]
            several = [*ours, "--workers", str(arguments.workers)]
            address, asked = postgres.empty_database(), postgres.pid
            known = {
                "sqlite": gamecase("gamecase SQLite", f"{folder}/house.sqlite3", ours),
                "postgresql": gamecase("gamecase PostgreSQL", address, ours, asked=asked),
                "several": gamecase(_SEVERAL, postgres.empty_database(), several, asked=asked),
                "memory": boardgame_io("memory", peer, ""),
                "flatfile": boardgame_io("flatfile", peer, f"{folder}/matches"),
                "postgres": boardgame_io("postgres", peer, str(postgres.sockets), asked=asked),
            }
            wanted = [known[name] for name in arguments.only or known]
            servers = [await stack.enter_async_context(each) for each in wanted]
            joins_count = arguments.joins == "inside"
            for tables in arguments.tables:
                print(f"--- {tables} tables, joins {arguments.joins} the clock")
                found = {server.name: Score() for server in servers}
                for _ in range(arguments.rounds):
                    for server in servers:
                        await play_wave(server, tables, found[server.name], joins_count=joins_count)
                for name, score in found.items():
                    print(f"{name:28} {score}")
                report(found)


def report(found: dict[str, Score]) -> None:
    pairs = [
        ("gamecase SQLite", "boardgame.io flatfile"),
        ("gamecase SQLite", "boardgame.io memory"),
        ("gamecase PostgreSQL", "boardgame.io postgres"),
        (_SEVERAL, "boardgame.io postgres"),
    ]
    for ours, theirs in pairs:
        if not {ours, theirs} <= {*found}:
            continue
        one, two = found[ours], found[theirs]
        print(f"{ours} / {theirs}: {one.rate / two.rate:.1f} x; p99 {one.p99 / two.p99:.2f} x")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000])
    parser.add_argument("--rounds", type=int, default=5)
    names = ["sqlite", "postgresql", "several", "memory", "flatfile", "postgres"]
    parser.add_argument("--only", nargs="+", choices=names, help="ours, and those of boardgame.io")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that serves")
    cores = os.cpu_count() or 2
    parser.add_argument("--workers", type=int, default=cores, help="processes that are `several`")
    parser.add_argument("--joins", choices=["inside", "before"], default="inside")
    cache = Path(tempfile.gettempdir()) / "gamecase-boardgame-io"
    parser.add_argument("--peer", type=Path, default=cache)
    arguments = parser.parse_args()
    install_peer(arguments.peer)
    # The driver shares the machine with what it measures: the less it takes, the better.
    with PostgresServer() as postgres, asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(compare(arguments, postgres))


if __name__ == "__main__":
    main()

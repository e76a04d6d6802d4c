"""The memory of idle tables and watchers, and many watchers of one process.

python benchmarks/tables_idle.py [--tables 1500] [--watchers 10000]
"""

import argparse
import asyncio
import resource
import statistics
import tempfile
import time
import urllib.request
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tables_load import gamecase
from websockets.asyncio.client import ClientConnection, connect

OPENED_AT_ONCE = 100
_HOLD_SECONDS = 25  # longer than the server's own patience with a silent socket
_PROBE_SECONDS = 0.05  # between two requests to /health


def resident(pid: int) -> int:
    """The resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


async def watch(address: str) -> ClientConnection:
    socket = await connect(address, compression=None, ping_interval=None)
    await socket.send('{"type": "join"}')
    while '"type":"state"' not in str(await socket.recv()):
        pass
    return socket


async def weigh(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with gamecase("gamecase", f"{folder}/house.sqlite3") as server:
            first, *keys = await server.create_table(arguments.tables + 1)
            await (await server.sit(first, 0)).until(0)  # whatever is loaded once is loaded now
            await asyncio.sleep(1)
            before = resident(server.pid)
            for start in range(0, len(keys), OPENED_AT_ONCE):
                some = keys[start : start + OPENED_AT_ONCE]
                seats = await asyncio.gather(*(server.sit(key, 0) for key in some))
                await asyncio.gather(*(seat.until(0) for seat in seats))
                for seat in seats:
                    seat.close()
            await asyncio.sleep(1)
            grown = (resident(server.pid) - before) / len(keys) / 1024
            print(f"{len(keys)} idle tables: {grown:.1f} KB each")
            await hold(server.port, first, server.pid, arguments.watchers)


async def hold(port: int, table: str, pid: int, count: int) -> None:
    address = f"ws://127.0.0.1:{port}/table/{table}/socket"
    print(f"without watchers: /health p99 {await health_p99(port):.0f} ms", flush=True)
    before, began = resident(pid), time.monotonic()
    open_: list[ClientConnection] = []
    for _ in range(0, count, OPENED_AT_ONCE):
        open_ += await asyncio.gather(*(watch(address) for _ in range(OPENED_AT_ONCE)))
    weight = (resident(pid) - before) / len(open_) / 1024
    print(
        f"{len(open_)} watchers in {time.monotonic() - began:.0f} s: {weight:.1f} KB each", end=""
    )
    p99 = await health_p99(port)
    gone = sum(each.close_code is not None for each in open_)
    print(f"; {len(open_) - gone} still there after {_HOLD_SECONDS} s; /health p99 {p99:.0f} ms")


async def health_p99(port: int) -> float:
    """The p99 of requests to /health in milliseconds."""
    with ProcessPoolExecutor(1) as prober:  # not delayed by the sockets of this process
        loop = asyncio.get_running_loop()
        waits = await loop.run_in_executor(prober, probe_health, port, _HOLD_SECONDS)
    return statistics.quantiles(waits, n=100)[98] * 1000


def probe_health(port: int, seconds: float) -> list[float]:
    """How long each of many requests to /health takes."""
    waits = []
    ends_at = time.monotonic() + seconds
    while time.monotonic() < ends_at:
        began = time.monotonic()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            answer.read()
        waits.append(time.monotonic() - began)
        time.sleep(_PROBE_SECONDS)
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--watchers", type=int, default=10_000)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file, on both sides
    asyncio.run(weigh(parser.parse_args()))


if __name__ == "__main__":
    main()

"""Hostile messages and requests by the hundred thousand: no error of the server, no growth.

Clients send sockets and pages everything that no browser would: broken JSON and frames, commands
with fields of others, wrong methods, paths, queries and bodies. Each response
must have a status below 500, the server must not log a traceback, and its memory must not grow
after the first tenth. It runs in pieces: every checkpoint prints what was sent, and the memory.

    python benchmarks/storm.py [--count 1000000] [--clients 40] [--seed 1] [--store sqlite]
"""

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from starlette.routing import Route

from gamecase.web.app import make_app
from gamecase.web.services import AppConfig

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from storage.postgres_server import PostgresServer
from tables.server_process import ServerProcess

CHECKPOINT = 25_000
_PATIENCE = 10.0  # for a response; a stream never ends
_SOCKET_PATIENCE = 3.0  # for the end of a socket, which may wait for the rest of a frame
_MESSAGES = 55  # over one socket: more than its rate limit lets through
_PREPARED = 4000  # different messages and requests, used again and again

_COMMANDS = [
    "join",
    "act",
    "touch",
    "pick",
    "words",
    "chain",
    "part",
    "offer",
    "accept",
    "decline",
    "resign",
    "claim",
    "say",
    "next",
    "view",
    "past",
    "hint",
    "ping",
    "begin",
    "renew",
]
_FIELDS = [
    "action",
    "after",
    "spots",
    "words",
    "chair",
    "what",
    "offer",
    "since",
    "seen_by",
    "look",
    "at",
    "lag",
    "part",
    "anchor",
]
_ODD_TEXTS = (
    "",
    "\x00",
    "b2",
    "first",
    "../../etc/passwd",
    "%2e%2e%2f",
    "'; DROP TABLE entries; --",
    "<script>alert(1)</script>",
    "\u202e\ud7ff\uffff",
    "9" * 400,
    "-1",
    "NaN",
    "x" * 900,
    "😀" * 50,
)
_METHODS = ["GET"] * 10 + ["POST"] * 8 + ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"]
#: Checking a password costs 64 MB and is limited anyway, so that it is asked for rarely.
_COSTLY = ("/signin", "/register", "/recover", "/account")


class Hostility:
    """Makes messages and requests at random."""

    def __init__(self, seed: int, tables: list[str], paths: list[str]) -> None:
        self._random = random.Random(seed)
        self._tables = tables
        self._paths = paths

    def value(self, depth: int = 0) -> Any:
        choose = self._random
        kind = choose.randrange(9 if depth < 3 else 6)
        if kind < 3:
            return choose.choice(_ODD_TEXTS)
        if kind < 5:
            return choose.choice([0, 1, -1, 2**31, 2**63, 10**30, 1e308, 3])
        if kind == 5:
            return choose.choice([None, True, False])
        if kind < 8:
            return [self.value(depth + 1) for _ in range(choose.randrange(4))]
        return {choose.choice(_FIELDS): self.value(depth + 1) for _ in range(choose.randrange(4))}

    def message(self) -> bytes:
        """A frame, mostly a text that is nearly a command."""
        choose = self._random
        kind = choose.randrange(40)
        if kind == 0:
            return _frame(choose.randbytes(choose.randrange(100)), 0x82)
        if kind == 1:
            return _frame(b"ping", choose.choice([0x89, 0x8A]))
        if kind == 2:
            return _frame(choose.choice([b"[" * 4000, b'{"a":' * 500, b"", b"null"]))
        fields = {name: self.value() for name in choose.sample(_FIELDS, choose.randrange(5))}
        if choose.random() < 0.5:
            fields["after"] = choose.randrange(12)
        fields["type"] = choose.choice(_COMMANDS) if choose.random() < 0.9 else self.value()
        return _frame(json.dumps(fields).encode()[:60_000])

    def ending(self) -> bytes:
        """Frames that close a socket: as they should, too long, not UTF-8, or at random."""
        choose = self._random
        endings = [
            _frame((1000).to_bytes(2), 0x88),
            _frame(choose.randbytes(20)),
            _frame(b"part", 0x01) + _frame(b"another"),
            _frame(b"x" * 5000),
            bytes([choose.randrange(256), choose.randrange(128)]) + choose.randbytes(8),
        ]
        return choose.choice(endings)

    def request(self) -> bytes:
        """A request, mostly to a path that exists."""
        choose = self._random
        path = choose.choice(self._paths)
        if any(path.startswith(costly) for costly in _COSTLY) and choose.random() < 0.95:
            path = "/"
        while "{" in path:
            before, _, rest = path.partition("{")
            path = before + self._part() + rest.partition("}")[2]
        if choose.random() < 0.3:
            path += f"?{choose.choice(_FIELDS)}={self._part()}&since={self._part()}"
        method = choose.choice(_METHODS)
        headers = {"Host": "127.0.0.1", "Connection": "close"}
        headers["X-Forwarded-For"] = f"10.{choose.randrange(256)}.{choose.randrange(256)}.7"
        for _ in range(choose.randrange(3)):
            headers[choose.choice(_ODD_HEADERS)] = self._part()
        body = b"" if method in ("GET", "HEAD") else self._body(headers)
        headers["Content-Length"] = str(len(body))
        if choose.random() < 0.02:
            headers["Upgrade"], headers["Connection"] = "websocket", "Upgrade"
        lines = [
            f"{method} {path} HTTP/1.1",
            *(f"{name}: {text}" for name, text in headers.items()),
        ]
        return "\r\n".join([*lines, "", ""]).encode("utf-8", "replace") + body

    def _body(self, headers: dict[str, str]) -> bytes:
        choose = self._random
        if choose.random() < 0.5:
            headers["Content-Type"] = "application/json"
            return choose.choice([json.dumps(self.value()).encode(), b"[" * 9000, b"\xff\xfe"])
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        names = ["game", "text", "name", "player-2", "level-2", "ruleset", "password", *_FIELDS]
        return "&".join(f"{name}={self._part()}" for name in choose.sample(names, 5)).encode()

    def _part(self) -> str:
        choose = self._random
        known = ["tictactoe", "chess", "backgammon", "1", "0", "jsonl", *self._tables]
        text = choose.choice(known) if choose.random() < 0.6 else choose.choice(_ODD_TEXTS)
        return "".join(char for char in text if char > " ").replace("#", "")


_ODD_HEADERS = [
    "Cookie",
    "Authorization",
    "Origin",
    "Accept-Language",
    "Content-Type",
    "X-Forwarded-Proto",
    "Range",
    "Accept-Encoding",
    "Sec-Fetch-Site",
    "Transfer-Encoding",
    "Expect",
]


def _frame(body: bytes, first: int = 0x81) -> bytes:
    size = len(body)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + body  # a mask of zeros leaves the text as it is


@dataclass(slots=True)
class Storm:
    """Sends what was prepared, and counts the answers."""

    port: int
    messages: list[bytes]
    endings: list[bytes]
    requests: list[bytes]
    sockets: list[bytes]  # the requests that open one
    seed: int
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    async def run(self, until: int, clients: int) -> None:
        """Send until so many were sent in all."""
        await asyncio.gather(*(self._client(until, number) for number in range(clients)))

    async def _client(self, until: int, number: int) -> None:
        choose = random.Random(self.seed * 1000 + number + self.sent)
        while self.sent < until:
            if choose.random() < 0.07:
                await self._flood_socket(choose)
            else:
                await self._ask(choose.choice(self.requests))

    async def _flood_socket(self, choose: random.Random) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            writer.write(choose.choice(self.sockets))
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _PATIENCE)
            self._count(head, b"a socket")
            frames = choose.choices(self.messages, k=_MESSAGES)
            if choose.random() < 0.9:
                frames.insert(0, _frame(b'{"type":"join"}'))
            writer.write(b"".join(frames) + choose.choice(self.endings))
            self.sent += _MESSAGES
            self.answers["messages"] += _MESSAGES
            await asyncio.wait_for(reader.read(), _SOCKET_PATIENCE)
        writer.close()

    async def _ask(self, request: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.sent += 1
        with suppress(OSError, TimeoutError):
            writer.write(request)
            answer = await asyncio.wait_for(reader.read(200), _PATIENCE)
            self._count(answer, request)
        writer.close()

    def _count(self, answer: bytes, request: bytes) -> None:
        status = answer[9:12].decode("latin-1") or "closed"
        self.answers[status] += 1
        if status.startswith("5"):
            self.failures.append(f"{status}: {request[:300]!r}")


def resident(server: ServerProcess) -> float:
    """The megabytes of memory of the server's main process."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def prepare(server: ServerProcess, seed: int) -> Storm:
    """Some tables, and everything that will be sent."""
    forms = [
        {"game": "tictactoe", "player-2": "here", "starts": "me"},
        {"game": "backgammon", "player-2": "here"},
        {"game": "chess", "player-2": "away"},
        {"game": "crokinole", "player-2": "here"},
    ]
    tables = [(path, token) for form in forms for path, token in [server.create_table(form)]]
    routes = make_app(AppConfig("unused")).routes
    paths = sorted({route.path for route in routes if isinstance(route, Route)})
    hostility = Hostility(seed, [path.rpartition("/")[2] for path, _ in tables], paths)
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    sockets = [
        f"GET {path}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{upgrade}{key}{cookie}\r\n".encode()
        for path, token in tables
        for cookie in (f"Cookie: gamecase-seat={token}\r\n", "")
    ]
    return Storm(
        port=urlsplit(server.address).port or 0,
        messages=[hostility.message() for _ in range(_PREPARED)],
        endings=[hostility.ending() for _ in range(100)],
        requests=[hostility.request() for _ in range(_PREPARED)],
        sockets=sockets,
        seed=seed,
    )


async def storm(server: ServerProcess, arguments: argparse.Namespace) -> bool:
    """Whether all of it was answered without an error, and the memory did not grow."""
    seed, sent, first = arguments.seed, 0, 0.0
    while sent < arguments.count:
        piece = prepare(server, seed)  # other texts in every piece
        await piece.run(min(CHECKPOINT, arguments.count - sent), arguments.clients)
        sent, seed = sent + piece.sent, seed + 1
        answer = httpx.get(f"{server.address}/health", timeout=30)
        memory = resident(server)
        first = first or (memory if sent >= arguments.count / 10 else 0.0)
        counts = ", ".join(f"{status} {count}" for status, count in sorted(piece.answers.items()))
        print(f"{sent} sent, health {answer.status_code}, {memory:.0f} MB ({counts})", flush=True)
        log = "".join(server.output)
        if piece.failures or "Traceback" in log or answer.status_code != 200:
            print(*piece.failures[:5], log[-4000:], sep="\n")
            return False
    print(f"{sent} hostile messages and requests: no 5xx; memory {first:.0f} -> {memory:.0f} MB")
    return memory < 1.25 * first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--clients", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, PostgresServer() as postgres:
        is_file = arguments.store == "sqlite"
        server = ServerProcess(f"{folder}/games.sqlite3" if is_file else postgres.empty_database())
        server.start()
        try:
            is_well = asyncio.run(storm(server, arguments))
        finally:
            server.kill()
    sys.exit(not is_well)


if __name__ == "__main__":
    main()

"""Limits on connections: time limits of requests, and the number of connections of an address."""

import asyncio
import socket
import time
from typing import Any

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState

from gamecase.config.settings import Limits
from gamecase.web.client_addresses import address_key
from gamecase.web.rate_limits import OpenSockets
from gamecase.web.server.connection_limits import ConnectionWatch
from gamecase.web.server.connection_start import ConnectionStart
from gamecase.web.server.fast_websocket import FastWebSocketProtocol
from tables.server_process import ServerProcess
from web.site import HERE, Site, create_table

pytestmark = pytest.mark.anyio

LIMITS = Limits(connections_per_address=3, head_seconds=10, body_seconds=30, stall_seconds=20)


class Wire(asyncio.Transport):
    """The client's end of a connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 50_000), "sockname": ("127.0.0.1", 80)})
        self.received = b""
        self.has_ended = False
        self.protocol: Any = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.received += bytes(data)

    def is_closing(self) -> bool:
        return self.has_ended

    def close(self) -> None:
        self.has_ended = True

    abort = close

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class LimitedServer:
    """A server whose clock is set by hand."""

    def __init__(self, websocket: Any = "auto") -> None:
        self.time = 0.0
        self.sockets: list[Scope] = []  # that were opened
        self.messages: list[Message] = []  # the first of each of them
        self.state = ServerState()
        self.watch = ConnectionWatch(LIMITS, lambda host: host == "10.0.0.1", lambda: self.time)
        self.config = uvicorn.Config(
            self._app,
            interface="asgi3",
            ws=websocket,
            ws_per_message_deflate=False,
            log_config=None,
        )

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self.sockets.append(scope)
            await receive()
            await send({"type": "websocket.accept"})
            self.messages.append(await receive())
            return
        while (message := await receive()).get("more_body"):
            pass
        if message["type"] == "http.disconnect":
            return
        headers = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": b"ok"})

    def connect(self, address: str = "192.0.2.1") -> Wire:
        wire = Wire(address)
        wire.protocol = ConnectionStart(self.config, self.state, {}, watch=self.watch)
        wire.protocol.connection_made(wire)
        return wire

    async def wait(self, seconds: float) -> None:
        for _ in range(10):
            await asyncio.sleep(0)
        self.time += seconds
        self.watch.check(self.state.connections)


@pytest.mark.parametrize(
    ("sent", "patience"),
    [
        (b"", 10),
        (b"GET / HT", 10),
        (b"GET / HTTP/1.1\r\nHost: a\r\n", 10),
        (b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc", 30),
        (b"GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HT", 10),
    ],
)
async def test_a_request_that_does_not_come_in_is_given_up(sent: bytes, patience: int) -> None:
    server = LimitedServer()
    wire = server.connect()
    if sent:
        wire.protocol.data_received(sent)
    await server.wait(patience - 1)
    assert not wire.has_ended
    await server.wait(2)
    assert wire.has_ended


async def test_a_head_sent_byte_by_byte_gets_no_more_time() -> None:
    server = LimitedServer()
    wire = server.connect()
    for byte in b"GET / HTTP/1.1":
        wire.protocol.data_received(bytes([byte]))
        await server.wait(1)
    assert wire.has_ended


async def test_requests_in_time_are_answered_on_one_connection() -> None:
    server = LimitedServer()
    wire = server.connect()
    for _ in range(5):
        wire.protocol.data_received(b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n")
        await server.wait(9)
        wire.protocol.data_received(b"abc")
        await server.wait(9)
    assert not wire.has_ended
    assert wire.received.count(b"200 OK") == 5


async def test_a_client_that_takes_nothing_is_dropped() -> None:
    server = LimitedServer()
    wire = server.connect()
    wire.protocol.data_received(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    wire.protocol.pause_writing()
    await server.wait(19)
    wire.protocol.resume_writing()
    await server.wait(9)
    assert not wire.has_ended
    wire.protocol.pause_writing()
    await server.wait(21)
    assert wire.has_ended


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "HEAD"])
async def test_only_get_can_be_upgraded(method: str) -> None:
    server = LimitedServer()
    wire = server.connect()
    request = f"{method} / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    wire.protocol.data_received(request.encode())
    assert wire.received.startswith(b"HTTP/1.1 400 ")
    assert wire.has_ended


@pytest.mark.parametrize("websocket", ["auto", FastWebSocketProtocol])
@pytest.mark.parametrize("size", [1, 40, 100_000])
@pytest.mark.parametrize("more", ["", "Sec-WebSocket-Extensions: x\r\n", "Cookie: a=\xe9\r\n"])
async def test_a_socket_is_opened_however_its_request_arrives(
    size: int, more: str, websocket: Any
) -> None:
    server = LimitedServer(websocket)
    wire = server.connect()
    request = (
        "GET /table/abc/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\n{more}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode("latin-1")
    for at in range(0, len(request), size):
        wire.protocol.data_received(request[at : at + size])
    for _ in range(5):
        await asyncio.sleep(0)
    assert wire.received.startswith(b"HTTP/1.1 101 ")
    (scope,) = server.sockets
    assert (scope["path"], scope["client"]) == ("/table/abc/socket", ("192.0.2.1", 50_000))
    assert (b"upgrade", b"websocket") in scope["headers"]
    assert all(name == name.lower() for name, _ in scope["headers"])
    assert (
        b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in wire.received
    )  # RFC 6455, 1.3


async def test_frames_that_come_before_the_socket_is_open_are_read_afterwards() -> None:
    server = LimitedServer(FastWebSocketProtocol)
    wire = server.connect()
    wire.protocol.data_received(
        b"GET /table/abc/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
        b"Connection: keep-alive, Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    wire.protocol.data_received(b"\x81\x83")
    wire.protocol.data_received(bytes(4) + b"abc")
    await server.wait(0)
    assert wire.received.startswith(b"HTTP/1.1 101 ")
    assert server.messages == [{"type": "websocket.receive", "text": "abc"}]


_BAD_LINES = ["Sec-WebSocket-Version: 12", "Sec-WebSocket-Key: short", "Bad Header: x", "Host : x"]


@pytest.mark.parametrize("websocket", ["auto", FastWebSocketProtocol])
@pytest.mark.parametrize("line", _BAD_LINES)
async def test_a_bad_request_for_a_socket_is_refused(line: str, websocket: Any) -> None:
    server = LimitedServer(websocket)
    wire = server.connect()
    head = (
        "GET /table/abc/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    )
    wire.protocol.data_received(f"{head}{line}\r\n\r\n".encode())
    assert wire.received.startswith(b"HTTP/1.1 400 ")
    assert wire.has_ended


async def test_an_address_has_a_limited_number_of_connections() -> None:
    server = LimitedServer()
    opened = [server.connect() for _ in range(4)]
    assert [wire.has_ended for wire in opened] == [False, False, False, True]
    assert opened[3].received.startswith(b"HTTP/1.1 429 ")
    assert not server.connect("192.0.2.2").has_ended
    for wire in opened:
        wire.protocol.connection_lost(None)
    assert not server.connect().has_ended


async def test_a_network_of_ipv6_addresses_counts_as_one_address() -> None:
    server = LimitedServer()
    wires = [server.connect(f"2001:db8::{nth}") for nth in range(1, 5)]
    assert [wire.has_ended for wire in wires] == [False, False, False, True]
    assert address_key("2001:db8::1") == address_key("2001:db8:0:0:ffff::1")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("192.0.2.1") != address_key("192.0.2.2")


async def test_a_proxy_has_any_number_of_connections() -> None:
    server = LimitedServer()
    assert not any(server.connect("10.0.0.1").has_ended for _ in range(9))


async def test_connections_that_left_as_sockets_are_no_longer_counted() -> None:
    server = LimitedServer()
    for _ in range(3):
        server.state.connections.discard(server.connect().protocol)  # as when a socket is closed
    await server.wait(1)
    assert not server.connect().has_ended


def test_sockets_are_counted_by_client_address() -> None:
    counts = OpenSockets(2)
    assert [counts.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert counts.enter("192.0.2.2")
    counts.leave("192.0.2.1")
    assert counts.enter("192.0.2.1")
    assert all(counts.enter("127.0.0.1") for _ in range(9))


def test_a_socket_that_never_joins_is_closed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamecase.web.live.socket._JOIN_SECONDS", 0.05)
    browser = site.browser()
    table = create_table(browser, HERE)
    with browser.websocket_connect(f"{table}/socket") as session:
        message = session.receive()
    assert (message["type"], message["code"]) == ("websocket.close", 1008)


def test_the_server_answers_an_upgrade_by_post_at_once(tmp_path: Any) -> None:
    server = ServerProcess(tmp_path / "database.sqlite3")
    server.start()
    try:
        host, _, port = server.address.rpartition("/")[2].partition(":")
        with socket.create_connection((host, int(port)), 20) as connection:
            connection.sendall(
                b"POST /passkey HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\n"
                b"Upgrade: websocket\r\nContent-Length: 0\r\n\r\n"
            )
            began = time.monotonic()
            assert connection.recv(100).startswith(b"HTTP/1.1 400 ")
        assert time.monotonic() - began < 20
    finally:
        server.kill()

"""A minimal WebSocket client, so that the load driver itself costs as little as possible.

It handles whole frames by callbacks, without tasks or queues, and parses only the fields that the
driver needs. It works with servers on this computer that follow RFC 6455.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

_TEXT, _CLOSE, _PONG = 1, 8, 10
_LAST = 0x80  # this frame is the last of its message
_MASKED = 0x80
_NO_MASK = bytes(4)  # a mask of zeros leaves the text as it is

#: Reads a text: returns how many moves it reports, or None.
Read = Callable[["Seat", bytes], int | None]


class Seat(asyncio.Protocol):
    """One player's socket: counts the moves it has seen, and calls back when there are more."""

    def __init__(self, request: bytes, read: Read) -> None:
        self.moves = -1
        self.after = 0  # what the next action must name, for servers that require it
        self.on_seen: Callable[[], None] = lambda: None
        self.opened = asyncio.get_running_loop().create_future()
        self._read = read
        self._request = request
        self._rest = b""  # the beginning of an incomplete frame
        self._parts: list[bytes] = []  # of a message in several frames

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has a class of its own
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"no socket was opened: {error}"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        at = 0
        while (frame := _frame(data, at)) is not None:
            first, begin, at = frame
            if first == _LAST | _TEXT:  # nearly always
                self._tell(data[begin:at])
            else:
                self._take(first, data[begin:at])
        self._rest = data[at:]

    def _tell(self, text: bytes) -> None:
        moves = self._read(self, text)
        if moves is not None:
            self.moves = moves
            self.on_seen()

    def _take(self, first: int, body: bytes) -> None:
        match first & 0x0F:
            case 0x9:  # a ping
                self._send(_PONG, body)
            case 0x8:  # the other side closes
                self._transport.close()
            case 0x0 | 0x1:  # a text, or more of one
                self._parts.append(body)
                if first & _LAST:
                    text, self._parts = b"".join(self._parts), []
                    self._tell(text)

    async def until(self, moves: int) -> None:
        """Wait until so many were seen."""
        news = asyncio.Event()
        self.on_seen = news.set
        while self.moves < moves:
            news.clear()
            await news.wait()

    def send(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes((_LAST | kind, _MASKED | size))
            if size < 126
            else (bytes((_LAST | kind, _MASKED | 126)) + size.to_bytes(2))
        )
        self._transport.write(head + _NO_MASK + body)

    def close(self) -> None:
        self._send(_CLOSE, (1000).to_bytes(2))


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The first byte of the frame at a place, where its body begins and ends; None if cut short."""
    left = len(data) - at
    if left < 2:
        return None
    size, begin = data[at + 1], at + 2
    if size >= 126:
        wide = 2 if size == 126 else 8
        if left < 2 + wide:
            return None
        size, begin = int.from_bytes(data[begin : begin + wide]), begin + wide
    return (data[at], begin, begin + size) if len(data) >= begin + size else None


async def open_seat(port: int, path: str, headers: Mapping[str, str], read: Read) -> Seat:
    """A socket to a server on this computer."""
    asked = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items())]
    request = "\r\n".join([*lines, "", ""]).encode()
    _, seat = await asyncio.get_running_loop().create_connection(
        lambda: Seat(request, read), "127.0.0.1", port
    )
    await seat.opened
    return seat

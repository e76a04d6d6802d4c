"""The request that opens the socket of a table, read in one step.

Browsers and programs send it in one piece and in few forms. Anything unusual is left to the
libraries, which read, answer or refuse it.
"""

import base64
import hashlib
import re
from dataclasses import dataclass

#: The whole request, as browsers and programs send it.
_REQUEST = re.compile(
    rb"GET (/table/[A-Za-z0-9_-]{1,40}/socket) HTTP/1\.1\r\n"
    rb"((?:[A-Za-z0-9-]{1,40}: [\x21-\x7e][\x20-\x7e]{0,2000}\r\n){1,30})\r\n"
)
_HEADER_NAME = re.compile(rb"^[A-Za-z0-9-]+(?=: )", re.MULTILINE)
_KEY = re.compile(rb"[A-Za-z0-9+/]{21}[AQgw]==")  # of 16 bytes
_ONCE = (b"host", b"upgrade", b"connection", b"sec-websocket-key", b"sec-websocket-version")
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3


@dataclass(frozen=True, slots=True)
class SocketRequest:
    """A request for a socket."""

    received: bytes  # all of it, with the names of headers in lower case
    path: str
    headers: list[tuple[bytes, bytes]]
    key: bytes

    def response(self) -> bytes:
        """The response that opens the socket, without extensions and subprotocols."""
        digest = hashlib.sha1(self.key + _GUID, usedforsecurity=False).digest()
        return (
            b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Accept: %b\r\n\r\n" % base64.b64encode(digest)
        )


def read_socket_request(received: bytes) -> SocketRequest | None:
    """The request, if it is one for the socket of a table and has nothing unusual."""
    found = _REQUEST.fullmatch(received)
    if found is None:
        return None
    lines = _HEADER_NAME.sub(lambda name: name[0].lower(), found[2])
    headers = [_header(line) for line in lines[:-2].split(b"\r\n")]
    values = dict(headers)
    names = [name for name, _ in headers]
    is_usual = (
        all(names.count(name) == 1 for name in _ONCE)
        and values[b"upgrade"].lower() == b"websocket"
        and values[b"connection"].lower() in (b"upgrade", b"keep-alive, upgrade")
        and values[b"sec-websocket-version"] == b"13"
        and _KEY.fullmatch(values[b"sec-websocket-key"]) is not None
        and b"sec-websocket-protocol" not in values
    )
    if not is_usual:
        return None
    request = received[: found.start(2)] + lines + b"\r\n"
    return SocketRequest(request, found[1].decode(), headers, values[b"sec-websocket-key"])


def _header(line: bytes) -> tuple[bytes, bytes]:
    name, _, value = line.partition(b": ")
    return name, value.rstrip(b" ")

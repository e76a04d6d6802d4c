"""A WebSocket protocol for uvicorn that handles whole text frames without the library.

Most frames are short texts in one piece, and most handshakes the same few headers. They are parsed
and written here in a few steps; all other frames and handshakes, and closing, are left to uvicorn
and the `websockets` library, whose objects are created when they are needed. This leans on
attributes of uvicorn's protocol class that are not public, so `pyproject.toml` pins uvicorn to the
version it was tested with. Without this module the server uses uvicorn's own protocol.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State
from websockets.server import ServerProtocol

from gamecase.web.live.push import FRAME_WRITER
from gamecase.web.server.socket_affinity import SocketAffinity
from gamecase.web.server.socket_request import SocketRequest

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from uvicorn.config import Config
    from uvicorn.server import ServerState
    from websockets.http11 import Request

# The first byte of a text frame in one piece, and the bits of the second (RFC 6455, §5.2).
_WHOLE_TEXT = 0x81
_IS_MASKED, _SIZE = 0x80, 0x7F
_MASK_BYTES = 4

_CLOSE_SECONDS = 10.0  # for the client to close its end
_LOGGER = logging.getLogger("uvicorn.error")  # as uvicorn's own protocols

_MAX_QUEUED = 8  # texts not yet read by the app; with more, reading from the client pauses


def text_frame(text: bytes) -> bytes:
    """A text framed as servers do it: in one piece, neither masked nor compressed."""
    size = len(text)
    if size < 126:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8) + text


def frame_size(data: bytes, max_size: int) -> int | None:
    """The size of the client's frame that begins here; a lower bound while its head is incomplete.

    None for a frame that is not allowed: not masked, or too large.
    """
    if len(data) < 2:
        return 2
    if not data[1] & _IS_MASKED:
        return None
    size, head = data[1] & _SIZE, 2
    if size > 125:
        head = 4 if size == 126 else 10
        if len(data) < head:
            return head
        size = int.from_bytes(data[2:head])
    return head + _MASK_BYTES + size if size <= max_size else None


def unmask(frame: bytes) -> bytes:
    """The payload of a complete frame of a client."""
    size = frame[1] & _SIZE
    begin = _MASK_BYTES + (2 if size < 126 else 4 if size == 126 else 10)
    mask, body = frame[begin - _MASK_BYTES : begin], frame[begin:]
    masks = (mask * (len(body) // _MASK_BYTES + 1))[: len(body)]
    # One XOR of two large integers is faster than any loop over bytes in Python.
    return (int.from_bytes(body) ^ int.from_bytes(masks)).to_bytes(len(body))


def _is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a shortcut for whole text frames.

    Incoming data is split into frames here. A text in one piece goes straight to the app's queue;
    any other frame goes to the library, which also handles everything before and after the open
    state.
    """

    def __init__(
        self,
        config: "Config",
        server_state: "ServerState",
        app_state: dict[str, Any],
        *,
        socket_affinity: SocketAffinity | None = None,
    ) -> None:
        if not config.loaded:
            config.load()
        # All that uvicorn's class sets, but for the library's objects.
        self.config = config
        self.app = config.loaded_app
        self.loop = asyncio.get_running_loop()
        self.logger = _LOGGER
        self.root_path = config.root_path
        self.asgi_version = config.asgi_version
        self.app_state = app_state
        self.connections = server_state.connections
        self.tasks = server_state.tasks
        self.default_headers = server_state.default_headers
        self.queue = asyncio.Queue()
        self.handshake_initiated = self.handshake_complete = False
        self.close_sent = self.disconnected = self.read_paused = False
        self.close_timer = self.ping_timer = self.pong_timer = None
        self.close_timeout = _CLOSE_SECONDS
        self.initial_response = None
        self.writable = asyncio.Event()
        self.writable.set()
        self.ping_interval = config.ws_ping_interval
        self.ping_timeout = config.ws_ping_timeout
        self.pending_ping_payload = None
        self.ping_sent_at = self.last_ping_rtt = 0.0
        self.frames = []
        self.curr_msg_data_type = "bytes"
        self._affinity = socket_affinity  # None: a single process, or already the right one
        self._library: ServerProtocol | None = None
        self._response = b""  # that opens the socket once the app accepts it
        self._rest = b""  # the beginning of an incomplete frame
        self._is_left_to_library = False

    @property
    def conn(self) -> ServerProtocol:  # type: ignore[override]  # a mere attribute in uvicorn's class
        """The library's state of the connection."""
        if self._library is None:
            self._library = ServerProtocol(
                extensions=[],
                state=State.OPEN if self.handshake_complete else State.CONNECTING,
                max_size=self.config.ws_max_size,
                logger=self.logger,
            )
        return self._library

    @property
    def _is_open(self) -> bool:
        if self._library is not None:
            return self._library.state is State.OPEN
        return self.handshake_complete and not self.disconnected

    # --- handshake ---

    def open_socket(self, request: SocketRequest) -> None:
        """Begin with a request that was read already."""
        if self._is_handed_over(request.received):
            return
        self.handshake_initiated = True
        self._response = request.response()
        state = {**self.app_state, FRAME_WRITER: self}
        path = request.path.encode()
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + request.path,
            "raw_path": self.root_path.encode("ascii") + path,
            "query_string": b"",
            "headers": request.headers,
            "subprotocols": [],
            "state": state,
            "extensions": {"websocket.http.response": {}},
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def _is_handed_over(self, received: bytes) -> bool:
        """Whether another process serves the connection, because it has the table."""
        if self._affinity is None:
            return False
        connection = self.transport.get_extra_info("socket")
        if not self._affinity.hand_over(connection.fileno(), received):
            return False
        self.transport.abort()
        return True

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        if not self.close_sent:  # not refused
            self.scope["state"][FRAME_WRITER] = self

    def _accept(self) -> None:
        """Open the socket, and read what the client has sent too early."""
        if self.disconnected:
            raise ClientDisconnected
        self.logger.info('%s - "WebSocket %s" [accepted]', self.client, self.scope["path"])
        if self.transport.is_closing():
            return
        self.transport.write(self._response)
        self._response = b""
        self.handshake_complete = True
        self.start_keepalive()
        if self._rest:
            self.transport.resume_reading()
            self.data_received(b"")

    # --- receiving ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated and self._is_handed_over(data):
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        if self._response:  # no more is read until the socket is open
            self._rest = data
            self.transport.pause_reading()
            return
        while data and self._is_open and not self._is_left_to_library:
            size = frame_size(data, self.config.ws_max_size)
            if size is None:
                break
            if size > len(data):
                self._rest = data
                return
            self._receive_frame(data[:size])
            data = data[size:]
        if data:
            # The library may now hold a part of a frame, so it gets all that follows.
            self._is_left_to_library = self.handshake_initiated
            super().data_received(data)

    def _receive_frame(self, frame: bytes) -> None:
        if frame[0] != _WHOLE_TEXT or self.frames:  # not a text, or amid a fragmented message
            super().data_received(frame)
            return
        try:
            text = unmask(frame).decode()
        except UnicodeDecodeError:
            self._refuse_text()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > _MAX_QUEUED and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(b"".join(self.frames)):
            self._refuse_text()
        else:
            super().send_receive_event_to_app()

    def _refuse_text(self) -> None:
        """Close because of a text that is not UTF-8; uvicorn would log it as an error."""
        self.frames = []
        if self._is_open:  # not closed already because of another frame
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    # --- sending ---

    @property
    def can_write(self) -> bool:
        """Whether a text can be written without waiting."""
        return self._is_open and not self.transport.is_closing() and self.writable.is_set()

    def write_text(self, text: bytes) -> None:
        """Write a text; only while `can_write`."""
        self.transport.write(text_frame(text))

    async def send(self, message: "ASGISendEvent") -> None:
        text = message.get("text")
        if isinstance(text, str) and self.can_write:
            self.write_text(text.encode())
        elif self._response and message["type"] == "websocket.accept":
            assert not message.get("headers")  # the response is made already
            self._accept()
        else:
            await super().send(message)

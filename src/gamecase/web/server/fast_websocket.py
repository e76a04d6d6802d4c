"""A WebSocket protocol for uvicorn that handles whole text frames without the library.

Most frames are short texts in one piece. They are parsed and written here in a few steps; all other
frames, the handshake and closing are left to uvicorn and the `websockets` library. This leans on
attributes of uvicorn's protocol class that are not public, so `pyproject.toml` pins uvicorn to the
version it was tested with. Without this module the server uses uvicorn's own protocol.
"""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from gamecase.web.live.push import FRAME_WRITER
from gamecase.web.server.socket_affinity import SocketAffinity

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

# The first byte of a text frame in one piece, and the bits of the second (RFC 6455, §5.2).
_WHOLE_TEXT = 0x81
_IS_MASKED, _SIZE = 0x80, 0x7F
_MASK_BYTES = 4

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

    _rest = b""  # the beginning of an incomplete frame
    _is_left_to_library = False

    def __init__(
        self, *args: Any, socket_affinity: SocketAffinity | None = None, **kwargs: Any
    ) -> None:
        super().__init__(*args, **kwargs)
        self._affinity = socket_affinity  # None: a single process, or already the right one

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        if not self.close_sent:  # not refused
            self.scope["state"][FRAME_WRITER] = self

    # --- receiving ---

    def data_received(self, data: bytes) -> None:
        if self._affinity is not None and not self.handshake_initiated:
            connection = self.transport.get_extra_info("socket")
            if self._affinity.hand_over(connection.fileno(), data):
                self.transport.abort()
                return
        if self._rest:
            data, self._rest = self._rest + data, b""
        while data and self.conn.state is State.OPEN and not self._is_left_to_library:
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
        if self.conn.state is State.OPEN:  # not closed already because of another frame
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    # --- sending ---

    @property
    def can_write(self) -> bool:
        """Whether a text can be written without waiting."""
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        return is_open and self.writable.is_set()

    def write_text(self, text: bytes) -> None:
        """Write a text; only while `can_write`."""
        self.transport.write(text_frame(text))

    async def send(self, message: "ASGISendEvent") -> None:
        text = message.get("text")
        if isinstance(text, str) and self.can_write:
            self.write_text(text.encode())
        else:
            await super().send(message)

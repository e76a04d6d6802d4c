"""The last step to a socket: whole texts taken and written as they are, all else by the library."""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from gamecase.web.server.socket_affinity import SocketAffinity

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

# The first byte of a frame that holds a whole text, and the bits of the second (RFC 6455, §5.2).
_WHOLE_TEXT = 0x81
_IS_MASKED, _SIZE = 0x80, 0x7F
_MASK_BYTES = 4

_MOST_WAITING = 8  # texts that nobody has looked at yet; the client then has to wait


def text_frame(text: bytes) -> bytes:
    """A text as a server frames it: one piece, neither masked nor compressed."""
    size = len(text)
    if size < 126:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8) + text


def frame_size(data: bytes, longest: int) -> int | None:
    """How long the frame of a client is that begins here, or at least is while it is cut short.

    None for a frame no client may send: one that is not masked, or holds too much.
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
    return head + _MASK_BYTES + size if size <= longest else None


def unmasked(frame: bytes) -> bytes:
    """What a whole frame of a client holds."""
    size = frame[1] & _SIZE
    begin = _MASK_BYTES + (2 if size < 126 else 4 if size == 126 else 10)
    mask, body = frame[begin - _MASK_BYTES : begin], frame[begin:]
    masks = (mask * (len(body) // _MASK_BYTES + 1))[: len(body)]
    # As one number each: no loop over bytes in Python is as quick.
    return (int.from_bytes(body) ^ int.from_bytes(masks)).to_bytes(len(body))


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol; what comes and goes all the time does so in fewer steps.

    Frames are parted here. One that holds a whole text goes straight to whoever waits for it; the
    library gets any other, frame by frame, and all that is said before and after a socket is open.
    """

    _rest = b""  # of a frame that has not come to its end
    _is_left_to_library = False

    def __init__(
        self, *given: Any, socket_affinity: SocketAffinity | None = None, **named: Any
    ) -> None:
        super().__init__(*given, **named)
        self._homes = socket_affinity  # None: there is but one, or it has come home

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        if not self.close_sent:  # not refused
            self.scope["state"]["wire"] = self

    # --- coming in ---

    def data_received(self, data: bytes) -> None:
        if self._homes is not None and not self.handshake_initiated:
            connection = self.transport.get_extra_info("socket")
            if self._homes.hand_on(connection.fileno(), data):
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
            self._take(data[:size])
            data = data[size:]
        if data:
            # A library that may hold a part of a frame gets the rest of it, and all that follows.
            self._is_left_to_library = self.handshake_initiated
            super().data_received(data)

    def _take(self, frame: bytes) -> None:
        if frame[0] != _WHOLE_TEXT or self.frames:  # no text, or one within the parts of another
            super().data_received(frame)
            return
        try:
            text = unmasked(frame).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > _MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # --- going out ---

    @property
    def flows(self) -> bool:
        """A text can be sent without waiting."""
        is_open = self.conn.state is State.OPEN and not self.transport.is_closing()
        return is_open and self.writable.is_set()

    def write_text(self, text: bytes) -> None:
        """Send a text at once, where it flows."""
        self.transport.write(text_frame(text))

    async def send(self, message: "ASGISendEvent") -> None:
        text = message.get("text")
        if isinstance(text, str) and self.flows:
            self.write_text(text.encode())
        else:
            await super().send(message)

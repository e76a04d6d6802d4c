"""The last step to a socket: text frames written as they are, without detours for all others."""

from typing import TYPE_CHECKING

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

_WHOLE_TEXT = 0x81  # the first byte of a frame that holds a whole text (RFC 6455, section 5.2)


def text_frame(text: str) -> bytes:
    """A text as a server frames it: one piece, neither masked nor compressed."""
    body = text.encode()
    size = len(body)
    if size < 126:
        return bytes((_WHOLE_TEXT, size)) + body
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, 126)) + size.to_bytes(2) + body
    return bytes((_WHOLE_TEXT, 127)) + size.to_bytes(8) + body


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own protocol; what goes out all the time goes out in fewer steps.

    Nothing else is: opening, closing, pings, all that comes in, and a reader who is behind.
    """

    async def send(self, message: "ASGISendEvent") -> None:
        text = message.get("text")
        flows = self.conn.state is State.OPEN and self.writable.is_set()
        if isinstance(text, str) and flows and not self.transport.is_closing():
            self.transport.write(text_frame(text))
        else:
            await super().send(message)

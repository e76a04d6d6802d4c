"""The fast WebSocket protocol: frames as other implementations read and write them."""

import asyncio
from collections.abc import Callable

import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from gamecase.web.server.fast_websocket import FastWebSocketProtocol, text_frame

pytestmark = pytest.mark.anyio

_LONGEST = 300


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
@pytest.mark.parametrize("letter", ["a", "ü", "棋"])
def test_a_text_of_any_length_is_one_frame(size: int, letter: str) -> None:
    text = letter * (size // len(letter.encode()))
    text += "." * (size - len(text.encode()))
    client = ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)
    client.receive_data(text_frame(text.encode()) + text_frame(b"next"))
    whole, after = client.events_received()
    assert isinstance(whole, Frame)
    assert (whole.opcode, whole.fin, bytes(whole.data).decode()) == (Opcode.TEXT, True, text)
    assert isinstance(after, Frame)
    assert bytes(after.data) == b"next"


class Pipe(asyncio.Transport):
    """Where a server's bytes go to: here, to the client."""

    def __init__(self) -> None:
        super().__init__()
        self.client = ClientProtocol(parse_uri("ws://house/"))
        self.is_paused = False
        self._is_closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.client.receive_data(bytes(data))

    def is_closing(self) -> bool:
        return self._is_closing

    def close(self) -> None:
        self._is_closing = True

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


class Talk:
    """A client and a server that keeps what it is told, with every byte between them in hand."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self.is_listening = asyncio.Event()
        self.is_listening.set()
        self.pipe = Pipe()
        config = uvicorn.Config(
            self._app,
            interface="asgi3",
            ws_max_size=_LONGEST,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self.wire = FastWebSocketProtocol(config, ServerState(), {})
        self.wire.connection_made(self.pipe)

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["state"]["frame_writer"] is self.wire
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while not self.heard or self.heard[-1]["type"] != "websocket.disconnect":
            await self.is_listening.wait()
            self.heard.append(await receive())

    async def open(self) -> ClientProtocol:
        client = self.pipe.client
        client.send_request(client.connect())
        self.flush()
        await _rest()
        assert client.state is State.OPEN
        return client

    def flush(self, size: int = 100_000) -> None:
        """Let what the client has said come in, so many bytes at a time."""
        said = b"".join(self.pipe.client.data_to_send())
        for at in range(0, len(said), size):
            self.wire.data_received(said[at : at + size])

    @property
    def texts(self) -> list[str]:
        return [each["text"] for each in self.heard if "text" in each]


async def _rest() -> None:
    for _ in range(60):
        await asyncio.sleep(0)


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 64, 100_000])
async def test_texts_arrive_unchanged_however_the_bytes_are_split(size: int) -> None:
    talk = Talk()
    client = await talk.open()
    said = ["", "a", "müller", "x" * 125, "y" * 126, "棋" * 100, "z" * _LONGEST]
    for text in said:
        client.send_text(text.encode())
        client.send_ping(b"still there?")
    client.send_text(b"in ", fin=False)
    client.send_ping(b"between")
    client.send_continuation(b"parts", fin=True)
    client.send_binary(b"bytes")
    client.send_text(b"last")
    talk.flush(size)
    await _rest()
    assert talk.texts == [*said, "in parts", "last"]
    assert [each["bytes"] for each in talk.heard if "bytes" in each] == [b"bytes"]
    pongs = [each for each in client.events_received() if getattr(each, "opcode", 0) == Opcode.PONG]
    assert len(pongs) == len(said) + 1


def _too_long(client: ClientProtocol) -> None:
    client.send_text(b"x" * (_LONGEST + 1))


def _no_utf8(client: ClientProtocol) -> None:
    client.send_text(b"\xff\xfe")


def _text_within_parts(client: ClientProtocol) -> None:
    client.send_text(b"in ", fin=False)
    client.expect_continuation_frame = False
    client.send_text(b"another")


@pytest.mark.parametrize("size", [1, 4, 100_000])
@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (_too_long, CloseCode.MESSAGE_TOO_BIG),
        (_no_utf8, CloseCode.INVALID_DATA),
        (_text_within_parts, CloseCode.PROTOCOL_ERROR),
    ],
)
async def test_a_frame_that_is_not_allowed_closes_the_socket(
    fault: Callable[[ClientProtocol], None], code: CloseCode, size: int
) -> None:
    talk = Talk()
    client = await talk.open()
    client.send_text(b"first")
    fault(client)
    talk.flush(size)
    await _rest()
    assert talk.texts == ["first"]
    assert (talk.heard[-1]["type"], talk.heard[-1]["code"]) == ("websocket.disconnect", code)
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == code


@pytest.mark.parametrize("is_split", [False, True])
async def test_a_text_that_is_not_utf8_is_no_error_in_the_log(
    caplog: pytest.LogCaptureFixture, is_split: bool
) -> None:
    talk = Talk()
    client = await talk.open()
    if is_split:
        client.send_text(b"\xff", fin=False)
        client.send_continuation(b"\xfe", fin=True)
    else:
        client.send_text(b"\xff\xfe")
    talk.flush()
    talk.wire.data_received(bytes((0x81, 0x81, 0, 0, 0, 0, 0xFF)))  # another one on its heels
    await _rest()
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == CloseCode.INVALID_DATA
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_an_unmasked_frame_closes_the_socket() -> None:
    talk = Talk()
    client = await talk.open()
    talk.wire.data_received(text_frame(b"bare"))
    await _rest()
    assert talk.texts == []
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == CloseCode.PROTOCOL_ERROR


async def test_frames_sent_before_the_handshake_ends_are_read_in_order() -> None:
    talk = Talk()
    client = talk.pipe.client
    client.send_request(client.connect())
    talk.flush()
    # After its head comes a mask that, with the text, looks like another whole frame.
    head, mask = b"\x81\x83", b"\x81\x81ab"
    masked = bytes(one ^ other for one, other in zip(b"abc", mask, strict=False))
    talk.wire.data_received(head)
    await _rest()
    talk.wire.data_received(mask + masked)
    client.send_text(b"late")
    talk.flush()
    await _rest()
    assert talk.texts == ["abc", "late"]


async def test_reading_pauses_while_the_app_is_behind() -> None:
    talk = Talk()
    client = await talk.open()
    talk.is_listening.clear()
    for nth in range(30):
        client.send_text(str(nth).encode())
    talk.flush()
    await _rest()
    assert talk.pipe.is_paused
    talk.is_listening.set()
    await _rest()
    assert talk.texts == [str(nth) for nth in range(30)]
    assert not talk.pipe.is_paused

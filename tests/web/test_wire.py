"""What goes over the wire is read by others as it was meant."""

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from gamecase.web.wire import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
@pytest.mark.parametrize("letter", ["a", "ü", "棋"])
def test_a_text_of_any_length_is_one_frame_to_a_client(size: int, letter: str) -> None:
    text = letter * (size // len(letter.encode()))
    text += "." * (size - len(text.encode()))
    client = ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)
    client.receive_data(text_frame(text) + text_frame("next"))
    whole, after = client.events_received()
    assert isinstance(whole, Frame)
    assert (whole.opcode, whole.fin, bytes(whole.data).decode()) == (Opcode.TEXT, True, text)
    assert isinstance(after, Frame)
    assert bytes(after.data) == b"next"

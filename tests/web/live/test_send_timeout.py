"""Slow readers on sockets: let go after a while, and nobody else is."""

import asyncio

import pytest

from gamecase.web.live.send_timeout import SendTimeout

pytestmark = pytest.mark.anyio


class Client:
    def __init__(self) -> None:
        self.is_gone = asyncio.Event()

    def drop(self) -> None:
        self.is_gone.set()


async def test_only_the_client_that_stops_reading_is_dropped() -> None:
    patience = SendTimeout(seconds=0.02)
    keeping = asyncio.create_task(patience.run())
    slow, quick = Client(), Client()
    patience.end(patience.begin(quick))
    stuck = patience.begin(slow)
    await slow.is_gone.wait()
    assert not quick.is_gone.is_set()
    patience.end(stuck)  # said once more, when the send was cut short
    keeping.cancel()

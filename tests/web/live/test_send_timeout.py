"""Send timeouts: clients that stop reading are dropped, and no others."""

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
    timeout = SendTimeout(seconds=0.02)
    running = asyncio.create_task(timeout.run())
    slow, quick = Client(), Client()
    timeout.end(timeout.begin(quick))
    stuck = timeout.begin(slow)
    await slow.is_gone.wait()
    assert not quick.is_gone.is_set()
    timeout.end(stuck)  # again, as after a cancelled send
    running.cancel()

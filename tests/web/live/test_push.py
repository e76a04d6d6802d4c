"""Pushing to clients: once per loop iteration, in order, and to slow clients as well."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gamecase.messages.viewer import Viewer
from gamecase.tables.table import Table
from gamecase.web.live.push import CLOSE_ERROR, FrameWriter, Push, PushBatcher
from tables.service_fixture import ANN, BEN, BROWSER, open_service, play, table_request

pytestmark = pytest.mark.anyio


class Client:
    """A connection whose client reads or not, as the test decides."""

    def __init__(self, batcher: PushBatcher, *, has_writer: bool = True) -> None:
        self.frames: list[bytes] = []
        self.flows = True
        self.takes = asyncio.Event()
        self.takes.set()
        self.closed = 0
        self._has_writer = has_writer
        self.batcher = batcher

    @property
    def writer(self) -> FrameWriter | None:
        return self if self._has_writer else None

    @property
    def can_write(self) -> bool:
        return self.flows

    def write_text(self, text: bytes) -> None:
        assert self.flows, "written while the client does not read"
        self.frames.append(text)

    async def send(self, frame: bytes) -> None:
        await self.takes.wait()
        self.frames.append(frame)

    async def close(self, code: int) -> None:
        self.closed = code

    def stop(self) -> None:
        self.flows = False
        self.takes.clear()

    def go_on(self) -> None:
        self.flows = True
        self.takes.set()

    @property
    def numbers(self) -> list[int]:
        """The entry number of each state sent."""
        return [json.loads(frame.split(b"\n")[-1])["n"] for frame in self.frames]

    @property
    def entries(self) -> list[int]:
        """The numbers of all entries sent."""
        lines = [json.loads(line) for frame in self.frames for line in frame.split(b"\n")]
        return [each["n"] for line in lines for each in line.get("entries", ())]


@asynccontextmanager
async def subscribed(table: Table, client: Client) -> AsyncIterator[Viewer]:
    viewer = Viewer("en", (1,))
    push = Push(client, table, viewer, client.batcher)
    push.start(0)
    table.add_subscriber(push, (1,))
    await _rest()
    try:
        yield viewer
    finally:
        table.unsubscribe(push, (1,))
        await push.stop()


async def _rest() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_several_changes_are_pushed_once_per_loop_iteration(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        client = Client(PushBatcher())
        async with subscribed(table, client):
            assert client.numbers == [3]
            for _ in range(5):
                table.wake()
            await _rest()
            assert client.numbers == [3, 3]


async def test_a_slow_client_gets_what_it_missed_in_one_frame(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        client = Client(PushBatcher())
        async with subscribed(table, client):
            client.stop()
            await play(table, "a1")
            await _rest()  # the task holds this one, and waits
            client.flows = True  # before the task has got rid of what it holds
            await play(table, "b1")
            await _rest()
            await play(table, "c1", "a2")
            await _rest()
            assert client.numbers == [3]
            client.go_on()
            await _rest()
            assert client.numbers == [3, 4, 7]
            await play(table, "b2")
            await _rest()
            assert client.numbers == [3, 4, 7, 8]
            assert client.entries == [*range(1, 9)]


async def test_push_works_without_a_frame_writer(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        client = Client(PushBatcher(), has_writer=False)
        async with subscribed(table, client):
            await play(table, "a1")
            await _rest()
            assert client.numbers == [3, 4]
            assert client.entries == [1, 2, 3, 4]


async def test_a_failing_push_closes_its_own_socket_only(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        batcher = PushBatcher()
        broken, sound = Client(batcher), Client(batcher)
        async with subscribed(table, broken) as viewer, subscribed(table, sound):
            viewer.language = "no language at all"
            await play(table, "a1")
            await _rest()
            assert broken.closed == CLOSE_ERROR
            assert sound.numbers[-1] == 4

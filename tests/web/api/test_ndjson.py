"""Streams of JSON lines: nothing is queued, and clients that stop reading are dropped."""

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from starlette.types import Message

from gamecase.web.api.ndjson import LineStream
from tables.service_fixture import open_service

pytestmark = pytest.mark.anyio


async def numbers(ended: list[int]) -> AsyncGenerator[bytes, None]:
    """Lines without end; the last one is recorded when the stream is closed."""
    made = 0
    try:
        while True:
            made += 1
            yield b"%d\n" % made
            await asyncio.sleep(0)
    finally:
        ended.append(made)


async def never() -> Message:
    await asyncio.get_running_loop().create_future()
    raise AssertionError("nobody leaves")


async def always() -> bool:
    return True


async def test_a_client_that_stops_reading_is_dropped(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        ended: list[int] = []
        taken: list[Message] = []

        async def send(message: Message) -> None:
            taken.append(message)
            if len(taken) == 4:  # the start, and three lines
                await never()

        await LineStream(numbers(ended), table_service, always, send_timeout=0.05)({}, never, send)
        assert ended == [3], "no line was made that nobody took"
        assert table_service.metrics.slow_readers == 1
        assert table_service.metrics.streams == 0


async def test_a_stream_ends_when_its_client_leaves(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        ended: list[int] = []
        left = asyncio.Event()

        async def receive() -> Message:
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message.get("body") == b"5\n":
                left.set()

        await LineStream(numbers(ended), table_service, always)({}, receive, send)
        assert len(ended) == 1
        assert table_service.metrics.slow_readers == 0
        assert not table_service.streams


async def test_a_stream_is_closed_properly_at_shutdown(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        taken: list[Message] = []

        async def send(message: Message) -> None:
            taken.append(message)
            if len(taken) == 4:
                table_service.end_streams()

        await LineStream(numbers([]), table_service, always)({}, never, send)
        assert taken[-1] == {"type": "http.response.body", "body": b"", "more_body": False}


async def test_a_stream_ends_when_the_identity_is_no_longer_valid(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as table_service:
        taken: list[Message] = []

        async def send(message: Message) -> None:
            taken.append(message)

        async def is_known() -> bool:
            return len(taken) < 3

        await LineStream(numbers([]), table_service, is_known)({}, never, send)
        assert [each.get("body") for each in taken] == [None, b"1\n", b"2\n", b""]
        assert taken[-1]["more_body"] is False

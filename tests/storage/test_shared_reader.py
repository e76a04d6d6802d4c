"""Reads that wait at the same time are done in one go, and do not affect each other."""

import asyncio
import threading
from typing import Any, cast

import pytest

from gamecase.storage.connection import StoreConnection
from gamecase.storage.shared_reader import SharedReader
from gamecase.storage.store import StoreUnavailable

pytestmark = pytest.mark.anyio


class BrokenConnection(Exception):
    """What the connection raises when the database does not answer."""


class FakeConnection:
    """A connection that has nothing to read."""

    failures = (BrokenConnection,)
    is_closed = False

    def close(self) -> None:
        self.is_closed = True


def reader_of(connection: FakeConnection) -> SharedReader:
    return SharedReader(cast("StoreConnection", connection), "test")


async def test_every_read_gets_its_own_result_in_one_thread() -> None:
    reader = reader_of(FakeConnection())
    threads: set[int] = set()

    def work(number: int) -> Any:
        def read(connection: object) -> int:
            threads.add(threading.get_ident())
            return number

        return read

    results = await asyncio.gather(*(reader.read(work(number)) for number in range(100)))
    assert results == [*range(100)]
    assert len(threads) == 1
    assert threads != {threading.get_ident()}
    reader.close()


async def test_a_read_that_fails_or_is_cancelled_leaves_the_others_alone() -> None:
    reader = reader_of(FakeConnection())
    is_held, may_go = threading.Event(), threading.Event()

    def hold(connection: object) -> str:
        is_held.set()
        may_go.wait(30)
        return "held"

    def fail(error: Exception) -> Any:
        def read(connection: object) -> None:
            raise error

        return read

    first = asyncio.create_task(reader.read(hold))
    await asyncio.to_thread(is_held.wait, 30)
    later = [
        asyncio.create_task(reader.read(work))
        for work in (fail(ValueError("mine")), fail(BrokenConnection()), hold, lambda _: "last")
    ]
    await asyncio.sleep(0)
    later[2].cancel()
    may_go.set()
    results = await asyncio.gather(first, *later, return_exceptions=True)
    assert results[0] == "held"
    assert isinstance(results[1], ValueError)
    assert isinstance(results[2], StoreUnavailable)
    assert isinstance(results[3], asyncio.CancelledError)
    assert results[4] == "last"
    reader.close()


async def test_a_closed_reader_says_so() -> None:
    connection = FakeConnection()
    reader = reader_of(connection)
    reader.close()
    assert connection.is_closed
    with pytest.raises(RuntimeError):
        await reader.read(lambda _: None)


def test_another_event_loop_can_read_too() -> None:
    reader = reader_of(FakeConnection())
    for _ in range(2):
        assert asyncio.run(reader.read(lambda _: "read")) == "read"
    reader.close()

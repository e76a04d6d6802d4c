"""The database becomes unavailable during play: nothing is lost or written twice."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from psycopg.pq.abc import PGresult
from starlette.websockets import WebSocketDisconnect

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.engines.requests import BotReply, BotRequest, run_bot
from gamecase.storage.migrations import Schema
from gamecase.storage.postgres_connection import PostgresConnection
from gamecase.storage.sqlite import SqliteConnection, SqliteStore
from gamecase.storage.store import StoreUnavailable
from gamecase.tables.context import TableContext
from gamecase.tables.resettable_timer import ResettableTimer
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from storage.postgres_server import PostgresServer
from tables.service_fixture import (
    ANN,
    AWAY,
    BEN,
    BOT,
    BROWSER,
    OTHER_BROWSER,
    FakeEnginePool,
    entry_kinds,
    eventually,
    immediate_engines,
    open_service,
    play,
    stepping_clock,
    table_request,
    wait_until,
)
from web.site import HERE, Site, create_table, open_socket

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[PostgresServer]:
    """A server for this module: one with few databases recovers faster after each crash."""
    with PostgresServer() as server:
        yield server


async def _assert_stored(table: Table, address: str) -> None:
    """The stored log is that of the table."""
    async with open_service(address) as table_service:
        loaded = await table_service.table(table.id)
        assert loaded is not None
        assert loaded.entries == table.entries


def _lose_acknowledgements(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lose every connection once, after it has written and before it says so."""
    execute = PostgresConnection._execute_append
    lost: list[PostgresConnection] = []

    def execute_and_lose(self: PostgresConnection, values: list[bytes]) -> PGresult | None:
        result = execute(self, values)
        if self not in lost:
            lost.append(self)
            self._connection.close()
            return None
        return result

    monkeypatch.setattr(PostgresConnection, "_execute_append", execute_and_lose)


async def test_a_write_whose_acknowledgement_is_lost_counts_once(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres_server.empty_database()
    async with open_service(address) as table_service:
        table = await table_service.create_table(table_request(ANN, AWAY), BROWSER)
        assert await table.sit(2, OTHER_BROWSER, "Ben") is None
        with monkeypatch.context() as patched:
            _lose_acknowledgements(patched)
            await play(table, "b2")
        with monkeypatch.context() as patched:
            _lose_acknowledgements(patched)
            assert await table.say(2, "well-played") is None
        await play(table, "a1")
        assert entry_kinds(table).count("say") == 1
        assert entry_kinds(table).count("act") == 2
    await _assert_stored(table, address)


async def test_play_fails_without_the_database_and_continues_with_it(
    postgres_server: PostgresServer, caplog: pytest.LogCaptureFixture
) -> None:
    address = postgres_server.empty_database()
    async with open_service(address) as table_service:
        table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2")
        with postgres_server.stopped():
            with pytest.raises(StoreUnavailable):
                await play(table, "a1")
            with pytest.raises(StoreUnavailable):
                await table_service.table(table.id)
            assert not await table_service.is_well()
        assert await table_service.is_well()
        await play(table, "a1", "c3")
    await _assert_stored(table, address)
    messages = [record.getMessage() for record in caplog.records]
    assert [" ".join(message.split()[:3]) for message in messages] == [
        "cannot write to",
        "cannot read from",
        "can read from",
        "can write to",
    ]


async def test_a_service_closes_without_its_database(postgres_server: PostgresServer) -> None:
    address = postgres_server.empty_database()
    with ExitStack() as stack:
        async with open_service(address) as table_service:
            table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
            table.subscribe([1])
            async with open_service(address) as other:
                seen = await other.table(table.id)
                assert seen is not None
                await eventually(lambda: seen.is_present(1))  # so there is presence to delete
            stack.enter_context(postgres_server.stopped())


async def _play_and_take_back(table: Table) -> None:
    for _ in range(100):
        await play(table, "b2")
        assert await table.offer(1, "takeback") is None


async def test_play_fails_on_a_full_disk_and_continues_with_room(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "database", Schema(SERVER_MIGRATIONS))
    table_service = TableService(
        TableContext(store, immediate_engines(), stepping_clock(), bot_pause=0)
    )
    table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
    writer = cast("SqliteConnection", store._writer.connection).driver
    writer.execute("PRAGMA max_page_count = 1")  # the file cannot grow
    with pytest.raises(StoreUnavailable):
        await _play_and_take_back(table)
    before = [*table.entries]
    writer.execute("PRAGMA max_page_count = 1000000")
    await play(table, "c3")
    assert table.entries[:-1] == before
    await table_service.close()
    store.close()
    await _assert_stored(table, str(tmp_path / "database"))


async def test_a_bot_does_not_resign_without_the_database(postgres_server: PostgresServer) -> None:
    address = postgres_server.empty_database()
    may_answer = asyncio.Event()

    async def answer(request: BotRequest) -> BotReply:
        await may_answer.wait()
        return run_bot(request)

    async with open_service(address, FakeEnginePool(answer)) as table_service:
        table = await table_service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        with postgres_server.stopped():
            may_answer.set()
            await asyncio.sleep(0.5)
            assert entry_kinds(table).count("act") == 1
        await wait_until(table, lambda: entry_kinds(table).count("act") == 2)
        assert table.state.outcome is None
    await _assert_stored(table, address)


def test_clients_are_told_to_try_again(postgres_server: PostgresServer) -> None:
    with Site(postgres_server.empty_database()) as site:
        browser = site.browser(language="de")
        table = create_table(browser, HERE)
        with open_socket(browser, table) as opened:
            state = opened.state()
            with postgres_server.stopped():
                page = browser.get(table)
                assert (page.status_code, page.headers["retry-after"]) == (503, "2")
                assert "Versuch es gleich noch einmal" in page.text
                answer = browser.get(f"/api{table}")
                assert (answer.status_code, answer.json()["code"]) == (503, "away")
                opened.command("act", action="b2", after=state["after"])
                with pytest.raises(WebSocketDisconnect) as caught:
                    opened.answer()
                assert caught.value.code == 1013
                with (
                    open_socket(browser, table) as refused,
                    pytest.raises(WebSocketDisconnect) as caught,
                ):
                    refused.state()
                assert caught.value.code == 1013
        with open_socket(browser, table) as opened:
            assert opened.act("b2", opened.state())["n"] == state["n"] + 1


async def test_a_deadline_is_retried_until_it_is_stored() -> None:
    failures = [StoreUnavailable("the database"), StoreUnavailable("the database")]
    is_done = asyncio.Event()

    async def on_due() -> None:
        if failures:
            raise failures.pop()
        is_done.set()

    deadline = ResettableTimer("a flag", lambda: None if is_done.is_set() else 0.0, on_due)
    deadline.set()
    await is_done.wait()
    await deadline.close()

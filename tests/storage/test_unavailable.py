"""A database goes away in the middle of play, and comes back: nothing is lost or doubled."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from psycopg.pq.abc import PGresult
from starlette.websockets import WebSocketDisconnect

from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.engines.requests import BotReply, BotRequest, run_bot
from gamecase.storage.migrations import Schema
from gamecase.storage.postgres_connection import PostgresConnection
from gamecase.storage.sqlite import SqliteConnection, SqliteStore
from gamecase.storage.store import StoreUnavailable
from gamecase.tables.context import TableContext
from gamecase.tables.deadline import Deadline
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
    immediate_engines,
    open_service,
    play,
    stepping_clock,
    table_request,
    wait_until,
)
from tables.test_processes import eventually
from web.site import HERE, Site, create_table, open_socket

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[PostgresServer]:
    """A server for this module: one with few databases recovers faster after each crash."""
    with PostgresServer() as server:
        yield server


async def _kept(table: Table, address: str) -> None:
    """The log says what the table does, to whoever opens the house next."""
    async with open_service(address) as table_service:
        found = await table_service.table(table.id)
        assert found is not None
        assert found.entries == table.entries


def _lose_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every connection is lost in the moment between writing and saying so, once."""
    append = PostgresConnection._execute_append
    lost: list[PostgresConnection] = []

    def losing(self: PostgresConnection, values: list[bytes]) -> PGresult | None:
        done = append(self, values)
        if self not in lost:
            lost.append(self)
            self._connection.close()
            return None
        return done

    monkeypatch.setattr(PostgresConnection, "_execute_append", losing)


async def test_what_was_written_though_its_answer_was_lost_counts_once(
    postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres_server.empty_database()
    async with open_service(address) as table_service:
        table = await table_service.create_table(table_request(ANN, AWAY), BROWSER)
        assert await table.sit(2, OTHER_BROWSER, "Ben") is None
        with monkeypatch.context() as patched:
            _lose_answers(patched)
            await play(table, "b2")
        with monkeypatch.context() as patched:
            _lose_answers(patched)
            assert await table.say(2, "well-played") is None
        await play(table, "a1")
        assert entry_kinds(table).count("say") == 1
        assert entry_kinds(table).count("act") == 2
    await _kept(table, address)


async def test_whoever_acts_meanwhile_is_told_and_play_goes_on(
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
    await _kept(table, address)
    said = [each.getMessage() for each in caplog.records]
    assert [" ".join(each.split()[:3]) for each in said] == [
        "cannot write to",
        "cannot read from",
        "can read from",
        "can write to",
    ]


async def test_a_house_closes_without_its_database(postgres_server: PostgresServer) -> None:
    address = postgres_server.empty_database()
    with ExitStack() as later:
        async with open_service(address) as table_service:
            table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
            table.subscribe([1])
            async with open_service(address) as other:
                seen = await other.table(table.id)
                assert seen is not None
                await eventually(lambda: seen.is_present(1))  # there is something to take back
            later.enter_context(postgres_server.stopped())


async def _play_there_and_back(table: Table) -> None:
    for _ in range(100):
        await play(table, "b2")
        assert await table.offer(1, "takeback") is None


async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "logs", Schema(ACCOUNT_MIGRATIONS))
    table_service = TableService(
        TableContext(store, immediate_engines(), stepping_clock(), bot_pause=0)
    )
    table = await table_service.create_table(table_request(ANN, BEN), BROWSER)
    writer = cast("SqliteConnection", store._writer.connection).driver
    writer.execute("PRAGMA max_page_count = 1")  # no page more than there are
    with pytest.raises(StoreUnavailable):
        await _play_there_and_back(table)
    before = [*table.entries]
    writer.execute("PRAGMA max_page_count = 1000000")
    await play(table, "c3")
    assert table.entries[:-1] == before
    await table_service.close()
    store.close()
    await _kept(table, str(tmp_path / "logs"))


async def test_no_bot_resigns_for_want_of_a_database(postgres_server: PostgresServer) -> None:
    address = postgres_server.empty_database()
    may_answer = asyncio.Event()

    async def answer(question: BotRequest) -> BotReply:
        await may_answer.wait()
        return run_bot(question)

    async with open_service(address, FakeEnginePool(answer)) as table_service:
        table = await table_service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        with postgres_server.stopped():
            may_answer.set()
            await asyncio.sleep(0.5)
            assert entry_kinds(table).count("act") == 1
        await wait_until(table, lambda: entry_kinds(table).count("act") == 2)
        assert table.state.outcome is None
    await _kept(table, address)


def test_pages_programs_and_sockets_are_told_to_try_again(postgres_server: PostgresServer) -> None:
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
                with pytest.raises(WebSocketDisconnect) as told:
                    opened.answer()
                assert told.value.code == 1013
                with (
                    open_socket(browser, table) as refused,
                    pytest.raises(WebSocketDisconnect) as told,
                ):
                    refused.state()
                assert told.value.code == 1013
        with open_socket(browser, table) as opened:
            assert opened.act("b2", opened.state())["n"] == state["n"] + 1


async def test_what_is_due_is_tried_again_until_it_is_written_down() -> None:
    left = [StoreUnavailable("the logs"), StoreUnavailable("the logs")]
    is_done = asyncio.Event()

    async def ring() -> None:
        if left:
            raise left.pop()
        is_done.set()

    watch = Deadline("a flag", lambda: None if is_done.is_set() else 0.0, ring)
    watch.set()
    await is_done.wait()
    await watch.close()

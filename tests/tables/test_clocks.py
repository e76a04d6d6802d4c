"""Clocks at a table: kept by the server, in every process and after restarts."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.clock import ClockRule
from gamecase.kernel.log import write_record
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.verify import verify
from gamecase.messages.entries import entries_message
from gamecase.messages.viewer import Viewer
from gamecase.registry import find
from gamecase.storage.store import open_store
from gamecase.tables.context import TableContext
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from log_builder import NOON
from tables.service_fixture import (
    ANN,
    AWAY,
    BROWSER,
    OTHER_BROWSER,
    entry_kinds,
    eventually,
    immediate_engines,
    position_number,
    read_state,
    table_request,
)

pytestmark = pytest.mark.anyio

MINUTE = ClockRule("fischer", 60, 2)


class ManualClock:
    """A clock that advances only when a test sets it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def open_timed_service(logs: str, watch: ManualClock) -> AsyncIterator[TableService]:
    store = open_store(logs, SERVER_MIGRATIONS)
    service = TableService(TableContext(store, immediate_engines(), watch, bot_pause=0))
    service.open()
    try:
        yield service
    finally:
        await service.close()
        store.close()


async def create_seated_table(service: TableService, clock: ClockRule = MINUTE) -> Table:
    table = await service.create_table(replace(table_request(ANN, AWAY), clock=clock), BROWSER)
    assert await table.sit(2, OTHER_BROWSER, "Ben") is None
    return table


async def loaded(service: TableService, key: str) -> Table:
    found = await service.table(key)
    assert found is not None
    return found


def times_left(table: Table) -> list[int]:
    message = read_state(table, Viewer("en", ()))
    times: list[int] = message["clock"]["left"]
    return times


async def test_a_clock_is_restored_from_the_log_after_a_restart(logs: str) -> None:
    watch = ManualClock()
    async with open_timed_service(logs, watch) as service:
        table = await create_seated_table(service)
        watch.now += 20_000
        assert await table.act([1], "b2", position_number(table)) is None
        watch.now += 5_000
        key = table.id
    watch.now += 1_000
    async with open_timed_service(logs, watch) as service:
        assert times_left(await loaded(service, key)) == [42_000, 54_000]


async def test_the_server_enters_a_flag_by_itself(logs: str) -> None:
    watch = ManualClock()
    async with open_timed_service(logs, watch) as service:
        table = await create_seated_table(service, ClockRule("fischer", 1))
        watch.now += 5_000
        table.suspend()
        await table.drop_flag()
        assert entry_kinds(table)[-1] == "flag"
        assert table.state.outcome is not None
        description = entries_message(table, Viewer("en", ()), 0)["entries"][-1]["told"]
        assert description == "Ann ran out of time."
        assert read_state(table, Viewer("en", ()))["status"] == "O wins on time."
        header = table.state.header
        record = write_record(header, table.entries)
        package = find(header.game)
        verify(package.game, package.rules(header.ruleset), header, table.entries)
        assert '"flag": "1"' in record


async def test_a_flag_that_fell_while_the_server_was_down_is_entered_at_startup(logs: str) -> None:
    watch = ManualClock()
    async with open_timed_service(logs, watch) as service:
        key = (await create_seated_table(service)).id
    watch.now += 100_000
    async with open_timed_service(logs, watch) as service:
        table = await loaded(service, key)
        await eventually(lambda: entry_kinds(table)[-1] == "flag")


async def test_an_action_after_the_time_is_up_is_refused_and_enters_the_flag(logs: str) -> None:
    watch = ManualClock()
    async with open_timed_service(logs, watch) as service:
        table = await create_seated_table(service)
        watch.now += 60_500
        assert await table.act([1], "b2", position_number(table), lag=400) == Refusal("time-up")
        assert entry_kinds(table)[-1] == "flag"


async def test_network_lag_is_refunded_up_to_the_allowance(logs: str) -> None:
    watch = ManualClock()
    async with open_timed_service(logs, watch) as service:
        table = await create_seated_table(service)
        watch.now += 60_500
        assert await table.act([1], "b2", position_number(table), lag=9_000) is None
        assert table.entries[-1].lag == 1_000
        assert times_left(table) == [2_500, 60_000]


async def test_two_processes_enter_one_flag(logs: str) -> None:
    watch = ManualClock()
    async with open_timed_service(logs, watch) as one, open_timed_service(logs, watch) as two:
        table = await create_seated_table(one)
        other = await loaded(two, table.id)
        watch.now += 70_000
        await asyncio.gather(table.drop_flag(), other.drop_flag())
        await eventually(lambda: table.entries == other.entries)
        assert entry_kinds(table).count("flag") == 1


async def test_a_table_without_a_clock_shows_none(logs: str) -> None:
    async with open_timed_service(logs, ManualClock()) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        assert read_state(table, Viewer("en", ()))["clock"] is None

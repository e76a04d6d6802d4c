"""The store: durability, conflicts and queries, on both databases."""

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header
from gamecase.storage.connection import StoreConnection
from gamecase.storage.sql_store import SqlStore
from gamecase.storage.store import Chair, Conflict, Store, StoredTable, open_store
from log_builder import NOON, TICTACTOE, LogBuilder, header, make_entry

pytestmark = pytest.mark.anyio

CHAIRS = (Chair(1, holder="ann"), Chair(2, invite="come and play"))


def new_log(table: str = "test", *, made: int = NOON) -> LogBuilder:
    """The log of a new table of tic-tac-toe."""
    return LogBuilder(
        TICTACTOE, replace(header(TICTACTOE, dice="verifiable"), table=table, made=made)
    )


@asynccontextmanager
async def opened_store(database: str) -> AsyncIterator[Store]:
    store = open_store(database, SERVER_MIGRATIONS)
    try:
        yield store
    finally:
        store.close()


async def create(store: Store, log: LogBuilder) -> None:
    log.begin()
    await store.create(log.header, CHAIRS, log.entries, log.secret(1))


async def load(store: Store, table: str) -> StoredTable:
    stored = await store.load(table)
    assert stored is not None, f"no table {table}"
    return stored


async def test_a_table_is_loaded_as_it_was_written(
    database: str,
) -> None:
    log = new_log()
    async with opened_store(database) as store:
        await create(store, log)
        for action in ("b2", "a1", "c3"):
            log.act(action)
            await store.append("test", log.entries[-1:])
    async with opened_store(database) as store:
        stored = await load(store, "test")
    assert stored == StoredTable(log.header, tuple(log.entries), CHAIRS, {1: log.secret(1)})
    TICTACTOE.open(stored.header)


async def test_an_acknowledged_entry_is_visible_to_others_at_once(
    database: str,
) -> None:
    log = new_log()
    async with opened_store(database) as store:
        await create(store, log)
        log.act("b2")
        await store.append("test", log.entries[-1:])
        async with opened_store(database) as other:
            assert (await load(other, "test")).entries == tuple(log.entries)


async def test_an_unknown_table_is_not_found(database: str) -> None:
    async with opened_store(database) as store:
        assert await store.load("nowhere") is None
        assert await store.entries("nowhere", 0) == ()
        assert await store.tables_of("nobody") == []


async def test_load_many_equals_loading_one_by_one(database: str) -> None:
    logs = [new_log(f"table {number}") for number in range(4)]
    async with opened_store(database) as store:
        for log in logs:
            await create(store, log)
        await store.create(new_log("empty").header, (), [], "")
        await store.append("table 1", [], chair=Chair(2, "ben"), secret=(2, "ab" * 32))
        ids = [*(log.header.table for log in logs[:3]), "empty"]
        expected = {table: await load(store, table) for table in ids}
        assert await store.load_many([*ids, "nowhere", ids[0]]) == expected
        assert expected["table 1"].chairs == (Chair(1, "ann"), Chair(2, "ben"))
        assert expected["table 1"].secrets == {1: logs[1].secret(1), 2: "ab" * 32}
        assert expected["empty"] == StoredTable(new_log("empty").header, (), (), {})
        assert await store.load_many([]) == {}


class _CountedConnection:
    """Counts the statements a connection runs."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.statements = 0

    def __getattr__(self, name: str) -> Any:
        self.statements += name in ("rows", "headers", "entries_after", "chairs", "secrets")
        return getattr(self._connection, name)


async def test_load_many_takes_four_round_trips(database: str) -> None:
    async with opened_store(database) as store:
        for number in range(20):
            await create(store, new_log(f"table {number}"))
        reader = cast("SqlStore", store)._reader
        counted = _CountedConnection(reader._connection)
        reader._connection = cast("StoreConnection", counted)
        assert len(await store.load_many([f"table {number}" for number in range(20)])) == 20
        assert counted.statements == 4


async def test_entries_past_a_number_are_in_order(database: str) -> None:
    log = new_log()
    async with opened_store(database) as store:
        await create(store, log)
        for number in range(len(log.entries) + 1):
            assert await store.entries("test", number) == tuple(log.entries[number:])


async def test_nothing_of_a_conflicting_write_is_stored(
    database: str,
) -> None:
    log = new_log()
    async with opened_store(database) as store:
        await create(store, log)
        rival = make_entry(log.state, 1, EntryKind.ACT, "a1", at=log.state.at)
        log.act("b2")
        await store.append("test", log.entries[-1:])
        with pytest.raises(Conflict, match=f"entry {rival.number} of table test is written"):
            await store.append("test", [rival], chair=Chair(2, "ben"), secret=(2, "ab" * 32))
        stored = await load(store, "test")
    assert stored == StoredTable(log.header, tuple(log.entries), CHAIRS, {1: log.secret(1)})


async def test_entries_are_appended_all_or_none(database: str) -> None:
    log = new_log()
    async with opened_store(database) as store:
        await create(store, log)
        before = len(log.entries)
        log.act("b2", "a1")
        await store.append("test", log.entries[before + 1 :])
        with pytest.raises(Conflict):
            await store.append("test", log.entries[before:])
        assert [e.number for e in await store.entries("test", before)] == [before + 2]


async def test_a_chair_is_taken_once(database: str) -> None:
    log = new_log()
    async with opened_store(database) as store:
        await create(store, log)
        before = len(log.entries)
        log.act("b2", "a1")
        first, second = log.entries[before:]
        await store.append("test", [first], chair=Chair(2, "ben"))
        with pytest.raises(Conflict, match="chair 2 is taken"):
            await store.append("test", [second], chair=Chair(2, "cleo"))
        stored = await load(store, "test")
    assert stored.chairs == (Chair(1, "ann"), Chair(2, "ben"))  # without the invitation
    assert stored.entries == tuple(log.entries[: before + 1])


async def test_a_failed_write_does_not_affect_others_of_its_batch(database: str) -> None:
    logs = [new_log(f"table {number}") for number in range(30)]
    async with opened_store(database) as store:
        for log in logs:
            await create(store, log)

        async def write(log: LogBuilder, entry: Entry) -> str:
            try:
                await store.append(log.header.table, [entry])
            except Conflict:
                return "conflict"
            return "written"

        jobs = []
        for number, log in enumerate(logs):
            log.act("b2")
            # Every third writes an entry that exists already.
            entry = log.entries[-1] if number % 3 else log.entries[0]
            jobs.append(write(log, entry))
        answers = await asyncio.gather(*jobs)
        assert answers == ["written" if number % 3 else "conflict" for number in range(30)]
        for number, log in enumerate(logs):
            expected = log.entries if number % 3 else log.entries[:-1]
            assert (await load(store, log.header.table)).entries == tuple(expected)


async def test_many_tasks_write_at_once(database: str) -> None:
    logs = [new_log(f"table {number}") for number in range(25)]
    actions = ("a1", "a2", "b1", "b2", "c3", "c1")

    async with opened_store(database) as store:

        async def play_game(log: LogBuilder) -> None:
            await create(store, log)
            for action in actions:
                log.act(action)
                await store.append(log.header.table, log.entries[-1:])

        await asyncio.gather(*map(play_game, logs))
    async with opened_store(database) as store:
        for log in logs:
            assert (await load(store, log.header.table)).entries == tuple(log.entries)


async def test_of_many_writers_of_one_entry_one_succeeds(database: str) -> None:
    log = new_log()
    async with opened_store(database) as one, opened_store(database) as two:
        await create(one, log)
        rivals = [
            make_entry(log.state, 1, EntryKind.ACT, square, at=log.state.at + nth)
            for nth, square in enumerate(("a1", "a2", "a3", "b1", "b2", "b3"))
        ]
        tries = [store.append("test", [entry]) for entry in rivals for store in (one, two)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["Conflict"] * 11 + [
            "NoneType"
        ]
        winner = rivals[answers.index(None) // 2]
        assert (await load(two, "test")).entries[-1] == winner


async def test_closing_writes_what_is_queued(database: str) -> None:
    log = new_log()
    async with opened_store(database) as store:
        await create(store, log)
        before = len(log.entries)
        log.act("b2", "a1", "c3")
        waiting = [asyncio.create_task(store.append("test", [e])) for e in log.entries[before:]]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened_store(database) as store:
        assert (await load(store, "test")).entries == tuple(log.entries)


async def test_tables_of_a_holder_are_listed_newest_first(database: str) -> None:
    async with opened_store(database) as store:
        for number in range(15):
            log = new_log(f"table {number}", made=NOON + number * 1000)
            chairs = (Chair(1, "ann"), Chair(2, "ann" if number % 2 else "ben"))
            await store.create(log.header, chairs, [], "")
        newest = [f"table {number}" for number in range(14, -1, -1)]
        assert await store.tables_of("ann") == newest[:12]
        assert await store.tables_of("ann", limit=3) == newest[:3]
        assert await store.tables_of("ben") == newest[::2]


async def test_names_in_every_script_are_stored_unchanged(database: str) -> None:
    head: Header = new_log().header
    state = TICTACTOE.open(head)
    names = ["", "Ann", "Zoë", "Ζωή", "Зоя", "زويا", "佐江", "🎲", '"; DROP TABLE entries; --']
    entries = [
        Entry(number=n, at=state.at, by=NO_CHAIR, kind=EntryKind.SIT, text=name, link="l")
        for n, name in enumerate(names, start=1)
    ]
    async with opened_store(database) as store:
        await store.create(head, CHAIRS, entries, "")
        assert [entry.text for entry in await store.entries("test", 0)] == names


async def test_the_writer_survives_an_unexpected_error(database: str) -> None:
    async with opened_store(database) as store:
        with pytest.raises(UnicodeEncodeError):
            await store.create(replace(new_log().header, table="\ud800"), CHAIRS, [], "")
        await create(store, new_log())
        assert await store.load("test") is not None


async def test_reads_do_not_wait_for_the_default_threads(database: str) -> None:
    loop, released = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    async with opened_store(database) as store:
        busy = loop.run_in_executor(None, released.wait)
        try:
            async with asyncio.timeout(10):
                assert await store.load("none") is None
        finally:
            released.set()
            await busy

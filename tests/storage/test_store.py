"""The store: what it acknowledges is on the disk, and of two who write the same one wins."""

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import pytest

from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header
from gamecase.storage.connection import StoreConnection
from gamecase.storage.sql_store import SqlStore
from gamecase.storage.store import Chair, Conflict, Store, StoredTable, open_store
from log_builder import NOON, TICTACTOE, LogBuilder, header, make_entry

pytestmark = pytest.mark.anyio

CHAIRS = (Chair(1, holder="ann"), Chair(2, invite="come and play"))


def builder(table: str = "test", *, made: int = NOON) -> LogBuilder:
    """A table of tic-tac-toe at which the first game has begun."""
    return LogBuilder(
        TICTACTOE, replace(header(TICTACTOE, dice="verifiable"), table=table, made=made)
    )


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = open_store(database, ACCOUNT_MIGRATIONS)
    try:
        yield store
    finally:
        store.close()


async def laid(store: Store, laid_at: LogBuilder) -> None:
    laid_at.begin()
    await store.create(laid_at.header, CHAIRS, laid_at.entries, laid_at.secret(1))


async def load(store: Store, table: str) -> StoredTable:
    stored = await store.load(table)
    assert stored is not None, f"no table {table}"
    return stored


async def test_what_was_acknowledged_is_there_when_the_file_is_opened_again(
    database: str,
) -> None:
    ours = builder()
    async with opened(database) as store:
        await laid(store, ours)
        for action in ("b2", "a1", "c3"):
            ours.act(action)
            await store.append("test", ours.entries[-1:])
    async with opened(database) as store:
        stored = await load(store, "test")
    assert stored == StoredTable(ours.header, tuple(ours.entries), CHAIRS, {1: ours.secret(1)})
    TICTACTOE.open(stored.header)


async def test_an_acknowledged_entry_is_on_the_disk_before_the_store_closes(
    database: str,
) -> None:
    ours = builder()
    async with opened(database) as store:
        await laid(store, ours)
        ours.act("b2")
        await store.append("test", ours.entries[-1:])
        async with opened(database) as other:
            assert (await load(other, "test")).entries == tuple(ours.entries)


async def test_nobody_finds_a_table_that_was_never_laid(database: str) -> None:
    async with opened(database) as store:
        assert await store.load("nowhere") is None
        assert await store.entries("nowhere", 0) == ()
        assert await store.tables_of("nobody") == []


async def test_many_tables_load_as_each_does_alone(database: str) -> None:
    builders = [builder(f"table {number}") for number in range(4)]
    async with opened(database) as store:
        for each in builders:
            await laid(store, each)
        await store.create(builder("empty").header, (), [], "")
        await store.append("table 1", [], chair=Chair(2, "ben"), secret=(2, "ab" * 32))
        ids = [*(each.header.table for each in builders[:3]), "empty"]
        expected = {table: await load(store, table) for table in ids}
        assert await store.load_many([*ids, "nowhere", ids[0]]) == expected
        assert expected["table 1"].chairs == (Chair(1, "ann"), Chair(2, "ben"))
        assert expected["table 1"].secrets == {1: builders[1].secret(1), 2: "ab" * 32}
        assert expected["empty"] == StoredTable(builder("empty").header, (), (), {})
        assert await store.load_many([]) == {}


class _CountedConnection:
    """Counts the statements a connection runs."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self.statements = 0

    def __getattr__(self, name: str) -> Any:
        self.statements += name in ("rows", "headers", "entries_after", "chairs", "secrets")
        return getattr(self._connection, name)


async def test_loading_many_tables_takes_as_many_round_trips_as_loading_one(database: str) -> None:
    async with opened(database) as store:
        for number in range(20):
            await laid(store, builder(f"table {number}"))
        counted = _CountedConnection(cast("SqlStore", store)._reader)
        cast("SqlStore", store)._reader = cast("StoreConnection", counted)
        assert len(await store.load_many([f"table {number}" for number in range(20)])) == 20
        assert counted.statements == 4


async def test_entries_past_a_number_come_in_order(database: str) -> None:
    ours = builder()
    async with opened(database) as store:
        await laid(store, ours)
        for number in range(len(ours.entries) + 1):
            assert await store.entries("test", number) == tuple(ours.entries[number:])


async def test_of_two_entries_with_one_number_nothing_of_the_second_is_kept(
    database: str,
) -> None:
    ours = builder()
    async with opened(database) as store:
        await laid(store, ours)
        rival = make_entry(ours.state, 1, EntryKind.ACT, "a1", at=ours.state.at)
        ours.act("b2")
        await store.append("test", ours.entries[-1:])
        with pytest.raises(Conflict, match=f"entry {rival.number} of table test is written"):
            await store.append("test", [rival], chair=Chair(2, "ben"), secret=(2, "ab" * 32))
        stored = await load(store, "test")
    assert stored == StoredTable(ours.header, tuple(ours.entries), CHAIRS, {1: ours.secret(1)})


async def test_entries_written_together_are_kept_all_or_none(database: str) -> None:
    ours = builder()
    async with opened(database) as store:
        await laid(store, ours)
        before = len(ours.entries)
        ours.act("b2", "a1")
        await store.append("test", ours.entries[before + 1 :])
        with pytest.raises(Conflict):
            await store.append("test", ours.entries[before:])
        assert [e.number for e in await store.entries("test", before)] == [before + 2]


async def test_a_chair_is_taken_once(database: str) -> None:
    ours = builder()
    async with opened(database) as store:
        await laid(store, ours)
        before = len(ours.entries)
        ours.act("b2", "a1")
        first, second = ours.entries[before:]
        await store.append("test", [first], chair=Chair(2, "ben"))
        with pytest.raises(Conflict, match="chair 2 is taken"):
            await store.append("test", [second], chair=Chair(2, "cleo"))
        stored = await load(store, "test")
    assert stored.chairs == (Chair(1, "ann"), Chair(2, "ben"))  # the invitation is spent
    assert stored.entries == tuple(ours.entries[: before + 1])


async def test_a_writer_that_fails_harms_no_other_of_its_batch(database: str) -> None:
    builders = [builder(f"table {number}") for number in range(30)]
    async with opened(database) as store:
        for each in builders:
            await laid(store, each)

        async def write(each: LogBuilder, entry: Entry) -> str:
            try:
                await store.append(each.header.table, [entry])
            except Conflict:
                return "conflict"
            return "kept"

        jobs = []
        for number, each in enumerate(builders):
            each.act("b2")
            # Every third tries to write an entry that is there already.
            entry = each.entries[-1] if number % 3 else each.entries[0]
            jobs.append(write(each, entry))
        answers = await asyncio.gather(*jobs)
        assert answers == ["kept" if number % 3 else "conflict" for number in range(30)]
        for number, each in enumerate(builders):
            kept = each.entries if number % 3 else each.entries[:-1]
            assert (await load(store, each.header.table)).entries == tuple(kept)


async def test_many_tasks_write_at_once_and_nothing_is_lost_or_mixed_up(database: str) -> None:
    builders = [builder(f"table {number}") for number in range(25)]
    actions = ("a1", "a2", "b1", "b2", "c3", "c1")

    async with opened(database) as store:

        async def whole_game(each: LogBuilder) -> None:
            await laid(store, each)
            for action in actions:
                each.act(action)
                await store.append(each.header.table, each.entries[-1:])

        await asyncio.gather(*map(whole_game, builders))
    async with opened(database) as store:
        for each in builders:
            assert (await load(store, each.header.table)).entries == tuple(each.entries)


async def test_of_many_who_write_one_number_exactly_one_wins(database: str) -> None:
    ours = builder()
    async with opened(database) as one, opened(database) as two:
        await laid(one, ours)
        rivals = [
            make_entry(ours.state, 1, EntryKind.ACT, square, at=ours.state.at + nth)
            for nth, square in enumerate(("a1", "a2", "a3", "b1", "b2", "b3"))
        ]
        tries = [store.append("test", [each]) for each in rivals for store in (one, two)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in answers) == ["Conflict"] * 11 + ["NoneType"]
        winner = rivals[answers.index(None) // 2]
        assert (await load(two, "test")).entries[-1] == winner


async def test_closing_writes_what_waits(database: str) -> None:
    ours = builder()
    async with opened(database) as store:
        await laid(store, ours)
        before = len(ours.entries)
        ours.act("b2", "a1", "c3")
        waiting = [asyncio.create_task(store.append("test", [e])) for e in ours.entries[before:]]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened(database) as store:
        assert (await load(store, "test")).entries == tuple(ours.entries)


async def test_a_browser_finds_its_tables_newest_first(database: str) -> None:
    async with opened(database) as store:
        for number in range(15):
            made = builder(f"table {number}", made=NOON + number * 1000)
            chairs = (Chair(1, "ann"), Chair(2, "ann" if number % 2 else "ben"))
            await store.create(made.header, chairs, [], "")
        newest = [f"table {number}" for number in range(14, -1, -1)]
        assert await store.tables_of("ann") == newest[:12]
        assert await store.tables_of("ann", limit=3) == newest[:3]
        assert await store.tables_of("ben") == newest[::2]


async def test_names_in_every_script_come_back_as_they_were(database: str) -> None:
    head: Header = builder().header
    state = TICTACTOE.open(head)
    names = ["", "Ann", "Zoë", "Ζωή", "Зоя", "زويا", "佐江", "🎲", '"; DROP TABLE entries; --']
    entries = [
        Entry(number=n, at=state.at, by=NO_CHAIR, kind=EntryKind.SIT, text=name, link="l")
        for n, name in enumerate(names, start=1)
    ]
    async with opened(database) as store:
        await store.create(head, CHAIRS, entries, "")
        assert [each.text for each in await store.entries("test", 0)] == names


async def test_a_fault_nobody_thought_of_leaves_the_writer_at_work(database: str) -> None:
    async with opened(database) as store:
        with pytest.raises(UnicodeEncodeError):
            await store.create(replace(builder().header, table="\ud800"), CHAIRS, [], "")
        await laid(store, builder())
        assert await store.load("test") is not None


async def test_reads_do_not_wait_for_the_default_threads(database: str) -> None:
    loop, released = asyncio.get_running_loop(), threading.Event()
    loop.set_default_executor(ThreadPoolExecutor(1))
    async with opened(database) as store:
        busy = loop.run_in_executor(None, released.wait)
        try:
            async with asyncio.timeout(10):
                assert await store.load("none") is None
        finally:
            released.set()
            await busy

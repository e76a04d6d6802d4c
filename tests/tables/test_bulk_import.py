"""Imports of many games: two at once, cancelled, slow, and beyond the quota."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gamecase.study.openings import OpeningStore
from gamecase.study.own_names import OwnNames
from gamecase.tables.bulk_import import (
    BulkImport,
    DuplicateFound,
    GameFile,
    ImportEvent,
    MatchImported,
    PartFailed,
    QuotaReached,
)
from gamecase.tables.import_pool import ImportPool
from gamecase.tables.opening_indexer import OpeningIndexer
from tables.service_fixture import open_service
from tables.slow_game import slow_game

pytestmark = pytest.mark.anyio

GAMES = "".join(
    f'[White "Ann"]\n[Black "Ben"]\n[Round "{number}"]\n\n1. {move} *\n\n'
    for number, move in enumerate(("e4", "d4", "c4", "Nf3", "g3", "b3"))
)


async def _always() -> bool:
    return True


def file(data: str = GAMES, name: str = "a.pgn", holder: str = "ann") -> GameFile:
    return GameFile(
        name=name, data=data.encode(), holder=holder, most_bytes=1_000_000, may_create=_always
    )


@asynccontextmanager
async def opened(database: str, seconds: float = 10.0) -> AsyncIterator[BulkImport]:
    async with open_service(database) as tables:
        store = tables._context.store
        pool, own = ImportPool(seconds=seconds), OwnNames(store)
        openings = OpeningStore(store, tables.now)
        indexer = OpeningIndexer(store, pool, openings, own)
        try:
            yield BulkImport(tables, pool, openings, own, indexer)
        finally:
            await indexer.close()
            pool.close()


async def events(bulk: BulkImport, wanted: GameFile) -> list[ImportEvent]:
    return [event async for event in bulk.run(wanted)]


def count(found: list[ImportEvent], kind: type) -> int:
    return sum(isinstance(event, kind) for event in found)


async def test_two_imports_of_the_same_file_create_each_table_once(database: str) -> None:
    async with opened(database) as bulk:
        one, two = await asyncio.gather(events(bulk, file()), events(bulk, file(name="b.pgn")))
        assert count(one, MatchImported) + count(two, MatchImported) == 6
        assert count(one, DuplicateFound) + count(two, DuplicateFound) == 6
        assert not bulk._locks


async def test_an_import_that_nobody_waits_for_ends_and_keeps_what_it_has(
    tmp_path: Path,
) -> None:
    async with opened(str(tmp_path / "tables.sqlite3")) as bulk:
        run = bulk.run(file(GAMES * 30))
        async for event in run:
            if isinstance(event, MatchImported):
                break
        await run.aclose()
        assert not bulk._locks
        assert count(await events(bulk, file()), DuplicateFound) >= 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [("crash", "broke down"), ("fault", "broke down"), ("hang", "took more than 2 seconds")],
)
async def test_a_file_that_breaks_the_process_does_not_harm_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str
) -> None:
    with slow_game(tmp_path, monkeypatch):
        seconds = 2.0 if text == "hang" else 60.0
        async with opened(str(tmp_path / "tables.sqlite3"), seconds) as bulk:
            (problem,) = [
                event
                for event in await events(bulk, file(text, name="a.slow"))
                if isinstance(event, PartFailed)
            ]
            assert reason in problem.reason
            bulk._pool.seconds = 60.0
            assert count(await events(bulk, file("a1 b2", name="a.slow")), MatchImported) == 1


async def test_beyond_the_quota_nothing_more_is_imported(tmp_path: Path) -> None:
    async def never() -> bool:
        return False

    async with opened(str(tmp_path / "tables.sqlite3")) as bulk:
        wanted = GameFile(
            name="a.pgn", data=GAMES.encode(), holder="ann", most_bytes=9, may_create=never
        )
        found = await events(bulk, wanted)
        assert isinstance(found[-1], QuotaReached)
        assert not count(found, MatchImported)

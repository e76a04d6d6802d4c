"""The import pool: uploads are read in a process that can be killed, and wait their turn."""

import asyncio
import multiprocessing
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.kernel.transcript import TranscribedGame, Transcript
from gamecase.tables import import_pool
from gamecase.tables.import_pool import ImportPool, TooManyImports
from gamecase.tables.process_pool import kill_pool, start_pool
from tables.slow_game import slow_game


@pytest.fixture
def slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game whose reader hangs, crashes or fails if the text asks for it."""
    with slow_game(tmp_path, monkeypatch) as key:
        yield key


@asynccontextmanager
async def opened() -> AsyncIterator[ImportPool]:
    pool = ImportPool()
    try:
        yield pool
    finally:
        pool.close()


@pytest.mark.anyio
async def test_a_game_is_read_and_replayed(slow: str) -> None:
    async with opened() as pool:
        header, entries = await pool.read(slow, "a1 b2", 1000, "here")
        assert (header.game, header.made) == (slow, 1000)
        assert [each.text for each in entries if each.kind == "act"] == ["a1", "b2"]
        for text, error in (("none", "no game"), ("a1 a1", "game 1"), (" ", "no text")):
            with pytest.raises(BadInput, match=error):
                await pool.read(slow, text, 1000, "here")


@pytest.mark.anyio
async def test_nothing_is_started_before_it_is_needed(slow: str) -> None:
    before = {*multiprocessing.active_children()}
    pool = ImportPool()
    assert {*multiprocessing.active_children()} == before
    await pool.read(slow, "a1", 0, "here")
    (process,) = {*multiprocessing.active_children()} - before
    await pool.read(slow, "b2", 0, "here")
    assert {*multiprocessing.active_children()} - before == {process}
    pool.close()
    process.join(10)
    assert process.exitcode is not None
    pool.close()


@pytest.mark.anyio
async def test_an_import_that_takes_too_long_is_killed_and_the_next_one_works(
    slow: str,
) -> None:
    before = {*multiprocessing.active_children()}
    async with opened() as pool:
        pool.seconds = 0.5
        with pytest.raises(BadInput, match=r"took more than 0\.5 seconds"):
            await pool.read(slow, "hang", 0, "here")
        for process in {*multiprocessing.active_children()} - before:
            process.join(10)
            assert process.exitcode is not None
        pool.seconds = 10.0
        assert await pool.read(slow, "a1", 0, "here")


@pytest.mark.anyio
async def test_a_process_that_dies_fails_only_its_own_import(slow: str) -> None:
    before = {*multiprocessing.active_children()}
    async with opened() as pool:
        with pytest.raises(BadInput, match="broke down"):
            await pool.read(slow, "crash", 0, "here")
        assert await pool.read(slow, "a1", 0, "here")
        for process in {*multiprocessing.active_children()} - before:
            process.kill()  # while it is idle
            process.join(10)
        assert await pool.read(slow, "a1", 0, "here")


@pytest.mark.anyio
@pytest.mark.parametrize("failure", [TimeoutError, BrokenExecutor])
async def test_a_process_that_does_not_start_fails_only_its_own_import(
    slow: str, failure: type[Exception]
) -> None:
    class Broken(ImportPool):
        async def _loaded(self, game: str) -> ProcessPoolExecutor:
            raise failure

    with pytest.raises(BadInput, match="no process could be started"):
        await Broken().read(slow, "x", 0, "address")


@pytest.mark.anyio
async def test_an_internal_error_is_not_reported_as_bad_input(slow: str) -> None:
    async with opened() as pool:
        with pytest.raises(ZeroDivisionError):
            await pool.read(slow, "fault", 0, "here")
        assert await pool.read(slow, "a1", 0, "here")


@pytest.mark.anyio
async def test_imports_are_limited_per_address_and_in_total(slow: str) -> None:
    async with opened() as pool:
        first = asyncio.create_task(pool.read(slow, "hang", 0, "address 0"))
        await asyncio.sleep(0)
        with pytest.raises(TooManyImports, match="another game from your address"):
            await pool.read(slow, "a1", 0, "address 0")
        others = [
            asyncio.create_task(pool.read(slow, "a1", 0, f"address {nth}"))
            for nth in range(1, import_pool.MOST_IMPORTS)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooManyImports, match=f"{import_pool.MOST_IMPORTS} other games"):
            await pool.read(slow, "a1", 0, "one more")
        first.cancel()  # its process is killed, and those that wait go on
        assert len(await asyncio.gather(*others)) == import_pool.MOST_IMPORTS - 1
        assert await pool.read(slow, "a1", 0, "address 0")


@pytest.mark.anyio
async def test_an_orphaned_process_ends_by_itself(slow: str) -> None:
    pool = start_pool(1)
    try:
        with pytest.raises(BrokenExecutor):
            await asyncio.wrap_future(pool.submit(import_pool.read_log, slow, "hang", 0, 1))
    finally:
        kill_pool(pool)


def transcript(*counts: int) -> Transcript:
    games = tuple(TranscribedGame(actions=("a1",) * count) for count in counts)
    return Transcript(ruleset="collection", names=("Ann", "Ben"), games=games)


@pytest.mark.parametrize(
    ("counts", "error"),
    [
        ([1] * 101, "101 games; at most 100"),
        ([1, 2001], "game 2: 2001 actions; at most 2000"),
        ([2000] * 6, "12000 actions in all games; at most 10000"),
    ],
)
def test_an_import_that_is_too_long_is_refused_with_the_reason(
    counts: list[int], error: str
) -> None:
    with pytest.raises(BadInput, match=error):
        import_pool.check_size(transcript(*counts))
    import_pool.check_size(transcript(*[100] * 100))

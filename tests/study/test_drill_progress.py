"""Progress in drills: what is stored, answers that count once, and whose it is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.accounts.service import AccountService
from gamecase.storage.connection import Connection
from gamecase.study.drill_progress import (
    REMEMBERED,
    SHOWN_RESULTS,
    DrillProgress,
    DrillProgressStore,
    delete_drills_of_holder,
    move_drills,
)
from log_builder import NOON

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def open_progress(database: str) -> AsyncIterator[tuple[DrillProgressStore, AccountService]]:
    async with open_account_service(database) as accounts:
        yield DrillProgressStore(accounts.store, lambda: NOON), accounts


async def answered(store: DrillProgressStore, holder: str, *results: bool) -> DrillProgress:
    progress = await store.find(holder, "chess", "tactics")
    for nth, is_right in enumerate(results):
        following = progress.with_exercise(str(nth))
        assert await store.save(holder, progress, following)
        progress = following.after(1300, float(is_right), is_right=is_right, at=NOON)
        assert await store.save(holder, following, progress)
    return progress


async def test_answers_are_counted_and_streaks_end(database: str) -> None:
    async with open_progress(database) as (store, _):
        await answered(store, "ann", True, True, False, True)
        stored = await store.find("ann", "chess", "tactics")
        assert (stored.answers, stored.right_answers) == (4, 3)
        assert (stored.streak, stored.longest_streak) == (1, 2)
        assert stored.results == "1101"
        assert stored.recent == ("3", "2", "1", "0")
        assert stored.answered_at == NOON
        assert list(await store.all_of("ann")) == [("chess", "tactics")]
        assert await store.all_of("ben") == {}


async def test_what_is_remembered_is_bounded(database: str) -> None:
    async with open_progress(database) as (store, _):
        progress = await answered(store, "ann", *[True] * (REMEMBERED + 5))
        assert len(progress.recent) == REMEMBERED
        assert len(progress.results) == SHOWN_RESULTS
        assert await store.find("ann", "chess", "tactics") == progress


async def test_of_two_changes_at_once_one_is_stored(database: str) -> None:
    async with open_progress(database) as (store, _):
        before = await store.find("ann", "chess", "tactics")
        assert await store.save("ann", before, before.with_exercise("1"))
        assert not await store.save("ann", before, before.with_exercise("2"))
        set_one = await store.find("ann", "chess", "tactics")
        assert set_one.exercise == "1"
        right = set_one.after(1000, 1.0, is_right=True, at=NOON)
        assert await store.save("ann", set_one, right)
        assert not await store.save("ann", set_one, right)
        assert (await store.find("ann", "chess", "tactics")).answers == 1


async def test_progress_is_deleted_with_its_holder(database: str) -> None:
    async with open_progress(database) as (store, accounts):
        await answered(store, "ann", True)
        await answered(store, "ben", True)
        await accounts.store.write(lambda connection: delete_drills_of_holder(connection, "ann"))
        assert await store.all_of("ann") == {}
        assert await store.all_of("ben")


async def test_a_guests_progress_moves_to_the_account_which_keeps_its_own(database: str) -> None:
    async with open_progress(database) as (store, accounts):
        await answered(store, "guest", True)
        before = await store.find("guest", "draughts", "endings")
        assert await store.save("guest", before, before.with_exercise("9"))
        await answered(store, "ann", True, True)

        def move(connection: Connection) -> None:
            move_drills(connection, "guest", "ann")

        await accounts.store.write(move)
        found = await store.all_of("ann")
        assert found["chess", "tactics"].answers == 2
        assert found["draughts", "endings"].exercise == "9"
        assert await store.all_of("guest") == {}


async def test_a_login_brings_the_progress_along_and_deletion_takes_it(database: str) -> None:
    async with open_progress(database) as (store, accounts):
        await answered(store, "guest", True)
        ann = await accounts.register("Ann", PASSWORD)
        await accounts.sessions.start(ann, "browser", guest="guest")
        assert (await store.find(ann.holder, "chess", "tactics")).answers == 1
        await accounts.accounts.delete(ann.id)
        assert await store.all_of(ann.holder) == {}

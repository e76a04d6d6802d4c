"""Login sessions of browsers, on both databases."""

import pytest

from accounts.fixtures import DAY, MINUTE, PASSWORD, ManualClock, open_account_service
from gamecase.tables.table_factory import fingerprint
from tables.service_fixture import ANN, AWAY, BROWSER, open_service, table_request

pytestmark = pytest.mark.anyio


async def test_signing_in_takes_over_the_chairs_of_the_guest(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database) as table_service,
    ):
        table = await table_service.create_table(table_request(ANN, AWAY), BROWSER)
        before = list(table.entries)
        ann = await service.register("Ann", PASSWORD)
        await service.sessions.start(ann, "Firefox", guest=BROWSER)
        assert await table_service.tables_of(BROWSER) == []
        (loaded,) = await table_service.tables_of(ann.holder)
        assert loaded.held_by(ann.holder) == (1,)
        assert loaded.held_by(BROWSER) == ()
        assert loaded.entries == before


async def test_every_process_learns_the_new_holder_of_a_chair(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database) as one,
        open_service(database) as two,
    ):
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        assert await two.table(table.id) is not None
        ann = await service.register("Ann", PASSWORD)
        await service.sessions.start(ann, "Firefox", guest=BROWSER)
        for table_service in (one, two):
            loaded = await table_service.table(table.id)
            assert loaded is not None
            assert loaded.held_by(ann.holder) == (1,)


async def test_a_session_is_valid_until_its_account_ends_it(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        ben = await service.register("Ben", PASSWORD)
        token = await service.sessions.start(ann, "Firefox")
        session = await service.sessions.find(token)
        assert session is not None
        assert session[0] == ann
        assert await service.sessions.find(fingerprint(token)) is None
        await service.sessions.end(ben, session[1].digest)  # not Ben's session
        assert await service.sessions.find(token) is not None
        await service.sessions.end(ann, session[1].digest)
        assert await service.sessions.find(token) is None


async def test_signing_in_again_ends_the_previous_session(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        first = await service.sessions.start(ann, "Firefox")
        second = await service.sessions.start(ann, "Firefox", previous_token=first)
        assert await service.sessions.find(first) is None
        assert await service.sessions.find(second) is not None


async def test_a_session_records_when_it_was_last_seen_and_expires(database: str) -> None:
    clock = ManualClock()
    async with open_account_service(database, clock) as service:
        ann = await service.register("Ann", PASSWORD)
        token = await service.sessions.start(ann, "Firefox")
        start = clock.at
        clock.at += 2 * DAY
        session = await service.sessions.find(token)
        assert session is not None
        assert not session[1].is_fresh(clock.at)
        assert session[1].is_fresh(start + 14 * MINUTE)
        (listed,) = await service.sessions.of_account(ann)
        assert (listed.created_at, listed.last_seen_at) == (start, clock.at)
        clock.at += 500 * DAY
        assert await service.sessions.find(token) is None


async def test_all_other_sessions_end_at_once(database: str) -> None:
    async with open_account_service(database) as service:
        ann = await service.register("Ann", PASSWORD)
        current, *others = [await service.sessions.start(ann, "x") for _ in range(3)]
        await service.sessions.end_others(ann, fingerprint(current))
        assert await service.sessions.find(current) is not None
        assert [await service.sessions.find(token) for token in others] == [None, None]

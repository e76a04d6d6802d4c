"""Rated tables: two people with accounts, rated once, whoever writes the end."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.accounts.accounts import Account
from gamecase.accounts.glicko import Rating, after_match
from gamecase.accounts.ratings import Ratings
from gamecase.accounts.service import AccountService
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import read_header, read_record, write_header, write_record
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.messages.viewer import Viewer
from gamecase.tables.service import TableRequest, TableService
from gamecase.tables.table import Table
from tables.service_fixture import (
    ANN,
    AWAY,
    BEN,
    BOT,
    OTHER_BROWSER,
    add_client_seeds,
    open_service,
    play,
    read_state,
    table_request,
)

pytestmark = pytest.mark.anyio

FIRST_WINS = ("b2", "a1", "a2", "b1", "c2")
DRAWN = ("b2", "a1", "c3", "c1", "b1", "b3", "a2", "c2", "a3")


def rated_plan(*slots: object, **how: object) -> TableRequest:
    return replace(table_request(*(slots or (ANN, AWAY)), **how), is_rated=True)  # type: ignore[arg-type]


async def two(account_service: AccountService) -> tuple[Account, Account]:
    return await account_service.register("Ann", PASSWORD), await account_service.register(
        "Ben", PASSWORD
    )


async def laid(table_service: TableService, ann: Account, ben: Account, **how: object) -> Table:
    """A rated table at which both have sat down."""
    table = await table_service.create_table(rated_plan(**how), ann.holder)
    assert await table.sit(2, ben.holder, "Ben") is None
    return table


@asynccontextmanager
async def two_houses(
    database: str,
) -> AsyncIterator[tuple[AccountService, TableService, TableService]]:
    """Two processes that rate, over one database."""
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as one,
        open_service(database, rates=Ratings) as other,
    ):
        yield account_service, one, other


async def shown(account_service: AccountService, *accounts: Account) -> list[str]:
    return [str((await account_service.ratings.of(each))[0].rating) for each in accounts]


async def test_a_match_between_two_accounts_is_rated(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(table_service, ann, ben)
        before = read_state(table, Viewer("en", ()))["players"]
        assert [each["rating"] for each in before] == ["1500 ± 700"] * 2
        await play(table, *FIRST_WINS)
        won = after_match(Rating(), Rating(), 1)
        lost = after_match(Rating(), Rating(), 0)
        assert await shown(account_service, ann, ben) == [str(won), str(lost)]
        players = read_state(table, Viewer("en", ()))["players"]
        assert [each["rating"] for each in players] == [str(won), str(lost)]
        assert [each["rating_change"] for each in players] == ["+162", "−162"]


async def test_a_draw_between_equals_changes_nothing_but_what_is_known(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(table_service, ann, ben)
        await play(table, *DRAWN)
        (found,) = await account_service.ratings.of(ann)
        assert found.rating.shown == 1500
        assert found.rating.deviation < 350
        assert found.matches == 1


async def test_a_match_is_rated_and_not_each_game_of_it(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(table_service, ann, ben, match=MatchRule("best-of", 3))
        await play(table, *FIRST_WINS)
        assert await account_service.ratings.of(ann) == []
        await table.begin(1)
        assert await table.resign(2) is None
        won = after_match(Rating(), Rating(), 1, 3)
        assert await shown(account_service, ann) == [str(won)]


async def test_a_rematch_is_rated_too_and_each_once(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(table_service, ann, ben)
        assert await table.resign(2) is None
        assert await table.offer(1, "rematch") is None
        assert table.state.offer is not None
        assert await table.accept(2, table.state.offer.number) is None
        assert await table.resign(1) is None
        (found,) = await account_service.ratings.of(ann)
        assert found.matches == 2
        rows = await account_service.store.read(
            lambda db: db.rows("SELECT nth_match, chair FROM rated ORDER BY nth_match, chair")
        )
        assert rows == [(1, 1), (1, 2), (2, 1), (2, 2)]


async def test_whichever_of_two_houses_sees_the_end_it_is_rated_once(database: str) -> None:
    async with two_houses(database) as (account_service, one, other):
        ann, ben = await two(account_service)
        here = await laid(one, ann, ben)
        there = await other.table(here.id)
        assert there is not None
        found = await asyncio.gather(here.resign(1), there.resign(2), return_exceptions=True)
        assert sum(each is None for each in found) == 1, found
        for account in (ann, ben):
            assert [each.matches for each in await account_service.ratings.of(account)] == [1]


async def test_matches_that_end_together_in_two_houses_are_all_counted(database: str) -> None:
    async with two_houses(database) as (account_service, one, other):
        ann, ben = await two(account_service)
        tables = [await laid(table_service, ann, ben) for table_service in (one, other) * 4]
        assert await asyncio.gather(*(each.resign(2) for each in tables)) == [None] * 8
        for account in (ann, ben):
            assert [each.matches for each in await account_service.ratings.of(account)] == [8]


async def test_the_end_of_a_match_seen_elsewhere_shows_the_new_rating(database: str) -> None:
    async with two_houses(database) as (account_service, one, other):
        ann, ben = await two(account_service)
        here = await laid(one, ann, ben)
        assert await other.table(here.id) is not None
        assert await here.resign(2) is None
        there = await other.table(here.id)
        assert there is not None
        players = read_state(there, Viewer("en", ()))["players"]
        assert [each["rating_change"] for each in players] == ["+162", "−162"]


async def test_a_guest_takes_no_chair_at_a_rated_table_and_nobody_takes_two(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, _ = await two(account_service)
        table = await table_service.create_table(rated_plan(), ann.holder)
        assert await table.sit(2, OTHER_BROWSER, "Ben") == Refusal("rated-account")
        assert await table.sit(2, ann.holder, "Ann") == Refusal("rated-alone")
        assert table.state.missing == (2,)


@pytest.mark.parametrize(
    "asked",
    [
        rated_plan(ANN, BOT),
        rated_plan(ANN, BEN),
        rated_plan(ANN, AWAY, match=MatchRule("open")),
        rated_plan(ANN, AWAY, game="backgammon", dice="manual"),
    ],
)
async def test_what_cannot_be_rated_is_not_laid_as_rated(
    database: str, asked: TableRequest
) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, _ = await two(account_service)
        with pytest.raises(BadInput):
            await table_service.create_table(asked, ann.holder)


async def test_a_guest_lays_no_rated_table(database: str) -> None:
    async with open_service(database, rates=Ratings) as table_service:
        with pytest.raises(BadInput, match="account"):
            await table_service.create_table(rated_plan(), OTHER_BROWSER)


async def test_nothing_is_taken_back_or_hinted_at_a_rated_table(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(table_service, ann, ben)
        await play(table, "b2")
        for chair in (1, 2):
            viewer = Viewer("en", (chair,))
            assert set(read_state(table, viewer)["may"]) == {"resign", "draw"}
            assert not viewer.may_be_helped(table.state)
        answer = await table.offer(1, "takeback")
        assert isinstance(answer, Refusal)
        assert answer.clause == "not-now"


async def test_an_account_goes_by_its_own_name_whatever_door_it_comes_through(
    database: str,
) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await table_service.create_table(
            table_request(replace(ANN, name="Ben"), AWAY), ann.holder
        )
        assert await table.sit(2, ben.holder, "Ann") is None
        assert table.state.names == ("Ann", "Ben")
        other = await table_service.create_table(
            table_request(replace(ANN, name="Cleo"), AWAY), OTHER_BROWSER
        )
        assert other.state.names[0] == "Cleo"


async def test_who_leaves_for_good_leaves_the_other_as_he_was(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(table_service, ann, ben)
        await account_service.accounts.delete(ann.id)
        assert await table.resign(2) is None
        assert await account_service.ratings.of(ben) == []


async def test_the_rating_of_the_other_outlives_a_deleted_account(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(table_service, ann, ben)
        assert await table.resign(2) is None
        kept = await account_service.ratings.of(ben)
        await account_service.accounts.delete(ann.id)
        assert await account_service.ratings.of(ben) == kept
        assert [each.name for each in await account_service.ratings.best("tictactoe")] == ["Ben"]


async def test_a_long_match_for_points_counts_by_its_points(database: str) -> None:
    async with (
        open_account_service(database) as account_service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await two(account_service)
        table = await laid(
            table_service, ann, ben, game="backgammon", match=MatchRule("first-to", 9)
        )
        await add_client_seeds(table)
        while not table.state.match.is_over:
            assert await table.resign(2) is None
            if not table.state.match.is_over:
                assert await table.begin(1) is None
                await add_client_seeds(table)
        assert await shown(account_service, ann) == [str(after_match(Rating(), Rating(), 1, 9))]


def test_a_record_tells_that_it_was_rated() -> None:
    text = write_record(replace(read_header(OLD), is_rated=True), ())
    header, _ = read_record(text)
    assert header.is_rated
    assert write_header(read_header(OLD)) == OLD, "what was written before stays as it is"


OLD = (
    '{"gamecase": 1, "table": "t", "game": "tictactoe", "version": 1, "ruleset": "collection", '
    '"switches": {}, "players": [{"name": "", "bot": ""}, {"name": "", "bot": ""}], '
    '"match": {"kind": "best-of", "number": 1}, "dice": "none", "seating": "given", '
    '"made": "2026-11-15T20:00:00.000Z"}'
)

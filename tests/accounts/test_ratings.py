"""Rated tables: played by two accounts, and rated once by whichever process ends the match."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.accounts.accounts import Account
from gamecase.accounts.glicko import Rating, rating_after_match
from gamecase.accounts.ratings import Ratings
from gamecase.accounts.service import AccountService
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import read_header, read_record, write_header, write_record
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.messages.viewer import Viewer
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.table_factory import TableRequest
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


def rated_request(*slots: object, **options: object) -> TableRequest:
    return replace(table_request(*(slots or (ANN, AWAY)), **options), is_rated=True)  # type: ignore[arg-type]


async def register_two(service: AccountService) -> tuple[Account, Account]:
    ann = await service.register("Ann", PASSWORD)
    ben = await service.register("Ben", PASSWORD)
    return ann, ben


async def create_rated_table(
    table_service: TableService, ann: Account, ben: Account, **options: object
) -> Table:
    """A rated table with both players seated."""
    table = await table_service.create_table(rated_request(**options), ann.holder)
    assert await table.sit(2, ben.holder, "Ben") is None
    return table


@asynccontextmanager
async def two_processes(
    database: str,
) -> AsyncIterator[tuple[AccountService, TableService, TableService]]:
    """The table services of two processes on one database."""
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as one,
        open_service(database, rates=Ratings) as other,
    ):
        yield service, one, other


async def rating_texts(service: AccountService, *accounts: Account) -> list[str]:
    return [str((await service.ratings.of_account(account))[0].rating) for account in accounts]


async def test_a_match_between_two_accounts_is_rated(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(table_service, ann, ben)
        before = read_state(table, Viewer("en", ()))["players"]
        assert [player["rating"] for player in before] == ["1500 ± 700"] * 2
        await play(table, *FIRST_WINS)
        won = rating_after_match(Rating(), Rating(), 1)
        lost = rating_after_match(Rating(), Rating(), 0)
        assert await rating_texts(service, ann, ben) == [str(won), str(lost)]
        players = read_state(table, Viewer("en", ()))["players"]
        assert [player["rating"] for player in players] == [str(won), str(lost)]
        assert [player["rating_change"] for player in players] == ["+162", "−162"]


async def test_a_draw_between_equals_changes_only_the_deviation(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(table_service, ann, ben)
        await play(table, *DRAWN)
        (rating,) = await service.ratings.of_account(ann)
        assert rating.rating.rounded == 1500
        assert rating.rating.deviation < 350
        assert rating.matches == 1


async def test_a_match_is_rated_as_a_whole(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(table_service, ann, ben, match=MatchRule("best-of", 3))
        await play(table, *FIRST_WINS)
        assert await service.ratings.of_account(ann) == []
        await table.begin(1)
        assert await table.resign(2) is None
        won = rating_after_match(Rating(), Rating(), 1, 3)
        assert await rating_texts(service, ann) == [str(won)]


async def test_a_match_and_its_rematch_are_rated_once_each(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(table_service, ann, ben)
        assert await table.resign(2) is None
        assert await table.offer(1, "rematch") is None
        assert table.state.offer is not None
        assert await table.accept(2, table.state.offer.number) is None
        assert await table.resign(1) is None
        (rating,) = await service.ratings.of_account(ann)
        assert rating.matches == 2
        rows = await service.store.read(
            lambda connection: connection.rows(
                "SELECT nth_match, chair FROM rated ORDER BY nth_match, chair"
            )
        )
        assert rows == [(1, 1), (1, 2), (2, 1), (2, 2)]


async def test_a_match_ended_by_two_processes_is_rated_once(database: str) -> None:
    async with two_processes(database) as (service, one, other):
        ann, ben = await register_two(service)
        here = await create_rated_table(one, ann, ben)
        there = await other.table(here.id)
        assert there is not None
        results = await asyncio.gather(here.resign(1), there.resign(2), return_exceptions=True)
        assert sum(result is None for result in results) == 1, results
        for account in (ann, ben):
            assert [rating.matches for rating in await service.ratings.of_account(account)] == [1]


async def test_matches_that_end_at_once_in_two_processes_all_count(database: str) -> None:
    async with two_processes(database) as (service, one, other):
        ann, ben = await register_two(service)
        tables = [
            await create_rated_table(table_service, ann, ben) for table_service in (one, other) * 4
        ]
        assert await asyncio.gather(*(table.resign(2) for table in tables)) == [None] * 8
        for account in (ann, ben):
            assert [rating.matches for rating in await service.ratings.of_account(account)] == [8]


async def test_another_process_shows_the_new_rating_when_the_match_ends(database: str) -> None:
    async with two_processes(database) as (service, one, other):
        ann, ben = await register_two(service)
        here = await create_rated_table(one, ann, ben)
        assert await other.table(here.id) is not None
        assert await here.resign(2) is None
        there = await other.table(here.id)
        assert there is not None
        players = read_state(there, Viewer("en", ()))["players"]
        assert [player["rating_change"] for player in players] == ["+162", "−162"]


async def test_a_rated_table_is_for_two_different_accounts(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, _ = await register_two(service)
        table = await table_service.create_table(rated_request(), ann.holder)
        assert await table.sit(2, OTHER_BROWSER, "Ben") == Refusal("rated-account")
        assert await table.sit(2, ann.holder, "Ann") == Refusal("rated-alone")
        assert table.state.missing == (2,)


@pytest.mark.parametrize(
    "unratable",
    [
        rated_request(ANN, BOT),
        rated_request(ANN, BEN),
        rated_request(ANN, AWAY, match=MatchRule("open")),
        rated_request(ANN, AWAY, game="backgammon", dice="manual"),
    ],
)
async def test_a_table_that_cannot_be_rated_is_refused(
    database: str, unratable: TableRequest
) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, _ = await register_two(service)
        with pytest.raises(BadInput):
            await table_service.create_table(unratable, ann.holder)


async def test_a_guest_cannot_create_a_rated_table(database: str) -> None:
    async with open_service(database, rates=Ratings) as table_service:
        with pytest.raises(BadInput, match="account"):
            await table_service.create_table(rated_request(), OTHER_BROWSER)


async def test_a_rated_table_has_no_takebacks_and_no_hints(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(table_service, ann, ben)
        await play(table, "b2")
        for chair in (1, 2):
            viewer = Viewer("en", (chair,))
            assert set(read_state(table, viewer)["may"]) == {"resign", "draw"}
            assert not viewer.can_get_hint(table.state)
        answer = await table.offer(1, "takeback")
        assert isinstance(answer, Refusal)
        assert answer.clause == "not-now"


async def test_an_account_sits_down_under_its_own_name(
    database: str,
) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await table_service.create_table(
            table_request(replace(ANN, name="Ben"), AWAY), ann.holder
        )
        assert await table.sit(2, ben.holder, "Ann") is None
        assert table.state.names == ("Ann", "Ben")
        other = await table_service.create_table(
            table_request(replace(ANN, name="Cleo"), AWAY), OTHER_BROWSER
        )
        assert other.state.names[0] == "Cleo"


async def test_a_match_against_a_deleted_account_is_not_rated(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(table_service, ann, ben)
        await service.accounts.delete(ann.id)
        assert await table.resign(2) is None
        assert await service.ratings.of_account(ben) == []


async def test_a_rating_outlives_the_account_of_the_opponent(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(table_service, ann, ben)
        assert await table.resign(2) is None
        before = await service.ratings.of_account(ben)
        await service.accounts.delete(ann.id)
        assert await service.ratings.of_account(ben) == before
        assert [rating.name for rating in await service.ratings.leaderboard("tictactoe")] == ["Ben"]


async def test_a_match_for_points_is_as_long_as_its_points(database: str) -> None:
    async with (
        open_account_service(database) as service,
        open_service(database, rates=Ratings) as table_service,
    ):
        ann, ben = await register_two(service)
        table = await create_rated_table(
            table_service, ann, ben, game="backgammon", match=MatchRule("first-to", 9)
        )
        await add_client_seeds(table)
        while not table.state.match.is_over:
            assert await table.resign(2) is None
            if not table.state.match.is_over:
                assert await table.begin(1) is None
                await add_client_seeds(table)
        assert await rating_texts(service, ann) == [
            str(rating_after_match(Rating(), Rating(), 1, 9))
        ]


def test_a_record_says_whether_it_was_rated() -> None:
    text = write_record(replace(read_header(OLD_HEADER), is_rated=True), ())
    header, _ = read_record(text)
    assert header.is_rated
    assert write_header(read_header(OLD_HEADER)) == OLD_HEADER, (
        "an old header is written back unchanged"
    )


OLD_HEADER = (
    '{"gamecase": 1, "table": "t", "game": "tictactoe", "version": 1, "ruleset": "collection", '
    '"switches": {}, "players": [{"name": "", "bot": ""}, {"name": "", "bot": ""}], '
    '"match": {"kind": "best-of", "number": 1}, "dice": "none", "seating": "given", '
    '"made": "2026-11-15T20:00:00.000Z"}'
)

"""Rated events: what is played at real boards between accounts counts when the event ends."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.accounts.accounts import Account
from gamecase.accounts.glicko import Rating, rating_after_match
from gamecase.accounts.service import AccountService
from gamecase.events.commands import (
    AddEntrant,
    AnyEventCommand,
    Challenge,
    CloseEvent,
    CorrectResult,
    EnterResult,
    PairRound,
    ReopenEvent,
    StartRound,
)
from gamecase.events.entries import ResultsRated
from gamecase.events.online_play import OnlinePlay, board_at
from gamecase.events.pairing_types import GameResult
from gamecase.events.rated_results import RatedResults
from gamecase.events.service import EventService, NewPerson
from gamecase.events.settings import EventSettings
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput
from gamecase.tables.context import TableContext
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from tables.service_fixture import immediate_engines, stepping_clock

RATED = EventSettings(name="Open", format="round-robin", game="chess", is_rated=True)
WHITE_WINS = EnterResult(round=1, table=1, result=GameResult(winner=1))


@asynccontextmanager
async def open_rated_events(
    database: str,
) -> AsyncIterator[tuple[AccountService, EventService, list[Account]]]:
    """Accounts of Ann and Ben, and a service of events that rates."""
    async with open_account_service(database) as service:
        events = EventService(service.store, stepping_clock())
        events.rated_results = RatedResults(events.rows, service.ratings)
        accounts = [await service.register(name, PASSWORD) for name in ("Ann", "Ben")]
        yield service, events, accounts


async def start(events: EventService, settings: EventSettings, *holders: str) -> str:
    """An event of these holders, directed by the first of them, with its first round started."""
    event = (await events.create(settings, holders[0], "Ann")).header.event
    for holder in holders:
        added = await events.join(event, holder, AddEntrant(name=f"the player {holder[-4:]}"))
        assert isinstance(added, NewPerson)
    if settings.format == "ladder":
        await give(events, event, holders[0], Challenge(first=2, second=1))
    else:
        await give(events, event, holders[0], PairRound(round=1), StartRound(round=1))
    return event


async def give(events: EventService, event: str, holder: str, *commands: AnyEventCommand) -> None:
    for command in commands:
        assert isinstance(await events.execute(event, holder, command), EventState), command


async def ratings(service: AccountService, *accounts: Account) -> list[tuple[Rating, int]]:
    """The rating of each account at chess, and how many matches made it."""
    found = [await service.ratings.of_account(account) for account in accounts]
    return [(each[0].rating, each[0].matches) for each in found if each]


def test_a_result_counts_when_the_event_ends_as_it_was_corrected(database: str) -> None:
    async def scenario() -> None:
        async with open_rated_events(database) as (service, events, (ann, ben)):
            event = await start(events, RATED, ann.holder, ben.holder)
            correction = CorrectResult(
                round=1, table=1, result=GameResult(winner=2), why="wrong board"
            )
            await give(events, event, ann.holder, WHITE_WINS, correction)
            assert await ratings(service, ann, ben) == []
            await give(events, event, ann.holder, CloseEvent())
            lost, won = (rating_after_match(Rating(), Rating(), score) for score in (0, 1))
            assert await ratings(service, ann, ben) == [(lost, 1), (won, 1)]
            # It counts once, however often the event is ended.
            await give(events, event, ann.holder, ReopenEvent(why="late news"), CloseEvent())
            assert await ratings(service, ann, ben) == [(lost, 1), (won, 1)]
            rated = [entry.entry for entry in await events.entries(event)]
            assert rated.count(ResultsRated(boards=((1, 1, 1),))) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("changes", "result"),
    [
        ({"is_rated": False}, GameResult(winner=1)),
        ({}, GameResult(winner=1, kind="no-show")),
    ],
)
def test_unrated_events_and_games_not_played_do_not_count(
    database: str, changes: dict[str, bool], result: GameResult
) -> None:
    async def scenario() -> None:
        async with open_rated_events(database) as (service, events, (ann, ben)):
            settings = replace(RATED, **changes)
            event = await start(events, settings, ann.holder, ben.holder)
            entered = EnterResult(round=1, table=1, result=result)
            await give(events, event, ann.holder, entered, CloseEvent())
            assert await ratings(service, ann, ben) == []

    asyncio.run(scenario())


def test_a_game_with_a_guest_does_not_count(database: str) -> None:
    async def scenario() -> None:
        async with open_rated_events(database) as (service, events, (ann, _)):
            event = await start(events, RATED, ann.holder, "a browser")
            await give(events, event, ann.holder, WHITE_WINS, CloseEvent())
            assert await ratings(service, ann) == []
            assert not any(
                isinstance(each.entry, ResultsRated) for each in await events.entries(event)
            )

    asyncio.run(scenario())


def test_a_ladder_has_no_end_so_results_count_at_once(database: str) -> None:
    async def scenario() -> None:
        async with open_rated_events(database) as (service, events, (ann, ben)):
            event = await start(events, replace(RATED, format="ladder"), ann.holder, ben.holder)
            await give(events, event, ann.holder, WHITE_WINS)
            won = rating_after_match(Rating(), Rating(), 1)
            assert (await ratings(service, ben)) == [(won, 1)]
            await give(events, event, ann.holder, CloseEvent())
            assert (await ratings(service, ben)) == [(won, 1)]

    asyncio.run(scenario())


def test_a_guest_organises_no_rated_event(database: str) -> None:
    async def scenario() -> None:
        async with open_rated_events(database) as (_, events, _):
            with pytest.raises(BadInput, match="somebody with an account"):
                await events.create(RATED, "a browser", "Guest")

    asyncio.run(scenario())


def test_accounts_are_rated_online_and_guests_play_unrated(database: str) -> None:
    async def scenario() -> None:
        async with open_rated_events(database) as (service, events, (ann, ben)):
            context = TableContext(
                service.store, immediate_engines(), stepping_clock(), ratings=service.ratings
            )
            tables = TableService(context)
            online = OnlinePlay(events, tables)
            settings = replace(RATED, place="online", game="tictactoe")
            for other, is_rated in ((ben.holder, True), ("a browser", False)):
                event = await start(events, settings, ann.holder, other)
                table = await online.play(other, board_at(event, 1, 1))
                assert isinstance(table, Table)
                assert table.state.header.is_rated is is_rated
                assert table.held_by(other)
            await tables.close()

    asyncio.run(scenario())

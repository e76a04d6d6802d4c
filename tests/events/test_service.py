"""The service of events on a database: permissions, codes, and two organisers at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.events.commands import (
    AddEntrant,
    CorrectResult,
    DismissHelper,
    EnterResult,
    PairRound,
    SetPlace,
    StartRound,
    WithdrawEntrant,
)
from gamecase.events.event_store import delete_event_roles, move_event_roles
from gamecase.events.pairing_types import GameResult
from gamecase.events.service import EventService, NewPerson
from gamecase.events.settings import EventSettings
from gamecase.events.state import EventState, fold
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.storage.store import open_store
from tables.service_fixture import stepping_clock

ROUND_ROBIN = EventSettings(name="Club evening", format="round-robin", game="tictactoe")
OLGA, ANN, BEN = "the organiser's browser", "Ann's browser", "Ben's browser"


@asynccontextmanager
async def open_events(where: Path | str, count: int = 1) -> AsyncIterator[list[EventService]]:
    """Event services on one database, as those of several processes."""
    address = where if isinstance(where, str) else str(where / "logs.sqlite3")
    stores = [open_store(address, SERVER_MIGRATIONS) for _ in range(count)]
    try:
        yield [EventService(store, stepping_clock()) for store in stores]
    finally:
        for store in stores:
            store.close()


async def with_players(events: EventService, *names: str) -> str:
    """An event with players whom the organiser has entered."""
    state = await events.create(ROUND_ROBIN, OLGA, "Olga")
    event = state.header.event
    for name in names:
        assert isinstance(await events.add(event, OLGA, AddEntrant(name=name)), NewPerson)
    return event


def clause(answer: object) -> str:
    assert isinstance(answer, Refusal), answer
    return answer.clause


def test_an_event_is_read_back_as_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_events(tmp_path, 2) as (here, there):
            event = await with_players(here, "Ann", "Ben", "Cem")
            state = await here.execute(event, OLGA, PairRound(round=1))
            assert await there.state(event) == state
            assert isinstance(state, EventState)
            assert fold(state.header, await there.entries(event)) == state
            assert [each.header.event for each in await there.events_of(OLGA)] == [event]
            assert await there.state("nothing") is None

    asyncio.run(scenario())


def test_two_organisers_at_once_pair_a_round_once(database: str) -> None:
    async def scenario() -> None:
        async with open_events(database, 2) as (here, there):
            event = await with_players(here, "Ann", "Ben", "Cem", "Dot")
            await there.state(event)
            answers = await asyncio.gather(
                *(
                    service.execute(event, OLGA, PairRound(round=1))
                    for service in (here, there, here, there)
                )
            )
            refusals = [answer for answer in answers if isinstance(answer, Refusal)]
            assert {refusal.clause for refusal in refusals} == {"event-already-paired"}
            assert len(refusals) == 3
            kinds = [type(entry.entry).__name__ for entry in await there.entries(event)]
            assert kinds.count("RoundPaired") == 1

    asyncio.run(scenario())


def test_players_act_for_themselves_only(database: str) -> None:
    async def scenario() -> None:
        async with open_events(database) as (events,):
            event = await with_players(events, "Ann", "Ben")
            codes = await events.codes(event, OLGA)
            assert isinstance(codes, dict)
            assert clause(await events.codes(event, ANN)) == "event-officials-only"
            roles = await events.claim(event, ANN, codes["entrant-1"].lower())
            assert not isinstance(roles, Refusal)
            assert roles.entrants == {1}
            assert clause(await events.claim(event, BEN, "WRONG")) == "event-wrong-code"
            assert clause(await events.execute(event, BEN, PairRound(round=1))) == (
                "event-officials-only"
            )
            assert clause(await events.execute(event, ANN, WithdrawEntrant(entrant=2))) == (
                "event-not-yours"
            )
            for command in (PairRound(round=1), StartRound(round=1)):
                await events.execute(event, OLGA, command)
            won = EnterResult(round=1, table=1, result=GameResult(winner=1))
            assert clause(await events.execute(event, BEN, won)) == "event-officials-only"
            assert isinstance(await events.execute(event, ANN, won), EventState)
            change = CorrectResult(round=1, table=1, result=GameResult(winner=2), why="no")
            assert clause(await events.execute(event, ANN, change)) == "event-officials-only"
            assert isinstance(await events.execute(event, OLGA, change), EventState)
            last = (await events.entries(event))[-1]
            assert last.by == "organiser"

    asyncio.run(scenario())


def test_helpers_direct_until_they_are_dismissed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_events(tmp_path) as (events,):
            event = await with_players(events, "Ann", "Ben")
            assert clause(await events.name_helper(event, ANN, "Ann")) == "event-organiser-only"
            helper = await events.name_helper(event, OLGA, "Hugo")
            assert isinstance(helper, NewPerson)
            await events.claim(event, BEN, helper.code)
            assert isinstance(await events.execute(event, BEN, PairRound(round=1)), EventState)
            assert (await events.entries(event))[-1].by == "helper-1"

    asyncio.run(scenario())


def test_whoever_has_the_link_enters_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with open_events(tmp_path) as (events,):
            event = await with_players(events)
            assert isinstance(await events.join(event, ANN, AddEntrant(name="Ann")), NewPerson)
            again = await events.join(event, ANN, AddEntrant(name="Ann again"))
            assert clause(again) == "event-already-entered"
            taken = await events.join(event, BEN, AddEntrant(name="ann"))
            assert clause(taken) == "event-name-taken"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "nothing"},
        {"name": " "},
        {"match": "best-of-99"},
        {"clock": "fast"},
        {"boards": 7},
        {"format": "knockout", "boards": 2},
        {"playoff": 3},
    ],
)
def test_impossible_settings_are_refused(tmp_path: Path, changes: dict[str, object]) -> None:
    settings = msgspec.structs.replace(ROUND_ROBIN, **changes)

    async def scenario() -> None:
        async with open_events(tmp_path) as (events,):
            with pytest.raises(BadInput):
                await events.create(settings, OLGA, "Olga")

    asyncio.run(scenario())


def test_roles_move_to_the_account_that_a_browser_signs_in_to(database: str) -> None:
    async def scenario() -> None:
        async with open_events(database) as (events,):
            event = await with_players(events, "Ann")
            account = "account:olga"
            await events.rows.add_holder(event, "entrant-1", account)
            await events.rows.add_holder(event, "entrant-1", OLGA)
            await events.store.write(lambda connection: move_event_roles(connection, OLGA, account))
            roles = await events.roles(event, account)
            assert (roles.is_organiser, sorted(roles.entrants)) == (True, [1])
            assert not (await events.roles(event, OLGA)).may_direct
            await events.store.write(lambda connection: delete_event_roles(connection, account))
            assert not (await events.roles(event, account)).may_direct

    asyncio.run(scenario())


def test_everything_of_an_event_is_stored_in_either_database(database: str) -> None:
    async def scenario() -> None:
        async with open_events(database) as (events,):
            event = await with_players(events, "Ann", "Ben")
            helper = await events.name_helper(event, OLGA, "Hugo")
            assert isinstance(helper, NewPerson)
            await events.claim(event, BEN, helper.code)
            await events.execute(event, OLGA, PairRound(round=1))
            await events.execute(event, OLGA, SetPlace(round=1, table=1, place="online"))
            await events.execute(event, OLGA, StartRound(round=1))
            (board,) = await events.rows.tables(event)
            assert await events.rows.table(board.table_id) == board
            assert await events.rows.table("nothing") is None
            assert [state.header.event for state in await events.newest()] == [event]
            assert {*await events.rows.holders(event)} == {"organiser", "helper-1"}
            dismissed = await events.execute(event, OLGA, DismissHelper(helper="helper-1"))
            assert isinstance(dismissed, EventState)
            assert not (await events.roles(event, BEN)).may_direct
            assert clause(await events.claim(event, BEN, helper.code)) == "event-wrong-code"

    asyncio.run(scenario())

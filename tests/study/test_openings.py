"""The store of the opening explorer, on both databases: who finds what, and when it goes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import pytest

from accounts.fixtures import PASSWORD, open_account_service
from gamecase.accounts.service import AccountService
from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection, Row
from gamecase.study import openings
from gamecase.study.analyses import (
    StudyStore,
    delete_study_of_holder,
    delete_study_of_table,
    move_study,
)
from gamecase.study.indexed_game import IndexedGame, IndexedPosition
from gamecase.study.opening_writes import OpeningGame
from gamecase.study.openings import CollectionsFull, OpeningQuery, OpeningStore
from gamecase.study.own_names import OwnNames
from log_builder import NOON
from study.examples import decision, game_analysis, studied_game

pytestmark = pytest.mark.anyio

GAME = IndexedGame(
    nth_game=1,
    ruleset="fide",
    names=("Ann", "Ben"),
    chairs=(1, 2),
    result="first",
    played_at=NOON,
    digest="one",
    positions=(IndexedPosition(-7, 3, "e2e4"), IndexedPosition(8, 4, "e7e5")),
)
OTHER = replace(
    GAME,
    names=("Cas", "Ann"),
    result="drawn",
    digest="two",
    positions=(IndexedPosition(-7, 3, "d2d4"), IndexedPosition(8, 6, "g8f6")),
)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[OpeningStore, AccountService]]:
    async with open_account_service(database) as accounts:
        yield OpeningStore(accounts.store, lambda: NOON), accounts


async def add_own(store: OpeningStore, holder: str = "ann") -> int:
    source = (await store.own_source(holder, "chess")).id
    first = OpeningGame(table="table1", indexed=GAME, own_side="first")
    second = OpeningGame(table="table2", indexed=OTHER, own_side="second")
    await store.set_games_of_table(source, "table1", 9, [first])
    await store.set_games_of_table(source, "table2", 9, [second])
    return source


async def test_moves_of_a_position_are_counted_once_a_game(database: str) -> None:
    async with opened(database) as (store, _):
        source = await add_own(store)
        assert await add_own(store) == source  # looked at again
        moves = await store.moves(OpeningQuery(source=source, ruleset="fide", position=-7))
        assert [(move.action, move.games) for move in moves] == [("d2d4", 1), ("e2e4", 1)]
        assert (moves[1].first, moves[1].drawn, moves[0].drawn) == (1, 0, 1)
        games = await store.games(OpeningQuery(source=source, ruleset="fide", position=8), 5)
        assert {game.table for game in games} == {"table1", "table2"}
        assert await store.known(source, ["one", "three"]) == {"one": "table1"}
        assert await store.rulesets(source) == {"fide": 2}
        assert (await store.names(source))[0] == "Ann"


async def test_filters(database: str) -> None:
    async with opened(database) as (store, _):
        source = await add_own(store)
        query = OpeningQuery(source=source, ruleset="fide", position=-7)

        for asked, expected in (
            (replace(query, side="first"), ["e2e4"]),
            (replace(query, side="second", name="CAS"), ["d2d4"]),
            (replace(query, side="second", name="ben"), []),
            (replace(query, name="ben"), ["e2e4"]),
            (replace(query, name="_"), []),
            (replace(query, since=NOON + 1), []),
            (replace(query, is_own=False, name="cas", side="first"), ["d2d4"]),
            (replace(query, ruleset="other"), []),
        ):
            assert [move.action for move in await store.moves(asked)] == expected, asked


async def test_the_average_loss_comes_from_analyses(database: str) -> None:
    async with opened(database) as (store, accounts):
        source = await add_own(store)
        studied = studied_game("ann", 1, game="chess")
        study = StudyStore(accounts.store, lambda: NOON)
        await study.save(game_analysis(studied), [decision(3, kind="move", error=40.0)], [studied])
        moves = await store.moves(OpeningQuery(source=source, ruleset="fide", position=-7))
        assert {move.action: move.loss for move in moves} == {"e2e4": 40.0, "d2d4": None}


async def test_collections_have_limits(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openings, "MOST_GAMES", 2)
    monkeypatch.setattr(openings, "MOST_BYTES", 10)
    monkeypatch.setattr(openings, "MOST_COLLECTIONS", 1)
    async with opened(database) as (store, _):
        collection = await store.create_collection("ann", "chess", "  My\ngames ")
        assert collection.name == "My games"
        with pytest.raises(CollectionsFull, match="1 collections"):
            await store.create_collection("ann", "chess", "More")
        with pytest.raises(BadInput, match="no name"):
            await store.create_collection("ben", "chess", " \n")
        games = [
            OpeningGame(table=str(at), indexed=replace(GAME, digest=str(at)), content="1234")
            for at in range(3)
        ]
        assert await store.add_to_collection("ann", collection.id, [games[0], games[0]]) == 1
        assert await store.add_to_collection("ann", collection.id, games[:1]) == 0
        with pytest.raises(CollectionsFull, match="2 games"):
            await store.add_to_collection("ann", collection.id, games)
        big = replace(games[1], content="x" * 7)
        with pytest.raises(CollectionsFull, match="10 bytes"):
            await store.add_to_collection("ann", collection.id, [big])
        (found,) = await store.collections("ann")
        assert (found.games, found.bytes) == (1, 4)
        assert [*await store.contents(collection.id)] == ["1234"]
        assert not await store.delete_collection("ben", collection.id)
        assert await store.delete_collection("ann", collection.id)
        assert await store.collections("ann") == []


async def test_everything_goes_with_its_table_or_its_holder(database: str) -> None:
    async with opened(database) as (store, accounts):
        source = await add_own(store)
        await store.create_collection("ann", "chess", "Kept")
        query = OpeningQuery(source=source, ruleset="fide", position=-7)
        await accounts.store.write(lambda connection: delete_study_of_table(connection, "table1"))
        assert [move.action for move in await store.moves(query)] == ["d2d4"]
        await accounts.store.write(lambda connection: delete_study_of_holder(connection, "ann"))
        assert await store.moves(query) == []
        assert await store.collections("ann") == []
        for statement in (
            "SELECT count(*) FROM opening_sources",
            "SELECT count(*) FROM opening_games",
            "SELECT count(*) FROM opening_positions",
            "SELECT count(*) FROM opening_tables",
        ):
            rows = await accounts.store.read(partial(_rows, statement))
            assert rows == [(0,)], statement


def _rows(statement: str, connection: Connection) -> list[Row]:
    return connection.rows(statement)


async def test_a_guests_collections_move_to_the_account(database: str) -> None:
    async with opened(database) as (store, accounts):
        await add_own(store, "guest")
        await store.create_collection("guest", "chess", "Kept")
        names = OwnNames(accounts.store)
        await names.set("guest", ["Ann"])
        account = await accounts.register("Ann", PASSWORD)
        await accounts.store.write(
            lambda connection: move_study(connection, "guest", account.holder)
        )
        assert [each.name for each in await store.collections(account.holder)] == ["Kept"]
        assert await names.of_holder(account.holder) == ["Ann"]
        assert await store.collections("guest") == []


async def test_own_names_leave_the_other_side_out(database: str) -> None:
    async with opened(database) as (_, accounts):
        study = StudyStore(accounts.store, lambda: NOON)
        mine = studied_game("ann", 1, opponent="Ben")
        theirs = replace(mine, chair=2, opponent="Ann")
        decisions = [decision(3, chair=1, error=0.2), decision(5, chair=2, error=0.3)]
        await study.save(game_analysis(mine), decisions, [mine, theirs])
        await study.own_names.set("ann", ["ANN"])
        assert [game.chair for game in await study.studied("ann")] == [1]
        with pytest.raises(BadInput, match="21 names"):
            await study.own_names.set("ann", [str(number) for number in range(21)])

"""Messages to viewers: in the language of each viewer, and without anything hidden."""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dice_pages import DicePages
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.clock import ClockRule
from gamecase.kernel.log import EntryKind, PendingEntry
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.messages.entries import entries_message
from gamecase.messages.replies import error_message, picking_message, refusal_message
from gamecase.messages.scene import art_message
from gamecase.messages.state import state_text
from gamecase.messages.viewer import Viewer
from gamecase.scene.themes import THEMES
from gamecase.storage.store import open_store
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot
from gamecase.words import LANGUAGES
from log_builder import random_action
from tables.service_fixture import (
    ALL_CHAIR_SETS,
    ANN,
    AWAY,
    BEN,
    BROWSER,
    OTHER_BROWSER,
    add_client_seeds,
    entry_kinds,
    open_service,
    play,
    read_state,
    table_request,
    wait_until,
)

pytestmark = pytest.mark.anyio


def every_message(table: Table, language: str = "en") -> Iterator[Mapping[str, object]]:
    """Every message about the current state of a table that any viewer can receive."""
    for chairs in ALL_CHAIR_SETS:
        for seen_by in (None, Seat.FIRST, Seat.SECOND):
            viewer = Viewer(language, chairs, seen_by)
            text, art = state_text(table, viewer)
            yield msgspec.json.decode(text, type=dict[str, Any])
            yield art_message(art)
            yield entries_message(table, viewer, 0)
            if viewer.can_act(table.state):
                yield picking_message(table, viewer, ())


def everything_in(message: object) -> Iterator[object]:
    """Every value anywhere in a message."""
    if isinstance(message, dict):
        for key, value in message.items():
            yield key
            yield from everything_in(value)
    elif isinstance(message, list | tuple):
        for each in message:
            yield from everything_in(each)
    else:
        yield message


def shows(table: Table, hidden: str) -> bool:
    return any(
        hidden in each
        for message in every_message(table)
        for each in everything_in(message)
        if isinstance(each, str)
    )


async def secret_of(path: Path, table: Table) -> str:
    """The secret of the current game, read from the database."""
    store = open_store(str(path), SERVER_MIGRATIONS)
    try:
        stored = await store.load(table.id)
    finally:
        store.close()
    assert stored is not None
    return stored.secrets[table.state.nth_game]


# --- what is hidden ---


async def test_the_secret_of_the_lots_is_hidden_until_the_end(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, BEN, seating="lot"), BROWSER)
        secret = await secret_of(tmp_path / "logs", table)
        assert not shows(table, secret)
        for chair in (1, 2):
            await table.add_client_seed(chair, "words")
            assert not shows(table, secret)
        for action in ("a1", "b1", "a2", "b2"):
            await play(table, action)
            assert not shows(table, secret)
            assert not any(secret in entry.text for entry in table.entries)
        await play(table, "a3")
        assert shows(table, secret)
        state = read_state(table, Viewer("en", ()))
        assert state["dice"]["secret"] == secret


async def test_the_secret_of_a_new_game_is_hidden_again(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        wanted = table_request(ANN, BEN, seating="lot", match=MatchRule("best-of", 3))
        table = await service.create_table(wanted, BROWSER)
        await add_client_seeds(table)
        first = await secret_of(tmp_path / "logs", table)
        await table.resign(1)
        await table.begin(1)
        second = await secret_of(tmp_path / "logs", table)
        assert shows(table, first)
        assert not shows(table, second)


async def test_the_secret_of_rolls_is_hidden_until_the_end(tmp_path: Path, pebble: str) -> None:
    random = Random(2)
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(
            table_request(ANN, BEN, game=pebble, seating="lot"), BROWSER
        )
        secret = await secret_of(tmp_path / "logs", table)
        await add_client_seeds(table)
        while table.state.outcome is None:
            assert not shows(table, secret)
            action = random_action(table.state.game, table.state.position, random)
            await play(table, table.state.game.write(action))
        assert table.state.rolls > 0
        assert shows(table, secret)


async def test_no_message_contains_an_invitation_or_the_holder_of_a_chair(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        invite = table.chairs[2].invite
        assert invite is not None
        assert not shows(table, invite)
        assert not shows(table, BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert not shows(table, OTHER_BROWSER)


# --- every language ---


UNTOLD = ("words", "chain", "part", "reveal")


async def dice_stages(service: TableService) -> AsyncIterator[Table]:
    """A table whose lots wait for the players' pages, one of which is a new one."""
    table = await service.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
    pages = DicePages()
    for chair in (1, 2):
        assert await table.begin_chain(chair, pages.new(chair)) is None
    await table.sit(2, OTHER_BROWSER, "Ben")
    assert await table.begin_chain(2, pages.new(2), renews=True) is None
    yield table  # nobody's page is open, so the lots wait
    await pages.answer(table)
    yield table


async def stages(service: TableService) -> AsyncIterator[Table]:
    """Tables at every stage; each is yielded again after every change."""
    table = await service.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
    yield table
    await table.sit(2, OTHER_BROWSER, "Ben")
    yield table
    await add_client_seeds(table)
    yield table
    chairs = table.state.seating
    for chair, what in ((chairs[0], "takeback"), (chairs[1], "draw")):
        await play(table, "b2" if what == "takeback" else "a1")
        await table.offer(chair, what)
        yield table
        number = table.entries[-1].number
        other = chairs[1] if chair == chairs[0] else chairs[0]
        assert await table.decline(other, number) is None
        yield table
    await table.offer(1, "takeback")
    await table.accept(2, table.entries[-1].number)
    yield table
    await table.offer(1, "draw")
    await table.accept(2, table.entries[-1].number)
    yield table
    await table.offer(2, "rematch")
    yield table
    await table.accept(1, table.entries[-1].number)
    await table.resign(1)
    yield table
    for rule in (MatchRule("best-of", 3), MatchRule("first-to", 1), MatchRule("first-to", 5)):
        table = await service.create_table(table_request(ANN, BEN, match=rule), BROWSER)
        yield table
        await play(table, "a1", "b1", "a2", "b2", "a3")
        yield table
    table = await service.create_table(table_request(ANN, BEN, match=MatchRule("open")), BROWSER)
    await play(table, "a1", "b2", "c3", "a3", "c1", "b1", "b3", "c2", "a2")
    yield table
    table = await service.create_table(
        replace(table_request(ANN, BEN), clock=ClockRule("fischer", 1)), BROWSER
    )
    watching = table.subscribe([])
    yield table
    await table.drop_flag()
    yield table
    table.unsubscribe(watching, [])
    for what in ("win", "draw"):
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        assert await table.say(2, "hello") is None
        assert await table.append(PendingEntry(2, EntryKind.LEFT, what)) is None
        yield table
    async for table in dice_stages(service):
        yield table
    table = await service.create_table(
        table_request(ANN, PlayerSlot("bot", level="beginner")), BROWSER
    )
    await play(table, "b2")
    yield table
    await wait_until(table, lambda: entry_kinds(table).count("act") == 2)


async def test_every_message_exists_in_every_language(tmp_path: Path) -> None:
    happened: set[str] = set()
    async with open_service(tmp_path / "logs") as service:
        async for table in stages(service):
            happened |= {*entry_kinds(table)}
            for language in LANGUAGES:
                for chairs in ((), (1,)):
                    viewer = Viewer(language, chairs)
                    state = read_state(table, viewer)
                    assert state["status"], (language, entry_kinds(table))
                    entries = entries_message(table, viewer, 0)["entries"]
                    for entry in entries:
                        said = bool(entry["told"])
                        assert said is (entry["kind"] not in UNTOLD), entry
    assert happened == {kind.value for kind in EntryKind}, "a kind of entry that no stage shows"


CLAUSES = (
    "not-your-turn",
    "game-over",
    "not-begun",
    "dice-not-yours",
    "dice-by-hand",
    "not-now",
    "too-late",
    "offer-gone",
    "still-here",
    "watching",
    "means-nothing",
)


async def test_every_refusal_and_error_exists_in_every_language(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        english: dict[str, str] = {}
        for language in ("en", *LANGUAGES):
            viewer = Viewer(language, (1,))
            for clause in CLAUSES:
                message = refusal_message(table, viewer, Refusal(clause, where=("b2",)))
                assert message["clause"] == clause
                assert message["where"] == ["b2"]
                said = message["told"]
                assert said != english.setdefault(clause, said) or language == "en", language
            for code in ("bad-message", "stale", "too-fast"):
                error = error_message(viewer, code, "the detail")
                assert (error["type"], error["code"]) == ("error", code)
                assert error["detail"] == "the detail"
                assert error["told"]


@pytest.mark.parametrize("language", ["en", "ar", "pl"])
async def test_numbers_and_names_are_inserted_unchanged(language: str, tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        rule = MatchRule("first-to", 7)
        table = await service.create_table(
            table_request(PlayerSlot("here", "<Ann>"), BEN, match=rule), BROWSER
        )
        viewer = Viewer(language, (1,))
        state = read_state(table, viewer)
        assert "7" in state["score"]["match"]
        entries = entries_message(table, viewer, 0)["entries"]
        assert "<Ann>" in entries[1]["told"]  # plain text: the page never reads it as markup


def test_every_colour_a_drawing_names_is_in_every_theme() -> None:
    names = {frozenset(theme) for theme in THEMES.values()}
    assert len(names) == 1

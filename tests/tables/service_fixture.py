"""A house for tests: on a file of its own, with a clock set by hand and bots that do as told."""

import asyncio
import functools
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import msgspec

from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.engines.requests import BotReply, BotRequest, run_bot
from gamecase.kernel.history import Offer
from gamecase.kernel.log import Entry, EntryKind
from gamecase.kernel.match import MatchRule
from gamecase.messages.entries import describe_appended
from gamecase.messages.state import state_text
from gamecase.messages.viewer import Viewer
from gamecase.storage.store import Store, open_store
from gamecase.tables.context import TableContext
from gamecase.tables.engine_pool import EnginePool, Lost
from gamecase.tables.ratings import RatingService
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot, TableRequest
from log_builder import NOON

P = ParamSpec("P")

ANN = PlayerSlot("here", "Ann")
BEN = PlayerSlot("here", "Ben")
AWAY = PlayerSlot("away")
BOT = PlayerSlot("bot", level="casual")

BROWSER = "the fingerprint of Ann's browser"
OTHER_BROWSER = "the fingerprint of Ben's browser"
ALL_CHAIR_SETS = ((), (1,), (2,), (1, 2))  # chairs of a watcher, of each player, of a shared screen

PATIENCE = 30.0  # seconds after which a story hangs rather than plays


def awaited(story: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test told as a coroutine; one that waits for ever fails."""

    @functools.wraps(story)
    def told(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(story(*args, **kwargs), PATIENCE))

    return told


def read_state(table: Table, viewer: Viewer) -> dict[str, Any]:
    """How things stand for somebody, read from what he is sent."""
    text, _ = state_text(table, viewer)
    return msgspec.json.decode(text, type=dict[str, Any])


class FakeEnginePool(EnginePool):
    """A thinker without processes: a function answers every question, and all are kept."""

    def __init__(self, answer: Callable[[BotRequest], Awaitable[BotReply]]) -> None:
        super().__init__()
        self.asked: list[BotRequest] = []
        self._answer = answer

    def warm_up(self) -> None:
        """There is nothing to start."""

    async def ask(self, question: BotRequest, lost: Lost = None) -> BotReply:
        self.asked.append(question)
        return await self._answer(question)


def immediate_engines() -> FakeEnginePool:
    """Bots answer as they do in their processes, only at once."""

    async def answer(question: BotRequest) -> BotReply:
        return run_bot(question)

    return FakeEnginePool(answer)


def hanging_engines() -> FakeEnginePool:
    """Bots never come to an end of thinking."""

    async def answer(question: BotRequest) -> BotReply:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody answers that future")

    return FakeEnginePool(answer)


def failing_engines(error: Exception) -> FakeEnginePool:
    """Bots that break down whenever they are asked."""

    async def answer(question: BotRequest) -> BotReply:
        raise error

    return FakeEnginePool(answer)


def scripted_engines(*actions: str, value: float | None = None) -> FakeEnginePool:
    """Bots that act as written down, and think nothing of it; one question more is a failure."""
    left = iter(actions)

    async def answer(question: BotRequest) -> BotReply:
        return BotReply(next(left), value)

    return FakeEnginePool(answer)


def stepping_clock() -> Callable[[], int]:
    """A clock that goes on by a second whenever somebody looks."""
    ticks: Iterator[int] = itertools.count(NOON, 1000)
    return lambda: next(ticks)


@asynccontextmanager
async def open_service(
    logs: Path | str,
    engine_pool: EnginePool | None = None,
    *,
    hears: bool = True,
    rates: Callable[[Store, Callable[[], int]], RatingService] | None = None,
) -> AsyncIterator[TableService]:
    """A house as a server process has it, from opening the database to letting it go.

    One that does not hear learns what others wrote only when it asks, or loses a race.
    """
    store = open_store(str(logs), ACCOUNT_MIGRATIONS)
    now = stepping_clock()
    ratings = rates(store, now) if rates else None
    service = TableService(
        TableContext(
            store,
            engine_pool or immediate_engines(),
            now,
            bot_pause=0,
            ratings=ratings,
            on_entries=describe_appended,
        )
    )
    if hears:
        service.open()
    try:
        yield service
    finally:
        await service.close()
        store.close()


def table_request(
    *slots: PlayerSlot,
    game: str = "tictactoe",
    seating: str = "given",
    match: MatchRule | None = None,
    dice: str = "verifiable",
) -> TableRequest:
    """A table for these people; the first sits at the first seat unless lots are asked for."""
    return TableRequest(
        game=game, slots=slots, seating=seating, match=match or MatchRule(), dice=dice
    )


def position_number(table: Table) -> int:
    """The number a wish must carry that answers the position on the board."""
    assert table.state.node is not None, "no game is under way"
    return table.state.node.number


async def play(table: Table, *actions: str) -> None:
    """Actions in turn, each by the chair whose turn it is."""
    for action in actions:
        chair = table.state.turn
        assert await table.act([chair], action, position_number(table)) is None, (
            action,
            table.entries,
        )


async def add_client_seeds(table: Table) -> None:
    """Everybody the dice wait for says something."""
    for chair in table.state.missing_seeds:
        assert await table.add_client_seed(chair, f"words of {chair}") is None


async def eventually(holds: Callable[[], bool]) -> None:
    """Poll for something that wakes no subscriber; the time limit of tests ends it."""
    while not holds():
        await asyncio.sleep(0.01)


def loaded(table: Table | None) -> Table:
    """A table that must exist."""
    assert table is not None
    return table


async def wait_until(table: Table, holds: Callable[[], bool]) -> None:
    """Wait for the table to get there by itself."""
    news = table.subscribe(())
    try:
        while not holds():
            await news.wait()
            news.clear()
    finally:
        table.unsubscribe(news, ())


def entry_kinds(table: Table) -> list[str]:
    """What happened, by kind."""
    return [entry.kind.value for entry in table.entries]


def last_entry(table: Table, kind: EntryKind) -> Entry:
    return next(entry for entry in reversed(table.entries) if entry.kind is kind)


def pending_offer(table: Table) -> Offer:
    """The offer that waits for an answer."""
    offer = table.state.offer
    assert offer is not None, f"no offer waits after {entry_kinds(table)}"
    return offer

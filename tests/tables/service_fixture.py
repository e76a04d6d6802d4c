"""A table service for tests, with a stepping clock and fake engines."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.engines.requests import BotReply, BotRequest, run_bot
from gamecase.kernel.log import Entry, EntryKind
from gamecase.kernel.match import MatchRule
from gamecase.kernel.position_history import Offer
from gamecase.messages.entries import describe_appended
from gamecase.messages.state import state_text
from gamecase.messages.viewer import Viewer
from gamecase.storage.store import Store, open_store
from gamecase.tables.context import TableContext
from gamecase.tables.engine_pool import EnginePool, Lost, Switches
from gamecase.tables.fair_queue import IsWanted
from gamecase.tables.ratings import AccountRatings
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot, TableRequest
from log_builder import NOON

ANN = PlayerSlot("here", "Ann")
BEN = PlayerSlot("here", "Ben")
AWAY = PlayerSlot("away")
BOT = PlayerSlot("bot", level="casual")

BROWSER = "the fingerprint of Ann's browser"
OTHER_BROWSER = "the fingerprint of Ben's browser"
ALL_CHAIR_SETS = ((), (1,), (2,), (1, 2))  # chairs of a watcher, of each player, of a shared screen


def read_state(table: Table, viewer: Viewer) -> dict[str, Any]:
    """The state message for a viewer, decoded."""
    text, _ = state_text(table, viewer)
    return msgspec.json.decode(text, type=dict[str, Any])


class FakeEnginePool(EnginePool):
    """An engine pool without processes: a function answers every request, and all are recorded."""

    def __init__(self, answer: Callable[[BotRequest], Awaitable[BotReply]]) -> None:
        super().__init__()
        self.requests: list[BotRequest] = []
        self._answer = answer

    def warm_up(self, game: str = "", ruleset: str = "", switches: Switches | None = None) -> None:
        """There is nothing to start."""

    async def ask(
        self, request: BotRequest, lost: Lost = None, is_wanted: IsWanted | None = None
    ) -> BotReply:
        self.requests.append(request)
        return await self._answer(request)


def immediate_engines() -> FakeEnginePool:
    """Bots answer as in their processes, but immediately."""

    async def answer(request: BotRequest) -> BotReply:
        return run_bot(request)

    return FakeEnginePool(answer)


def hanging_engines() -> FakeEnginePool:
    """Bots never answer."""

    async def answer(request: BotRequest) -> BotReply:
        await asyncio.get_running_loop().create_future()
        raise AssertionError("nobody answers that future")

    return FakeEnginePool(answer)


def failing_engines(error: Exception) -> FakeEnginePool:
    """Bots fail with an error."""

    async def answer(request: BotRequest) -> BotReply:
        raise error

    return FakeEnginePool(answer)


def scripted_engines(*actions: str, value: float | None = None) -> FakeEnginePool:
    """Bots take the given actions in turn; one request more is a failure."""
    left = iter(actions)

    async def answer(request: BotRequest) -> BotReply:
        return BotReply(next(left), value)

    return FakeEnginePool(answer)


def stepping_clock() -> Callable[[], int]:
    """A clock that advances by a second with every call."""
    ticks: Iterator[int] = itertools.count(NOON, 1000)
    return lambda: next(ticks)


@asynccontextmanager
async def open_service(
    logs: Path | str,
    engine_pool: EnginePool | None = None,
    *,
    listens: bool = True,
    rates: Callable[[Store, Callable[[], int]], AccountRatings] | None = None,
    now: Callable[[], int] | None = None,
    leave_seconds: float = 120.0,
) -> AsyncIterator[TableService]:
    """A table service as in a server process, with its database.

    Without `listens`, it learns of other processes' entries only on request or in a conflict.
    """
    store = open_store(str(logs), SERVER_MIGRATIONS)
    now = now or stepping_clock()
    ratings = rates(store, now) if rates else None
    service = TableService(
        TableContext(
            store,
            engine_pool or immediate_engines(),
            now,
            bot_pause=0,
            ratings=ratings,
            on_entries=describe_appended,
            leave_seconds=leave_seconds,
        )
    )
    if listens:
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
    """The request for a table with these players, seated in order by default."""
    return TableRequest(
        game=game, slots=slots, seating=seating, match=match or MatchRule(), dice=dice
    )


def position_number(table: Table) -> int:
    """The entry number of the current position, which a command refers to."""
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
    """Add all missing client seeds."""
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
    """Wait until the table reaches a state by itself."""
    news = table.subscribe(())
    try:
        while not holds():
            await news.wait()
            news.clear()
    finally:
        table.unsubscribe(news, ())


def entry_kinds(table: Table) -> list[str]:
    """The kinds of all entries."""
    return [entry.kind.value for entry in table.entries]


def last_entry(table: Table, kind: EntryKind) -> Entry:
    return next(entry for entry in reversed(table.entries) if entry.kind is kind)


def pending_offer(table: Table) -> Offer:
    """The offer that is not answered yet."""
    offer = table.state.offer
    assert offer is not None, f"no offer waits after {entry_kinds(table)}"
    return offer

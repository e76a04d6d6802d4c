"""What a bot is told of all its tables: whatever changed since it was told last."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec

from gamecase.tables.service import TableService
from gamecase.tables.table import Table

_MOST_TABLES = 100  # the newest of one holder
_LOOK_SECONDS = 1.0  # new tables are looked for no more often


class Event(msgspec.Struct, tag_field="type"):
    """Something at a table that concerns whoever listens."""

    table: str
    game: str


class Seek(Event, tag="seek"):
    """A table at which anyone may sit down with this invitation."""

    ruleset: str
    clock: str
    invite: str


class SatDown(Event, tag="seated"):
    """Somebody took a chair at a table of yours."""

    chair: int


class GameStart(Event, tag="game-start"):
    """A game at a table of yours is under way."""

    nth_game: int
    you: list[int]


class YourTurn(Event, tag="your-turn"):
    """You are waited for: for an action, for words to the dice, or for the answer to an offer."""

    wants: Literal["act", "words", "answer"]
    after: int


class GameFinish(Event, tag="game-finish"):
    """A game ended; no winner is a draw."""

    nth_game: int
    winners: list[int]
    reason: str


AnyEvent = Seek | SatDown | GameStart | YourTurn | GameFinish


@dataclass(frozen=True, slots=True)
class _Seen:
    """What was told of a table."""

    seated: frozenset[int]
    playing: int  # the game under way, or 0
    wants: tuple[Literal["act", "words", "answer", ""], int]
    over: int  # the last game that ended, or 0


class Events:
    """Follows every table of one holder, those to come included."""

    def __init__(self, table_service: TableService, holder: str, *, with_seeks: bool) -> None:
        self.news = asyncio.Event()
        self._house = table_service
        self._holder = holder
        self._with_seeks = with_seeks
        self._tables: dict[str, tuple[Table, tuple[int, ...]]] = {}
        self._seen: dict[str, _Seen] = {}
        self._sought: set[str] = set()
        self._arrivals = -1  # as the house counted when tables were last looked for
        self._looked = -_LOOK_SECONDS
        table_service.listen(self.news)

    def close(self) -> None:
        self._house.unlisten(self.news)
        for table, chairs in self._tables.values():
            table.unsubscribe(self.news, chairs)
        self._tables.clear()

    @property
    def is_due(self) -> bool:
        """Whether there may be tables that were not looked for yet, and it is time to."""
        waits = self._arrivals != self._house.arrivals
        return waits and time.monotonic() >= self._looked + _LOOK_SECONDS

    def seconds(self, most: float) -> float:
        """How long to wait for news at the most."""
        if self._arrivals == self._house.arrivals:
            return most
        return min(most, max(self._looked + _LOOK_SECONDS - time.monotonic(), 0.0))

    async def fresh(self) -> list[AnyEvent]:
        """What is new since this was asked."""
        self.news.clear()
        found: list[AnyEvent] = []
        if self.is_due:
            self._arrivals, self._looked = self._house.arrivals, time.monotonic()
            await self._look()
            if self._with_seeks:
                found += await self._seeks()
        for table, chairs in self._tables.values():
            now = _seen(table, chairs)
            found += _changes(table, chairs, self._seen.get(table.id), now)
            self._seen[table.id] = now
        return found

    async def _look(self) -> None:
        """Follow the tables that are new, and those at which more chairs are held than before."""
        for table in await self._house.tables_of(self._holder, _MOST_TABLES):
            chairs = table.held_by(self._holder)
            known = self._tables.get(table.id)
            if known == (table, chairs):
                continue
            if known is not None:
                known[0].unsubscribe(self.news, known[1])
            self._tables[table.id] = table, chairs
            table.subscribe_as(self.news, chairs)
        self.news.clear()  # following is itself told to all who follow

    async def _seeks(self) -> list[AnyEvent]:
        found: list[AnyEvent] = []
        for table in await self._house.open_tables(self._holder):
            if table.id not in self._sought:
                self._sought.add(table.id)
                header = table.state.header
                invites = [each.invite for each in table.chairs.values() if each.is_open]
                invite = next(filter(None, invites), "")
                clock = header.clock or "none"
                found.append(Seek(table.id, header.game, header.ruleset, clock, invite))
        return found


def _seen(table: Table, chairs: tuple[int, ...]) -> _Seen:
    state = table.state
    is_on = state.node is not None and not state.missing
    return _Seen(
        state.seated,
        state.nth_game if is_on and state.outcome is None else 0,
        _wants(table, chairs),
        state.nth_game if state.outcome is not None else max(state.nth_game - 1, 0),
    )


def _wants(
    table: Table, chairs: tuple[int, ...]
) -> tuple[Literal["act", "words", "answer", ""], int]:
    state = table.state
    if state.offer is not None and any(chair != state.offer.by for chair in chairs):
        return "answer", state.offer.number
    if state.missing:
        return "", 0
    if any(chair in chairs for chair in state.missing_seeds):
        return "words", state.nth_game
    if state.node is not None and state.turn in chairs:
        return "act", state.node.number
    return "", 0


def _changes(
    table: Table, chairs: tuple[int, ...], before: _Seen | None, now: _Seen
) -> Iterator[AnyEvent]:
    """What to tell; of a table first seen, only what still goes on."""
    state = table.state
    where = table.id, state.header.game
    if before is not None:
        for chair in sorted(now.seated - before.seated):
            yield SatDown(*where, chair)
        outcome = state.outcome
        if outcome is not None and now.over > before.over:
            winners = [state.chair_of(seat) for seat in outcome.winners]
            yield GameFinish(*where, now.over, winners, outcome.reason)
    if now.playing and (before is None or now.playing != before.playing):
        yield GameStart(*where, now.playing, [*chairs])
    if now.wants[0] and (before is None or now.wants != before.wants):
        yield YourTurn(*where, now.wants[0], now.wants[1])

"""The events of a bot's tables: what has changed since it was last asked."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from gamecase.kernel.hash_chains import wanted_parts
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.web.api.types import AnyEvent, GameFinish, GameStart, SatDown, Seek, YourTurn

_MAX_TABLES = 100  # the newest of one holder
_SEARCH_SECONDS = 1.0  # between searches for new tables

Wanted = Literal["act", "words", "part", "answer", ""]


@dataclass(frozen=True, slots=True)
class _Snapshot:
    """What was last reported about a table."""

    seated: frozenset[int]
    running_game: int  # 0: none
    wants: tuple[Wanted, int]
    finished_game: int  # the last one; 0: none


class BotFeed:
    """The events of all tables of one holder, including tables created later."""

    def __init__(self, tables: TableService, holder: str, *, with_seeks: bool) -> None:
        self.changed = asyncio.Event()
        self._service = tables
        self._holder = holder
        self._with_seeks = with_seeks
        self._tables: dict[str, tuple[Table, tuple[int, ...]]] = {}
        self._snapshots: dict[str, _Snapshot] = {}
        self._reported_seeks: set[str] = set()
        self._arrivals = -1  # the service's counter at the last search for tables
        self._searched = -_SEARCH_SECONDS
        tables.listen(self.changed)

    def close(self) -> None:
        """Unsubscribe from everything."""
        self._service.unlisten(self.changed)
        for table, chairs in self._tables.values():
            table.unsubscribe(self.changed, chairs)
        self._tables.clear()

    @property
    def has_new_tables(self) -> bool:
        """Whether there may be new tables, and it is time to search for them."""
        is_outdated = self._arrivals != self._service.arrivals
        return is_outdated and time.monotonic() >= self._searched + _SEARCH_SECONDS

    def wait_seconds(self, maximum: float) -> float:
        """How long to wait for a change before `new_events` should be called again."""
        if self._arrivals == self._service.arrivals:
            return maximum
        return min(maximum, max(self._searched + _SEARCH_SECONDS - time.monotonic(), 0.0))

    async def new_events(self) -> list[AnyEvent]:
        """What has happened since the last call."""
        self.changed.clear()
        events: list[AnyEvent] = []
        if self.has_new_tables:
            self._arrivals, self._searched = self._service.arrivals, time.monotonic()
            await self._subscribe_to_tables()
            if self._with_seeks:
                events += await self._new_seeks()
        for table, chairs in self._tables.values():
            snapshot = _snapshot(table, chairs)
            events += _changes(table, chairs, self._snapshots.get(table.id), snapshot)
            self._snapshots[table.id] = snapshot
        return events

    async def _subscribe_to_tables(self) -> None:
        """Subscribe to new tables, and to those at which the holder has taken more chairs."""
        for table in await self._service.tables_of(self._holder, _MAX_TABLES):
            chairs = table.held_by(self._holder)
            known = self._tables.get(table.id)
            if known == (table, chairs):
                continue
            if known is not None:
                known[0].unsubscribe(self.changed, known[1])
            self._tables[table.id] = table, chairs
            table.add_subscriber(self.changed, chairs)
        self.changed.clear()  # a new subscriber is itself a change

    async def _new_seeks(self) -> list[AnyEvent]:
        seeks: list[AnyEvent] = []
        for table in await self._service.open_tables(self._holder):
            if table.id not in self._reported_seeks:
                self._reported_seeks.add(table.id)
                header = table.state.header
                invites = [chair.invite for chair in table.chairs.values() if chair.is_open]
                invite = next(filter(None, invites), "")
                clock = header.clock or "none"
                seeks.append(Seek(table.id, header.game, header.ruleset, clock, invite))
        return seeks


def _snapshot(table: Table, chairs: tuple[int, ...]) -> _Snapshot:
    state = table.state
    has_begun = state.node is not None and not state.missing
    return _Snapshot(
        state.seated,
        state.nth_game if has_begun and state.outcome is None else 0,
        _wants(table, chairs),
        state.nth_game if state.outcome is not None else max(state.nth_game - 1, 0),
    )


def _wants(table: Table, chairs: tuple[int, ...]) -> tuple[Wanted, int]:
    """What the table waits for from these chairs, and a number that tells two waits apart."""
    state = table.state
    if state.offer is not None and any(chair != state.offer.by for chair in chairs):
        return "answer", state.offer.number
    if state.missing:
        return "", 0
    if any(chair in chairs for chair in state.missing_seeds):
        return "words", state.nth_game
    if any(chair in chairs for chair in wanted_parts(state)):
        return "part", state.number
    if state.node is not None and state.turn in chairs:
        return "act", state.node.number
    return "", 0


def _changes(
    table: Table, chairs: tuple[int, ...], before: _Snapshot | None, now: _Snapshot
) -> Iterator[AnyEvent]:
    """The events between two snapshots; of a table first seen, only what still goes on."""
    state = table.state
    where = table.id, state.header.game
    if before is not None:
        for chair in sorted(now.seated - before.seated):
            yield SatDown(*where, chair)
        outcome = state.outcome
        if outcome is not None and now.finished_game > before.finished_game:
            winners = [state.chair_of(seat) for seat in outcome.winners]
            yield GameFinish(*where, now.finished_game, winners, outcome.reason)
    if now.running_game and (before is None or now.running_game != before.running_game):
        yield GameStart(*where, now.running_game, [*chairs])
    if now.wants[0] and (before is None or now.wants != before.wants):
        yield YourTurn(*where, now.wants[0], now.wants[1])

"""Watches for a flag to fall: the house decides it, whether or not anybody looks."""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gamecase.tables.table import Table

_LONGEST_WAIT = 3600.0  # seconds; after that it is looked at again


class FlagWatch:
    """A timer for one table, set anew with every entry."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._falling: asyncio.Task[None] | None = None

    def set(self) -> None:
        self.stop()
        clock = self._table.course.clock
        falls = clock.falls_at() if clock else None
        if clock is None or falls is None:
            return
        # An action under way in the network may still be in time: it is waited for.
        falls += clock.purse[clock.turn - 1] + 1
        seconds = (falls - self._table.now()) / 1000
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(min(max(seconds, 0), _LONGEST_WAIT), self._look)

    def _look(self) -> None:
        self._falling = asyncio.create_task(self._fall(), name=f"flag at {self._table.id}")

    async def _fall(self) -> None:
        number = len(self._table.entries)
        await self._table.drop_flag()
        if len(self._table.entries) == number:
            self.set()  # not yet, or not any more

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def close(self) -> None:
        self.stop()
        if self._falling is not None:
            self._falling.cancel()
            await asyncio.gather(self._falling, return_exceptions=True)

"""Who is here: told between processes, so that a player is seen through whichever he came.

Each process keeps a row for every chair that follows through it, and says now and then that it is
still there itself. Rows of a process that has been silent for long no longer count.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from gamecase.storage.store import Store, StoreUnavailable
from gamecase.tables.subscribers import Counts

if TYPE_CHECKING:
    from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_GATHER_SECONDS = 0.1  # changes that come together are told together
_SIGN_SECONDS = 10.0
_SILENT_MILLISECONDS = 30_000


class Presence:
    """What one process tells of its own followers, and hears of those of others."""

    def __init__(self, store: Store, now: Callable[[], int], tables: "Mapping[str, Table]") -> None:
        self._store = store
        self._now = now
        self._tables = tables
        self._own = secrets.token_hex(8)
        self._told: dict[str, Counts] = {}
        self._changed: set[str] = set()
        self._stale: set[str] = set()
        self._news = asyncio.Event()

    def changed(self, table: "Table") -> None:
        """The followers here have changed: tell it soon."""
        self._changed.add(table.id)
        self._news.set()

    def stale(self, keys: Collection[str]) -> None:
        """The followers elsewhere may have changed: look soon."""
        self._stale.update(keys)
        self._news.set()

    async def keep(self) -> None:
        """Tell every change, and give a sign of life in between, until cancelled."""
        while True:
            try:
                async with asyncio.timeout(_SIGN_SECONDS):
                    await self._news.wait()
            except TimeoutError:
                pass
            await asyncio.sleep(_GATHER_SECONDS)
            self._news.clear()
            try:
                await self.tell()
                stale, self._stale = self._stale, set()
                await self.look(stale)
            except StoreUnavailable:
                pass  # it is tried again with the next sign of life
            except Exception:
                log.exception("who is here cannot be told; trying again")

    async def tell(self) -> None:
        """Write down what has changed since it was told last."""
        changed, self._changed = self._changed, set()
        found = {key: self._counts(key) for key in changed}
        fresh = {key: counts for key, counts in found.items() if counts != self._told.get(key, {})}
        try:
            if fresh or self._told:
                await self._store.write_presence(self._own, fresh, self._now())
        except BaseException:
            self._changed |= changed
            raise
        for key, counts in fresh.items():
            self._told[key] = counts
            if not counts:
                del self._told[key]

    def _counts(self, key: str) -> Counts:
        table = self._tables.get(key)
        if table is None:
            return {}
        return {chair: count for chair, count in table.subscribers.here.items() if count}

    async def look(self, keys: Collection[str]) -> None:
        """Take in who follows these tables through other processes."""
        since = self._now() - _SILENT_MILLISECONDS
        found = await self._store.presence([*keys], self._own, since)
        for key in keys:
            if key in self._tables:
                self._tables[key].take_presence(found.get(key, {}))

    async def leave(self) -> None:
        """Nobody follows through this process any more."""
        if self._told:
            gone: dict[str, Counts] = {key: {} for key in self._told}
            self._told = {}
            with contextlib.suppress(StoreUnavailable):  # others see by its silence that it left
                await self._store.write_presence(self._own, gone, self._now())

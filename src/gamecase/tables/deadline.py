"""Something that happens at a table by itself when its time comes, whether or not anybody looks."""

import asyncio
from collections.abc import Awaitable, Callable

from gamecase.storage.store import StoreUnavailable

_LONGEST_WAIT = 3600.0  # seconds; after that it is looked at again
_SHORTEST_REST = 0.25  # before it is looked at again that came to nothing
_AWAY_REST = 1.0  # where it could not be written down


class Deadline:
    """A timer, set anew with every entry."""

    def __init__(
        self,
        name: str,
        seconds: Callable[[], float | None],
        ring: Callable[[], Awaitable[None]],
    ) -> None:
        self._name = name
        self._seconds = seconds  # until it is time; None: nothing is to come
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def set(self, least: float = 0.0) -> None:
        if self._timer is not None:
            self.stop()
        seconds = self._seconds()
        if seconds is None:
            return
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(min(max(seconds, least), _LONGEST_WAIT), self._look)

    def _look(self) -> None:
        self._timer = None
        self._ringing = asyncio.create_task(self._do(), name=self._name)

    async def _do(self) -> None:
        rest = _SHORTEST_REST
        try:
            await self._ring()
        except StoreUnavailable:
            rest = _AWAY_REST
        if self._timer is None:
            self.set(rest)  # not yet, or not any more

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def close(self) -> None:
        self.stop()
        if self._ringing is not None:
            self._ringing.cancel()
            await asyncio.gather(self._ringing, return_exceptions=True)

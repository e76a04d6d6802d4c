"""Who follows a table through this process, and how they are woken."""

import asyncio
from collections.abc import Callable

_FEW = 20  # so many are told at once that somebody more watches
_TOLD_A_SECOND = 500  # of many, so many may be told that and nothing else


class Followers:
    """An event for each who follows, set whenever there is something new to see."""

    def __init__(self, forget: Callable[[], None]) -> None:
        self._events: set[asyncio.Event] = set()
        self._forget = forget  # what was made for those who saw the table as it was
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._events)

    def add(self, event: asyncio.Event) -> None:
        self._events.add(event)
        event.set()

    def discard(self, event: asyncio.Event) -> None:
        self._events.discard(event)

    def wake(self) -> None:
        """Something happened: everybody is told now."""
        self.stop()
        self._forget()
        for event in self._events:
            event.set()

    def wake_soon(self) -> None:
        """Somebody more or less watches. A crowd is not woken for each who joins it."""
        if len(self._events) <= _FEW:
            self.wake()
        elif self._timer is None:
            seconds = len(self._events) / _TOLD_A_SECOND
            self._timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

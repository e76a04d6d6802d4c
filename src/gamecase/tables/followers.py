"""Who follows a table through this process, and how they are woken."""

import asyncio
from collections.abc import Callable
from typing import Protocol

_FEW = 20  # so many are told at once that somebody more watches
_TOLD_A_SECOND = 500  # of many, so many may be told that and nothing else


class Follower(Protocol):
    """Somebody who is told that there is something new to see; an event is enough."""

    def set(self) -> None:
        """Something is new."""


class Followers:
    """All who follow one table."""

    def __init__(self, forget: Callable[[], None]) -> None:
        self._all: set[Follower] = set()
        self._forget = forget  # what was made for those who saw the table as it was
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._all)

    def add(self, follower: Follower) -> None:
        self._all.add(follower)
        follower.set()

    def discard(self, follower: Follower) -> None:
        self._all.discard(follower)

    def wake(self) -> None:
        """Something happened: everybody is told now."""
        self.stop()
        self._forget()
        for each in self._all:
            each.set()

    def wake_soon(self) -> None:
        """Somebody more or less watches. A crowd is not woken for each who joins it."""
        if len(self._all) <= _FEW:
            self.wake()
        elif self._timer is None:
            seconds = len(self._all) / _TOLD_A_SECOND
            self._timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

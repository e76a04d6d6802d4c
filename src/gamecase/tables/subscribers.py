"""The subscribers of a table, in this process and in others."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Protocol

_SMALL_CROWD = 20  # up to so many subscribers are woken at once for a new spectator
_WAKEUPS_PER_SECOND = 500  # of a larger crowd, on average, for new spectators

WATCHING = 0  # counts spectators, where chairs count from 1

#: The number of subscribers for each chair.
Counts = Mapping[int, int]


class Subscriber(Protocol):
    """Is notified that something has changed; an `asyncio.Event` will do."""

    def set(self) -> None:
        """Something has changed."""


class Subscribers:
    """All subscribers of one table."""

    def __init__(self) -> None:
        self._all: set[Subscriber] = set()
        self.here: dict[int, int] = {}  # in this process, by chair
        self.revision = 0  # raised with every wake-up; messages made before are out of date
        self._elsewhere: Counts = {}
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._all)

    def add(self, subscriber: Subscriber, chairs: Sequence[int] = ()) -> None:
        """Add a subscriber for these chairs, or a spectator."""
        self._all.add(subscriber)
        self._count(chairs, 1)
        subscriber.set()

    def discard(self, subscriber: Subscriber, chairs: Sequence[int] = ()) -> None:
        self._all.discard(subscriber)
        self._count(chairs, -1)

    def _count(self, chairs: Sequence[int], change: int) -> None:
        for chair in chairs or (WATCHING,):
            self.here[chair] = self.here.get(chair, 0) + change

    def set_elsewhere(self, elsewhere: Counts) -> set[int]:
        """Set the subscribers of other processes; returns the chairs whose count has changed."""
        before, self._elsewhere = self._elsewhere, dict(elsewhere)
        return {chair for chair, _ in before.items() ^ elsewhere.items()}

    def count(self, chair: int) -> int:
        """The number of subscribers for a chair in all processes."""
        return self.here.get(chair, 0) + self._elsewhere.get(chair, 0)

    def wake(self) -> None:
        """Notify all subscribers now."""
        self.stop()
        self.revision += 1
        for subscriber in self._all:
            subscriber.set()

    def wake_soon(self) -> None:
        """Notify all subscribers, a crowd not more often than it can be served."""
        if len(self._all) <= _SMALL_CROWD:
            self.wake()
        elif self._timer is None:
            seconds = len(self._all) / _WAKEUPS_PER_SECOND
            self._timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

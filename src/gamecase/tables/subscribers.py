"""Who follows a table, through this process and others, and how those of this one are woken."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

_FEW = 20  # so many are told at once that somebody more watches
_TOLD_A_SECOND = 500  # of many, so many may be told that and nothing else

WATCHING = 0  # stands for a chair where there is none

#: How many follow for each chair.
Counts = Mapping[int, int]


class Subscriber(Protocol):
    """Somebody who is told that there is something new to see; an event is enough."""

    def set(self) -> None:
        """Something is new."""


class Subscribers:
    """All who follow one table."""

    def __init__(self, forget: Callable[[], None]) -> None:
        self._all: set[Subscriber] = set()
        self.here: dict[int, int] = {}  # through this process, for each chair
        self._elsewhere: Counts = {}
        self._forget = forget  # what was made for those who saw the table as it was
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._all)

    def add(self, subscriber: Subscriber, chairs: Sequence[int] = ()) -> None:
        """Somebody follows for these chairs, or watches."""
        self._all.add(subscriber)
        self._change(chairs, 1)
        subscriber.set()

    def discard(self, subscriber: Subscriber, chairs: Sequence[int] = ()) -> None:
        self._all.discard(subscriber)
        self._change(chairs, -1)

    def _change(self, chairs: Sequence[int], change: int) -> None:
        for chair in chairs or (WATCHING,):
            self.here[chair] = self.here.get(chair, 0) + change

    def hear_of(self, elsewhere: Counts) -> set[int]:
        """Take in who follows through other processes; the chairs for which that has changed."""
        before, self._elsewhere = self._elsewhere, dict(elsewhere)
        return {chair for chair, _ in before.items() ^ elsewhere.items()}

    def count(self, chair: int) -> int:
        """How many follow for a chair, through whichever process."""
        return self.here.get(chair, 0) + self._elsewhere.get(chair, 0)

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

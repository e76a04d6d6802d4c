"""Patience with slow readers: one clock for all sockets, since a timer for each frame is dear."""

import asyncio
import itertools
import time
from typing import Protocol

_LOOK_SECONDS = 1.0


class Reader(Protocol):
    """Somebody to whom things are sent."""

    def let_go(self) -> None:
        """End it: what was sent last was not taken in time."""


class SendTimeout:
    """Knows what is being sent right now, and lets those go who take nothing for too long."""

    def __init__(self, seconds: float = 10.0) -> None:
        self._seconds = seconds
        self._sending: dict[int, tuple[float, Reader]] = {}
        self._numbers = itertools.count()

    def begin(self, reader: Reader) -> int:
        """Something is being sent; the number says later that it was taken."""
        number = next(self._numbers)
        self._sending[number] = time.monotonic(), reader
        return number

    def end(self, number: int) -> None:
        self._sending.pop(number, None)

    async def keep(self) -> None:
        """Look now and then, until cancelled."""
        while True:
            await asyncio.sleep(min(_LOOK_SECONDS, self._seconds))
            since = time.monotonic() - self._seconds
            for number, (began, reader) in [*self._sending.items()]:
                if began < since:
                    self.end(number)
                    reader.let_go()

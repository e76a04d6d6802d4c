"""Closes connections whose client stops reading. One timer serves all of them.

A timer per frame is too expensive.
"""

import asyncio
import itertools
import time
from typing import Protocol

_CHECK_SECONDS = 1.0


class DroppableConnection(Protocol):
    """Something that frames are sent to."""

    def drop(self) -> None:
        """Close the connection: the last frame was not taken in time."""


class SendTimeout:
    """Tracks the sends in progress and drops connections that take nothing for too long."""

    def __init__(self, seconds: float = 10.0) -> None:
        self._seconds = seconds
        self._sends: dict[int, tuple[float, DroppableConnection]] = {}
        self._ids = itertools.count()

    def begin(self, connection: DroppableConnection) -> int:
        """Note that a send begins; pass the returned id to `end`."""
        send_id = next(self._ids)
        self._sends[send_id] = time.monotonic(), connection
        return send_id

    def end(self, send_id: int) -> None:
        """Note that a send has ended."""
        self._sends.pop(send_id, None)

    async def run(self) -> None:
        """Check the sends in progress regularly, until cancelled."""
        while True:
            await asyncio.sleep(min(_CHECK_SECONDS, self._seconds))
            oldest = time.monotonic() - self._seconds
            for send_id, (began, connection) in [*self._sends.items()]:
                if began < oldest:
                    self.end(send_id)
                    connection.drop()

"""A resettable timer."""

import asyncio
from collections.abc import Awaitable, Callable

from gamecase.storage.store import StoreUnavailable

_MAX_WAIT = 3600.0  # seconds, after which the time left is computed again
_MIN_WAIT = 0.25  # after a call that came too early or changed nothing
_UNAVAILABLE_WAIT = 1.0  # after a call that found no database


class ResettableTimer:
    """Calls a coroutine function when its time has come; `set` computes the time anew."""

    def __init__(
        self,
        name: str,
        seconds_left: Callable[[], float | None],
        on_due: Callable[[], Awaitable[None]],
    ) -> None:
        self._name = name
        self._seconds_left = seconds_left  # None: nothing is due
        self._on_due = on_due
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self, at_least: float = 0.0) -> None:
        if self._timer is not None:
            self.stop()
        seconds = self._seconds_left()
        if seconds is None:
            return
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(min(max(seconds, at_least), _MAX_WAIT), self._start)

    def _start(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def _run(self) -> None:
        wait = _MIN_WAIT
        try:
            await self._on_due()
        except StoreUnavailable:
            wait = _UNAVAILABLE_WAIT
        if self._timer is None:
            self.set(wait)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def close(self) -> None:
        self.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

"""Players who leave a game: after a while their opponent may end it."""

import time
from typing import TYPE_CHECKING

from gamecase.kernel.log import NO_CHAIR
from gamecase.kernel.phrase import Refusal
from gamecase.tables.resettable_timer import ResettableTimer

if TYPE_CHECKING:
    from gamecase.tables.table import Table


class Absence:
    """Measures how long the player to act has been absent."""

    def __init__(self, table: "Table", leave_seconds: float) -> None:
        self._table = table
        self._leave_seconds = leave_seconds
        loaded = time.monotonic()
        self._turn_since = loaded
        self._position_number = -1
        # Since when each chair has been absent, as far as this process knows: after a restart
        # everybody has the full time to come back.
        self._absent_since = dict.fromkeys(table.chairs, loaded)
        self._deadline = ResettableTimer(
            f"absence at {table.id}", self._seconds_left, self._announce
        )

    def entries_added(self) -> None:
        node = self._table.state.node
        number = node.number if node else 0
        if number != self._position_number:
            self._position_number, self._turn_since = number, time.monotonic()
        self._deadline.set()

    def presence_changed(self) -> None:
        for chair in self._table.chairs:
            if self._table.is_present(chair):
                self._absent_since.pop(chair, None)
            else:
                self._absent_since.setdefault(chair, time.monotonic())
        self._deadline.set()

    def stop(self) -> None:
        self._deadline.stop()

    async def close(self) -> None:
        await self._deadline.close()

    @property
    def has_left(self) -> bool:
        """Whether the player to act has been absent for so long that the game may be ended."""
        seconds = self._seconds_left()
        return seconds is not None and seconds <= 0

    def refusal_of_claim(self, chair: int) -> Refusal | None:
        """Why a chair may not end the game now; None when it may."""
        state = self._table.state
        if not self.has_left or chair == state.turn or chair in state.owed_parts:
            return Refusal("still-here")
        return None

    def _seconds_left(self) -> float | None:
        """Seconds until the player to act counts as gone; None while that cannot happen."""
        table, state = self._table, self._table.state
        owed = state.owed_parts if state.is_on else ()
        chair = owed[0] if owed else state.turn
        if chair == NO_CHAIR:
            return None
        # An open page answers for the dice by itself, so one that does not is as good as gone.
        absent_since = self._turn_since if owed else self._absent_since.get(chair)
        if absent_since is None:
            return None
        if state.header.players[chair - 1].bot or state.chairs != 2 or state.missing:
            return None
        if state.clock is not None and state.clock.rule.kind == "days":
            return None
        if len({chair.holder for chair in table.chairs.values()}) == 1:
            return None  # one person plays both sides
        since = max(absent_since, self._turn_since)
        return since + self._leave_seconds - time.monotonic()

    async def _announce(self) -> None:
        if self.has_left:
            self._table.wake()

"""Manners at a table: phrases instead of chat, offers that lapse, and games that somebody left."""

import time
from typing import TYPE_CHECKING

from gamecase.kernel.log import NO_CHAIR, EntryKind, PendingEntry
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.transitions import OFFER_MILLISECONDS
from gamecase.tables.deadline import Deadline

if TYPE_CHECKING:
    from gamecase.tables.table import Table

_PHRASES_AT_ONCE, _PHRASE_SECONDS = 3, 4.0


class TableTimers:
    """Watches one table for what people owe each other."""

    def __init__(self, table: "Table", leave_seconds: float) -> None:
        self._table = table
        self._leave_seconds = leave_seconds
        opened = time.monotonic()
        self._turn = opened  # since when it is the turn of whoever is to act
        self._moment = -1
        # Since when each chair is away, as far as this process knows: after a restart everybody
        # has as long to come back as somebody who has just left.
        self._away = dict.fromkeys(table.chairs, opened)
        self._spoken: dict[int, list[float]] = {}
        name = f"at {table.id}"
        self._lapse = Deadline(f"offer {name}", self._until_lapse, self._let_lapse)
        self._leave = Deadline(f"leaving {name}", self._until_gone, self._tell_gone)

    # --- what happens at the table ---

    def grown(self) -> None:
        """There are new entries."""
        node = self._table.state.node
        number = node.number if node else 0
        if number != self._moment:
            self._moment, self._turn = number, time.monotonic()
        self._lapse.set()
        self._leave.set()

    def came_or_went(self) -> None:
        """Who is here may have changed."""
        for chair in self._table.chairs:
            if self._table.is_here(chair):
                self._away.pop(chair, None)
            else:
                self._away.setdefault(chair, time.monotonic())
        self._leave.set()

    def stop(self) -> None:
        self._lapse.stop()
        self._leave.stop()

    async def close(self) -> None:
        await self._lapse.close()
        await self._leave.close()

    # --- phrases ---

    def may_speak(self, chair: int) -> bool:
        """A few phrases at once, and one every few seconds after that."""
        now = time.monotonic()
        window = _PHRASES_AT_ONCE * _PHRASE_SECONDS
        recent = [at for at in self._spoken.get(chair, []) if at > now - window]
        if len(recent) >= _PHRASES_AT_ONCE:
            return False
        self._spoken[chair] = [*recent, now]
        return True

    # --- offers ---

    def _until_lapse(self) -> float | None:
        offer = self._table.state.offer
        if offer is None or self._takes_days:
            return None
        return (offer.at + OFFER_MILLISECONDS - self._table.now()) / 1000

    async def _let_lapse(self) -> None:
        offer = self._table.state.offer
        seconds = self._until_lapse()
        if offer is not None and seconds is not None and seconds <= 0:
            await self._table.enter(PendingEntry(NO_CHAIR, EntryKind.DECLINE, str(offer.number)))

    @property
    def _takes_days(self) -> bool:
        clock = self._table.state.clock
        return clock is not None and clock.rule.kind == "days"

    # --- games that somebody left ---

    def _until_gone(self) -> float | None:
        """Seconds until whoever is to act has been away for too long; None where he may be."""
        table, state = self._table, self._table.state
        chair = state.turn
        if chair == NO_CHAIR or chair not in self._away or state.header.players[chair - 1].bot:
            return None
        if state.chairs != 2 or state.missing or self._takes_days:
            return None
        if len({each.holder for each in table.chairs.values()}) == 1:
            return None  # one person plays both sides, and comes back when he likes
        return max(self._away[chair], self._turn) + self._leave_seconds - time.monotonic()

    async def _tell_gone(self) -> None:
        if self.is_left:
            self._table.wake()

    @property
    def is_left(self) -> bool:
        """Whoever is to act has been away for so long that the other may end the game."""
        seconds = self._until_gone()
        return seconds is not None and seconds <= 0

    def refusal_of_claim(self, chair: int) -> Refusal | None:
        """Why a chair may not end the game now; None when it may."""
        state = self._table.state
        if not self.is_left or state.turn == chair:
            return Refusal("still-here")
        return None

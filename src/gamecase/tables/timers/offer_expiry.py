"""Offers lapse when nobody answers them."""

from typing import TYPE_CHECKING

from gamecase.kernel.entry_transitions import OFFER_MILLISECONDS
from gamecase.kernel.log import NO_CHAIR, EntryKind, PendingEntry
from gamecase.tables.resettable_timer import ResettableTimer

if TYPE_CHECKING:
    from gamecase.tables.table import Table


class OfferExpiry:
    """Declines an offer of a table once its time is over; not in correspondence games."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._deadline = ResettableTimer(f"offer at {table.id}", self._seconds_left, self._expire)

    def entries_added(self) -> None:
        self._deadline.set()

    def stop(self) -> None:
        self._deadline.stop()

    async def close(self) -> None:
        await self._deadline.close()

    def _seconds_left(self) -> float | None:
        state = self._table.state
        offer = state.offer
        if offer is None or (state.clock is not None and state.clock.rule.kind == "days"):
            return None
        return (offer.at + OFFER_MILLISECONDS - self._table.now()) / 1000

    async def _expire(self) -> None:
        offer = self._table.state.offer
        seconds = self._seconds_left()
        if offer is not None and seconds is not None and seconds <= 0:
            pending = PendingEntry(NO_CHAIR, EntryKind.DECLINE, str(offer.number))
            await self._table.append(pending)

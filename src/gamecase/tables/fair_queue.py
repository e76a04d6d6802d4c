"""A queue for engines in which holders take turns, so that nobody waits for another's many tables.

Holders are served round robin, however many requests each of them has. Addresses are too, however
many holders come from each: a guest may have any number of tokens. Long requests leave one
place to quick ones, so that a beginner's bot does not wait until a strong one has thought.
"""

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field

_MOST_REMEMBERED = 20_000  # holders and addresses

IsWanted = Callable[[], bool]


class TooManyRequests(Exception):
    """A request that is refused because its holder has too many others waiting."""


class NotWanted(Exception):
    """A request that nobody waits for any more when its turn comes."""


def _always() -> bool:
    return True


@dataclass(slots=True, eq=False)
class Turn:
    """A place in the queue, and then the right to compute."""

    holder: str
    is_long: bool
    is_wanted: IsWanted
    granted: "asyncio.Future[None]" = field(repr=False)


class FairQueue:
    """Gives out a number of places to the holders in turn."""

    def __init__(
        self,
        places: int,
        most_waiting: int = 0,
        address_of: Callable[[str], str] = lambda holder: holder,
    ) -> None:
        self._free = places
        self._free_for_long = max(places - 1, 1)
        self._most_waiting = most_waiting  # requests of one holder; 0: any number
        self._count: Counter[str] = Counter()  # of requests that wait, by holder
        #: What waits: quick and long requests, by holder.
        self._waiting: dict[bool, dict[str, deque[Turn]]] = {False: {}, True: {}}
        self._address_of = address_of  # of a holder
        #: When each holder and each address was last served, the oldest first.
        self._served: dict[tuple[str, str], int] = {}
        self._numbers = itertools.count(1)
        self._is_long_next = False

    def __len__(self) -> int:
        return self._count.total()

    async def enter(
        self, holder: str, *, is_long: bool = False, is_wanted: IsWanted = _always
    ) -> Turn:
        """Wait for a turn, which must be given back to `leave`.

        Raises TooManyRequests at once, or NotWanted when the turn has come. A caller that is
        cancelled no longer waits.
        """
        if self._most_waiting and self._count[holder] >= self._most_waiting:
            raise TooManyRequests(f"{self._count[holder]} other requests wait")
        granted = asyncio.get_running_loop().create_future()
        turn = Turn(holder, is_long, is_wanted, granted)
        self._waiting[is_long].setdefault(holder, deque()).append(turn)
        self._count[holder] += 1
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled() and granted.exception() is None:
                self.leave(turn)  # granted in the same moment
            else:
                self._remove(turn)
            raise
        return turn

    def leave(self, turn: Turn) -> None:
        """End a turn, so that the next one begins."""
        self._free += 1
        self._free_for_long += turn.is_long
        self._grant()

    def _grant(self) -> None:
        while self._free and (turn := self._next()) is not None:
            if turn.granted.done():
                continue  # its caller was cancelled and has not noticed yet
            if not turn.is_wanted():
                turn.granted.set_exception(NotWanted())
                continue
            self._free -= 1
            self._free_for_long -= turn.is_long
            self._note_served(turn.holder)
            turn.granted.set_result(None)

    def _next(self) -> Turn | None:
        """Take the next turn from the queue: quick and long ones alternate, and so do holders."""
        for is_long in (self._is_long_next, not self._is_long_next):
            lane = self._waiting[is_long]
            if not lane or (is_long and not self._free_for_long):
                continue
            self._is_long_next = not is_long
            holder = min(lane, key=self._rank)
            turn = lane[holder].popleft()
            if not lane[holder]:
                del lane[holder]
            self._uncount(holder)
            return turn
        return None

    def _rank(self, holder: str) -> tuple[int, int]:
        """Whoever was served longest ago comes first, also if they were not waiting until now."""
        address, itself = self._keys(holder)
        return self._served.get(address, 0), self._served.get(itself, 0)

    def _keys(self, holder: str) -> tuple[tuple[str, str], tuple[str, str]]:
        return ("address", self._address_of(holder)), ("holder", holder)

    def _note_served(self, holder: str) -> None:
        for key in self._keys(holder):
            self._served.pop(key, None)
            self._served[key] = next(self._numbers)
            if len(self._served) > _MOST_REMEMBERED:
                del self._served[next(iter(self._served))]

    def _remove(self, turn: Turn) -> None:
        lane = self._waiting[turn.is_long]
        turns = lane.get(turn.holder)
        if turns is None or turn not in turns:
            return  # its turn has come, and nobody wanted it
        turns.remove(turn)
        if not turns:
            del lane[turn.holder]
        self._uncount(turn.holder)

    def _uncount(self, holder: str) -> None:
        self._count[holder] -= 1
        if not self._count[holder]:
            del self._count[holder]

"""Where a game has been, and what is on offer."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from gamecase.kernel.seat import Seat


class PositionNode(NamedTuple):
    """A position of the game under way, and the one before it."""

    number: int  # of the entry that led here
    by: int  # the chair that acted
    action: str  # what it did; empty for the opening
    position: Any
    before: "PositionNode | None"
    # Told by the game once, and asked for often: who is to act, and the chair that holds the seat.
    to_act: Seat = Seat.NOBODY
    turn: int = 0

    def __repr__(self) -> str:
        return f"Moment({self.number}, {self.by}, {self.action!r}, {self.position!r})"

    def __eq__(self, other: object) -> bool:
        """Compared one by one: a long game is deeper than Python likes to recurse."""
        one: PositionNode | None = self
        two = other
        while isinstance(one, PositionNode) and isinstance(two, PositionNode) and one is not two:
            if (one.number, one.by, one.action) != (two.number, two.by, two.action):
                return False
            if one.position != two.position:
                return False
            one, two = one.before, two.before
        return one is two

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.number, self.by, self.action, self.position))


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a player proposed that waits for an answer."""

    number: int
    by: int
    text: str
    at: int = 0  # when, in milliseconds since 1970

    @property
    def what(self) -> str:
        return self.text.partition(" ")[0]

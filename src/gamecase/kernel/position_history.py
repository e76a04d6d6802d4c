"""The positions of a game in the order they were reached, and the offer that is open."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from gamecase.kernel.seat import Seat


class PositionNode(NamedTuple):
    """A position of the current game, linked to the one before it."""

    number: int  # of the entry that led to it
    by: int  # the chair that acted
    action: str  # the action that led to it; empty for the opening
    position: Any
    before: "PositionNode | None"
    # Computed once, because they are read on every request:
    to_act: Seat = Seat.NOBODY
    turn: int = 0  # the chair that holds the seat to act
    parsed_action: Any = None  # the value that `action` is the text of

    def __repr__(self) -> str:
        return f"PositionNode({self.number}, {self.by}, {self.action!r}, {self.position!r})"

    def __eq__(self, other: object) -> bool:
        """Compare node by node in a loop; a long game is deeper than the recursion limit."""
        ours: PositionNode | None = self
        theirs = other
        while (
            isinstance(ours, PositionNode)
            and isinstance(theirs, PositionNode)
            and ours is not theirs
        ):
            if (ours.number, ours.by, ours.action) != (theirs.number, theirs.by, theirs.action):
                return False
            if ours.position != theirs.position:
                return False
            ours, theirs = ours.before, theirs.before
        return ours is theirs

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((self.number, self.by, self.action, self.position))


def walk_back(node: PositionNode | None) -> Iterator[PositionNode]:
    """The node and all before it, the latest first."""
    while node is not None:
        yield node
        node = node.before


@dataclass(frozen=True, slots=True)
class Offer:
    """A proposal of a player that has not been answered."""

    number: int  # of its entry
    by: int
    text: str
    at: int = 0  # milliseconds since 1970

    @property
    def what(self) -> str:
        return self.text.partition(" ")[0]

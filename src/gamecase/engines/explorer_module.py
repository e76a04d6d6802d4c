"""The protocol of a game's `explorer` module: how its games are counted by position."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)


class ExplorerModule(Protocol[P_contra]):
    """A game's `explorer` module, by which games are found that reached the same position."""

    DEPTH: int  # actions of a game that are counted, nature's included

    def position_key(self, position: P_contra, /) -> str:
        """What two occurrences of a position have in common, however they came about.

        Counters of moves and the history are left out.
        """

    def seats_swapped(self, actions: Sequence[str], /) -> tuple[tuple[str, ...], bool]:
        """The actions of a game as if the first seat had begun, and whether the second had.

        A game in which the first seat always begins sets this to `never_swapped`.
        """


def never_swapped(actions: Sequence[str], /) -> tuple[tuple[str, ...], bool]:
    """Default of `seats_swapped`: the first seat begins."""
    return tuple(actions), False

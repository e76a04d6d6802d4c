"""The protocol of a game's `array_encoding` module: positions as arrays, actions as numbers."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar

from gamecase.kernel.seat import Seat

if TYPE_CHECKING:  # the registry names the protocol, and needs no arrays
    import numpy as np
    from numpy.typing import NDArray

R_contra = TypeVar("R_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
A = TypeVar("A")


class ArrayEncodingModule(Protocol[R_contra, P_contra, A]):
    """A position as the seat to act sees it, and a fixed number for every action.

    The number of an action means the same in every position and every version of the encoding;
    boards are turned so that both sides play from the same end.
    """

    def action_count(self, rules: R_contra, /) -> int:
        """How many numbers there are: 0 up to this."""

    def observation_shape(self, rules: R_contra, /) -> tuple[int, ...]:
        """The shape of an observation."""

    def observe(self, position: P_contra, seat: Seat, /) -> "NDArray[np.float32]":
        """The position as a seat sees it; values from -1 to 1."""

    def legal_ids(self, position: P_contra, /) -> "NDArray[np.int64]":
        """The numbers of the legal actions of the player to act, in order."""

    def action_of(self, position: P_contra, number: int, /) -> A:
        """The action of a number; BadAction if it is not legal here."""

    def chances(self, position: P_contra, /) -> Mapping[A, float]:
        """The probability of everything nature may do here; BadInput where it is not to act."""

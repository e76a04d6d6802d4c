"""The protocol of a game's optional `self_play_batch` module: games by a policy on its kernel.

The policy sees what the game's encoding shows of each position, and chooses actions by their
numbers; the games are those of the readable rules.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:  # the registry names the protocol, and needs no arrays
    import numpy as np
    from numpy.typing import NDArray

R_contra = TypeVar("R_contra", contravariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class BatchTurn:
    """The games in which a player is to act: what each player sees and may do."""

    games: "NDArray[np.int32]"  # the numbers of these games
    seats: "NDArray[np.int8]"  # of each the index of the seat to act
    observations: "NDArray[np.float32]"
    masks: "NDArray[np.int8]"


class SelfPlayBatch(Protocol):
    """Games in progress."""

    winners: "NDArray[np.int8]"  # of each game the index of the seat that won; -1: nobody

    def next_turn(self) -> BatchTurn | None:
        """What is to be decided now, after nature has acted; None when all games are over."""

    def play(self, numbers: "NDArray[np.int64]") -> None:
        """Play the action of this number in each of these games; BadAction if one is not legal."""


class SelfPlayBatchModule(Protocol[R_contra]):
    """Starts many games at once."""

    def start_batch(self, rules: R_contra, games: int, /) -> SelfPlayBatch | None:
        """Games from the opening; None where the kernel does not know these rules."""

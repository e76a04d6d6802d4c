"""The protocol of a game's optional `playouts` module: many random games by its compiled kernel."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:  # the registry names the protocol, and needs no arrays
    import numpy as np
    from numpy.typing import NDArray

R_contra = TypeVar("R_contra", contravariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class Playouts:
    """The results of many games, one row each."""

    winners: "NDArray[np.int8]"  # 0: the side that began; 1: the other; -1: nobody
    turns: "NDArray[np.int32]"  # of both sides together


class PlayoutsModule(Protocol[R_contra]):
    """Plays games in which every turn is chosen evenly among the legal ones."""

    def play_games(self, rules: R_contra, games: int, seed: int, /) -> Playouts:
        """Play games from the opening; the same seed gives the same games."""

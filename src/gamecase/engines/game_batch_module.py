"""The protocol of a game's optional `game_batch` module: many games side by side by its kernel.

Whoever plays chooses among the boards after each legal play of every game, as programs that value
positions do. Boards are rows of small integers, as the side that has just played sees them.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:  # the registry names the protocol, and needs no arrays
    import numpy as np
    from numpy.typing import NDArray

R_contra = TypeVar("R_contra", contravariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class LegalBoards:
    """The boards after every legal play of the games that go on; valid until these are played."""

    games: "NDArray[np.int32]"  # the numbers of these games
    offsets: "NDArray[np.int64]"  # of each the first row of its boards, and the number of all rows
    boards: "NDArray[np.int8]"


class GameBatch(Protocol):
    """Games in progress. Dice are thrown by the kernel."""

    winners: "NDArray[np.int8]"  # 0: the side that began; 1: the other; -1: nobody, or not over
    turns: "NDArray[np.int32]"  # of both sides together

    def legal_boards(self) -> LegalBoards:
        """What can be played now; no games when all are over."""

    def play(self, rows: "NDArray[np.int64]") -> None:
        """Play in each of these games the row of its board."""


class GameBatchModule(Protocol[R_contra]):
    """Starts many games at once."""

    def start_games(self, rules: R_contra, games: int, seed: int, /) -> GameBatch:
        """Games from the opening; the same seed and choices give the same games."""

"""How a game ended."""

from dataclasses import dataclass

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won, why, and what it counts; nobody among the winners is a draw."""

    winners: tuple[Seat, ...]
    reason: str
    points: int = 1
    shared: int = 0  # what every seat gets from a draw

    @property
    def is_draw(self) -> bool:
        return not self.winners

    @property
    def phrase(self) -> Phrase:
        """The reason in words; the winner's seat chooses how he is called."""
        winner = self.winners[0] if self.winners else Seat.NOBODY
        return Phrase(f"outcome-{self.reason}", {"winner": winner.value, "points": self.points})

"""How a game ended."""

from dataclasses import dataclass

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winners, the reason and the points; a draw has no winners."""

    winners: tuple[Seat, ...]
    reason: str
    points: int = 1
    shared: int = 0  # points that every seat gets from a draw

    @property
    def is_draw(self) -> bool:
        return not self.winners

    @property
    def phrase(self) -> Phrase:
        """The message about the outcome; its facts name the winning seat."""
        winner = self.winners[0] if self.winners else Seat.NOBODY
        return Phrase(f"outcome-{self.reason}", {"winner": winner.value, "points": self.points})

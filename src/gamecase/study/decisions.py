"""Analysed decisions: what a player did in one position of a game, and what it cost."""

from dataclasses import dataclass

from gamecase.engines.analyst_module import Verdict
from gamecase.engines.study_module import DecisionKind
from gamecase.kernel.seat import Seat

#: Verdicts that count as a mistake in lists and in the deck of mistakes.
MISTAKES: tuple[Verdict, ...] = ("mistake", "blunder")


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysedDecision:
    """One decision of a player, as the engine sees it; all values are the player's own.

    The unit is a point of equity at the present cube, or a hundredth of a pawn or man.
    """

    number: int  # of the entry by which the player acted
    chair: int
    seat: Seat
    kind: DecisionKind
    position_kind: str  # in the game's own terms; empty where it has none
    position: str  # before the decision, in the game's notation
    played: str
    best: str
    error: float  # what was played cost this much; never negative
    value: float  # of the position with best play
    chance: float  # the expected result with best play: 1 a sure win, -1 a sure loss
    chance_lost: float  # of the expected result, from 0 to 2
    is_forced: bool  # there was no real choice: it does not count as a decision
    verdict: Verdict
    luck: float = 0.0  # of the roll before it, in the same unit

    @property
    def is_mistake(self) -> bool:
        return self.verdict in MISTAKES

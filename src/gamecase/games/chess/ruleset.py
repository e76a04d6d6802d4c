"""The ruleset of chess, filled from a booklet."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing chess; clauses are named by their keys in its booklet."""

    key: str
    draws_by_claim: bool  # "repetition", "fifty-moves": automatic only later
    chess960: bool  # "set-up-by-lot", "castling-960": pieces are set up by lot

    @property
    def last_repetition(self) -> int:
        """How often a position occurs until the game is drawn without a claim."""
        return 5 if self.draws_by_claim else 3

    @property
    def last_quiet_ply(self) -> int:
        """How many half-moves without capture or pawn move draw the game without a claim."""
        return 150 if self.draws_by_claim else 100

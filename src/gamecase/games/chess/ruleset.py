"""How chess is played, by booklet."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing chess; clauses are named by their keys in its booklet."""

    key: str
    draws_by_claim: bool  # "repetition", "fifty-moves": claimed early, by themselves only later

    @property
    def last_repetition(self) -> int:
        """How often a position comes before the game is drawn without anybody asking."""
        return 5 if self.draws_by_claim else 3

    @property
    def last_quiet_ply(self) -> int:
        """How many moves of either side without capture or pawn move draw without asking."""
        return 150 if self.draws_by_claim else 100

"""How the tie-breaks of a Swiss count rounds without play (FIDE Handbook C.07, Article 16).

An opponent's requested byes at the end of the event count as draws. A participant's own round
without play counts as one against a dummy with the participant's own score, which is at most that
of the opponent who did not come, or half a point for each round. The edition is that of March 2026.
"""

from typing import NamedTuple

from gamecase.events.pairing_types import Pairing


class RoundRecord(NamedTuple):
    """What a round was for an entrant. Without a pairing, a zero-point bye."""

    pairing: Pairing | None
    score: float

    @property
    def is_played(self) -> bool:
        return self.pairing is not None and self.pairing.is_played

    @property
    def is_requested_bye(self) -> bool:
        """A half-point or zero-point bye (16.1.1)."""
        return self.pairing is None or self.pairing.is_half_bye or self.pairing.is_zero_bye

    def is_voluntary(self, entrant: int) -> bool:
        """Whether an entrant chose not to play: by a bye or by not coming (16.1.2)."""
        if self.pairing is None or self.is_requested_bye:
            return True
        return not self.is_played and self.pairing.winner != entrant


def adjusted_score(records: list[RoundRecord], entrant: int, draw: float) -> float:
    """What an entrant's score counts for opponents (16.3)."""
    total, is_at_end = 0.0, True
    for record in reversed(records):
        is_at_end = is_at_end and record.is_voluntary(entrant)
        total += draw if is_at_end and record.is_requested_bye else record.score
    return total


def dummy_score(own: float, opponent: float | None, most: float) -> float:
    """The score of the dummy in a round without play (16.4)."""
    return min(own, opponent if opponent is not None else most)

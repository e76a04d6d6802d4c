"""Analysed decisions for tests."""

from gamecase.engines.analyst_module import Verdict
from gamecase.engines.study_module import DecisionKind
from gamecase.kernel.seat import Seat
from gamecase.study.decisions import AnalysedDecision


def decision(
    number: int = 1,
    *,
    chair: int = 1,
    kind: DecisionKind = "checker",
    error: float = 0.0,
    value: float = 0.0,
    is_forced: bool = False,
    verdict: Verdict = "good",
    position_kind: str = "contact",
    luck: float = 0.0,
) -> AnalysedDecision:
    """A decision of which only some properties matter."""
    return AnalysedDecision(
        number=number,
        chair=chair,
        seat=Seat.FIRST if chair == 1 else Seat.SECOND,
        kind=kind,
        position_kind=position_kind,
        position="position",
        played="played",
        best="best",
        error=error,
        value=value,
        chance=0.25,
        chance_lost=error / 2,
        is_forced=is_forced,
        verdict=verdict,
        luck=luck,
    )

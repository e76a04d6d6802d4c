"""Rates of lost equity: the performance rating and its relatives.

* The performance rating (PR) of eXtreme Gammon: equity lost in a decision that was not forced,
  times 500. Over several games, it is the sum of losses by the sum of decisions.
* The error rate of GNU Backgammon: thousandths lost in a decision, of which it counts more.
* The error rate of Snowie: thousandths lost by one side for each turn of both, forced or not.
"""

from dataclasses import dataclass

from gamecase.engines.study_module import DecisionKind
from gamecase.study.tally import ErrorSum, PlayerTally

PR_FACTOR = 500.0
_THOUSANDTHS = 1000.0


@dataclass(frozen=True, slots=True, kw_only=True)
class EquityRates:
    """How well somebody has played, by the measures of several programs."""

    pr: float
    pr_by_kind: dict[DecisionKind, float]
    error_rate: float
    snowie_rate: float
    luck: float
    luck_rate: float  # thousandths for a roll
    luck_adjusted: float  # the result less the luck of both sides


def performance_rating(errors: ErrorSum) -> float:
    """The PR of some decisions; 0 where there was none.

    >>> performance_rating(ErrorSum(40, 0.4))
    5.0
    """
    return PR_FACTOR * errors.mean


def equity_rates(ours: PlayerTally) -> EquityRates:
    """The rates of one side."""
    return EquityRates(
        pr=performance_rating(ours.total),
        pr_by_kind={kind: performance_rating(errors) for kind, errors in ours.by_kind.items()},
        error_rate=_THOUSANDTHS * ours.total.error / ours.choices if ours.choices else 0.0,
        snowie_rate=_THOUSANDTHS * ours.total.error / ours.turns if ours.turns else 0.0,
        luck=ours.luck,
        luck_rate=_THOUSANDTHS * ours.luck / ours.moves if ours.moves else 0.0,
        luck_adjusted=ours.score - ours.luck_points,
    )

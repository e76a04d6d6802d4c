"""How strong somebody plays, and how sure that is: Glicko-2.

Mark E. Glickman, "Example of the Glicko-2 system" (2013, revised 2022); the steps below are its
steps, and its names are given where a formula has them. A rating is a number around 1500; the
deviation says how sure it is (with 95 % it is right to within twice the deviation); the volatility
how erratic the results are.

A rating period is one match, so that a rating is new when the page shows the end. A match of
length n counts as sqrt(n) single results, one after the other, the last of them in part: luck
evens out with the square root of what is played, and the First Internet Backgammon Server has
staked the same since 1992. All at once they would overshoot where little is known of a player;
one after the other each finds the player where the one before has put him.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

_SCALE = 173.7178  # points of a rating in one unit of the formulas
_TAU = 0.5  # how fast volatility may change; the paper: 0.3 to 1.2
_CLOSE_ENOUGH = 1e-6
_MIDDLE = 1500.0
MOST_UNSURE = 350.0
LONGEST_MATCH = 25.0  # a longer one counts no more


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody plays one game."""

    rating: float = _MIDDLE
    deviation: float = MOST_UNSURE
    volatility: float = 0.06

    @property
    def shown(self) -> int:
        return round(self.rating)

    @property
    def give(self) -> int:
        """With 95 % the true strength lies no further from it than this."""
        return round(2 * self.deviation)

    def __str__(self) -> str:
        return f"{self.shown} ± {self.give}"


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a game: 1 won, 0 lost, 1/2 drawn."""

    opponent: Rating
    score: float
    weight: float = 1.0  # below 1: it counts in part


def after_match(player: Rating, opponent: Rating, score: float, length: float = 1.0) -> Rating:
    """The rating after a match; `opponent` as he was before it."""
    left = math.sqrt(min(max(length, 1.0), LONGEST_MATCH))
    while left > 0:
        player = rated(player, [Result(opponent, score, min(left, 1.0))])
        left -= 1
    return player


def rated(player: Rating, results: Iterable[Result]) -> Rating:
    """The rating after a rating period with these results; without any one is less sure of it."""
    own, unsure = (player.rating - _MIDDLE) / _SCALE, player.deviation / _SCALE
    learnt = gained = 0.0  # 1/v, and the sum in Delta and mu'
    for result in results:
        other = (result.opponent.rating - _MIDDLE) / _SCALE
        pull = _pull(result.opponent.deviation / _SCALE)
        expected = 1 / (1 + math.exp(-pull * (own - other)))
        learnt += result.weight * pull**2 * expected * (1 - expected)
        gained += result.weight * pull * (result.score - expected)
    if not learnt:
        grown = math.hypot(unsure, player.volatility)
        return replace(player, deviation=min(grown * _SCALE, MOST_UNSURE))
    volatility = _volatility(player.volatility, unsure, 1 / learnt, gained / learnt)
    unsure = math.hypot(unsure, volatility)
    unsure = 1 / math.sqrt(1 / unsure**2 + learnt)
    return Rating(
        rating=(own + unsure**2 * gained) * _SCALE + _MIDDLE,
        deviation=min(unsure * _SCALE, MOST_UNSURE),
        volatility=volatility,
    )


def _pull(unsure: float) -> float:
    """g: how much the result against an opponent tells, who is not surely known himself."""
    return 1 / math.sqrt(1 + 3 * unsure**2 / math.pi**2)


def _volatility(before: float, unsure: float, variance: float, change: float) -> float:
    """Step 5: where f is zero, by the Illinois way of false position."""
    start = math.log(before**2)

    def f(x: float) -> float:
        grown = math.exp(x)
        total = unsure**2 + variance + grown
        return grown * (change**2 - total) / (2 * total**2) - (x - start) / _TAU**2

    low = start
    if change**2 > unsure**2 + variance:
        high = math.log(change**2 - unsure**2 - variance)
    else:
        high = start - _TAU
        while f(high) < 0:
            high -= _TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)

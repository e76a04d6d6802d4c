"""The Glicko-2 rating system.

Mark E. Glickman, "Example of the Glicko-2 system" (2013, revised 2022); step numbers and Greek
letters in the comments are those of the paper. A rating is a number around 1500. The deviation is
its uncertainty: with 95 % the true strength is within twice the deviation. The volatility measures
how erratic the results are.

A rating period is one match, so that a new rating can be shown when the match ends. A match of
length n counts as sqrt(n) single results, one after the other, the last of them in part: luck
evens out with the square root of the length, and the First Internet Backgammon Server has weighted
matches the same way since 1992. Taken all at once, the results would overshoot for a player with
few matches; one after the other, each starts from the rating that the one before resulted in.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace

INITIAL_RATING = 1500.0
MAX_DEVIATION = 350.0
MAX_MATCH_LENGTH = 25.0  # a longer match counts no more

_SCALE = 173.7178  # rating points in one unit of the Glicko-2 scale
_TAU = 0.5  # how fast the volatility may change; the paper recommends 0.3 to 1.2
_TOLERANCE = 1e-6  # epsilon


@dataclass(frozen=True, slots=True)
class Rating:
    """The strength of a player at one game."""

    rating: float = INITIAL_RATING
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06

    @property
    def rounded(self) -> int:
        return round(self.rating)

    @property
    def margin(self) -> int:
        """Half the width of the 95 % confidence interval."""
        return round(2 * self.deviation)

    def __str__(self) -> str:
        return f"{self.rounded} ± {self.margin}"


@dataclass(frozen=True, slots=True)
class RatedResult:
    """The result of a game: a score of 1 for a win, 0 for a loss, 1/2 for a draw."""

    opponent: Rating
    score: float
    weight: float = 1.0  # below 1, it counts in part


def rating_after_match(
    player: Rating, opponent: Rating, score: float, length: float = 1.0
) -> Rating:
    """The rating after a match, given both ratings before it."""
    remaining = math.sqrt(min(max(length, 1.0), MAX_MATCH_LENGTH))
    while remaining > 0:
        player = rating_after_period(player, [RatedResult(opponent, score, min(remaining, 1.0))])
        remaining -= 1
    return player


def rating_after_period(player: Rating, results: Iterable[RatedResult]) -> Rating:
    """The rating after a rating period; without results, only the deviation grows."""
    mu, phi = (player.rating - INITIAL_RATING) / _SCALE, player.deviation / _SCALE
    information = improvement = 0.0  # 1/v, and the sum in Delta and mu'
    for result in results:
        opponent_mu = (result.opponent.rating - INITIAL_RATING) / _SCALE
        g = _g(result.opponent.deviation / _SCALE)
        expected = 1 / (1 + math.exp(-g * (mu - opponent_mu)))
        information += result.weight * g**2 * expected * (1 - expected)
        improvement += result.weight * g * (result.score - expected)
    if not information:
        deviation = math.hypot(phi, player.volatility) * _SCALE
        return replace(player, deviation=min(deviation, MAX_DEVIATION))
    variance, delta = 1 / information, improvement / information
    volatility = _new_volatility(player.volatility, phi, variance, delta)
    phi = math.hypot(phi, volatility)  # step 6
    phi = 1 / math.sqrt(1 / phi**2 + information)  # step 7
    return Rating(
        rating=(mu + phi**2 * improvement) * _SCALE + INITIAL_RATING,
        deviation=min(phi * _SCALE, MAX_DEVIATION),
        volatility=volatility,
    )


def _g(phi: float) -> float:
    """The weight of a result against an opponent whose rating is uncertain."""
    return 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)


def _new_volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of f by the Illinois algorithm."""
    start = math.log(sigma**2)

    def f(x: float) -> float:
        exp_x = math.exp(x)
        total = phi**2 + variance + exp_x
        return exp_x * (delta**2 - total) / (2 * total**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        high = start - _TAU
        while f(high) < 0:
            high -= _TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _TOLERANCE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)

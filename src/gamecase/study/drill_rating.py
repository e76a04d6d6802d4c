"""How well a player does a drill: a Glicko rating against exercises of known difficulty.

Mark E. Glickman, "The Glicko system" (1995). An exercise is an opponent whose rating is certain.
The deviation is the uncertainty of the player's rating; it has a least value, so that a player who
improves is followed.
"""

import math
from dataclasses import dataclass
from random import Random

INITIAL_RATING = 1200.0
_MAX_DEVIATION = 300.0
_MIN_DEVIATION = 60.0
_RATING_BOUNDS = (400.0, 2800.0)
_POINTS = 400.0  # that make a player ten times as likely to be right
_Q = math.log(10) / _POINTS

#: Exercises are a little easier than the player is strong, so that two of three are answered right.
_EASIER = 120.0
_SPREAD = 80.0


@dataclass(frozen=True, slots=True)
class DrillRating:
    """The strength of a player at a drill, and its uncertainty."""

    rating: float = INITIAL_RATING
    deviation: float = _MAX_DEVIATION

    def expected(self, difficulty: float) -> float:
        """The score that is expected against an exercise."""
        return 1 / (1 + 10 ** ((difficulty - self.rating) / _POINTS))

    def after(self, difficulty: float, score: float) -> "DrillRating":
        """The rating after an answer with a score from 0 to 1."""
        expected = self.expected(difficulty)
        information = _Q**2 * expected * (1 - expected)
        variance = 1 / (1 / self.deviation**2 + information)
        low, high = _RATING_BOUNDS
        rating = min(max(self.rating + _Q * variance * (score - expected), low), high)
        return DrillRating(rating, max(math.sqrt(variance), _MIN_DEVIATION))

    def next_difficulty(self, random: Random) -> float:
        """The difficulty of an exercise that suits the player."""
        return self.rating - _EASIER + random.gauss(0.0, _SPREAD)

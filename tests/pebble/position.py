"""Positions and actions of pebble."""

from dataclasses import dataclass, fields

from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import PLAYERS, Seat
from pebble.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Slide:
    """Slide a pebble; values are rounded to tenths as in the notation."""

    place: float  # degrees along the shore
    bearing: float  # degrees from straight ahead
    strength: float

    def __post_init__(self) -> None:
        for field in fields(self):  # adding 0.0 turns -0.0 into 0.0
            object.__setattr__(self, field.name, round(getattr(self, field.name), 1) + 0.0)


@dataclass(frozen=True, slots=True)
class Drift:
    """The steps that wind adds to a slide."""

    steps: int

    def __post_init__(self) -> None:
        if not 1 <= self.steps <= 6:
            raise BadAction(f"no wind drifts {self.steps} steps; it is 1 to 6")


@dataclass(frozen=True, slots=True)
class Pebble:
    """A pebble on the ice; without a drift it is still sliding."""

    slide: Slide
    drift: Drift | None = None

    def reach(self, ice: int) -> float:
        """How far it got; 0 if it left the ice (§4)."""
        steps = self.drift.steps if self.drift else 0
        distance = round(self.slide.strength + steps - abs(self.slide.bearing) / 10, 1)
        return distance if distance <= ice else 0.0


@dataclass(frozen=True, slots=True)
class Position:
    """All pebbles in the order of play, and the seat that began."""

    rules: Ruleset
    starter: Seat
    pebbles: tuple[Pebble, ...] = ()

    @property
    def is_sliding(self) -> bool:
        return bool(self.pebbles) and self.pebbles[-1].drift is None

    @property
    def is_complete(self) -> bool:
        """Whether all pebbles have been played and are at rest."""
        count = self.rules.players * self.rules.rounds
        return len(self.pebbles) == count and not self.is_sliding

    def owner(self, nth: int) -> Seat:
        """The seat of the nth pebble, counted from 0, including the next one."""
        return PLAYERS[(PLAYERS.index(self.starter) + nth) % self.rules.players]

    def totals(self) -> dict[Seat, float]:
        totals = dict.fromkeys(PLAYERS[: self.rules.players], 0.0)
        for nth, pebble in enumerate(self.pebbles):
            seat = self.owner(nth)
            totals[seat] = round(totals[seat] + pebble.reach(self.rules.ice), 1)
        return totals

"""The ice: where each pebble was slid from, and how far it came."""

from dataclasses import dataclass, fields

from gamecase.kernel.errors import BadAction
from gamecase.kernel.seat import PLAYERS, Seat
from pebble.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Slide:
    """Sending a pebble off; a hand is no finer than a tenth, and neither is the notation."""

    place: float  # degrees along the shore
    bearing: float  # degrees from straight ahead
    strength: float

    def __post_init__(self) -> None:
        for each in fields(self):  # adding 0.0 turns -0.0 into 0.0
            object.__setattr__(self, each.name, round(getattr(self, each.name), 1) + 0.0)


@dataclass(frozen=True, slots=True)
class Drift:
    """What the wind adds to a slide."""

    steps: int

    def __post_init__(self) -> None:
        if not 1 <= self.steps <= 6:
            raise BadAction(f"no wind drifts {self.steps} steps; it is 1 to 6")


@dataclass(frozen=True, slots=True)
class Pebble:
    """A pebble on the ice; without a drift it is still on its way."""

    slide: Slide
    drift: Drift | None = None

    def reach(self, ice: int) -> float:
        """How far it came; off the ice it is lost (§4)."""
        steps = self.drift.steps if self.drift else 0
        far = round(self.slide.strength + steps - abs(self.slide.bearing) / 10, 1)
        return far if far <= ice else 0.0


@dataclass(frozen=True, slots=True)
class Position:
    """All pebbles in the order they were slid, and who slid first."""

    rules: Ruleset
    starter: Seat
    pebbles: tuple[Pebble, ...] = ()

    @property
    def is_sliding(self) -> bool:
        return bool(self.pebbles) and self.pebbles[-1].drift is None

    @property
    def is_complete(self) -> bool:
        """Every seat has slid in every round, and the last pebble rests."""
        count = self.rules.players * self.rules.rounds
        return len(self.pebbles) == count and not self.is_sliding

    def owner(self, nth: int) -> Seat:
        """The seat of the nth pebble, counted from 0; the next to come is no exception."""
        return PLAYERS[(PLAYERS.index(self.starter) + nth) % self.rules.players]

    def totals(self) -> dict[Seat, float]:
        found = dict.fromkeys(PLAYERS[: self.rules.players], 0.0)
        for nth, pebble in enumerate(self.pebbles):
            seat = self.owner(nth)
            found[seat] = round(found[seat] + pebble.reach(self.rules.ice), 1)
        return found

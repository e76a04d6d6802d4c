"""The ruleset of pebble, filled from a booklet."""

from dataclasses import dataclass

from gamecase.kernel.errors import BookletError


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing pebble; the § numbers are those of its booklet."""

    key: str
    players: int  # §1
    rounds: int  # §5
    ice: int  # §4: the length of the ice
    double_lead: int  # §6: a lead that counts two points

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 4:
            raise BookletError(f"{self.key}: {self.players} players; pebble is for 2 to 4")
        if self.rounds < 1:
            raise BookletError(f"{self.key}: {self.rounds} rounds; there is at least one")

"""The ruleset of tic-tac-toe, filled from a booklet."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """One way of playing tic-tac-toe; the § numbers are those of its booklet."""

    key: str
    ends_when_dead: bool  # §7: a draw as soon as neither side can complete a line

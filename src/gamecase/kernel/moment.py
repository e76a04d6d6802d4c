"""Where a game has been, and what is on offer."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the game under way, and the one before it."""

    number: int  # of the entry that led here
    by: int  # the chair that acted
    action: str  # what it did; empty for the opening
    position: Any
    before: "Moment | None"


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a player proposed that waits for an answer."""

    number: int
    by: int
    text: str

    @property
    def what(self) -> str:
        return self.text.partition(" ")[0]

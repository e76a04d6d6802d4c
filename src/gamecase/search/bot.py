"""What a game's `bot` module offers, so that a computer can take a seat."""

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from gamecase.kernel.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays; `level-<key>` and `level-<key>-about` are its words."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Occasion:
    """The circumstances of a move: chance for variety, time, and which game it is."""

    random: Random
    nth_game: int = 1
    seconds: float = 5.0


@dataclass(frozen=True, slots=True)
class Advice:
    """What an engine answers: the action it would take, and what it expects from it."""

    action: Any
    value: float | None = None  # for the seat to act: 1 a sure win, -1 a sure loss
    aside: Phrase | None = None  # what whoever plays against it should know of it


class Bot(Protocol):
    """A computer player of one level. It remembers nothing: the position is all there is."""

    def advise(self, position: Any, occasion: Occasion) -> Advice:
        """The action it takes in this position."""


class BotModule(Protocol):
    """A game's `bot.py`."""

    LEVELS: tuple[Level, ...]  # weakest first; the middle one is offered unless another is chosen

    def bot(self, level: str) -> Bot:
        """The player of that level, or BadInput when there is none."""

"""What a game's `bot` module offers, so that a computer can take a seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from gamecase.kernel.game import AnyGame
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
    wants_reason: bool = False  # a hint: the best it knows, and why


@dataclass(frozen=True, slots=True)
class Advice:
    """What an engine answers: the action it would take, and what it expects from it."""

    action: Any
    value: float | None = None  # for the seat to act: 1 a sure win, -1 a sure loss
    aside: Phrase | None = None  # what whoever plays against it should know of it
    reason: Phrase | None = None  # why, where that was wanted and it has something true to say
    figures: tuple[Phrase, ...] = ()  # and what stands behind it, a line each


class Bot(Protocol):
    """A computer player of one level. It remembers nothing: the position is all there is."""

    def advise(self, position: Any, occasion: Occasion) -> Advice:
        """The action it takes in this position."""


class BotModule(Protocol):
    """A game's `bot.py`."""

    LEVELS: tuple[Level, ...]  # weakest first; see `usual_level`

    def bot(self, level: str) -> Bot:
        """The player of that level, or BadInput when there is none."""


def usual_level(levels: Sequence[Level]) -> Level:
    """The level offered unless another is chosen: the middle one, or the easier of two."""
    return levels[(len(levels) - 1) // 2]


def bots_play(game: AnyGame, rules: Any) -> bool:
    """Whether a computer can take a seat under these rules: what is on a real board it cannot."""
    asks = getattr(game, "bots_play", None)
    return asks is None or bool(asks(rules))

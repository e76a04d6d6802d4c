"""What a game's `bot` module offers, so that a computer can take a seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from gamecase.kernel.phrase import Phrase

P_contra = TypeVar("P_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays; `level-<key>` and `level-<key>-about` are its words."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveContext:
    """The circumstances of a move: chance for variety, time, and which game it is."""

    random: Random
    nth_game: int = 1
    seconds: float = 5.0
    wants_reason: bool = False  # a hint: the best it knows, and why


@dataclass(frozen=True, slots=True)
class Advice(Generic[A_co]):
    """What an engine answers: the action it would take, and what it expects from it."""

    action: A_co
    value: float | None = None  # for the seat to act: 1 a sure win, -1 a sure loss
    remark: Phrase | None = None  # what whoever plays against it should know of it
    reason: Phrase | None = None  # why, where that was wanted and it has something true to say
    figures: tuple[Phrase, ...] = ()  # and what stands behind it, a line each


class Bot(Protocol[P_contra, A_co]):
    """A computer player of one level. It is stateless: the position is all it knows."""

    def advise(self, position: P_contra, context: MoveContext, /) -> Advice[A_co]:
        """The action it takes in this position."""


class BotModule(Protocol[P_contra, A_co]):
    """A game's `bot` module."""

    LEVELS: tuple[Level, ...]  # weakest first; see `usual_level`

    def bot(self, level: str, /) -> Bot[P_contra, A_co]:
        """The player of that level, or BadInput when there is none."""


def usual_level(levels: Sequence[Level]) -> Level:
    """The level offered unless another is chosen: the middle one, or the easier of two."""
    return levels[(len(levels) - 1) // 2]

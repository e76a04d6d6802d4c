"""The protocol of a game's `bot` module, which provides computer players."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from gamecase.kernel.phrase import Phrase

P_contra = TypeVar("P_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Level:
    """A playing strength; `level-<key>` and `level-<key>-about` are its messages."""

    key: str
    is_usual: bool = False  # offered unless another is chosen


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveContext:
    """The context of a move: randomness for variety, time limit, and number of the game."""

    random: Random
    nth_game: int = 1
    seconds: float = 5.0
    wants_reason: bool = False  # for a hint: the best action, with a reason


@dataclass(frozen=True, slots=True)
class Advice(Generic[A_co]):
    """An engine's choice of action, with its expected value."""

    action: A_co
    value: float | None = None  # for the seat to act: 1 a sure win, -1 a sure loss
    remark: Phrase | None = None  # for the opponent
    reason: Phrase | None = None  # if one was wanted and there is one
    figures: tuple[Phrase, ...] = ()  # the numbers behind the reason, one line each


class Bot(Protocol[P_contra, A_co]):
    """A stateless computer player of one level."""

    def advise(self, position: P_contra, context: MoveContext, /) -> Advice[A_co]:
        """Choose an action in this position."""


class BotModule(Protocol[P_contra, A_co]):
    """A game's `bot` module."""

    LEVELS: tuple[Level, ...]  # weakest first; see `usual_level`

    def bot(self, level: str, /) -> Bot[P_contra, A_co]:
        """The player of a level; BadInput when there is none."""


def usual_level(levels: Sequence[Level]) -> Level:
    """The level offered unless another is chosen: the game's choice, or else the middle one."""
    middle = levels[(len(levels) - 1) // 2]  # the easier of two
    return next((level for level in levels if level.is_usual), middle)

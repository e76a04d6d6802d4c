"""The protocol of a game's `study` module: how its decisions are counted and measured."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

#: What was decided: a checker play, whether to double, the answer to a double, or a move.
DecisionKind = Literal["checker", "double", "take", "move"]

DECISION_KINDS: tuple[DecisionKind, ...] = ("checker", "double", "take", "move")

#: How well somebody has played is measured by lost equity, or by accuracy in per cent.
Measure = Literal["equity", "accuracy"]

#: The kinds of position for which every game has words; a game may have others of its own.
USUAL_POSITION_KINDS = ("opening", "middlegame", "endgame")


@dataclass(frozen=True, slots=True)
class EngineVersion:
    """Which engine analyses, so that a stronger one can do it again."""

    name: str
    version: str
    level: str  # how deep it looks, such as "2 plies"


P_contra = TypeVar("P_contra", contravariant=True)


class StudyModule(Protocol[P_contra]):
    """A game's `study` module; it is for games that have an analyst.

    Default of `has_choice`: `any_alternative`.
    """

    MEASURE: Measure

    def engine_version(self) -> EngineVersion:
        """The engine by which the analyst evaluates on this computer."""

    def decision_kind(self, position: P_contra, /) -> DecisionKind:
        """What the seat to act decides in a position."""

    def has_choice(self, position: P_contra, values: Sequence[float], /) -> bool:
        """Whether the error rate counts a decision, by the values of its best lines.

        The performance rating may count fewer.
        """

    def stake(self, position: P_contra, /) -> float:
        """What a point of the unit is worth in points of the result: the cube, or 1."""

    def position_kind(self, position: P_contra, /) -> str:
        """The kind of a position, of which the game has few; each has a message `position-KIND`."""


def any_alternative(position: object, values: Sequence[float], /) -> bool:
    """Default of `has_choice`: whatever has an alternative counts."""
    return len(values) > 1

"""The protocol of a game's `deep_analysis` module: levels that are computed step by step.

A step is a request of its own that any process can answer, so that an analysis can be watched,
takes turns with other requests, stops at once, and goes on where it was stopped.
"""

from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeVar

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase

#: A search looks deeper with each step; a rollout plays more games.
LevelKind = Literal["search", "rollout"]

#: The labels of levels that several games have.
LOOK_DEEPER = Phrase("deep-deeper")
FULL_ROLLOUT = Phrase("deep-rollout")

#: Lines that are compared at most.
MOST_COMPARED = 10


def truncated_rollout(level: str) -> Phrase:
    """The label of a rollout whose games are broken off; the level is 1T, 2T or 3T."""
    return Phrase("deep-truncated", {"level": level})


@dataclass(frozen=True, slots=True, kw_only=True)
class DeepLevel:
    """A way to analyse a position more deeply."""

    key: str
    kind: LevelKind
    label: Phrase
    steps: int = 0  # how many there are; 0: as many as the host allows
    step_games: int = 0  # of a rollout: games of each line in a step after the first
    is_split: bool = False  # steps after the first do not depend on one another
    compares: bool = False  # lines can be chosen that are compared


@dataclass(frozen=True, slots=True, kw_only=True)
class DeepTask:
    """One step of an analysis.

    The first step of a rollout searches for the lines that are worth comparing; the steps after it
    are given the keys of these.
    """

    level: str
    step: int = 0
    compared: tuple[str, ...] = ()  # keys of lines; empty: those that the engine finds best;
    # in the first step, a first action in any notation of the game will do
    # What the step before gave along, where steps depend on one another; it may be long.
    state: str = field(default="", repr=False)
    seconds: float = 10.0  # the step should take no longer, where the engine can break it off


@dataclass(frozen=True, slots=True, kw_only=True)
class DeepLine:
    """A line and its value to the seat to act, as one step has found it."""

    actions: tuple[str, ...]
    value: float  # in the game's own unit; infinite in a decided game
    choice: str = ""  # lines of the same choice differ in the opponent's answer
    ends_in: int | None = None  # moves until the end of a decided game, where they are known
    games: tuple[float, ...] = ()  # the value of each game, where the line was rolled out
    told: tuple[
        Phrase, ...
    ] = ()  # the actions in words; filled in by `run_deep_step` of `requests`

    @property
    def key(self) -> str:
        """Names the line among those of its position."""
        return ";".join(self.actions)


@dataclass(frozen=True, slots=True, kw_only=True)
class DeepStep:
    """The answer to a task: the lines, the best first."""

    lines: tuple[DeepLine, ...]
    ply: int = 0  # how deep the search looked, where it counts that
    state: str = ""  # for the next step
    is_last: bool = False  # more steps would change nothing
    seconds: float = 0.0  # that it took; filled in by `run_deep_step`
    replaces_games: bool = False  # the games are all games so far, not only those of this step


P_contra = TypeVar("P_contra", contravariant=True)


class DeepAnalysisModule(Protocol[P_contra]):
    """A game's `deep_analysis` module."""

    def levels(self, position: P_contra, /) -> tuple[DeepLevel, ...]:
        """The levels of a position, the quickest first; none where nobody has a choice."""

    def step(self, position: P_contra, task: DeepTask, /) -> DeepStep:
        """Compute one step. BadInput where a line to be compared is not one of the position."""

    def describe_value(self, value: float, ends_in: int | None, /) -> Phrase:
        """A value in the game's own unit, as the side sees it whose value it is."""


def find_level(levels: tuple[DeepLevel, ...], key: str) -> DeepLevel:
    """The level of this key."""
    for level in levels:
        if level.key == key:
            return level
    raise BadInput(f"level: {key[:20]!r}; expected one of {[level.key for level in levels]}")

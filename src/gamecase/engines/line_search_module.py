"""The protocol of a game's `line_search` module: the best lines, deeper and deeper."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

P_contra = TypeVar("P_contra", contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchedLine:
    """A line of play, and its value to the seat to act."""

    actions: tuple[str, ...]
    value: float  # in the module's UNIT; infinite in a decided game
    expectation: float  # of the result: 1 a sure win, -1 a sure loss
    ends_in: int | None = None  # moves until the end of a decided game, where they are known
    error: float = 0.0  # standard error of the value, where the line was rolled out
    games: int = 0  # of the rollout


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchReport:
    """What a search has found so far; the value is that of the best line if there is one."""

    lines: tuple[SearchedLine, ...]
    value: float
    expectation: float
    ply: int = 0  # how deep it looked; 0 also where depth means nothing
    nodes: int = 0  # positions it looked at, where it counts them
    engine: str = ""


def report_of(lines: tuple[SearchedLine, ...], *, ply: int = 0, nodes: int = 0) -> SearchReport:
    """The report of at least one line."""
    best = lines[0]
    return SearchReport(
        lines=lines, value=best.value, expectation=best.expectation, ply=ply, nodes=nodes
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchBudget:
    """How much a search may use; None is the engine's own measure."""

    nodes: int | None = None
    ply: int | None = None
    seconds: float | None = None
    level: str = ""  # one of the module's LEVELS: rollouts follow the search
    started: float = field(default_factory=time.monotonic)

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.started

    @property
    def seconds_left(self) -> float | None:
        return None if self.seconds is None else max(self.seconds - self.elapsed, 0.0)

    def allows(self, seconds: float) -> bool:
        """Whether a step of about so many seconds still fits."""
        return self.seconds is None or self.elapsed + seconds <= self.seconds


class LineSearchModule(Protocol[P_contra]):
    """A game's `line_search` module."""

    UNIT: str  # of values, in the plural: "pawns"
    LEVELS: tuple[str, ...]  # of rollouts that can follow the search, the quickest first

    def deepen(
        self, position: P_contra, lines: int, budget: SearchBudget, /
    ) -> Iterator[SearchReport]:
        """Reports on a position that is not over, each better than the one before; at least one.

        BadInput where there is nothing to search.
        """


def growing_nodes(budget: SearchBudget, first: int, usual: int) -> Iterator[int]:
    """Numbers of nodes, each three times the one before, as long as time and the limit allow."""
    unlimited = budget.nodes is None and (budget.seconds is not None or budget.ply is not None)
    most = budget.nodes or (1 << 40 if unlimited else usual)
    nodes = min(first, most)
    while True:
        begun = time.monotonic()
        yield nodes
        took = time.monotonic() - begun
        if nodes >= most or not budget.allows(2 * took):
            return
        nodes = min(3 * nodes, most)

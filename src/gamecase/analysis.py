"""Analysis of a position of any game: the value and the best lines, within a limit.

It blocks (`analyse`), reports deeper and deeper (`analyse_iter`), or leaves the event loop free
(`analyse_async`, `analyse_stream`). Nothing here starts a process, except that chess uses the UCI
engine that is installed.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gamecase.engines.batch_evaluation_module import Estimate
from gamecase.engines.line_search_module import SearchBudget, SearchReport
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_number, check_text, check_whole, wrong
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.board import Board

_MAX_NODES, _MAX_PLY, _MAX_SECONDS, _MAX_LINES = 10**12, 100, 86_400.0, 500


@dataclass(frozen=True, slots=True, kw_only=True)
class Limit:
    """How much an analysis may use; without any limit the engine decides, about a second."""

    nodes: int | None = None  # positions to look at
    ply: int | None = None  # how deep to look
    seconds: float | None = None  # about; one step is always completed
    level: str = ""  # rollouts after the search, where a game has them: "1T", "2T", "3T"

    def __post_init__(self) -> None:
        if self.nodes is not None:
            check_whole("nodes", self.nodes, 1, _MAX_NODES)
        if self.ply is not None:
            check_whole("ply", self.ply, 0, _MAX_PLY)
        if self.seconds is not None:
            check_number("seconds", self.seconds, 0.0, _MAX_SECONDS)
        check_text("level", self.level)


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisLine:
    """A line of play, beginning with the seat to act, and its value to that seat."""

    actions: tuple[str, ...]
    value: float  # in the unit of the analysis; infinite in a decided game
    expectation: float  # of the result: 1 a sure win, -1 a sure loss
    ends_in: int | None = None  # moves until the end of a decided game, where they are known
    error: float = 0.0  # standard error of the value, where the line was rolled out
    games: int = 0  # of the rollout

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the value, where the line was rolled out."""
        return Estimate(self.value, self.error).interval


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """The value of a position to a seat, and the best lines, the best first."""

    seat: Seat  # the seat to act; the first where nature is to act
    unit: str  # of values: pawns, men, points, results
    value: float
    expectation: float
    lines: tuple[AnalysisLine, ...] = ()  # empty where nobody has a choice
    ply: int = 0  # how deep the engine looked; 0 also where depth means nothing
    nodes: int = 0  # positions it looked at, where it counts them
    engine: str = ""

    @property
    def best(self) -> str:
        """The best action; empty where nobody has a choice."""
        return self.lines[0].actions[0] if self.lines else ""


def analyse_iter(
    board: "Board[Any, Any]", lines: int = 3, limit: Limit | None = None
) -> Iterator[Analysis]:
    """Analyses of the position, each deeper than the one before."""
    check_whole("lines", lines, 1, _MAX_LINES)
    if limit is not None and not isinstance(limit, Limit):
        raise wrong("limit", limit, "a Limit")
    limit = limit or Limit()
    search = board.package.line_search
    if search is None:
        raise BadInput(f"{board.game.key} has no engine that analyses")
    if board.is_over:
        raise BadInput("the game is over: there is nothing to analyse")
    if limit.level and limit.level not in search.LEVELS:
        raise BadInput(f"level: {limit.level!r}; {board.game.key} has {[*search.LEVELS]}")
    budget = SearchBudget(
        nodes=limit.nodes, ply=limit.ply, seconds=limit.seconds, level=limit.level
    )
    seat = board.turn if board.turn.is_player else Seat.FIRST
    reports = search.deepen(board.position, lines, budget)
    return (_analysis(report, seat, search.UNIT) for report in reports)


def _analysis(report: SearchReport, seat: Seat, unit: str) -> Analysis:
    return Analysis(
        seat=seat,
        unit=unit,
        value=report.value,
        expectation=report.expectation,
        lines=tuple(
            AnalysisLine(
                actions=line.actions,
                value=line.value,
                expectation=line.expectation,
                ends_in=line.ends_in,
                error=line.error,
                games=line.games,
            )
            for line in report.lines
        ),
        ply=report.ply,
        nodes=report.nodes,
        engine=report.engine,
    )


def analyse(board: "Board[Any, Any]", lines: int = 3, limit: Limit | None = None) -> Analysis:
    """The deepest analysis that the limit allows."""
    *_, last = analyse_iter(board, lines, limit)
    return last


async def analyse_async(
    board: "Board[Any, Any]", lines: int = 3, limit: Limit | None = None
) -> Analysis:
    """The deepest analysis that the limit allows, computed in a thread."""
    return await asyncio.to_thread(analyse, board.copy(), lines, limit)


async def analyse_stream(
    board: "Board[Any, Any]", lines: int = 3, limit: Limit | None = None
) -> AsyncIterator[Analysis]:
    """Deeper and deeper analyses, computed in a thread; stop reading to stop the search."""
    reports = analyse_iter(board.copy(), lines, limit)
    while (report := await asyncio.to_thread(next, reports, None)) is not None:
        yield report

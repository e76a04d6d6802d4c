"""Deep analyses of positions: run step by step while somebody watches, within the host's limits."""

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from gamecase.engines.deep_analysis_module import DeepLevel, DeepStep, DeepTask
from gamecase.engines.line_comparison import LineComparison
from gamecase.engines.requests import DeepRequest
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.phrase import Phrase
from gamecase.tables.analysis import TooManyAnalyses
from gamecase.tables.engine_pool import EngineFailed, EnginePool

#: Whether more is to come; if not, why: all steps are done, the host's limit, or the engine.
DeepState = Literal["running", "done", "limit", "failed"]

_MOST_KEPT = 32  # analyses that can go on where they were stopped
_MOST_AT_ONCE = 3  # of one holder
_STEP_SECONDS = 20.0  # of one step, so that others get their turn
_NEXT_SEARCH = 2.0  # a step of a search takes about so many times the one before


@dataclass(frozen=True, slots=True, kw_only=True)
class DeepSubject:
    """What is analysed, and how."""

    game: str
    ruleset: str
    switches: Mapping[str, SwitchValue]
    position: str
    level: DeepLevel
    compared: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        switches = tuple(sorted(self.switches.items()))
        where = (self.game, self.ruleset, switches, self.position)
        return (*where, self.level.key, tuple(sorted(self.compared)))


@dataclass(slots=True, eq=False)
class DeepAnalysis:
    """How far the analysis of a subject is."""

    subject: DeepSubject
    steps: int  # how many there will be
    comparison: LineComparison = field(default_factory=LineComparison)
    state: DeepState = "running"
    seconds: float = 0.0  # of computing
    done: set[int] = field(default_factory=set)  # the numbers of steps
    compared: tuple[str, ...] = ()  # the lines of the first step
    last_seconds: float = 0.0  # of the last step
    is_watched: bool = False

    def next_step(self, pending: set[int]) -> int | None:
        """The first step that is neither done nor under way; None where there is none."""
        steps = (nth for nth in range(self.steps) if nth not in self.done and nth not in pending)
        return None if self.comparison.is_last else next(steps, None)


class DeepAnalyses:
    """The deep analyses of a server process."""

    def __init__(self, engine_pool: EnginePool, games: int, seconds: float) -> None:
        self._engine_pool = engine_pool
        self._games = games  # of each line in a full rollout, at most
        self._seconds = seconds  # of computing for one analysis, at most
        self._kept: OrderedDict[tuple[object, ...], DeepAnalysis] = OrderedDict()
        self._running: Counter[str] = Counter()  # by holder

    def check_number(self, holder: str) -> None:
        """Raise TooManyAnalyses when a holder watches too many others."""
        if self._running[holder] >= _MOST_AT_ONCE:
            raise TooManyAnalyses(f"{self._running[holder]} deep analyses are running for you")

    def notice(self, game: str) -> Phrase:
        """What is done while nothing is found yet."""
        return self._engine_pool.preparation_notice(game) or Phrase("analysis-progress")

    async def run(self, subject: DeepSubject, holder: str) -> AsyncGenerator[DeepAnalysis, None]:
        """The analysis after every step; it stops when the generator is closed.

        One that was stopped before goes on. BadInput where a line to be compared is not legal.
        """
        self.check_number(holder)
        analysis = self._find(subject)
        self._running[holder] += 1
        analysis.is_watched, analysis.state = True, "running"
        pending: dict[asyncio.Task[DeepStep], int] = {}
        try:
            if analysis.done:
                yield analysis
            while self._start_steps(analysis, holder, pending):
                await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
                for task in [task for task in pending if task.done()]:
                    await self._add(analysis, pending.pop(task), task.result())
                if analysis.done:
                    yield analysis
            analysis.state = "done" if analysis.next_step(set()) is None else "limit"
        except EngineFailed:
            analysis.state = "failed"
        finally:
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            analysis.is_watched = False
            self._running[holder] -= 1
            self._running += Counter()  # drops those of zero
        yield analysis

    def _find(self, subject: DeepSubject) -> DeepAnalysis:
        """The analysis that was stopped, or a new one."""
        found = self._kept.get(subject.key)
        if found is None or found.is_watched:
            found = DeepAnalysis(subject, self._steps(subject.level))
            self._kept[subject.key] = found
        self._kept.move_to_end(subject.key)
        while len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    def _steps(self, level: DeepLevel) -> int:
        if not level.step_games:
            return level.steps
        most = 1 + math.ceil(self._games / level.step_games)
        return min(level.steps, most) if level.steps else most

    def _start_steps(
        self, analysis: DeepAnalysis, holder: str, pending: dict[asyncio.Task[DeepStep], int]
    ) -> bool:
        """Start as many steps as can run at once; False when nothing is left to wait for."""
        is_split = analysis.subject.level.is_split and 0 in analysis.done
        while len(pending) < (self._engine_pool.places if is_split else 1):
            number = analysis.next_step({*pending.values()})
            if number is None or not self._has_time(analysis):
                break
            pending[asyncio.create_task(self._step(analysis, number, holder))] = number
        return bool(pending)

    def _has_time(self, analysis: DeepAnalysis) -> bool:
        is_search = analysis.subject.level.kind == "search"
        expected = _NEXT_SEARCH * analysis.last_seconds if is_search else 0.0
        return analysis.seconds + expected < self._seconds

    async def _step(self, analysis: DeepAnalysis, number: int, holder: str) -> DeepStep:
        subject, comparison = analysis.subject, analysis.comparison
        compared = analysis.compared or subject.compared
        if subject.level.is_split and number:
            live = {*comparison.live_keys}
            compared = tuple(key for key in compared if key in live)
        task = DeepTask(
            level=subject.level.key,
            step=number,
            compared=compared,
            state=comparison.state,
            seconds=min(_STEP_SECONDS, max(self._seconds - analysis.seconds, 1.0)),
        )
        request = DeepRequest(
            game=subject.game,
            ruleset=subject.ruleset,
            switches=dict(subject.switches),
            position=subject.position,
            task=task,
            holder=holder,
        )
        return await self._engine_pool.deepen(request)

    async def _add(self, analysis: DeepAnalysis, number: int, step: DeepStep) -> None:
        # Many games take a while to sum up, too long for the event loop.
        await asyncio.to_thread(analysis.comparison.add, number, step)
        analysis.done.add(number)
        analysis.last_seconds = step.seconds
        analysis.seconds += step.seconds
        if number == 0 and analysis.subject.level.kind == "rollout":
            analysis.compared = tuple(line.key for line in step.lines)

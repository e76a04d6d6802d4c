"""Deep analyses step by step: watched, stopped, resumed, limited, and with engines that die."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import replace

import pytest

from gamecase.engines.deep_analysis_module import DeepLevel, DeepLine, DeepStep
from gamecase.engines.requests import DeepRequest
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase
from gamecase.tables.analysis import TooManyAnalyses
from gamecase.tables.deep_analysis import DeepAnalyses, DeepAnalysis, DeepSubject
from gamecase.tables.engine_pool import EngineFailed, EnginePool

pytestmark = pytest.mark.anyio

ROLLOUT = DeepLevel(
    key="rollout", kind="rollout", label=Phrase("x"), step_games=2, is_split=True, compares=True
)
SHORT = replace(ROLLOUT, key="short", steps=3, is_split=False)
SEARCH = DeepLevel(key="deeper", kind="search", label=Phrase("x"), steps=3)
SUBJECT = DeepSubject(
    game="any", ruleset="", switches={}, position="start", level=ROLLOUT, compared=("a", "b")
)

Answer = Callable[[DeepRequest], DeepStep]


def play_step(request: DeepRequest) -> DeepStep:
    """Two games of each line, in which the second one loses."""
    task, keys = request.task, request.task.compared or ("a", "b")
    if not task.step or request.task.level == "deeper":
        lines = tuple(DeepLine(actions=(key,), value=0.0) for key in keys)
        return DeepStep(lines=lines, ply=task.step, seconds=1.0)
    games = {key: (1.0 - (key == "b"), 0.5 - (key == "b")) for key in keys}
    lines = tuple(DeepLine(actions=(key,), value=0.0, games=games[key]) for key in keys)
    return DeepStep(lines=lines, state=f"{task.state}{task.step}", seconds=1.0)


class StepEngine(EnginePool):
    """Answers steps without a process, and records them."""

    def __init__(self, answer: Answer = play_step, places: int = 1) -> None:
        super().__init__()
        self.places = places
        self.answer = answer
        self.asked: list[DeepRequest] = []
        self.at_once = self.most_at_once = 0

    async def deepen(self, request: DeepRequest) -> DeepStep:
        self.asked.append(request)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            await asyncio.sleep(0.001)
            return self.answer(request)
        finally:
            self.at_once -= 1

    @property
    def steps(self) -> list[int]:
        return [request.task.step for request in self.asked]


async def watch(
    analyses: DeepAnalyses, subject: DeepSubject = SUBJECT, reports: int = 1000
) -> tuple[list[int], DeepAnalysis]:
    """The number of games after each of so many reports, and the analysis."""
    games = []
    async with aclosing(analyses.run(subject, "ann")) as running:
        async for analysis in running:
            games.append(analysis.comparison.result.games)
            if len(games) == reports:
                break
    return games, analysis


async def test_a_rollout_is_reported_after_every_step_until_the_host_s_limit_of_games() -> None:
    engine = StepEngine()
    games, analysis = await watch(DeepAnalyses(engine, games=7, seconds=100))
    assert games == [0, 2, 4, 6, 8, 8]  # the last says that it is done
    assert engine.steps == [0, 1, 2, 3, 4]
    assert analysis.state == "done"
    assert [line.key for line in analysis.comparison.lines] == ["a", "b"]


async def test_nothing_is_computed_for_nobody() -> None:
    engine = StepEngine()
    analyses = DeepAnalyses(engine, games=100, seconds=100)
    games, _ = await watch(analyses, reports=3)
    assert games == [0, 2, 4]
    await asyncio.sleep(0.02)
    assert engine.steps == [0, 1, 2]
    assert engine.at_once == 0


async def test_a_stopped_rollout_goes_on_where_it_was() -> None:
    engine = StepEngine()
    analyses = DeepAnalyses(engine, games=6, seconds=100)
    await watch(analyses, reports=3)
    games, analysis = await watch(analyses)
    assert games == [4, 6, 6]
    assert engine.steps == [0, 1, 2, 3]
    assert analysis.state == "done"


async def test_steps_that_depend_on_one_another_hand_over_their_state() -> None:
    engine = StepEngine(places=4)
    await watch(DeepAnalyses(engine, games=100, seconds=100), replace(SUBJECT, level=SHORT))
    assert [request.task.state for request in engine.asked] == ["", "", "1"]
    assert engine.most_at_once == 1


async def test_split_steps_use_all_places_of_a_cluster() -> None:
    engine = StepEngine(places=4)
    games, analysis = await watch(DeepAnalyses(engine, games=40, seconds=100))
    assert engine.most_at_once == 4
    assert sorted(engine.steps) == [*range(21)]
    assert analysis.comparison.result.games == 40
    assert games == sorted(games)


async def test_lines_that_are_far_behind_are_not_played_on() -> None:
    engine = StepEngine()
    await watch(DeepAnalyses(engine, games=100, seconds=1000))
    assert engine.asked[1].task.compared == ("a", "b")
    assert engine.asked[-1].task.compared == ("a",)


async def test_the_host_s_seconds_end_an_analysis() -> None:
    games, analysis = await watch(DeepAnalyses(StepEngine(), games=100, seconds=3.5))
    assert analysis.state == "limit"
    assert games[-1] == 6
    search = replace(SUBJECT, level=SEARCH)
    _, analysis = await watch(DeepAnalyses(StepEngine(), games=100, seconds=2.5), search)
    assert (analysis.state, analysis.comparison.ply) == ("limit", 0)  # the next takes twice as long


async def test_an_engine_that_dies_leaves_what_was_found_and_can_go_on() -> None:
    def die(request: DeepRequest) -> DeepStep:
        if request.task.step == 2:
            raise EngineFailed("died")
        return play_step(request)

    engine = StepEngine(die)
    analyses = DeepAnalyses(engine, games=6, seconds=100)
    games, analysis = await watch(analyses)
    assert games == [0, 2, 2]
    assert analysis.state == "failed"
    engine.answer = play_step
    games, analysis = await watch(analyses)
    assert games == [2, 4, 6, 6]
    assert analysis.state == "done"


async def test_a_line_that_is_not_legal_is_refused() -> None:
    def refuse(request: DeepRequest) -> DeepStep:
        raise BadInput("no such play")

    with pytest.raises(BadInput, match="no such play"):
        await watch(DeepAnalyses(StepEngine(refuse), games=6, seconds=100))


async def test_one_holder_watches_three_at_once() -> None:
    analyses = DeepAnalyses(StepEngine(), games=6, seconds=100)
    running = [analyses.run(replace(SUBJECT, position=str(n)), "ann") for n in range(3)]
    for one in running:
        await anext(one)
    with pytest.raises(TooManyAnalyses):
        analyses.check_number("ann")
    analyses.check_number("ben")
    for one in running:
        await one.aclose()
    analyses.check_number("ann")


async def test_two_who_watch_the_same_each_get_their_own() -> None:
    engine = StepEngine()
    analyses = DeepAnalyses(engine, games=6, seconds=100)
    first = analyses.run(SUBJECT, "ann")
    await anext(first)
    games, _ = await watch(analyses)
    assert games[0] == 0
    await first.aclose()

"""Games looked over: every position once, kept for whoever asks next."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.engines.analyst import Evaluation, Judged, Line, Tally, judge
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.tables.analysis import Analyses, Analysis, PlayedGame
from gamecase.tables.engine_pool import EngineFailed, EnginePool
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from tables.service_fixture import ANN, BEN, BROWSER, open_service, play, table_request

pytestmark = pytest.mark.anyio

X_WINS = ("a1", "b1", "a2", "b2", "a3")


class Looking(EnginePool):
    """An analyst without a process, who keeps what he was asked."""

    def __init__(
        self, answer: Callable[[EvaluationRequest], Awaitable[Evaluation]] | None = None
    ) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []  # positions, and what was played there
        self._answer = answer

    async def evaluate(self, query: EvaluationRequest) -> Evaluation:
        self.asked.append((query.position, query.played))
        return await self._answer(query) if self._answer else run_analyst(query)


async def table_of(service: TableService, *actions: str) -> Table:
    table = await service.create_table(table_request(ANN, BEN), BROWSER)
    await play(table, *actions)
    return table


async def game_of(analyses: Analyses, table: Table, nth_game: int = 1) -> PlayedGame:
    found = await analyses.game(table, nth_game)
    assert found is not None
    return found


async def done(analysis: Analysis) -> None:
    while not analysis.is_done:
        await analysis.past(len(analysis.found), 5.0)


async def test_every_position_is_looked_at_once_however_many_ask(tmp_path: Path) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_of(service, *X_WINS)
        looking = Looking()
        analyses = Analyses(looking)
        for _ in range(3):
            analysis = analyses.of(table, await game_of(analyses, table))
            await done(analysis)
        assert len(looking.asked) == len({*looking.asked}) == len(X_WINS) + 1
        assert analysis.found[-1].expectation == 1.0
        assert analysis.found[0].expectation == 0.0
        assert [analysis.game.seat(at) for at in (0, 1, 2)] == [
            Seat.NOBODY,
            Seat.FIRST,
            Seat.SECOND,
        ]
        analyses.close()


async def test_a_game_that_went_on_is_looked_at_from_there(tmp_path: Path) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_of(service, "b2", "a1")
        looking = Looking()
        analyses = Analyses(looking)
        await done(analyses.of(table, await game_of(analyses, table)))
        await table.offer(2, "takeback")
        await play(table, "c3", "a3")
        analysis = analyses.of(table, await game_of(analyses, table))
        await done(analysis)
        # Where the games part, what is played is not what was played: that place is asked anew.
        assert looking.asked == [
            (".../.../...", "b2"),
            (".../.X./...", "a1"),
            (".../.X./O..", ""),
            (".../.X./...", "c3"),
            ("..O/.X./...", "a3"),
            ("X.O/.X./...", ""),
        ]
        assert len(analysis.found) == 4
        analyses.close()


async def test_a_game_that_lies_behind_is_found_in_the_log(tmp_path: Path) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_of(service, *X_WINS)
        await table.offer(1, "rematch")
        analyses = Analyses(Looking())
        first = await game_of(analyses, table)
        assert first.is_over
        assert [node.action for node in first.nodes] == ["", *X_WINS]
        second = await game_of(analyses, table, 2)
        assert not second.is_over
        assert len(second.nodes) == 1
        assert await analyses.game(table, 3) is None
        analyses.of(table, first)
        assert await analyses.game(table, 1) is first  # not folded again
        analyses.close()


async def test_an_analyst_who_is_lost_is_told_and_asked_anew(tmp_path: Path) -> None:
    async def lost(query: EvaluationRequest) -> Evaluation:
        raise EngineFailed("tictactoe analyst: no answer")

    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_of(service, *X_WINS)
        analyses = Analyses(Looking(lost))
        game = await game_of(analyses, table)
        analysis = analyses.of(table, game)
        await done(analysis)
        assert analysis.has_failed
        assert analyses.of(table, game) is not analysis
        analyses.close()


async def test_waiting_for_an_analyst_ends(tmp_path: Path) -> None:
    async def never(query: EvaluationRequest) -> Evaluation:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets that event")

    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_of(service, *X_WINS)
        analyses = Analyses(Looking(never))
        analysis = analyses.of(table, await game_of(analyses, table))
        await analysis.past(0, 0.01)
        assert not analysis.is_done
        analyses.close()


async def test_an_analyst_answers_from_a_process_as_he_would_here() -> None:
    query = EvaluationRequest(game="tictactoe", ruleset="collection", position="X../.O./...")
    engine_pool = EnginePool()
    try:
        assert await engine_pool.evaluate(query) == run_analyst(query)
    finally:
        engine_pool.close()


# --- verdicts ---


def seen(expectation: float, *lines: tuple[str, float]) -> Evaluation:
    worth = Phrase("analysis-result", {"first": "½", "second": "½"})
    return Evaluation(
        expectation, worth, tuple(Line((action,), value, worth) for action, value in lines)
    )


@pytest.mark.parametrize(
    ("action", "seat", "before", "after", "verdict"),
    [
        ("a", Seat.FIRST, seen(0.2, ("a", 0.2)), seen(-1), "best"),
        ("b", Seat.FIRST, seen(0.2, ("a", 0.2), ("b", 0.1)), seen(-1), "good"),
        ("c", Seat.FIRST, seen(0.2, ("a", 0.2)), seen(-0.5), "blunder"),
        ("c", Seat.SECOND, seen(0.2, ("a", 0.2)), seen(-0.5), "good"),
        ("c", Seat.SECOND, seen(-0.5, ("a", -0.5)), seen(-0.05), "mistake"),
    ],
)
def test_a_verdict_is_what_the_mover_gave_away(
    action: str, seat: Seat, before: Evaluation, after: Evaluation, verdict: str
) -> None:
    judged = judge(action, seat, before, after)
    assert judged is not None
    assert judged.verdict == verdict


def weighed(points: float, *lines: tuple[str, float], played: Line | None = None) -> Evaluation:
    """By an analyst who counts points, and weighs what was played."""
    worth = Phrase("analysis-result", {"first": "½", "second": "½"})
    shown = tuple(Line((action,), 0.0, worth, points=value) for action, value in lines)
    return Evaluation(points, worth, shown, played=played)


def test_points_lost_are_counted_in_the_games_own_unit() -> None:
    worth = Phrase("analysis-result", {"first": "½", "second": "½"})
    poor = Line(("b",), 0.0, worth, points=-0.7)
    before = weighed(0.0, ("a", 0.5), played=poor)
    judged = judge("b, as another hand writes it", Seat.FIRST, before, seen(0), ((1.0, "blunder"),))
    assert judged is not None
    assert (round(judged.lost, 6), judged.verdict) == (1.2, "blunder")
    judged = judge("a+", Seat.FIRST, replace(before, played=before.lines[0]), seen(0))
    assert judged is not None
    assert judged.verdict == "best"
    assert judge("c", Seat.FIRST, weighed(0.0, ("a", 0.5)), seen(0)) is None  # nobody can say


def test_a_tally_adds_up_what_was_lost_and_what_luck_brought() -> None:
    tally = Tally().with_decision(Judged(0.25, "blunder"), counts=True)
    tally = tally.with_decision(Judged(0.5, "blunder"), counts=False).with_luck(-0.75)
    assert tally == Tally(decisions=1, lost=0.75, luck=-0.75)


def test_nobody_is_judged_where_nobody_chose() -> None:
    assert judge("roll 3 1", Seat.NATURE, seen(0, ("a", 0)), seen(1)) is None
    assert judge("a", Seat.FIRST, seen(0), seen(1)) is None

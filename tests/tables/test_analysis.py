"""Analysis of games: every position is evaluated once, and the result is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.engines.analyst_module import Evaluation, Judged, Line, Tally, judge, result
from gamecase.engines.requests import EvaluationRequest, run_analyst
from gamecase.kernel.seat import Seat
from gamecase.tables.analysis import Analyses, Analysis, TooManyAnalyses
from gamecase.tables.engine_pool import EngineFailed, EnginePool
from gamecase.tables.played_game import PlayedGame
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from tables.service_fixture import ANN, BEN, BROWSER, open_service, play, table_request

pytestmark = pytest.mark.anyio

X_WINS = ("a1", "b1", "a2", "b2", "a3")


class RecordingAnalyst(EnginePool):
    """An analyst without a process, which records its requests."""

    def __init__(
        self, answer: Callable[[EvaluationRequest], Awaitable[Evaluation]] | None = None
    ) -> None:
        super().__init__()
        self.asked: list[tuple[str, str]] = []  # each position, and the action played there
        self._answer = answer

    async def evaluate(self, query: EvaluationRequest) -> Evaluation:
        self.asked.append((query.position, query.played))
        return await self._answer(query) if self._answer else run_analyst(query)


async def table_with(service: TableService, *actions: str) -> Table:
    table = await service.create_table(table_request(ANN, BEN), BROWSER)
    await play(table, *actions)
    return table


async def played_game(analyses: Analyses, table: Table, nth_game: int = 1) -> PlayedGame:
    found = await analyses.game(table, nth_game)
    assert found is not None
    return found


async def wait_until_done(analysis: Analysis) -> None:
    while not analysis.is_done:
        await analysis.past(len(analysis.found), 5.0)


async def test_every_position_is_analysed_once_however_often_requested(tmp_path: Path) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_with(service, *X_WINS)
        analyst = RecordingAnalyst()
        analyses = Analyses(analyst)
        for _ in range(3):
            analysis = analyses.of(table, await played_game(analyses, table))
            await wait_until_done(analysis)
        assert len(analyst.asked) == len({*analyst.asked}) == len(X_WINS) + 1
        assert analysis.found[-1].expectation == 1.0
        assert analysis.found[0].expectation == 0.0
        assert [analysis.game.seat(at) for at in (0, 1, 2)] == [
            Seat.NOBODY,
            Seat.FIRST,
            Seat.SECOND,
        ]
        analyses.close()


async def test_several_positions_are_evaluated_at_once_and_stay_in_order(tmp_path: Path) -> None:
    waiting: list[asyncio.Event] = []

    async def answer_late(query: EvaluationRequest) -> Evaluation:
        """Answer only when two more are asked for, or none is left; the later one first."""
        waiting.append(own := asyncio.Event())
        if len(waiting) == 2:
            waiting.pop().set()
            waiting.pop().set()
        async with asyncio.timeout(10):
            await own.wait()
        return run_analyst(query)

    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_with(service, *X_WINS)  # six positions
        analyst = RecordingAnalyst(answer_late)
        analyst.places = 2
        analyses, alone = Analyses(analyst), Analyses(RecordingAnalyst())
        analysis = analyses.of(table, await played_game(analyses, table))
        await wait_until_done(analysis)
        other = alone.of(table, await played_game(alone, table))
        await wait_until_done(other)
        assert analysis.found == other.found
        assert len(analyst.asked) == len(X_WINS) + 1
        analyses.close()
        alone.close()


async def test_a_continued_game_is_analysed_from_where_it_changed(tmp_path: Path) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_with(service, "b2", "a1")
        analyst = RecordingAnalyst()
        analyses = Analyses(analyst)
        await wait_until_done(analyses.of(table, await played_game(analyses, table)))
        await table.offer(2, "takeback")
        await play(table, "c3", "a3")
        analysis = analyses.of(table, await played_game(analyses, table))
        await wait_until_done(analysis)
        # Where the games diverge another action is played, so that position is evaluated again.
        assert analyst.asked == [
            (".../.../...", "b2"),
            (".../.X./...", "a1"),
            (".../.X./O..", ""),
            (".../.X./...", "c3"),
            ("..O/.X./...", "a3"),
            ("X.O/.X./...", ""),
        ]
        assert len(analysis.found) == 4
        analyses.close()


async def test_an_earlier_game_of_a_match_is_read_from_the_log(tmp_path: Path) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_with(service, *X_WINS)
        await table.offer(1, "rematch")
        analyses = Analyses(RecordingAnalyst())
        first = await played_game(analyses, table)
        assert first.is_over
        assert [node.action for node in first.nodes] == ["", *X_WINS]
        second = await played_game(analyses, table, 2)
        assert not second.is_over
        assert len(second.nodes) == 1
        assert await analyses.game(table, 3) is None
        analyses.of(table, first)
        assert await analyses.game(table, 1) is first  # not replayed again
        analyses.close()


async def test_a_failed_analysis_is_reported_and_can_be_retried(tmp_path: Path) -> None:
    async def lost(query: EvaluationRequest) -> Evaluation:
        raise EngineFailed("tictactoe analyst: no answer")

    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_with(service, *X_WINS)
        analyses = Analyses(RecordingAnalyst(lost))
        game = await played_game(analyses, table)
        analysis = analyses.of(table, game)
        await wait_until_done(analysis)
        assert analysis.has_failed
        assert analyses.of(table, game) is not analysis
        analyses.close()


async def test_waiting_for_an_analysis_times_out(tmp_path: Path) -> None:
    async def never(query: EvaluationRequest) -> Evaluation:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets that event")

    async with open_service(tmp_path / "house.sqlite3") as service:
        table = await table_with(service, *X_WINS)
        analyses = Analyses(RecordingAnalyst(never))
        analysis = analyses.of(table, await played_game(analyses, table))
        await analysis.past(0, 0.01)
        assert not analysis.is_done
        analyses.close()


async def test_an_analyst_answers_the_same_from_a_process_as_in_process() -> None:
    query = EvaluationRequest(game="tictactoe", ruleset="collection", position="X../.O./...")
    engine_pool = EnginePool()
    try:
        assert await engine_pool.evaluate(query) == run_analyst(query)
    finally:
        engine_pool.close()


# --- verdicts ---


def evaluation(expectation: float, *lines: tuple[str, float]) -> Evaluation:
    worth = result(0.0)
    return Evaluation(
        expectation, worth, tuple(Line((action,), value, worth) for action, value in lines)
    )


@pytest.mark.parametrize(
    ("action", "seat", "before", "after", "verdict"),
    [
        ("a", Seat.FIRST, evaluation(0.2, ("a", 0.2)), evaluation(-1), "best"),
        ("b", Seat.FIRST, evaluation(0.2, ("a", 0.2), ("b", 0.1)), evaluation(-1), "good"),
        ("c", Seat.FIRST, evaluation(0.2, ("a", 0.2)), evaluation(-0.5), "blunder"),
        ("c", Seat.SECOND, evaluation(0.2, ("a", 0.2)), evaluation(-0.5), "good"),
        ("c", Seat.SECOND, evaluation(-0.5, ("a", -0.5)), evaluation(-0.05), "mistake"),
    ],
)
def test_a_verdict_depends_on_what_the_move_lost(
    action: str, seat: Seat, before: Evaluation, after: Evaluation, verdict: str
) -> None:
    judged = judge(action, seat, before, after)
    assert judged is not None
    assert judged.verdict == verdict


def evaluation_in_points(
    points: float, *lines: tuple[str, float], played: Line | None = None
) -> Evaluation:
    """An evaluation in points, optionally with the line played."""
    worth = result(0.0)
    shown = tuple(Line((action,), 0.0, worth, points=value) for action, value in lines)
    return Evaluation(points, worth, shown, played=played)


def test_points_lost_are_counted_in_the_games_own_unit() -> None:
    worth = result(0.0)
    poor = Line(("b",), 0.0, worth, points=-0.7)
    before = evaluation_in_points(0.0, ("a", 0.5), played=poor)
    judged = judge(
        "b, as another hand writes it", Seat.FIRST, before, evaluation(0), ((1.0, "blunder"),)
    )
    assert judged is not None
    assert (round(judged.lost, 6), judged.verdict) == (1.2, "blunder")
    judged = judge("a+", Seat.FIRST, replace(before, played=before.lines[0]), evaluation(0))
    assert judged is not None
    assert judged.verdict == "best"
    assert judge("c", Seat.FIRST, evaluation_in_points(0.0, ("a", 0.5)), evaluation(0)) is None


def test_a_tally_sums_losses_and_luck() -> None:
    tally = Tally().with_decision(Judged(0.25, "blunder"), counts=True)
    tally = tally.with_decision(Judged(0.5, "blunder"), counts=False).with_luck(-0.75)
    assert tally == Tally(decisions=1, lost=0.75, luck=-0.75)


def test_a_forced_or_chance_action_is_not_judged() -> None:
    assert judge("roll 3 1", Seat.NATURE, evaluation(0, ("a", 0)), evaluation(1)) is None
    assert judge("a", Seat.FIRST, evaluation(0), evaluation(1)) is None


async def _tables(service: TableService, count: int) -> list[Table]:
    return [await table_with(service, *X_WINS) for _ in range(count)]


async def test_a_holder_has_only_so_many_analyses_under_way(tmp_path: Path) -> None:
    async def never(query: EvaluationRequest) -> Evaluation:
        await asyncio.Event().wait()
        raise AssertionError("nobody sets that event")

    async with open_service(tmp_path / "house.sqlite3") as service:
        analyses = Analyses(RecordingAnalyst(never))
        tables = await _tables(service, 6)
        games = [await played_game(analyses, table) for table in tables]
        for table, game in zip(tables[:4], games, strict=False):
            analyses.of(table, game, "many")
        with pytest.raises(TooManyAnalyses):
            analyses.of(tables[4], games[4], "many")
        analyses.of(tables[0], games[0], "many")  # one that is under way
        analyses.of(tables[4], games[4], "one")
        analyses.close()


async def test_nobody_evicts_the_analyses_of_another(tmp_path: Path) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        analyst = RecordingAnalyst()
        analyses = Analyses(analyst)
        first, *tables = await _tables(service, 40)
        kept = analyses.of(first, await played_game(analyses, first), "one")
        await wait_until_done(kept)
        for table in tables:
            await wait_until_done(analyses.of(table, await played_game(analyses, table), "many"))
        assert analyses.of(first, await played_game(analyses, first), "one") is kept
        assert len(analyses._kept) == 1 + 16
        analyses.close()


async def test_an_analysis_pauses_when_nobody_asks_and_goes_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_service(tmp_path / "house.sqlite3") as service:
        analyst = RecordingAnalyst()
        analyses = Analyses(analyst)
        table = await table_with(service, *X_WINS)
        game = await played_game(analyses, table)
        monkeypatch.setattr("gamecase.tables.analysis._PATIENCE_SECONDS", -1.0)
        analysis = analyses.of(table, game)
        await asyncio.sleep(0)
        assert not analysis.is_running
        assert not analyst.asked
        monkeypatch.setattr("gamecase.tables.analysis._PATIENCE_SECONDS", 60.0)
        assert analyses.of(table, game) is analysis
        await wait_until_done(analysis)
        assert len(analysis.found) == len(X_WINS) + 1
        analyses.close()


async def test_analyses_of_different_holders_take_turns(tmp_path: Path) -> None:
    served: list[str] = []

    class Pool(EnginePool):
        async def evaluate(self, request: EvaluationRequest) -> Evaluation:
            turn = await self._queue.enter(request.holder)
            served.append(request.holder)
            await asyncio.sleep(0)
            self._queue.leave(turn)
            return run_analyst(request)

    async with open_service(tmp_path / "house.sqlite3") as service:
        analyses = Analyses(Pool())
        tables = await _tables(service, 4)
        holders = ("many", "many", "many", "one")
        found = [
            analyses.of(table, await played_game(analyses, table), holder)
            for table, holder in zip(tables, holders, strict=True)
        ]
        for analysis in found:
            await wait_until_done(analysis)
        # While both wait, every second turn is the one's.
        last = max(at for at, holder in enumerate(served) if holder == "one")
        assert served[: last + 1].count("many") <= served.count("one") + 2
        analyses.close()

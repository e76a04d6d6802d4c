"""Bots at a table: they move when it is their turn, and resign when their engine fails."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.engines.requests import BotReply, BotRequest, run_bot
from gamecase.kernel.log import EntryKind
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.messages.hints import hint_message
from gamecase.messages.viewer import Viewer
from gamecase.tables.engine_pool import EngineFailed, Lost
from gamecase.tables.fair_queue import IsWanted, NotWanted, TooManyRequests
from gamecase.tables.table_factory import PlayerSlot
from tables.service_fixture import (
    ANN,
    BOT,
    BROWSER,
    FakeEnginePool,
    entry_kinds,
    failing_engines,
    immediate_engines,
    last_entry,
    open_service,
    play,
    read_state,
    scripted_engines,
    table_request,
    wait_until,
)

pytestmark = pytest.mark.anyio


async def test_two_bots_play_to_the_end_by_themselves(tmp_path: Path) -> None:
    bots = (BOT, PlayerSlot("bot", level="beginner"))
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(table_request(*bots), BROWSER)
        await wait_until(table, lambda: table.state.outcome is not None)
        assert [e.by for e in table.entries if e.kind is EntryKind.ACT] == [
            1 + nth % 2 for nth in range(entry_kinds(table).count("act"))
        ]


async def test_a_bot_answers_every_action_of_a_person(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs") as service:
        table = await service.create_table(
            table_request(ANN, PlayerSlot("bot", level="perfect")), BROWSER
        )
        while table.state.outcome is None:
            squares = table.state.game.choices(table.state.position)
            await play(table, table.state.game.write(squares.actions[0]))  # type: ignore[union-attr]  # tic-tac-toe lists its choices
            await wait_until(table, lambda: table.state.to_act is not Seat.SECOND)
        assert table.state.outcome.winners != (Seat.FIRST,)  # the perfect level never loses


async def test_a_bot_request_contains_the_position_and_no_secret(tmp_path: Path) -> None:
    engine_pool = immediate_engines()
    async with open_service(tmp_path / "logs", engine_pool) as service:
        table = await service.create_table(table_request(BOT, ANN), BROWSER)
        await wait_until(table, lambda: "act" in entry_kinds(table))
        (asked,) = engine_pool.requests
        assert asked == BotRequest(
            game="tictactoe",
            ruleset="collection",
            switches={},
            position=".../.../...",
            level="casual",
            nth_game=1,
            seed=f"{table.id} 2",
            holder=BROWSER,
        )


async def test_a_bot_moves_only_after_all_chairs_are_taken(tmp_path: Path) -> None:
    engine_pool = immediate_engines()
    async with open_service(tmp_path / "logs", engine_pool) as service:
        table = await service.create_table(table_request(BOT, PlayerSlot("away")), BROWSER)
        assert not table.is_active
        await table.sit(2, BROWSER, "Ann")
        await wait_until(table, lambda: "act" in entry_kinds(table))


async def test_a_reply_for_a_position_taken_back_is_discarded(tmp_path: Path) -> None:
    ready = asyncio.Event()

    async def slow(question: BotRequest) -> BotReply:
        await ready.wait()
        return run_bot(question)

    engine_pool = FakeEnginePool(slow)
    async with open_service(tmp_path / "logs", engine_pool) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await wait_until(table, lambda: True)
        await table.offer(1, "takeback")
        await play(table, "a1")  # the bot still thinks about b2
        ready.set()
        await wait_until(table, lambda: last_entry(table, EntryKind.ACT).by == 2)
        assert [each.position for each in engine_pool.requests] == [".../.X./...", ".../.../X.."]
        assert entry_kinds(table).count("resign") == 0


async def test_a_bot_whose_engine_failed_resigns(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_service(
        tmp_path / "logs", failing_engines(EngineFailed("no answer"))
    ) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await wait_until(table, lambda: table.state.outcome is not None)
        assert table.state.outcome is not None
        assert table.state.outcome.winners == (Seat.FIRST,)
        assert last_entry(table, EntryKind.RESIGN).by == 2
    assert [each.levelno for each in caplog.records] == [logging.ERROR]
    assert table.id in caplog.text


async def test_a_bot_that_plays_an_illegal_action_resigns(tmp_path: Path) -> None:
    async with open_service(tmp_path / "logs", scripted_engines("b2")) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await wait_until(table, lambda: table.state.outcome is not None)
        assert last_entry(table, EntryKind.RESIGN).by == 2


async def test_a_table_works_after_a_bot_resigned(tmp_path: Path) -> None:
    answers = iter(["b2"])

    async def answer(question: BotRequest) -> BotReply:
        for action in answers:  # one illegal action, then legal ones
            return BotReply(action, None)
        return run_bot(question)

    async with open_service(tmp_path / "logs", FakeEnginePool(answer)) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await wait_until(table, lambda: table.state.outcome is not None)
        assert await table.offer(1, "rematch") is None
        await wait_until(table, lambda: last_entry(table, EntryKind.ACT).by == 2)
        assert table.state.nth_game == 2


@pytest.mark.parametrize(("value", "answer"), [(-0.5, "draw"), (0.0, "draw"), (0.5, "decline")])
async def test_a_bot_accepts_a_draw_on_its_turn_unless_it_is_ahead(
    value: float, answer: str, tmp_path: Path
) -> None:
    first = asyncio.Event()

    async def reply(question: BotRequest) -> BotReply:
        if not first.is_set():  # the request for its own move never ends
            first.set()
            await asyncio.get_running_loop().create_future()
        return BotReply("c3", value)

    async with open_service(tmp_path / "logs", FakeEnginePool(reply)) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await first.wait()
        assert await table.offer(1, "draw") is None
        assert entry_kinds(table)[-1] == answer


@pytest.mark.parametrize("answer", ["an error", "gibberish"])
async def test_a_bot_with_a_bug_resigns(answer: str, tmp_path: Path) -> None:
    engine_pool = (
        scripted_engines("gibberish")
        if answer == "gibberish"
        else failing_engines(ZeroDivisionError())
    )
    async with open_service(tmp_path / "logs", engine_pool) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await wait_until(table, lambda: table.state.outcome is not None)
        assert last_entry(table, EntryKind.RESIGN).by == 2


async def test_a_draw_offered_to_a_bot_whose_engine_failed_is_declined(tmp_path: Path) -> None:
    first = asyncio.Event()

    async def reply(question: BotRequest) -> BotReply:
        if not first.is_set():  # the request for its own move never ends
            first.set()
            await asyncio.get_running_loop().create_future()
        raise EngineFailed("no answer")

    async with open_service(tmp_path / "logs", FakeEnginePool(reply)) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await first.wait()
        assert await table.offer(1, "draw") is None
        assert entry_kinds(table)[-1] == "decline"


async def test_resigning_while_a_bot_thinks_logs_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ready, answered = asyncio.Event(), asyncio.Event()

    async def slow(question: BotRequest) -> BotReply:
        await ready.wait()
        answered.set()
        return run_bot(question)

    async with open_service(tmp_path / "logs", FakeEnginePool(slow)) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        await table.resign(1)
        ready.set()
        await answered.wait()
        await wait_until(table, lambda: True)
    assert caplog.records == []
    assert entry_kinds(table).count("resign") == 1


async def test_a_bot_continues_when_another_service_wrote_its_move_first(tmp_path: Path) -> None:
    path = tmp_path / "logs"
    async with open_service(path) as one, open_service(path) as two:
        table = await one.create_table(table_request(BOT, ANN), BROWSER)
        other = await two.table(table.id)
        assert other is not None
        for each in (table, other):
            await wait_until(each, lambda each=each: "act" in entry_kinds(each))  # type: ignore[misc]  # a default binds it
        await play(table, "b2" if "b2" not in table.entries[-1].text else "a1")
        await wait_until(table, lambda: entry_kinds(table).count("act") == 3)
        assert "resign" not in entry_kinds(table)


async def test_the_remark_of_a_bot_is_shown(tmp_path: Path) -> None:
    async def answer(question: BotRequest) -> BotReply:
        return replace(run_bot(question), remark=Phrase("turn-alert"))

    async with open_service(tmp_path / "logs", FakeEnginePool(answer)) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        viewer = Viewer("en", (1,))
        assert read_state(table, viewer)["aside"] == ""
        await play(table, "b2")
        await wait_until(table, lambda: last_entry(table, EntryKind.ACT).by == 2)
        assert read_state(table, viewer)["aside"] == "Your turn"


async def test_a_hint_requests_a_reason_and_shows_it(tmp_path: Path) -> None:
    asked = []

    async def answer(question: BotRequest) -> BotReply:
        asked.append(question)
        return replace(run_bot(question), reason=Phrase("turn-alert") if len(asked) > 1 else None)

    async with open_service(tmp_path / "logs", FakeEnginePool(answer)) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        words = Viewer("en", (1,)).speaker(table)
        reasons = [hint_message(table, words, await table.hint())["why"] for _ in range(2)]
        assert reasons[0], "without a reason of the engine's, what the guide sees"
        assert reasons[1] == "Your turn"
        assert all(question.wants_reason for question in asked)


async def test_a_bot_does_not_think_for_a_table_that_everybody_has_left(tmp_path: Path) -> None:
    asked: list[bool] = []

    class Pool(FakeEnginePool):
        async def ask(
            self, request: BotRequest, lost: Lost = None, is_wanted: IsWanted | None = None
        ) -> BotReply:
            assert is_wanted is not None
            asked.append(is_wanted())
            if not asked[-1]:
                raise NotWanted
            return run_bot(request)

    async with open_service(tmp_path / "logs", Pool(_no_answer)) as service:
        table = await service.create_table(table_request(BOT, ANN), BROWSER)
        table.last_used -= 3600  # a program that has not asked for an hour
        for _ in range(20):
            await asyncio.sleep(0)
        assert asked == [False]
        assert entry_kinds(table).count("act") == 0
        assert not table.is_active
        table.subscribe([2])
        await wait_until(table, lambda: "act" in entry_kinds(table))
        assert asked == [False, True]


async def test_a_bot_whose_player_has_too_many_games_plays_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gamecase.tables.bot_driver._LATER_SECONDS", 0.0)
    tries = 0

    async def answer(request: BotRequest) -> BotReply:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise TooManyRequests("50 other requests wait")
        return run_bot(request)

    async with open_service(tmp_path / "logs", FakeEnginePool(answer)) as service:
        table = await service.create_table(table_request(BOT, ANN), BROWSER)
        await wait_until(table, lambda: "act" in entry_kinds(table))
        assert tries == 3
        assert table.state.outcome is None


async def _no_answer(request: BotRequest) -> BotReply:
    raise AssertionError("not asked")

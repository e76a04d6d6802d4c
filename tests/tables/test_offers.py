"""Offers at a table: answered by the opponent or a bot, or immediately at a shared screen."""

import pytest

from gamecase.kernel.log import EntryKind
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from tables.service_fixture import (
    ANN,
    AWAY,
    BEN,
    BOT,
    BROWSER,
    OTHER_BROWSER,
    entry_kinds,
    hanging_engines,
    last_entry,
    open_service,
    pending_offer,
    play,
    table_request,
    wait_until,
)

pytestmark = pytest.mark.anyio

# --- offers between two browsers ---


async def test_a_takeback_returns_to_the_last_action_of_the_player_who_offered_it(
    logs: str,
) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await play(table, "b2", "a1")
        assert await table.offer(1, "takeback") is None
        assert table.state.game.write(table.state.position) == ".../.X./O.."
        assert await table.accept(2, pending_offer(table).number) is None
        assert table.state.game.write(table.state.position) == ".../.../..."
        assert entry_kinds(table)[-4:] == ["act", "act", "offer", "takeback"]
        await play(table, "c3")


async def test_a_takeback_before_the_first_own_action_is_refused(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await play(table, "b2")
        refusal = await table.offer(2, "takeback")
        assert isinstance(refusal, Refusal)
        assert refusal.clause == "not-now"
        assert table.state.offer is None


async def test_only_the_opponent_can_accept_a_draw(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert await table.offer(1, "draw") is None
        number = pending_offer(table).number
        own = await table.accept(1, number)
        assert own == Refusal("not-now", {"detail": "an offer is accepted by another player"})
        assert await table.accept(2, number) is None
        assert table.state.outcome is not None
        assert (table.state.outcome.reason, table.state.outcome.winners) == ("agreed", ())


async def test_an_answer_to_an_older_offer_is_refused(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await table.offer(1, "draw")
        old = pending_offer(table).number
        assert await table.decline(2, old) is None
        await play(table, "b2")
        assert await table.offer(1, "takeback") is None
        for number in (old, 0, old + 1):
            assert await table.accept(2, number) == Refusal("offer-gone")
            assert isinstance(await table.decline(2, number), Refusal)
        assert pending_offer(table).what == "takeback"  # agreeing to a draw never takes a move back


async def test_an_action_cancels_a_pending_offer(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await table.offer(1, "draw")
        number = pending_offer(table).number
        await play(table, "b2")
        assert table.state.offer is None
        assert await table.accept(2, number) == Refusal("offer-gone")


async def test_an_offer_can_be_withdrawn_by_its_player(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await table.offer(1, "draw")
        assert await table.decline(1, pending_offer(table).number) is None
        assert table.state.offer is None


async def test_only_one_offer_can_be_pending(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await table.offer(1, "draw")
        assert await table.offer(2, "draw") == Refusal(
            "not-now", {"detail": "another offer waits for an answer"}
        )


@pytest.mark.parametrize("what", ["", "money", "takeback 1", "takeback None", "rematch", "DRAW"])
async def test_an_offer_that_does_not_apply_now_is_refused(what: str, logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        refusal = await table.offer(1, what)
        assert isinstance(refusal, Refusal)
        assert refusal.clause == "not-now"
        assert entry_kinds(table) == ["begin", "sit", "sit"]


# --- offers at a shared screen and with bots ---


async def test_at_a_shared_screen_a_takeback_is_immediate(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2", "a1")
        assert await table.offer(2, "takeback") is None
        assert entry_kinds(table)[-2:] == ["offer", "takeback"]
        assert last_entry(table, EntryKind.TAKEBACK).by == 1
        assert table.state.game.write(table.state.position) == ".../.X./..."


async def test_at_a_shared_screen_a_draw_and_a_rematch_are_immediate(
    logs: str,
) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        assert await table.offer(1, "draw") is None
        assert table.state.outcome is not None
        assert await table.offer(2, "rematch") is None
        assert entry_kinds(table)[-2:] == ["offer", "begin"]
        assert table.state.nth_game == 2
        assert table.state.match_winners == ((),)


async def test_a_bot_grants_a_takeback_even_while_it_thinks(logs: str) -> None:
    async with open_service(logs, hanging_engines()) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        assert table.is_active
        assert await table.offer(1, "takeback") is None
        assert table.state.to_act is Seat.FIRST
        assert last_entry(table, EntryKind.TAKEBACK).by == 2


async def test_a_bot_declines_a_draw_when_it_is_not_its_turn(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        assert await table.offer(1, "draw") is None
        assert entry_kinds(table)[-2:] == ["offer", "decline"]
        assert table.state.outcome is None


async def test_a_bot_accepts_a_rematch_immediately(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await table.resign(1)
        assert await table.offer(1, "rematch") is None
        # The players change seats, so the bot begins.
        await wait_until(table, lambda: entry_kinds(table)[-1] == "act")
        assert last_entry(table, EntryKind.ACT).by == 2

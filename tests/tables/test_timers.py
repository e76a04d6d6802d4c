"""Timers of a table: chat limits, offers that expire, and games that the opponent left."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.clock import read_clock
from gamecase.kernel.entry_transitions import CHAT_PHRASES, MAX_PHRASES_PER_GAME, OFFER_MILLISECONDS
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import NO_CHAIR, EntryKind, PendingEntry
from gamecase.kernel.match_state import Appended, replay
from gamecase.kernel.phrase import Refusal
from gamecase.messages.entries import entries_message
from gamecase.messages.viewer import Viewer
from gamecase.storage.store import open_store
from gamecase.tables.context import TableContext
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.table_factory import TableRequest
from log_builder import NOON, append_entry, make_entry
from tables.service_fixture import (
    ANN,
    AWAY,
    BEN,
    BOT,
    BROWSER,
    OTHER_BROWSER,
    entry_kinds,
    immediate_engines,
    pending_offer,
    play,
    read_state,
    table_request,
)

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def open_service_with_step(
    logs: Path, *, leave_seconds: float = 120.0, step: int = 1
) -> AsyncIterator[TableService]:
    """A table service whose clock advances by `step` milliseconds whenever it is read."""
    store = open_store(str(logs), SERVER_MIGRATIONS)
    ticks = itertools.count(NOON, step)
    context = TableContext(
        store, immediate_engines(), lambda: next(ticks), bot_pause=0, leave_seconds=leave_seconds
    )
    service = TableService(context)
    service.open()
    try:
        yield service
    finally:
        await service.close()
        store.close()


async def table_for_two(service: TableService, wanted: TableRequest | None = None) -> Table:
    """A table of two players in different browsers."""
    table = await service.create_table(wanted or table_request(ANN, AWAY), BROWSER)
    assert await table.sit(2, OTHER_BROWSER, "Ben") is None
    return table


# --- chat phrases ---


async def test_a_chat_phrase_is_shown_in_the_language_of_each_viewer(tmp_path: Path) -> None:
    async with open_service_with_step(tmp_path / "logs") as service:
        table = await table_for_two(service)
        before = table.state.position
        assert await table.say(1, "good-luck") is None
        assert table.state.position is before
        for language, said in (("en", "Ann: Good luck!"), ("de", "Ann: Viel Glück!")):
            (entry,) = entries_message(table, Viewer(language, (2,)), 3)["entries"]
            assert (entry["kind"], entry["text"], entry["told"]) == ("say", "good-luck", said)


async def test_chat_accepts_only_known_phrases_and_is_rate_limited(tmp_path: Path) -> None:
    async with open_service_with_step(tmp_path / "logs") as service:
        table = await table_for_two(service)
        refused = await table.say(1, "you are bad at this")
        assert refused is not None
        answers = [await table.say(1, "hello") for _ in range(5)]
        assert answers.count(None) == 2, "the one that was no phrase counts, too"
        assert answers[-1] == Refusal("not-now")
        assert await table.say(2, "thanks") is None, "each has phrases of his own"


async def test_the_number_of_chat_phrases_in_a_log_is_limited(tmp_path: Path) -> None:
    async with open_service_with_step(tmp_path / "logs") as service:
        state = (await table_for_two(service)).state
        for nth in range(MAX_PHRASES_PER_GAME):
            phrase = CHAT_PHRASES[nth % len(CHAT_PHRASES)]
            appended = state.append(state.at, PendingEntry(1, EntryKind.SAY, phrase))
            assert isinstance(appended, Appended)
            state = appended.state
        with pytest.raises(BadRecord, match="chat limit"):
            make_entry(state, 1, EntryKind.SAY, "hello", at=state.at)
        assert make_entry(state, 2, EntryKind.SAY, "hello", at=state.at).kind is EntryKind.SAY
        with pytest.raises(BadRecord, match="only a player"):
            make_entry(state, NO_CHAIR, EntryKind.SAY, "hello", at=state.at)


# --- offers ---


async def test_an_unanswered_offer_expires(tmp_path: Path) -> None:
    async with open_service_with_step(tmp_path / "logs", step=OFFER_MILLISECONDS + 1) as service:
        table = await table_for_two(service)
        await play(table, "b2")
        assert await table.offer(1, "draw") is None
        number = pending_offer(table).number
        while table.state.offer is not None:
            await asyncio.sleep(0.01)
        assert table.entries[-1].kind is EntryKind.DECLINE
        assert table.entries[-1].by == NO_CHAIR
        assert await table.accept(2, number) == Refusal("offer-gone")
        entries = entries_message(table, Viewer("en", (2,)), len(table.entries) - 1)["entries"]
        assert entries[0]["told"] == "The offer expired."
        replay(table.package.open(table.state.header), table.entries)


async def test_the_server_cannot_expire_an_offer_early(tmp_path: Path) -> None:
    async with open_service_with_step(tmp_path / "logs") as service:
        table = await table_for_two(service)
        await play(table, "b2")
        await table.offer(1, "draw")
        offer, state = pending_offer(table), table.state
        lapse = PendingEntry(NO_CHAIR, EntryKind.DECLINE, str(offer.number))
        with pytest.raises(BadRecord, match="before its time"):
            append_entry(state, offer.at + OFFER_MILLISECONDS - 1, lapse)
        late = append_entry(state, offer.at + OFFER_MILLISECONDS, lapse)
        assert late.by == NO_CHAIR


async def test_in_correspondence_games_offers_do_not_expire(tmp_path: Path) -> None:
    wanted = replace(table_request(ANN, AWAY), clock=read_clock("days-86400-0"))
    async with open_service_with_step(tmp_path / "logs", step=OFFER_MILLISECONDS + 1) as service:
        table = await table_for_two(service, wanted)
        await play(table, "b2")
        await table.offer(1, "draw")
        await asyncio.sleep(0.05)
        assert await table.accept(2, pending_offer(table).number) is None
        assert table.state.outcome is not None


# --- games that a player left ---


def may(table: Table, chair: int) -> list[str]:
    found: list[str] = read_state(table, Viewer("en", (chair,)))["may"]
    return found


@pytest.mark.parametrize("what", ["win", "draw"])
async def test_a_player_may_end_a_game_that_the_opponent_left(tmp_path: Path, what: str) -> None:
    async with open_service_with_step(tmp_path / "logs", leave_seconds=0.1) as service:
        table = await table_for_two(service)
        ann, ben = table.subscribe((1,)), table.subscribe((2,))
        await play(table, "b2")
        assert await table.claim(1, what) == Refusal("still-here")
        table.unsubscribe(ben, (2,))
        assert await table.claim(1, what) == Refusal("still-here"), "he may come back at once"
        ann.clear()
        while "claim" not in may(table, 1):
            await ann.wait()  # woken by the timer, without an entry
            ann.clear()
        assert "claim" not in may(table, 2)
        assert await table.claim(2, what) == Refusal("still-here"), "not for oneself"
        assert await table.claim(1, what) is None
        outcome = table.state.outcome
        assert outcome is not None
        assert outcome.reason == ("left" if what == "win" else "left-draw")
        assert [table.state.chair_of(seat) for seat in outcome.winners] == (
            [1] if what == "win" else []
        )
        assert entry_kinds(table)[-1] == "left"
        replay(table.package.open(table.state.header), table.entries)


async def test_a_player_who_reconnects_has_not_left(tmp_path: Path) -> None:
    async with open_service_with_step(tmp_path / "logs", leave_seconds=0.1) as service:
        table = await table_for_two(service)
        table.subscribe((1,))
        await play(table, "b2")
        await asyncio.sleep(0.15)
        assert "claim" in may(table, 1)
        table.subscribe((2,))
        assert "claim" not in may(table, 1)
        assert await table.claim(1, "win") == Refusal("still-here")


async def test_after_a_restart_players_have_the_full_time_to_reconnect(tmp_path: Path) -> None:
    async with open_service_with_step(tmp_path / "logs", leave_seconds=0.1) as service:
        table = await table_for_two(service)
        await play(table, "b2")
        await asyncio.sleep(0.15)
    async with open_service_with_step(tmp_path / "logs", leave_seconds=0.2) as service:
        reloaded = await service.table(table.id)
        assert reloaded is not None
        reloaded.subscribe((1,))
        assert await reloaded.claim(1, "win") == Refusal("still-here")
        await asyncio.sleep(0.25)
        assert await reloaded.claim(1, "win") is None


async def test_no_win_can_be_claimed_in_correspondence_games_alone_or_against_a_bot(
    tmp_path: Path,
) -> None:
    days = replace(table_request(ANN, AWAY), clock=read_clock("days-86400-0"))
    async with open_service_with_step(tmp_path / "logs", leave_seconds=0.0) as service:
        table = await table_for_two(service, days)
        await play(table, "b2")
        assert await table.claim(1, "win") == Refusal("still-here")
        for wanted in (table_request(ANN, BEN), table_request(BOT, ANN)):
            alone = await service.create_table(wanted, BROWSER)
            assert await alone.claim(2, "win") == Refusal("still-here")

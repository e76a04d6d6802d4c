"""Manners at a table: phrases, offers that lapse, and games that the other side left."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.kernel.clock import read_clock
from gamecase.kernel.errors import BadRecord
from gamecase.kernel.log import HOUSE, Kind
from gamecase.kernel.match_state import replay
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.transitions import MOST_PHRASES, OFFER_MILLISECONDS, PHRASES
from gamecase.messages.viewer import Viewer, entries_message
from gamecase.storage.store import open_store
from gamecase.tables.context import Room
from gamecase.tables.service import House, Plan
from gamecase.tables.table import Table
from playing import NOON
from tables.hosting import (
    ANN,
    AWAY,
    BEN,
    BOT,
    BROWSER,
    OTHER_BROWSER,
    awaited,
    kinds,
    offer_of,
    plan,
    play,
    prompt,
    state_of,
)


@asynccontextmanager
async def house_of(
    logs: Path, *, leave_seconds: float = 120.0, step: int = 1
) -> AsyncIterator[House]:
    """A house whose clock goes on by `step` milliseconds whenever somebody looks."""
    store = open_store(str(logs))
    ticks = itertools.count(NOON, step)
    room = Room(store, prompt(), lambda: next(ticks), bot_pause=0, leave_seconds=leave_seconds)
    house = House(room)
    house.open()
    try:
        yield house
    finally:
        await house.close()
        store.close()


async def two(house: House, wanted: Plan | None = None) -> Table:
    """A table of two who sit apart."""
    table = await house.lay(wanted or plan(ANN, AWAY), BROWSER)
    assert await table.sit(2, OTHER_BROWSER, "Ben") is None
    return table


# --- phrases ---


@awaited
async def test_a_phrase_is_told_to_each_in_his_own_language(tmp_path: Path) -> None:
    async with house_of(tmp_path / "logs") as house:
        table = await two(house)
        before = table.course.position
        assert await table.say(1, "good-luck") is None
        assert table.course.position is before
        for language, said in (("en", "Ann: Good luck!"), ("de", "Ann: Viel Glück!")):
            (entry,) = entries_message(table, Viewer(language, (2,)), 3)["entries"]
            assert (entry["kind"], entry["text"], entry["told"]) == ("say", "good-luck", said)


@awaited
async def test_nothing_but_phrases_is_said_and_nobody_floods(tmp_path: Path) -> None:
    async with house_of(tmp_path / "logs") as house:
        table = await two(house)
        refused = await table.say(1, "you are bad at this")
        assert refused is not None
        answers = [await table.say(1, "hello") for _ in range(5)]
        assert answers.count(None) == 2, "the one that was no phrase counts, too"
        assert answers[-1] == Refusal("not-now")
        assert await table.say(2, "thanks") is None, "each has phrases of his own"


@awaited
async def test_a_log_holds_so_many_phrases_and_no_more(tmp_path: Path) -> None:
    async with house_of(tmp_path / "logs") as house:
        course = (await two(house)).course
        for nth in range(MOST_PHRASES):
            course = course.grown(course.at, 1, Kind.SAY, PHRASES[nth % len(PHRASES)])[1]
        with pytest.raises(BadRecord, match="enough"):
            course.entry(course.at, 1, Kind.SAY, "hello")
        assert course.entry(course.at, 2, Kind.SAY, "hello").kind is Kind.SAY
        with pytest.raises(BadRecord, match="house"):
            course.entry(course.at, HOUSE, Kind.SAY, "hello")


# --- offers ---


@awaited
async def test_an_offer_nobody_answers_lapses_by_itself(tmp_path: Path) -> None:
    async with house_of(tmp_path / "logs", step=OFFER_MILLISECONDS + 1) as house:
        table = await two(house)
        await play(table, "b2")
        assert await table.offer(1, "draw") is None
        number = offer_of(table).number
        while table.course.offer is not None:
            await asyncio.sleep(0.01)
        assert table.entries[-1].kind is Kind.DECLINE
        assert table.entries[-1].by == HOUSE
        assert await table.accept(2, number) == Refusal("offer-gone")
        told = entries_message(table, Viewer("en", (2,)), len(table.entries) - 1)["entries"]
        assert told[0]["told"] == "The offer has lapsed."
        replay(table.boxed.open(table.course.header), table.entries)


@awaited
async def test_the_house_lets_nothing_lapse_before_its_time(tmp_path: Path) -> None:
    async with house_of(tmp_path / "logs") as house:
        table = await two(house)
        await play(table, "b2")
        await table.offer(1, "draw")
        offer, course = offer_of(table), table.course
        with pytest.raises(BadRecord, match="before its time"):
            course.entry(offer.at + OFFER_MILLISECONDS - 1, HOUSE, Kind.DECLINE, str(offer.number))
        late = course.entry(offer.at + OFFER_MILLISECONDS, HOUSE, Kind.DECLINE, str(offer.number))
        assert late.by == HOUSE


@awaited
async def test_by_correspondence_an_offer_stands_until_it_is_answered(tmp_path: Path) -> None:
    wanted = replace(plan(ANN, AWAY), clock=read_clock("days-86400-0"))
    async with house_of(tmp_path / "logs", step=OFFER_MILLISECONDS + 1) as house:
        table = await two(house, wanted)
        await play(table, "b2")
        await table.offer(1, "draw")
        await asyncio.sleep(0.05)
        assert await table.accept(2, offer_of(table).number) is None
        assert table.course.outcome is not None


# --- games that somebody left ---


def may(table: Table, chair: int) -> list[str]:
    found: list[str] = state_of(table, Viewer("en", (chair,)))["may"]
    return found


@awaited
@pytest.mark.parametrize("what", ["win", "draw"])
async def test_who_waits_for_one_who_left_may_end_the_game(tmp_path: Path, what: str) -> None:
    async with house_of(tmp_path / "logs", leave_seconds=0.1) as house:
        table = await two(house)
        ann, ben = table.follow((1,)), table.follow((2,))
        await play(table, "b2")
        assert await table.claim(1, what) == Refusal("still-here")
        table.unfollow(ben, (2,))
        assert await table.claim(1, what) == Refusal("still-here"), "he may come back at once"
        ann.clear()
        while "claim" not in may(table, 1):
            await ann.wait()  # told by itself, though nothing happens
            ann.clear()
        assert "claim" not in may(table, 2)
        assert await table.claim(2, what) == Refusal("still-here"), "not for oneself"
        assert await table.claim(1, what) is None
        outcome = table.course.outcome
        assert outcome is not None
        assert outcome.reason == ("left" if what == "win" else "left-draw")
        assert [table.course.chair_of(seat) for seat in outcome.winners] == (
            [1] if what == "win" else []
        )
        assert kinds(table)[-1] == "left"
        replay(table.boxed.open(table.course.header), table.entries)


@awaited
async def test_who_comes_back_in_time_has_left_nothing(tmp_path: Path) -> None:
    async with house_of(tmp_path / "logs", leave_seconds=0.1) as house:
        table = await two(house)
        table.follow((1,))
        await play(table, "b2")
        await asyncio.sleep(0.15)
        assert "claim" in may(table, 1)
        table.follow((2,))
        assert "claim" not in may(table, 1)
        assert await table.claim(1, "win") == Refusal("still-here")


@awaited
async def test_a_process_that_starts_anew_gives_everybody_time_to_come_back(tmp_path: Path) -> None:
    async with house_of(tmp_path / "logs", leave_seconds=0.1) as house:
        table = await two(house)
        await play(table, "b2")
        await asyncio.sleep(0.15)
    async with house_of(tmp_path / "logs", leave_seconds=0.2) as house:
        again = await house.table(table.id)
        assert again is not None
        again.follow((1,))
        assert await again.claim(1, "win") == Refusal("still-here")
        await asyncio.sleep(0.25)
        assert await again.claim(1, "win") is None


@awaited
async def test_nobody_is_hurried_by_correspondence_alone_or_against_a_bot(tmp_path: Path) -> None:
    days = replace(plan(ANN, AWAY), clock=read_clock("days-86400-0"))
    async with house_of(tmp_path / "logs", leave_seconds=0.0) as house:
        table = await two(house, days)
        await play(table, "b2")
        assert await table.claim(1, "win") == Refusal("still-here")
        for wanted in (plan(ANN, BEN), plan(BOT, ANN)):
            alone = await house.lay(wanted, BROWSER)
            assert await alone.claim(2, "win") == Refusal("still-here")

"""The deck of mistakes: what becomes a card, when it comes back, and whose it is."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from accounts.fixtures import open_account_service
from gamecase.storage.connection import Connection
from gamecase.study.analyses import (
    StudyStore,
    delete_study_of_holder,
    delete_study_of_table,
    move_study,
)
from gamecase.study.deck import DAY_MILLISECONDS, NEW_A_DAY, CardKey, Deck, DeckCard, DeckCounts
from gamecase.study.schedule import CardSchedule, read_schedule, write_schedule
from log_builder import NOON
from study.examples import decision
from study.test_analyses import ANALYSIS, studied

pytestmark = pytest.mark.anyio

MINUTE = 60_000


class Clock:
    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


@asynccontextmanager
async def open_deck(database: str) -> AsyncIterator[tuple[Deck, StudyStore, Clock]]:
    clock = Clock()
    async with open_account_service(database) as accounts:
        yield Deck(accounts.store, clock), StudyStore(accounts.store, clock), clock


async def save_game(study: StudyStore, table: str = "first", mistakes: int = 3) -> None:
    """A game with some mistakes of the first chair, one of the second, and three right moves."""
    analysis = replace(ANALYSIS, table=table)
    decisions = [decision(n + 1, error=0.1, verdict="mistake") for n in range(mistakes)]
    decisions += [decision(50, chair=2, error=0.3, verdict="blunder")]
    decisions += [decision(60 + n, verdict="best") for n in range(3)]
    decisions += [decision(70, is_forced=True, verdict="best")]
    await study.save(analysis, decisions, [studied("ann", analysis=analysis)])


async def numbers(deck: Deck, holder: str = "ann") -> set[int]:
    """The decisions of all cards, each answered right."""
    found = set()
    while (card := await deck.next_card(holder, wants_more=True)) is not None:
        found.add(card.key.number)
        await deck.answer(holder, card, is_right=True)
    return found


async def test_own_mistakes_become_cards_with_quiet_positions_between(database: str) -> None:
    async with open_deck(database) as (deck, study, _):
        await save_game(study)
        await deck.fill("ann")
        assert await deck.counts("ann") == DeckCounts(cards=5, due=0, new=5, days=0)
        assert await deck.counts("ann", "chess") == DeckCounts()
        assert await numbers(deck) == {1, 2, 3, 60, 61}  # not the opponent's, nor forced moves
        assert await deck.next_card("ben", wants_more=True) is None


async def test_the_first_card_does_not_wait_for_cards_of_all_games(database: str) -> None:
    async with open_deck(database) as (deck, study, _):
        for nth in range(30):
            await save_game(study, f"game{nth}")
        await deck.fill("ann")
        assert (await deck.counts("ann")).cards == 20 * 5


async def test_a_game_becomes_cards_once(database: str) -> None:
    async with open_deck(database) as (deck, study, _):
        await save_game(study)
        await deck.fill("ann")
        await deck.fill("ann")
        await save_game(study, "second", mistakes=0)
        await deck.fill("ann")
        assert (await deck.counts("ann")).cards == 5  # a game without mistakes has no cards


async def test_a_right_answer_comes_back_later_than_a_wrong_one(database: str) -> None:
    async with open_deck(database) as (deck, study, clock):
        await save_game(study)
        await deck.fill("ann")
        wrong = await next_of(deck)
        await deck.answer("ann", wrong, is_right=False)
        right = await next_of(deck)
        assert right.key != wrong.key
        await deck.answer("ann", right, is_right=True)
        clock.time += 2 * MINUTE
        assert (await next_of(deck)).key == wrong.key  # due before any new card
        clock.time += 9 * MINUTE
        assert (await deck.counts("ann")).due == 2


async def next_of(deck: Deck) -> DeckCard:
    card = await deck.next_card("ann")
    assert card is not None
    return card


async def test_intervals_grow_with_right_answers() -> None:
    schedule, gaps = CardSchedule(NOON), []
    for _ in range(6):
        after = schedule.reviewed(is_right=True, at=schedule.due)
        gaps.append(after.due - schedule.due)
        schedule = after
    assert gaps == sorted(gaps)
    assert gaps[-1] > 30 * DAY_MILLISECONDS
    forgotten = schedule.reviewed(is_right=False, at=schedule.due)
    assert forgotten.due - schedule.due < DAY_MILLISECONDS
    assert read_schedule(schedule.due, write_schedule(schedule)) == schedule


async def test_a_day_has_so_many_new_cards_unless_more_are_wanted(database: str) -> None:
    async with open_deck(database) as (deck, study, clock):
        await save_game(study, mistakes=2 * NEW_A_DAY)
        await deck.fill("ann")
        assert (await deck.counts("ann")).new == NEW_A_DAY
        for _ in range(NEW_A_DAY):
            await deck.answer("ann", await next_of(deck), is_right=True)
        assert await deck.next_card("ann") is None
        assert await deck.next_card("ann", wants_more=True) is not None
        clock.time += DAY_MILLISECONDS
        assert (await deck.counts("ann")).new == NEW_A_DAY


async def test_only_the_first_of_two_pages_answers_a_card(database: str) -> None:
    async with open_deck(database) as (deck, study, _):
        await save_game(study)
        await deck.fill("ann")
        card = await next_of(deck)
        assert await deck.answer("ann", card, is_right=True) is not None
        assert await deck.answer("ann", card, is_right=False) is None
        found = await deck.find("ann", card.key)
        assert found is not None
        assert found.schedule == card.schedule.reviewed(is_right=True, at=NOON)
        assert await deck.find("ben", card.key) is None


async def test_days_in_a_row_are_counted_up_to_yesterday_or_today(database: str) -> None:
    async with open_deck(database) as (deck, study, clock):
        await save_game(study)
        await deck.fill("ann")
        days = []
        for gap in (0, 1, 2, 1):
            clock.time += gap * DAY_MILLISECONDS
            days.append((await deck.counts("ann")).days)
            card = await deck.next_card("ann", wants_more=True)
            assert card is not None
            await deck.answer("ann", card, is_right=True)
            days.append((await deck.counts("ann")).days)
        assert days == [0, 1, 1, 2, 0, 1, 1, 2]


async def test_a_removed_card_does_not_come_back(database: str) -> None:
    async with open_deck(database) as (deck, study, _):
        await save_game(study)
        await deck.fill("ann")
        await deck.remove("ann", CardKey("first", 1, 2))
        await deck.fill("ann")
        assert (await deck.counts("ann")).cards == 4
        assert 2 not in await numbers(deck)


async def test_a_deck_goes_and_moves_with_its_holder(database: str) -> None:
    async with open_deck(database) as (deck, study, _):
        await save_game(study)
        await deck.fill("ann")
        store = deck._store
        await deck.answer("ann", await next_of(deck), is_right=True)

        def move(connection: Connection) -> None:
            move_study(connection, "ann", "account")

        await store.write(move)
        assert (await deck.counts("ann")) == DeckCounts()
        moved = await deck.counts("account")
        assert (moved.cards, moved.days) == (5, 1)
        await store.write(lambda connection: delete_study_of_table(connection, "first"))
        assert (await deck.counts("account")).cards == 0
        await store.write(lambda connection: delete_study_of_holder(connection, "account"))
        assert (await deck.counts("account")).days == 0

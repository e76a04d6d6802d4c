"""A table: legal commands become entries, all others are refused and change nothing."""

import asyncio

import pytest

from gamecase.kernel.errors import BadAction
from gamecase.kernel.log import NO_CHAIR, EntryKind
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.messages.entries import entry_phrases
from gamecase.tables.conflicts import StaleCommand
from tables.service_fixture import (
    ANN,
    AWAY,
    BEN,
    BOT,
    BROWSER,
    OTHER_BROWSER,
    add_client_seeds,
    entry_kinds,
    hanging_engines,
    last_entry,
    open_service,
    pending_offer,
    play,
    position_number,
    table_request,
)

pytestmark = pytest.mark.anyio

BEST_OF_3 = MatchRule("best-of", 3)
FIRST_WINS = ("a1", "b1", "a2", "b2", "a3")
SECOND_WINS = ("a1", "b1", "a2", "b2", "c3", "b3")


# --- acting ---


async def test_an_action_is_kept_in_the_games_own_spelling(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        assert await table.act([1, 2], " B2 ", position_number(table)) is None
        assert await table.act([1, 2], "1", position_number(table)) is None
        assert [e.text for e in table.entries if e.kind is EntryKind.ACT] == ["b2", "a3"]
        assert [e.by for e in table.entries if e.kind is EntryKind.ACT] == [1, 2]


async def test_a_refused_action_names_its_clause_and_changes_nothing(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2")
        before = list(table.entries)
        answer = await table.act([1, 2], "b2", position_number(table))
        assert isinstance(answer, Refusal)
        assert (answer.clause, answer.where) == ("empty-square", ("b2",))
        assert table.entries == before


async def test_an_answer_to_an_older_position_is_stale(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        old = position_number(table)
        await play(table, "b2")
        for number in (old, old - 1, 0, 10_000_000):
            assert await table.act([1, 2], "a1", number) == StaleCommand(table.state.number)
        assert await table.act([1, 2], "a1", position_number(table)) is None


async def test_two_answers_to_one_position_give_one_action(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        number = position_number(table)
        answers = await asyncio.gather(
            *(table.act([1, 2], square, number) for square in ("a1", "a1", "b2", "c3"))
        )
        assert answers[0] is None
        assert all(isinstance(each, StaleCommand) for each in answers[1:])
        assert entry_kinds(table).count("act") == 1


async def test_an_action_for_another_chair_is_refused(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        assert await table.sit(2, OTHER_BROWSER, "Ben") is None
        refusal = await table.act([2], "b2", position_number(table))
        assert refusal == Refusal("not-your-turn", {"seat": "first"})
        assert await table.act([], "b2", position_number(table)) == Refusal("watching")
        assert entry_kinds(table) == ["begin", "sit", "sit"]


async def test_actions_before_all_chairs_are_taken_are_refused(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        assert await table.act([1], "b2", position_number(table)) == Refusal("not-begun")


async def test_actions_after_the_end_are_refused(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, *FIRST_WINS)
        assert await table.act([1, 2], "c3", position_number(table)) == Refusal("game-over")


async def test_unreadable_text_is_an_error_and_the_table_still_works(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        with pytest.raises(BadAction, match="'z9' is no square"):
            await table.act([1, 2], "z9", position_number(table))
        assert await table.act([1, 2], "b2", position_number(table)) is None  # still works


# --- lots and client seeds ---


async def test_lots_require_the_client_seed_of_every_person(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
        assert table.state.missing_seeds == (1, 2)
        assert await table.add_client_seed(1, "luck") is None
        assert await table.add_client_seed(1, "again") == Refusal(
            "not-now", {"detail": "a client seed is added once, before the first roll"}
        )
        assert await table.act([1], "b2", 0) == Refusal("not-begun")
        assert await table.sit(2, OTHER_BROWSER, "Ben") is None
        assert "lot" not in entry_kinds(table)
        assert await table.add_client_seed(2, "skill") is None
        assert entry_kinds(table) == ["begin", "sit", "words", "sit", "words", "lot"]
        assert last_entry(table, EntryKind.LOT).by == NO_CHAIR
        assert table.state.client_seeds == ((1, "luck"), (2, "skill"))


async def test_client_seeds_added_early_draw_the_lots_when_the_last_chair_is_taken(
    logs: str,
) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(AWAY, ANN, seating="lot"), BROWSER)
        await add_client_seeds(table)
        assert table.state.missing == (1,)
        assert "lot" not in entry_kinds(table)
        assert await table.sit(1, OTHER_BROWSER, "Ben") is None
        assert entry_kinds(table)[-1] == "lot"


async def test_bots_need_no_client_seed(logs: str) -> None:
    async with open_service(logs, hanging_engines()) as service:
        table = await service.create_table(table_request(ANN, BOT, seating="lot"), BROWSER)
        assert table.state.missing_seeds == (1,)
        assert await table.add_client_seed(1, "") is None  # an empty client seed is valid
        assert entry_kinds(table)[-1] == "lot"


async def test_a_client_seed_too_long_or_of_two_lines_is_refused(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN, seating="lot"), BROWSER)
        for words in ("x" * 65, "two\nlines", "\u202e"):
            refusal = await table.add_client_seed(1, words)
            assert isinstance(refusal, Refusal), words
            assert refusal.clause == "not-now"
        assert await table.add_client_seed(1, "x" * 64) is None


async def test_a_table_without_lots_or_dice_needs_no_client_seeds(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        assert table.state.header.dice == "none"
        assert isinstance(await table.add_client_seed(1, "luck"), Refusal)


# --- sitting ---


async def test_a_chair_is_taken_by_the_first_to_sit(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        first, second = await asyncio.gather(
            table.sit(2, OTHER_BROWSER, "Ben"), table.sit(2, "a third browser", "Cleo")
        )
        assert first is None
        assert second == Refusal("not-now", {"detail": "chair 2 is taken"})
        assert table.state.names == ("Ann", "Ben")
        assert table.held_by(OTHER_BROWSER) == (2,)
        assert table.held_by("a third browser") == ()


# --- ends, matches and rematches ---


async def test_resigning_loses_the_game(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2")
        assert await table.resign(1) is None
        assert table.state.outcome is not None
        assert table.state.outcome.winners == (Seat.SECOND,)
        assert table.state.match_winners == ((2,),)
        assert isinstance(await table.resign(2), Refusal)  # not twice


async def test_a_rematch_needs_both_and_changes_seats(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert isinstance(await table.offer(1, "rematch"), Refusal)  # the game goes on
        await play(table, *FIRST_WINS)
        assert isinstance(await table.begin(1), Refusal)  # the match is over: only by agreement
        assert await table.offer(1, "rematch") is None
        assert table.state.nth_game == 1
        assert await table.accept(2, pending_offer(table).number) is None
        assert table.state.nth_game == 2
        assert table.state.seating == (2, 1)
        assert table.state.match_winners == ((1,),)


async def test_a_match_continues_until_it_is_decided(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN, match=BEST_OF_3), BROWSER)
        assert isinstance(await table.begin(1), Refusal)  # the game goes on
        await play(table, *FIRST_WINS)
        assert isinstance(await table.offer(1, "rematch"), Refusal)  # the match goes on
        assert await table.begin(2) is None
        assert table.state.match.score == (1, 0)
        await play(table, *SECOND_WINS)  # chair 1 holds the second seat now
        assert table.state.match.is_over
        assert table.state.match.score == (2, 0)
        assert isinstance(await table.begin(1), Refusal)
        assert await table.offer(1, "rematch") is None
        assert table.state.match.score == (0, 0)


async def test_every_game_of_a_match_has_dice_of_its_own(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(
            table_request(ANN, BEN, match=BEST_OF_3, seating="lot"), BROWSER
        )
        await add_client_seeds(table)
        await table.resign(1)
        await table.begin(1)
        pledges = [e.text for e in table.entries if e.kind is EntryKind.BEGIN]
        assert len({*pledges}) == 2
        await table.resign(1)
        secrets = [e.text for e in table.entries if e.kind is EntryKind.REVEAL]
        assert len({*secrets}) == 2


# --- subscribers and descriptions ---


async def test_subscribers_are_woken_by_every_entry_and_by_arrivals_and_departures(
    logs: str,
) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        news = table.subscribe([1])
        assert news.is_set()
        assert table.subscribers.here == {1: 1}
        news.clear()
        other = table.subscribe([2])
        assert news.is_set()
        for event in (news, other):
            event.clear()
        await play(table, "b2")
        assert news.is_set()
        assert other.is_set()
        news.clear()
        table.unsubscribe(other, [2])
        assert news.is_set()
        assert table.subscribers.here == {1: 1, 2: 0}
        table.unsubscribe(news, [1])
        assert not table.is_active


async def test_a_refused_command_wakes_no_subscriber(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2")
        news = table.subscribe([1])
        news.clear()
        assert isinstance(await table.act([1, 2], "b2", position_number(table)), Refusal)
        assert isinstance(await table.accept(1, 1), Refusal)
        assert not news.is_set()


async def test_every_entry_is_described_but_client_seeds_and_secrets(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN, seating="lot"), BROWSER)
        await add_client_seeds(table)
        await play(table, "b2")
        await table.offer(1, "draw")
        await table.offer(1, "rematch")
        phrases = dict(zip(entry_kinds(table), entry_phrases(table), strict=True))
        assert phrases["words"] is None
        assert phrases["reveal"] is None
        assert phrases["act"] == Phrase("told-place", {"seat": "first", "square": "b2"})
        keys = {kind: phrase.key for kind, phrase in phrases.items() if phrase}
        assert keys == {
            "begin": "told-begin",
            "sit": "told-sit",
            "lot": "told-lot",
            "act": "told-place",
            "offer": "told-offer-rematch",
            "draw": "told-draw",
        }

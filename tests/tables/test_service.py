"""The table service: creates tables as requested, and reloads them as they were left."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from gamecase.kernel.errors import BadInput, BookletError, UnknownGame
from gamecase.kernel.log import EntryKind, write_record
from gamecase.kernel.match import MatchRule
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.verify import verify
from gamecase.messages.entries import entry_phrases
from gamecase.registry import all_games
from gamecase.tables.conflicts import StaleCommand
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot, TableRequest, clean_name, fingerprint
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
    immediate_engines,
    last_entry,
    open_service,
    pending_offer,
    play,
    position_number,
    table_request,
    wait_until,
)

pytestmark = pytest.mark.anyio

# --- creating ---


async def test_a_table_is_created_as_requested(logs: str) -> None:
    wanted = TableRequest(
        game="tictactoe",
        ruleset="collection",
        switches={"ends_when_dead": True},
        slots=(ANN, AWAY),
        match=MatchRule("best-of", 5),
        seating="given",
    )
    async with open_service(logs) as service:
        table = await service.create_table(wanted, BROWSER)
        header = table.state.header
        assert (header.game, header.ruleset) == ("tictactoe", "collection")
        assert header.switches == {"ends_when_dead": True}
        assert header.match == MatchRule("best-of", 5)
        assert (header.dice, header.seating) == ("none", "given")
        assert entry_kinds(table) == ["begin", "sit"]
        assert table.state.names == ("Ann", "")
        assert table.held_by(BROWSER) == (1,)
        assert table.chairs[1].invite is None
        assert table.chairs[2].invite is not None
        assert len(table.chairs[2].invite) >= 16  # too long to guess


async def test_table_ids_and_invitations_are_unique(logs: str) -> None:
    async with open_service(logs) as service:
        tables = [await service.create_table(table_request(ANN, AWAY), BROWSER) for _ in range(20)]
        assert len({table.id for table in tables}) == 20
        assert len({table.chairs[2].invite for table in tables}) == 20


WRONG_PLANS = {
    "no such game": (table_request(ANN, BEN, game="go"), UnknownGame, "unknown game 'go'"),
    "no such booklet": (
        replace(table_request(ANN, BEN), ruleset="house rules"),
        BookletError,
        "no booklet 'house rules'",
    ),
    "no such switch": (
        replace(table_request(ANN, BEN), switches={"gravity": 9}),
        BookletError,
        "no switch 'gravity'",
    ),
    "nobody": (table_request(), BadInput, "0 players at a game of 2"),
    "too many": (table_request(ANN, BEN, ANN), BadInput, "3 players at a game of 2"),
    "a ghost": (
        table_request(ANN, PlayerSlot("ghost")),
        BadInput,
        "unknown kind of player 'ghost'",
    ),
    "no such level": (
        table_request(ANN, PlayerSlot("bot", level="divine")),
        BadInput,
        "no level 'divine'; there are",
    ),
    "a computer at a real board": (
        replace(
            table_request(ANN, PlayerSlot("bot", level="club"), game="crokinole"),
            switches={"played": "real-board"},
        ),
        BadInput,
        "bots cannot play on a real board",
    ),
    "no such dice": (
        table_request(ANN, BEN, seating="lot", dice="loaded"),
        BadInput,
        "unknown dice",
    ),
    "no such seating": (
        table_request(ANN, BEN, seating="alphabet"),
        BadInput,
        "seating 'alphabet'",
    ),
    "lots without dice": (
        table_request(ANN, BEN, seating="lot", dice="none"),
        BadInput,
        "cannot be played without dice",
    ),
}


@pytest.mark.parametrize("name", WRONG_PLANS)
async def test_an_invalid_request_is_refused_and_nothing_is_stored(name: str, logs: str) -> None:
    wanted, error, reason = WRONG_PLANS[name]

    async with open_service(logs) as service:
        with pytest.raises(error, match=reason):
            await service.create_table(wanted, BROWSER)
        assert await service.tables_of(BROWSER) == []


async def test_manual_dice_do_not_decide_seats(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(
            table_request(ANN, BEN, seating="lot", dice="manual"), BROWSER
        )
        assert (table.state.header.dice, table.state.header.seating) == ("manual", "given")
        await play(table, "b2")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("\u202eevil\u200f", "evil"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("x" * 100, "x" * 40),
        ("\n\r\t", ""),
        ("زويا", "زويا"),
    ],
)
def test_a_name_is_one_short_printable_line(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(clean_name(typed)) == clean_name(typed)


def test_the_fingerprint_of_a_token_does_not_contain_it() -> None:
    assert fingerprint("token") != fingerprint("token2")
    assert "token" not in fingerprint("token")
    assert len(fingerprint("")) == 64


# --- finding ---


async def test_a_loaded_table_is_returned_as_it_is(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        assert await service.table(table.id) is table


async def test_concurrent_requests_share_one_table(logs: str) -> None:
    async with open_service(logs) as service:
        key = (await service.create_table(table_request(ANN, BEN), BROWSER)).id
    async with open_service(logs) as service:
        found = await asyncio.gather(*(service.table(key) for _ in range(5)))
        assert isinstance(found[0], Table)
        assert all(each is found[0] for each in found)
        assert await service.table(key) is found[0]


async def test_an_unknown_id_finds_no_table(logs: str) -> None:
    async with open_service(logs) as service:
        found = await asyncio.gather(*(service.table(key) for key in ("nowhere", "nowhere")))
        assert [*found] == [None, None]
        assert await service.table("") is None


async def test_a_browser_finds_the_tables_it_plays_at(logs: str) -> None:
    async with open_service(logs) as service:
        first = await service.create_table(table_request(ANN, BEN), BROWSER)
        second = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await service.create_table(table_request(ANN, BEN), OTHER_BROWSER)
        assert await service.tables_of(BROWSER) == [second, first]
        await second.sit(2, OTHER_BROWSER, "Ben")
        assert second in await service.tables_of(OTHER_BROWSER)


# --- restarting ---


async def test_a_new_service_continues_where_the_old_one_stopped(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN, seating="lot"), BROWSER)
        await add_client_seeds(table)
        await play(table, "b2", "a1")
        old = table
    async with open_service(logs) as service:
        found = await service.table(old.id)
        assert found is not None
        assert found.entries == old.entries
        assert entry_phrases(found) == entry_phrases(old)
        assert found.state.position == old.state.position
        assert found.held_by(BROWSER) == (1, 2)
        await play(found, "a3", "b1", "a2", "c1")  # the second seat completes the bottom row
        assert found.state.outcome is not None
        assert entry_kinds(found)[-1] == "reveal"  # the secret was stored too
        checked = verify(found.package.game, found.state.rules, found.state.header, found.entries)
        assert checked.rolls_checked == 1


async def test_an_offer_is_still_pending_after_a_restart(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await play(table, "b2")
        await table.offer(1, "takeback")
        number = pending_offer(table).number
        key = table.id
    async with open_service(logs) as service:
        found = await service.table(key)
        assert found is not None
        assert pending_offer(found).number == number
        assert isinstance(await found.accept(1, number), Refusal)  # its own offer
        assert await found.accept(2, number) is None
        assert entry_kinds(found)[-1] == "takeback"


async def test_lots_still_require_client_seeds_after_a_restart(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN, seating="lot"), BROWSER)
        await table.add_client_seed(2, "luck")
        key = table.id
    async with open_service(logs) as service:
        found = await service.table(key)
        assert found is not None
        assert found.state.missing_seeds == (1,)
        assert await found.add_client_seed(1, "skill") is None
        assert entry_kinds(found)[-1] == "lot"


async def test_an_invitation_is_valid_after_a_restart_and_works_once(
    logs: str,
) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, AWAY), BROWSER)
        key, invite = table.id, table.chairs[2].invite
    async with open_service(logs) as service:
        found = await service.table(key)
        assert found is not None
        assert found.chairs[2].invite == invite
        await found.sit(2, OTHER_BROWSER, "Ben")
    async with open_service(logs) as service:
        found = await service.table(key)
        assert found is not None
        assert found.chairs[2].invite is None
        assert found.held_by(OTHER_BROWSER) == (2,)


async def test_a_bot_whose_turn_it_was_moves_after_a_restart(logs: str) -> None:
    async with open_service(logs, hanging_engines()) as service:
        table = await service.create_table(table_request(ANN, BOT), BROWSER)
        await play(table, "b2")
        assert entry_kinds(table)[-1] == "act"
        key = table.id
    # The process ended between a person's action and the bot's answer.
    engine_pool = immediate_engines()
    async with open_service(logs, engine_pool) as service:
        found = await service.table(key)
        assert found is not None
        await wait_until(found, lambda: entry_kinds(found).count("act") == 2)
        assert last_entry(found, EntryKind.ACT).by == 2
        assert [each.position for each in engine_pool.requests] == [".../.X./..."]


async def test_a_bot_that_begins_moves_after_a_restart(logs: str) -> None:
    async with open_service(logs, hanging_engines()) as service:
        key = (await service.create_table(table_request(BOT, ANN), BROWSER)).id
    async with open_service(logs) as service:
        found = await service.table(key)
        assert found is not None
        await wait_until(found, lambda: "act" in entry_kinds(found))


async def test_the_record_of_a_reloaded_table_verifies(logs: str) -> None:
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "a1", "b1", "a2", "b2", "a3")
        record = write_record(table.state.header, table.entries)
        key = table.id
    async with open_service(logs) as service:
        found = await service.table(key)
        assert found is not None
        assert write_record(found.state.header, found.entries) == record


# --- two services on one database ---


async def test_of_two_services_that_act_at_once_one_succeeds_and_the_other_catches_up(
    logs: str,
) -> None:
    async with open_service(logs, listens=False) as one, open_service(logs, listens=False) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = await two.table(table.id)
        assert other is not None
        await play(table, "b2")
        late = await other.act([1], "a1", position_number(other))
        assert late == Refusal("too-late")
        assert other.entries == table.entries
        assert isinstance(await other.act([1], "a1", position_number(other) - 1), StaleCommand)
        await play(other, "a1")
        assert await table.act([2], "c3", position_number(table)) == Refusal("too-late")
        assert table.entries == other.entries


async def test_a_chair_taken_through_one_service_is_taken_in_the_other(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs, listens=False) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        other = await two.table(table.id)
        assert other is not None
        assert await table.sit(2, OTHER_BROWSER, "Ben") is None
        assert await other.sit(2, "a third browser", "Cleo") == Refusal("too-late")
        assert other.held_by(OTHER_BROWSER) == (2,)
        assert other.held_by("a third browser") == ()
        assert other.state.names == ("Ann", "Ben")


async def test_a_table_of_every_registered_game_can_be_created_and_reloaded(logs: str) -> None:
    left = {}
    async with open_service(logs) as service:
        for game, package in all_games().items():
            seats = package.game.seats(package.rules())
            wanted = table_request(*[ANN] * len(seats), game=game, seating="lot")
            table = await service.create_table(wanted, BROWSER)
            await add_client_seeds(table)
            left[table.id] = table.entries
    async with open_service(logs) as service:
        for key, entries in left.items():
            found = await service.table(key)
            assert found is not None
            assert found.entries == entries


async def test_of_two_services_that_begin_a_game_one_is_too_late(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs, listens=False) as two:
        rule = MatchRule("best-of", 3)
        table = await one.create_table(table_request(ANN, BEN, seating="lot", match=rule), BROWSER)
        await add_client_seeds(table)
        await table.resign(1)
        other = await two.table(table.id)
        assert other is not None
        assert await table.begin(1) is None
        assert await other.begin(2) == Refusal("too-late")
        assert other.entries == table.entries


@pytest.mark.parametrize(
    ("old", "new"),
    [('"version": 1', '"version": 0'), ('"game": "tictactoe"', '"game": "gone"')],
    ids=["of an older version", "of a game no longer on the shelf"],
)
async def test_a_table_that_cannot_be_loaded_affects_no_other(
    old: str, new: str, tmp_path: Path
) -> None:
    async with open_service(tmp_path / "logs") as service:
        lost = (await service.create_table(table_request(ANN, BEN), BROWSER)).id
        kept = (await service.create_table(table_request(ANN, BEN), BROWSER)).id
    connection = sqlite3.connect(tmp_path / "logs")
    changed = "UPDATE tables SET header = replace(header, ?, ?) WHERE id = ?"
    connection.execute(changed, (old, new, lost))
    connection.commit()
    connection.close()
    async with open_service(tmp_path / "logs") as service:
        assert await service.table(lost) is None
        assert [table.id for table in await service.tables_of(BROWSER)] == [kept]

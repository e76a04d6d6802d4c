"""Dice at a table: pages answer for them, and cheats, lost pages and restarts do no harm."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from dice_pages import DicePages
from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.kernel.clock import PART_GRACE, ClockRule
from gamecase.kernel.hash_chains import wanted_parts
from gamecase.kernel.log import read_record, write_record
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.kernel.verify import verify
from gamecase.messages.viewer import Viewer
from gamecase.registry import find
from gamecase.storage.store import Chair, open_store
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot, TableRequest
from log_builder import LogBuilder, header
from tables.service_fixture import (
    ANN,
    AWAY,
    BROWSER,
    OTHER_BROWSER,
    entry_kinds,
    loaded,
    open_service,
    play,
    position_number,
    read_state,
    table_request,
)

pytestmark = pytest.mark.anyio

LIVE = ClockRule("fischer", 60)
PEBBLE_BOT = PlayerSlot("bot", level="carefree")


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    return tmp_path / "logs"


def pebble_request(pebble: str, **changes: object) -> TableRequest:
    return replace(table_request(ANN, AWAY, game=pebble), **changes)  # type: ignore[arg-type]


async def two_players(
    service: TableService, pebble: str, pages: DicePages, **changes: object
) -> Table:
    """A table of pebble, at which the players' chains have begun."""
    table = await service.create_table(pebble_request(pebble, **changes), BROWSER)
    await table.sit(2, OTHER_BROWSER, "Ben")
    await pages.begin(table)
    return table


async def test_tables_with_a_running_clock_wait_for_pages_and_others_take_deposits(
    logs: Path, pebble: str
) -> None:
    async with open_service(logs) as service:
        kinds = {
            clock: (
                await service.create_table(pebble_request(pebble, clock=clock), BROWSER)
            ).state.header.dice
            for clock in (None, LIVE, ClockRule("days", 86_400))
        }
        assert kinds == {None: "deposits", LIVE: "chains", ClockRule("days", 86_400): "deposits"}


async def test_pages_answer_and_the_record_verifies(logs: Path, pebble: str) -> None:
    pages = DicePages()
    async with open_service(logs) as service:
        table = await two_players(service, pebble, pages, clock=LIVE)
        await play(table, "slide 0 0 4")
        assert table.state.to_act is Seat.NATURE
        await pages.answer(table)
        assert entry_kinds(table)[-4:] == ["act", "part", "part", "act"]
        await table.resign(1)
        head, entries = read_record(write_record(table.state.header, table.entries))
        verdict = verify(table.state.game, table.state.rules, head, entries)
        assert (verdict.rolls_checked, verdict.rolls_hidden) == (1, 0)


async def test_a_part_that_comes_with_the_action_needs_no_further_message(
    logs: Path, pebble: str
) -> None:
    pages = DicePages()
    async with open_service(logs) as service:
        table = await service.create_table(table_request(ANN, PEBBLE_BOT, game=pebble), BROWSER)
        await pages.begin(table)
        part = pages.next_part(table.state, 1)
        number = position_number(table)
        assert await table.act([1], "slide 0 0 4", number, part=part) is None
        assert entry_kinds(table)[-3:] == ["act", "part", "act"]


async def test_a_wrong_part_with_an_action_does_not_stop_the_action(
    logs: Path, pebble: str
) -> None:
    pages = DicePages()
    async with open_service(logs) as service:
        table = await two_players(service, pebble, pages)
        number = position_number(table)
        assert await table.act([1], "slide 0 0 4", number, part="ab" * 32) is None
        assert table.state.owed_parts == (1, 2)


async def test_a_page_that_answers_twice_and_two_pages_of_a_player_do_no_harm(
    logs: Path, pebble: str
) -> None:
    pages = DicePages()
    async with open_service(logs) as service:
        table = await two_players(service, pebble, pages, clock=LIVE)
        count = len(table.entries)
        assert await table.begin_chain(1, pages.new(1)) is None, "another page has begun one"
        assert len(table.entries) == count
        await play(table, "slide 0 0 4")
        part = pages.next_part(table.state, 1)
        for _ in range(2):
            assert await table.open_part(1, part) is None
        assert entry_kinds(table).count("part") == 1
        following = pages.parts[part]
        assert isinstance(await table.open_part(1, following), Refusal)
        await pages.answer(table)
        assert await table.open_part(1, part) is None, "late, and known already"
        assert entry_kinds(table)[-3:] == ["part", "part", "act"]


async def test_a_page_is_told_what_the_dice_want_of_it(logs: Path, pebble: str) -> None:
    pages = DicePages()
    async with open_service(logs) as service:
        table = await service.create_table(pebble_request(pebble), BROWSER)
        viewer = Viewer("en", (1,))
        page = table.subscribe((1,))
        (chain,) = read_state(table, viewer)["chains"]
        assert (chain["wants"], chain["head"], chain["may_renew"]) == ("chain", "", False)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await pages.begin(table)
        (chain,) = read_state(table, viewer)["chains"]
        assert (chain["wants"], chain["may_renew"], chain["pages"]) == ("", True, 1)
        await play(table, "slide 0 0 4")
        (chain,) = read_state(table, viewer)["chains"]
        assert (chain["wants"], chain["head"]) == ("part", table.state.chains[0].head)
        assert read_state(table, viewer)["status"] == "The dice wait for Ben to open this page"
        assert read_state(table, Viewer("en", ()))["chains"] == []
        table.unsubscribe(page, (1,))


async def test_players_have_seats_as_soon_as_a_part_draws_the_lots(logs: Path) -> None:
    def seats(table: Table) -> list[str]:
        return [each["seat"] for each in read_state(table, Viewer("en", (1,)))["players"]]

    pages = DicePages()
    async with open_service(logs) as service:
        request = table_request(ANN, AWAY, game="chess", seating="lot")
        table = await service.create_table(replace(request, clock=LIVE), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await pages.begin(table)
        assert seats(table) == ["nobody", "nobody"]
        await pages.answer(table)  # the lot follows in the same message as the last part
        assert sorted(seats(table)) == ["first", "second"]


async def test_the_table_says_whose_part_the_server_takes(logs: Path, pebble: str) -> None:
    pages = DicePages()
    async with open_service(logs) as service:
        table = await service.create_table(pebble_request(pebble), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        assert await table.add_client_seed(2, "an older program") is None
        await pages.begin(table)
        dice = read_state(table, Viewer("en", (1,)))["dice"]
        assert dice["kept"] == "No number of their own: Ben"
        assert [each["words"] for each in dice["words"]] == [
            "an older program",
            table.state.chains[0].anchor,
        ]
        await play(table, "slide 0 0 4")
        assert wanted_parts(table.state) == (1,)


async def test_a_roll_goes_on_after_a_restart_in_the_middle_of_it(logs: Path, pebble: str) -> None:
    pages = DicePages()
    async with open_service(logs) as service:
        table = await two_players(service, pebble, pages)
        await play(table, "slide 0 0 4")
        assert await table.open_part(1, pages.next_part(table.state, 1)) is None
    async with open_service(logs) as service:
        table = loaded(await service.table(table.id))
        assert table.state.owed_parts == (2,)
        await pages.answer(table)
        assert entry_kinds(table)[-1] == "act"


async def test_parts_given_at_once_through_two_processes_make_one_roll(
    logs: Path, pebble: str
) -> None:
    pages = DicePages()
    async with open_service(logs) as one, open_service(logs) as two:
        table = await two_players(one, pebble, pages)
        other = loaded(await two.table(table.id))
        await play(table, "slide 0 0 4")
        other = loaded(await two.table(table.id))
        answers = await asyncio.gather(
            table.open_part(1, pages.next_part(table.state, 1)),
            other.open_part(2, pages.next_part(table.state, 2)),
        )
        assert [*answers] == [None, None]
        await table.refresh()
        await other.refresh()
        assert entry_kinds(table)[-4:] == ["act", "part", "part", "act"]
        assert table.entries == other.entries


async def test_who_withholds_a_part_runs_out_of_time(logs: Path, pebble: str) -> None:
    pages = DicePages()
    moments = [1_800_000_000_000]
    async with open_service(logs, now=lambda: moments[0]) as service:
        table = await two_players(service, pebble, pages, clock=LIVE)
        await play(table, "slide 0 0 4")
        assert await table.open_part(1, pages.next_part(table.state, 1)) is None
        moments[0] += PART_GRACE + 60_001
        assert await table.open_part(2, pages.next_part(table.state, 2)) == Refusal("time-up")
        assert table.state.outcome is not None
        assert table.state.outcome.winners == (Seat.FIRST,)


async def test_who_withholds_a_part_can_lose_by_a_claim_though_a_page_is_open(
    logs: Path, pebble: str
) -> None:
    pages = DicePages()
    async with open_service(logs, leave_seconds=0.0) as service:
        table = await two_players(service, pebble, pages)
        event = table.subscribe((2,))
        await play(table, "slide 0 0 4")
        assert await table.claim(1, "win") == Refusal("still-here"), "both owe their part"
        assert await table.open_part(1, pages.next_part(table.state, 1)) is None
        assert await table.claim(2, "win") == Refusal("still-here")
        assert await table.claim(1, "win") is None
        table.unsubscribe(event, (2,))


async def test_an_older_table_plays_on_with_its_older_dice(logs: Path, pebble: str) -> None:
    package = find(pebble)
    old = LogBuilder(package, header(package, dice="verifiable"))
    old.begin()
    old.act("slide 0 0 4")
    old.add_chance()
    store = open_store(str(logs), SERVER_MIGRATIONS)
    await store.create(
        old.header, (Chair(1, BROWSER), Chair(2, BROWSER)), old.entries, old.secret()
    )
    store.close()
    async with open_service(logs) as service:
        table = loaded(await service.table(old.header.table))
        assert read_state(table, Viewer("en", (1, 2)))["chains"] == []
        await play(table, "slide 1 0 4")
        assert entry_kinds(table)[-2:] == ["act", "act"], "rolled at once"
        await table.resign(1)
        verdict = verify(table.state.game, table.state.rules, old.header, table.entries)
        assert verdict.rolls_checked == 2

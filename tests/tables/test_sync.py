"""Several processes on one database: any of them serves any table, and each hears of the others."""

import asyncio
import os
import re
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from gamecase.kernel.log import EntryKind, read_record
from gamecase.kernel.phrase import Refusal
from gamecase.tables.subscribers import WATCHING
from gamecase.tables.table import Table
from tables.server_process import ServerProcess
from tables.service_fixture import (
    ANN,
    AWAY,
    BEN,
    BOT,
    BROWSER,
    OTHER_BROWSER,
    entry_kinds,
    eventually,
    hanging_engines,
    immediate_engines,
    loaded,
    open_service,
    pending_offer,
    play,
    position_number,
    table_request,
    wait_until,
)

pytestmark = pytest.mark.anyio


async def agreed(one: Table, two: Table) -> None:
    """Wait until whoever follows the two copies of a table sees the same in both."""
    news = [each.subscribe(()) for each in (one, two)]
    await eventually(lambda: one.entries == two.entries)
    for each, event in zip((one, two), news, strict=True):
        each.unsubscribe(event, ())


async def test_what_one_process_writes_wakes_who_follows_through_another(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, BEN), BROWSER)
        other = loaded(await two.table(table.id))
        for action in ("b2", "a1", "c3"):
            await play(table, action)
            await wait_until(other, lambda: other.entries == table.entries)
        await play(other, "c1")  # and back again
        await wait_until(table, lambda: table.entries == other.entries)


async def test_a_table_asked_for_is_as_new_as_the_database(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        await two.table(table.id)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = loaded(await two.table(table.id))
        assert other.held_by(OTHER_BROWSER) == (2,)
        assert other.state.names == ("Ann", "Ben")


async def test_what_nobody_follows_here_is_read_when_somebody_asks_or_follows(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, BEN), BROWSER)
        other = loaded(await two.table(table.id))
        marker = await one.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2")
        await play(marker, "b2")
        # By the time what came later is heard of, this could have been read too.
        await agreed(marker, loaded(await two.table(marker.id)))
        assert len(other.entries) < len(table.entries)
        assert (loaded(await two.table(table.id))).entries == table.entries
        await play(table, "a1")
        await agreed(table, other)


async def test_people_who_speak_at_once_through_two_processes_are_both_heard(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = loaded(await two.table(table.id))
        answers = await asyncio.gather(
            table.add_client_seed(1, "luck"), other.add_client_seed(2, "skill")
        )
        assert [*answers] == [None, None]
        await agreed(table, other)
        assert entry_kinds(table)[-3:] == ["words", "words", "lot"]


async def test_words_are_not_spoken_twice(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
        other = loaded(await two.table(table.id))
        answers = await asyncio.gather(
            table.add_client_seed(1, "luck"), other.add_client_seed(1, "skill")
        )
        assert sorted(map(str, answers)) == ["None", str(Refusal("too-late"))]


async def test_an_action_is_tried_again_when_only_an_offer_came_between(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = loaded(await two.table(table.id))
        now = position_number(other)
        resigned, acted = await asyncio.gather(table.resign(2), other.act([1], "b2", now))
        await agreed(table, other)
        # Whoever was second: a resignation stands after any move, a move in no finished game.
        assert resigned is None
        assert acted in (None, Refusal("too-late"))
        assert "resign" in entry_kinds(table)


async def test_an_answer_is_never_given_to_another_offer(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        await play(table, "b2")
        await table.offer(1, "draw")
        other = loaded(await two.table(table.id))
        number = pending_offer(table).number
        await table.decline(1, number)
        await table.offer(1, "takeback")
        assert await other.accept(2, number) in (Refusal("too-late"), Refusal("offer-gone"))
        assert pending_offer(table).what == "takeback"


async def test_a_bot_is_played_once_however_many_processes_know_its_table(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, BOT), BROWSER)
        other = loaded(await two.table(table.id))
        for _ in range(3):
            squares = table.state.game.choices(table.state.position).actions  # type: ignore[union-attr]  # listed
            await play(table, table.state.game.write(squares[0]))
            await eventually(lambda: table.state.outcome is not None or _bots_done(table))
            await agreed(table, other)
            if table.state.outcome:
                break
        acts = [entry.by for entry in table.entries if entry.kind is EntryKind.ACT]
        assert acts == [1 + nth % 2 for nth in range(len(acts))]


def _bots_done(table: Table) -> bool:
    acts = [entry.by for entry in table.entries if entry.kind is EntryKind.ACT]
    return bool(acts) and acts[-1] == 2


async def test_a_bot_whose_process_is_gone_is_roused_where_somebody_follows(logs: str) -> None:
    async with (
        open_service(logs, hanging_engines()) as one,
        open_service(logs, immediate_engines()) as two,
    ):
        table = await one.create_table(table_request(ANN, BOT), BROWSER)
        await two.table(table.id)
        await play(table, "b2")
        other = loaded(await two.table(table.id))
        news = other.subscribe([1])  # the browser comes back through the other process
        await eventually(lambda: entry_kinds(other).count("act") == 2)
        other.unsubscribe(news, [1])


async def test_a_player_is_here_through_whichever_process_he_came(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        other = loaded(await two.table(table.id))
        news = table.subscribe([1])
        watching = table.subscribe([])
        await eventually(lambda: other.is_present(1) and other.subscribers.count(WATCHING) == 1)
        assert not other.is_present(2)
        table.unsubscribe(watching, [])
        table.unsubscribe(news, [1])
        await eventually(lambda: not other.is_present(1) and other.subscribers.count(WATCHING) == 0)


async def test_nobody_is_here_through_a_process_that_has_left(logs: str) -> None:
    async with open_service(logs) as one:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        async with open_service(logs) as two:
            other = loaded(await two.table(table.id))
            other.subscribe([1])
            await eventually(lambda: table.is_present(1))
        await eventually(lambda: not table.is_present(1))


# --- several workers behind one port ---


@pytest.fixture
def crew(logs: str) -> Iterator[ServerProcess]:
    served = ServerProcess(logs, workers=2)
    served.start()
    yield served
    served.kill()


def test_a_game_goes_on_when_either_of_two_workers_is_killed(crew: ServerProcess) -> None:
    table, token = crew.create_table({"game": "tictactoe", "player-2": "here", "starts": "me"})
    heard: list[dict[str, Any]] = []
    for action in ("b2", "a1"):
        heard += _act_somewhere(crew, table, token, action, len(heard))
        os.kill(crew.workers()[0], signal.SIGKILL)
        heard += _back_again(crew, table, token, len(heard))
    assert [each["n"] for each in heard] == [*range(1, len(heard) + 1)]
    assert [each["text"] for each in heard if each["kind"] == "act"] == ["b2", "a1"]
    _, entries = read_record(crew.record(table))
    assert [(e.number, e.kind.value, e.text) for e in entries] == [
        (each["n"], each["kind"], each["text"]) for each in heard
    ]


def _act_somewhere(
    crew: ServerProcess, table: str, token: str, action: str, since: int
) -> list[dict[str, Any]]:
    with crew.connect(table, token, since=since) as line:
        state = line.state()
        line.command("act", action=action, after=state["after"])
        line.state(at_least=state["n"] + 1)
        return line.entries


def _back_again(crew: ServerProcess, table: str, token: str, since: int) -> list[dict[str, Any]]:
    """A client that lost its line tries until one of the workers answers."""
    for _ in range(200):
        try:
            with crew.connect(table, token, since=since) as line:
                line.state()
                return line.entries
        except (OSError, WebSocketException):
            time.sleep(0.05)
    raise AssertionError("no worker answers any more")


def test_two_browsers_at_two_workers_see_each_others_moves(crew: ServerProcess) -> None:
    table, token = crew.create_table({"game": "tictactoe", "player-2": "here", "starts": "me"})
    lines = [crew.connect(table, token) for _ in range(8)]  # as good as surely at both of them
    with ExitStack() as stack:
        opened = [stack.enter_context(each) for each in lines]
        states = [each.state() for each in opened]
        for nth, action in enumerate(("b2", "a1", "c3")):
            opened[nth].command("act", action=action, after=states[nth]["after"])
            states = [each.state(at_least=states[nth]["n"] + 1) for each in opened]
        assert len({str([e["text"] for e in each.entries]) for each in opened}) == 1


def test_all_who_follow_a_table_are_served_by_one_of_the_workers(crew: ServerProcess) -> None:
    homes = set()
    for _ in range(12):  # tables: all at home in the same one by chance once in 2000 runs
        table, token = crew.create_table({"game": "tictactoe", "player-2": "here", "starts": "me"})
        with ExitStack() as stack:
            for _ in range(6):
                stack.enter_context(crew.connect(table, token)).state()
            homes.add(_only_process_with(crew, 6))
        _only_process_with(crew, 0)
        if len(homes) == 2:
            return
    raise AssertionError(f"every table is at home in {homes}")


def _only_process_with(crew: ServerProcess, sockets: int) -> str:
    """The process that serves so many sockets, once no other serves any; any, if none does."""
    for _ in range(200):
        told = httpx.get(f"{crew.address}/metrics", timeout=10).text
        found = dict(re.findall(r'gamecase_sockets\{process="(\d+)"\} (\d+)', told))
        if sorted(found.values()) == ["0", str(sockets)]:
            return str(max(found, key=lambda process: int(found[process])))
        time.sleep(0.05)
    raise AssertionError(f"{sockets} sockets are not at one of two processes: {found}")


def test_workers_end_with_the_house(crew: ServerProcess) -> None:
    pids = crew.workers()
    assert len(pids) == 2
    crew.terminate()
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)

"""Several processes on one database: each serves any table and is notified of the others."""

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


async def wait_until_equal(one: Table, two: Table) -> None:
    """Wait until the two copies of a table have the same entries, with a subscriber to each."""
    news = [each.subscribe(()) for each in (one, two)]
    await eventually(lambda: one.entries == two.entries)
    for each, event in zip((one, two), news, strict=True):
        each.unsubscribe(event, ())


async def test_an_entry_of_one_process_wakes_subscribers_of_another(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, BEN), BROWSER)
        other = loaded(await two.table(table.id))
        for action in ("b2", "a1", "c3"):
            await play(table, action)
            await wait_until(other, lambda: other.entries == table.entries)
        await play(other, "c1")  # and back again
        await wait_until(table, lambda: table.entries == other.entries)


async def test_a_requested_table_is_as_new_as_the_database(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        await two.table(table.id)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = loaded(await two.table(table.id))
        assert other.held_by(OTHER_BROWSER) == (2,)
        assert other.state.names == ("Ann", "Ben")


async def test_a_table_without_subscribers_is_read_when_requested_or_subscribed(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, BEN), BROWSER)
        other = loaded(await two.table(table.id))
        marker = await one.create_table(table_request(ANN, BEN), BROWSER)
        await play(table, "b2")
        await play(marker, "b2")
        # A later entry of another table has arrived, so this one could have been read too.
        await wait_until_equal(marker, loaded(await two.table(marker.id)))
        assert len(other.entries) < len(table.entries)
        assert (loaded(await two.table(table.id))).entries == table.entries
        await play(table, "a1")
        await wait_until_equal(table, other)


async def test_client_seeds_added_at_once_through_two_processes_are_both_kept(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = loaded(await two.table(table.id))
        answers = await asyncio.gather(
            table.add_client_seed(1, "luck"), other.add_client_seed(2, "skill")
        )
        assert [*answers] == [None, None]
        await wait_until_equal(table, other)
        assert entry_kinds(table)[-3:] == ["words", "words", "lot"]


async def test_a_client_seed_is_not_added_twice(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY, seating="lot"), BROWSER)
        other = loaded(await two.table(table.id))
        answers = await asyncio.gather(
            table.add_client_seed(1, "luck"), other.add_client_seed(1, "skill")
        )
        assert sorted(map(str, answers)) == ["None", str(Refusal("too-late"))]


async def test_a_resignation_and_an_action_at_once_do_not_conflict(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        await table.sit(2, OTHER_BROWSER, "Ben")
        other = loaded(await two.table(table.id))
        now = position_number(other)
        resigned, acted = await asyncio.gather(table.resign(2), other.act([1], "b2", now))
        await wait_until_equal(table, other)
        # A resignation is valid after an action, but no action is valid after a resignation.
        assert resigned is None
        assert acted in (None, Refusal("too-late"))
        assert "resign" in entry_kinds(table)


async def test_an_answer_never_applies_to_another_offer(logs: str) -> None:
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


async def test_a_bot_moves_once_however_many_processes_have_its_table(logs: str) -> None:
    async with open_service(logs) as one, open_service(logs) as two:
        table = await one.create_table(table_request(ANN, BOT), BROWSER)
        other = loaded(await two.table(table.id))
        for _ in range(3):
            squares = table.state.game.choices(table.state.position).actions  # type: ignore[union-attr]  # listed
            await play(table, table.state.game.write(squares[0]))
            await eventually(lambda: table.state.outcome is not None or _bot_has_moved(table))
            await wait_until_equal(table, other)
            if table.state.outcome:
                break
        acts = [entry.by for entry in table.entries if entry.kind is EntryKind.ACT]
        assert acts == [1 + nth % 2 for nth in range(len(acts))]


def _bot_has_moved(table: Table) -> bool:
    acts = [entry.by for entry in table.entries if entry.kind is EntryKind.ACT]
    return bool(acts) and acts[-1] == 2


async def test_a_bot_is_started_by_the_process_that_has_a_subscriber(logs: str) -> None:
    async with (
        open_service(logs, hanging_engines()) as one,
        open_service(logs, immediate_engines()) as two,
    ):
        table = await one.create_table(table_request(ANN, BOT), BROWSER)
        await two.table(table.id)
        await play(table, "b2")
        other = loaded(await two.table(table.id))
        news = other.subscribe([1])  # the browser reconnects through the other process
        await eventually(lambda: entry_kinds(other).count("act") == 2)
        other.unsubscribe(news, [1])


async def test_a_player_is_present_through_any_process(logs: str) -> None:
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


async def test_a_closed_process_counts_no_players_as_present(logs: str) -> None:
    async with open_service(logs) as one:
        table = await one.create_table(table_request(ANN, AWAY), BROWSER)
        async with open_service(logs) as two:
            other = loaded(await two.table(table.id))
            other.subscribe([1])
            await eventually(lambda: table.is_present(1))
        await eventually(lambda: not table.is_present(1))


# --- several workers behind one port ---


@pytest.fixture
def server(logs: str) -> Iterator[ServerProcess]:
    served = ServerProcess(logs, workers=2)
    served.start()
    yield served
    served.kill()


def test_a_game_continues_when_either_of_two_workers_is_killed(server: ServerProcess) -> None:
    table, token = server.create_table({"game": "tictactoe", "player-2": "here", "starts": "me"})
    received: list[dict[str, Any]] = []
    for action in ("b2", "a1"):
        received += _act_through_any_worker(server, table, token, action, len(received))
        os.kill(server.workers()[0], signal.SIGKILL)
        received += _reconnect(server, table, token, len(received))
    assert [each["n"] for each in received] == [*range(1, len(received) + 1)]
    assert [each["text"] for each in received if each["kind"] == "act"] == ["b2", "a1"]
    _, entries = read_record(server.record(table))
    assert [(e.number, e.kind.value, e.text) for e in entries] == [
        (each["n"], each["kind"], each["text"]) for each in received
    ]


def _act_through_any_worker(
    server: ServerProcess, table: str, token: str, action: str, since: int
) -> list[dict[str, Any]]:
    with server.connect(table, token, since=since) as line:
        state = line.state()
        line.command("act", action=action, after=state["after"])
        line.state(at_least=state["n"] + 1)
        return line.entries


def _reconnect(server: ServerProcess, table: str, token: str, since: int) -> list[dict[str, Any]]:
    """Try to connect until one of the workers answers."""
    for _ in range(200):
        try:
            with server.connect(table, token, since=since) as line:
                line.state()
                return line.entries
        except (OSError, WebSocketException):
            time.sleep(0.05)
    raise AssertionError("no worker answers any more")


def test_two_browsers_at_two_workers_see_each_others_moves(server: ServerProcess) -> None:
    table, token = server.create_table({"game": "tictactoe", "player-2": "here", "starts": "me"})
    lines = [server.connect(table, token) for _ in range(8)]  # almost certainly at both workers
    with ExitStack() as stack:
        opened = [stack.enter_context(each) for each in lines]
        states = [each.state() for each in opened]
        for nth, action in enumerate(("b2", "a1", "c3")):
            opened[nth].command("act", action=action, after=states[nth]["after"])
            states = [each.state(at_least=states[nth]["n"] + 1) for each in opened]
        assert len({str([e["text"] for e in each.entries]) for each in opened}) == 1


def test_all_sockets_of_a_table_are_served_by_one_worker(server: ServerProcess) -> None:
    processes = set()
    for _ in range(12):  # tables: all in the same process by chance once in 2000 runs
        table, token = server.create_table(
            {"game": "tictactoe", "player-2": "here", "starts": "me"}
        )
        with ExitStack() as stack:
            for _ in range(6):
                stack.enter_context(server.connect(table, token)).state()
            processes.add(_only_process_with(server, 6))
        _only_process_with(server, 0)
        if len(processes) == 2:
            return
    raise AssertionError(f"every table is at home in {processes}")


def _only_process_with(server: ServerProcess, sockets: int) -> str:
    """The process that serves that many sockets, once the other serves none; either, for 0."""
    for _ in range(200):
        metrics = httpx.get(f"{server.address}/metrics", timeout=10).text
        found = dict(re.findall(r'gamecase_sockets\{process="(\d+)"\} (\d+)', metrics))
        if sorted(found.values()) == ["0", str(sockets)]:
            return str(max(found, key=lambda process: int(found[process])))
        time.sleep(0.05)
    raise AssertionError(f"{sockets} sockets are not at one of two processes: {found}")


def test_workers_end_with_the_server(server: ServerProcess) -> None:
    pids = server.workers()
    assert len(pids) == 2
    server.terminate()
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)

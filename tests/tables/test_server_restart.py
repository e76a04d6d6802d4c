"""A server killed at any time has stored every entry it acknowledged, exactly once."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gamecase.kernel.log import read_record
from gamecase.kernel.verify import verify
from gamecase.registry import find
from tables.server_process import ServerProcess, SocketClient

ROUNDS = 3


@pytest.fixture
def server(logs: str) -> Iterator[ServerProcess]:
    made = ServerProcess(logs)
    made.start()
    yield made
    made.kill()


def random_command(state: dict[str, Any], random: Random) -> tuple[str, dict[str, Any]]:
    """A command that a shared screen may send now: usually an action, sometimes another one."""
    if state["speak"]:
        return "words", {"chair": state["speak"][0], "words": "luck"}
    if state["is_over"]:
        return "offer", {"what": "rematch"}
    others = [each for each in state["may"] if each in ("takeback", "draw", "resign")]
    if others and random.random() < 0.2:
        may = random.choice(others)
        return ("resign", {}) if may == "resign" else ("offer", {"what": may})
    path = random.choice(state["gestures"]["paths"])
    return "act", {"action": path["action"], "after": state["after"]}


def play_until_killed(server: ServerProcess, line: SocketClient, random: Random) -> None:
    """Send commands one by one, then several at once, and kill the server before it answers all."""
    state = line.state()
    for _ in range(random.randint(3, 12)):
        kind, fields = random_command(state, random)
        line.command(kind, **fields)
        state = line.state(at_least=state["n"] + 1)
    for _ in range(4):
        kind, fields = random_command(state, random)
        line.command(kind, **fields)
    for _ in range(random.randint(0, 3)):
        line.receive()
    server.kill()
    try:
        while True:  # what was already sent counts as acknowledged too
            line.receive()
    except ConnectionClosed:
        return


def entry_fields(entries: list[dict[str, Any]]) -> list[tuple[int, int, str, str]]:
    return [(each["n"], each["by"], each["kind"], each["text"]) for each in entries]


def test_every_acknowledged_entry_is_kept_exactly_once_after_a_kill(server: ServerProcess) -> None:
    random = Random(5)
    table, token = server.create_table({"game": "tictactoe", "player-2": "here", "starts": "lot"})
    received: list[dict[str, Any]] = []
    for _ in range(ROUNDS):
        with server.connect(table, token, since=len(received)) as line:
            play_until_killed(server, line, random)
            received += line.entries
        server.start()
        # Numbers without a gap or a repeat: joining with `since` brings exactly what was missed.
        assert [each["n"] for each in received] == [*range(1, len(received) + 1)]
        header, entries = read_record(server.record(table))
        kept = [(e.number, e.by, e.kind.value, e.text) for e in entries]
        assert kept[: len(received)] == entry_fields(received)
        package = find(header.game)
        verify(package.game, package.rules(header.ruleset, header.switches), header, entries)
    with server.connect(table, token, since=len(received)) as line:
        line.state(at_least=len(entries))
        assert entry_fields(received + line.entries) == kept


def test_a_bot_to_move_when_the_server_was_killed_moves_after_the_restart(
    server: ServerProcess,
) -> None:
    table, token = server.create_table({"game": "tictactoe", "player-2": "bot", "starts": "me"})
    with server.connect(table, token) as line:
        state = line.state()
        line.command("act", action="b2", after=state["after"])
        line.state(at_least=state["n"] + 1)
        server.kill()  # a bot pauses before it moves, so it has not moved yet
    server.start()
    with server.connect(table, token) as line:
        state = line.state(at_least=state["n"] + 2)
    acts = [(each["by"], each["text"]) for each in line.entries if each["kind"] == "act"]
    assert len(acts) == 2
    assert acts[0] == (1, "b2")
    assert acts[1][0] == 2

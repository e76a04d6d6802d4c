"""The streams for bots, read from real server processes by plain HTTP."""

import json
import re
import secrets
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tables.server_process import ENGLISH, ServerProcess

SHELL_BOT = Path(__file__).parents[3] / "examples" / "random_bot.sh"
PATIENCE = 30.0
TWO = {"game": "tictactoe", "starts": "first"}
AWAY = {**TWO, "players": [{"kind": "here", "name": "Ann"}, {"kind": "away"}]}
ANYONE = {**TWO, "players": [{"kind": "here", "name": "Ann"}, {"kind": "anyone"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("streams") / "house.sqlite3", workers=2)
    made.start()
    yield made
    made.kill()


class Bot:
    """An HTTP client with a token."""

    def __init__(self, server: ServerProcess) -> None:
        self._address = server.address
        self._headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}

    def command(self, path: str, **body: Any) -> httpx.Response:
        # A new connection each time, so that any process may answer.
        address = f"{self._address}/api/{path}"
        return httpx.post(address, json=body, headers=self._headers, timeout=PATIENCE)

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        answer = self.command(path, **body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str) -> dict[str, Any]:
        address = f"{self._address}/api/{path}"
        found: dict[str, Any] = httpx.get(address, headers=self._headers, timeout=PATIENCE).json()
        return found

    @contextmanager
    def stream(self, path: str) -> Iterator[Iterator[dict[str, Any]]]:
        address = f"{self._address}/api/{path}"
        with httpx.stream("GET", address, headers=self._headers, timeout=PATIENCE) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield (json.loads(line) for line in answer.iter_lines() if line)


def until(lines: Iterator[dict[str, Any]], kind: str, **wanted: Any) -> dict[str, Any]:
    """The next line of that kind with the wanted fields."""
    for each in lines:
        if each["type"] == kind and all(each[name] == value for name, value in wanted.items()):
            return each
    raise AssertionError("the stream ended")


def test_a_stream_reports_a_table_as_it_changes(server: ServerProcess) -> None:
    ann, ben = Bot(server), Bot(server)
    created = ann.post("tables", **AWAY)
    table = created["table"]
    with ann.stream(f"table/{table}/stream") as lines:
        assert next(lines)["type"] == "entries"
        assert until(lines, "state")["players"][1]["is_seated"] is False
        ben.post(f"table/{table}/join", invite=created["invitations"][0]["invite"], name="Ben")
        state = until(lines, "state", is_yours=True)
        ann.post(f"table/{table}/act", action="b2", after=state["after"])
        assert until(lines, "entries")["entries"][0]["text"] == "b2"
        state = until(lines, "state", to_act=2)
        ben.post(f"table/{table}/act", action="a1", after=state["after"])
        assert until(lines, "state", is_yours=True)["position"] == ".../.X./O.."
    with ben.stream(f"table/{table}/stream?since=4") as lines:
        assert [each["n"] for each in next(lines)["entries"]] == [5]


def test_events_of_a_bots_tables_come_through_any_process(server: ServerProcess) -> None:
    ann, ben = Bot(server), Bot(server)
    with ann.stream("stream/event") as lines, ben.stream("stream/event?seeks=true") as sought:
        created = ann.post("tables", **ANYONE)
        table = created["table"]
        seek = until(sought, "seek", table=table)  # ann has a stream, and so is present
        ben.post(f"table/{table}/join", invite=seek["invite"], name="Ben")
        assert until(lines, "seated", table=table)["chair"] == 2
        assert until(lines, "game-start", table=table)["you"] == [1]
        turn = until(lines, "your-turn", table=table, wants="act")
        ann.post(f"table/{table}/act", action="b2", after=turn["after"])
        turn = until(sought, "your-turn", table=table, wants="act")
        ben.post(f"table/{table}/act", action="a1", after=turn["after"])
        until(lines, "your-turn", table=table, wants="act")
        ben.post(f"table/{table}/offer", what="draw")
        answer = until(lines, "your-turn", table=table, wants="answer")
        ann.post(f"table/{table}/accept", offer=answer["after"])
        over = until(sought, "game-finish", table=table)
        assert (over["winners"], over["reason"]) == ([], "agreed")
    with ann.stream("stream/event") as lines:
        ann.post(f"table/{table}/offer", what="rematch")
        ben.post(f"table/{table}/accept", offer=ben.get(f"table/{table}")["offer"]["number"])
        assert until(lines, "game-start", table=table)["nth_game"] == 2


def test_the_event_stream_needs_a_token(server: ServerProcess) -> None:
    answer = httpx.get(f"{server.address}/api/stream/event", timeout=PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-token")
    stranger = Bot(server)
    Bot(server).post("tables", **AWAY)
    with stranger.stream("stream/event") as lines:
        mine = stranger.post("tables", **{**AWAY, "players": [{"kind": "here"}] * 2})["table"]
        assert next(lines)["table"] == mine


def test_a_quiet_stream_is_kept_alive(server: ServerProcess) -> None:
    table = Bot(server).post("tables", **AWAY)["table"]
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as plain:
        plain.sendall(f"GET /api/table/{table}/stream HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        heard = b""
        while b"\r\n1\r\n\n\r\n" not in heard:  # an empty line, as a chunk of its own
            more = plain.recv(65536)
            assert more, heard
            heard += more
        assert heard.startswith(b"HTTP/1.1 200 OK")
        assert b'"type":"state"' in heard


def test_the_shell_bot_plays_a_game_to_its_end(server: ServerProcess) -> None:
    ann = Bot(server)
    created = ann.post("tables", **{**AWAY, "starts": "lot"})
    table = created["table"]
    command = [str(SHELL_BOT), created["invitations"][0]["address"], "Shell"]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENGLISH)
    with ann.stream(f"table/{table}/stream") as lines:
        for state in lines:
            if state["type"] != "state":
                continue
            if state["outcome"]:
                break
            # Lines may be outdated by now: a command that comes too late does no harm.
            for chair in state["speak"]:
                ann.command(f"table/{table}/words", chair=chair, words="any")
            if state["is_yours"]:
                ann.command(f"table/{table}/act", action=state["actions"][0], after=state["after"])
    assert state["players"][1]["name"] == "Shell"
    assert bot.communicate(timeout=PATIENCE)[0].strip() == state["status"]
    assert bot.returncode == 0


def test_any_process_reports_the_metrics_of_all(server: ServerProcess) -> None:
    deadline = time.monotonic() + PATIENCE
    found: set[str] = set()
    while len(found) < 2 and time.monotonic() < deadline:
        metrics = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
        found = set(re.findall(r'gamecase_streams\{process="(\d+)"\}', metrics))
        time.sleep(0.1)
    assert len(found) == 2, "each process, in one answer"

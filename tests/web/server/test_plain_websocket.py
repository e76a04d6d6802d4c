"""The server without the fast WebSocket protocol and without socket affinity."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from gamecase.kernel.log import read_record
from tables.server_process import ENGLISH, SocketClient

_SECONDS = 30.0
_SERVER = """
import sys
from gamecase.web.server.run import bind_port, run
from gamecase.web.server.workers import ServerConfig

database, mode = sys.argv[1:]
if __name__ == "__main__":
    if mode == "broken":
        sys.modules["gamecase.web.server.fast_websocket"] = None
    address = bind_port("127.0.0.1", 0)
    config = ServerConfig(database, has_fast_websocket=mode == "broken")
    ready = lambda: print(address.here, flush=True)
    run(address, config, ready, workers=2 if mode == "workers" else 1)
"""


@pytest.fixture(params=["plain", "broken", "workers"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a server: with the plain protocol, as one process and as two, or as a fallback."""
    script = tmp_path / "server.py"
    script.write_text(_SERVER)
    process = subprocess.Popen(
        [sys.executable, str(script), str(tmp_path / "database.sqlite3"), request.param],
        stdout=subprocess.PIPE,
        text=True,
        env={**ENGLISH, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    url = process.stdout.readline().strip().rstrip("/")
    assert url.startswith("http://")
    yield url
    process.send_signal(signal.SIGTERM)
    with process.stdout:
        assert process.wait(_SECONDS) in (0, -signal.SIGTERM)


def test_two_players_play_a_game(server: str) -> None:
    tokens = ["the token of Ann's program", "the token of Ben's program"]
    headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
    body = {
        "game": "tictactoe",
        "starts": "first",
        "players": [{"kind": "here", "name": "Ann"}, {"kind": "away"}],
    }
    created = httpx.post(f"{server}/api/tables", json=body, headers=headers[0]).json()
    path = f"{server}/api/table/{created['table']}"
    invitation = {"invite": created["invitations"][0]["invite"], "name": "Ben"}
    assert httpx.post(f"{path}/join", json=invitation, headers=headers[1]).status_code == 200
    socket_url = f"{server.replace('http', 'ws')}/table/{created['table']}/socket"
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(socket_url, additional_headers=h)) for h in headers]
        clients = [SocketClient(socket) for socket in sockets]
        for client in clients:
            client.command("join", since=0)
        entries = httpx.get(path).json()["n"]
        for nth, action in enumerate(("a1", "b1", "a2", "b2", "a3")):
            client = clients[nth % 2]
            state = client.state(at_least=entries + nth)
            assert state["is_yours"]
            client.command("act", action=action, after=state["after"])
        assert all(client.state(at_least=entries + 5)["is_over"] for client in clients)
    _, log = read_record(httpx.get(f"{path}/record").text)
    assert [entry.text for entry in log if entry.kind == "act"] == ["a1", "b1", "a2", "b2", "a3"]

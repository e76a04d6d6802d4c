"""A `gamecase serve` process that tests connect to as a browser does, and can kill."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync import client as websocket_client
from websockets.sync.client import ClientConnection

#: The output is in the language of the terminal; tests expect English.
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "200"}

_PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server process; it can be killed and started again on the same file and port."""

    def __init__(
        self,
        database: Path | str,
        *,
        workers: int = 1,
        games: Sequence[Path] = (),
        environment: Mapping[str, str] | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self._options = options  # of the command
        self.database = database
        self._workers = workers
        self._games = games  # folders where more games are found
        self._environment = environment or {}
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None
        self.output: deque[str] = deque(maxlen=500)  # its last lines, from all its starts
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "gamecase", "serve", "--no-browser"]
        command += ["--workers", str(self._workers)]
        command += ["--port", str(self._port), "--database", str(self.database)]
        command += self._options
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={
                **ENGLISH,
                "PYTHONPATH": os.pathsep.join(map(str, [*self._games, *sys.path])),
                **self._environment,
            },
            start_new_session=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()  # printed once pages are served
        assert self.address in said, said + self._process.stdout.read()
        # The rest of its output is read too: a full pipe would block it.
        self._reading = threading.Thread(
            target=self.output.extend, args=(self._process.stdout,), daemon=True
        )
        self._reading.start()

    def kill(self) -> None:
        """Kill the process and its children, as a power cut would."""
        if self._process is not None:
            with suppress(ProcessLookupError):  # it has ended by itself
                os.killpg(self._process.pid, signal.SIGKILL)  # its bots with it
            self._process.wait(_PATIENCE)
            assert self._process.stdout is not None
            self._reading.join(_PATIENCE)
            self._process.stdout.close()
            self._process = None

    def terminate(self) -> None:
        """Ask the process to end, and wait until it has."""
        assert self._process is not None
        self._process.terminate()
        assert self._process.wait(_PATIENCE) == 0

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[int]:
        """The process ids of the workers."""
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        found = [int(each) for each in children.read_text().split()]
        return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def create_table(self, form: Mapping[str, str]) -> tuple[str, str]:
        """A new table: its path, and the cookie that holds a chair at it."""
        answer = httpx.post(f"{self.address}/tables", data=dict(form), timeout=_PATIENCE)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"], answer.cookies["gamecase-seat"]

    def record(self, table: str) -> str:
        answer = httpx.get(f"{self.address}{table}/record", timeout=_PATIENCE)
        assert answer.status_code == 200
        return answer.text

    @contextmanager
    def connect(self, table: str, token: str, since: int = 0) -> Iterator["SocketClient"]:
        """A socket at the table, joined."""
        address = self.address.replace("http", "ws") + table + "/socket"
        headers = {"Cookie": f"gamecase-seat={token}"}
        with websocket_client.connect(
            address, additional_headers=headers, open_timeout=_PATIENCE
        ) as socket_:
            client = SocketClient(socket_)
            client.command("join", since=since)
            yield client


class SocketClient:
    """The client end of a socket, which collects the entries it receives."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.entries: list[dict[str, Any]] = []
        self._waiting: list[dict[str, Any]] = []

    def command(self, kind: str, **fields: Any) -> None:
        self._connection.send(json.dumps({"type": kind, **fields}))

    def receive(self) -> dict[str, Any]:
        """The next message; entries are collected."""
        if not self._waiting:
            came = str(self._connection.recv(_PATIENCE))
            self._waiting = [json.loads(each) for each in came.split("\n")]
        message = self._waiting.pop(0)
        if message["type"] == "entries":
            self.entries += message["entries"]
        return message

    def state(self, at_least: int = 0) -> dict[str, Any]:
        """The next state message with at least so many entries."""
        while True:
            message = self.receive()
            if message["type"] == "state" and message["n"] >= at_least:
                return message

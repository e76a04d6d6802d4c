"""GNU Backgammon for benchmarks: a process of its own that answers requests over a socket.

    with Gnubg() as gnubg:
        gnubg.call("eval", positions=["4HPwATDgc/ABMA"], ply=2)["values"]

GNU Backgammon comes from `apt-get install gnubg`, or is named by the environment variable GNUBG.
`gnubg_server.py`, which runs in its embedded Python, describes the operations.
"""

import json
import os
import pty
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import gnubg_boards

HERE = Path(__file__).resolve().parent


def find_gnubg():
    """The path of GNU Backgammon."""
    candidates = (os.environ.get("GNUBG"), shutil.which("gnubg"), "/usr/games/gnubg")
    for path in candidates:
        if path and Path(path).exists():
            return path
    sys.exit("GNU Backgammon is missing: apt-get install gnubg, or name it by GNUBG")


def compile_fast_wait():
    """Compile `gnubg_fast_wait.c` once; None without a compiler."""
    source = HERE / "gnubg_fast_wait.c"
    library = Path(tempfile.gettempdir()) / f"gnubg_fast_wait_{os.getuid()}.so"
    if library.exists() and library.stat().st_mtime >= source.stat().st_mtime:
        return library
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    part = library.with_suffix(f".{os.getpid()}")
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", part, source], check=True)
    part.replace(library)
    return library


class GnubgError(RuntimeError):
    """GNU Backgammon has ended, or could not do what was asked."""


class Gnubg:
    """One process of GNU Backgammon."""

    def __init__(self):
        ours, theirs = socket.socketpair()
        environment = os.environ | {
            "GNUBG_SOCKET": str(theirs.fileno()),
            "GNUBG_FOLDER": str(HERE),
            "LC_ALL": "C.UTF-8",
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        environment.pop("DISPLAY", None)
        environment.pop("PYTHONPATH", None)
        if library := compile_fast_wait():
            environment["LD_PRELOAD"] = str(library)
        self._folder = tempfile.TemporaryDirectory(prefix="gnubg_")
        self._terminal, terminal = pty.openpty()  # see `main` of the server
        self._process = subprocess.Popen(
            [
                find_gnubg(),
                "-t",
                "-q",
                "-r",
                "-s",
                self._folder.name,
                "-p",
                HERE / "gnubg_server.py",
            ],
            stdin=subprocess.DEVNULL,
            stdout=terminal,
            stderr=subprocess.DEVNULL,
            env=environment,
            pass_fds=[theirs.fileno()],
            cwd=self._folder.name,
        )
        theirs.close()
        os.close(terminal)
        self._socket = ours
        self._replies = ours.makefile("r", encoding="utf-8")
        self._requests = ours.makefile("w", encoding="utf-8")

    def call(self, operation, **arguments):
        """The reply to one request."""
        self._requests.write(json.dumps({"operation": operation, **arguments}) + "\n")
        self._requests.flush()
        line = self._replies.readline()
        if not line:
            raise GnubgError(f"GNU Backgammon has ended (exit code {self._process.poll()})")
        reply = json.loads(line)
        if "error" in reply:
            raise GnubgError(reply["error"])
        return reply

    def close(self):
        """End the process."""
        self._requests.close()
        self._replies.close()
        self._socket.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._terminal)
        self._folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class RestartingGnubg:
    """A GNU Backgammon that is restarted now and then, since its Python interface leaks memory."""

    def __init__(self, every=20000):
        self._gnubg, self._spent, self._every = Gnubg(), 0, every

    def __call__(self, operation, cost, **arguments):
        if self._spent + cost > self._every:
            self._gnubg.close()
            self._gnubg, self._spent = Gnubg(), 0
        self._spent += cost
        return self._gnubg.call(operation, **arguments)

    def close(self):
        self._gnubg.close()


def game_plan(position, nth):
    """A rough name for the kind of game."""
    return gnubg_boards.game_plan(gnubg_boards.board_of(position), nth)

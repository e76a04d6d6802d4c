"""The time from starting the process to the first page, compared with an empty Starlette app.

The target is one second with warm caches. The empty app is the same server and framework with a
single plain-text route. Run it twice and use the second result.

    python benchmarks/first_page.py
"""

import socket
import statistics
import subprocess
import sys
import tempfile
import time
from urllib.error import URLError
from urllib.request import urlopen

ROUNDS = 7
_EMPTY = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
app = Starlette(routes=[Route("/", lambda request: PlainTextResponse("hello"))])
uvicorn.run(app, port=int(sys.argv[1]), log_level="error")
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def seconds_to_first_page(command: list[str], port: int) -> float:
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                with urlopen(f"http://127.0.0.1:{port}/") as answer:
                    answer.read()
                return time.perf_counter() - began
            except URLError:
                time.sleep(0.005)
    finally:
        process.kill()
        process.wait()


def main() -> None:
    ours, empty = [], []
    for _ in range(ROUNDS):
        port = free_port()
        empty.append(seconds_to_first_page([sys.executable, "-c", _EMPTY, str(port)], port))
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            command = [sys.executable, "-m", "gamecase", "serve", "--no-browser"]
            command += ["--port", str(port), "--database", f"{folder}/house.sqlite3"]
            ours.append(seconds_to_first_page(command, port))
    mine, theirs = statistics.median(ours), statistics.median(empty)
    print(f"empty Starlette app: {theirs:.2f} s, Gamecase: {mine:.2f} s (medians of {ROUNDS})")
    print(f"ratio {mine / theirs:.2f}")


if __name__ == "__main__":
    main()

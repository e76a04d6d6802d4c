"""The processes that serve: one, or several behind one port, and somebody who replaces the fallen.

Any of them serves any table: what one writes the others hear from the database. A browser whose
process is gone comes back by itself, to whichever accepts it first.
"""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from gamecase.tables.commands import LONGEST_MESSAGE
from gamecase.web.app import make_app
from gamecase.web.server.fast_websocket import FastWebSocketProtocol
from gamecase.web.server.logs import set_up_logs
from gamecase.web.server.socket_affinity import SocketAffinity

log = logging.getLogger(__name__)

MOST_WORKERS = 64
_GRACE_SECONDS = 3  # for requests under way when the house closes
_LOOK_SECONDS = 0.2
_SHORT_LIFE_SECONDS = 2.0  # who falls sooner is not replaced at once


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """What every process that serves must know."""

    database: str
    logs: str = "plain"
    cluster: str = ""  # empty: bots think on this computer
    shared: str = ""  # the folder of several processes: their numbers, and the doors between them


def serve_alone(
    listener: socket.socket,
    service: ServerConfig,
    on_ready: Callable[[], None],
    socket_affinity: SocketAffinity | None = None,
) -> None:
    """Serve in this process until it is told to stop, with or without neighbours."""
    app = make_app(service.database, cluster=service.cluster, numbers=service.shared)
    config = uvicorn.Config(
        app,
        log_config=None,  # as `logs.py` has set it up
        access_log=False,
        ws=partial(FastWebSocketProtocol, socket_affinity=socket_affinity),  # type: ignore[arg-type]  # called, as a class would be
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more time and memory a socket than the news weigh
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    server = _Server(config, app, socket_affinity)

    async def serve() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            _calm_the_collector()
            if socket_affinity is not None:
                socket_affinity.open(server.take_over)
            on_ready()
        await serving

    with asyncio.Runner(loop_factory=_fastest_loop()) as runner:
        runner.run(serve())


def _calm_the_collector() -> None:
    """What is loaded stays, and tables leave few circles behind: look for them less often.

    Everybody waits meanwhile, so the middle generation is kept small as well.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 3, 8)


class _Server(uvicorn.Server):
    """A server that ends its streams as it closes; they would keep it waiting otherwise."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, socket_affinity: SocketAffinity | None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._homes = socket_affinity
        self._coming: set[asyncio.Task[None]] = set()

    def take_over(self, connection: socket.socket, said: bytes) -> None:
        """Serve a socket that another process has accepted."""
        coming = asyncio.create_task(self._take_over(connection, said))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def _take_over(self, connection: socket.socket, said: bytes) -> None:
        loop = asyncio.get_running_loop()
        _, wire = await loop.connect_accepted_socket(
            lambda: FastWebSocketProtocol(self.config, self.server_state, self.lifespan.state),
            connection,
        )
        wire.data_received(said)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._homes is not None:
            self._homes.close()
        self._app.state.table_service.end_streams()
        await super().shutdown(sockets)


def _fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it takes a third less time a message."""
    try:
        import uvloop  # noqa: PLC0415 - not made for Windows
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def serve_together(
    listener: socket.socket,
    service: ServerConfig,
    on_ready: Callable[[], None],
    *,
    workers: int,
) -> None:
    """Serve in several processes until this one is told to stop."""
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        stopping.set()

    before = {each: signal.signal(each, stop) for each in (signal.SIGINT, signal.SIGTERM)}
    shared = tempfile.TemporaryDirectory(prefix="gamecase-")
    service = replace(service, shared=shared.name)
    crew = [_Worker(listener, service, (nth, workers)) for nth in range(workers)]
    try:
        while not stopping.is_set() and not all(each.is_ready for each in crew):
            _replace_fallen(crew)
            stopping.wait(0.02)
        if not stopping.is_set():
            on_ready()
        while not stopping.wait(_LOOK_SECONDS):
            _replace_fallen(crew)
    finally:
        for each in crew:
            each.stop()
        shared.cleanup()
        for number, handler in before.items():
            signal.signal(number, handler)


class _Worker:
    """A process that serves, started anew when it has fallen."""

    def __init__(
        self, listener: socket.socket, service: ServerConfig, place: tuple[int, int]
    ) -> None:
        # Fresh interpreters: a fork would copy this one's threads and locks.
        self._context = multiprocessing.get_context("spawn")
        self._listener = listener
        self._service = service
        self._place = place  # which one of how many
        self.start()

    def start(self) -> None:
        self._ready: Event = self._context.Event()
        self._started = time.monotonic()
        self._process: SpawnProcess = self._context.Process(
            target=_work,
            args=(self._listener, self._service, self._place, self._ready),
            name="worker",
        )
        self._process.start()

    @property
    def is_ready(self) -> bool:
        return self._ready.is_set()

    @property
    def has_fallen(self) -> bool:
        lived = time.monotonic() - self._started
        return self._process.exitcode is not None and lived > _SHORT_LIFE_SECONDS

    @property
    def exit_code(self) -> int | None:
        return self._process.exitcode

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(_GRACE_SECONDS + 7)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()


def _replace_fallen(crew: list[_Worker]) -> None:
    for each in crew:
        if each.has_fallen:
            log.warning("a worker ended with %s; another takes its place", each.exit_code)
            each.start()


def _work(
    listener: socket.socket, service: ServerConfig, place: tuple[int, int], ready: Event
) -> None:
    set_up_logs(service.logs)
    _leave_with_the_house()
    serve_alone(listener, service, ready.set, SocketAffinity(Path(service.shared), *place))


def _leave_with_the_house() -> None:
    """A worker ends when the process that started it does, however that came to its end."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None  # this runs in a process started by another
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()

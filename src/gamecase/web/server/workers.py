"""The serving processes: this one alone, or several behind one port that are restarted on failure.

Any of them serves any table, since all read what the others write from the database. A browser
whose process has died reconnects by itself, to whichever process accepts it first.
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
from uvicorn.middleware.proxy_headers import _TrustedHosts as TrustedHosts

from gamecase.config.settings import Settings
from gamecase.tables.commands import LONGEST_MESSAGE
from gamecase.web.app import make_app
from gamecase.web.server.connection_limits import ConnectionWatch
from gamecase.web.server.connection_start import ConnectionStart
from gamecase.web.server.logs import configure_logging
from gamecase.web.server.network_share import NetworkShare
from gamecase.web.server.socket_affinity import SocketAffinity
from gamecase.web.server.socket_request import read_socket_request
from gamecase.web.server.systemd import notify, watchdog_seconds
from gamecase.web.services import AppConfig, Services

log = logging.getLogger(__name__)

MAX_WORKERS = 64
_GRACE_SECONDS = 3  # for requests in progress at shutdown
_CHECK_SECONDS = 0.2
_STUCK_SECONDS = 30.0  # of one write, after which the watchdog is told nothing
_MIN_LIFETIME_SECONDS = 2.0  # a worker that fails sooner is restarted only after this time

#: uvicorn's own protocol, used where the fast one cannot be.
_PLAIN_WEBSOCKET = "websockets-sansio"


@dataclass(frozen=True, slots=True)
class ServerConfig:
    """What every serving process needs to know."""

    database: str
    logs: str = "plain"
    cluster: str = ""  # empty: engines run on this computer
    shared_folder: str = ""  # where several processes share metrics and pass on sockets
    share_address: str = ""  # where the operator may share the server; empty: nowhere
    has_fast_websocket: bool = True  # False: uvicorn's own protocol, without socket affinity
    settings: Settings = Settings()


def serve(
    listener: socket.socket,
    config: ServerConfig,
    on_ready: Callable[[], None],
    affinity: SocketAffinity | None = None,
    *,
    is_first: bool = True,
) -> None:
    """Serve in this process until it is stopped; the first of several does the upkeep."""
    app_config = AppConfig(
        config.database,
        cluster=config.cluster,
        prepares_engines=True,
        metrics_folder=config.shared_folder,
        settings=config.settings,
        does_upkeep=is_first,
    )
    app = make_app(app_config)
    watch = ConnectionWatch(config.settings.limits, is_trusted=_proxies(config.settings))
    server = _Server(_uvicorn_config(app, config, affinity, watch), app, affinity)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        watching = asyncio.create_task(watch.run(server.server_state.connections))
        reporting = asyncio.create_task(_report_life(app))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            if config.share_address:
                port = listener.getsockname()[1]
                app.state.network_share = server.network_share(config.share_address, port)
            _tune_garbage_collector()
            if affinity is not None:
                affinity.open(server.accept)
            on_ready()
        await serving
        notify("STOPPING=1")
        watching.cancel()
        reporting.cancel()

    with asyncio.Runner(loop_factory=_fastest_loop()) as runner:
        runner.run(run())


async def _report_life(app: Starlette) -> None:
    """Tell systemd again and again that the event loop and the writer work."""
    seconds = watchdog_seconds()
    while seconds:
        await asyncio.sleep(seconds)
        services: Services | None = getattr(app.state, "services", None)
        if services is None or services.accounts.store.writer_delay() < _STUCK_SECONDS:
            notify("WATCHDOG=1")


def _uvicorn_config(
    app: Starlette,
    config: ServerConfig,
    affinity: SocketAffinity | None,
    watch: ConnectionWatch,
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,  # `configure_logging` has done it
        access_log=config.settings.logging.access,
        forwarded_allow_ips=[*config.settings.proxy.trusted],
        http=partial(ConnectionStart, watch=watch),  # type: ignore[arg-type]  # called like a class
        ws=_websocket_protocol(config, affinity),  # type: ignore[arg-type]  # called like a class
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more time and memory per socket than it saves
        server_header=False,
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )


def _proxies(settings: Settings) -> Callable[[str], bool]:
    """Whether an address is that of a proxy, behind which there are many clients."""
    trusted = TrustedHosts([*settings.proxy.trusted])
    return lambda address: address in trusted


def _websocket_protocol(
    config: ServerConfig, affinity: SocketAffinity | None
) -> Callable[..., asyncio.Protocol] | str:
    """The fast protocol, or the name of uvicorn's own where that one does not load."""
    if not config.has_fast_websocket:
        return _PLAIN_WEBSOCKET
    try:
        from gamecase.web.server.fast_websocket import FastWebSocketProtocol  # noqa: PLC0415
    except ImportError as error:
        log.warning("using uvicorn's WebSocket protocol instead of the fast one: %s", error)
        return _PLAIN_WEBSOCKET
    return partial(FastWebSocketProtocol, socket_affinity=affinity)


def _tune_garbage_collector() -> None:
    """Collect less often: what is loaded stays, and tables leave few cycles behind.

    Every client waits during a collection, so the middle generation is kept small as well.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 3, 8)


class _Server(uvicorn.Server):
    """A server that accepts sockets from other processes, and ends its streams at shutdown."""

    def __init__(
        self, config: uvicorn.Config, app: Starlette, affinity: SocketAffinity | None
    ) -> None:
        super().__init__(config)
        self._app = app
        self._affinity = affinity
        self._accepting: set[asyncio.Task[None]] = set()
        self._share: NetworkShare | None = None

    def network_share(self, address: str, port: int) -> NetworkShare:
        """The switch that lets this server listen on the network too."""

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn does
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        self._share = NetworkShare(address, port, protocol, lambda: self.server_state.connections)
        return self._share

    def accept(self, connection: socket.socket, received: bytes) -> None:
        """Serve a socket that another process has passed on."""
        task = asyncio.create_task(self._accept(connection, received))
        self._accepting.add(task)
        task.add_done_callback(self._accepting.discard)

    async def _accept(self, connection: socket.socket, received: bytes) -> None:
        # Only a process with the fast protocol passes sockets on, and all have the same.
        from gamecase.web.server.fast_websocket import FastWebSocketProtocol  # noqa: PLC0415

        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(
            lambda: FastWebSocketProtocol(self.config, self.server_state, self.lifespan.state),
            connection,
        )
        request = read_socket_request(received)
        if request is not None:
            protocol.open_socket(request)
        else:
            protocol.data_received(received)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._affinity is not None:
            self._affinity.close()
        services: Services = self._app.state.services
        services.tables.end_streams()
        if self._share is not None:
            self._share.close()
        await super().shutdown(sockets)


def _fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed: it takes a third less time per message."""
    try:
        import uvloop  # noqa: PLC0415 - not available on Windows
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


def serve_with_workers(
    listener: socket.socket,
    config: ServerConfig,
    on_ready: Callable[[], None],
    *,
    workers: int,
) -> None:
    """Serve in several processes until this one is stopped."""
    stopping = threading.Event()

    def stop(number: int, frame: FrameType | None) -> None:
        stopping.set()

    handlers = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    folder = tempfile.TemporaryDirectory(prefix="gamecase-")
    config = replace(config, shared_folder=folder.name)
    pool = [_Worker(listener, config, (index, workers)) for index in range(workers)]
    try:
        while not stopping.is_set() and not all(worker.is_ready for worker in pool):
            _restart_failed(pool)
            stopping.wait(0.02)
        if not stopping.is_set():
            on_ready()
        interval, reported = watchdog_seconds(), 0.0
        while not stopping.wait(_CHECK_SECONDS):
            _restart_failed(pool)
            if interval and time.monotonic() - reported >= interval:
                reported = time.monotonic()
                notify("WATCHDOG=1")
    finally:
        notify("STOPPING=1")
        for worker in pool:
            worker.stop()
        folder.cleanup()
        for number, handler in handlers.items():
            signal.signal(number, handler)


class _Worker:
    """A serving process that can be restarted."""

    def __init__(
        self, listener: socket.socket, config: ServerConfig, place: tuple[int, int]
    ) -> None:
        # Fresh interpreters: a fork would copy this one's threads and locks.
        self._context = multiprocessing.get_context("spawn")
        self._listener = listener
        self._config = config
        self._place = place  # index and count
        self.start()

    def start(self) -> None:
        """Start the process."""
        self._ready: Event = self._context.Event()
        self._started = time.monotonic()
        self._process: SpawnProcess = self._context.Process(
            target=_work,
            args=(self._listener, self._config, self._place, self._ready),
            name="worker",
        )
        self._process.start()

    @property
    def is_ready(self) -> bool:
        return self._ready.is_set()

    @property
    def has_failed(self) -> bool:
        """Whether the process has ended, and is old enough to be restarted."""
        lifetime = time.monotonic() - self._started
        return self._process.exitcode is not None and lifetime > _MIN_LIFETIME_SECONDS

    @property
    def exit_code(self) -> int | None:
        return self._process.exitcode

    def stop(self) -> None:
        """End the process, by force if need be."""
        self._process.terminate()
        self._process.join(_GRACE_SECONDS + 7)
        if self._process.exitcode is None:
            self._process.kill()
            self._process.join()


def _restart_failed(pool: list[_Worker]) -> None:
    for worker in pool:
        if worker.has_failed:
            log.warning("a worker exited with code %s; restarting it", worker.exit_code)
            worker.start()


def _work(
    listener: socket.socket, config: ServerConfig, place: tuple[int, int], ready: Event
) -> None:
    """Serve in a worker process."""
    configure_logging(config.logs)
    _exit_with_parent()
    affinity = None
    if config.has_fast_websocket:
        affinity = SocketAffinity(Path(config.shared_folder), *place)
    serve(listener, config, ready.set, affinity, is_first=place[0] == 0)


def _exit_with_parent() -> None:
    """End this worker when its parent process ends, for whatever reason."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None  # this process was started by another
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()

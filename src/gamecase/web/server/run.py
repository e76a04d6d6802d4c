"""Starts the server: binds the port, finds its addresses, and serves."""

import ipaddress
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gamecase.database_schema import SERVER_MIGRATIONS
from gamecase.engines.dask_cluster import connect_cluster
from gamecase.kernel.errors import BadInput
from gamecase.storage.store import is_postgres, open_store
from gamecase.web.server.logs import configure_logging
from gamecase.web.server.systemd import notify
from gamecase.web.server.workers import MAX_WORKERS, ServerConfig, serve, serve_with_workers

DEFAULT_PORT = 8740  # used when it is free, so that bookmarks keep working
LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class ListenAddress:
    """The bound port, and the URLs that lead to it."""

    listener: socket.socket
    here: str  # the URL on this computer
    network: str  # the URL for others on the same network; empty: not reachable


def default_database() -> Path:
    """The database file in the user's data folder."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return folder / "gamecase" / "gamecase.sqlite3"


def bind_port(host: str, port: int | None) -> ListenAddress:
    """Bind the given port; without one, the default port, or any that is free."""
    candidates = [port] if port is not None else [DEFAULT_PORT, 0]
    failure: Exception | None = None
    for candidate in candidates:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, candidate))
        except (OSError, OverflowError) as error:
            listener.close()
            failure = error
            continue
        bound = listener.getsockname()[1]
        return ListenAddress(listener, _url(_local_name(host), bound), _network_url(host, bound))
    raise BadInput(f"cannot listen on {host} port {candidates[-1]}: {failure}")


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _local_name(host: str) -> str:
    return LOOPBACK if host in ("0.0.0.0", "::", "") else host  # noqa: S104 - compared, not bound


def _network_url(host: str, port: int) -> str:
    if host not in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        is_loopback = host == "localhost" or _is_loopback(host)
        return "" if is_loopback else _url(host, port)
    own = network_address()
    return _url(own, port) if own else ""


def network_address() -> str:
    """The address of this computer on its network; empty where there is none."""
    # Connecting a UDP socket sends nothing, but selects the address other networks would see.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            own = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if _is_loopback(own) else own


def share_address(host: str, share: str, workers: int) -> str:
    """The address on which the operator may share a server: only one that is on loopback alone."""
    if share == "off" or workers > 1 or not (host == "localhost" or _is_loopback(host)):
        return ""
    return network_address() if share == "on" else share


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def run(
    address: ListenAddress, config: ServerConfig, on_ready: Callable[[], None], *, workers: int = 1
) -> None:
    """Serve until interrupted; `on_ready` is called when the first request can be answered."""
    if not 1 <= workers <= MAX_WORKERS:
        raise BadInput(f"1 to {MAX_WORKERS} workers, not {workers}")
    configure_logging(config.logs)
    if not is_postgres(config.database):
        Path(config.database).expanduser().parent.mkdir(0o700, parents=True, exist_ok=True)
    # Opened once before the server starts, so that an unusable database is a one-line error.
    open_store(config.database, SERVER_MIGRATIONS).close()
    if config.cluster:
        with connect_cluster(config.cluster):
            pass

    def ready() -> None:
        on_ready()
        notify("READY=1")

    if workers == 1:
        serve(address.listener, config, ready)
    else:
        serve_with_workers(address.listener, config, ready, workers=workers)

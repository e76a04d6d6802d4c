"""Opening the house: a port, the addresses people can reach it by, and the server itself."""

import ipaddress
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from gamecase.accounts.migrations import ACCOUNT_MIGRATIONS
from gamecase.engines.cluster import reach
from gamecase.kernel.errors import BadInput
from gamecase.storage.store import is_postgres, open_store
from gamecase.web.server.logs import set_up_logs
from gamecase.web.server.workers import MOST_WORKERS, ServerConfig, serve_alone, serve_together

USUAL_PORT = 8740  # taken when it is free, so that a bookmark works tomorrow
LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class ListenAddress:
    """Where the server listens, and what people type to get there."""

    listener: socket.socket
    here: str  # the address on this computer
    network: str  # the address for others on the same network; empty when there is none


def default_database() -> Path:
    """Where tables are kept unless told otherwise."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return folder / "gamecase" / "gamecase.sqlite3"


def open_doors(host: str, port: int | None) -> ListenAddress:
    """Bind the port: the one asked for, else the usual one, else any that is free."""
    wanted = [port] if port is not None else [USUAL_PORT, 0]
    failure: Exception | None = None
    for each in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, each))
        except (OSError, OverflowError) as error:
            listener.close()
            failure = error
            continue
        bound = listener.getsockname()[1]
        return ListenAddress(
            listener, _address(_local_name(host), bound), _network_address(host, bound)
        )
    raise BadInput(f"cannot listen on {host} port {wanted[-1]}: {failure}")


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _local_name(host: str) -> str:
    return LOOPBACK if host in ("0.0.0.0", "::", "") else host  # noqa: S104 - compared, not bound


def _network_address(host: str, port: int) -> str:
    if host not in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        is_loopback = host == "localhost" or _is_loopback(host)
        return "" if is_loopback else _address(host, port)
    # Asking which address would be used to reach another network sends nothing.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            own = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if _is_loopback(own) else _address(own, port)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def run(
    address: ListenAddress, service: ServerConfig, on_ready: Callable[[], None], *, workers: int = 1
) -> None:
    """Serve until interrupted; `on_ready` is called once pages can be had."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput(f"1 to {MOST_WORKERS} workers, not {workers}")
    set_up_logs(service.logs)
    if not is_postgres(service.database):
        Path(service.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    # A database that will not do is told before the server starts, in one line.
    open_store(service.database, ACCOUNT_MIGRATIONS).close()
    if service.cluster:
        with reach(service.cluster):
            pass
    if workers == 1:
        serve_alone(address.listener, service, on_ready)
    else:
        serve_together(address.listener, service, on_ready, workers=workers)

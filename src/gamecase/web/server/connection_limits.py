"""Limits on connections: how many an address may have, and how long they may take.

A request must come in whole within a time limit, head and body, and the client must take the
response. Open connections are checked once a second; a timer for each would cost more.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from gamecase.config.settings import Limits
from gamecase.web.client_addresses import address_key

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

_CHECK_SECONDS = 1.0


class LimitedConnection(ABC):
    """A connection with time limits."""

    @abstractmethod
    def check(self, now: float) -> None:
        """Close the connection if it is past a time limit."""


class ConnectionWatch:
    """Counts the connections of one process by address, and closes those that take too long."""

    def __init__(
        self,
        limits: Limits,
        is_trusted: Callable[[str], bool] = lambda address: False,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self._is_trusted = is_trusted  # a proxy, behind which many clients share an address
        self.now = now
        self._counts: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        """Count a new connection; False when its address has too many."""
        key = address_key(address)
        self._counts[key] += 1
        most = self.limits.connections_per_address
        return not most or self._counts[key] <= most or self._is_trusted(address)

    def forget(self, address: str) -> None:
        """Count a connection that has ended."""
        key = address_key(address)
        self._counts[key] -= 1
        if self._counts[key] <= 0:
            del self._counts[key]

    def check(self, connections: Iterable[object]) -> None:
        """Count the open connections anew, and close those that are past a time limit.

        Sockets leave without notice, so the count may be too high for a moment, but never too low.
        """
        self._counts = Counter()
        for connection in [*connections]:
            client: tuple[str, int] | None = getattr(connection, "client", None)
            if client is not None:
                self._counts[address_key(client[0])] += 1
            if isinstance(connection, LimitedConnection):
                connection.check(self.now())

    async def run(self, connections: Iterable[object]) -> None:
        """Check the connections regularly, until cancelled."""
        while True:
            await asyncio.sleep(_CHECK_SECONDS)
            self.check(connections)


class LimitedHttpProtocol(H11Protocol, LimitedConnection):
    """uvicorn's HTTP protocol with time limits; `ConnectionStart` has counted the connection."""

    def __init__(
        self,
        config: "Config",
        server_state: "ServerState",
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        watch: ConnectionWatch,
        since: float,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._watch = watch
        self._head_since: float | None = since
        self._body_since: float | None = None
        self._stalled_since: float | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.client is not None:
            self._watch.forget(self.client[0])

    # --- time limits ---

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note_progress()

    @property
    def _is_between_requests(self) -> bool:
        # None before the first request, which uvicorn's annotation leaves out.
        cycle: RequestResponseCycle | None = getattr(self, "cycle", None)
        return cycle is None or cycle.response_complete

    def _note_progress(self) -> None:
        """Set which part of a request is awaited, and since when."""
        if self._is_between_requests:
            return
        self._head_since = None
        if not self.cycle.more_body:
            self._body_since = None
        elif self._body_since is None:
            self._body_since = self._watch.now()

    def on_response_complete(self) -> None:
        self._body_since = None
        # A part of the next request, or of a body that nobody reads, may be here already.
        self._head_since = self._watch.now()
        super().on_response_complete()
        self._note_progress()

    def pause_writing(self) -> None:
        self._stalled_since = self._watch.now()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stalled_since = None
        super().resume_writing()

    def check(self, now: float) -> None:
        """Close the connection if it is past a time limit."""
        limits = self._watch.limits
        if is_past(self._stalled_since, limits.stall_seconds, now):
            self.transport.abort()  # closing would wait for the client to take the rest
        elif is_past(self._head_since, limits.head_seconds, now) or is_past(
            self._body_since, limits.body_seconds, now
        ):
            if self.conn.our_state is h11.SEND_RESPONSE:
                self._send_timeout_response()
            self.transport.close()

    def _send_timeout_response(self) -> None:
        # The app may still wait for the rest; it is told of a client that has left.
        self.transport.write(
            b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        )

    def send_400_response(self, msg: str) -> None:
        """Refuse a request; uvicorn's own way raises for HEAD and once a response has begun."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            # None before the first request, which uvicorn's annotation leaves out.
            scope: Mapping[str, object] | None = getattr(self, "scope", None)
            is_head = scope is not None and scope["method"] == "HEAD"
            body = b"" if is_head else msg.encode()
            self.transport.write(
                b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain; charset=utf-8\r\n"
                b"content-length: %d\r\nconnection: close\r\n\r\n%b" % (len(body), body)
            )
        self.transport.close()

    # --- sockets ---

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Upgrade a GET request; the WebSocket protocol would never answer any other."""
        if event.method == b"GET":
            super().handle_websocket_upgrade(event)
        else:
            self.send_400_response("a WebSocket is opened by GET")


def is_past(since: float | None, seconds: float, now: float) -> bool:
    """Whether something lasts longer than it may; 0 seconds: as long as it likes."""
    return since is not None and bool(seconds) and now - since > seconds

"""A new connection, until its first bytes tell which protocol it needs.

Most connections ask for the socket of a table. They need nothing of what reads HTTP, whose objects
cost more to create than the whole handshake of a socket.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import get_remote_addr

from gamecase.web.server.connection_limits import (
    ConnectionWatch,
    LimitedConnection,
    LimitedHttpProtocol,
    is_past,
)
from gamecase.web.server.socket_request import SocketRequest, read_socket_request

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

_REFUSAL = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n"
    b"retry-after: 30\r\nconnection: close\r\n\r\n"
)

#: Opens the socket of a request; returns the protocol that serves it.
OpenSocket = Callable[..., asyncio.Protocol]


class ConnectionStart(asyncio.Protocol, LimitedConnection):
    """Counts a connection, waits for its first bytes and passes it on."""

    def __init__(
        self,
        config: "Config",
        server_state: "ServerState",
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        watch: ConnectionWatch,
    ) -> None:
        if not config.loaded:
            config.load()
        self._config = config
        self._server_state = server_state
        self._app_state = app_state
        self._watch = watch
        self._since = watch.now()
        self.transport: asyncio.Transport | None = None
        self.client: tuple[str, int] | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        self.transport = transport
        self.client = get_remote_addr(transport)
        if self.client is not None and not self._watch.admit(self.client[0]):
            transport.write(_REFUSAL)
            transport.close()
        self._server_state.connections.add(self)  # type: ignore[arg-type]  # it has what is used of them

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self.client is not None:
            self._watch.forget(self.client[0])

    def data_received(self, data: bytes) -> None:
        assert self.transport is not None  # it is connected
        if self.transport.is_closing():
            return  # refused
        self._leave()
        request = read_socket_request(data) if self._config.ws_protocol_class else None
        protocol = self._http() if request is None else self._socket()
        protocol.connection_made(self.transport)
        self.transport.set_protocol(protocol)
        open_socket: Callable[[SocketRequest], None] | None
        open_socket = getattr(protocol, "open_socket", None)
        if request is not None and open_socket is not None:
            open_socket(request)
        else:
            protocol.data_received(request.received if request is not None else data)

    def _http(self) -> asyncio.Protocol:
        return LimitedHttpProtocol(
            self._config,
            self._server_state,
            self._app_state,
            watch=self._watch,
            since=self._since,
        )

    def _socket(self) -> asyncio.Protocol:
        make: OpenSocket = self._config.ws_protocol_class  # type: ignore[assignment]  # called like a class
        return make(config=self._config, server_state=self._server_state, app_state=self._app_state)

    def check(self, now: float) -> None:
        """Close the connection if nothing came in time."""
        if self.transport is not None and is_past(
            self._since, self._watch.limits.head_seconds, now
        ):
            self.transport.close()

    def shutdown(self) -> None:
        """Close the connection, because the server ends."""
        if self.transport is not None:
            self.transport.close()

    def _leave(self) -> None:
        self._server_state.connections.discard(self)

"""Sharing a server of this computer on the home network: a second listener, opened on request."""

import asyncio
import socket
from collections.abc import Callable, Iterable


class NetworkShare:
    """The listener on an address of the network; there is none until the operator opens it."""

    def __init__(
        self,
        address: str,
        port: int,
        protocol: Callable[[], asyncio.Protocol],
        connections: Callable[[], Iterable[object]],
    ) -> None:
        self.address = address
        self._port = port
        self._protocol = protocol
        self._connections = connections
        self._server: asyncio.Server | None = None
        self.url = ""  # where others reach the server; empty while it is not shared

    async def open(self) -> None:
        """Listen on the network's address, on the same port where it is free."""
        if self._server is not None:
            return
        listener = _bind(self.address, self._port)
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._protocol, sock=listener)
        port = listener.getsockname()[1]
        host = f"[{self.address}]" if ":" in self.address else self.address
        self.url = f"http://{host}:{port}"

    def close(self) -> None:
        """Stop listening, and end the connections of others."""
        if self._server is None:
            return
        self._server.close()
        self._server = None
        self.url = ""
        for connection in [*self._connections()]:
            transport: asyncio.Transport | None = getattr(connection, "transport", None)
            name = transport.get_extra_info("sockname") if transport is not None else None
            if transport is not None and name and name[0] == self.address:
                transport.close()


def _bind(address: str, port: int) -> socket.socket:
    failure: OSError | None = None
    for candidate in (port, 0):
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((address, candidate))
        except OSError as error:
            listener.close()
            failure = error
            continue
        return listener
    assert failure is not None  # one of the two ports failed, or it would have returned
    raise failure

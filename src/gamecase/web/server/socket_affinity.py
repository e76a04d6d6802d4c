"""Brings all sockets of a table together in one of the processes behind a port.

Any process can serve any table. But each move made in one process must be read and replayed in
every other one that has clients at the same table, which costs as much again as the move itself. So
a process that accepts a socket for a table of another process passes the open connection on, as
soon as the request line names the table. Where that fails, because the other process has died or
the system does not support it, the socket is served where it was accepted.
"""

import asyncio
import contextlib
import logging
import os
import re
import socket
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

log = logging.getLogger(__name__)

_MAX_REQUEST = 1 << 17  # bytes of an opening request; no server reads as many
_SOCKET_REQUEST = re.compile(rb"GET /table/([^/ ?]+)/socket[ ?]")

#: Raised where the other process is gone, or the system cannot pass connections.
_UNSUPPORTED = (OSError, AttributeError)

#: Accepts a connection, and the bytes received from it so far.
Accept = Callable[[socket.socket, bytes], None]


class SocketAffinity:
    """Passes connections between the processes, each of which listens on a socket in a folder."""

    def __init__(self, folder: Path, own_index: int, count: int) -> None:
        self._folder = folder
        self._own_index = own_index
        self._count = count
        self._peers: dict[int, socket.socket] = {}  # to which connections are passed
        self._watched: list[socket.socket] = []  # the listener, and the peers that connected to it

    # --- handing over ---

    def hand_over(self, connection: int, received: bytes) -> bool:
        """Pass a connection, by its file descriptor, to the process of the table it asks for.

        True when it was passed on. The caller then closes its own copy of the descriptor, which
        leaves the connection open.
        """
        request = _SOCKET_REQUEST.match(received)
        index = crc32(request[1]) % self._count if request else self._own_index
        if index == self._own_index or len(received) > _MAX_REQUEST:
            return False
        for _ in range(2):  # the process may have been restarted since the last time
            peer = self._peers.pop(index, None)
            try:
                peer = peer or _unix_socket(lambda new: new.connect(self._path(index)))
                socket.send_fds(peer, [received], [connection])
            except _UNSUPPORTED:
                if peer is not None:
                    peer.close()
                continue
            self._peers[index] = peer
            return True
        return False

    def _path(self, index: int) -> str:
        return str(self._folder / f"home-{index}")

    # --- accepting ---

    def open(self, accept: Accept) -> None:
        """Start accepting connections from the other processes."""
        try:
            Path(self._path(self._own_index)).unlink(missing_ok=True)  # of a process that died
            listener = _unix_socket(lambda new: new.bind(self._path(self._own_index)))
            listener.listen()
        except _UNSUPPORTED as error:
            log.warning("socket affinity is off; each process serves what it accepts: %s", error)
            return
        self._watch(listener, lambda: self._accept_peer(listener, accept))

    def _watch(self, watched: socket.socket, callback: Callable[[], None]) -> None:
        self._watched.append(watched)
        asyncio.get_running_loop().add_reader(watched, callback)

    def _accept_peer(self, listener: socket.socket, accept: Accept) -> None:
        with contextlib.suppress(BlockingIOError):
            peer, _ = listener.accept()
            peer.setblocking(False)
            self._watch(peer, lambda: self._receive(peer, accept))

    def _receive(self, peer: socket.socket, accept: Accept) -> None:
        try:
            received, descriptors, _, _ = socket.recv_fds(peer, _MAX_REQUEST, 1)
        except BlockingIOError:
            return
        except ConnectionError:
            received, descriptors = b"", []
        if not received:  # the other process has closed its end
            self._unwatch(peer)
        for descriptor in descriptors:
            os.set_inheritable(descriptor, False)  # engine processes must not keep it open
            accept(socket.socket(fileno=descriptor), received)

    def _unwatch(self, watched: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(watched)
        self._watched.remove(watched)
        watched.close()

    def close(self) -> None:
        """Stop accepting connections, and close those to the other processes."""
        for watched in [*self._watched]:
            self._unwatch(watched)
        for peer in self._peers.values():
            peer.close()


def _unix_socket(attach: Callable[[socket.socket], None]) -> socket.socket:
    """A Unix socket that preserves message boundaries, bound or connected by `attach`."""
    new = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        new.setblocking(False)
        attach(new)
    except OSError:
        new.close()
        raise
    return new

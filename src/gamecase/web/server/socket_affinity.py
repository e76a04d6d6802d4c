"""Where a table is at home among the processes of one computer, and how a socket gets there.

Any process serves any table. But what is done through one of them has to be read and replayed by
every other through which somebody follows, and that costs as much again as the move. So the sockets
of a table come together in one process: whichever accepts one that belongs elsewhere hands the open
connection on, as soon as it has heard which table is meant. Where that cannot be done, because a
neighbour has fallen or the system knows no such thing, the socket is served where it came to.
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

_LONGEST = 1 << 17  # bytes that a client says to open a socket; no server reads as many
_SOCKET = re.compile(rb"GET /table/([^/ ?]+)/socket[ ?]")

#: What goes wrong: a neighbour is not there, or a system knows no such thing.
_CANNOT = (OSError, AttributeError)

#: Takes a connection, and what its client has said so far.
Take = Callable[[socket.socket, bytes], None]


class SocketAffinity:
    """One process among its neighbours. Each listens at a name in a folder that all know."""

    def __init__(self, folder: Path, own: int, count: int) -> None:
        self._folder = folder
        self._own = own
        self._count = count
        self._neighbours: dict[int, socket.socket] = {}
        self._heard: list[socket.socket] = []  # the door, and whoever came through it

    # --- handing on ---

    def hand_on(self, connection: int, said: bytes) -> bool:
        """Give an open connection, by its file number, to the home of the table it asks for.

        True when it is there. This process may then close its own end, which closes nothing.
        """
        asked = _SOCKET.match(said)
        home = crc32(asked[1]) % self._count if asked else self._own
        if home == self._own or len(said) > _LONGEST:
            return False
        for _ in range(2):  # the neighbour may have fallen, and another taken its place
            neighbour = self._neighbours.pop(home, None)
            try:
                neighbour = neighbour or _socket(lambda fresh: fresh.connect(self._door(home)))
                socket.send_fds(neighbour, [said], [connection])
            except _CANNOT:
                if neighbour is not None:
                    neighbour.close()
                continue
            self._neighbours[home] = neighbour
            return True
        return False

    def _door(self, home: int) -> str:
        return str(self._folder / f"home-{home}")

    # --- taking in ---

    def open(self, take: Take) -> None:
        """Take what neighbours hand on, from now on."""
        try:
            Path(self._door(self._own)).unlink(missing_ok=True)  # of whoever was here before
            door = _socket(lambda fresh: fresh.bind(self._door(self._own)))
            door.listen()
        except _CANNOT as error:
            log.warning("every process serves the sockets that come to it: %s", error)
            return
        self._listen(door, lambda: self._let_in(door, take))

    def _listen(self, heard: socket.socket, call: Callable[[], None]) -> None:
        self._heard.append(heard)
        asyncio.get_running_loop().add_reader(heard, call)

    def _let_in(self, door: socket.socket, take: Take) -> None:
        with contextlib.suppress(BlockingIOError):
            neighbour, _ = door.accept()
            neighbour.setblocking(False)
            self._listen(neighbour, lambda: self._take_from(neighbour, take))

    def _take_from(self, neighbour: socket.socket, take: Take) -> None:
        try:
            said, numbers, _, _ = socket.recv_fds(neighbour, _LONGEST, 1)
        except BlockingIOError:
            return
        except ConnectionError:
            said, numbers = b"", []
        if not said:  # the neighbour has gone
            self._forget(neighbour)
        for number in numbers:
            os.set_inheritable(number, False)  # a bot's process must not keep a client's line open
            take(socket.socket(fileno=number), said)

    def _forget(self, heard: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(heard)
        self._heard.remove(heard)
        heard.close()

    def close(self) -> None:
        for each in [*self._heard]:
            self._forget(each)
        for each in self._neighbours.values():
            each.close()


def _socket(name: Callable[[socket.socket], None]) -> socket.socket:
    """A socket between processes, which keeps messages apart; closed again where it got no name."""
    fresh = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    try:
        fresh.setblocking(False)
        name(fresh)
    except OSError:
        fresh.close()
        raise
    return fresh

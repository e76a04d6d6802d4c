"""Who tells one client what is new at its table."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gamecase.messages.scene import art_message
from gamecase.messages.state import state_text
from gamecase.messages.viewer import Viewer, entries_text
from gamecase.tables.table import Table
from gamecase.web.live.send_timeout import Reader, SendTimeout
from gamecase.web.server.fast_websocket import FastWebSocketProtocol

log = logging.getLogger(__name__)

_AT_ONCE = 200  # so many texts are held before they are sent

CLOSE_POLICY = 1008
CLOSE_FAULT = 1011


class PushBatcher:
    """Lets all who have news speak in one go, at the end of a turn of the loop.

    First everything is put into words, then it is sent: a client that is woken by the first frame
    would otherwise take its turn, and the processor, before the second is written.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._due: list[Push] = []

    def call(self, teller: "Push") -> None:
        """Somebody has news."""
        if not self._due:
            self._loop.call_soon(self._let_speak)
        self._due.append(teller)

    def _let_speak(self) -> None:
        due, self._due = self._due, []
        for first in range(0, len(due), _AT_ONCE):
            some = due[first : first + _AT_ONCE]
            for teller, text in [(each, each.prepared()) for each in some]:
                if text is not None:
                    teller.write(text)


class Push:
    """Sends news: at once to a client that takes them, by a task to one that is to be waited for.

    News are not queued. Whoever is told gets the entries he has not seen, and how things stand
    then, so that a reader too slow to keep up misses nothing: he gets it all at once when he is
    ready.
    """

    def __init__(self, socket: WebSocket, table: Table, viewer: Viewer, reader: Reader) -> None:
        self._socket = socket
        self._wire: FastWebSocketProtocol | None = getattr(
            socket.state, "wire", None
        )  # None: another server's
        self._crier: PushBatcher = socket.app.state.crier
        self._table = table
        self._viewer = viewer
        self._patience: SendTimeout = socket.app.state.patience
        self._reader = reader  # who is let go when nothing is taken for long
        self._sent = 0  # entries
        self._drawn: set[str] = set()  # art
        self._is_due = False
        self._is_waiting = False  # the task has something that is not taken yet
        self._behind = asyncio.Event()

    def set(self) -> None:
        """There is something new: it is told in a moment, once however often this was called."""
        if not self._is_due:
            self._is_due = True
            self._crier.call(self)

    def prepared(self) -> bytes | None:
        """The news to be written now; None where they are left to the task."""
        if self._wire is not None and self._wire.flows and not self._is_waiting:
            try:
                return self._news()
            except Exception:
                # Tried once more in the task, which tells of it and can close the socket.
                log.debug("table %s: news are left to the task", self._table.id)
        self._behind.set()
        return None

    def write(self, text: bytes) -> None:
        """Send at once what was prepared a moment ago."""
        assert self._wire is not None  # nothing is prepared without one
        self._wire.write_text(text)

    def begin(self, since: int) -> "asyncio.Task[None]":
        """Tell what comes after an entry, until the task is cancelled or nobody listens."""
        self._sent = min(since, len(self._table.entries))
        return asyncio.create_task(self._keep_informed())

    async def _keep_informed(self) -> None:
        """A client that can be told no more is closed, and comes anew."""
        code = CLOSE_POLICY
        try:
            await self._wait_and_tell()
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("table %s: the news cannot be told", self._table.id)
            code = CLOSE_FAULT
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code)

    async def _wait_and_tell(self) -> None:
        while True:
            await self._behind.wait()
            self._behind.clear()
            self._is_waiting = True
            await self.send(self._news())
            self._is_waiting = False

    def _news(self) -> bytes:
        """The entries not yet sent, and how things stand: one frame, a message a line."""
        table, viewer = self._table, self._viewer
        self._is_due = False
        texts = []
        count = len(table.entries)
        if self._sent < count:
            texts.append(entries_text(table, viewer, self._sent))
        state, art = state_text(table, viewer)
        if art.key not in self._drawn:
            texts.append(msgspec.json.encode(art_message(art)))
            self._drawn.add(art.key)
        self._sent = count
        texts.append(state)
        return b"\n".join(texts)

    async def send(self, text: bytes) -> None:
        """Send a frame; a client that takes nothing for long is let go."""
        number = self._patience.begin(self._reader)
        try:
            await self._socket.send_text(text.decode())
        except RuntimeError as error:  # the socket closed while this waited to be sent
            raise WebSocketDisconnect(1006) from error
        finally:
            self._patience.end(number)

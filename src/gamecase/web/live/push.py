"""Pushes what is new at a table to one client."""

import asyncio
import logging
from typing import Protocol

import msgspec
from starlette.websockets import WebSocketDisconnect

from gamecase.messages.entries import entries_text
from gamecase.messages.scene import art_message
from gamecase.messages.state import state_text
from gamecase.messages.viewer import Viewer
from gamecase.tables.table import Table

log = logging.getLogger(__name__)

_BATCH_SIZE = 200  # frames held in memory before they are written

CLOSE_POLICY = 1008
CLOSE_ERROR = 1011

#: The key in a socket's ASGI state of the server's `FrameWriter`, where it has one.
FRAME_WRITER = "frame_writer"


class PushBatcher:
    """Batches pending pushes until the end of the current event-loop iteration.

    All frames of a batch are encoded before the first is written: a client on the same computer
    that is woken by its frame would otherwise compete for the processor with the encoding of the
    next ones.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._pending: list[Push] = []

    def add(self, push: "Push") -> None:
        """Schedule a push."""
        if not self._pending:
            self._loop.call_soon(self._flush)
        self._pending.append(push)

    def _flush(self) -> None:
        pending, self._pending = self._pending, []
        for start in range(0, len(pending), _BATCH_SIZE):
            batch = pending[start : start + _BATCH_SIZE]
            for push, frame in [(push, push.prepare()) for push in batch]:
                if frame is not None:
                    push.write(frame)


class FrameWriter(Protocol):
    """Writes text frames without waiting, as `FastWebSocketProtocol` does."""

    @property
    def can_write(self) -> bool:
        """Whether a frame can be written now."""

    def write_text(self, text: bytes) -> None:
        """Write a frame; only while `can_write`."""


class PushConnection(Protocol):
    """The connection that frames are sent over."""

    @property
    def writer(self) -> FrameWriter | None:
        """The fast way to send; None where the server has none."""

    async def send(self, frame: bytes) -> None:
        """Send a frame, waiting until the client takes it."""

    async def close(self, code: int) -> None:
        """Close the socket; nothing happens where it is closed already."""


class Push:
    """Sends changes of a table: directly to a client that keeps up, else from a task that waits.

    Frames are not queued. A push sends the entries since the last one, and the current state, so
    that a slow client misses nothing: it gets all of it in one frame when it is ready.
    """

    def __init__(
        self, connection: PushConnection, table: Table, viewer: Viewer, batcher: PushBatcher
    ) -> None:
        self._connection = connection
        self._writer = connection.writer
        self._table = table
        self._viewer = viewer
        self._batcher = batcher
        self._sent = 0  # entries
        self._sent_art: set[str] = set()  # keys
        self._is_scheduled = False
        self._is_sending = False  # the task has a frame that is not taken yet
        self._task: asyncio.Task[None] | None = None  # sends while the client is slow
        self._is_due = False  # there is more for the task to send
        self._has_stopped = False

    def set(self) -> None:
        """Schedule a push, once however often this is called; subscribers share this name."""
        if not self._is_scheduled:
            self._is_scheduled = True
            self._batcher.add(self)

    def prepare(self) -> bytes | None:
        """The frame to be written now; None where it is left to the task."""
        if self._has_stopped:
            return None
        if self._writer is not None and self._writer.can_write and not self._is_sending:
            try:
                return self._next_frame()
            except Exception:
                # The task tries again, logs the error and closes the socket.
                log.debug("table %s: push left to the task", self._table.id)
        self._is_due = True
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return None

    def write(self, frame: bytes) -> None:
        """Write what `prepare` returned."""
        assert self._writer is not None  # otherwise `prepare` returns None
        self._writer.write_text(frame)

    def start(self, since: int) -> None:
        """Send what comes after an entry from now on."""
        self._sent = min(since, len(self._table.entries))

    async def stop(self) -> None:
        """Stop sending, because the client leaves."""
        self._has_stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        """Send what is due; close the socket after an error, so that the client reconnects."""
        code = CLOSE_POLICY
        try:
            while self._is_due:
                self._is_due = False
                self._is_sending = True
                await self._connection.send(self._next_frame())
                self._is_sending = False
            self._task = None
            return
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("table %s: push failed", self._table.id)
            code = CLOSE_ERROR
        await self._connection.close(code)

    def _next_frame(self) -> bytes:
        """The entries not yet sent and the current state, one message a line."""
        table, viewer = self._table, self._viewer
        self._is_scheduled = False
        lines = []
        count = len(table.entries)
        if self._sent < count:
            lines.append(entries_text(table, viewer, self._sent))
        state, art = state_text(table, viewer)
        if art.key not in self._sent_art:
            lines.append(msgspec.json.encode(art_message(art)))
            self._sent_art.add(art.key)
        self._sent = count
        lines.append(state)
        return b"\n".join(lines)

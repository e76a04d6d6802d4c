"""The socket of a table: carries wishes in, and news out."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat
from gamecase.messages.hints import hint_message
from gamecase.messages.types import ServerMessage
from gamecase.messages.viewer import (
    Viewer,
    error_message,
    past_message,
    picking_message,
    refusal_message,
)
from gamecase.storage.store import StoreUnavailable
from gamecase.tables import commands
from gamecase.tables.conflicts import Stale
from gamecase.tables.dispatcher import CommandDispatcher
from gamecase.tables.metrics import Metrics
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.web.identity import IdentityCheck, holder_of
from gamecase.web.live.push import CLOSE_POLICY, Push
from gamecase.web.preferences import reader_of
from gamecase.web.security import Bucket, is_same_origin

log = logging.getLogger(__name__)

_BURST, _PER_SECOND = 40, 12
_FLOODS_FORGIVEN = 20

CLOSE_NO_TABLE = 4404
_CLOSE_TRY_LATER = 1013


async def play_socket(socket: WebSocket) -> None:
    """One browser at one table, from joining to leaving."""
    if not is_same_origin(socket.headers):
        await _close(socket, CLOSE_POLICY)
        return
    table_service: TableService = socket.app.state.table_service
    reader = reader_of(socket)
    await socket.accept()
    metrics = table_service.metrics
    metrics.sockets += 1
    try:
        table = await table_service.table(socket.path_params["table"])
        if table is None:
            await _close(socket, CLOSE_NO_TABLE)
            return
        holder = await holder_of(socket)
        chairs = table.held_by(holder) if holder else ()
        viewer = Viewer(reader.language.code, chairs)
        line = Line(socket, table, viewer, metrics)
        # A task of its own: what wakes it has not to come through all layers of the app each time.
        await asyncio.create_task(line.serve())
    except StoreUnavailable:
        # Whether a wish was kept is seen by whoever comes back: the log goes on from where he was.
        await _close(socket, _CLOSE_TRY_LATER)
    finally:
        metrics.sockets -= 1


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect):  # he has left before
        await socket.close(code)


class Line:
    """A connection: one task sends news as it comes, this one reads wishes."""

    def __init__(self, socket: WebSocket, table: Table, viewer: Viewer, metrics: Metrics) -> None:
        self._metrics = metrics
        self._socket = socket
        self._table = table
        self._viewer = viewer
        self._hand = CommandDispatcher(table, viewer.chairs)
        self._task: asyncio.Task[Any] | None = None
        self._is_slow = False
        self._bucket = Bucket(_BURST, _PER_SECOND)
        self._floods = 0
        self._known = IdentityCheck(socket)
        self._teller = Push(socket, table, viewer, self)
        self._hint: asyncio.Task[None] | None = None
        self._hint_wanted = 0  # the moment it is wanted for

    def let_go(self) -> None:
        """What was sent was not taken: end this, wherever it waits."""
        log.info("table %s: a slow reader was let go", self._table.id)
        self._metrics.slow_readers += 1
        self._is_slow = True
        assert self._task is not None  # nothing is sent before this is served
        self._task.cancel()

    async def serve(self) -> None:
        """From joining to leaving; the socket is closed by whoever called."""
        self._task = asyncio.current_task()
        try:
            await self._serve()
        except asyncio.CancelledError:
            if not self._is_slow or self._task is None:
                raise
            self._task.uncancel()

    async def _serve(self) -> None:
        join = await self._join()
        if join is None:
            return
        teller, chairs = self._teller, self._viewer.chairs
        sender = teller.begin(join.since)
        self._table.subscribe_as(teller, chairs)
        try:
            await self._read_wishes()
        except WebSocketDisconnect:
            pass
        finally:
            self._table.unsubscribe(teller, chairs)  # before anything that can be cut short
            tasks = [task for task in (sender, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _join(self) -> commands.Join | None:
        """The first wish says from where to follow; anything else is told so."""
        try:
            while True:
                command = await self._receive()
                if isinstance(command, commands.Join):
                    return command
                if command is not None:
                    await self._fault("bad-message", "the first message is a join")
        except WebSocketDisconnect:
            return None

    async def _read_wishes(self) -> None:
        while True:
            command = await self._receive()
            if command is None:
                continue
            if not await self._known.is_so():
                await self._socket.close(CLOSE_POLICY)
                return
            try:
                answer = await self._grant(command)
            except BadInput as error:
                await self._fault("bad-message", str(error))
                continue
            match answer:
                case Refusal():
                    self._metrics.refusals += 1
                    await self._send(refusal_message(self._table, self._viewer, answer))
                case Stale():
                    await self._fault("stale", f"the table is at entry {answer.number}")

    async def _receive(self) -> commands.AnyCommand | None:
        """The next wish; None when the message was none, which the client has been told."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        if not self._bucket.take():
            await self._flood()
            return None
        try:
            return commands.read_command(message.get("text") or message.get("bytes") or "")
        except commands.BadMessage as error:
            await self._fault("bad-message", str(error))
            return None

    async def _flood(self) -> None:
        self._floods += 1
        self._metrics.floods += 1
        if self._floods > _FLOODS_FORGIVEN:
            await self._socket.close(CLOSE_POLICY)
            raise WebSocketDisconnect(CLOSE_POLICY)
        await self._fault("too-fast", f"at most {_PER_SECOND} messages a second")

    async def _grant(self, command: commands.AnyCommand) -> Refusal | Stale | None:
        match command:
            case commands.Act():  # nearly always
                return await self._hand.execute(command)
            case commands.Ping():
                await self._send({"type": "pong"})
                return None
            case commands.Join():
                raise BadInput("this socket has joined already")
            case commands.View():
                self._look(command)
                return None
            case commands.Past():
                return await self._past(command)
            case _:
                return await self._grant_player(command)

    async def _grant_player(self, command: commands.AnyCommand) -> Refusal | Stale | None:
        """What only somebody with a chair may wish for."""
        match command:
            case _ if not self._viewer.chairs:
                return Refusal("watching")
            case commands.Hint():
                return self._ask_hint(command)
            case commands.Pick():
                return await self._pick(command)
            case commands.Ping() | commands.Join() | commands.View() | commands.Past():
                raise AssertionError(f"{command} is granted to anybody")
            case _:
                return await self._hand.execute(command)

    def _look(self, command: commands.View) -> None:
        if command.look and command.look not in self._table.package.table.LOOKS:
            raise BadInput(f"no look {command.look!r}; there are {self._table.package.table.LOOKS}")
        seats = [seat.value for seat in self._table.state.game.seats(self._table.state.rules)]
        if command.seen_by and command.seen_by not in seats:
            raise BadInput(f"no seat {command.seen_by!r}; there are {seats}")
        self._viewer.look = command.look
        self._viewer.ahead = command.ahead
        self._viewer.seen_by = Seat(command.seen_by) if command.seen_by else None
        self._teller.set()

    async def _past(self, command: commands.Past) -> Refusal | None:
        message = past_message(self._table, self._viewer, command.at)
        if message is None:
            return Refusal("not-now")
        await self._send(message)
        return None

    def _ask_hint(self, command: commands.Hint) -> Refusal | Stale | None:
        """Have the computer think, while this line goes on listening; one hint at a time."""
        state = self._table.state
        is_asked = self._hint is not None and self._hint_wanted == command.after
        if not self._viewer.may_be_helped(state) or is_asked:
            return Refusal("no-hint")
        if state.node is None or state.node.number != command.after:
            return Stale(state.number)
        self._hint_wanted = command.after
        if self._hint is None:
            self._hint = asyncio.create_task(self._tell_hints())
        return None

    async def _tell_hints(self) -> None:
        """The hint that is wanted; whoever played on meanwhile and asked again gets that too."""
        try:
            told = 0
            while told != self._hint_wanted:
                told = self._hint_wanted
                await self._tell_hint(told)
        finally:
            self._hint = None

    async def _tell_hint(self, after: int) -> None:
        try:
            answer = await self._table.hint()
            node = self._table.state.node
            if node is not None and node.number == after:
                words = self._viewer.speaker(self._table)
                await self._send(hint_message(self._table, words, answer))
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("table %s: no hint", self._table.id)
            with contextlib.suppress(WebSocketDisconnect):
                await self._send(refusal_message(self._table, self._viewer, Refusal("not-now")))

    async def _pick(self, command: commands.Pick) -> Refusal | Stale | None:
        state = self._table.state
        if state.node is None or not self._viewer.may_act(state):
            return Refusal("not-your-turn", {"seat": state.to_act.value})
        if state.node.number != command.after:
            return Stale(state.number)
        await self._send(picking_message(self._table, self._viewer, tuple(command.spots)))
        return None

    # --- sending ---

    async def _fault(self, code: str, detail: str) -> None:
        await self._send(error_message(self._viewer, code, detail))

    async def _send(self, message: ServerMessage) -> None:
        await self._teller.send(msgspec.json.encode(message))

"""The WebSocket of a table: receives commands and sends messages."""

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.messages.hints import hint_message, working_message
from gamecase.messages.replies import error_message, past_message, picking_message, refusal_message
from gamecase.messages.types import ServerMessage
from gamecase.messages.viewer import Viewer
from gamecase.storage.store import StoreUnavailable
from gamecase.tables import commands
from gamecase.tables.bot_driver import LONG_SECONDS
from gamecase.tables.conflicts import StaleCommand
from gamecase.tables.fair_queue import TooManyRequests
from gamecase.tables.table import Table
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import IdentityRecheck, holder_of
from gamecase.web.live.push import CLOSE_POLICY, FRAME_WRITER, FrameWriter, Push
from gamecase.web.own_rated_positions import is_from_own_rated_game
from gamecase.web.preferences import language_of
from gamecase.web.rate_limits import COMMAND_BURST, COMMANDS_PER_SECOND, TokenBucket
from gamecase.web.security import is_same_origin
from gamecase.web.services import services_of

log = logging.getLogger(__name__)

_JOIN_SECONDS = 30.0  # within which a client must join
_NOTICE_SECONDS = 0.3  # after which somebody who waits for a hint is told so
_NOTICE_EVERY_SECONDS = 1.0  # and told how far it is, once it takes long
_MAX_VIOLATIONS = 20  # of the rate limit, before the socket is closed

CLOSE_NO_TABLE = 4404
_CLOSE_TRY_LATER = 1013


async def play_socket(socket: WebSocket) -> None:
    """Serve one client at one table until it leaves."""
    if not is_same_origin(socket.headers, socket.scope["scheme"]):
        await _close(socket, CLOSE_POLICY)
        return
    services = services_of(socket)
    tables, address = services.tables, client_key(socket)
    if not services.socket_counts.enter(address):
        await _close(socket, _CLOSE_TRY_LATER)
        return
    await socket.accept()
    tables.metrics.sockets += 1
    try:
        table = await tables.table(socket.path_params["table"])
        if table is None:
            await _close(socket, CLOSE_NO_TABLE)
            return
        holder = await holder_of(socket)
        chairs = table.held_by(holder) if holder else ()
        viewer = Viewer(language_of(socket).code, chairs)
        await TableConnection(socket, table, viewer).serve()
    except StoreUnavailable:
        # A reconnecting client sees from the log whether its last command was stored.
        await _close(socket, _CLOSE_TRY_LATER)
    finally:
        services.socket_counts.leave(address)
        tables.metrics.sockets -= 1


async def _close(socket: WebSocket, code: int) -> None:
    """Close a socket that may be closed already."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


class TableConnection:
    """A client's connection to a table: one task pushes changes, this one reads commands."""

    def __init__(self, socket: WebSocket, table: Table, viewer: Viewer) -> None:
        services = services_of(socket)
        self._socket = socket
        self._table = table
        self._viewer = viewer
        self._metrics = services.tables.metrics
        self._send_timeout = services.send_timeout
        self._task: asyncio.Task[object] | None = None
        self._is_slow = False
        self._rate_limit = TokenBucket(COMMAND_BURST, COMMANDS_PER_SECOND)
        self._violations = 0
        self._identity_check = IdentityRecheck(socket)
        self._writer: FrameWriter | None = socket.scope.get("state", {}).get(FRAME_WRITER)
        self._push = Push(self, table, viewer, services.push_batcher)
        self._hint: asyncio.Task[None] | None = None
        self._hint_after = 0  # the entry whose position the hint is for

    def drop(self) -> None:
        """Cancel this connection: the client did not take what was sent."""
        log.info("table %s: dropped a client that stopped reading", self._table.id)
        self._metrics.slow_readers += 1
        self._is_slow = True
        assert self._task is not None  # nothing is sent before `serve`
        self._task.cancel()

    async def serve(self) -> None:
        """Serve from joining to leaving."""
        self._task = asyncio.current_task()
        try:
            await self._serve()
        except asyncio.CancelledError:
            if not self._is_slow or self._task is None:
                raise
            self._task.uncancel()

    async def _serve(self) -> None:
        join = await self._receive_join()
        if join is None:
            return
        push, chairs = self._push, self._viewer.chairs
        push.start(join.since)
        self._table.add_subscriber(push, chairs)
        try:
            await self._read_commands()
        except WebSocketDisconnect:
            pass
        finally:
            self._table.unsubscribe(push, chairs)  # before anything that can be cancelled
            await push.stop()
            if self._hint is not None:
                self._hint.cancel()
                await asyncio.gather(self._hint, return_exceptions=True)

    # --- receiving ---

    async def _receive_join(self) -> commands.Subscribe | None:
        """The join command that must come first; None when the client leaves or never sends it."""
        try:
            async with asyncio.timeout(_JOIN_SECONDS):
                while True:
                    command = await self._receive()
                    if isinstance(command, commands.Subscribe):
                        return command
                    if command is not None:
                        await self._send_error("bad-message", "the first message must be a join")
        except TimeoutError:
            await self.close(CLOSE_POLICY)
            return None
        except WebSocketDisconnect:
            return None

    async def _read_commands(self) -> None:
        while True:
            command = await self._receive()
            if command is None:
                continue
            if self._table.is_closed:  # a client that connects again sees what became of it
                await self._socket.close(_CLOSE_TRY_LATER)
                return
            if not await self._identity_check.is_valid():
                await self._socket.close(CLOSE_POLICY)
                return
            try:
                result = await self._execute(command)
            except BadInput as error:
                await self._send_error("bad-message", str(error))
                continue
            match result:
                case Refusal():
                    self._metrics.refusals += 1
                    await self._send(refusal_message(self._table, self._viewer, result))
                case StaleCommand():
                    await self._send_error("stale", f"the table is at entry {result.number}")

    async def _receive(self) -> commands.AnyCommand | None:
        """The next command; None after a message that got an error as its answer."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        if not self._rate_limit.take():
            await self._count_violation()
            return None
        try:
            return commands.read_command(message.get("text") or message.get("bytes") or "")
        except commands.BadMessage as error:
            await self._send_error("bad-message", str(error))
            return None

    async def _count_violation(self) -> None:
        self._violations += 1
        self._metrics.floods += 1
        if self._violations > _MAX_VIOLATIONS:
            await self._socket.close(CLOSE_POLICY)
            raise WebSocketDisconnect(CLOSE_POLICY)
        await self._send_error("too-fast", f"at most {COMMANDS_PER_SECOND} messages a second")

    # --- commands ---

    async def _execute(self, command: commands.AnyCommand) -> Refusal | StaleCommand | None:
        """Answer a command about the view; any other one is executed at the table."""
        match command:
            case commands.Act():  # first, because nearly every command is one
                return await commands.execute(self._table, self._viewer.chairs, command)
            case commands.Ping():
                await self._send({"type": "pong"})
                return None
            case commands.Subscribe():
                raise BadInput("this socket has joined already")
            case commands.View():
                self._change_view(command)
                return None
            case commands.Past():
                return await self._show_past(command)
            case commands.Hint():
                return await self._request_hint(command)
            case commands.Pick():
                return await self._show_picked(command)
            case _:
                return await commands.execute(self._table, self._viewer.chairs, command)

    def _change_view(self, command: commands.View) -> None:
        looks = self._table.package.table.LOOKS
        if command.look and command.look not in looks:
            raise BadInput(f"no look {command.look!r}; there are {looks}")
        seats = [seat.value for seat in self._table.state.game.seats(self._table.state.rules)]
        if command.seen_by and command.seen_by not in seats:
            raise BadInput(f"no seat {command.seen_by!r}; there are {seats}")
        self._viewer.look = command.look
        self._viewer.ahead = command.ahead
        self._viewer.seen_by = Seat(command.seen_by) if command.seen_by else None
        self._push.set()

    async def _show_past(self, command: commands.Past) -> Refusal | None:
        message = past_message(self._table, self._viewer, command.at)
        if message is None:
            return Refusal("not-now")
        await self._send(message)
        return None

    async def _show_picked(self, command: commands.Pick) -> Refusal | StaleCommand | None:
        state = self._table.state
        if not self._viewer.chairs:
            return Refusal("watching")
        if state.node is None or not self._viewer.can_act(state):
            return Refusal("not-your-turn", {"seat": state.to_act.value})
        if state.node.number != command.after:
            return StaleCommand(state.number)
        await self._send(picking_message(self._table, self._viewer, tuple(command.spots)))
        return None

    # --- hints ---

    async def _request_hint(self, command: commands.Hint) -> Refusal | StaleCommand | None:
        """Compute a hint in the background, one at a time."""
        state = self._table.state
        if not self._viewer.chairs:
            return Refusal("watching")
        is_requested = self._hint is not None and self._hint_after == command.after
        if not self._viewer.can_get_hint(state) or is_requested:
            return Refusal("no-hint")
        if state.node is None or state.node.number != command.after:
            return StaleCommand(state.number)
        position = state.node.position
        if await is_from_own_rated_game(self._socket, self._table.package, position):
            return Refusal("no-hint")
        self._hint_after = command.after
        if self._hint is None:
            self._hint = asyncio.create_task(self._send_hints())
        return None

    async def _send_hints(self) -> None:
        """Send the requested hint, and another one if it was requested meanwhile."""
        try:
            sent_for = 0
            while sent_for != self._hint_after:
                sent_for = self._hint_after
                await self._send_hint(sent_for)
        finally:
            self._hint = None

    async def _send_hint(self, after: int) -> None:
        notice = asyncio.create_task(self._tell_of_work(after))
        try:
            reply = await self._table.hint(self._viewer.chairs[0])
            notice.cancel()
            node = self._table.state.node
            if node is not None and node.number == after:
                words = self._viewer.speaker(self._table)
                await self._send(hint_message(self._table, words, reply))
        except WebSocketDisconnect:
            pass
        except TooManyRequests:
            with contextlib.suppress(WebSocketDisconnect):
                refusal = Refusal("too-many-thoughts")
                await self._send(refusal_message(self._table, self._viewer, refusal))
        except Exception:
            log.exception("table %s: hint failed", self._table.id)
            with contextlib.suppress(WebSocketDisconnect):
                await self._send(refusal_message(self._table, self._viewer, Refusal("not-now")))
        finally:
            notice.cancel()

    async def _tell_of_work(self, after: int) -> None:
        """Tell the player that a hint is being worked on, and later what takes so long."""
        words = self._viewer.speaker(self._table)
        with contextlib.suppress(WebSocketDisconnect):
            await asyncio.sleep(_NOTICE_SECONDS)
            await self._send(working_message(words, after, Phrase("working-hint")))
            await asyncio.sleep(LONG_SECONDS - _NOTICE_SECONDS)
            while True:
                await self._send(working_message(words, after, self._table.work_in_progress()))
                await asyncio.sleep(_NOTICE_EVERY_SECONDS)

    # --- sending ---

    @property
    def writer(self) -> FrameWriter | None:
        """The server's fast way to send; None where it has none."""
        return self._writer

    async def send(self, frame: bytes) -> None:
        """Send a frame; a client that does not take it in time is dropped."""
        send_id = self._send_timeout.begin(self)
        try:
            await self._socket.send_text(frame.decode())
        except RuntimeError as error:  # the socket was closed while the frame waited
            raise WebSocketDisconnect(1006) from error
        finally:
            self._send_timeout.end(send_id)

    async def close(self, code: int) -> None:
        """Close the socket."""
        await _close(self._socket, code)

    async def _send_error(self, code: str, detail: str) -> None:
        await self._send(error_message(self._viewer, code, detail))

    async def _send(self, message: ServerMessage) -> None:
        await self.send(msgspec.json.encode(message))

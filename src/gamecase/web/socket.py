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
from gamecase.tables import wishes
from gamecase.tables.house import House
from gamecase.tables.meter import Meter
from gamecase.tables.table import Stale, Table
from gamecase.tables.view import (
    Viewer,
    art_message,
    entries_message,
    error_message,
    hint_message,
    past_message,
    picking_message,
    refusal_message,
    state_text,
)
from gamecase.web.guard import Bucket, is_same_origin
from gamecase.web.reader import reader_of
from gamecase.web.who import StillKnown, holder_of

log = logging.getLogger(__name__)

_BURST, _PER_SECOND = 40, 12
_FLOODS_FORGIVEN = 20
_WRITE_SECONDS = 10.0

CLOSE_POLICY = 1008
CLOSE_FAULT = 1011
CLOSE_NO_TABLE = 4404


async def play_socket(socket: WebSocket) -> None:
    """One browser at one table, from joining to leaving."""
    if not is_same_origin(socket.headers):
        await socket.close(CLOSE_POLICY)
        return
    house: House = socket.app.state.house
    reader = reader_of(socket)
    await socket.accept()
    table = await house.table(socket.path_params["table"])
    if table is None:
        await socket.close(CLOSE_NO_TABLE)
        return
    holder = await holder_of(socket)
    chairs = table.held_by(holder) if holder else ()
    meter = house.meter
    meter.sockets += 1
    try:
        await _Line(socket, table, Viewer(reader.language.code, chairs), meter).serve()
    finally:
        meter.sockets -= 1


class _Line:
    """A connection: one task sends news as it comes, this one reads wishes."""

    def __init__(self, socket: WebSocket, table: Table, viewer: Viewer, meter: Meter) -> None:
        self._meter = meter
        self._socket = socket
        self._table = table
        self._viewer = viewer
        self._sending = asyncio.Lock()
        self._bucket = Bucket(_BURST, _PER_SECOND)
        self._floods = 0
        self._known = StillKnown(socket)
        self._news = asyncio.Event()
        self._hint: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        join = await self._join()
        if join is None:
            return
        news = self._news = self._table.follow(self._viewer.chairs)
        sender = asyncio.create_task(self._keep_informed(news, join.since))
        try:
            await self._read_wishes()
        except WebSocketDisconnect:
            pass
        finally:
            self._table.unfollow(news, self._viewer.chairs)  # before anything that can be cut short
            tasks = [task for task in (sender, self._hint) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _join(self) -> wishes.Join | None:
        """The first wish says from where to follow; anything else is told so."""
        try:
            while True:
                wish = await self._receive()
                if isinstance(wish, wishes.Join):
                    return wish
                if wish is not None:
                    await self._fault("bad-message", "the first message is a join")
        except WebSocketDisconnect:
            return None

    async def _read_wishes(self) -> None:
        while True:
            wish = await self._receive()
            if wish is None:
                continue
            if not await self._known.is_so():
                await self._socket.close(CLOSE_POLICY)
                return
            try:
                answer = await self._grant(wish)
            except BadInput as error:
                await self._fault("bad-message", str(error))
                continue
            match answer:
                case Refusal():
                    self._meter.refusals += 1
                    await self._send(refusal_message(self._table, self._viewer, answer))
                case Stale():
                    await self._fault("stale", f"the table is at entry {answer.number}")

    async def _receive(self) -> wishes.AnyWish | None:
        """The next wish; None when the message was none, which the client has been told."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        if not self._bucket.take():
            await self._flood()
            return None
        try:
            return wishes.read_wish(message.get("text") or message.get("bytes") or "")
        except wishes.BadMessage as error:
            await self._fault("bad-message", str(error))
            return None

    async def _flood(self) -> None:
        self._floods += 1
        self._meter.floods += 1
        if self._floods > _FLOODS_FORGIVEN:
            await self._socket.close(CLOSE_POLICY)
            raise WebSocketDisconnect(CLOSE_POLICY)
        await self._fault("too-fast", f"at most {_PER_SECOND} messages a second")

    async def _grant(self, wish: wishes.AnyWish) -> Refusal | Stale | None:
        match wish:
            case wishes.Ping():
                await self._send({"type": "pong"})
                return None
            case wishes.Join():
                raise BadInput("this socket has joined already")
            case wishes.View():
                self._look(wish)
                return None
            case wishes.Past():
                return await self._past(wish)
            case _:
                return await self._grant_player(wish)

    async def _grant_player(self, wish: wishes.AnyWish) -> Refusal | Stale | None:
        """What only somebody with a chair may wish for."""
        table, chairs = self._table, self._viewer.chairs
        match wish:
            case _ if not chairs:
                return Refusal("watching")
            case wishes.Hint():
                return self._ask_hint(wish)
            case wishes.Act():
                return await table.act(chairs, wish.action, wish.after, wish.lag)
            case wishes.Touch():
                return await self._touch(wish)
            case wishes.Pick():
                return await self._pick(wish)
            case wishes.Words():
                return await table.add_words(self._chair(wish.chair), wish.words)
            case wishes.Offer():
                return await table.offer(self._offering(wish), wish.what)
            case wishes.Accept():
                return await table.accept(self._answering(wish.chair), wish.offer)
            case wishes.Decline():
                return await table.decline(self._chair(wish.chair), wish.offer)
            case wishes.Resign():
                return await table.resign(self._chair(wish.chair))
            case wishes.Next():
                return await table.begin(self._chair(wish.chair))
            case _:
                raise AssertionError(f"{wish} is granted to anybody")

    def _look(self, wish: wishes.View) -> None:
        if wish.look and wish.look not in self._table.boxed.table.LOOKS:
            raise BadInput(f"no look {wish.look!r}; there are {self._table.boxed.table.LOOKS}")
        seats = [seat.value for seat in self._table.course.game.seats(self._table.course.rules)]
        if wish.seen_by and wish.seen_by not in seats:
            raise BadInput(f"no seat {wish.seen_by!r}; there are {seats}")
        self._viewer.look = wish.look
        self._viewer.ahead = wish.ahead
        self._viewer.seen_by = Seat(wish.seen_by) if wish.seen_by else None
        self._news.set()

    async def _past(self, wish: wishes.Past) -> Refusal | None:
        message = past_message(self._table, self._viewer, wish.at)
        if message is None:
            return Refusal("not-now")
        await self._send(message)
        return None

    def _ask_hint(self, wish: wishes.Hint) -> Refusal | Stale | None:
        """Have the computer think, while this line goes on listening; one hint at a time."""
        course = self._table.course
        if not self._viewer.may_be_helped(course) or self._hint is not None:
            return Refusal("no-hint")
        if course.moment is None or course.moment.number != wish.after:
            return Stale(course.number)
        self._hint = asyncio.create_task(self._tell_hint(wish.after))
        return None

    async def _tell_hint(self, after: int) -> None:
        try:
            answer = await self._table.hint()
            moment = self._table.course.moment
            if moment is not None and moment.number == after:
                await self._send(hint_message(self._table, self._viewer, answer.action))
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("table %s: no hint", self._table.id)
            with contextlib.suppress(WebSocketDisconnect):
                await self._send(refusal_message(self._table, self._viewer, Refusal("not-now")))
        finally:
            self._hint = None

    async def _pick(self, wish: wishes.Pick) -> Refusal | Stale | None:
        course = self._table.course
        if course.moment is None or not self._viewer.may_act(course):
            return Refusal("not-your-turn", {"seat": course.to_act.value})
        if course.moment.number != wish.after:
            return Stale(course.number)
        await self._send(picking_message(self._table, self._viewer, tuple(wish.spots)))
        return None

    async def _touch(self, wish: wishes.Touch) -> Refusal | Stale | None:
        table, course = self._table, self._table.course
        if course.moment is None:
            return Refusal("not-begun")
        action = table.boxed.table.meant(course.position, tuple(wish.spots))
        if action is None:
            return Refusal("means-nothing")
        return await table.act(self._viewer.chairs, action, wish.after, wish.lag)

    def _chair(self, wanted: int) -> int:
        """The chair a wish is for: one of the viewer's own, by default the one to act."""
        chairs = self._viewer.chairs
        if wanted:
            if wanted not in chairs:
                raise BadInput(f"chair {wanted} is not yours; yours are {list(chairs)}")
            return wanted
        course = self._table.course
        to_act = course.chair_of(course.to_act)
        return to_act if to_act in chairs else chairs[0]

    def _offering(self, wish: wishes.Offer) -> int:
        """Who takes back at a shared screen is the one who acted last, not the one to act."""
        if wish.what == "takeback" and not wish.chair:
            moment = self._table.course.moment
            while moment is not None:
                if moment.by in self._viewer.chairs:
                    return moment.by
                moment = moment.before
        return self._chair(wish.chair)

    def _answering(self, wanted: int) -> int:
        """Whoever shares a screen with the one who offered answers for himself."""
        offer = self._table.course.offer
        if not wanted and offer is not None:
            others = [chair for chair in self._viewer.chairs if chair != offer.by]
            if others:
                return others[0]
        return self._chair(wanted)

    # --- sending ---

    async def _keep_informed(self, news: asyncio.Event, since: int) -> None:
        """Send news to the end; a client that can be told no more is closed, and comes anew."""
        code = CLOSE_POLICY
        try:
            await self._send_news(news, since)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("table %s: the news cannot be told", self._table.id)
            code = CLOSE_FAULT
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code)

    async def _send_news(self, news: asyncio.Event, since: int) -> None:
        """Whenever something is new: the entries not yet sent, and how things stand.

        A reader too slow to keep up misses nothing: he gets it all at once when he is ready.
        """
        table, viewer = self._table, self._viewer
        sent = min(since, len(table.entries))
        drawn: set[str] = set()
        while True:
            await news.wait()
            news.clear()
            if sent < len(table.entries):
                message = entries_message(table, viewer, sent)
                sent = len(table.entries)
                await self._send(message)
            state, art = state_text(table, viewer)
            if art.key not in drawn:
                drawn.add(art.key)
                await self._send(art_message(art))
            await self._send_text(state)

    async def _fault(self, code: str, detail: str) -> None:
        await self._send(error_message(self._viewer, code, detail))

    async def _send(self, message: dict[str, Any]) -> None:
        await self._send_text(msgspec.json.encode(message).decode())

    async def _send_text(self, text: str) -> None:
        try:
            async with self._sending, asyncio.timeout(_WRITE_SECONDS):
                await self._socket.send_text(text)
        except TimeoutError:
            log.info("table %s: a slow reader was let go", self._table.id)
            self._meter.slow_readers += 1
            raise WebSocketDisconnect(CLOSE_POLICY) from None
        except RuntimeError as error:  # the socket closed while this waited to be sent
            raise WebSocketDisconnect(1006) from error

"""A response that sends JSON lines for as long as the client reads them."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from gamecase.storage.store import StoreUnavailable
from gamecase.tables.service import TableService

log = logging.getLogger(__name__)

NDJSON = "application/x-ndjson"
_SEND_SECONDS = 10.0


class LineStream(Response):
    """Sends lines as they are made, until the client leaves.

    A client that takes nothing for long, or whose identity is no longer valid, is disconnected.
    Nothing is queued: the next line is made after the last one was taken, so that a slow client
    costs no more memory than one line.
    """

    media_type = NDJSON

    def __init__(
        self,
        lines: AsyncGenerator[bytes, None],
        tables: TableService,
        is_valid: Callable[[], Awaitable[bool]],
        send_timeout: float = _SEND_SECONDS,
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._lines = lines
        self._tables = tables
        self._is_valid = is_valid
        self._send_timeout = send_timeout

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        sending = asyncio.create_task(self._send_lines(send))
        leaving = asyncio.create_task(_disconnected(receive))
        metrics = self._tables.metrics
        metrics.streams += 1
        self._tables.streams.add(sending)
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.streams -= 1
            self._tables.streams.discard(sending)
            # Cancelled at shutdown, or at its end: the client is there to see the stream close.
            has_ended = sending.cancelled() or (sending.done() and sending.result())
            for task in (sending, leaving):
                task.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            await self._lines.aclose()
        if has_ended:
            with contextlib.suppress(OSError):
                await send(_chunk(b"", more=False))

    async def _send_lines(self, send: Send) -> bool:
        """Send lines until they end; True when the client is still connected then."""
        try:
            async for line in self._lines:
                if not await self._is_valid():
                    break
                async with asyncio.timeout(self._send_timeout):
                    await send(_chunk(line, more=True))
        except TimeoutError:
            log.info("dropped a client that stopped reading its stream")
            self._tables.metrics.slow_readers += 1
        except StoreUnavailable:
            return True  # the client's next request gets the error
        except OSError:
            pass  # the client has left
        except Exception:
            log.exception("stream failed")
        else:
            return True
        return False


def _chunk(body: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": more}


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass

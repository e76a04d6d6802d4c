"""An answer that never ends by itself: news as JSON, a line each, as long as somebody reads."""

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
_WRITE_SECONDS = 10.0


class Lines(Response):
    """Sends lines as they come; a reader who takes none for long is let go.

    So is one who is no longer known: before each line it is asked whether he is. Nothing is
    queued: the next line is made when the last one has been taken, so that a slow reader costs
    no more than a line.
    """

    media_type = NDJSON

    def __init__(
        self,
        lines: AsyncGenerator[bytes, None],
        table_service: TableService,
        is_known: Callable[[], Awaitable[bool]],
        patience: float = _WRITE_SECONDS,
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self._lines = lines
        self._house = table_service
        self._is_known = is_known
        self._patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        telling = asyncio.create_task(self._tell(send))
        leaving = asyncio.create_task(_left(receive))
        metrics = self._house.metrics
        metrics.streams += 1
        self._house.streams.add(telling)
        try:
            await asyncio.wait({telling, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.streams -= 1
            self._house.streams.discard(telling)
            # The house closes, or there is nothing more to tell: say so.
            is_over = telling.cancelled() or (telling.done() and telling.result())
            for task in (telling, leaving):
                task.cancel()
            await asyncio.gather(telling, leaving, return_exceptions=True)
            await self._lines.aclose()
        if is_over:
            with contextlib.suppress(OSError):
                await send(_chunk(b"", more=False))

    async def _tell(self, send: Send) -> bool:
        """Until it is over; True when whoever reads is still there to be told so."""
        try:
            async for line in self._lines:
                if not await self._is_known():
                    break
                async with asyncio.timeout(self._patience):
                    await send(_chunk(line, more=True))
        except TimeoutError:
            log.info("a slow reader of a stream was let go")
            self._house.metrics.slow_readers += 1
        except StoreUnavailable:
            return True  # he asks again, and is told then
        except OSError:
            pass  # whoever read has left
        except Exception:
            log.exception("a stream broke off")
        else:
            return True
        return False


def _chunk(body: bytes, *, more: bool) -> Message:
    return {"type": "http.response.body", "body": body, "more_body": more}


async def _left(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass

"""Whether the server is well, for load balancers, watchdogs and monitoring."""

import asyncio
import hmac
from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from gamecase import __version__
from gamecase.web.client_addresses import client_address, is_loopback_address
from gamecase.web.pages.errors import not_found
from gamecase.web.services import Services, services_of

_WRITER_SECONDS = 15.0  # after which a write that is not finished counts as stuck
_LEAST_FREE_BYTES = 64 * 1024 * 1024
_ENGINE_FAILURES = 3  # in a row


@dataclass(frozen=True, slots=True)
class Checks:
    """What was found, each True while it is well."""

    database: bool  # answers
    writer: bool  # finishes its work
    disk: bool  # has room
    engines: bool  # answer; the server can do without for a while

    @property
    def is_alive(self) -> bool:
        return self.database and self.writer and self.disk

    @property
    def is_ready(self) -> bool:
        return self.is_alive and self.engines


async def check(services: Services) -> Checks:
    """Look at everything that may fail while the process runs."""
    store = services.accounts.store
    free = await asyncio.to_thread(store.free_bytes)
    return Checks(
        database=await services.tables.is_well(),
        writer=store.writer_delay() < _WRITER_SECONDS,
        disk=free is None or free >= _LEAST_FREE_BYTES,
        engines=services.tables.engine_failures < _ENGINE_FAILURES,
    )


async def health(request: Request) -> Response:
    """200 while games can be played, else 503, so that a load balancer can route around it."""
    checks = await check(services_of(request))
    return PlainTextResponse(f"gamecase {__version__}\n", 200 if checks.is_alive else 503)


async def ready(request: Request) -> Response:
    """Each check by name; 503 if one of them fails."""
    checks = await check(services_of(request))
    names = ("database", "writer", "disk", "engines")
    content = {name: "ok" if getattr(checks, name) else "failing" for name in names}
    headers = {"Cache-Control": "no-store"}
    return JSONResponse(content, 200 if checks.is_ready else 503, headers=headers)


async def metrics(request: Request) -> Response:
    """Metrics in Prometheus' text format, for those who may read them."""
    if not _may_read_metrics(request):
        return not_found(request)
    text = services_of(request).metrics.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


def _may_read_metrics(connection: HTTPConnection) -> bool:
    """With a token whoever has it, otherwise this computer."""
    token = services_of(connection).settings.proxy.metrics_token
    if not token:
        return is_loopback_address(client_address(connection))
    sent = connection.headers.get("authorization", "").removeprefix("Bearer ").strip()
    return hmac.compare_digest(sent.encode(), token.encode())

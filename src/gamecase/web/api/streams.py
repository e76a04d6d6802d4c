"""The streams for bots: one table as it goes on, or all tables at which one holds a chair."""

import asyncio
from collections.abc import AsyncGenerator

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.messages.api_state import sheet_entries, sheet_line
from gamecase.tables.service import TableService
from gamecase.web.api.events import AnyEvent, Events
from gamecase.web.api.ndjson import Lines
from gamecase.web.api.requests import Asked, asked, no_table, read_number
from gamecase.web.errors import fault
from gamecase.web.identity import IdentityCheck, holder_of

__all__ = ["AnyEvent", "event_stream", "table_stream"]

_QUIET_SECONDS = 5.0  # after so long an empty line says that the line still stands
_MOST_ENTRIES = 10_000_000


async def table_stream(request: Request) -> Response:
    """One table: entries as they come, and how it stands after them, a line each."""
    told = await asked(request)
    if told is None:
        return no_table()
    since = read_number(request, "since", 0, _MOST_ENTRIES)
    return _lines(request, _table_lines(told, since))


def _lines(request: Request, lines: AsyncGenerator[bytes, None]) -> Lines:
    return Lines(lines, request.app.state.table_service, IdentityCheck(request).is_so)


async def _table_lines(told: Asked, since: int) -> AsyncGenerator[bytes, None]:
    table, viewer = told.table, told.viewer
    news = table.subscribe(viewer.chairs)
    sent, state = min(since, len(table.entries)), b""
    try:
        while True:
            news.clear()
            if sent < len(table.entries):
                line = msgspec.json.encode(sheet_entries(table, viewer, sent))
                sent = len(table.entries)
                yield line + b"\n"
            line = sheet_line(table, viewer)
            if line != state:
                state = line
                yield line + b"\n"
            while not await _heard(news, _QUIET_SECONDS):
                yield b"\n"
    finally:
        table.unsubscribe(news, viewer.chairs)


async def event_stream(request: Request) -> Response:
    """All tables of whoever asks: games that begin and end, and whenever he is waited for."""
    holder = await holder_of(request)
    if not holder:
        return fault(401, "no-token", "bring a token: Authorization: Bearer TOKEN")
    seeks = request.query_params.get("seeks", "false")
    if seeks not in ("true", "false"):
        raise BadInput(f"seeks={seeks[:20]!r}: expected true or false")
    table_service: TableService = request.app.state.table_service
    return _lines(request, _event_lines(Events(table_service, holder, with_seeks=seeks == "true")))


async def _event_lines(events: Events) -> AsyncGenerator[bytes, None]:
    yield b"\n"  # the line stands, though nothing may happen for long
    try:
        while True:
            for each in await events.fresh():
                yield msgspec.json.encode(each) + b"\n"
            while not await _heard(events.news, events.seconds(_QUIET_SECONDS)):
                if events.is_due:
                    break
                yield b"\n"
    finally:
        events.close()


async def _heard(news: asyncio.Event, seconds: float) -> bool:
    """Whether something is new before so many seconds are over."""
    try:
        async with asyncio.timeout(seconds):
            await news.wait()
    except TimeoutError:
        return False
    return True

"""Streams of JSON lines for bots: one table, or all tables at which a token holds a chair."""

import asyncio
from collections.abc import AsyncGenerator

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.messages.api_state import api_entries, encoded_api_state
from gamecase.web.api.bot_feed import BotFeed
from gamecase.web.api.ndjson import LineStream
from gamecase.web.api.requests import (
    MAX_ENTRY_NUMBER,
    TableAndSender,
    no_table,
    read_number,
    table_access,
)
from gamecase.web.identity import IdentityRecheck, holder_of
from gamecase.web.json_responses import api_error
from gamecase.web.services import services_of

_KEEPALIVE_SECONDS = 5.0  # between empty lines while nothing happens


async def table_stream(request: Request) -> Response:
    """The entries of one table as they are made, and the state after them, one line each."""
    access = await table_access(request)
    if access is None:
        return no_table()
    since = read_number(request, "since", 0, MAX_ENTRY_NUMBER)
    return _stream(request, _table_lines(access, since))


def _stream(request: Request, lines: AsyncGenerator[bytes, None]) -> LineStream:
    return LineStream(lines, services_of(request).tables, IdentityRecheck(request).is_valid)


async def _table_lines(access: TableAndSender, since: int) -> AsyncGenerator[bytes, None]:
    table, viewer = access.table, access.viewer
    changed = table.subscribe(viewer.chairs)
    sent, state = min(since, len(table.entries)), b""
    try:
        while True:
            changed.clear()
            if sent < len(table.entries):
                line = msgspec.json.encode(api_entries(table, viewer, sent))
                sent = len(table.entries)
                yield line + b"\n"
            line = encoded_api_state(table, viewer)
            if line != state:
                state = line
                yield line + b"\n"
            while not await _wait(changed, _KEEPALIVE_SECONDS):
                yield b"\n"
    finally:
        table.unsubscribe(changed, viewer.chairs)


async def event_stream(request: Request) -> Response:
    """Events at all tables of the token: games that begin and end, and every turn of its own."""
    holder = await holder_of(request)
    if not holder:
        return api_error(401, "no-token", "a token is needed: Authorization: Bearer TOKEN")
    seeks = request.query_params.get("seeks", "false")
    if seeks not in ("true", "false"):
        raise BadInput(f"seeks={seeks[:20]!r}: expected true or false")
    feed = BotFeed(services_of(request).tables, holder, with_seeks=seeks == "true")
    return _stream(request, _event_lines(feed))


async def _event_lines(feed: BotFeed) -> AsyncGenerator[bytes, None]:
    yield b"\n"  # so that the client sees at once that the stream is open
    try:
        while True:
            for event in await feed.new_events():
                yield msgspec.json.encode(event) + b"\n"
            while not await _wait(feed.changed, feed.wait_seconds(_KEEPALIVE_SECONDS)):
                if feed.has_new_tables:
                    break
                yield b"\n"
    finally:
        feed.close()


async def _wait(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event; False when it does not come in time."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True

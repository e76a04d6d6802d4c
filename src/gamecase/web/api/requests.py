"""Parts of API requests: body, query parameters, the table and who asks; and error responses."""

from dataclasses import dataclass
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.messages.viewer import Viewer
from gamecase.tables.conflicts import StaleCommand
from gamecase.tables.table import Table
from gamecase.web.api.types import ApiError
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import holder_of
from gamecase.web.json_requests import decode_json
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.preferences import preferences_of
from gamecase.web.services import requested_table, services_of

T = TypeVar("T")

MAX_ENTRY_NUMBER = 10_000_000


@dataclass(frozen=True, slots=True)
class TableAndSender:
    """The table a request is about, and who sent the request."""

    table: Table
    viewer: Viewer
    holder: str


async def table_access(request: Request) -> TableAndSender | None:
    """The table named in the path with the sender as its viewer; None without such a table."""
    table = await requested_table(request)
    if table is None:
        return None
    holder = await holder_of(request)
    chairs = table.held_by(holder) if holder else ()
    return TableAndSender(table, Viewer(preferences_of(request).language.code, chairs), holder)


async def read_body(request: Request, kind: type[T]) -> T:
    """Decode the body; an empty one counts as an empty object."""
    return decode_json(await request.body() or b"{}", kind)


def read_number(request: Request, name: str, default: int, maximum: int) -> int:
    """A whole number from the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= maximum):
        raise BadInput(f"{name}={text[:20]!r}: expected a number from 0 to {maximum}")
    return int(text)


def is_too_fast(request: Request, holder: str) -> bool:
    """Whether the sender has exceeded the rate limit for commands."""
    return not services_of(request).limits.commands.take(holder or client_key(request))


def too_fast() -> Response:
    """The response to a sender over the rate limit."""
    return api_error(429, "too-fast", "too many requests; slow down and try again")


def no_table() -> Response:
    """The response to a request about a table that does not exist."""
    return api_error(404, "not-found", "there is no such table")


def refused(access: TableAndSender, reason: Refusal | StaleCommand) -> Response:
    """The response to a command that was not carried out."""
    if isinstance(reason, StaleCommand):
        return api_error(409, "stale", f"the table is at entry {reason.number}")
    words = access.viewer.speaker(access.table)
    code, status = ("watching", 403) if reason.clause == "watching" else ("refused", 409)
    detail = str(reason.facts.get("detail", ""))
    text = words.say(reason.phrase)
    return json_response(ApiError(code, detail, reason.clause, text, [*reason.where]), status)

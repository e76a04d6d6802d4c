"""A program's request, read: its body, its numbers, the table it is about, and who asks."""

from dataclasses import dataclass
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.messages.viewer import Viewer
from gamecase.tables.conflicts import Stale
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.web.errors import Fault, answer, fault
from gamecase.web.identity import holder_of
from gamecase.web.preferences import reader_of

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asked:
    """A table, and who asks about it."""

    table: Table
    viewer: Viewer
    holder: str


async def read_body(request: Request, kind: type[T]) -> T:
    """The body as what it should be; nothing at all counts as an empty object."""
    body = await request.body()
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(str(error)) from error


def read_number(request: Request, name: str, default: int, most: int) -> int:
    """A whole number of the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= most):
        raise BadInput(f"{name}={text[:20]!r}: expected a number from 0 to {most}")
    return int(text)


async def asked(request: Request) -> Asked | None:
    """What a request is about; None when there is no such table."""
    table_service: TableService = request.app.state.table_service
    table = await table_service.table(request.path_params["table"])
    if table is None:
        return None
    holder = await holder_of(request)
    chairs = table.held_by(holder) if holder else ()
    return Asked(table, Viewer(reader_of(request).language.code, chairs), holder)


def no_table() -> Response:
    return fault(404, "not-found", "there is no such table")


def is_too_fast(request: Request, holder: str) -> bool:
    """Whether somebody asks for more than a hand could do."""
    address = request.client.host if request.client else ""
    return not request.app.state.posts.take(holder or address)


def too_fast() -> Response:
    return fault(429, "too-fast", "slow down, and try again")


def refused(told: Asked, why: Refusal | Stale) -> Response:
    """Why a wish was not granted."""
    if isinstance(why, Stale):
        return fault(409, "stale", f"the table is at entry {why.number}")
    words = told.viewer.speaker(told.table)
    code, status = ("watching", 403) if why.clause == "watching" else ("refused", 409)
    detail = str(why.facts.get("detail", ""))
    return answer(Fault(code, detail, why.clause, words.say(why.phrase), [*why.where]), status)

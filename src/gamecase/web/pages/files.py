"""Games as files: records, and import from and export to the formats of other programs."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.log import write_record
from gamecase.kernel.transcript import transcript_of
from gamecase.registry import GamePackage, find
from gamecase.tables.table import Table
from gamecase.web.forms import read_form
from gamecase.web.identity import seat_claim
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.security import client_address
from gamecase.web.services import requested_table, services_of


async def import_game(request: Request) -> Response:
    """Create a table from a posted game, and redirect to its analysis where there is one."""
    if not services_of(request).limits.new_tables.take(client_address(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    package = find(form.get("game", ""))
    claim = await seat_claim(request)
    table = await import_text(request, package, form.get("text", ""), claim.holder)
    has_moves = table.state.node is not None and table.state.node.before is not None
    page = "/analysis" if package.analyst and has_moves else ""
    response = RedirectResponse(f"/table/{table.id}{page}", 303)
    claim.set_cookie(request, response)
    return response


async def import_text(request: Request, package: GamePackage, text: str, holder: str) -> Table:
    """A table with the game that a text contains; the holder gets all of its chairs."""
    services = services_of(request)
    header, entries = await services.imports.read(
        package.game.key, text, services.tables.now(), client_address(request)
    )
    return await services.tables.import_table(package, header, entries, holder)


async def export_game(request: Request) -> Response:
    """The games of a table in the format of another program."""
    table = await requested_table(request)
    if table is None or request.path_params["suffix"] not in table.package.formats:
        return not_found(request)
    state = table.package.open(table.state.header)
    format_ = table.package.formats[request.path_params["suffix"]]
    entries = tuple(table.entries)
    text = await asyncio.to_thread(lambda: format_.write(transcript_of(state, entries)))
    return _attachment(table, format_.suffix, text, "text/plain")


async def record(request: Request) -> Response:
    """The record of a table: header and entries as JSON lines."""
    table = await requested_table(request)
    if table is None:
        return not_found(request)
    text = write_record(table.state.header, table.entries)
    return _attachment(table, "jsonl", text, "application/jsonl")


def _attachment(table: Table, suffix: str, text: str, media_type: str) -> Response:
    """A file that browsers download."""
    name = f"{table.state.header.game}-{table.id}.{suffix}"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type=f"{media_type}; charset=utf-8", headers=headers)

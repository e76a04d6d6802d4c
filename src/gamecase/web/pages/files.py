"""Games written down elsewhere: taken in as tables, and given out in formats others understand."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.transcript import transcript_of
from gamecase.registry import GamePackage, find
from gamecase.tables.import_pool import ImportPool
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.web.forms import read_form
from gamecase.web.identity import seat_claim
from gamecase.web.pages.home import not_found, problem


async def import_table(request: Request) -> Response:
    """A form brings a written game: lay it out as a table, and show it looked over."""
    if not request.app.state.new_tables.take(request.client.host if request.client else ""):
        return problem(request, "too-many-tables", 429)
    form = await read_form(request)
    package = find(form.get("game", ""))
    taker = await seat_claim(request)
    table = await lay_out(request, package, form.get("text", ""), taker.holder)
    has_moves = table.state.node is not None and table.state.node.before is not None
    page = "/analysis" if package.analyst and has_moves else ""
    response = RedirectResponse(f"/table/{table.id}{page}", 303)
    taker.remember(request, response)
    return response


async def lay_out(request: Request, package: GamePackage, text: str, holder: str) -> Table:
    """Create a table from an uploaded game; the uploader holds every chair."""
    table_service: TableService = request.app.state.table_service
    imports: ImportPool = request.app.state.imports
    address = request.client.host if request.client else ""
    header, entries = await imports.read(package.game.key, text, table_service.now(), address)
    return await table_service.import_table(package, header, entries, holder)


async def give_out(request: Request) -> Response:
    """The games of a table in a format of other programs."""
    table_service: TableService = request.app.state.table_service
    table = await table_service.table(request.path_params["table"])
    if table is None or request.path_params["suffix"] not in table.package.formats:
        return not_found(request)
    state = table.package.open(table.state.header)
    form = table.package.formats[request.path_params["suffix"]]
    text = await asyncio.to_thread(lambda: form.write(transcript_of(state, tuple(table.entries))))
    name = f"{table.state.header.game}-{table.id}.{form.suffix}"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

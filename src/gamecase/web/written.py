"""Games written down elsewhere: taken in as tables, and given out in formats others understand."""

import asyncio

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.shelf import Boxed, find
from gamecase.kernel.transcript import transcript_of
from gamecase.tables.house import House
from gamecase.tables.import_pool import ImportPool
from gamecase.tables.table import Table
from gamecase.web.form import read_form
from gamecase.web.pages import not_found, problem
from gamecase.web.who import taker_of


async def take_in(request: Request) -> Response:
    """A form brings a written game: lay it out as a table, and show it looked over."""
    if not request.app.state.new_tables.take(request.client.host if request.client else ""):
        return problem(request, "too-many-tables", 429)
    form = await read_form(request)
    boxed = find(form.get("game", ""))
    taker = await taker_of(request)
    table = await lay_out(request, boxed, form.get("text", ""), taker.holder)
    has_moves = table.course.moment is not None and table.course.moment.before is not None
    page = "/analysis" if boxed.analyst and has_moves else ""
    response = RedirectResponse(f"/table/{table.id}{page}", 303)
    taker.remember(request, response)
    return response


async def lay_out(request: Request, boxed: Boxed, text: str, holder: str) -> Table:
    """A written game as a table, all of whose chairs are held by whoever brought it."""
    house: House = request.app.state.house
    imports: ImportPool = request.app.state.imports
    address = request.client.host if request.client else ""
    header, entries = await imports.read(boxed.game.key, text, house.now(), address)
    return await house.take_in(boxed, header, entries, holder)


async def give_out(request: Request) -> Response:
    """The games of a table in a format of other programs."""
    house: House = request.app.state.house
    table = await house.table(request.path_params["table"])
    if table is None or request.path_params["suffix"] not in table.boxed.formats:
        return not_found(request)
    course = table.boxed.open(table.course.header)
    form = table.boxed.formats[request.path_params["suffix"]]
    text = await asyncio.to_thread(lambda: form.write(transcript_of(course, tuple(table.entries))))
    name = f"{table.course.header.game}-{table.id}.{form.suffix}"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

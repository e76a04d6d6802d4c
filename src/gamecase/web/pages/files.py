"""Games written down elsewhere: taken in as tables, and given out in formats others understand."""

import asyncio
import secrets

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.transcript import Transcript, entries_of, header_of, transcript_of
from gamecase.registry import GamePackage, find
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
    table_service: TableService = request.app.state.table_service
    taker = await seat_claim(request)
    table = await lay_out(table_service, package, form.get("text", ""), taker.holder)
    has_moves = table.state.node is not None and table.state.node.before is not None
    page = "/analysis" if package.analyst and has_moves else ""
    response = RedirectResponse(f"/table/{table.id}{page}", 303)
    taker.remember(request, response)
    return response


async def lay_out(
    table_service: TableService, package: GamePackage, text: str, holder: str
) -> Table:
    """A written game as a table, all of whose chairs are held by whoever brought it."""
    # Judging every move of a long game takes a while: the tables do not wait for it.
    state, entries = await asyncio.to_thread(_played_again, package, text, table_service.now())
    return await table_service.import_table(package, state.header, entries, holder)


def _played_again(package: GamePackage, text: str, now: int) -> tuple[MatchState, list[Entry]]:
    transcript = _read(package, text)
    header = header_of(package.game, transcript, secrets.token_urlsafe(9), now)
    state = package.open(header)
    return state, [*entries_of(state, transcript)]


def _read(package: GamePackage, text: str) -> Transcript:
    """The one game that a text tells in any format of the game."""
    known = {each.name: each.read for each in package.formats.values() if each.can_be_read}
    if not text.strip() or not known:
        raise BadInput(f"no text; expected a game as {[*known]}")
    told = []
    for name, read in known.items():
        try:
            found = read(text)
        except BadInput as error:
            told.append(f"{name}: {error}")
            continue
        if len(found) == 1:
            return found[0]
        told.append(f"{name}: {len(found)} games; expected one at a time")
    raise BadInput(" · ".join(told))


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

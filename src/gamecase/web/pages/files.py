"""Games as files: records, and import from and export to the formats of other programs."""

import asyncio
import secrets

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry, Header, write_record
from gamecase.kernel.transcript import Transcript, entries_of, header_of, transcript_of
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
    table_service = services_of(request).tables
    # Checking every move of a long game takes a while, and must not block the event loop.
    header, entries = await asyncio.to_thread(_read_log, package, text, table_service.now())
    return await table_service.import_table(package, header, entries, holder)


def _read_log(package: GamePackage, text: str, now: int) -> tuple[Header, list[Entry]]:
    """Header and entries of the game in a text, every action checked by the rules."""
    transcript = _read_transcript(package, text)
    header = header_of(package.game, transcript, secrets.token_urlsafe(9), now)
    return header, [*entries_of(package.open(header), transcript)]


def _read_transcript(package: GamePackage, text: str) -> Transcript:
    """The one game that a text contains in any format that the game can read."""
    readers = {each.name: each.read for each in package.formats.values() if each.can_be_read}
    if not text.strip() or not readers:
        raise BadInput(f"no text; expected a game as {[*readers]}")
    errors = []
    for name, read in readers.items():
        try:
            transcripts = read(text)
        except BadInput as error:
            errors.append(f"{name}: {error}")
            continue
        if len(transcripts) == 1:
            return transcripts[0]
        errors.append(f"{name}: {len(transcripts)} games; expected one at a time")
    raise BadInput(" · ".join(errors))


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

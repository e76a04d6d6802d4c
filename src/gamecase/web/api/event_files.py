"""Files of events for programs and pages: TRF, CSV, JSON, and all games as one download."""

import asyncio
import io
import zipfile
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.events.files.spreadsheet import read_csv_players, write_crosstable
from gamecase.events.files.trf import read_trf_players, write_trf
from gamecase.events.log import write_event_log
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry, write_record
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.transcript import Format, transcript_of
from gamecase.tables.table import Table
from gamecase.web.api.club_events import no_event, refused_event, requested_event
from gamecase.web.api.event_types import EventPlayersAdded, EventPlayersRequest
from gamecase.web.api.requests import is_too_fast, read_body, too_fast
from gamecase.web.identity import holder_of
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.pages.game_files import formats_for
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of

_MEDIA = {
    "trf": "text/plain",
    "csv": "text/csv",
    "json": "application/json",
    "jsonl": "application/jsonl",
    "zip": "application/zip",
}


async def export_event(request: Request) -> Response:
    """An event as `trf`, `csv`, `json`, its log as `jsonl`, or its online games as `zip`."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    kind = request.path_params["kind"]
    if kind not in _MEDIA:
        return api_error(404, "not-found", f"no file {kind[:20]!r}; there are {sorted(_MEDIA)}")
    content = await _content(request, state, kind)
    headers = {
        "Content-Disposition": f'attachment; filename="{state.header.event}.{kind}"',
        "Cache-Control": "no-store",
    }
    return Response(content, media_type=_MEDIA[kind], headers=headers)


async def _content(request: Request, state: EventState, kind: str) -> str | bytes:
    if kind == "trf":
        return await asyncio.to_thread(write_trf, state)
    if kind == "csv":
        return await asyncio.to_thread(write_crosstable, state)
    if kind == "json":
        return msgspec.json.encode(msgspec.to_builtins(state, str_keys=True))
    events = services_of(request).events
    event = state.header.event
    log = write_event_log(state.header, await events.entries(event))
    return log if kind == "jsonl" else await _games(request, event, log)


async def _games(request: Request, event: str, log: str) -> bytes:
    """The records of all online games, in the formats of other programs as well."""
    services = services_of(request)
    output = io.BytesIO()
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("event.jsonl", log)
        for board in await services.events.rows.tables(event):
            table = await services.tables.table(board.table_id)
            if table is None:
                continue
            name = f"round {board.round}/table {board.table} board {board.board}"
            entries = tuple(table.entries)
            archive.writestr(f"{name}.jsonl", write_record(table.state.header, entries))
            for format_ in formats_for(table):
                text = await asyncio.to_thread(_written, format_, table, entries)
                if text:
                    archive.writestr(f"{name}.{format_.suffix}", text)
    return output.getvalue()


def _written(format_: Format, table: Table, entries: Sequence[Entry]) -> str:
    """A table's games in a format; empty where it cannot express them."""
    try:
        return format_.write(transcript_of(table.package.open(table.state.header), entries))
    except BadInput:
        return ""


async def import_players(request: Request) -> Response:
    """Enter everybody of a list, in CSV or TRF; says who could not be entered, and why."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    holder = await holder_of(request)
    if is_too_fast(request, holder):
        return too_fast()
    body = await read_body(request, EventPlayersRequest)
    players = read_trf_players(body.text) if body.format == "trf" else read_csv_players(body.text)
    words = preferences_of(request).speaker(state.settings.game)
    answer = EventPlayersAdded({}, {})
    for player in players:
        added = await services_of(request).events.add(state.header.event, holder, player)
        if not isinstance(added, Refusal):
            answer.codes[added.person] = added.code
        elif added.clause == "event-officials-only":
            return refused_event(request, state, added)
        else:
            answer.refused[player.name] = words.say(added.phrase)
    return json_response(answer)

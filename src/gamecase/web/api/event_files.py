"""Files of events for programs and pages: TRF, CSV, JSON, and all games as one download."""

import asyncio
import io
import zipfile
from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.events.files.match_results import event_results
from gamecase.events.files.player_list import is_trf, read_players_text
from gamecase.events.files.spreadsheet import write_crosstable
from gamecase.events.files.trf import write_trf
from gamecase.events.files.trf_reader import TrfEvent
from gamecase.events.log import write_event_log
from gamecase.events.pairing_types import BoardPlace
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput
from gamecase.kernel.log import Entry, write_record
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.transcript import Format, Transcript, transcript_of
from gamecase.registry import find
from gamecase.tables.table import Table
from gamecase.web.api.club_events import (
    event_detail,
    no_event,
    refused_event,
    requested_event,
)
from gamecase.web.api.event_types import (
    EventImportRequest,
    EventPlayersAdded,
    EventPlayersRequest,
)
from gamecase.web.api.requests import is_too_fast, read_body, too_fast
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import holder_of
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.pages.events.event_files import picture_file
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
    """An event as `trf`, `csv`, `json`, its log as `jsonl`, or its recorded games as `zip`.

    Some games have formats of their own for the results of all matches. Pictures are
    `crosstable.svg` and, of each cup, its bracket, as in `main.svg`.
    """
    state = await requested_event(request)
    if state is None:
        return no_event()
    kind = request.path_params["kind"]
    if kind.endswith(".svg") and (picture := await picture_file(request, kind)) is not None:
        return Response(picture, media_type="image/svg+xml")
    media = _MEDIA | dict.fromkeys(find(state.settings.game).result_formats, "application/json")
    if kind not in media:
        return api_error(404, "not-found", f"no file {kind[:20]!r}; there are {sorted(media)}")
    content = await _content(request, state, kind)
    headers = {
        "Content-Disposition": f'attachment; filename="{state.header.event}.{kind}"',
        "Cache-Control": "no-store",
    }
    return Response(content, media_type=media[kind], headers=headers)


async def _content(request: Request, state: EventState, kind: str) -> str | bytes:
    if kind == "trf":
        return await asyncio.to_thread(write_trf, state)
    if kind == "csv":
        return await asyncio.to_thread(write_crosstable, state)
    if kind == "json":
        return msgspec.json.encode(msgspec.to_builtins(state, str_keys=True))
    events = services_of(request).events
    event = state.header.event
    entries = await events.entries(event)
    if kind in ("jsonl", "zip"):
        log = write_event_log(state.header, entries)
        return log if kind == "jsonl" else await _games(request, event, log)
    results = event_results(state, entries, await _transcripts(request, event))
    write = find(state.settings.game).result_formats[kind].write
    return await asyncio.to_thread(write, results)


async def _transcripts(request: Request, event: str) -> dict[BoardPlace, Transcript]:
    """The games of an event's tables."""
    services = services_of(request)
    transcripts: dict[BoardPlace, Transcript] = {}
    for board in await services.events.rows.tables(event):
        table = await services.tables.table(board.table_id)
        if table is not None:
            initial = table.package.open(table.state.header)
            place = (board.round, board.table, board.board)
            transcripts[place] = transcript_of(initial, tuple(table.entries))
    return transcripts


async def _games(request: Request, event: str, log: str) -> bytes:
    """The records of all games at tables of the case, in the formats of other programs as well."""
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
    read = await _read(request, state, body)
    words = preferences_of(request).speaker(state.settings.game)
    answer = EventPlayersAdded({}, {})
    for player in read.players:
        added = await services_of(request).events.add(state.header.event, holder, player)
        if not isinstance(added, Refusal):
            answer.codes[added.person] = added.code
        elif added.clause == "event-officials-only":
            return refused_event(request, state, added)
        else:
            answer.refused[player.name] = words.say(added.phrase)
    return json_response(answer)


async def import_event(request: Request) -> Response:
    """Fill an empty event with the players, rounds and results of a TRF, so that it goes on."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    holder = await holder_of(request)
    if is_too_fast(request, holder):
        return too_fast()
    read = await _read(request, state, await read_body(request, EventImportRequest))
    done = await services_of(request).events.import_event(state.header.event, holder, read)
    if isinstance(done, Refusal):
        return refused_event(request, state, done)
    return json_response(await event_detail(request, done))


async def _read(
    request: Request, state: EventState, body: EventPlayersRequest | EventImportRequest
) -> TrfEvent:
    """What a file holds, read in a process of its own."""
    if is_trf(body.text) != (body.format == "trf"):
        raise BadInput("a TRF has lines that begin with 001, and a CSV has none")
    return await services_of(request).imports.read_text(
        read_players_text, state.settings.game, body.text, client_key(request)
    )

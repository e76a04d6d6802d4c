"""Imports files with many games, and says line by line what becomes of them."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.errors import BadInput
from gamecase.registry import find
from gamecase.study.jobs import MAX_WAITING
from gamecase.tables.bulk_import import (
    DuplicateFound,
    FileBegun,
    GameFile,
    ImportEvent,
    ImportProgress,
    MatchImported,
    PartFailed,
)
from gamecase.web.api.import_types import (
    AnalyseRequest,
    AnalysesQueued,
    CollectionEnd,
    CollectionFailed,
    ImportDuplicate,
    ImportedTable,
    ImportEnd,
    ImportFailure,
    ImportFile,
    ImportLine,
    ImportQuotaReached,
    ImportState,
    OwnNameList,
    OwnNamesRequest,
)
from gamecase.web.api.ndjson import LineStream
from gamecase.web.api.openings import collection_info
from gamecase.web.api.requests import read_body, too_fast
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import IdentityRecheck, SeatClaim, holder_of, seat_claim
from gamecase.web.illegal_moves import explain
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.pages.study import finished_games
from gamecase.web.preferences import Preferences, preferences_of
from gamecase.web.quota import is_over_quota
from gamecase.web.services import services_of, settings_of

_LONGEST_NAME = 200  # of a file
_MOST_TABLES = 100  # of one request


async def import_file(request: Request) -> Response:
    """Import every game of a file; a line says what became of each."""
    upload = await _upload(request)
    if isinstance(upload, Response):
        return upload
    return _stream(request, upload, _import_lines)


async def add_collection(request: Request) -> Response:
    """Upload a file of games as a collection for the opening explorer."""
    upload = await _upload(request)
    if isinstance(upload, Response):
        return upload
    return _stream(request, upload, _collection_lines)


@dataclass(frozen=True, slots=True)
class _Upload:
    """A file that was sent, and by whom."""

    name: str
    data: bytes
    claim: SeatClaim

    @property
    def new_token(self) -> str:
        return self.claim.token if self.claim.is_new and not self.claim.is_browser else ""


async def _upload(request: Request) -> _Upload | Response:
    name = request.query_params.get("name", "").strip()
    if not 0 < len(name) <= _LONGEST_NAME or not name.isprintable():
        raise BadInput(f"name={name[:40]!r}: expected the name of a file")
    services = services_of(request)
    if not services.limits.imports.take(client_key(request)):
        return api_error(429, "too-fast", "too many files; slow down and try again")
    claim = await seat_claim(request)
    with services.upload_room.take(claim.holder, client_key(request)):
        return _Upload(name, await request.body(), claim)


def _stream(
    request: Request,
    upload: _Upload,
    read: Callable[[Request, _Upload], AsyncGenerator[bytes, None]],
) -> LineStream:
    async def lines() -> AsyncGenerator[bytes, None]:
        room = services_of(request).upload_room
        with room.take(upload.claim.holder, client_key(request), is_admitted=True):
            async with aclosing(read(request, upload)) as found:
                async for line in found:
                    yield line

    response = LineStream(lines(), services_of(request).tables, IdentityRecheck(request).is_valid)
    upload.claim.set_cookie(request, response)
    return response


async def _import_lines(request: Request, upload: _Upload) -> AsyncGenerator[bytes, None]:
    services, holder = services_of(request), upload.claim.holder
    preferences = preferences_of(request)

    async def may_create() -> bool:
        return not await is_over_quota(request, holder)

    file = GameFile(
        name=upload.name,
        data=upload.data,
        holder=holder,
        most_bytes=settings_of(request).limits.import_bytes,
        may_create=may_create,
    )
    end = ImportEnd(upload.name, 0, 0, 0, upload.new_token)
    async with aclosing(services.bulk_import.run(file)) as events:
        async for event in events:
            end.imported += isinstance(event, MatchImported)
            end.duplicates += isinstance(event, DuplicateFound)
            end.failed += isinstance(event, PartFailed)
            yield _encoded(_line(event, preferences))
    yield _encoded(end)


async def _collection_lines(request: Request, upload: _Upload) -> AsyncGenerator[bytes, None]:
    services, preferences = services_of(request), preferences_of(request)
    title = request.query_params.get("title", "")
    failed = 0
    try:
        reading = services.collection_import.run(
            upload.claim.holder, upload.name, upload.data, title
        )
        async with aclosing(reading) as events:
            async for event in events:
                if isinstance(event, PartFailed | ImportProgress):
                    failed += isinstance(event, PartFailed)
                    yield _encoded(_line(event, preferences))
                else:
                    info = collection_info(event.source)
                    yield _encoded(CollectionEnd(upload.name, info, failed, upload.new_token))
    except BadInput as error:
        yield _encoded(CollectionFailed(upload.name, str(error)))


def _encoded(line: ImportLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _line(event: ImportEvent, preferences: Preferences) -> ImportLine:
    match event:
        case FileBegun(file, games):
            return ImportFile(file, games)
        case MatchImported(file, game, table, names, games):
            return ImportedTable(file, game, table, [*names], games)
        case DuplicateFound(file, line, game, table, names):
            return ImportDuplicate(file, line, game, table, [*names])
        case ImportProgress(file, done, total):
            return ImportState(file, done, total)
        case PartFailed():
            return _failure(event, preferences)
    return ImportQuotaReached(event.file)


def _failure(event: PartFailed, preferences: Preferences) -> ImportFailure:
    """The reason, with the explanation that the table would give of an illegal move."""
    failure = ImportFailure(event.file, event.line, event.reason, event.game, [*event.names])
    if event.illegal_move is None:
        return failure
    words = preferences.speaker(event.game)
    move = explain(find(event.game), words, event.illegal_move)
    if move is not None:
        failure.move, failure.nth_move = move.written, move.count
        failure.title = f"{words('import-illegal', count=move.count)} {move.written}"
        failure.told, failure.clause = move.told, move.clause_number
    return failure


# --- who the sender is in files, and analyses ---


async def own_names(request: Request) -> Response:
    """The names by which the sender is known in files."""
    names = services_of(request).study.own_names
    holder = await holder_of(request)
    return json_response(OwnNameList(await names.of_holder(holder) if holder else []))


async def set_own_names(request: Request) -> Response:
    """Change the names by which the sender is known in files."""
    body = await read_body(request, OwnNamesRequest)
    holder = await holder_of(request)
    if not holder:
        return api_error(401, "no-token", "a token is needed")
    if not services_of(request).limits.saved_positions.take(client_key(request)):
        return too_fast()
    names = services_of(request).study.own_names
    await names.set(holder, body.names)
    return json_response(OwnNameList(await names.of_holder(holder)))


async def analyse_tables(request: Request) -> Response:
    """Have the finished games of tables of the sender analysed, as far as there is room."""
    body = await read_body(request, AnalyseRequest)
    holder = await holder_of(request)
    if not 1 <= len(body.tables) <= _MOST_TABLES:
        raise BadInput(f"tables: {len(body.tables)}; expected 1 to {_MOST_TABLES}")
    services = services_of(request)
    games = []
    for number in body.tables:
        table = await services.tables.table(number)
        if table is None or not holder or not table.held_by(holder):
            raise BadInput(f"tables: {number[:20]!r} is not one of yours")
        games += [(table.id, nth_game) for nth_game in finished_games(table)]
    worker = services.analysis_worker
    waiting = {*await worker.jobs.waiting(holder)}
    states = await services.study.states({table for table, _ in games})
    wanted = [game for game in games if game not in waiting and states.get(game) != "done"]
    taken = wanted[: max(0, MAX_WAITING - len(waiting))]
    if taken:
        await worker.add(holder, taken)
    return json_response(AnalysesQueued(len(waiting) + len(taken), len(wanted) - len(taken)))

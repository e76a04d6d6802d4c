"""Games as files: records, and import from and export to the formats of other programs."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.errors import BadInput, FirstIllegalMove
from gamecase.kernel.log import write_record
from gamecase.kernel.tagged_games import tagged_names
from gamecase.kernel.transcript import Format, TranscribedGame, Transcript, transcript_of
from gamecase.registry import GamePackage, find
from gamecase.tables.import_pool import MOST_TABLES, log_of
from gamecase.tables.table import Table
from gamecase.web.client_addresses import client_key
from gamecase.web.client_disconnect import while_connected
from gamecase.web.forms import read_fields
from gamecase.web.identity import seat_claim
from gamecase.web.illegal_moves import explain
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.preferences import preferences_of
from gamecase.web.quota import is_over_quota
from gamecase.web.services import requested_table, services_of

_MOST_TEXTS = 20  # of one form


async def import_game(request: Request) -> Response:
    """Create a table from each posted game.

    A single game leads to its table or its analysis. Several, or one that breaks the rules, lead to
    a page that says what became of each.
    """
    services = services_of(request)
    fields = await read_fields(request)
    package = find(fields.get("game", [""])[-1])
    claim = await seat_claim(request)
    results = []
    for text in fields.get("text", [""])[:_MOST_TEXTS]:
        if not services.limits.new_tables.take(client_key(request)):
            return error_page(request, "too-many-tables", 429)
        if await is_over_quota(request, claim.holder):
            return error_page(request, "quota", 429)
        results += await _import(request, package, text, claim.holder, "keep" in fields)
    tables = [table for result in results for table in result.tables]
    if len(tables) == 1 and not any(result.reason for result in results):
        response: Response = RedirectResponse(page_of(tables[0]), 303)
    else:
        response = _result_page(request, package, results)
    claim.set_cookie(request, response)
    return response


@dataclass(frozen=True, slots=True)
class _ImportResult:
    """What became of one text."""

    text: str
    tables: tuple[Table, ...] = ()
    reason: str = ""  # why there is no table
    illegal_move: FirstIllegalMove | None = None


async def _import(
    request: Request, package: GamePackage, text: str, holder: str, keeps: bool
) -> list[_ImportResult]:
    """What became of a text; where one of its games cannot be read, of each game by itself."""
    result = await _import_whole(request, package, text, holder, keeps)
    parts = _parts(package, text) if result.reason else ()
    if not 1 < len(parts) <= MOST_TABLES:
        return [result]
    return [await _import_whole(request, package, part, holder, keeps) for part in parts]


def _parts(package: GamePackage, text: str) -> Sequence[str]:
    """The games of a text, by the format that finds most of them."""
    return max((format_.split(text) for format_ in package.formats.values()), key=len, default=())


async def _import_whole(
    request: Request, package: GamePackage, text: str, holder: str, keeps: bool
) -> _ImportResult:
    """The tables of the games in a text; where one breaks the rules, what came before if wanted."""
    services = services_of(request)
    now = services.tables.now()
    try:
        logs = await while_connected(
            request,
            services.imports.read_all(package.game.key, text, now, client_key(request)),
        )
    except BadInput as error:
        move = error.illegal_move
        if not keeps or move is None or not move.actions:
            return _ImportResult(text, reason=str(error), illegal_move=move)
        good = Transcript(
            ruleset=move.ruleset,
            switches=move.switches,
            names=("", ""),
            games=(TranscribedGame(actions=move.actions),),
        )
        logs = [await asyncio.to_thread(log_of, package, good, now)]
    tables = [await services.tables.import_table(package, *log, holder) for log in logs]
    return _ImportResult(text, tuple(tables))


def page_of(table: Table) -> str:
    """The analysis of an imported game where there is one, else its table."""
    has_moves = table.state.node is not None and table.state.node.before is not None
    return f"/table/{table.id}{'/analysis' if table.package.analyst and has_moves else ''}"


def _result_page(request: Request, package: GamePackage, results: list[_ImportResult]) -> Response:
    words = preferences_of(request).speaker(package.game.key)
    is_bad = any(result.reason for result in results)
    return render(
        request,
        "import_result.html",
        400 if is_bad else 200,
        game=package.game,
        words=words,
        tables=[
            {"path": page_of(table), "names": " – ".join(filter(None, table.state.names))}
            for result in results
            for table in result.tables
        ],
        problems=[
            {
                "text": result.text,
                "names": " – ".join(tagged_names(result.text)),
                "reason": result.reason,
                "move": explain(package, words, result.illegal_move),
            }
            for result in results
            if result.reason
        ],
    )


async def import_text(request: Request, package: GamePackage, text: str, holder: str) -> Table:
    """A table with the game that a text contains; the holder gets all of its chairs."""
    services = services_of(request)
    now, address = services.tables.now(), client_key(request)
    header, entries = await while_connected(
        request, services.imports.read(package.game.key, text, now, address)
    )
    return await services.tables.import_table(package, header, entries, holder)


def formats_for(table: Table) -> tuple[Format, ...]:
    """The formats that can hold the games of a table; some have no place for where they began."""
    formats = table.package.formats.values()
    return tuple(each for each in formats if not table.state.header.start or "starts" in each.keeps)


async def export_game(request: Request) -> Response:
    """The games of a table in the format of another program."""
    table = await requested_table(request)
    if table is None:
        return not_found(request)
    wanted = request.path_params["suffix"]
    format_ = next((each for each in formats_for(table) if each.suffix == wanted), None)
    if format_ is None:
        return not_found(request)
    state = table.package.open(table.state.header)
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

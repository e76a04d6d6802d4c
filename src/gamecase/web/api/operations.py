"""Every operation of the API; the routes and the OpenAPI document are made from this list."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gamecase.messages.api_types import ApiEntries, ApiState
from gamecase.tables import commands
from gamecase.web.api import games, streams, tables
from gamecase.web.api.ndjson import NDJSON
from gamecase.web.api.requests import MAX_ENTRY_NUMBER
from gamecase.web.api.types import (
    AnyEvent,
    GameInfo,
    GameList,
    ImportRequest,
    JoinRequest,
    NewTableRequest,
    PartialAnalysis,
    TableCreated,
    TableJoined,
    TableList,
)
from gamecase.web.pages import analysis, game_files

Handler = Callable[[Request], Awaitable[Response]]

JSON, JSON_LINES, TEXT = "application/json", "application/jsonl", "text/plain"


@dataclass(frozen=True, slots=True)
class QueryParameter:
    """A parameter of the query string."""

    name: str
    about: str
    schema: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """An HTTP method and path, what it takes, and every status it can respond with."""

    name: str
    method: str
    path: str
    handler: Handler
    about: str
    answer: Any = str
    media: str = JSON
    body: Any = None
    status: int = 200
    queries: tuple[QueryParameter, ...] = ()
    errors: tuple[int, ...] = ()

    @property
    def route(self) -> Route:
        """The operation as a route of the app."""
        return Route(self.path, self.handler, methods=[self.method], name=f"api {self.name}")


def _number(name: str, about: str, maximum: int) -> QueryParameter:
    schema = {"type": "integer", "minimum": 0, "maximum": maximum, "default": 0}
    return QueryParameter(name, about, schema)


_SINCE = _number("since", "The number of the last entry already known.", MAX_ENTRY_NUMBER)

_COMMANDS: dict[str, type[commands.PlayerCommand]] = {
    "act": commands.Act,
    "touch": commands.Touch,
    "words": commands.AddClientSeed,
    "offer": commands.MakeOffer,
    "accept": commands.AcceptOffer,
    "decline": commands.DeclineOffer,
    "resign": commands.Resign,
    "claim": commands.Claim,
    "say": commands.Say,
    "next": commands.Next,
}


def _summary_of(documented: Any) -> str:
    """The first line of a docstring."""
    return str(documented.__doc__).partition("\n")[0]


def _get(name: str, path: str, handler: Handler, answer: Any, **more: Any) -> Operation:
    return Operation(
        name=name,
        method="GET",
        path=path,
        handler=handler,
        answer=answer,
        about=_summary_of(handler),
        **more,
    )


def _post(name: str, path: str, handler: Handler, body: Any, answer: Any, **more: Any) -> Operation:
    return Operation(
        name=name,
        method="POST",
        path=path,
        handler=handler,
        body=body,
        answer=answer,
        about=more.pop("about", "") or _summary_of(handler),
        **more,
    )


OPERATIONS: tuple[Operation, ...] = (
    _get("games", "/api/games", games.list_games, GameList),
    _get("game", "/api/game/{game}", games.show_game, GameInfo, errors=(404,)),
    _get("tables", "/api/tables", tables.own_tables, TableList),
    _get("openTables", "/api/tables/open", tables.open_tables, TableList),
    _post("lay", "/api/tables", tables.create_table, NewTableRequest, TableCreated, status=201),
    _post(
        "takeIn",
        "/api/tables/written",
        tables.import_table,
        ImportRequest,
        TableCreated,
        status=201,
    ),
    _get("table", "/api/table/{table}", tables.show_table, ApiState, errors=(404,)),
    _get(
        "entries",
        "/api/table/{table}/entries",
        tables.show_entries,
        ApiEntries,
        queries=(_SINCE,),
        errors=(400, 404),
    ),
    _post(
        "join",
        "/api/table/{table}/join",
        tables.join_table,
        JoinRequest,
        TableJoined,
        errors=(404, 409),
    ),
    *(
        _post(
            name,
            f"/api/table/{{table}}/{name}",
            partial(tables.execute_command, kind=kind),
            kind,
            ApiState,
            about=_summary_of(kind),
            errors=(404, 409),
        )
        for name, kind in _COMMANDS.items()
    ),
    _get(
        "record",
        "/api/table/{table}/record",
        game_files.record,
        str,
        media=JSON_LINES,
        errors=(404,),
    ),
    _get(
        "recordAs",
        "/api/table/{table}/record/{suffix}",
        game_files.export_game,
        str,
        media=TEXT,
        errors=(404,),
    ),
    _get(
        "analysis",
        "/api/table/{table}/analysis",
        analysis.evaluations,
        PartialAnalysis,
        queries=(
            _number("since", "How many positions are known already.", 10_000),
            QueryParameter(
                "game",
                "Which game of the table; by default the last one.",
                {"type": "integer", "minimum": 1, "maximum": 99_999},
            ),
        ),
        errors=(400, 403, 404),
    ),
    _get(
        "tableStream",
        "/api/table/{table}/stream",
        streams.table_stream,
        ApiEntries | ApiState,
        media=NDJSON,
        queries=(_SINCE,),
        errors=(400, 404),
    ),
    _get(
        "eventStream",
        "/api/stream/event",
        streams.event_stream,
        AnyEvent,
        media=NDJSON,
        queries=(
            QueryParameter(
                "seeks",
                "Include open tables of other players.",
                {"type": "boolean", "default": False},
            ),
        ),
        errors=(400, 401),
    ),
)

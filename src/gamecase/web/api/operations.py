"""Every operation of the API: one list, from which the routes and the document are made."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gamecase.messages.api_state import Sheet, SheetEntries
from gamecase.tables import commands
from gamecase.web.api import games, streams, tables
from gamecase.web.api.types import (
    Found,
    Games,
    GameSheet,
    Joining,
    Laid,
    NewTable,
    Seated,
    Tables,
    WrittenGame,
)
from gamecase.web.pages import analysis, files, home

Handler = Callable[[Request], Awaitable[Response]]

JSON, LINES, NEWS, TEXT = (
    "application/json",
    "application/jsonl",
    "application/x-ndjson",
    "text/plain",
)


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter of the query."""

    name: str
    about: str
    schema: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Operation:
    """What one request does, what it brings, and all it can be answered with."""

    name: str
    method: str
    path: str
    handler: Handler
    about: str
    answer: Any = str
    media: str = JSON
    body: Any = None
    status: int = 200
    queries: tuple[Query, ...] = ()
    faults: tuple[int, ...] = ()

    @property
    def route(self) -> Route:
        return Route(self.path, self.handler, methods=[self.method], name=f"api {self.name}")


def _number(name: str, about: str, most: int) -> Query:
    return Query(name, about, {"type": "integer", "minimum": 0, "maximum": most, "default": 0})


_SINCE = _number("since", "The number of the last entry already known.", 10_000_000)

_WISHES: tuple[tuple[str, type[commands.PlayerCommand]], ...] = (
    ("act", commands.Act),
    ("touch", commands.Touch),
    ("words", commands.Words),
    ("offer", commands.Offer),
    ("accept", commands.Accept),
    ("decline", commands.Decline),
    ("resign", commands.Resign),
    ("claim", commands.Claim),
    ("say", commands.Say),
    ("next", commands.Next),
)


def _about(thing: Any) -> str:
    """The first line of a docstring."""
    return str(thing.__doc__).partition("\n")[0]


def _get(name: str, path: str, handler: Handler, answer: Any, **more: Any) -> Operation:
    return Operation(
        name=name,
        method="GET",
        path=path,
        handler=handler,
        answer=answer,
        about=more.pop("about", "") or _about(handler),
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
        about=more.pop("about", "") or _about(handler),
        **more,
    )


OPERATIONS: tuple[Operation, ...] = (
    _get("games", "/api/games", games.games, Games),
    _get("game", "/api/game/{game}", games.game, GameSheet, faults=(404,)),
    _get("tables", "/api/tables", tables.mine, Tables),
    _get("openTables", "/api/tables/open", tables.open_tables, Tables),
    _post("lay", "/api/tables", tables.create_table, NewTable, Laid, status=201),
    _post("takeIn", "/api/tables/written", tables.import_table, WrittenGame, Laid, status=201),
    _get("table", "/api/table/{table}", tables.show, Sheet, faults=(404,)),
    _get(
        "entries",
        "/api/table/{table}/entries",
        tables.entries,
        SheetEntries,
        queries=(_SINCE,),
        faults=(400, 404),
    ),
    _post("join", "/api/table/{table}/join", tables.join, Joining, Seated, faults=(404, 409)),
    *(
        _post(
            name,
            f"/api/table/{{table}}/{name}",
            partial(tables.command, kind=kind),
            kind,
            Sheet,
            about=_about(kind),
            faults=(404, 409),
        )
        for name, kind in _WISHES
    ),
    _get("record", "/api/table/{table}/record", home.record, str, media=LINES, faults=(404,)),
    _get(
        "recordAs",
        "/api/table/{table}/record/{suffix}",
        files.give_out,
        str,
        media=TEXT,
        faults=(404,),
    ),
    _get(
        "analysis",
        "/api/table/{table}/analysis",
        analysis.found,
        Found,
        queries=(
            _number("since", "How many positions are known already.", 10_000),
            Query(
                "game",
                "Which game of the table; the last one where it is left out.",
                {"type": "integer", "minimum": 1, "maximum": 99_999},
            ),
        ),
        faults=(400, 403, 404),
    ),
    _get(
        "tableStream",
        "/api/table/{table}/stream",
        streams.table_stream,
        SheetEntries | Sheet,
        media=NEWS,
        queries=(_SINCE,),
        faults=(400, 404),
    ),
    _get(
        "eventStream",
        "/api/stream/event",
        streams.event_stream,
        streams.AnyEvent,
        media=NEWS,
        queries=(
            Query("seeks", "Tell of open tables, too.", {"type": "boolean", "default": False}),
        ),
        faults=(400, 401),
    ),
)

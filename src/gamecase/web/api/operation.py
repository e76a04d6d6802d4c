"""An operation of the API: what it takes, and every status it can respond with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

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
    takes_file: bool = False  # the body is a file
    queries: tuple[QueryParameter, ...] = ()
    errors: tuple[int, ...] = ()

    @property
    def route(self) -> Route:
        """The operation as a route of the app."""
        return Route(self.path, self.handler, methods=[self.method], name=f"api {self.name}")


def summary_of(documented: Any) -> str:
    """The first line of a docstring."""
    return str(documented.__doc__).partition("\n")[0]


def get(name: str, path: str, handler: Handler, answer: Any, **more: Any) -> Operation:
    """An operation that reads; its handler's docstring describes it."""
    return Operation(
        name=name,
        method="GET",
        path=path,
        handler=handler,
        answer=answer,
        about=summary_of(handler),
        **more,
    )


def post(name: str, path: str, handler: Handler, body: Any, answer: Any, **more: Any) -> Operation:
    """An operation that changes something."""
    return Operation(
        name=name,
        method="POST",
        path=path,
        handler=handler,
        body=body,
        answer=answer,
        about=more.pop("about", "") or summary_of(handler),
        **more,
    )

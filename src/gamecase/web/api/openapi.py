"""The OpenAPI document, made from the operations and the very types that read their bodies."""

import re
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gamecase import __version__
from gamecase.web.api.operations import JSON, OPERATIONS, Operation
from gamecase.web.errors import Fault, encoded

_REASONS = {
    400: "The request is not what it should be; `detail` says why.",
    401: "A token is needed, and none was brought.",
    403: "Not allowed to whoever asks, or asked by another site.",
    404: "There is no such thing.",
    409: "Refused by the rules, or too late; `clause` and `told` say why.",
    411: "The length of the body is not told.",
    413: "The body is too large.",
    429: "Too much at once: slow down.",
    503: "The database does not answer: try again. Look whether a post was kept before that.",
}
_EVERY_POST = (400, 403, 411, 413, 429)  # what the guard at the door may answer
_PLACES = re.compile(r"\{(\w+)\}")


async def openapi(request: Request) -> Response:
    """The document."""
    return encoded(_encoded())


ROUTES: list[Route] = [
    *(each.route for each in OPERATIONS),
    Route("/api/openapi.json", openapi, name="api document"),
]


@lru_cache(maxsize=1)
def _encoded() -> bytes:
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The whole document."""
    types = [each.body for each in OPERATIONS if each.body is not None]
    types += [each.answer for each in OPERATIONS] + [Fault]
    found, parts = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schemas = dict(zip((str(each) for each in types), found, strict=True))
    for each in OPERATIONS:
        if each.body is not None:
            _without_tag(parts[each.body.__name__])
    paths: dict[str, dict[str, Any]] = {}
    for each in OPERATIONS:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, schemas)
    token = {"type": "http", "scheme": "bearer", "description": "A token that holds chairs."}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gamecase",
            "version": __version__,
            "description": "Tables of traditional board games, for programs.",
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
        },
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": {"token": token}},
    }


def _without_tag(schema: dict[str, Any]) -> None:
    """The address says what kind of wish a body is: it need not say so again."""
    schema["required"] = [each for each in schema.get("required", []) if each != "type"]


def _operation(each: Operation, schemas: dict[str, Any]) -> dict[str, Any]:
    places = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PLACES.findall(each.path)
    ]
    queries = [
        {"name": q.name, "in": "query", "description": q.about, "schema": q.schema}
        for q in each.queries
    ]
    content = {each.media: {"schema": schemas[str(each.answer)]}}
    failed = {JSON: {"schema": schemas[str(Fault)]}}
    faults = sorted({*each.faults, 503, *(_EVERY_POST if each.method == "POST" else ())})
    found: dict[str, Any] = {
        "operationId": each.name,
        "summary": each.about,
        "security": [{}, {"token": []}],
        "parameters": places + queries,
        "responses": {
            str(each.status): {"description": "Done.", "content": content},
            **{str(f): {"description": _REASONS[f], "content": failed} for f in faults},
        },
    }
    if each.body is not None:
        wanted = {JSON: {"schema": schemas[str(each.body)]}}
        found["requestBody"] = {"required": True, "content": wanted}
    return found

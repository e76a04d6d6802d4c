"""The OpenAPI document, made from the operations and the types that decode their bodies."""

import re
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gamecase import __version__
from gamecase.web.api.operation import JSON, Operation
from gamecase.web.api.operations import OPERATIONS
from gamecase.web.api.types import ApiError
from gamecase.web.json_responses import json_bytes_response

_REASONS = {
    400: "The request is malformed; `detail` says why.",
    401: "A token is needed, and none was sent.",
    403: "Not allowed for the sender, or sent by another site.",
    404: "There is no such thing.",
    409: "Refused by the rules, or too late; `clause` and `told` say why.",
    411: "The request has a body without a Content-Length.",
    413: "The body is too large.",
    429: "Too many requests: slow down.",
    503: "The database does not answer: try again. Check first whether a POST was stored.",
}
_POST_ERRORS = (400, 403, 411, 413, 429)  # of checks that every POST passes
_PATH_PARAMETERS = re.compile(r"\{(\w+)\}")


async def openapi(request: Request) -> Response:
    """The document."""
    return json_bytes_response(_encoded_document())


API_ROUTES: list[Route] = [
    *(operation.route for operation in OPERATIONS),
    Route("/api/openapi.json", openapi, name="api document"),
]


@lru_cache(maxsize=1)
def _encoded_document() -> bytes:
    return msgspec.json.encode(document())


def document() -> dict[str, Any]:
    """The whole document."""
    bodies = [operation.body for operation in OPERATIONS if operation.body is not None]
    types = [*bodies, *(operation.answer for operation in OPERATIONS), ApiError]
    schemas, components = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip((str(type_) for type_ in types), schemas, strict=True))
    for body in bodies:
        _make_tag_optional(components[body.__name__])
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        methods = paths.setdefault(operation.path, {})
        methods[operation.method.lower()] = _operation(operation, schema_of)
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
        "components": {"schemas": components, "securitySchemes": {"token": token}},
    }


def _make_tag_optional(schema: dict[str, Any]) -> None:
    """The path names the kind of command, so that its body need not repeat it as `type`."""
    schema["required"] = [name for name in schema.get("required", []) if name != "type"]


def _operation(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    """One operation, as the document describes it."""
    path_parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in _PATH_PARAMETERS.findall(operation.path)
    ]
    query_parameters = [
        {"name": query.name, "in": "query", "description": query.about, "schema": query.schema}
        for query in operation.queries
    ]
    content = {operation.media: {"schema": schema_of[str(operation.answer)]}}
    error = {JSON: {"schema": schema_of[str(ApiError)]}}
    post_errors = _POST_ERRORS if operation.method == "POST" else ()
    errors = sorted({*operation.errors, 503, *post_errors})
    description: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "security": [{}, {"token": []}],
        "parameters": path_parameters + query_parameters,
        "responses": {
            str(operation.status): {"description": "Success.", "content": content},
            **{
                str(status): {"description": _REASONS[status], "content": error}
                for status in errors
            },
        },
    }
    if operation.body is not None:
        body = {JSON: {"schema": schema_of[str(operation.body)]}}
        description["requestBody"] = {"required": True, "content": body}
    if operation.takes_file:
        file = {"schema": {"type": "string", "format": "binary"}}
        description["requestBody"] = {"content": {"application/octet-stream": file}}
    return description

"""JSON responses: results and errors as programs receive them."""

import msgspec
from starlette.responses import Response
from starlette.types import Scope

from gamecase.web.api.types import ApiError

API_PREFIX = "/api/"


def is_api(scope: Scope) -> bool:
    """Whether a request goes to the JSON API, so that its errors are JSON as well."""
    path: str = scope["path"]
    return path.startswith(API_PREFIX)


def api_error(status: int, code: str, detail: str = "") -> Response:
    """An error response with an `ApiError` body."""
    return json_response(ApiError(code, detail), status)


def json_response(value: object, status: int = 200) -> Response:
    """A value encoded as JSON, not to be cached."""
    return json_bytes_response(msgspec.json.encode(value), status)


def json_bytes_response(body: bytes, status: int = 200) -> Response:
    """JSON that is already encoded, not to be cached."""
    headers = {"Cache-Control": "no-store", "Vary": "Cookie, Authorization, Accept-Language"}
    return Response(body, status, headers, "application/json")

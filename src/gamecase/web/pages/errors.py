"""Error pages, and the handlers that turn exceptions into responses."""

from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from gamecase.kernel.errors import BadInput
from gamecase.storage.store import StoreUnavailable
from gamecase.study.jobs import TooManyJobs
from gamecase.tables.analysis import TooManyAnalyses
from gamecase.tables.import_pool import TooManyImports
from gamecase.web.identity import BadToken, GuestsRefused
from gamecase.web.json_responses import api_error, is_api
from gamecase.web.page_renderer import render
from gamecase.web.security import SECURITY_HEADERS


def error_page(request: Request, code: str, status: int, detail: str = "") -> Response:
    """A page that explains an error; JSON for requests to the API."""
    if is_api(request.scope):
        return api_error(status, code, detail)
    return render(request, "error.html", status, code=code, detail=detail)


def not_found(request: Request) -> Response:
    """The response to a request for something that does not exist."""
    return error_page(request, "not-found", 404)


async def _not_found(request: Request, error: Exception) -> Response:
    return not_found(request)


async def _wrong_method(request: Request, error: Exception) -> Response:
    headers = error.headers if isinstance(error, HTTPException) else None
    if is_api(request.scope):
        response = api_error(405, "wrong-method", f"{request.method} is not allowed here")
        response.headers.update(headers or {})
        return response
    return PlainTextResponse("method not allowed\n", 405, headers=headers)


async def _server_error(request: Request, error: Exception) -> Response:
    # Sent from outside of the security middleware, so it needs the headers itself.
    if is_api(request.scope):
        response = api_error(500, "broken", "internal server error")
        response.headers.update(SECURITY_HEADERS)
        return response
    return PlainTextResponse("internal server error\n", 500, headers=SECURITY_HEADERS)


async def _bad_token(request: Request, error: Exception) -> Response:
    assert isinstance(error, BadToken)
    return error_page(request, "bad-token", error.status_code, error.detail)


async def _guests_refused(request: Request, error: Exception) -> Response:
    if is_api(request.scope):
        return api_error(403, "guests-refused", "only accounts may play here")
    back = request.url.path if request.url.path.startswith("/join/") else "/"
    return RedirectResponse(f"/signin?back={back}", 303)


async def _store_unavailable(request: Request, error: Exception) -> Response:
    response = error_page(request, "away", 503)
    response.headers["Retry-After"] = "2"
    return response


async def _too_many_imports(request: Request, error: Exception) -> Response:
    response = error_page(request, "too-many-tables", 429, str(error))
    response.headers["Retry-After"] = "5"
    return response


async def _too_many_analyses(request: Request, error: Exception) -> Response:
    response = error_page(request, "too-many-analyses", 429, str(error))
    response.headers["Retry-After"] = "10"
    return response


async def _client_left(request: Request, error: Exception) -> Response:
    return Response(status_code=499)  # nobody reads it; access logs know the number


async def _bad_input(request: Request, error: Exception) -> Response:
    code = "bad-input" if is_api(request.scope) else "bad-form"
    return error_page(request, code, 400, str(error))


EXCEPTION_HANDLERS: dict[
    int | type[Exception], Callable[[Request, Exception], Awaitable[Response]]
] = {
    404: _not_found,
    405: _wrong_method,
    500: _server_error,
    StoreUnavailable: _store_unavailable,
    ClientDisconnect: _client_left,
    BadInput: _bad_input,
    BadToken: _bad_token,
    GuestsRefused: _guests_refused,
    TooManyImports: _too_many_imports,
    TooManyAnalyses: _too_many_analyses,
    TooManyJobs: _too_many_analyses,
}

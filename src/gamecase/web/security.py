"""Request checks and response headers that keep out other sites and oversized bodies."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gamecase.config.settings import Settings
from gamecase.web.json_responses import API_PREFIX, api_error, is_api

MAX_BODY_BYTES = 16 * 1024  # of a posted form
MAX_UPLOAD_BYTES = Settings().limits.upload_bytes  # of an uploaded game, where nobody changed it
MAX_IMPORT_BYTES = Settings().limits.import_bytes  # of a file with many games, likewise

_EVENT_PATHS = ("/event/", "/events/", f"{API_PREFIX}events/")
_UPLOAD_PATHS = (
    "/written",
    f"{API_PREFIX}tables/written",
    "/studies",
    f"{API_PREFIX}studies",
    f"{API_PREFIX}lessons",
)
_DOCUMENT_PATHS = ("/studies/", "/lessons/")
_IMPORT_PATHS = (f"{API_PREFIX}stream/import", f"{API_PREFIX}stream/collection")

_CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS = {
    "Content-Security-Policy": _CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # URLs of invitations must not leak to other sites
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def is_same_origin(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from one of our own pages, or from a program.

    Browsers name the page's origin. Programs send no Origin header, and have no cookies that
    another site could misuse.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    of_page, _, host = origin.partition("://")
    # A page that came unprotected may be anybody's work, and must not act where HTTPS is used. The
    # opposite is harmless, and seen behind proxies that do not forward the scheme.
    is_downgrade = scheme in ("https", "wss") and of_page != "https"
    return not is_downgrade and host == headers.get("host")


def local_path(url: str) -> str:
    """The URL where it is a path on this site, else `/`.

    Redirect targets come from forms and queries; `//host` and `/\\host` lead to other sites.
    """
    is_local = url.startswith("/") and not url.startswith(("//", "/\\"))
    return url if is_local and url.isprintable() else "/"


class SecurityMiddleware:
    """Adds security headers to every response; refuses cross-site and oversized POSTs."""

    def __init__(
        self,
        app: ASGIApp,
        upload_bytes: int = MAX_UPLOAD_BYTES,
        import_bytes: int = MAX_IMPORT_BYTES,
    ) -> None:
        self._app = app
        self._upload_bytes = upload_bytes
        self._import_bytes = import_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        app = _check_request(scope, self._most_bytes(scope["path"])) or self._app
        await app(scope, receive, send_with_headers)

    def _most_bytes(self, path: str) -> int:
        """How large the body of a request may be."""
        if path in _IMPORT_PATHS:
            return self._import_bytes
        return self._upload_bytes if _is_upload(path) else MAX_BODY_BYTES


def _is_upload(path: str) -> bool:
    """Whether a request may bring a game, a study or lesson, or a file of an event."""
    if path in _UPLOAD_PATHS or path.startswith(_DOCUMENT_PATHS):
        return True
    return path.startswith(_EVENT_PATHS) and path.endswith(("/players", "/import"))


def _check_request(scope: Scope, limit: int) -> Response | None:
    """The error response to a request that must not reach the app, or None."""
    if scope["method"] in ("GET", "HEAD"):
        return None
    headers = Headers(scope=scope)
    if not is_same_origin(headers, scope["scheme"]):
        return _error(scope, 403, "cross-site", "cross-site request refused")
    length = headers.get("content-length", "0")  # neither length nor chunks: an empty body
    if "transfer-encoding" in headers or not length.isdecimal():
        return _error(scope, 411, "no-length", "content-length required")
    if len(length) > 9 or int(length) > limit:
        return _error(scope, 413, "too-large", f"too large: at most {limit} bytes")
    return None


def _error(scope: Scope, status: int, code: str, detail: str) -> Response:
    if is_api(scope):
        return api_error(status, code, detail)
    return PlainTextResponse(detail, status)

"""What keeps strangers out: headers, origins, sizes and rates."""

import ipaddress
import time
from collections import OrderedDict

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gamecase.web.errors import API, fault, is_api

LONGEST_BODY = 16 * 1024  # bytes of a posted form
LONGEST_UPLOAD = 192 * 1024  # of a written game: a match to 25 points may be that long

_UPLOADS = ("/written", f"{API}tables/written")

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

HEADERS = {
    "Content-Security-Policy": _CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an invitation in an address is never told to another site
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def is_same_origin(headers: Headers) -> bool:
    """A browser names the page a request comes from: it must be ours.

    Programs that are no browsers name none; they carry no cookies of ours by accident either.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin.partition("://")[2] == headers.get("host")


def is_near(host: str) -> bool:
    """An address of this computer or of a private network."""
    try:
        return ipaddress.ip_address(host).is_private
    except ValueError:
        return False


class SecurityMiddleware:
    """Around the whole app: secure headers on every answer, no foreign or oversized posts."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refused = self._refused(scope)
        if refused is not None:
            await refused(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send_guarded)

    @staticmethod
    def _refused(scope: Scope) -> Response | None:
        if scope["method"] in ("GET", "HEAD"):
            return None
        headers = Headers(scope=scope)
        if not is_same_origin(headers):
            return _refusal(scope, 403, "cross-site", "cross-site request refused")
        length = headers.get("content-length", "0")  # who tells none, and sends no chunks, has none
        if "transfer-encoding" in headers or not length.isdecimal():
            return _refusal(scope, 411, "no-length", "content-length required")
        most = LONGEST_UPLOAD if scope["path"] in _UPLOADS else LONGEST_BODY
        if len(length) > 9 or int(length) > most:
            return _refusal(scope, 413, "too-large", f"too large: at most {most} bytes")
        return None


def _refusal(scope: Scope, status: int, code: str, detail: str) -> Response:
    if is_api(scope):
        return fault(status, code, detail)
    return PlainTextResponse(detail, status)


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """True when one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, the longest unused forgotten first."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self._shape = (burst, per_second)
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(*self._shape))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take()

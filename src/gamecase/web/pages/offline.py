"""The service worker, and the page it shows when the server cannot be reached."""

import hashlib
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from gamecase import __version__
from gamecase.web.house import house_css
from gamecase.web.page_renderer import render
from gamecase.web.services import settings_of
from gamecase.web.styles_and_scripts import page_style_text, script_text, style_text

_WORKER = "service_worker"


async def service_worker(request: Request) -> Response:
    """The service worker; it lies at the root, because it serves pages of the whole site."""
    headers = {"Cache-Control": "no-cache"}
    text = _worker_text(house_css(settings_of(request).house))
    return Response(text, media_type="text/javascript", headers=headers)


async def offline_page(request: Request) -> Response:
    """Say what can be read without a connection."""
    return render(request, "offline.html")


@cache
def _worker_text(house: str) -> str:
    """The worker with a version that changes whenever the files it keeps do."""
    text = script_text(_WORKER)
    assert text is not None  # it is part of the package
    digest = hashlib.sha256(
        f"{__version__}{style_text()}{house}{page_style_text()}{text}".encode()
    ).hexdigest()[:16]
    return text.replace('"VERSION"', f'"{digest}"')

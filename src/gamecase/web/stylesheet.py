"""The style sheet of all pages: the themes and the files of `static/css`, in one response."""

import hashlib
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from gamecase.scene.themes import themes_css

_FOLDER = Path(__file__).parent / "static" / "css"

#: In this order, because a later rule wins over an earlier one that is as specific.
_FILES = ("layout", "forms", "account", "home", "board", "panel", "book", "print")


async def stylesheet(request: Request) -> Response:
    """One file, so that a page does not need nine requests for its style."""
    text, etag = _combined()
    headers = {"ETag": etag, "Cache-Control": "no-cache"}  # may be kept, but is asked for each time
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/css", headers=headers)


@cache
def _combined() -> tuple[str, str]:
    """The text of the style sheet, and its ETag."""
    parts = [themes_css(), *((_FOLDER / f"{name}.css").read_text("utf-8") for name in _FILES)]
    text = "\n".join(parts)
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'

"""Style sheet and scripts as they are sent: one style sheet, and modules without comments."""

import hashlib
import re
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from gamecase.scene.board_sets import board_sets_css
from gamecase.scene.themes import themes_css
from gamecase.web.house import house_css
from gamecase.web.services import settings_of

_STATIC = Path(__file__).parent / "static"

#: In this order, because a later rule wins over an earlier one that is as specific.
_STYLES = ("layout", "forms", "board", "aim", "panel", "table")

#: What the page of a table does not need.
_PAGE_STYLES = (
    "sheet",
    "account",
    "home",
    "book",
    "practice",
    "drills",
    "translations",
    "events",
    "print",
)

#: Comments that have lines of their own. Types and descriptions are for people who read the source.
_CSS_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_COMMENT_LINES = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.MULTILINE)


#: Comments after code. Text after them would have to hold a quotation mark to be a string.
_TRAILING_COMMENT = re.compile(r"(?<=[;,{(\[\]})]) // [^\"'`\n]*$", re.MULTILINE)

#: Types of expressions, within lines.
_CAST = re.compile(r"/\*\* @type [^*\n]*\*/ ?")


async def stylesheet(request: Request) -> Response:
    """The themes and the style sheets of boards and controls as one file."""
    return _response(request, style_text() + house_css(settings_of(request).house), "text/css")


async def page_stylesheet(request: Request) -> Response:
    """The style sheets of all other pages as one file."""
    return _response(request, page_style_text(), "text/css")


async def script(request: Request) -> Response:
    """A JavaScript module without its comments."""
    text = script_text(request.path_params["name"])
    if text is None:
        raise HTTPException(404)
    return _response(request, text, "text/javascript")


def _response(request: Request, text: str, media_type: str) -> Response:
    etag = _etag(text)
    headers = {"ETag": etag, "Cache-Control": "no-cache"}  # cached, but revalidated each time
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=media_type, headers=headers)


@cache
def style_text() -> str:
    """The themes, and the style sheets of boards and controls."""
    return themes_css() + board_sets_css() + _joined(_STYLES)


@cache
def page_style_text() -> str:
    """The style sheets of pages other than tables."""
    return _joined(_PAGE_STYLES)


def _joined(names: tuple[str, ...]) -> str:
    """Style sheets without comments, indentation and spaces at braces and semicolons."""
    text = "\n".join((_STATIC / "css" / f"{name}.css").read_text("utf-8") for name in names)
    text = re.sub(r"\s+", " ", _CSS_COMMENT.sub("", text))
    return re.sub(r" ?([{};]) ?", r"\1", text).replace(";}", "}")


@cache
def _script_names() -> frozenset[str]:
    return frozenset(path.stem for path in (_STATIC / "js").glob("*.js"))


def script_text(name: str) -> str | None:
    """A module without its comments; None when there is none of that name."""
    return _stripped(name) if name in _script_names() else None


@cache
def _stripped(name: str) -> str:
    text = _COMMENT_LINES.sub("", (_STATIC / "js" / f"{name}.js").read_text("utf-8"))
    text = _TRAILING_COMMENT.sub("", _CAST.sub("", text))
    return re.sub(r"^[ \t]+", "", text, flags=re.MULTILINE)


@cache
def _etag(text: str) -> str:
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'

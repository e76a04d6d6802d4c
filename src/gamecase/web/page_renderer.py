"""HTML pages from templates, and the drawings they embed."""

import io
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage, find
from gamecase.scene.board_sets import BOARD_SETS
from gamecase.scene.svg import drawing
from gamecase.scene.svg_paths import number
from gamecase.scene.themes import THEMES
from gamecase.web.identity import signed_in_account
from gamecase.web.preferences import (
    NOTICE_COOKIE,
    NOTICES,
    SESSION_COOKIE,
    preferences_of,
    read_cookie,
)
from gamecase.web.services import settings_of
from gamecase.words import LANGUAGES, Speaker, speaker
from gamecase.words.completeness import share_text

_TEMPLATES = Path(__file__).parent / "templates"


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(_TEMPLATES),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def render(request: Request, name: str, status: int = 200, **values: object) -> HTMLResponse:
    """Render a template in the reader's language and theme.

    On the page of a game, which has its `words`, the messages of the site are said in the words of
    the game where it has its own.
    """
    preferences = preferences_of(request)
    words = values.get("words")
    template = _environment().get_template(name)
    # What a browser keeps to read without a connection names nobody.
    is_copy = "gamecase-offline" in request.headers
    account = None if is_copy else signed_in_account(request)
    notice = "" if is_copy else request.cookies.get(NOTICE_COOKIE, "")
    say = words if isinstance(words, Speaker) else preferences.speaker()
    values = {
        "reader": replace(preferences, name="") if is_copy else preferences,
        "notice": notice if notice in NOTICES else "",
        "say": say,
        "house_name": settings_of(request).house.name or say("app-name"),
        "languages": [(language, share_text(language)) for language in LANGUAGES.values()],
        "themes": THEMES,
        "board_sets": BOARD_SETS,
        "sends_notices": settings_of(request).push,
        # Error pages do not look the account up; their header only leads to it.
        "account_in_header": account.name if account else "",
        "has_role": bool(account and account.role),
        "may_be_signed_in": bool(read_cookie(request, SESSION_COOKIE)) and not is_copy,
        # The settings form returns to this page by GET, which a page that answers a POST is not.
        "path": request.url.path if request.method in ("GET", "HEAD") else "/",
        **values,
    }
    response = HTMLResponse(template.render(values), status)
    response.headers["Cache-Control"] = "no-store"
    if notice:
        response.delete_cookie(NOTICE_COOKIE)
    response.headers["Vary"] = "Cookie, Accept-Language"
    return response


def render_part(name: str, **values: object) -> Markup:
    """Render a part of a page, in which nothing depends on the reader but the words."""
    # Templates escape what is put into them.
    return Markup(_environment().get_template(name).render({"say": values["words"], **values}))  # noqa: S704


@lru_cache(maxsize=256)
def showcase_board(game: str, language: str) -> Markup:
    """The board of a game as its pages show it."""
    package = find(game)
    position = package.table.showcase(package.rules())
    return small_board(package, speaker(language, game), position)


def small_board(package: GamePackage, words: Speaker, position: object) -> Markup:
    """A board as inline SVG, whose colours come from the page's theme."""
    scene = package.table.draw(position, Seat.FIRST)
    view = f"0 0 {number(scene.art.width)} {number(scene.art.height)}"
    label = Markup.escape(words.say(scene.title))
    # A drawing holds our own art and coordinates, never text that a player typed.
    return Markup(  # noqa: S704
        f'<svg class="small-board" viewBox="{view}" role="img" aria-label="{label}">'
        f"{drawing(scene)}</svg>"
    )


def qr_svg(text: str) -> Markup:
    """A QR code as inline SVG, dark on light in every theme."""
    out = io.BytesIO()
    segno.make(text, error="m").save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=False,
        border=2,
        omitsize=True,
        dark="#000",
        light="#fff",
    )
    return Markup(out.getvalue().decode())  # noqa: S704 - made by segno from one of our URLs

"""The notebook of positions: saving, listing, changing and deleting them."""

import json
from typing import Any
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.registry import all_games, find
from gamecase.study.notebook import (
    NotebookFull,
    SavedPosition,
    clean_note,
    clean_tags,
    clean_title,
)
from gamecase.web.client_addresses import client_key
from gamecase.web.dates import format_day
from gamecase.web.forms import read_form
from gamecase.web.identity import holder_of, seat_claim
from gamecase.web.json_responses import json_response
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.position import read_switches, read_text
from gamecase.web.pages.rulebook import ExamplePictures
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of

_SHOWN = 60  # positions of one page


async def notebook(request: Request) -> Response:
    """List the saved positions: all of them, or those of a game, with a tag or a text."""
    holder = await holder_of(request)
    kept = services_of(request).notebook
    asked = {name: request.query_params.get(name, "")[:120] for name in ("game", "tag", "q")}
    saved, tags = [], []
    if holder:
        saved = await kept.positions(holder, asked["game"], asked["tag"], asked["q"], _SHOWN)
        tags = await kept.tags(holder)
    library: list[Markup] = []
    return render(
        request,
        "notebook.html",
        items=[item for each in saved if (item := _item(request, each, library))],
        library=library,
        tags=tags,
        asked=asked,
        games={
            key: preferences_of(request).speaker(key)("game-name")
            for key, package in all_games().items()
            if package.editor is not None
        },
    )


def _item(request: Request, saved: SavedPosition, library: list[Markup]) -> dict[str, Any] | None:
    """A saved position for the template; None where this server cannot read it any more."""
    try:
        package = find(saved.game)
        switches = read_switches(saved.switches)
        rules = package.rules(saved.ruleset, switches)
        position = package.game.read_position(rules, saved.position)
    except BadInput:
        return None
    preferences = preferences_of(request)
    words = preferences.speaker(saved.game)
    pictures = ExamplePictures(package, rules, words)
    board = pictures.board(position, Seat.FIRST)
    if pictures.art not in library:
        library.append(pictures.art)
    return {
        "saved": saved,
        "board": board,
        "game": words("game-name"),
        "rules": words(f"booklet-{saved.ruleset}"),
        "day": format_day(preferences, saved.created_at),
        "path": position_path(saved),
    }


def position_path(saved: SavedPosition) -> str:
    """The address of the page that shows a saved position."""
    query = {"rules": saved.ruleset, "position": saved.position}
    if saved.switches != "{}":
        query["switches"] = saved.switches
    return f"/position/{saved.game}?{urlencode(query)}"


async def save_position(request: Request) -> Response:
    """Save the posted position; the page's script gets the id, a form the notebook."""
    services = services_of(request)
    if not services.limits.saved_positions.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    package = find(form.get("game", ""))
    switches = read_switches(form.get("switches", ""))
    text = form.get("position", "")
    read = await read_text(request, package, form.get("ruleset", ""), switches, text)
    claim = await seat_claim(request)
    saved = SavedPosition(
        game=read.game,
        ruleset=read.ruleset,
        switches=json.dumps(dict(read.switches), sort_keys=True),
        position=read.position,
        title=clean_title(form.get("title", "")),
        tags=clean_tags(form.get("tags", "")),
        note=clean_note(form.get("note", "")),
    )
    try:
        number = await services.notebook.save(claim.holder, saved)
    except NotebookFull:
        return error_page(request, "notebook-full", 409)
    response = json_response({"id": number})
    claim.set_cookie(request, response)
    return response


async def change_position(request: Request) -> Response:
    """Change title, tags and note of a saved position, or delete it."""
    form = await read_form(request)
    holder, number = await holder_of(request), request.path_params["number"]
    kept = services_of(request).notebook
    if "delete" in form:
        is_known = await kept.delete(holder, number)
    else:
        title, tags = clean_title(form.get("title", "")), clean_tags(form.get("tags", ""))
        is_known = await kept.change(holder, number, title, tags, clean_note(form.get("note", "")))
    return RedirectResponse("/notebook", 303) if is_known else not_found(request)

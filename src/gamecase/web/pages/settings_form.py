"""The settings form in the header of every page."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.scene.board_sets import BOARD_SETS, USUAL_SET
from gamecase.scene.themes import THEMES
from gamecase.web.forms import read_form
from gamecase.web.preferences import LANGUAGE_COOKIE, SET_COOKIE, THEME_COOKIE, set_cookie
from gamecase.web.security import local_path
from gamecase.words import LANGUAGES


async def settings(request: Request) -> Response:
    """Store language, theme and board set in cookies, and return to the page the form was on."""
    form = await read_form(request)
    response = RedirectResponse(local_path(form.get("back", "")), 303)
    if form.get("language", "") in LANGUAGES:
        set_cookie(request, response, LANGUAGE_COOKIE, form["language"])
    if "theme" in form:
        theme = form["theme"] if form["theme"] in THEMES else ""
        set_cookie(request, response, THEME_COOKIE, theme)
    if form.get("set", "") in BOARD_SETS:
        chosen = "" if form["set"] == USUAL_SET else form["set"]
        set_cookie(request, response, SET_COOKIE, chosen)
    return response

"""The settings form in the header of every page."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.scene.themes import THEMES
from gamecase.web.forms import read_form
from gamecase.web.preferences import LANGUAGE_COOKIE, THEME_COOKIE, set_cookie
from gamecase.web.security import local_path
from gamecase.words import LANGUAGES


async def settings(request: Request) -> Response:
    """Store language and theme in cookies, and return to the page the form was on."""
    form = await read_form(request)
    response = RedirectResponse(local_path(form.get("back", "")), 303)
    if form.get("language", "") in LANGUAGES:
        set_cookie(request, response, LANGUAGE_COOKIE, form["language"])
    if "theme" in form:
        theme = form["theme"] if form["theme"] in THEMES else ""
        set_cookie(request, response, THEME_COOKIE, theme)
    return response

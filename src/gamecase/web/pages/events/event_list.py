"""The list of events, the forms for a new one, and its creation."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from gamecase.events.commands import AddEntrant
from gamecase.events.formats.registry import FORMATS
from gamecase.events.state import EventState
from gamecase.events.tie_breaks import TIE_BREAKS
from gamecase.registry import find
from gamecase.tables.table_factory import clean_name
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import read_form
from gamecase.web.identity import account_name, holder_of, seat_claim
from gamecase.web.page_renderer import render, render_part
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.events.event_form import (
    FAMILY_PLACES,
    PLACES,
    TIE_BREAK_CHOICES,
    game_choices,
    listed_formats,
    read_event_settings,
    read_names,
    switch_choices,
)
from gamecase.web.preferences import NAME_COOKIE, Preferences, preferences_of, set_cookie
from gamecase.web.services import services_of


async def event_list(request: Request) -> Response:
    """Show events that run, events to come and those that are over."""
    service = services_of(request).events
    preferences = preferences_of(request)
    holder = await holder_of(request)
    own = {each.header.event for each in await service.events_of(holder)}
    listed: dict[str, list[dict[str, object]]] = {"running": [], "coming": [], "over": []}
    for state in await service.newest():
        kind = "over" if state.is_closed else "running" if state.rounds else "coming"
        is_own = state.header.event in own
        listed[kind].append(_listed(state, preferences, is_own=is_own))
    return render(request, "events.html", listed=listed, has_family_cup="family-cup" in FORMATS)


def _listed(state: EventState, preferences: Preferences, *, is_own: bool) -> dict[str, object]:
    settings = state.settings
    words = preferences.speaker(settings.game)
    return {
        "id": state.header.event,
        "name": settings.name,
        "game": words("game-name"),
        "format": words(f"event-format-{settings.format}"),
        "starts": settings.starts,
        "is_own": is_own,
    }


async def new_event(request: Request) -> Response:
    """Show the form for a new event."""
    games = game_choices(preferences_of(request))
    chosen = request.query_params.get("game", "")
    return render(
        request,
        "new_event.html",
        games=games,
        chosen=chosen if chosen in [game["key"] for game in games] else games[0]["key"],
        formats=listed_formats(),
        places=PLACES,
        tie_breaks=[*TIE_BREAKS],
        tie_break_choices=TIE_BREAK_CHOICES,
        has_account=bool(await account_name(request)),
    )


async def event_switches(request: Request) -> Response:
    """The switches of a booklet, as a part of the form."""
    package = find(request.query_params.get("game", ""))
    booklet = package.booklet(request.query_params.get("ruleset", ""))
    words = preferences_of(request).speaker(package.game.key)
    return HTMLResponse(render_part("switches.html", **switch_choices(package, booklet, words)))


async def family_cup(request: Request) -> Response:
    """Show the form for a family cup: a game and three to eight names."""
    if "family-cup" not in FORMATS:
        return not_found(request)
    games = game_choices(preferences_of(request))
    return render(request, "family_cup.html", games=games, places=FAMILY_PLACES)


async def create_event(request: Request) -> Response:
    """Create the event that a posted form describes, and redirect to it."""
    services = services_of(request)
    if not services.limits.new_tables.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    claim = await seat_claim(request)
    name = claim.name or clean_name(form.get("organiser", "") or preferences_of(request).name)
    is_family = form.get("format") == "family-cup"
    if is_family:
        form["name"] = preferences_of(request).speaker()("event-format-family-cup")
    created = await services.events.create(read_event_settings(form), claim.holder, name)
    event = created.header.event
    for player in read_names(form) if is_family else ():  # the page shows who has entered
        await services.events.execute(event, claim.holder, AddEntrant(name=player))
    response = RedirectResponse(f"/events/{event}", 303)
    claim.set_cookie(request, response)
    if name and not claim.name:
        set_cookie(request, response, NAME_COOKIE, name)
    return response

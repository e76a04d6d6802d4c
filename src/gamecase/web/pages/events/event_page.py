"""The page of an event: own games, the organiser's tools, rounds, standings, pictures and log."""

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from gamecase.events.bye_decisions import half_byes_of, open_rounds
from gamecase.events.formats.registry import format_of
from gamecase.events.roles import entrant_person
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal
from gamecase.web.dates import format_time
from gamecase.web.forms import match_label
from gamecase.web.identity import identify
from gamecase.web.page_renderer import qr_svg, render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.events.drawn_pictures import event_pictures
from gamecase.web.pages.events.event_access import (
    EventAccess,
    address_of,
    event_access,
    table_paths,
)
from gamecase.web.pages.events.event_files import file_links
from gamecase.web.pages.events.event_log import log_lines
from gamecase.web.pages.events.event_view import (
    challenge_choices,
    next_step,
    own_games,
    round_rows,
    standing_rows,
    tie_heads,
)
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of


async def show_event(request: Request) -> Response:
    """Show the page of an event."""
    access = await event_access(request)
    return not_found(request) if access is None else await event_page(request, access)


async def event_number(request: Request) -> Response:
    """The number of the last entry, by which a page knows that it is out of date."""
    state = await services_of(request).events.state(request.path_params["event"])
    if state is None:
        return not_found(request)
    headers = {"Cache-Control": "no-store"}
    return PlainTextResponse(str(state.number), headers=headers)


async def event_page(request: Request, access: EventAccess, *refusals: Refusal) -> Response:
    """The page, with why the last commands were refused."""
    state, roles, words = access.state, access.roles, access.words
    services = services_of(request)
    paths = await table_paths(request, access.id)
    standings = await services.events.standings(access.id)
    step = next_step(state)
    pictures = event_pictures(access, standings)
    settings = state.settings
    preferences = preferences_of(request)
    values: dict[str, Any] = {
        "event": access.id,
        "state": state,
        "roles": roles,
        "words": words,
        "ruleset": settings.ruleset,
        "match": match_label(words, settings.match) if settings.match else "",
        "refusals": [words.say(refusal.phrase) for refusal in refusals],
        "code": await _own_code(request, access),
        "own": own_games(state, roles.entrants),
        "step": step.kind,
        "step_round": step.round,
        "join": join_link(request, access) if may_enter(state) else None,
        "takes_players": takes_players(state),
        "by_hand": by_hand(state),
        "bye_rounds": open_rounds(state, roles),
        "may_half": {
            number
            for number in roles.entrants
            if half_byes_of(state, number) < settings.half_point_byes
        },
        "helpers": await _helpers(request, access),
        "rounds": round_rows(state, words, roles.entrants, paths),
        "standings": standing_rows(state, standings, roles.entrants),
        "ties": tie_heads(state, standings),
        "has_scores": bool(state.rounds),
        "counts_unplayed": settings.format == "swiss" and settings.scoring != "points",
        "pictures": pictures,
        "is_ladder": settings.format == "ladder",
        "challenges": [
            (state.entrants[number], challenge_choices(state, number))
            for number in sorted(roles.entrants)
            if settings.format == "ladder" and not state.entrants[number].is_withdrawn
        ],
        "files": file_links(access, pictures, has_games=bool(paths)),
        "log": [
            {"by": by, "text": text, "time": format_time(preferences, at)}
            for by, text, at in log_lines(state, await services.events.entries(access.id), words)
        ],
    }
    return render(request, "event.html", 409 if refusals else 200, **values)


def may_enter(state: EventState) -> bool:
    """Whether whoever has the link may enter now."""
    return state.settings.may_join and takes_players(state)


def takes_players(state: EventState) -> bool:
    """Whether the organiser can still enter somebody."""
    return not state.is_closed and format_of(state).may_enter(state)


def join_link(request: Request, access: EventAccess) -> dict[str, object]:
    """The link by which players enter, with its QR code."""
    path = f"/events/{access.id}/join"
    address = address_of(request, path)
    return {"path": path, "address": address, "code": qr_svg(address)}


async def _own_code(request: Request, access: EventAccess) -> str:
    """The code of a guest, who has no account to come back with."""
    identity = await identify(request)
    if len(access.roles.entrants) != 1 or identity.account is not None:
        return ""
    codes = await services_of(request).events.rows.codes(access.id)
    return codes.get(entrant_person(min(access.roles.entrants)), "")


async def _helpers(request: Request, access: EventAccess) -> list[dict[str, str]]:
    """The helpers with the links by which they become helpers; only for the organiser."""
    codes = await services_of(request).events.codes(access.id, access.holder)
    if isinstance(codes, Refusal) or not access.roles.is_organiser:
        return []
    return [
        {
            "key": key,
            "name": name,
            "link": address_of(request, f"/events/{access.id}/code?code={codes.get(key, '')}"),
        }
        for key, name in access.state.helpers.items()
    ]


def by_hand(state: EventState) -> dict[str, object] | None:
    """The round that may be paired by hand, with its pairings as text; None when there is none."""
    if state.settings.format == "ladder" or not state.active:
        return None
    last = state.rounds[-1] if state.rounds else None
    if last is not None and not last.is_started:
        pairs = [
            f"{each.first}-{each.second}" if each.second else f"{each.first}"
            for each in last.pairings
        ]
        return {"round": last.number, "pairs": "\n".join(pairs)}
    return {"round": len(state.rounds) + 1, "pairs": ""}

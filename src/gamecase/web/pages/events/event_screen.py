"""The big screen of an event: pairings, standings and pictures, one after the other."""

from collections.abc import Sequence
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.events.drawn_pictures import event_pictures
from gamecase.web.pages.events.event_access import EventAccess, event_access
from gamecase.web.pages.events.event_page import join_link, may_enter
from gamecase.web.pages.events.event_view import round_rows, standing_rows
from gamecase.web.services import services_of

ROWS = 8  # of one panel, so that they can be read from five metres
_MOST_PICTURED = 16  # entrants whose crosstable can be read on a screen

Row = TypeVar("Row")


async def event_screen(request: Request) -> Response:
    """Show the big screen."""
    access = await event_access(request)
    if access is None:
        return not_found(request)
    return render(
        request,
        "event_screen.html",
        event=access.id,
        state=access.state,
        words=access.words,
        panels=await _panels(request, access),
        join=join_link(request, access) if may_enter(access.state) else None,
    )


async def _panels(request: Request, access: EventAccess) -> list[dict[str, Any]]:
    state, words = access.state, access.words
    rounds: list[dict[str, Any]] = []
    for each in round_rows(state, words)[:1]:
        rounds += _split("pairings", each.title, each.pairings)
    standings = await services_of(request).events.standings(access.id)
    title = words("event-standings" if state.rounds else "event-players")
    lines = _split("standings", title, standing_rows(state, standings))
    panels = lines + rounds if state.settings.format == "ladder" else rounds + lines
    if len(state.entrants) <= _MOST_PICTURED:
        pictures = event_pictures(access, standings)
        panels += [{"kind": "picture", "part": "", **picture} for picture in pictures]
    return panels


def _split(kind: str, title: str, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Rows in panels of about the same length."""
    count = -(-len(rows) // ROWS)
    size = -(-len(rows) // count) if count else 0
    return [
        {
            "kind": kind,
            "title": title,
            "part": f"{nth + 1}/{count}" if count > 1 else "",
            "rows": rows[nth * size : (nth + 1) * size],
        }
        for nth in range(count)
    ]

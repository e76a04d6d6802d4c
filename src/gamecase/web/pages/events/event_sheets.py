"""Sheets for the printer: pairings with a QR code for each table, and the players' codes."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.events.online_tables import chair_names
from gamecase.events.roles import entrant_person
from gamecase.kernel.phrase import Refusal
from gamecase.web.page_renderer import qr_svg, render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.events.event_access import address_of, event_access
from gamecase.web.services import services_of


async def pairing_sheet(request: Request) -> Response:
    """The newest round, a card for each real board; online pairings need no paper."""
    access = await event_access(request)
    if access is None or not access.state.rounds:
        return not_found(request)
    state, words, last = access.state, access.words, access.state.rounds[-1]
    cards = []
    for pairing in last.pairings:
        if pairing.is_bye or pairing.place == "online":
            continue
        address = address_of(request, f"/events/{access.id}/tables/{pairing.table}")
        names = [state.entrants[number].name for number in (pairing.first, pairing.second)]
        if len(pairing.results) > 1:  # teams: who sits at which board
            boards = range(1, len(pairing.results) + 1)
            names += [f"{nth}. {' – '.join(chair_names(state, pairing, nth))}" for nth in boards]
        cards.append({"number": pairing.table, "lines": names, "code": "", "qr": qr_svg(address)})
    title = words("event-round", number=last.number)
    return render(
        request, "event_sheet.html", event=access.id, state=state, title=title, cards=cards
    )


async def code_sheet(request: Request) -> Response:
    """The code of each player, for whoever runs the event."""
    access = await event_access(request)
    if access is None:
        return not_found(request)
    codes = await services_of(request).events.codes(access.id, access.holder)
    if isinstance(codes, Refusal):
        return not_found(request)
    cards = []
    for entrant in access.state.active:
        code = codes.get(entrant_person(entrant.number), "")
        address = address_of(request, f"/events/{access.id}/code?code={code}")
        cards.append({"number": 0, "lines": [entrant.name], "code": code, "qr": qr_svg(address)})
    return render(
        request,
        "event_sheet.html",
        event=access.id,
        state=access.state,
        title=access.words("event-codes"),
        cards=cards,
    )

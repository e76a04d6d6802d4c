"""How people come into an event: by its link, by a code on paper, or as helpers."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.events.commands import AddEntrant
from gamecase.events.entrants import Member
from gamecase.kernel.phrase import Refusal
from gamecase.tables.table_factory import clean_name
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import read_fields, read_form
from gamecase.web.identity import account_name, seat_claim
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.events.event_access import EventAccess, event_access
from gamecase.web.pages.events.event_page import may_enter
from gamecase.web.preferences import NAME_COOKIE, set_cookie
from gamecase.web.services import services_of

_MOST_MEMBERS = 12


async def join_page(request: Request) -> Response:
    """Ask for a name; somebody who has entered already goes to the event."""
    access = await event_access(request)
    if access is None:
        return not_found(request)
    if access.roles.entrants or not may_enter(access.state):
        return RedirectResponse(f"/events/{access.id}", 303)
    return await _form(request, access)


async def join(request: Request) -> Response:
    """Enter the event under a name."""
    services = services_of(request)
    if not services.limits.commands.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    access = await event_access(request)
    if access is None:
        return not_found(request)
    fields = await read_fields(request)
    claim = await seat_claim(request)
    name = clean_name(fields.get("name", [""])[-1]) or claim.name
    members = [clean_name(member) for member in fields.get("member", [])[:_MOST_MEMBERS]]
    command = (
        AddEntrant(name=name, members=tuple(Member(each) for each in members if each))
        if name
        else None
    )
    if command is None:
        return await _form(request, access)
    done = await services.events.join(access.id, claim.holder, command)
    if isinstance(done, Refusal):
        return await _form(request, access, access.words.say(done.phrase))
    response = RedirectResponse(f"/events/{access.id}", 303)
    claim.set_cookie(request, response)
    set_cookie(request, response, NAME_COOKIE, name)
    return response


async def code_page(request: Request) -> Response:
    """Ask for a code on paper; a link may bring it along, but it counts only when it is sent."""
    access = await event_access(request)
    return not_found(request) if access is None else await _form(request, access, by_code=True)


async def enter_code(request: Request) -> Response:
    """Become the player, or the helper, whose code was entered."""
    services = services_of(request)
    access = await event_access(request)
    if access is None:
        return not_found(request)
    if not services.limits.logins.take(request):
        return error_page(request, "too-many-tables", 429)
    code = (await read_form(request)).get("code", "")
    claim = await seat_claim(request)
    claimed = await services.events.claim(access.id, claim.holder, code)
    if isinstance(claimed, Refusal):
        return await _form(request, access, access.words.say(claimed.phrase), by_code=True)
    response = RedirectResponse(f"/events/{access.id}", 303)
    claim.set_cookie(request, response)
    return response


async def _form(
    request: Request, access: EventAccess, refusal: str = "", *, by_code: bool = False
) -> Response:
    settings = access.state.settings
    return render(
        request,
        "event_join.html",
        409 if refusal else 200,
        event=access.id,
        state=access.state,
        refusal=refusal,
        by_code=by_code,
        code=request.query_params.get("code", "")[:40],
        members=settings.boards
        if settings.boards > 1
        else settings.people
        if settings.people > 1
        else 0,
        own_name=await account_name(request),
        path=request.url.path,
    )

"""Invitations: the page behind an invitation's link, and accepting it."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.tables.table import Table
from gamecase.tables.table_factory import clean_name
from gamecase.web.forms import read_form
from gamecase.web.identity import account_name, seat_claim
from gamecase.web.page_renderer import render, showcase_board
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.preferences import NAME_COOKIE, preferences_of, set_cookie
from gamecase.web.services import requested_table


async def invitation(request: Request) -> Response:
    """Show who invites, and offer the chair; once it is taken, redirect to the table."""
    table, chair = await _invited(request)
    if table is None:
        return not_found(request)
    if chair is None:
        return RedirectResponse(f"/table/{table.id}", 303)
    words = preferences_of(request).speaker(table.state.header.game)
    hosts = [name for name in table.state.names if name]
    return render(
        request,
        "invitation.html",
        table=table,
        words=words,
        host=hosts[0] if hosts else "",
        own_name=await account_name(request),
        board=showcase_board(table.package.game.key, words.language.code),
    )


async def accept_invitation(request: Request) -> Response:
    """Take the chair of an invitation, and redirect to the table."""
    table, chair = await _invited(request)
    if table is None:
        return not_found(request)
    response = RedirectResponse(f"/table/{table.id}", 303)
    if chair is None:
        return response
    form = await read_form(request)
    claim = await seat_claim(request)
    name = claim.name or clean_name(form.get("name", ""))
    refusal = await table.sit(chair, claim.holder, name)
    if refusal is not None and refusal.clause.startswith("rated-"):
        return error_page(request, refusal.clause, 403)
    if refusal is not None:
        return error_page(request, "chair-taken", 409)
    claim.set_cookie(request, response)
    if name:
        set_cookie(request, response, NAME_COOKIE, name)
    return response


async def _invited(request: Request) -> tuple[Table | None, int | None]:
    """The table, and the chair of the invitation while it is free."""
    table = await requested_table(request)
    if table is None:
        return None, None
    return table, table.invited_chair(request.path_params["invite"])

"""An invitation: shown to whoever follows it, and taken."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.tables.service import clean_name
from gamecase.tables.table import Table
from gamecase.web.forms import read_form
from gamecase.web.identity import own_name, seat_claim
from gamecase.web.pages.home import not_found, problem, render, small_board, table_of
from gamecase.web.preferences import NAME, reader_of, remember


async def invitation(request: Request) -> Response:
    """Somebody follows an invitation: say who invites, and offer the chair."""
    table, chair = await _invited(request)
    if table is None:
        return not_found(request)
    if chair is None:
        return RedirectResponse(f"/table/{table.id}", 303)
    words = reader_of(request).speaker(table.state.header.game)
    hosts = [name for name in table.state.names if name]
    return render(
        request,
        "join.html",
        table=table,
        words=words,
        host=hosts[0] if hosts else "",
        own_name=await own_name(request),
        board=small_board(table.package, words),
    )


async def sit_down(request: Request) -> Response:
    """The invitation is accepted: the browser takes the chair."""
    table, chair = await _invited(request)
    if table is None:
        return not_found(request)
    response = RedirectResponse(f"/table/{table.id}", 303)
    if chair is None:
        return response
    form = await read_form(request)
    taker = await seat_claim(request)
    name = taker.name or clean_name(form.get("name", ""))
    refusal = await table.sit(chair, taker.holder, name)
    if refusal is not None and refusal.clause.startswith("rated-"):
        return problem(request, refusal.clause, 403)
    if refusal is not None:
        return problem(request, "chair-taken", 409)
    taker.remember(request, response)
    if name:
        remember(request, response, NAME, name)
    return response


async def _invited(request: Request) -> tuple[Table | None, int | None]:
    """The table, and the chair an invitation is for while it is free."""
    table = await table_of(request)
    if table is None:
        return None, None
    return table, table.invited(request.path_params["invite"])

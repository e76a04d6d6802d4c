"""Entering the result of a table: from a phone, a tablet at the table, or the organiser's page.

Somebody who is not known to the event, as at a tablet that all players share, adds their code.
"""

from collections.abc import Mapping
from typing import Any, Literal

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.events.commands import AnyEventCommand, CorrectResult, EnterResult
from gamecase.events.formats.registry import format_of
from gamecase.events.online_play import board_at
from gamecase.events.pairing_types import GameResult, Pairing
from gamecase.events.real_board_tables import keeps_score
from gamecase.events.roles import EventRoles
from gamecase.events.service import EventService
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.tables.table_factory import fingerprint
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import read_form
from gamecase.web.identity import seat_claim
from gamecase.web.page_renderer import render
from gamecase.web.pages.errors import error_page, not_found
from gamecase.web.pages.events.event_access import EventAccess, event_access, table_paths
from gamecase.web.pages.events.event_view import board_names
from gamecase.web.pages.events.results import pairing_text, result_text
from gamecase.web.services import services_of


async def current_table(request: Request) -> Response:
    """The table of that number in the round that is being played."""
    access = await event_access(request)
    if access is None:
        return not_found(request)
    table = request.path_params["table"]
    return await _page(request, access, current_round(access.state, table), table)


def current_round(state: EventState, table: int) -> int:
    """The newest round that is played at a table; 0: none.

    Where rounds overlap, one whose game there goes on comes first.
    """
    started = [each for each in state.rounds if each.is_started]
    if not format_of(state).starts_at_once:
        return started[-1].number if started else 0
    there = [(each.number, p) for each in started if (p := each.pairing(table)) is not None]
    going_on = [number for number, pairing in there if not pairing.is_done]
    return max(going_on or [number for number, _ in there], default=0)


async def table_result(request: Request) -> Response:
    """The table of a certain round."""
    access = await event_access(request)
    if access is None:
        return not_found(request)
    return await _page(request, access, request.path_params["round"], request.path_params["table"])


async def _page(
    request: Request, access: EventAccess, number: int, table: int, refusal: str = ""
) -> Response:
    state, roles = access.state, access.roles
    pairing = state.pairing(number, table)
    if pairing is not None and (pairing.is_bye or not state.rounds[number - 1].is_started):
        pairing = None
    paths = await table_paths(request, access.id)
    is_online = pairing is not None and pairing.place == "online" and not pairing.is_done
    own = {pairing.first, pairing.second} & roles.entrants if pairing is not None else set()
    is_player = bool(own)
    may_enter = pairing is not None and not state.is_closed
    may_enter = may_enter and (roles.may_direct or state.settings.players_report)
    values: dict[str, Any] = {
        "event": access.id,
        "state": state,
        "words": access.words,
        "round": number,
        "table": table,
        "pairing": pairing,
        "names": _names(state, pairing) if pairing is not None else (),
        "result": pairing_text(pairing) if pairing is not None else "",
        "path": paths.get((number, table), "") if not is_player else "",
        "plays_online": is_online and is_player,
        "keeps_score": may_enter and _keeps_score(state, pairing),
        "own_boards": board_names(state, min(own)) if own else (),
        "board_count": len(pairing.results) if pairing is not None else 0,
        "boards": _boards(access, pairing) if pairing is not None and may_enter else [],
        "has_draws": pairing is not None and _has_draws(state, pairing),
        "may_direct": roles.may_direct,
        "needs_code": not (roles.may_direct or is_player),
        "refusal": refusal,
    }
    return render(request, "event_result.html", 409 if refusal else 200, **values)


def _keeps_score(state: EventState, pairing: Pairing | None) -> bool:
    """Whether a score table may be opened beside the board."""
    is_open = pairing is not None and pairing.place == "real" and not pairing.is_done
    return is_open and keeps_score(state.settings)


def _has_draws(state: EventState, pairing: Pairing) -> bool:
    return state.settings.boards > 1 or (pairing.flight == "rounds" and format_of(state).has_draws)


def _names(state: EventState, pairing: Pairing) -> tuple[str, str]:
    return state.entrants[pairing.first].name, state.entrants[pairing.second].name


def _boards(access: EventAccess, pairing: Pairing) -> list[dict[str, object]]:
    """The boards whose result the reader may enter; what is known, only officials correct."""
    state, boards = access.state, []
    is_team = state.settings.boards > 1
    sides = [state.entrants[number] for number in (pairing.first, pairing.second)]
    for nth, result in enumerate(pairing.results):
        if result is not None and not access.roles.may_direct:
            continue
        if pairing.place == "online" and not access.roles.may_direct:
            continue
        names = [
            side.members[nth].name if is_team and nth < len(side.members) else side.name
            for side in sides
        ]
        boards.append(
            {
                "number": nth + 1,
                "names": names,
                "result": result_text(result) if result is not None else "",
                "is_done": result is not None,
                "keeps_score": True,
            }
        )
    return boards


async def post_result(request: Request) -> Response:
    """Enter or correct a result; whoever types a player's code acts as that player."""
    services = services_of(request)
    if not services.limits.commands.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    access = await event_access(request)
    if access is None:
        return not_found(request)
    number, table = request.path_params["round"], request.path_params["table"]
    form = await read_form(request)
    command = read_result(form, number, table)
    if "code" in form:
        if not services.limits.logins.take(request):
            return error_page(request, "too-many-tables", 429)
        done = await execute_by_code(services.events, access.id, form["code"], command)
    else:
        done = await services.events.execute(access.id, access.holder, command)
    fresh = await event_access(request)
    if fresh is None:
        return not_found(request)
    if isinstance(done, Refusal):
        return await _page(request, fresh, number, table, fresh.words.say(done.phrase))
    where = f"/events/{access.id}"
    if "code" in form:  # a tablet at the table stays there
        where += f"/tables/{table}"
    return RedirectResponse(where, 303)


async def play(request: Request) -> Response:
    """Go to the online table of a pairing, in one's own chair, or to keep the score of a board.

    A tablet at the table keeps the score for whoever types their code.
    """
    services = services_of(request)
    if not services.limits.commands.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    access = await event_access(request)
    if access is None:
        return not_found(request)
    number, table = request.path_params["round"], request.path_params["table"]
    form = await read_form(request)
    board = board_at(access.id, number, table, _read_board(form))
    claim = await seat_claim(request)
    if "code" in form:
        if not services.limits.logins.take(request):
            return error_page(request, "too-many-tables", 429)
        roles = await claim_by_code(services.events, access.id, form["code"])
        found = await services.online_play.play_as(roles, claim.holder, board)
    else:
        found = await services.online_play.play(claim.holder, board)
    if isinstance(found, Refusal):
        return await _page(request, access, number, table, access.words.say(found.phrase))
    response = RedirectResponse(f"/table/{found.id}", 303)
    claim.set_cookie(request, response)
    return response


def _read_board(form: Mapping[str, str]) -> int:
    board = form.get("board", "1")
    if board not in ("1", "2", "3", "4", "5", "6"):
        raise BadInput(f"a board has a number, not {board[:20]!r}")
    return int(board)


async def execute_by_code(
    service: EventService, event: str, code: str, command: AnyEventCommand
) -> EventState | Refusal:
    """Carry out a command of whoever has a code, at a screen that others use as well."""
    claimed = await claim_by_code(service, event, code)
    if isinstance(claimed, Refusal):
        return claimed
    return await service.execute(event, _code_holder(event, code), command)


async def claim_by_code(service: EventService, event: str, code: str) -> EventRoles | Refusal:
    """What whoever has a code is in an event."""
    return await service.claim(event, _code_holder(event, code), code)


def _code_holder(event: str, code: str) -> str:
    """The code itself holds the role, so that the screen does not."""
    return fingerprint(f"{event}:{''.join(code.split()).upper()}")


def read_result(form: Mapping[str, str], number: int, table: int) -> AnyEventCommand:
    """The result that a form reports: who won, the score, or who did not play."""
    board = _read_board(form)
    result = _read_game_result(form)
    if form.get("correct") == "yes":
        why = form.get("why", "").strip()[:200]
        if not why:
            raise BadInput("a correction needs a reason")
        return CorrectResult(round=number, table=table, board=board, result=result, why=why)
    return EnterResult(round=number, table=table, board=board, result=result)


def _read_game_result(form: Mapping[str, str]) -> GameResult:
    winners: dict[str, Literal[0, 1, 2]] = {"0": 0, "1": 1, "2": 2}
    if "absent" in form:
        absent = winners.get(form["absent"], 0)
        return GameResult(2 if absent == 1 else 1 if absent == 2 else 0, kind="no-show")
    if form.get("winner") not in winners:
        raise BadInput("a result says who won: 1, 2, or 0 for a draw")
    points = [form.get(name, "").strip() or "0" for name in ("first-points", "second-points")]
    if not all(each.isascii() and each.isdecimal() and len(each) < 5 for each in points):
        raise BadInput(f"a score is two numbers, not {points}")
    return GameResult(winners[form["winner"]], (int(points[0]), int(points[1])))

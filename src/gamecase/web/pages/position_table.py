"""Playing on from a position that was set up: one game, never rated."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat
from gamecase.registry import find
from gamecase.tables.table_factory import PlayerSlot, TableRequest, clean_name
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import read_form
from gamecase.web.identity import seat_claim
from gamecase.web.own_rated_positions import is_from_own_rated_game
from gamecase.web.pages.errors import error_page
from gamecase.web.pages.position import read_switches, read_text
from gamecase.web.preferences import NAME_COOKIE, preferences_of, set_cookie
from gamecase.web.quota import is_over_quota
from gamecase.web.services import services_of

_OPPONENTS = ("bot", "here", "away")


async def play_position(request: Request) -> Response:
    """Create a table that begins from the posted position, and redirect to it."""
    services = services_of(request)
    if not services.limits.new_tables.take(client_key(request)):
        return error_page(request, "too-many-tables", 429)
    form = await read_form(request)
    package = find(request.path_params["game"])
    switches = read_switches(form.get("switches", ""))
    text, ruleset = form.get("position", ""), form.get("ruleset", "")
    read = await read_text(request, package, ruleset, switches, text)
    if read.game != package.game.key:
        raise BadInput(f"a position of {read.game}")
    rules = package.rules(read.ruleset, read.switches)
    position = package.game.read_position(rules, read.position)
    if await is_from_own_rated_game(request, package, position):
        return error_page(request, "not-over", 403)  # the computer's answer would be a hint
    claim = await seat_claim(request)
    if await is_over_quota(request, claim.holder):
        return error_page(request, "quota", 429)
    name = claim.name or clean_name(form.get("name", preferences_of(request).name))
    seats = package.game.seats(rules)
    table = await services.tables.create_table(
        TableRequest(
            game=read.game,
            ruleset=read.ruleset,
            switches=dict(read.switches),
            slots=_slots(form, seats, name),
            seating="given",
            start=read.position,
        ),
        claim.holder,
    )
    response = RedirectResponse(f"/table/{table.id}", 303)
    claim.set_cookie(request, response)
    if name:
        set_cookie(request, response, NAME_COOKIE, name)
    return response


def _slots(form: dict[str, str], seats: tuple[Seat, ...], name: str) -> tuple[PlayerSlot, ...]:
    """The player at this screen has the chosen seat; the others are of the chosen kind."""
    side, against = form.get("side", Seat.FIRST.value), form.get("against", "bot")
    if side not in [seat.value for seat in seats] or against not in _OPPONENTS:
        raise BadInput(f"side={side[:20]!r}, against={against[:20]!r}: expected those of the page")
    other = PlayerSlot(against, level=form.get("level", "") if against == "bot" else "")
    return tuple(PlayerSlot("here", name) if seat.value == side else other for seat in seats)

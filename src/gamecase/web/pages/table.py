"""The page of a table, for players and for those who watch."""

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from gamecase.kernel.entry_transitions import CHAT_PHRASES
from gamecase.kernel.log import Header
from gamecase.kernel.phrase import Phrase
from gamecase.scene.table_module import no_premoves
from gamecase.tables.table import Table
from gamecase.web.forms import switch_text
from gamecase.web.identity import holder_of
from gamecase.web.page_renderer import qr_svg, render
from gamecase.web.pages.errors import not_found
from gamecase.web.pages.game_files import formats_for
from gamecase.web.pages.network_share import network_share
from gamecase.web.preferences import preferences_of
from gamecase.web.services import requested_table, services_of

#: Messages that the page's scripts show.
_CLIENT_WORDS = (
    *(f"say-{phrase}" for phrase in CHAT_PHRASES),
    "link-lost",
    "link-back",
    "touch-again",
    "confirm-grave",
    "copied",
    "turn-alert",
    "ahead-planned",
    "working-hint",
    "clock-stale",
    "dice-elsewhere",
)


async def show_table(request: Request) -> Response:
    """Show a table; the socket brings its board."""
    table = await requested_table(request)
    if table is None:
        return not_found(request)
    words = preferences_of(request).speaker(table.state.header.game)
    holder = await holder_of(request)
    held = table.held_by(holder) if holder else ()
    return render(
        request,
        "table.html",
        table=table,
        words=words,
        held=held,
        invites=_invitations(request, table) if held else [],
        is_loopback=request.url.hostname in ("127.0.0.1", "localhost", "::1"),
        share=network_share(request),
        phrases=CHAT_PHRASES,
        client_words={key: words(key) for key in _CLIENT_WORDS},
        next_level=_next_level(table, held),
        event=await _event_of(request, table),
        **_rules(table),
        **_features(table, held),
    )


async def _event_of(request: Request, table: Table) -> dict[str, str] | None:
    """The event that a table belongs to; the way back after the game."""
    events = services_of(request).events
    board = await events.rows.table(table.id)
    state = await events.state(board.event) if board is not None else None
    if state is None:
        return None
    return {"id": state.header.event, "name": state.settings.name}


def _rules(table: Table) -> dict[str, Any]:
    """The rules in force, for the template."""
    header = table.state.header
    booklet = table.package.booklet(header.ruleset)
    return {
        "game": table.state.game,
        "booklet": booklet,
        "clauses": booklet.clauses_in_force(header.switches),
        "switches": [
            Phrase(f"switch-{name}-{switch_text(value)}") for name, value in header.switches.items()
        ],
        "rules_address": _rules_path(header),
    }


def _features(table: Table, held: Sequence[int]) -> dict[str, Any]:
    """Which controls the page has, for the template."""
    package, state = table.package, table.state
    people = {chair for chair, player in enumerate(state.header.players, start=1) if not player.bot}
    is_alone = people <= set(held)
    return {
        "is_alone": is_alone,
        "can_hint": is_alone and state.game.bots_play(state.rules),
        "has_dice": state.game.uses_chance and state.game.gesture != "aim",
        "has_columns": state.chairs == 2 and state.game.gesture != "aim",
        "speaks": bool(held) and not is_alone,
        "bots_play": state.game.bots_play(state.rules),
        "looks": package.table.LOOKS,
        "can_turn": package.is_board_turned(state.rules),
        "can_plan": package.table.premoves is not no_premoves,
        "has_symbols": package.table.HAS_SYMBOLS,
        "formats": formats_for(table),
        "has_analyst": package.analyst is not None,
        "has_guide": bool(held) and package.first_game_guide is not None,
    }


def _next_level(table: Table, held: Sequence[int]) -> dict[str, Any] | None:
    """The next stronger level of the only computer player, as the fields of a form."""
    header, package = table.state.header, table.package
    bots = [player.bot for player in header.players if player.bot]
    if len(bots) != 1 or len(header.players) != 2 or len(held) != 1:
        return None
    levels = [level.key for level in package.bot.LEVELS]
    stronger = levels[levels.index(bots[0]) + 1 :] if bots[0] in levels else []
    if not stronger:
        return None
    switches = {
        f"{header.ruleset}/switch-{name}": switch_text(value)
        for name, value in header.switches.items()
    }
    fields = {"game": header.game, "ruleset": header.ruleset, **switches, "level-2": stronger[0]}
    fields["name"] = table.state.names[held[0] - 1]
    return {"key": stronger[0], "fields": fields}


def _rules_path(header: Header) -> str:
    """The rule book, opened at the booklet of a table and with its switches."""
    switches = {f"switch-{name}": switch_text(value) for name, value in header.switches.items()}
    query = f"?{urlencode(switches)}" if switches else ""
    return f"/rules/{header.game}/{header.ruleset}{query}"


def _invitations(request: Request, table: Table) -> list[dict[str, Any]]:
    """The links to the chairs that are still free, each with a QR code."""
    share = network_share(request)
    shared = share.url if share is not None else ""
    origin = shared or f"{request.url.scheme}://{request.url.netloc}"
    invitations = []
    for chair in table.chairs.values():
        if chair.invite is not None:
            address = f"{origin}/join/{table.id}/{chair.invite}"
            invitations.append({"chair": chair.number, "address": address, "code": qr_svg(address)})
    return invitations

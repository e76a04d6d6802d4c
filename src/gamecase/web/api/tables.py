"""Tables for programs: create, list, join, show and play."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.bot import usual_level
from gamecase.kernel.errors import BadInput
from gamecase.messages.api_state import api_entries, encoded_api_state
from gamecase.messages.viewer import Viewer, player_name
from gamecase.registry import GamePackage, find
from gamecase.tables.commands import PlayerCommand, execute
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot, TableRequest, clean_name
from gamecase.web.api.requests import (
    MAX_ENTRY_NUMBER,
    is_too_fast,
    no_table,
    read_body,
    read_number,
    refused,
    table_access,
    too_fast,
)
from gamecase.web.api.types import (
    ImportRequest,
    Invitation,
    JoinRequest,
    NewTableRequest,
    PlayerRequest,
    TableCreated,
    TableJoined,
    TableList,
    TableSummary,
)
from gamecase.web.client_addresses import client_key
from gamecase.web.forms import can_be_rated, clock_of, dice_of, match_of
from gamecase.web.identity import SeatClaim, holder_of, identify, seat_claim
from gamecase.web.json_responses import api_error, json_bytes_response, json_response
from gamecase.web.pages.game_files import import_text
from gamecase.web.preferences import preferences_of
from gamecase.web.quota import is_over_quota
from gamecase.web.services import services_of


async def create_table(request: Request) -> Response:
    """Create a table; a sender without a token gets one that holds the chairs."""
    if _has_too_many(request):
        return _too_many_tables()
    table_request = _table_request(await read_body(request, NewTableRequest))
    claim = await seat_claim(request)
    if await is_over_quota(request, claim.holder):
        return _too_many_tables()
    table = await services_of(request).tables.create_table(table_request, claim.holder)
    return json_response(_table_created(request, table, claim), 201)


async def import_table(request: Request) -> Response:
    """Create a table from a game in the format of another program."""
    if _has_too_many(request):
        return _too_many_tables()
    body = await read_body(request, ImportRequest)
    claim = await seat_claim(request)
    if await is_over_quota(request, claim.holder):
        return _too_many_tables()
    table = await import_text(request, find(body.game), body.text, claim.holder)
    return json_response(_table_created(request, table, claim), 201)


def _has_too_many(request: Request) -> bool:
    return not services_of(request).limits.new_tables.take(client_key(request))


def _too_many_tables() -> Response:
    return api_error(429, "too-many-tables", "too many new tables; slow down and try again")


def _table_request(body: NewTableRequest) -> TableRequest:
    """The table that a program asks for, every part checked."""
    package = find(body.game)
    booklet = package.booklet(body.ruleset or next(iter(package.booklets)))
    rules = package.rules(booklet.key, body.switches)
    seats = len(package.game.seats(rules))
    players = body.players or [
        PlayerRequest("here"),
        *[PlayerRequest("bot" if package.game.bots_play(rules) else "here")] * (seats - 1),
    ]
    match, dice = match_of(booklet, body.match), dice_of(package.game, body.dice)
    slots = tuple(_player_slot(package, player) for player in players)
    if body.rated and not can_be_rated(slots, match, dice):
        raise BadInput(
            "rated: needs one player here, one elsewhere, a match that ends, verifiable dice"
        )
    return TableRequest(
        game=package.game.key,
        ruleset=booklet.key,
        switches={
            name: value for name, value in body.switches.items() if value != booklet.flags[name]
        },
        slots=slots,
        match=match,
        dice=dice,
        seating="lot" if body.starts == "lot" else "given",
        clock=clock_of(body.clock, match),
        is_rated=body.rated,
    )


def _player_slot(package: GamePackage, player: PlayerRequest) -> PlayerSlot:
    level = player.level or usual_level(package.bot.LEVELS).key
    return PlayerSlot(player.kind, player.name, level if player.kind == "bot" else "")


def _table_created(request: Request, table: Table, claim: SeatClaim) -> TableCreated:
    return TableCreated(
        table=table.id,
        address=_url(request, f"/table/{table.id}"),
        you=[*table.held_by(claim.holder)],
        invitations=_invitations(request, table),
        token=claim.token if claim.is_new else "",
    )


def _url(request: Request, path: str) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{path}"


def _invitations(request: Request, table: Table, *, open_only: bool = False) -> list[Invitation]:
    return [
        Invitation(chair.number, chair.invite, _url(request, f"/join/{table.id}/{chair.invite}"))
        for chair in table.chairs.values()
        if chair.invite and (chair.is_open or not open_only)
    ]


async def own_tables(request: Request) -> Response:
    """The tables at which the sender holds a chair."""
    identity = await identify(request)
    holder = identity.holder
    tables = await services_of(request).tables.tables_of(holder) if holder else []
    # An invitation is a way to play, which a token that may only read does not give.
    open_only = not identity.may_play
    summaries = [_summary(request, table, holder, open_only=open_only) for table in tables]
    return json_response(TableList(summaries))


async def open_tables(request: Request) -> Response:
    """The tables of others that anyone may join."""
    holder = await holder_of(request)
    tables = await services_of(request).tables.open_tables(holder)
    summaries = [_summary(request, table, holder, open_only=True) for table in tables]
    return json_response(TableList(summaries))


def _summary(request: Request, table: Table, holder: str, *, open_only: bool) -> TableSummary:
    state = table.state
    words = preferences_of(request).speaker(state.header.game)
    held = table.held_by(holder) if holder else ()
    return TableSummary(
        table=table.id,
        game=state.header.game,
        ruleset=state.header.ruleset,
        match=str(state.header.match),
        clock=state.header.clock or "none",
        players=[player_name(table, words, chair) for chair in table.chairs],
        you=[*held],
        is_yours=Viewer(words.language.code, held).can_act(state),
        is_over=state.outcome is not None,
        invitations=_invitations(request, table, open_only=open_only),
    )


async def show_table(request: Request) -> Response:
    """The state of a table, and what the sender may do there."""
    access = await table_access(request)
    if access is None:
        return no_table()
    return json_bytes_response(encoded_api_state(access.table, access.viewer))


async def show_entries(request: Request) -> Response:
    """The entries past `since`."""
    access = await table_access(request)
    if access is None:
        return no_table()
    since = read_number(request, "since", 0, MAX_ENTRY_NUMBER)
    return json_response(api_entries(access.table, access.viewer, since))


async def join_table(request: Request) -> Response:
    """Take the chair of an invitation; a sender without a token gets one."""
    access = await table_access(request)
    if access is None:
        return no_table()
    if is_too_fast(request, access.holder):
        return too_fast()
    body = await read_body(request, JoinRequest)
    chair = access.table.invited_chair(body.invite)
    if chair is None:
        return api_error(409, "chair-taken", "no free chair has this invitation")
    claim = await seat_claim(request)
    refusal = await access.table.sit(chair, claim.holder, claim.name or clean_name(body.name))
    if refusal is not None and refusal.clause.startswith("rated-"):
        return refused(access, refusal)
    if refusal is not None:
        return api_error(409, "chair-taken", "somebody else has just taken this chair")
    return json_response(TableJoined(access.table.id, chair, claim.token if claim.is_new else ""))


async def execute_command(request: Request, kind: type[PlayerCommand]) -> Response:
    """Execute a player's command, and respond with the state after it."""
    access = await table_access(request)
    if access is None:
        return no_table()
    if is_too_fast(request, access.holder):
        return too_fast()
    command = await read_body(request, kind)
    reason = await execute(access.table, access.viewer.chairs, command)
    if reason is not None:
        return refused(access, reason)
    return json_bytes_response(encoded_api_state(access.table, access.viewer))

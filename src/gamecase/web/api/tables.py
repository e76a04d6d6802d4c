"""Tables for programs: laid, listed, joined, shown, and played at."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.engines.bot import usual_level
from gamecase.kernel.errors import BadInput
from gamecase.messages.api_state import sheet_entries, sheet_line
from gamecase.messages.viewer import Viewer, player_name
from gamecase.registry import GamePackage, find
from gamecase.tables.commands import PlayerCommand
from gamecase.tables.dispatcher import CommandDispatcher
from gamecase.tables.service import PlayerSlot, TableRequest, TableService, clean_name
from gamecase.tables.table import Table
from gamecase.web.api.requests import (
    asked,
    is_too_fast,
    no_table,
    read_body,
    read_number,
    refused,
    too_fast,
)
from gamecase.web.api.types import (
    Invitation,
    Joining,
    Laid,
    NewTable,
    PlayerWanted,
    Seated,
    TableBrief,
    Tables,
    WrittenGame,
)
from gamecase.web.errors import answer, encoded, fault
from gamecase.web.forms import can_be_rated, clock_of, dice_of, match_of
from gamecase.web.identity import SeatClaim, holder_of, seat_claim
from gamecase.web.pages.files import lay_out
from gamecase.web.preferences import reader_of

_MOST_ENTRIES = 10_000_000


async def create_table(request: Request) -> Response:
    """Lay a table; whoever brings no token is given one that holds the chairs."""
    if _too_many(request):
        return fault(429, "too-many-tables", "slow down, and try again")
    table_request = _plan(await read_body(request, NewTable))
    taker = await seat_claim(request)
    table_service: TableService = request.app.state.table_service
    table = await table_service.create_table(table_request, taker.holder)
    return answer(_laid(request, table, taker), 201)


async def import_table(request: Request) -> Response:
    """Take in a game written down elsewhere as a table."""
    if _too_many(request):
        return fault(429, "too-many-tables", "slow down, and try again")
    written = await read_body(request, WrittenGame)
    taker = await seat_claim(request)
    table = await lay_out(request, find(written.game), written.text, taker.holder)
    return answer(_laid(request, table, taker), 201)


def _too_many(request: Request) -> bool:
    return not request.app.state.new_tables.take(request.client.host if request.client else "")


def _plan(new: NewTable) -> TableRequest:
    """The table asked for; every part is checked."""
    package = find(new.game)
    booklet = package.booklet(new.ruleset or next(iter(package.booklets)))
    rules = package.rules(booklet.key, new.switches)
    seats = len(package.game.seats(rules))
    players = new.players or [
        PlayerWanted("here"),
        *[PlayerWanted("bot" if package.game.bots_play(rules) else "here")] * (seats - 1),
    ]
    rule, dice = match_of(booklet, new.match), dice_of(package.game, new.dice)
    slots = tuple(_sitter(package, each) for each in players)
    if new.rated and not can_be_rated(slots, rule, dice):
        raise BadInput("rated: needs one player here, one elsewhere, a match that ends, our dice")
    return TableRequest(
        game=package.game.key,
        ruleset=booklet.key,
        switches={
            name: value for name, value in new.switches.items() if value != booklet.flags[name]
        },
        slots=slots,
        match=rule,
        dice=dice,
        seating="lot" if new.starts == "lot" else "given",
        clock=clock_of(new.clock, rule),
        is_rated=new.rated,
    )


def _sitter(package: GamePackage, wanted: PlayerWanted) -> PlayerSlot:
    level = wanted.level or usual_level(package.bot.LEVELS).key
    return PlayerSlot(wanted.kind, wanted.name, level if wanted.kind == "bot" else "")


def _laid(request: Request, table: Table, taker: SeatClaim) -> Laid:
    return Laid(
        table=table.id,
        address=_address(request, f"/table/{table.id}"),
        you=[*table.held_by(taker.holder)],
        invitations=_invitations(request, table),
        token=taker.token if taker.is_new else "",
    )


def _address(request: Request, path: str) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{path}"


def _invitations(request: Request, table: Table, *, open_only: bool = False) -> list[Invitation]:
    return [
        Invitation(each.number, each.invite, _address(request, f"/join/{table.id}/{each.invite}"))
        for each in table.chairs.values()
        if each.invite and (each.is_open or not open_only)
    ]


async def mine(request: Request) -> Response:
    """The tables at which whoever asks holds a chair."""
    table_service: TableService = request.app.state.table_service
    holder = await holder_of(request)
    found = await table_service.tables_of(holder) if holder else []
    return answer(Tables([_brief(request, each, holder, open_only=False) for each in found]))


async def open_tables(request: Request) -> Response:
    """The tables of others at which anyone may sit down."""
    table_service: TableService = request.app.state.table_service
    holder = await holder_of(request)
    found = await table_service.open_tables(holder)
    return answer(Tables([_brief(request, each, holder, open_only=True) for each in found]))


def _brief(request: Request, table: Table, holder: str, *, open_only: bool) -> TableBrief:
    state = table.state
    words = reader_of(request).speaker(state.header.game)
    held = table.held_by(holder) if holder else ()
    return TableBrief(
        table=table.id,
        game=state.header.game,
        ruleset=state.header.ruleset,
        match=str(state.header.match),
        clock=state.header.clock or "none",
        players=[player_name(table, words, chair) for chair in table.chairs],
        you=[*held],
        is_yours=Viewer(words.language.code, held).may_act(state),
        is_over=state.outcome is not None,
        invitations=_invitations(request, table, open_only=open_only),
    )


async def show(request: Request) -> Response:
    """How a table stands, and what whoever asks may do there."""
    told = await asked(request)
    return no_table() if told is None else encoded(sheet_line(told.table, told.viewer))


async def entries(request: Request) -> Response:
    """The entries past `since`."""
    told = await asked(request)
    if told is None:
        return no_table()
    since = read_number(request, "since", 0, _MOST_ENTRIES)
    return answer(sheet_entries(told.table, told.viewer, since))


async def join(request: Request) -> Response:
    """Take the chair an invitation is for; whoever brings no token is given one."""
    told = await asked(request)
    if told is None:
        return no_table()
    if is_too_fast(request, told.holder):
        return too_fast()
    joining = await read_body(request, Joining)
    chair = told.table.invited(joining.invite)
    if chair is None:
        return fault(409, "chair-taken", "no free chair has that invitation")
    taker = await seat_claim(request)
    refusal = await told.table.sit(chair, taker.holder, taker.name or clean_name(joining.name))
    if refusal is not None and refusal.clause.startswith("rated-"):
        return refused(told, refusal)
    if refusal is not None:
        return fault(409, "chair-taken", "somebody else was faster")
    return answer(Seated(told.table.id, chair, taker.token if taker.is_new else ""))


async def command(request: Request, kind: type[PlayerCommand]) -> Response:
    """Grant a wish of somebody with a chair; the answer is how the table stands then."""
    told = await asked(request)
    if told is None:
        return no_table()
    if is_too_fast(request, told.holder):
        return too_fast()
    wanted = await read_body(request, kind)
    why = await CommandDispatcher(told.table, told.viewer.chairs).execute(wanted)
    if why is not None:
        return refused(told, why)
    return encoded(sheet_line(told.table, told.viewer))

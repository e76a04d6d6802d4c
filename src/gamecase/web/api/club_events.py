"""Events for programs: create, list, read, enter, direct and play them."""

from starlette.requests import Request
from starlette.responses import Response

from gamecase.events.commands import AddEntrant, AnyEventCommand
from gamecase.events.formats.registry import format_of
from gamecase.events.online_play import board_at
from gamecase.events.roles import EventRoles
from gamecase.events.service import NewPerson
from gamecase.events.standings import EventStanding
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal
from gamecase.web.api.event_types import (
    EventClaimed,
    EventClaimRequest,
    EventCodes,
    EventCreated,
    EventDetail,
    EventHelperRequest,
    EventJoined,
    EventJoinRequest,
    EventList,
    EventPlayRequest,
    EventPlayTable,
    EventStandings,
    EventSummary,
    NewEventRequest,
    StandingInfo,
    TieBreakInfo,
    YourRoles,
)
from gamecase.web.api.requests import is_too_fast, read_body, too_fast
from gamecase.web.api.types import ApiError
from gamecase.web.client_addresses import client_key
from gamecase.web.identity import holder_of, seat_claim
from gamecase.web.json_responses import api_error, json_response
from gamecase.web.preferences import preferences_of
from gamecase.web.services import services_of


async def create_event(request: Request) -> Response:
    """Create an event; a sender without a token gets one that holds the organiser's rights."""
    if not services_of(request).limits.new_tables.take(client_key(request)):
        return api_error(429, "too-many-tables", "too many new events; slow down and try again")
    body = await read_body(request, NewEventRequest)
    claim = await seat_claim(request)
    name = claim.name or body.organiser
    state = await services_of(request).events.create(body.settings, claim.holder, name)
    event = state.header.event
    token = claim.token if claim.is_new else ""
    return json_response(EventCreated(event, _url(request, f"/events/{event}"), token), 201)


async def list_events(request: Request) -> Response:
    """The events in which the sender has a role, newest first."""
    states = await services_of(request).events.events_of(await holder_of(request))
    return json_response(EventList([_summary(state) for state in states]))


async def show_event(request: Request) -> Response:
    """An event with its entrants and rounds, and what the sender is in it."""
    state = await requested_event(request)
    return no_event() if state is None else json_response(await event_detail(request, state))


async def show_standings(request: Request) -> Response:
    """The standings, with the tie-breaks in words."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    lines = await services_of(request).events.standings(state.header.event)
    words = preferences_of(request).speaker(state.settings.game)
    keys = [*lines[0].tie_breaks] if lines else []
    tie_breaks = [
        TieBreakInfo(key, words(f"tie-break-{key}"), words(f"tie-break-{key}-about"))
        for key in keys
    ]
    return json_response(EventStandings(tie_breaks, [_standing(line) for line in lines]))


async def join_event(request: Request) -> Response:
    """Enter an event; a sender without a token gets one."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    if is_too_fast(request, ""):  # by address: a new token costs nothing
        return too_fast()
    body = await read_body(request, EventJoinRequest)
    claim = await seat_claim(request)
    command = AddEntrant(
        name=claim.name or body.name,
        rating=body.rating,
        club=body.club,
        members=tuple(body.members),
    )
    joined = await services_of(request).events.join(state.header.event, claim.holder, command)
    return _person_response(request, state, joined, claim.token if claim.is_new else "")


async def add_entrant(request: Request) -> Response:
    """Enter somebody on behalf of the organiser; responds with the code for them."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    body = await read_body(request, AddEntrant)
    holder = await holder_of(request)
    if is_too_fast(request, holder):
        return too_fast()
    added = await services_of(request).events.add(state.header.event, holder, body)
    return _person_response(request, state, added)


async def name_helper(request: Request) -> Response:
    """Name a helper, who becomes one by the code."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    body = await read_body(request, EventHelperRequest)
    holder = await holder_of(request)
    named = await services_of(request).events.name_helper(state.header.event, holder, body.name)
    return _person_response(request, state, named)


async def claim_code(request: Request) -> Response:
    """Act as whoever has a code on paper; a sender without a token gets one."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    if not services_of(request).limits.logins.take(request):
        return too_fast()
    body = await read_body(request, EventClaimRequest)
    claim = await seat_claim(request)
    roles = await services_of(request).events.claim(state.header.event, claim.holder, body.code)
    if isinstance(roles, Refusal):
        return refused_event(request, state, roles)
    return json_response(EventClaimed(_your_roles(roles), claim.token if claim.is_new else ""))


async def show_codes(request: Request) -> Response:
    """The codes on paper, for the organiser and helpers."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    holder = await holder_of(request)
    codes = await services_of(request).events.codes(state.header.event, holder)
    if isinstance(codes, Refusal):
        return refused_event(request, state, codes)
    return json_response(EventCodes(codes))


async def play_event(request: Request) -> Response:
    """The online table of a board; an entrant of that pairing gets the chair there."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    body = await read_body(request, EventPlayRequest)
    claim = await seat_claim(request)
    board = board_at(state.header.event, body.round, body.table, body.board)
    table = await services_of(request).online_play.play(claim.holder, board)
    if isinstance(table, Refusal):
        return refused_event(request, state, table)
    address = _url(request, f"/table/{table.id}")
    return json_response(EventPlayTable(table.id, address, [*table.held_by(claim.holder)]))


async def execute_event_command(request: Request, kind: type[AnyEventCommand]) -> Response:
    """Execute a command of an organiser, helper or entrant, and respond with the event after it."""
    state = await requested_event(request)
    if state is None:
        return no_event()
    holder = await holder_of(request)
    if is_too_fast(request, holder):
        return too_fast()
    command = await read_body(request, kind)
    done = await services_of(request).events.execute(state.header.event, holder, command)
    if isinstance(done, Refusal):
        return refused_event(request, state, done)
    return json_response(await event_detail(request, done))


# --- parts ---


async def requested_event(request: Request) -> EventState | None:
    """The event named in the path; None when there is no such event."""
    return await services_of(request).events.state(request.path_params["event"])


def no_event() -> Response:
    """The response to a request about an event that does not exist."""
    return api_error(404, "not-found", "there is no such event")


def refused_event(request: Request, state: EventState, refusal: Refusal) -> Response:
    """The response to a command that was not carried out."""
    words = preferences_of(request).speaker(state.settings.game)
    is_forbidden = refusal.clause in _FORBIDDEN
    error = ApiError("refused", "", refusal.clause, words.say(refusal.phrase), [])
    return json_response(error, 403 if is_forbidden else 409)


_FORBIDDEN = ("event-organiser-only", "event-officials-only", "event-not-yours")


def _person_response(
    request: Request, state: EventState, person: NewPerson | Refusal, token: str = ""
) -> Response:
    if isinstance(person, Refusal):
        return refused_event(request, state, person)
    return json_response(EventJoined(person.person, person.code, token), 201)


async def event_detail(request: Request, state: EventState) -> EventDetail:
    """An event as the API describes it to the sender."""
    event = state.header.event
    roles = await services_of(request).events.roles(event, await holder_of(request))
    event_format = format_of(state)
    return EventDetail(
        event=event,
        organiser=state.header.organiser,
        made=state.header.made,
        number=state.number,
        settings=state.settings,
        entrants=[*state.entrants.values()],
        helpers=state.helpers,
        forbidden=sorted(state.forbidden),
        rounds=[*state.rounds],
        rounds_planned=event_format.rounds(state),
        is_closed=state.is_closed,
        is_finished=event_format.is_finished(state),
        you=_your_roles(roles),
        byes=[*state.byes],
    )


def _your_roles(roles: EventRoles) -> YourRoles:
    return YourRoles(roles.is_organiser, roles.helper, sorted(roles.entrants))


def _summary(state: EventState) -> EventSummary:
    return EventSummary(
        event=state.header.event,
        name=state.settings.name,
        format=state.settings.format,
        game=state.settings.game,
        entrants=len(state.active),
        rounds=len(state.rounds),
        is_closed=state.is_closed,
    )


def _standing(line: EventStanding) -> StandingInfo:
    return StandingInfo(
        rank=line.rank,
        entrant=line.entrant,
        name=line.name,
        score=line.score,
        tie_breaks=[*line.tie_breaks.values()],
        played=line.played,
        wins=line.wins,
        draws=line.draws,
        losses=line.losses,
        byes=line.byes,
        is_withdrawn=line.is_withdrawn,
    )


def _url(request: Request, path: str) -> str:
    return f"{request.url.scheme}://{request.url.netloc}{path}"

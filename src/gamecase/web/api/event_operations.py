"""The operations of the API on events."""

from functools import partial

from gamecase.events import commands
from gamecase.web.api import club_events, event_files
from gamecase.web.api.event_types import (
    EventClaimed,
    EventClaimRequest,
    EventCodes,
    EventCreated,
    EventDetail,
    EventHelperRequest,
    EventImportRequest,
    EventJoined,
    EventJoinRequest,
    EventList,
    EventPlayersAdded,
    EventPlayersRequest,
    EventPlayRequest,
    EventPlayTable,
    EventStandings,
    NewEventRequest,
)
from gamecase.web.api.operation import Operation, get, post, summary_of

_EVENT = "/api/events/{event}"

_COMMANDS: dict[str, type[commands.AnyEventCommand]] = {
    "change": commands.ChangeEntrant,
    "withdraw": commands.WithdrawEntrant,
    "return": commands.ReturnEntrant,
    "bye": commands.RequestBye,
    "cancel-bye": commands.CancelBye,
    "dismiss": commands.DismissHelper,
    "forbid": commands.ForbidPair,
    "allow": commands.AllowPair,
    "pair": commands.PairRound,
    "pair-by-hand": commands.PairByHand,
    "challenge": commands.Challenge,
    "start": commands.StartRound,
    "result": commands.EnterResult,
    "correct": commands.CorrectResult,
    "place": commands.SetPlace,
    "close": commands.CloseEvent,
    "reopen": commands.ReopenEvent,
}

EVENT_OPERATIONS: tuple[Operation, ...] = (
    get("events", "/api/events", club_events.list_events, EventList),
    post(
        "createEvent",
        "/api/events",
        club_events.create_event,
        NewEventRequest,
        EventCreated,
        status=201,
    ),
    get("event", _EVENT, club_events.show_event, EventDetail, errors=(404,)),
    get(
        "standings",
        f"{_EVENT}/standings",
        club_events.show_standings,
        EventStandings,
        errors=(404,),
    ),
    get("eventCodes", f"{_EVENT}/codes", club_events.show_codes, EventCodes, errors=(403, 404)),
    get(
        "eventFile",
        f"{_EVENT}/files/{{kind}}",
        event_files.export_event,
        str,
        media="application/octet-stream",
        errors=(400, 404),
    ),
    post(
        "joinEvent",
        f"{_EVENT}/join",
        club_events.join_event,
        EventJoinRequest,
        EventJoined,
        status=201,
        errors=(404, 409),
    ),
    post(
        "addEntrant",
        f"{_EVENT}/add",
        club_events.add_entrant,
        commands.AddEntrant,
        EventJoined,
        status=201,
        errors=(404, 409),
    ),
    post(
        "addPlayers",
        f"{_EVENT}/players",
        event_files.import_players,
        EventPlayersRequest,
        EventPlayersAdded,
        errors=(404, 409),
    ),
    post(
        "importEvent",
        f"{_EVENT}/import",
        event_files.import_event,
        EventImportRequest,
        EventDetail,
        errors=(404, 409),
    ),
    post(
        "nameHelper",
        f"{_EVENT}/helper",
        club_events.name_helper,
        EventHelperRequest,
        EventJoined,
        status=201,
        errors=(404, 409),
    ),
    post(
        "claimCode",
        f"{_EVENT}/claim",
        club_events.claim_code,
        EventClaimRequest,
        EventClaimed,
        errors=(404, 409),
    ),
    post(
        "playEvent",
        f"{_EVENT}/play",
        club_events.play_event,
        EventPlayRequest,
        EventPlayTable,
        errors=(404, 409),
    ),
    *(
        post(
            kind.__name__[0].lower() + kind.__name__[1:],
            f"{_EVENT}/{name}",
            partial(club_events.execute_event_command, kind=kind),
            kind,
            EventDetail,
            about=summary_of(kind),
            errors=(404, 409),
        )
        for name, kind in _COMMANDS.items()
    ),
)

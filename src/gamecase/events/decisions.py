"""Decide what a command does to an event: the entries it makes, or why it is refused."""

from msgspec.structs import replace

from gamecase.events import commands, entries
from gamecase.events.bye_decisions import cancel_bye, request_bye
from gamecase.events.commands import AnyEventCommand
from gamecase.events.entrants import Entrant
from gamecase.events.entries import AnyEventEntry
from gamecase.events.formats.registry import format_of
from gamecase.events.roles import EventRoles
from gamecase.events.round_decisions import decide_round
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal

Decision = tuple[AnyEventEntry, ...] | Refusal

_MOST_ENTRANTS = 2000


def decide(state: EventState, roles: EventRoles, command: AnyEventCommand) -> Decision:
    """The entries that a command makes; the roles are those of whoever gives it."""
    refusal = _permission(state, roles, command)
    if refusal is not None:
        return refusal
    if state.is_closed and not isinstance(command, commands.ReopenEvent):
        return Refusal("event-closed")
    if isinstance(command, commands.RoundCommand):
        return decide_round(state, roles, command)
    match command:
        case commands.AddEntrant():
            return _add(state, command)
        case commands.ChangeEntrant():
            return _change(state, command)
        case commands.WithdrawEntrant():
            return _withdraw(state, command)
        case commands.ReturnEntrant():
            return _return(state, command.entrant)
        case commands.RequestBye():
            return request_bye(state, roles, command)
        case commands.CancelBye():
            return cancel_bye(state, roles, command)
        case commands.DismissHelper():
            return (entries.HelperDismissed(person=command.helper),)
        case commands.ForbidPair() | commands.AllowPair():
            return _forbid(state, command)
        case commands.CloseEvent():
            return _close(state)
        case commands.ReopenEvent():
            return (entries.EventReopened(why=command.why),) if state.is_closed else ()


def _permission(state: EventState, roles: EventRoles, command: AnyEventCommand) -> Refusal | None:
    """Why somebody may not give a command; None if they may."""
    if roles.may_direct:
        is_organisers = isinstance(command, commands.DismissHelper | commands.ReopenEvent)
        return Refusal("event-organiser-only") if is_organisers and roles.helper else None
    if roles.is_server:
        may = isinstance(command, commands.EnterResult | commands.PairRound)
        return None if may else Refusal("event-officials-only")
    if not roles.entrants:
        return Refusal("event-officials-only")
    match command:
        case commands.WithdrawEntrant() | commands.RequestBye() | commands.CancelBye():
            is_own = command.entrant in roles.entrants
        case commands.Challenge():
            is_own = command.first in roles.entrants
        case commands.EnterResult():
            pairing = state.pairing(command.round, command.table)
            is_own = pairing is None or bool({pairing.first, pairing.second} & roles.entrants)
        case _:
            return Refusal("event-officials-only")
    if not is_own:
        return Refusal("event-not-yours")
    if isinstance(command, commands.EnterResult) and not state.settings.players_report:
        return Refusal("event-officials-only")
    return None


# --- entrants ---


def _add(state: EventState, command: commands.AddEntrant) -> Decision:
    event_format = format_of(state)
    most = min(event_format.most_entrants, _MOST_ENTRANTS)
    if len(state.active) >= most:
        return Refusal("event-full", {"most": most})
    if not event_format.may_enter(state):
        return Refusal("event-no-late-entry")
    refusal = _name_refusal(state, command.name, 0) or _members_refusal(state, len(command.members))
    if refusal is not None:
        return refusal
    entrant = Entrant(
        number=len(state.entrants) + 1,
        name=command.name.strip(),
        rating=command.rating,
        club=command.club,
        identity=command.identity,
        members=command.members,
        since=_next_round(state),
    )
    return (entries.EntrantAdded(entrant=entrant),)


def _next_round(state: EventState) -> int:
    """The first round that somebody who enters now can play."""
    started = sum(each.is_started for each in state.rounds)
    return started + 1


def _change(state: EventState, command: commands.ChangeEntrant) -> Decision:
    before = state.entrants.get(command.entrant)
    if before is None:
        return Refusal("event-no-entrant", {"entrant": command.entrant})
    refusal = _name_refusal(state, command.name, before.number) or _members_refusal(
        state, len(command.members)
    )
    if refusal is not None:
        return refusal
    changed = replace(
        before,
        name=command.name.strip(),
        rating=command.rating,
        club=command.club,
        identity=command.identity,
        members=command.members,
    )
    return (entries.EntrantChanged(entrant=changed),) if changed != before else ()


def _name_refusal(state: EventState, name: str, own: int) -> Refusal | None:
    wanted = name.strip().casefold()
    if not wanted:
        raise BadInput("a name needs a letter")
    for entrant in state.entrants.values():
        if entrant.number != own and entrant.name.casefold() == wanted:
            return Refusal("event-name-taken", {"name": entrant.name})
    return None


def _members_refusal(state: EventState, members: int) -> Refusal | None:
    settings = state.settings
    if settings.boards > 1 and members < settings.boards:
        return Refusal("event-members", {"count": settings.boards})
    if settings.people > 1 and members not in (0, settings.people):
        return Refusal("event-members", {"count": settings.people})
    return None


def _withdraw(state: EventState, command: commands.WithdrawEntrant) -> Decision:
    entrant = state.entrants.get(command.entrant)
    if entrant is None:
        return Refusal("event-no-entrant", {"entrant": command.entrant})
    if entrant.is_withdrawn:
        return ()
    return (entries.EntrantWithdrawn(entrant=command.entrant, why=command.why),)


def _return(state: EventState, number: int) -> Decision:
    entrant = state.entrants.get(number)
    if entrant is None:
        return Refusal("event-no-entrant", {"entrant": number})
    return (entries.EntrantReturned(entrant=number),) if entrant.is_withdrawn else ()


def _forbid(state: EventState, command: commands.ForbidPair | commands.AllowPair) -> Decision:
    low, high = sorted((command.first, command.second))
    for number in (low, high):
        if number not in state.entrants:
            return Refusal("event-no-entrant", {"entrant": number})
    if low == high:
        return Refusal("event-paired-twice", {"name": state.entrants[low].name})
    is_forbidden = state.is_forbidden(low, high)
    if isinstance(command, commands.ForbidPair):
        return () if is_forbidden else (entries.PairForbidden(first=low, second=high),)
    return (entries.RepeatPairingAllowed(first=low, second=high),) if is_forbidden else ()


# --- the whole ---


def _close(state: EventState) -> Decision:
    if any(each.is_started and not each.is_done for each in state.rounds):
        waiting = sum(not p.is_done for each in state.rounds for p in each.pairings)
        return Refusal("event-results-missing", {"missing": waiting, "round": len(state.rounds)})
    return (entries.EventClosed(),)

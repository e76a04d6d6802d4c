"""Decide about byes that are asked for: half a point, or none, in a round not paired yet."""

from gamecase.events import commands, entries
from gamecase.events.entries import AnyEventEntry
from gamecase.events.formats.registry import find_format
from gamecase.events.roles import EventRoles
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal

Decision = tuple[AnyEventEntry, ...] | Refusal


def request_bye(state: EventState, roles: EventRoles, command: commands.RequestBye) -> Decision:
    """Give somebody a bye in a round; players have only as many halves as the event allows."""
    refusal = _refusal(state, roles, command)
    if refusal is not None:
        return refusal
    before = state.requested_bye(command.round, command.entrant)
    if before is not None and before.kind == command.kind:
        return ()
    most = state.settings.half_point_byes
    taken = half_byes_of(state, command.entrant)
    if command.kind == "half" and not roles.may_direct and taken >= most:
        return Refusal("event-byes-used", {"most": most})
    bye = entries.ByeRequested(entrant=command.entrant, round=command.round, kind=command.kind)
    return (bye,)


def cancel_bye(state: EventState, roles: EventRoles, command: commands.CancelBye) -> Decision:
    """Let somebody play a round for which a bye was asked for."""
    refusal = _refusal(state, roles, command)
    if refusal is not None:
        return refusal
    if state.requested_bye(command.round, command.entrant) is None:
        return ()
    return (entries.ByeCancelled(entrant=command.entrant, round=command.round),)


def open_rounds(state: EventState, roles: EventRoles) -> range:
    """The rounds for which byes can be asked for; the organiser's until a round starts."""
    if state.settings.format != "swiss":
        return range(0)
    is_settled = [each.is_started or not roles.may_direct for each in state.rounds]
    return range(sum(is_settled) + 1, find_format("swiss").rounds(state) + 1)


def half_byes_of(state: EventState, entrant: int) -> int:
    """How many half-point byes somebody has asked for so far."""
    return sum(bye.entrant == entrant and bye.kind == "half" for bye in state.byes)


def _refusal(
    state: EventState, roles: EventRoles, command: commands.RequestBye | commands.CancelBye
) -> Refusal | None:
    if state.settings.format != "swiss":
        raise BadInput("only a Swiss has byes that are asked for")
    entrant = state.entrants.get(command.entrant)
    if entrant is None:
        return Refusal("event-no-entrant", {"entrant": command.entrant})
    if entrant.is_withdrawn:
        return Refusal("event-is-withdrawn", {"name": entrant.name})
    rounds = open_rounds(state, roles)
    if command.round in rounds:
        return None
    found = state.round(command.round)
    if found is None:
        return Refusal("event-all-paired", {"rounds": rounds.stop - 1})
    clause = "event-already-started" if found.is_started else "event-already-paired"
    return Refusal(clause, {"round": command.round})

"""Decide about rounds: pair, pair by hand, start."""

from collections.abc import Iterable
from itertools import count

from msgspec.structs import replace

from gamecase.events import commands, entries
from gamecase.events.entries import AnyEventEntry
from gamecase.events.formats.event_format import Meeting
from gamecase.events.formats.registry import format_of
from gamecase.events.formats.swiss import requested_byes
from gamecase.events.pairing_types import EventRound, Flight, GameResult, Pairing
from gamecase.events.result_decisions import correct_result, enter_result
from gamecase.events.roles import EventRoles
from gamecase.events.settings import EventSettings, Place
from gamecase.events.state import EventState
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal

Decision = tuple[AnyEventEntry, ...] | Refusal


def decide_round(state: EventState, roles: EventRoles, command: commands.RoundCommand) -> Decision:
    """The entries of a command about rounds and results."""
    match command:
        case commands.PairRound():
            return pair_round(state, command)
        case commands.PairByHand():
            return pair_by_hand(state, command)
        case commands.Challenge():
            return challenge(state, command)
        case commands.StartRound():
            return start_round(state, command.round)
        case commands.EnterResult():
            return enter_result(state, roles, command)
        case commands.CorrectResult():
            return correct_result(state, command)
        case commands.SetPlace():
            return set_place(state, command)


def pair_round(state: EventState, command: commands.PairRound) -> Decision:
    """Pair the next round, or the last one again if it has not started."""
    base = _base(state, command.round, again=command.again)
    if isinstance(base, Refusal):
        return base
    refusal = _too_few(base) or _not_ready(base)
    if refusal is not None:
        return refusal
    meetings = format_of(base).pair(base)
    if isinstance(meetings, Refusal):
        return meetings
    paired = entries.RoundPaired(
        round=command.round,
        pairings=seat(base, meetings),
        again=command.round <= len(state.rounds),
    )
    if format_of(base).starts_at_once:
        return (paired, entries.RoundStarted(round=command.round))
    return (paired,)


def pair_by_hand(state: EventState, command: commands.PairByHand) -> Decision:
    """Replace the pairings of a round, or some of them, by the organiser's own."""
    is_again = command.round <= len(state.rounds)
    base = _base(state, command.round, again=True)
    if isinstance(base, Refusal):
        return base
    refusal = _pairs_refusal(state, command.pairs) or _bye_refusal(
        state, command.round, (number for pair in command.pairs for number in pair)
    )
    if refusal is not None:
        return refusal
    flight: Flight = "rounds" if state.settings.format != "knockout" else "main"
    place = command.place or state.settings.place
    named = {number for pair in command.pairs for number in pair if number}
    old = state.rounds[command.round - 1].pairings if is_again else ()
    kept = [p for p in old if p.first not in named and p.second not in named]
    by_hand = [
        _pairing(state.settings, 0, Meeting(first, second, flight), place)
        for first, second in command.pairs
    ]
    slots = {p.slot for p in kept}
    free = (slot for slot in range(len(kept) + len(by_hand)) if slot not in slots)
    new = [replace(p, is_by_hand=True, slot=next(free)) for p in by_hand]
    placed = {p.first for p in kept}
    byes = [m for m in requested_byes(state, command.round) if m.first not in placed]
    new += [_pairing(state.settings, 0, meeting, place) for meeting in byes]
    pairings = _numbered(base, [*kept, *new])
    paired = entries.RoundPaired(
        round=command.round, pairings=pairings, again=is_again, by_hand=True
    )
    return (paired,)


def challenge(state: EventState, command: commands.Challenge) -> Decision:
    """Pair a challenger with somebody above on the ladder, and start at once."""
    if state.settings.format != "ladder":
        raise BadInput("only a ladder has challenges")
    refusal = _pairs_refusal(state, [(command.first, command.second)])
    if refusal is not None:
        return refusal
    for each in state.rounds:
        for number in (command.first, command.second):
            pairing = each.pairing_of(number)
            if pairing is not None and not pairing.is_done:
                return Refusal("event-still-playing", {"name": state.entrants[number].name})
    order = [line.entrant for line in format_of(state).standings(state)]
    if order.index(command.first) < order.index(command.second):
        return Refusal("event-challenge-up", {"name": state.entrants[command.second].name})
    number = len(state.rounds) + 1
    pairings = seat(state, [Meeting(command.first, command.second)])
    paired = entries.RoundPaired(round=number, pairings=pairings)
    return (paired, entries.RoundStarted(round=number))


def set_place(state: EventState, command: commands.SetPlace) -> Decision:
    """Play one pairing online or at a real board."""
    base = _base(state, command.round, again=True)
    if isinstance(base, Refusal):
        return base
    pairing = state.pairing(command.round, command.table)
    if pairing is None:
        return _no_table(command.round, command.table)
    if pairing.place == command.place:
        return ()
    changed = state.rounds[command.round - 1].with_pairing(replace(pairing, place=command.place))
    paired = entries.RoundPaired(
        round=command.round, pairings=changed.pairings, again=True, by_hand=True
    )
    return (paired,)


def start_round(state: EventState, number: int) -> Decision:
    """Start a round that is paired."""
    found = state.round(number)
    if found is None:
        return Refusal("event-wrong-round", {"round": number, "next": len(state.rounds) + 1})
    if found.is_started:
        return Refusal("event-already-started", {"round": number})
    for pairing in found.pairings:
        for entrant in (pairing.first, pairing.second):
            is_gone = entrant and state.entrants[entrant].is_withdrawn
            if is_gone and not pairing.is_done:
                name = state.entrants[entrant].name
                return Refusal("event-is-withdrawn", {"name": name})
    in_games = (p for p in found.pairings if not (p.is_half_bye or p.is_zero_bye))
    refusal = _bye_refusal(state, number, (n for p in in_games for n in (p.first, p.second)))
    if refusal is not None:
        return refusal
    return (entries.RoundStarted(round=number),)


def seat(state: EventState, meetings: Iterable[Meeting]) -> tuple[Pairing, ...]:
    """Give meetings numbered tables; byes come last."""
    settings = state.settings
    pairings = [_pairing(settings, 0, meeting, settings.place) for meeting in meetings]
    return _numbered(state, pairings)


def _numbered(state: EventState, pairings: list[Pairing]) -> tuple[Pairing, ...]:
    """The pairings at tables from 1; where rounds overlap, at those where nobody plays."""
    taken: set[int] = set()
    if format_of(state).starts_at_once:
        taken = {pairing.table for _, pairing in state.pairings if not pairing.is_done}
    free = (number for number in count(1) if number not in taken)
    ordered = sorted(pairings, key=lambda pairing: pairing.is_bye)
    return tuple(replace(pairing, table=next(free)) for pairing in ordered)


def _pairing(settings: EventSettings, table: int, meeting: Meeting, place: Place) -> Pairing:
    results: tuple[GameResult | None, ...] = (meeting.result,) * settings.boards
    if meeting.second == 0:
        results = () if meeting.result is None else (meeting.result,)
    return Pairing(
        table=table,
        first=meeting.first,
        second=meeting.second,
        place=place,
        flight=meeting.flight,
        slot=meeting.slot,
        results=results,
    )


def _base(state: EventState, number: int, *, again: bool) -> EventState | Refusal:
    """The state from which a round is paired: without it, if it is to be paired again."""
    if number > len(state.rounds) + 1:
        return Refusal("event-wrong-round", {"round": number, "next": len(state.rounds) + 1})
    if number == len(state.rounds) + 1:
        unstarted: EventRound | None = next((r for r in state.rounds if not r.is_started), None)
        if unstarted is not None:
            return Refusal("event-not-started", {"round": unstarted.number})
        return state
    if state.rounds[number - 1].is_started:
        return Refusal("event-already-started", {"round": number})
    if not again:
        return Refusal("event-already-paired", {"round": number})
    return replace(state, rounds=state.rounds[: number - 1])


def _too_few(state: EventState) -> Refusal | None:
    least = format_of(state).least_entrants
    count = len(state.playing(len(state.rounds) + 1))
    if count < least:
        return Refusal("event-too-few", {"count": count, "least": least})
    return None


def _not_ready(state: EventState) -> Refusal | None:
    """Why the next round cannot be paired yet: results are missing."""
    if not format_of(state).waits_for_results:
        return None
    for each in state.rounds:
        missing = sum(not pairing.is_done for pairing in each.pairings)
        if missing:
            return Refusal("event-results-missing", {"missing": missing, "round": each.number})
    return None


def _pairs_refusal(state: EventState, pairs: Iterable[tuple[int, int]]) -> Refusal | None:
    seen: set[int] = set()
    for first, second in pairs:
        for number in (first, second):
            if number == 0:
                continue
            entrant = state.entrants.get(number)
            if entrant is None:
                return Refusal("event-no-entrant", {"entrant": number})
            if entrant.is_withdrawn:
                return Refusal("event-is-withdrawn", {"name": entrant.name})
            if number in seen:
                return Refusal("event-paired-twice", {"name": entrant.name})
            seen.add(number)
    return None


def _bye_refusal(state: EventState, number: int, entrants: Iterable[int]) -> Refusal | None:
    """Why a round cannot have these entrants in games: somebody asked for a bye."""
    for entrant in entrants:
        if state.requested_bye(number, entrant) is not None:
            name = state.entrants[entrant].name
            return Refusal("event-has-bye", {"name": name, "round": number})
    return None


def _no_table(number: int, table: int) -> Refusal:
    return Refusal("event-no-pairing", {"round": number, "table": table})

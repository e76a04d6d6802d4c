"""Decide about an event that was begun elsewhere: its players, rounds and results so far."""

from msgspec.structs import replace

from gamecase.events import entries
from gamecase.events.commands import AddEntrant
from gamecase.events.decisions import decide
from gamecase.events.entries import AnyEventEntry
from gamecase.events.files.trf_reader import TrfEvent
from gamecase.events.formats.round_robin import schedule
from gamecase.events.pairing_types import Pairing
from gamecase.events.roles import EventRoles
from gamecase.events.state import EventState, applied
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal

Decision = tuple[AnyEventEntry, ...] | Refusal


def decide_import(state: EventState, roles: EventRoles, read: TrfEvent) -> Decision:
    """The entries of everything that a file holds, or why it is refused as a whole."""
    if not roles.may_direct:
        return Refusal("event-officials-only")
    if state.entrants or state.rounds:
        return Refusal("event-not-empty")
    settings = state.settings
    if settings.boards > 1 or settings.people > 1:
        raise BadInput("TRF is for single players")
    if settings.format not in ("swiss", "round-robin") and read.rounds:
        raise BadInput("the rounds of a TRF are those of a Swiss or a round robin")
    if settings.format == "round-robin":
        read = _by_berger(read, is_double=settings.is_double)
    new: list[AnyEventEntry] = [entries.EventImported(rounds=read.planned_rounds)]
    added = _entrants(applied(state, new[0]), roles, read)
    if isinstance(added, Refusal):
        return added
    new += added
    for number, pairings in enumerate(read.rounds, start=1):
        new += _round(number, pairings)
    new += [entries.EntrantWithdrawn(entrant=number) for number in read.absent]
    return tuple(new)


def _entrants(
    state: EventState, roles: EventRoles, read: TrfEvent
) -> list[AnyEventEntry] | Refusal:
    new: list[AnyEventEntry] = []
    for player in read.players:
        decision = decide(state, roles, _named(player))
        if isinstance(decision, Refusal):
            return decision
        for entry in decision:
            state = applied(state, entry)
            new.append(entry)
    return new


def _named(player: AddEntrant) -> AddEntrant:
    if not player.name:
        raise BadInput("a player of the file has no name")
    return player


def _round(number: int, pairings: tuple[Pairing, ...]) -> list[AnyEventEntry]:
    """A round as it was played; results follow its start, as they do here."""
    bare = tuple(p if p.is_bye else replace(p, results=(None,)) for p in pairings)
    new: list[AnyEventEntry] = [
        entries.RoundPaired(round=number, pairings=bare, by_hand=True),
        entries.RoundStarted(round=number),
    ]
    for pairing in pairings:
        if not pairing.is_bye and pairing.results[0] is not None:
            result = pairing.results[0]
            new.append(
                entries.ResultEntered(round=number, table=pairing.table, board=1, result=result)
            )
    return new


def _by_berger(read: TrfEvent, *, is_double: bool) -> TrfEvent:
    """The file with a bye for whoever is free in a round.

    The rounds to come are those of the Berger table, so those before must be as well.
    """
    count = len(read.players)
    table = schedule(count, is_double=is_double)
    if len(read.rounds) > len(table):
        raise BadInput(f"{len(read.rounds)} rounds; a round robin of {count} has {len(table)}")
    rounds = []
    for number, pairings in enumerate(read.rounds, start=1):
        expected = {frozenset(pair) - {count + 1} for pair in table[number - 1]}
        found = {frozenset((pairing.first, pairing.second)) - {0} for pairing in pairings}
        free = [min(pair) for pair in expected - found if len(pair) == 1]
        if found | {frozenset({each}) for each in free} != expected:
            raise BadInput(
                f"round {number} does not follow the Berger table for {count} players, so the "
                "next rounds cannot be paired; import it as a Swiss"
            )
        byes = [Pairing(table=len(pairings) + 1, first=each, second=0, results=()) for each in free]
        rounds.append((*pairings, *byes))
    return replace(read, rounds=tuple(rounds))

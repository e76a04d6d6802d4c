"""Knockout: who loses is out, or plays on in a consolation and a last chance."""

from collections import Counter
from random import Random

from gamecase.events.formats.event_format import Meeting
from gamecase.events.pairing_types import EventRound, Flight, Pairing, forfeited
from gamecase.events.standings import EventStanding, ranked
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal

_FLIGHTS: tuple[Flight, ...] = ("main", "consolation", "last-chance")


def bracket_order(size: int) -> list[int]:
    """The seeds of a bracket from top to bottom: the best two meet in the final.

    >>> bracket_order(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [seed for each in order for seed in (each, total - each)]
    return order


def first_round(seeds: list[int], flight: Flight) -> list[Meeting]:
    """The first round of a bracket; the best seeds have the byes."""
    size = 1
    while size < len(seeds):
        size *= 2
    line = [seeds[seed - 1] if seed <= len(seeds) else 0 for seed in bracket_order(size)]
    return [Meeting(line[2 * slot], line[2 * slot + 1], flight, slot) for slot in range(size // 2)]


def next_round(state: EventState, flight: Flight) -> list[Meeting] | None:
    """The next round of a bracket that has begun; None when its final is played."""
    played = flight_rounds(state, flight)
    slots = 1
    while slots <= max(pairing.slot for pairing in played[0]):
        slots *= 2
    slots >>= len(played)
    if slots == 0:
        return None
    winners = {pairing.slot: pairing.winner for pairing in played[-1] if pairing.winner}
    meetings = []
    for slot in range(slots):
        pair = [winners[i] for i in (2 * slot, 2 * slot + 1) if i in winners]
        if len(pair) == 2:
            meetings.append(_meeting(state, pair[0], pair[1], flight, slot))
        elif pair:
            meetings.append(Meeting(pair[0], 0, flight, slot))
    return meetings


def flight_rounds(state: EventState, flight: Flight) -> list[list[Pairing]]:
    """The pairings of a flight, round by round."""
    rounds = [[p for p in each.pairings if p.flight == flight] for each in state.rounds]
    return [pairings for pairings in rounds if pairings]


def seeded(state: EventState) -> list[int]:
    """The entrants by rating; those of equal rating, and all without one, by lot."""
    lots = Random(state.header.seed)
    order = [entrant.number for entrant in state.active]
    lots.shuffle(order)
    return sorted(order, key=lambda number: -state.entrants[number].rating)


class Knockout:
    """A cup, on request with a consolation and a last chance."""

    least_entrants = 2
    most_entrants = 1024
    has_draws = False
    waits_for_results = True
    starts_at_once = False
    tie_breaks: tuple[str, ...] = ()

    def pair(self, state: EventState) -> tuple[Meeting, ...] | Refusal:
        if not state.rounds:
            return tuple(first_round(seeded(state), "main"))
        meetings = next_round(state, "main") or []
        is_main_over = not meetings
        losses, beaten_in = _losses(state)
        for lost, flight in enumerate(_FLIGHTS[1:], start=1):
            if not self._has(state, flight):
                break
            pool = [
                entrant.number
                for entrant in state.active
                if losses[entrant.number] == lost and beaten_in.get(entrant.number) != flight
            ]
            meetings += _pool_round(state, pool, flight)
        if not meetings or (is_main_over and all(m.second == 0 for m in meetings)):
            return Refusal("event-all-paired", {"rounds": len(state.rounds)})
        return tuple(meetings)

    def _has(self, state: EventState, flight: Flight) -> bool:
        settings = state.settings
        if flight == "consolation":
            return settings.has_consolation or settings.has_last_chance
        return settings.has_last_chance

    def rounds(self, state: EventState) -> int:
        if self._has(state, "consolation"):
            return 0
        count = len(state.rounds[0].pairings) * 2 if state.rounds else len(state.active)
        return max(count - 1, 0).bit_length()

    def is_finished(self, state: EventState) -> bool:
        if not state.rounds or not all(each.is_done for each in state.rounds):
            return False
        return isinstance(self.pair(state), Refusal)

    def may_enter(self, state: EventState) -> bool:
        return not any(each.is_started for each in state.rounds)

    def standings(self, state: EventState) -> list[EventStanding]:
        return knockout_standings(state)


def knockout_standings(state: EventState) -> list[EventStanding]:
    """Whoever lasted longer in the main cup stands higher; the winner is first."""
    rounds: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for each in state.rounds:
        for pairing in each.pairings:
            if pairing.flight in ("main", "playoff") and pairing.is_done and pairing.winner:
                rounds[pairing.winner] += 1
            if pairing.is_played and pairing.winner:
                wins[pairing.winner] += 1
    return ranked(
        [
            EventStanding(
                rank=0,
                entrant=entrant.number,
                name=entrant.name,
                score=rounds[entrant.number],
                tie_breaks={"wins": wins[entrant.number]},
                wins=wins[entrant.number],
                is_withdrawn=entrant.is_withdrawn,
            )
            for entrant in state.entrants.values()
        ]
    )


def _losses(state: EventState) -> tuple[Counter[int], dict[int, str]]:
    """How often each entrant has lost, and the flight of the last loss."""
    losses: Counter[int] = Counter()
    beaten_in: dict[int, str] = {}
    for each in state.rounds:
        for pairing in each.pairings:
            if pairing.is_done and not pairing.is_bye:
                for number in (pairing.first, pairing.second):
                    if number != pairing.winner:
                        losses[number] += 1
                        beaten_in[number] = pairing.flight
    return losses, beaten_in


def _pool_round(state: EventState, pool: list[int], flight: Flight) -> list[Meeting]:
    """Pair all who are left in a flight; those who have met are kept apart where possible.

    With an odd number, somebody who has had the fewest byes waits.
    """
    if len(pool) < 2:
        return []
    lots = Random(state.header.seed + len(state.rounds))
    lots.shuffle(pool)
    meetings = []
    if len(pool) % 2:
        byes = _byes(state.rounds)
        waiting = min(pool, key=lambda number: byes[number])
        pool.remove(waiting)
        meetings.append(Meeting(waiting, 0, flight))
    pairs = []
    while pool:
        first = pool.pop()
        second = next((n for n in pool if not state.have_met(first, n)), pool[0])
        pool.remove(second)
        pairs.append(Meeting(first, second, flight))
    ordered = pairs + meetings
    return [meeting._replace(slot=slot) for slot, meeting in enumerate(ordered)]


def _byes(rounds: tuple[EventRound, ...]) -> Counter[int]:
    return Counter(p.first for each in rounds for p in each.pairings if p.is_bye)


def _meeting(state: EventState, first: int, second: int, flight: Flight, slot: int) -> Meeting:
    """A pairing of a bracket; whoever meets somebody who has withdrawn goes on without play."""
    gone = [state.entrants[number].is_withdrawn for number in (first, second)]
    return Meeting(first, second, flight, slot, forfeited(*gone) if any(gone) else None)

"""Rounds followed by a knockout of the best: the customary form of crokinole, and family cups."""

from msgspec.structs import replace

from gamecase.events.formats.event_format import EventFormat, Meeting
from gamecase.events.formats.knockout import first_round, flight_rounds, next_round
from gamecase.events.formats.round_robin import RoundRobin
from gamecase.events.standings import EventStanding
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal


class WithPlayoff:
    """A format whose best entrants play a knockout afterwards."""

    starts_at_once = False

    def __init__(self, base: EventFormat, size: int) -> None:
        self._base = base
        self._size = size
        self.least_entrants = base.least_entrants
        self.most_entrants = base.most_entrants
        self.has_draws = base.has_draws
        self.waits_for_results = base.waits_for_results
        self.tie_breaks = base.tie_breaks

    def pair(self, state: EventState) -> tuple[Meeting, ...] | Refusal:
        if not self._base.is_finished(state):
            return self._base.pair(state)
        for each in state.rounds:
            missing = sum(not pairing.is_done for pairing in each.pairings)
            if missing:
                return Refusal("event-results-missing", {"missing": missing, "round": each.number})
        if flight_rounds(state, "playoff"):
            meetings = next_round(state, "playoff")
            return tuple(meetings) if meetings else _all_paired(state)
        return tuple(first_round(self._qualified(state), "playoff"))

    def _qualified(self, state: EventState) -> list[int]:
        lines = self._base.standings(state)
        return [line.entrant for line in lines if not line.is_withdrawn][: self._size]

    def rounds(self, state: EventState) -> int:
        size = min(self._size, len(state.entrants))
        return self._base.rounds(state) + max(size - 1, 0).bit_length()

    def is_finished(self, state: EventState) -> bool:
        if not self._base.is_finished(state) or not flight_rounds(state, "playoff"):
            return False
        return not next_round(state, "playoff")

    def may_enter(self, state: EventState) -> bool:
        return self._base.may_enter(state) and not flight_rounds(state, "playoff")

    def standings(self, state: EventState) -> list[EventStanding]:
        """Those of the knockout first, whoever lasted longest at the top; then the others."""
        lines = self._base.standings(state)
        lasted: dict[int, int] = {}
        for nth, pairings in enumerate(flight_rounds(state, "playoff"), start=1):
            for pairing in pairings:
                for number in (pairing.first, pairing.second):
                    if number:
                        lasted[number] = 2 * nth + (pairing.winner == number)
        ordered = sorted(lines, key=lambda line: -lasted.get(line.entrant, 0))
        ranked: list[EventStanding] = []
        for place, line in enumerate(ordered, start=1):
            before = ranked[-1] if ranked else None
            is_equal = before is not None and (
                lasted.get(before.entrant) == lasted.get(line.entrant)
                and (line.entrant in lasted or _merit_equal(lines, before, line))
            )
            rank = before.rank if before is not None and is_equal else place
            ranked.append(replace(line, rank=rank))
        return ranked


class FamilyCup(WithPlayoff):
    """Three rounds in which everybody plays, then a final of the best two."""

    def __init__(self) -> None:
        super().__init__(_FamilyRounds(), 2)
        self.least_entrants, self.most_entrants = 3, 8


class _FamilyRounds(RoundRobin):
    usual_rounds = 3
    tie_breaks: tuple[str, ...] = ("direct-encounter", "wins", "sonneborn-berger")


def _all_paired(state: EventState) -> Refusal:
    return Refusal("event-all-paired", {"rounds": len(state.rounds)})


def _merit_equal(lines: list[EventStanding], one: EventStanding, other: EventStanding) -> bool:
    ranks = {line.entrant: line.rank for line in lines}
    return ranks[one.entrant] == ranks[other.entrant]

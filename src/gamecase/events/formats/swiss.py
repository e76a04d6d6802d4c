"""Swiss: everybody plays every round, against somebody with the same score if possible.

Pairings are those of the Dutch system (FIDE Handbook C.04.3), made by py4swiss.
"""

from gamecase.events.formats.event_format import Meeting, usual_tie_breaks
from gamecase.events.formats.round_robin import preliminary_rounds
from gamecase.events.pairing_types import bye_result
from gamecase.events.standings import EventStanding, score_standings
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal


class Swiss:
    """A Swiss by the Dutch system."""

    least_entrants = 2
    most_entrants = 2000
    has_draws = True
    waits_for_results = True
    starts_at_once = False
    tie_breaks: tuple[str, ...] = ("buchholz-cut-1", "buchholz", "sonneborn-berger", "wins")

    def pair(self, state: EventState) -> tuple[Meeting, ...] | Refusal:
        if preliminary_rounds(state) >= self.rounds(state):
            return Refusal("event-all-paired", {"rounds": len(state.rounds)})
        # Imported when a round is paired: pydantic, which the engine uses, takes a while.
        from gamecase.events.formats.dutch_system import dutch_pairs  # noqa: PLC0415

        number = len(state.rounds) + 1
        pairs = dutch_pairs(state, self.rounds(state))
        if pairs is None:
            return Refusal("event-cannot-pair", {"round": number})
        meetings = [Meeting(first, second) for first, second in pairs]
        return (*meetings, *requested_byes(state, number))

    def rounds(self, state: EventState) -> int:
        if state.settings.rounds:
            return state.settings.rounds
        count = len(state.active)
        if state.rounds:
            count = sum(1 if pairing.is_bye else 2 for pairing in state.rounds[0].pairings)
        everybody = count - 1 + count % 2  # meets everybody else
        return max(min((count - 1).bit_length() + 1, everybody), 1)

    def is_finished(self, state: EventState) -> bool:
        return preliminary_rounds(state) >= self.rounds(state)

    def may_enter(self, state: EventState) -> bool:
        return sum(each.is_started for each in state.rounds) < self.rounds(state)

    def standings(self, state: EventState) -> list[EventStanding]:
        return score_standings(state, usual_tie_breaks(state, self.tie_breaks))


def requested_byes(state: EventState, number: int) -> list[Meeting]:
    """The byes that were asked for in a round."""
    present = {entrant.number for entrant in state.active}
    return [
        Meeting(bye.entrant, result=bye_result(bye.kind))
        for bye in state.byes
        if bye.round == number and bye.entrant in present
    ]

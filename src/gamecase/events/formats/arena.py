"""Arena: whoever is free is paired again, until the organiser closes it."""

from collections import Counter

from gamecase.events.formats.event_format import Meeting, usual_tie_breaks
from gamecase.events.scores import ScoreSheet
from gamecase.events.standings import EventStanding, score_standings
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal


class Arena:
    """Everybody plays as often as they like."""

    least_entrants = 2
    most_entrants = 2000
    has_draws = True
    waits_for_results = False
    starts_at_once = True
    tie_breaks: tuple[str, ...] = ("wins", "direct-encounter")

    def pair(self, state: EventState) -> tuple[Meeting, ...] | Refusal:
        free = _free(state)
        scores = ScoreSheet(state).total
        last, firsts = _last_opponents(state), _times_first(state)
        waiting = sorted(free, key=lambda number: (-scores[number], number))
        meetings = []
        while waiting:
            one = waiting.pop(0)
            others = [other for other in waiting if not state.is_forbidden(one, other)]
            new = [other for other in others if last.get(one) != other]
            # Two who have just played wait for others, unless there are none.
            candidates = new if new or len(state.active) > 3 else others
            if candidates:
                waiting.remove(candidates[0])
                pair = sorted((one, candidates[0]), key=lambda number: firsts[number])
                meetings.append(Meeting(pair[0], pair[1]))
        if not meetings:
            return Refusal("event-nobody-free")
        return tuple(meetings)

    def rounds(self, state: EventState) -> int:
        return 0

    def is_finished(self, state: EventState) -> bool:
        return False

    def may_enter(self, state: EventState) -> bool:
        return True

    def standings(self, state: EventState) -> list[EventStanding]:
        return score_standings(state, usual_tie_breaks(state, self.tie_breaks))


def _free(state: EventState) -> list[int]:
    playing = {
        number
        for each in state.rounds
        for pairing in each.pairings
        if not pairing.is_done
        for number in (pairing.first, pairing.second)
    }
    return [entrant.number for entrant in state.active if entrant.number not in playing]


def _last_opponents(state: EventState) -> dict[int, int]:
    last: dict[int, int] = {}
    for each in state.rounds:
        for pairing in each.pairings:
            last[pairing.first], last[pairing.second] = pairing.second, pairing.first
    return last


def _times_first(state: EventState) -> Counter[int]:
    return Counter(pairing.first for each in state.rounds for pairing in each.pairings)

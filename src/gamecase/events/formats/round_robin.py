"""Round robin: everybody meets everybody, once or twice, by Berger tables."""

from gamecase.events.formats.event_format import Meeting, usual_tie_breaks
from gamecase.events.pairing_types import forfeited
from gamecase.events.standings import EventStanding, score_standings
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal


def berger_round(players: int, number: int) -> list[tuple[int, int]]:
    """The pairs of a round, from 1, of the Berger table for an even number of players.

    >>> berger_round(4, 2)
    [(4, 3), (1, 2)]
    """
    circle = players - 1
    # Whoever meets the last player: twice their number is the round plus one, on the circle.
    pivot = (number + 1) // 2 if number % 2 else (number + 1 + circle) // 2
    pairs = [(pivot, players) if number % 2 else (players, pivot)]
    pairs += [
        ((pivot + step - 1) % circle + 1, (pivot - step - 1) % circle + 1)
        for step in range(1, players // 2)
    ]
    return pairs


def schedule(players: int, *, is_double: bool) -> list[list[tuple[int, int]]]:
    """All rounds. In a double event the last two rounds of the first half change places.

    So nobody has the same colour three times where the halves meet.
    """
    even = players + players % 2
    first = [berger_round(even, number) for number in range(1, even)]
    if not is_double:
        return first
    second = [[(black, white) for white, black in pairs] for pairs in first]
    if len(first) >= 3:
        first[-2:] = first[:-3:-1]
    return first + second


class RoundRobin:
    """Everybody meets everybody."""

    least_entrants = 2
    most_entrants = 100
    has_draws = True
    waits_for_results = False
    starts_at_once = False
    usual_rounds = 0  # 0: all of them
    tie_breaks: tuple[str, ...] = ("direct-encounter", "sonneborn-berger", "wins")

    def pair(self, state: EventState) -> tuple[Meeting, ...] | Refusal:
        numbers = _numbers(state)
        rounds = schedule(len(numbers), is_double=state.settings.is_double)
        nth = preliminary_rounds(state)
        if nth >= self.rounds(state):
            return Refusal("event-all-paired", {"rounds": nth})
        meetings = []
        for white, black in rounds[nth]:
            if max(white, black) > len(numbers):
                meetings.append(Meeting(numbers[min(white, black) - 1]))
            else:
                meetings.append(_meeting(state, numbers[white - 1], numbers[black - 1]))
        return tuple(sorted(meetings, key=lambda meeting: meeting.second == 0))

    def rounds(self, state: EventState) -> int:
        count = len(_numbers(state))
        most = (count - 1 + count % 2) * (2 if state.settings.is_double else 1)
        return min(state.settings.rounds or self.usual_rounds or most, most)

    def is_finished(self, state: EventState) -> bool:
        return preliminary_rounds(state) >= self.rounds(state)

    def may_enter(self, state: EventState) -> bool:
        return not any(each.is_started for each in state.rounds)

    def standings(self, state: EventState) -> list[EventStanding]:
        return score_standings(state, usual_tie_breaks(state, self.tie_breaks))


def preliminary_rounds(state: EventState) -> int:
    """How many rounds were paired before any knockout."""
    return sum(any(p.flight == "rounds" for p in each.pairings) for each in state.rounds)


def _numbers(state: EventState) -> list[int]:
    """The entrants of the table in order: all who played in the first round, or will."""
    if state.rounds:
        return sorted(
            number
            for pairing in state.rounds[0].pairings
            for number in (pairing.first, pairing.second)
            if number
        )
    return [entrant.number for entrant in state.active]


def _meeting(state: EventState, white: int, black: int) -> Meeting:
    """A pairing; whoever meets somebody who has withdrawn wins without play."""
    gone = [state.entrants[number].is_withdrawn for number in (white, black)]
    if not any(gone):
        return Meeting(white, black)
    return Meeting(white, black, result=forfeited(*gone))

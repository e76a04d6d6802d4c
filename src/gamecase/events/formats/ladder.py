"""Ladder: a standing order; whoever beats somebody above takes their place."""

from gamecase.events.formats.event_format import Meeting
from gamecase.events.scores import ScoreSheet
from gamecase.events.standings import EventStanding
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal


def ladder_order(state: EventState) -> list[int]:
    """The entrants from the top: in order of entry, then changed by each challenge."""
    order = [*state.entrants]
    for each in state.rounds:
        for pairing in each.pairings:
            challenger, holder = pairing.first, pairing.second
            if pairing.winner == challenger and order.index(holder) < order.index(challenger):
                order.remove(challenger)
                order.insert(order.index(holder), challenger)
    return order


class Ladder:
    """A table of challenges."""

    least_entrants = 2
    most_entrants = 500
    has_draws = True  # the order stays as it is
    waits_for_results = False
    starts_at_once = True
    tie_breaks: tuple[str, ...] = ()

    def pair(self, state: EventState) -> tuple[Meeting, ...] | Refusal:
        return Refusal("event-by-challenge")

    def rounds(self, state: EventState) -> int:
        return 0

    def is_finished(self, state: EventState) -> bool:
        return False

    def may_enter(self, state: EventState) -> bool:
        return True

    def standings(self, state: EventState) -> list[EventStanding]:
        sheet = ScoreSheet(state)
        lines = []
        for place, number in enumerate(ladder_order(state), start=1):
            games = [pairing for pairing in sheet.pairings[number] if not pairing.is_bye]
            won = sum(pairing.winner == number for pairing in games)
            drawn = sum(pairing.winner == 0 for pairing in games)
            line = EventStanding(
                rank=place,
                entrant=number,
                name=state.entrants[number].name,
                score=won,
                played=len(games),
                wins=won,
                draws=drawn,
                losses=len(games) - won - drawn,
                is_withdrawn=state.entrants[number].is_withdrawn,
            )
            lines.append(line)
        return lines

"""Tie-breaks, each a pure function of an event's state and an entrant; more is better."""

from collections.abc import Callable, Mapping

from gamecase.events.scores import board_points, pairing_score, pairings_of, total_score
from gamecase.events.state import EventState


def _opponents(state: EventState, entrant: int) -> list[tuple[int, float]]:
    """Each opponent met, and the score against them; byes and forfeits are left out."""
    return [
        (pairing.opponent_of(entrant), pairing_score(state.settings, pairing, entrant))
        for pairing in pairings_of(state, entrant)
        if pairing.is_played
    ]


def buchholz(state: EventState, entrant: int) -> float:
    """The sum of the opponents' scores."""
    return sum(total_score(state, opponent) for opponent, _ in _opponents(state, entrant))


def buchholz_cut_1(state: EventState, entrant: int) -> float:
    """The sum of the opponents' scores without the lowest of them."""
    scores = sorted(total_score(state, opponent) for opponent, _ in _opponents(state, entrant))
    return sum(scores[1:])


def sonneborn_berger(state: EventState, entrant: int) -> float:
    """The scores of the opponents beaten, and half of those drawn with.

    Each opponent's score is multiplied by the share of the points won against them.
    """
    total = 0.0
    for pairing in pairings_of(state, entrant):
        if pairing.is_played:
            opponent = pairing.opponent_of(entrant)
            won = 1.0 if pairing.winner == entrant else 0.5 if pairing.winner == 0 else 0.0
            total += won * total_score(state, opponent)
    return total


def direct_encounter(state: EventState, entrant: int) -> float:
    """The score against those with the same total score."""
    own = total_score(state, entrant)
    return sum(
        score
        for opponent, score in _opponents(state, entrant)
        if total_score(state, opponent) == own
    )


def wins(state: EventState, entrant: int) -> float:
    """The number of games won at the board."""
    return sum(
        pairing.is_played and pairing.winner == entrant for pairing in pairings_of(state, entrant)
    )


def points_difference(state: EventState, entrant: int) -> float:
    """The points made in all games less those of the opponents."""
    difference = 0
    for pairing in pairings_of(state, entrant):
        side = pairing.side_of(entrant)
        for result in pairing.results:
            if result is not None and result.is_played:
                difference += result.points[side - 1] - result.points[2 - side]
    return difference


def board_score_sum(state: EventState, entrant: int) -> float:
    """What all boards of a team count together."""
    settings = state.settings
    return sum(board_points(settings, each, entrant)[0] for each in pairings_of(state, entrant))


TIE_BREAKS: Mapping[str, Callable[[EventState, int], float]] = {
    "buchholz": buchholz,
    "buchholz-cut-1": buchholz_cut_1,
    "sonneborn-berger": sonneborn_berger,
    "direct-encounter": direct_encounter,
    "wins": wins,
    "points-difference": points_difference,
    "board-points": board_score_sum,
}

"""What pairings count for those who play them."""

from gamecase.events.pairing_types import GameResult, Pairing
from gamecase.events.settings import EventSettings
from gamecase.events.state import EventState
from gamecase.events.unplayed_rounds import RoundRecord


def board_score(settings: EventSettings, result: GameResult, side: int) -> float:
    """What one board counts for a side."""
    if settings.scoring == "points" and result.is_played:
        return result.points[side - 1]
    if result.winner == side:
        return settings.win_points
    return settings.draw_points if result.winner == 0 and result.is_played else 0


def pairing_score(settings: EventSettings, pairing: Pairing, entrant: int) -> float:
    """What a pairing that is done counts for an entrant; a bye counts as a win.

    A match of teams counts 2 for a win and 1 for a draw; what the boards count is a tie-break.
    """
    if pairing.is_zero_bye:
        return 0
    if pairing.is_half_bye:
        return half_score(settings)
    if pairing.is_bye:
        return 2 if settings.boards > 1 else settings.win_points
    side = pairing.side_of(entrant)
    if settings.boards == 1:
        (result,) = pairing.results
        return board_score(settings, result, side) if result is not None else 0
    ours, theirs = board_points(settings, pairing, entrant)
    if not pairing.is_played and ours == theirs:
        return 0
    return 2 if ours > theirs else 1 if ours == theirs else 0


def board_points(settings: EventSettings, pairing: Pairing, entrant: int) -> tuple[float, float]:
    """What all boards of a pairing count for an entrant and for the opponent."""
    side = pairing.side_of(entrant)
    results = [result for result in pairing.results if result is not None]
    ours = sum(board_score(settings, result, side) for result in results)
    theirs = sum(board_score(settings, result, 3 - side) for result in results)
    return ours, theirs


class ScoreSheet:
    """The pairings and the total score of everybody, computed once for a state.

    Where the points of the games count, a bye counts the average of the entrant's own games.
    """

    def __init__(self, state: EventState) -> None:
        self.settings = state.settings
        self.performance = state.performance
        self.pairings: dict[int, list[Pairing]] = {number: [] for number in state.entrants}
        for each in state.rounds:
            for pairing in each.pairings:
                if each.is_started and pairing.flight == "rounds" and pairing.is_done:
                    self.pairings[pairing.first].append(pairing)
                    if pairing.second:
                        self.pairings[pairing.second].append(pairing)
        #: Of a Swiss, what each round that is over was for everybody; otherwise nothing.
        self.records: dict[int, list[RoundRecord]] = {}
        if self.settings.format == "swiss" and self.settings.scoring != "points":
            self.records = _records(state)
        self.total = {number: self._total(number) for number in state.entrants}

    def _total(self, entrant: int) -> float:
        pairings = self.pairings[entrant]
        games = [pairing for pairing in pairings if not pairing.is_bye]
        scores = [pairing_score(self.settings, pairing, entrant) for pairing in games]
        halves = sum(pairing.is_half_bye for pairing in pairings)
        byes = sum(pairing.is_bye and not pairing.results for pairing in pairings)
        worth = _bye_worth(self.settings, scores)
        half = worth / 2 if self.settings.scoring == "points" else half_score(self.settings)
        return sum(scores) + byes * worth + halves * half


def _records(state: EventState) -> dict[int, list[RoundRecord]]:
    """The rounds of everybody without those that they still play, or played after the Swiss."""
    records: dict[int, list[RoundRecord]] = {number: [] for number in state.entrants}
    for each in state.rounds:
        pairings = [pairing for pairing in each.pairings if pairing.flight == "rounds"]
        if not each.is_started or not pairings:
            continue
        places = {number: p for p in pairings for number in (p.first, p.second) if number}
        for number, own in records.items():
            pairing = places.get(number)
            if pairing is None:
                own.append(RoundRecord(None, 0))
            elif pairing.is_done:
                score = pairing_score(state.settings, pairing, number)
                own.append(RoundRecord(pairing, score))
    return records


def half_score(settings: EventSettings) -> float:
    """What a half-point bye counts, and a draw."""
    return 1 if settings.boards > 1 else settings.draw_points


def _bye_worth(settings: EventSettings, scores: list[float]) -> float:
    """What a bye counts for somebody with these scores of games."""
    if settings.format == "round-robin":
        return 0  # everybody has the same number of free rounds
    if settings.format == "family-cup":
        return settings.draw_points
    if settings.boards > 1:
        return 2
    if settings.scoring != "points":
        return settings.win_points
    return round(sum(scores) / len(scores)) if scores else 0

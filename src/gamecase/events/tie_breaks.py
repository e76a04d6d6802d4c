"""Tie-breaks, each a pure function of the score sheet and an entrant; more is better."""

from collections.abc import Callable, Mapping

from gamecase.events.scores import ScoreSheet, board_points, pairing_score


def _opponents(sheet: ScoreSheet, entrant: int) -> list[tuple[int, float]]:
    """Each opponent met, and the score against them; byes and forfeits are left out."""
    return [
        (pairing.opponent_of(entrant), pairing_score(sheet.settings, pairing, entrant))
        for pairing in sheet.pairings[entrant]
        if pairing.is_played
    ]


def buchholz(sheet: ScoreSheet, entrant: int) -> float:
    """The sum of the opponents' scores."""
    return sum(sheet.total[opponent] for opponent, _ in _opponents(sheet, entrant))


def buchholz_cut_1(sheet: ScoreSheet, entrant: int) -> float:
    """The sum of the opponents' scores without the lowest of them."""
    scores = sorted(sheet.total[opponent] for opponent, _ in _opponents(sheet, entrant))
    return sum(scores[1:])


def sonneborn_berger(sheet: ScoreSheet, entrant: int) -> float:
    """The scores of the opponents beaten, and half of those drawn with."""
    total = 0.0
    for pairing in sheet.pairings[entrant]:
        if pairing.is_played:
            won = 1.0 if pairing.winner == entrant else 0.5 if pairing.winner == 0 else 0.0
            total += won * sheet.total[pairing.opponent_of(entrant)]
    return total


def direct_encounter(sheet: ScoreSheet, entrant: int) -> float:
    """The score against those with the same total score."""
    own = sheet.total[entrant]
    return sum(score for other, score in _opponents(sheet, entrant) if sheet.total[other] == own)


def wins(sheet: ScoreSheet, entrant: int) -> float:
    """The number of games won at the board."""
    pairings = sheet.pairings[entrant]
    return sum(pairing.is_played and pairing.winner == entrant for pairing in pairings)


def points_difference(sheet: ScoreSheet, entrant: int) -> float:
    """The points made in all games less those of the opponents."""
    difference = 0
    for pairing in sheet.pairings[entrant]:
        side = pairing.side_of(entrant)
        for result in pairing.results:
            if result is not None and result.is_played:
                difference += result.points[side - 1] - result.points[2 - side]
    return difference


def board_score_sum(sheet: ScoreSheet, entrant: int) -> float:
    """What all boards of a team count together."""
    pairings = sheet.pairings[entrant]
    return sum(board_points(sheet.settings, pairing, entrant)[0] for pairing in pairings)


def performance(sheet: ScoreSheet, entrant: int) -> float:
    """The PR over analysed games; 0 without any. Of all tie-breaks only this is better if lower."""
    return sheet.performance.get(entrant, 0)


LOWER_IS_BETTER = frozenset({"performance-rating"})

TIE_BREAKS: Mapping[str, Callable[[ScoreSheet, int], float]] = {
    "buchholz": buchholz,
    "buchholz-cut-1": buchholz_cut_1,
    "sonneborn-berger": sonneborn_berger,
    "direct-encounter": direct_encounter,
    "wins": wins,
    "points-difference": points_difference,
    "board-points": board_score_sum,
    "performance-rating": performance,
}

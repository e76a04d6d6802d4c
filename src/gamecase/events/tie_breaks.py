"""Tie-breaks, each a pure function of the score sheet and an entrant; more is better."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from gamecase.events.pairing_types import Pairing
from gamecase.events.scores import ScoreSheet, board_points, half_score, pairing_score
from gamecase.events.unplayed_rounds import adjusted_score, dummy_score


def _opponents(sheet: ScoreSheet, entrant: int) -> list[tuple[int, float]]:
    """Each opponent met, and the score against them; byes and forfeits are left out."""
    return [
        (pairing.opponent_of(entrant), pairing_score(sheet.settings, pairing, entrant))
        for pairing in sheet.pairings[entrant]
        if pairing.is_played
    ]


class _Contribution(NamedTuple):
    """What a round brings to Buchholz and to Sonneborn-Berger."""

    opponent_score: float
    won: float  # 1, 1/2 or 0
    is_voluntary: bool = False  # a round that the entrant chose not to play


def _contributions(sheet: ScoreSheet, entrant: int) -> list[_Contribution]:
    """One for each game; in a Swiss, by the rules of FIDE, for each round without play as well."""
    if not sheet.records:
        return [
            _Contribution(sheet.total[pairing.opponent_of(entrant)], _won(pairing, entrant))
            for pairing in sheet.pairings[entrant]
            if pairing.is_played
        ]
    draw = half_score(sheet.settings)
    records = sheet.records[entrant]
    contributions = []
    for record in records:
        pairing = record.pairing
        other = pairing.opponent_of(entrant) if pairing is not None else 0
        score = adjusted_score(sheet.records[other], other, draw) if other else None
        if score is None or not record.is_played:
            score = dummy_score(sheet.total[entrant], score, draw * len(records))
        won = _won(pairing, entrant) if pairing is not None else 0
        contributions.append(_Contribution(score, won, record.is_voluntary(entrant)))
    return contributions


def _won(pairing: Pairing, entrant: int) -> float:
    if pairing.winner == entrant:
        return 1
    is_drawn = pairing.winner == 0 and (pairing.is_played or pairing.is_half_bye)
    return 0.5 if is_drawn else 0


def buchholz(sheet: ScoreSheet, entrant: int) -> float:
    """The sum of the opponents' scores."""
    return sum(each.opponent_score for each in _contributions(sheet, entrant))


def buchholz_cut_1(sheet: ScoreSheet, entrant: int) -> float:
    """Buchholz without the lowest score; one of a round not played by choice is cut first."""
    contributions = _contributions(sheet, entrant)
    voluntary = [each for each in contributions if each.is_voluntary]
    cut = min((each.opponent_score for each in voluntary or contributions), default=0)
    return sum(each.opponent_score for each in contributions) - cut


def sonneborn_berger(sheet: ScoreSheet, entrant: int) -> float:
    """The scores of the opponents beaten, and half of those drawn with."""
    return sum(each.won * each.opponent_score for each in _contributions(sheet, entrant))


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

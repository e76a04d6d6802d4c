"""Results of an event as short texts: 1–0, ½–½, 7–5."""

from gamecase.events.pairing_types import GameResult, Pairing

_BY_WINNER = {0: "½–½", 1: "1–0", 2: "0–1"}
_FRACTIONS = {0.25: "¼", 0.5: "½", 0.75: "¾"}
_WITHOUT_PLAY = {0: "––", 1: "+ –", 2: "– +"}


def result_text(result: GameResult) -> str:
    """The result of a board, from the first side's point of view.

    >>> result_text(GameResult(1, (7, 5))), result_text(GameResult(0)), result_text(GameResult(2))
    ('7–5', '½–½', '0–1')
    >>> result_text(GameResult(1, kind="no-show"))
    '+ –'
    """
    if not result.is_played:
        return _WITHOUT_PLAY[result.winner]
    if any(result.points):
        return f"{result.points[0]}–{result.points[1]}"
    return _BY_WINNER[result.winner]


def pairing_text(pairing: Pairing) -> str:
    """The result of a pairing, with the boards of a team in order; empty while none is known."""
    if pairing.is_bye:
        return "½" if pairing.is_half_bye else "0" if pairing.is_zero_bye else "+"
    texts = [result_text(result) for result in pairing.results if result is not None]
    return " · ".join(texts)


def bye_text(pairing: Pairing, format_key: str) -> str:
    """What a bye counts: as a win in a Swiss, half of one in a family cup, else nothing."""
    if pairing.results or format_key == "swiss":
        return pairing_text(pairing)
    return "½" if format_key == "family-cup" and pairing.flight == "rounds" else ""


def total_text(pairing: Pairing) -> str:
    """The result of a pairing as one pair of numbers, also of teams."""
    if len(pairing.results) <= 1 or not pairing.is_done:
        return pairing_text(pairing)
    return f"{side_score(pairing, 1)}–{side_score(pairing, 2)}"


def mark_for(pairing: Pairing, entrant: int) -> str:
    """What an entrant made of a pairing: `+`, `=`, `-`, or nothing while it goes on."""
    if not pairing.is_done:
        return ""
    if pairing.winner == 0:
        return "=" if pairing.is_played or pairing.is_half_bye else "-"
    return "+" if pairing.winner == entrant else "-"


def side_score(pairing: Pairing, side: int, *, in_points: bool = True) -> str:
    """One side's part of a result: its points, or 1, ½, 0; of a team, the sum over its boards."""
    total = 0.0
    known = [result for result in pairing.results if result is not None]
    if pairing.is_bye or not known:
        return ""
    for result in known:
        if in_points and any(result.points) and len(pairing.results) == 1:
            total += result.points[side - 1]
        elif result.winner == side:
            total += 1
        elif result.winner == 0 and result.is_played:
            total += 0.5
    return points_text(total)


def points_text(points: float) -> str:
    """Points with halves and quarters as such.

    >>> points_text(2.5), points_text(0.5), points_text(6.75), points_text(3.0), points_text(0)
    ('2½', '½', '6¾', '3', '0')
    """
    whole, rest = divmod(points, 1)
    if rest in _FRACTIONS and points > 0:
        return f"{int(whole) or ''}{_FRACTIONS[rest]}"
    return f"{points:.4g}"

"""Draughts looked over afterwards: what a position is worth in men, and the best lines."""

from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.search.analyst import Insight, Line, result

_NODES = 150_000
_TINTS = {Colour.WHITE: "white-set", Colour.BLACK: "black-set"}


def tints(rules: Ruleset) -> tuple[str, str]:
    return _TINTS[rules.starter], _TINTS[rules.starter.other]


def look(position: Position, seconds: float) -> Insight:
    """Effort is counted in positions, not in seconds, so that the same question gets one answer."""
    # Compiled code is loaded when an analyst first looks, in the worker process where he does.
    from gamecase.games.draughts.analysis import best_lines  # noqa: PLC0415

    sign = 1 if position.rules.seat_of(position.turn) is Seat.FIRST else -1
    lines = []
    for each in best_lines(position, nodes=_NODES):
        bar = sign * each.expectation
        actions = tuple(move.text for move in each.line)
        lines.append(Line(actions, bar, _worth(bar, sign * each.value)))
    return Insight(lines[0].bar, lines[0].worth, tuple(lines))


def named(position: Position) -> Phrase | None:
    return None


def _worth(bar: float, value: int) -> Phrase:
    """In men for the side that began; a game that is decided tells its result."""
    if abs(bar) == 1.0:
        return result(bar)
    men = round(value / 100, 1)
    sign = "+" if men > 0 else "-" if men < 0 else ""
    return Phrase("worth-men", {"sign": sign, "men": abs(men)})

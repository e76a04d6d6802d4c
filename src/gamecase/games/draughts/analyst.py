"""Draughts looked over afterwards: what a position is worth in men, and the best lines."""

from gamecase.games.draughts.position import Position
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.search.analyst import Insight, Line, result

TINTS = ("black-set", "white-set")  # in the collection's booklet Black begins
_LINES = 3
_NODES = 200_000  # positions, about a tenth of a second; more with every line that is weighed


def tints(rules: Ruleset) -> tuple[str, str]:
    """The colours of the two seats: who begins differs by booklet."""
    return TINTS if rules.starter is Colour.BLACK else (TINTS[1], TINTS[0])


def look(position: Position, seconds: float) -> Insight:
    """What a position that is not over is worth, with the three best ways to go on."""
    # Compiled code is loaded when somebody first looks, in the process where he does.
    from gamecase.games.draughts.analysis import best_lines  # noqa: PLC0415

    is_first = position.rules.seat_of(position.turn) is Seat.FIRST
    sign = 1 if is_first else -1
    lines = tuple(
        Line(
            tuple(move.text for move in each.line),
            sign * each.expectation,
            _worth(sign * each.value, sign * each.expectation),
        )
        for each in best_lines(position, _LINES, min(_NODES, int(_NODES * seconds)))
    )
    return Insight(lines[0].bar, lines[0].worth, lines)


def named(_position: Position) -> Phrase | None:
    """No names of openings are known here."""
    return None


def _worth(value: int, bar: float) -> Phrase:
    """Men ahead for the first seat; a decided game as its result."""
    if abs(bar) == 1:
        return result(bar)
    men = round(value / 100, 1)
    shown = "+" if men > 0 else "-" if men < 0 else ""
    return Phrase("worth-men", {"sign": shown, "men": abs(men)})

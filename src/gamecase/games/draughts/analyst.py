"""Draughts looked over afterwards: what a position is worth in men, and the best lines."""

from typing import TYPE_CHECKING

from gamecase.engines.analyst import (
    USUAL_BOUNDS,
    Evaluation,
    Line,
    no_played_line,
    no_summary,
    result,
)
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.analysis import Weighed

BOUNDS = USUAL_BOUNDS
evaluate_played = no_played_line
summarise = no_summary

_GAME = Draughts()
_NODES = 150_000
_FORCED = 6  # moves in a row that are followed because nothing else can be played
_TINTS = {Colour.WHITE: "white-set", Colour.BLACK: "black-set"}


def colours(rules: Ruleset) -> tuple[str, str]:
    return _TINTS[rules.starter], _TINTS[rules.starter.other]


def evaluate(position: Position, seconds: float) -> Evaluation:
    """Effort is counted in positions, not in seconds, so that the same question gets one answer."""
    sign = 1 if position.rules.seat_of(position.turn) is Seat.FIRST else -1
    lines = []
    for each in _weighed(position, _FORCED):
        expectation = sign * each.expectation
        actions = tuple(move.text for move in each.line)
        lines.append(Line(actions, expectation, _worth(expectation, sign * each.value)))
    return Evaluation(lines[0].expectation, lines[0].worth, tuple(lines))


def _weighed(position: Position, forced: int) -> "list[Weighed]":
    """The best lines; one forced move says nothing by itself, so what comes of it is weighed."""
    # Compiled code is loaded when an analyst first looks, in the worker process where he does.
    from gamecase.games.draughts.engine.analysis import Weighed, best_lines  # noqa: PLC0415

    found = best_lines(position, nodes=_NODES)
    if len(found) > 1 or not forced:
        return found
    (only,) = found
    after = _GAME.apply(position, only.move)
    if _GAME.outcome(after) is not None:
        return found
    then = _weighed(after, forced - 1)[0]
    return [Weighed(only.move, -then.value, (only.move, *then.line))]


def opening_name(position: Position) -> Phrase | None:
    return None


def _worth(expectation: float, value: int) -> Phrase:
    """In men for the side that began; a game that is decided tells its result."""
    if abs(expectation) == 1.0:
        return result(expectation)
    men = round(value / 100, 1)
    sign = "+" if men > 0 else "-" if men < 0 else ""
    return Phrase("worth-men", {"sign": sign, "men": abs(men)})

"""Draughts looked over afterwards: what a position is worth in men, and the best lines."""

from typing import TYPE_CHECKING

from gamecase.engines.analyst import Insight, Line, result
from gamecase.games.draughts.position import Position
from gamecase.games.draughts.rules import Draughts
from gamecase.games.draughts.ruleset import Colour, Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

if TYPE_CHECKING:
    from gamecase.games.draughts.engine.analysis import Weighed

_GAME = Draughts()
_NODES = 150_000
_FORCED = 6  # moves in a row that are followed because nothing else can be played
_TINTS = {Colour.WHITE: "white-set", Colour.BLACK: "black-set"}


def tints(rules: Ruleset) -> tuple[str, str]:
    return _TINTS[rules.starter], _TINTS[rules.starter.other]


def look(position: Position, seconds: float) -> Insight:
    """Effort is counted in positions, not in seconds, so that the same question gets one answer."""
    sign = 1 if position.rules.seat_of(position.turn) is Seat.FIRST else -1
    lines = []
    for each in _weighed(position, _FORCED):
        bar = sign * each.expectation
        actions = tuple(move.text for move in each.line)
        lines.append(Line(actions, bar, _worth(bar, sign * each.value)))
    return Insight(lines[0].bar, lines[0].worth, tuple(lines))


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


def named(position: Position) -> Phrase | None:
    return None


def _worth(bar: float, value: int) -> Phrase:
    """In men for the side that began; a game that is decided tells its result."""
    if abs(bar) == 1.0:
        return result(bar)
    men = round(value / 100, 1)
    sign = "+" if men > 0 else "-" if men < 0 else ""
    return Phrase("worth-men", {"sign": sign, "men": abs(men)})

"""The analyst of draughts: the value of a position in men, and the best lines."""

from typing import TYPE_CHECKING

from gamecase.engines.analyst_module import (
    USUAL_BOUNDS,
    Evaluation,
    Line,
    SidedPhrase,
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
    from gamecase.games.draughts.engine.analysis import ScoredLine

BOUNDS = USUAL_BOUNDS
evaluate_played = no_played_line
summarise = no_summary

_GAME = Draughts()
NODES = 150_000
_FORCED = 6  # forced moves in a row that are followed
_COLOURS = {Colour.WHITE: "white-set", Colour.BLACK: "black-set"}


def colours(rules: Ruleset) -> tuple[str, str]:
    """The theme colours of the first and the second seat."""
    return _COLOURS[rules.starter], _COLOURS[rules.starter.other]


def evaluate(position: Position, seconds: float) -> Evaluation:
    """The value of a position and its best lines.

    The search is limited by positions, not by `seconds`, so that it is repeatable.
    """
    sign = 1 if position.rules.seat_of(position.turn) is Seat.FIRST else -1
    lines = []
    for scored in _scored_lines(position, _FORCED):
        expectation = sign * scored.expectation
        actions = tuple(move.text for move in scored.line)
        value = sign * scored.value
        worth = _describe_value(expectation, value)
        lines.append(Line(actions, expectation, worth, score=value))
    return Evaluation(lines[0].expectation, lines[0].worth, tuple(lines))


def _scored_lines(position: Position, forced: int) -> "list[ScoredLine]":
    """The best lines; a forced move gets the value of the best line after it."""
    # Numba is imported here, in the worker process where the analyst runs.
    from gamecase.games.draughts.engine.analysis import ScoredLine, best_lines  # noqa: PLC0415

    lines = best_lines(position, nodes=NODES)
    if len(lines) > 1 or not forced:
        return lines
    (only,) = lines
    after = _GAME.apply(position, only.move)
    if _GAME.outcome(after) is not None:
        return lines
    reply = _scored_lines(after, forced - 1)[0]
    return [ScoredLine(only.move, -reply.value, (only.move, *reply.line))]


def opening_name(position: Position) -> Phrase | None:
    """None: openings have no names here."""
    return None


def _describe_value(expectation: float, value: int) -> SidedPhrase:
    """A value in men, given for the first seat, or the result of a decided game."""
    if abs(expectation) == 1.0:
        return result(expectation)
    return SidedPhrase(describe_men(value), describe_men(-value))


def describe_men(value: int) -> Phrase:
    """A value in hundredths of a man, as players write it."""
    men = round(value / 100, 1)
    sign = "+" if men > 0 else "-" if men < 0 else ""
    return Phrase("worth-men", {"sign": sign, "men": abs(men)})

"""Analysis of tic-tac-toe: every position is solved."""

from gamecase.engines.analyst_module import (
    USUAL_BOUNDS,
    Evaluation,
    Line,
    no_played_line,
    no_summary,
    result,
)
from gamecase.engines.exhaustive_search import action_values
from gamecase.games.tictactoe.position import Move, Position
from gamecase.games.tictactoe.rules import TicTacToe
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

BOUNDS = USUAL_BOUNDS
evaluate_played = no_played_line
summarise = no_summary

_GAME = TicTacToe()
_LINES = 3


def colours(rules: Ruleset) -> tuple[str, str]:
    return ("first", "second")


def evaluate(position: Position, seconds: float) -> Evaluation:
    """The result with best play, and the three best lines; solving takes no time worth limiting."""
    value_of = action_values(_GAME, position)
    best = sorted(value_of, key=lambda move: -value_of[move])[:_LINES]
    lines = tuple(_line(position, move, value_of[move]) for move in best)
    return Evaluation(lines[0].expectation, lines[0].worth, lines)


def opening_name(position: Position) -> Phrase | None:
    return None


def _line(position: Position, first: Move, value: float) -> Line:
    """A move of a given value, continued by best play to the end of the game."""
    sign = 1 if position.turn is Seat.FIRST else -1
    expectation = float(sign * ((value > 0) - (value < 0)))
    actions = [_GAME.write(first)]
    position = _GAME.apply(position, first)
    while _GAME.outcome(position) is None:
        value_of = action_values(_GAME, position)
        best = max(value_of, key=lambda move: value_of[move])
        actions.append(_GAME.write(best))
        position = _GAME.apply(position, best)
    return Line(tuple(actions), expectation, result(expectation))

"""Tic-tac-toe looked over afterwards: every game is known to its end."""

from gamecase.engines.analyst import (
    USUAL_BOUNDS,
    Evaluation,
    Line,
    no_played_line,
    no_summary,
    result,
)
from gamecase.engines.exhaustive_search import values
from gamecase.games.tictactoe.position import Place, Position
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
    """Who wins from here, and how; solving takes no time worth limiting."""
    worth = values(_GAME, position)
    best = sorted(worth, key=lambda each: -worth[each])[:_LINES]
    lines = tuple(_line(position, each, worth[each]) for each in best)
    return Evaluation(lines[0].expectation, lines[0].worth, lines)


def opening_name(position: Position) -> Phrase | None:
    return None


def _line(position: Position, first: Place, value: float) -> Line:
    sign = 1 if position.turn is Seat.FIRST else -1
    expectation = float(sign * ((value > 0) - (value < 0)))
    actions = [_GAME.write(first)]
    position = _GAME.apply(position, first)
    while _GAME.outcome(position) is None:
        worth = values(_GAME, position)
        action = max(worth, key=lambda each: worth[each])
        actions.append(_GAME.write(action))
        position = _GAME.apply(position, action)
    return Line(tuple(actions), expectation, result(expectation))

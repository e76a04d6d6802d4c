"""The best lines of tic-tac-toe: every position is solved."""

from collections.abc import Iterator

from gamecase.engines.exhaustive_search import action_values
from gamecase.engines.line_search_module import SearchBudget, SearchedLine, SearchReport, report_of
from gamecase.games.tictactoe.position import Move, Position
from gamecase.games.tictactoe.rules import TicTacToe

UNIT = "results"
LEVELS = ()

_GAME = TicTacToe()


def deepen(position: Position, lines: int, budget: SearchBudget) -> Iterator[SearchReport]:
    """One report: solving takes no time worth limiting."""
    depth = min(budget.ply or 9, position.cells.count("."))
    value_of = action_values(_GAME, position, depth)
    best = sorted(value_of, key=lambda move: -value_of[move])[:lines]
    yield report_of(tuple(_line(position, move, value_of[move], depth) for move in best), ply=depth)


def _line(position: Position, first: Move, value: float, depth: int) -> SearchedLine:
    """A move of a given value, continued by best play."""
    expectation = float((value > 0) - (value < 0))
    actions = [_GAME.write(first)]
    position = _GAME.apply(position, first)
    while _GAME.outcome(position) is None and len(actions) < depth:
        value_of = action_values(_GAME, position)
        best = max(value_of, key=lambda move: value_of[move])
        actions.append(_GAME.write(best))
        position = _GAME.apply(position, best)
    moves = (len(actions) + 1) // 2 if expectation else None
    return SearchedLine(
        actions=tuple(actions), value=expectation, expectation=expectation, ends_in=moves
    )

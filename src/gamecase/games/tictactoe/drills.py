"""Drills of tic-tac-toe: find the only square that wins, or the only one that does not lose."""

from functools import cache, lru_cache

from gamecase.engines.drill_module import (
    ActionForm,
    Drill,
    Exercise,
    ExerciseWish,
    RatedLine,
    Verdict,
    pick_near,
)
from gamecase.games.tictactoe.first_game_guide import explain_action
from gamecase.games.tictactoe.notation import read_position, write_position
from gamecase.games.tictactoe.position import EMPTY, Move, Position
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Phrase

DRILLS = (Drill(key="only-square", booklet="collection"),)

#: An exercise is harder the later the reason for its answer shows: at once, in a turn, in two.
_DIFFICULTY = {"wins": 700.0, "blocks": 900.0, "fork": 1300.0}
_DIFFICULTY_OF_OTHERS = 1500.0
_BY_EMPTY_SQUARE = 40.0


def pick(rules: Ruleset, drill: str, wish: ExerciseWish) -> str:
    return pick_near(_exercises(rules), wish)


def exercise(rules: Ruleset, drill: str, name: str) -> Exercise[Position]:
    difficulty = dict(_exercises(rules)).get(name)
    if difficulty is None:
        raise BadInput(f"no exercise {name!r}")
    position = read_position(rules, name)
    task = Phrase("drill-only-square-task", {"seat": position.turn.value})
    return Exercise(
        task=task,
        difficulty=difficulty,
        form=ActionForm(),
        position=position,
        seat=position.turn,
    )


def judge(rules: Ruleset, drill: str, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    position = read_position(rules, name)
    squares = _best_squares(position)
    square = squares[0]
    after = position.with_piece(answers[0], position.turn) if answers else position
    return Verdict(
        score=float(answers == (square,)),
        position=after,
        solution=(square,),
        lines=(RatedLine((square,)),),
        why=(explain_action(position, Move(square)),),
    )


@cache
def _exercises(rules: Ruleset) -> tuple[tuple[str, float], ...]:
    """Every position in which one square is better than all others, and its difficulty."""
    found, queue = dict[str, float](), [Position(rules)]
    visited = set[str]()
    while queue:
        position = queue.pop()
        if position.cells in visited or _is_over(position):
            continue
        visited.add(position.cells)
        squares = [*position.empty_squares()]
        queue += [position.with_piece(square, position.turn) for square in squares]
        best = _best_squares(position)
        if len(best) == 1 and len(squares) > 1:
            reason = str(explain_action(position, Move(best[0])).facts["why"])
            base = _DIFFICULTY.get(reason, _DIFFICULTY_OF_OTHERS)
            found[write_position(position)] = base + _BY_EMPTY_SQUARE * len(squares)
    return tuple(sorted(found.items(), key=lambda pair: pair[1]))


def _is_over(position: Position) -> bool:
    return position.line_owner.is_player or EMPTY not in position.cells


def _best_squares(position: Position) -> list[str]:
    """The squares with the best result."""
    values = {
        square: -_value(position.with_piece(square, position.turn))
        for square in position.empty_squares()
    }
    best = max(values.values())
    return [square for square, value in values.items() if value == best]


@lru_cache(maxsize=8192)
def _value(position: Position) -> int:
    """The result for the side to move: 1 a win, 0 a draw, -1 a loss."""
    if position.line_owner.is_player:
        return -1
    if EMPTY not in position.cells:
        return 0
    return max(
        -_value(position.with_piece(square, position.turn)) for square in position.empty_squares()
    )

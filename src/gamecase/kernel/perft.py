"""Counting lines of play: the plainest check that two sets of rules agree."""

from typing import Any

from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import AnyGame, Listed


def perft(game: AnyGame, position: Any, depth: int) -> int:
    """How many lines of exactly `depth` actions start here; nature's choices count one each."""
    if depth <= 0:
        return 1
    if game.outcome(position) is not None:
        return 0
    actions = _actions(game, position)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(position, action), depth - 1) for action in actions)


def divide(game: AnyGame, position: Any, depth: int) -> dict[str, int]:
    """The count below each first action, so that a wrong total shows where it is wrong."""
    if depth <= 0 or game.outcome(position) is not None:
        return {}
    return {
        game.write(action): perft(game, game.apply(position, action), depth - 1)
        for action in _actions(game, position)
    }


def _actions(game: AnyGame, position: Any) -> tuple[Any, ...]:
    choices = game.choices(position)
    if not isinstance(choices, Listed):
        raise BadInput(f"{game.key} has no list of actions to count here")
    return choices.actions

"""Perft: count lines of play to a fixed depth, to compare two implementations of the rules."""

from typing import TypeVar

from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import Game, ListedActions

R = TypeVar("R")
P = TypeVar("P")
A = TypeVar("A")


def perft(game: Game[R, P, A], position: P, depth: int) -> int:
    """The number of lines of exactly `depth` actions; nature's actions count like all others."""
    if depth <= 0:
        return 1
    if game.outcome(position) is not None:
        return 0
    actions = _listed_actions(game, position)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(position, action), depth - 1) for action in actions)


def divide(game: Game[R, P, A], position: P, depth: int) -> dict[str, int]:
    """The count below each first action, to locate the error in a wrong total."""
    if depth <= 0 or game.outcome(position) is not None:
        return {}
    return {
        game.write(action): perft(game, game.apply(position, action), depth - 1)
        for action in _listed_actions(game, position)
    }


def _listed_actions(game: Game[R, P, A], position: P) -> tuple[A, ...]:
    choices = game.choices(position)
    if not isinstance(choices, ListedActions):
        raise BadInput(f"{game.key} has no list of actions to count here")
    return choices.actions

"""Perft: count lines of play to a fixed depth, to compare two implementations of the rules."""

from collections.abc import Callable
from typing import TypeVar

from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import Game, ListedActions

R = TypeVar("R")
P = TypeVar("P")
A = TypeVar("A")

#: A faster count of the lines of a depth; None where it has to be made by the rules.
LineCounter = Callable[[P, int], int | None]


def perft(
    game: Game[R, P, A], position: P, depth: int, counter: LineCounter[P] | None = None
) -> int:
    """The number of lines of exactly `depth` actions; nature's actions count like all others.

    A `counter` is asked first, at every position on the way.
    """
    if depth <= 0:
        return 1
    if counter is not None:
        known = counter(position, depth)
        if known is not None:
            return known
    if game.outcome(position) is not None:
        return 0
    actions = _listed_actions(game, position)
    if depth == 1:
        return len(actions)
    return sum(perft(game, game.apply(position, each), depth - 1, counter) for each in actions)


def divide(
    game: Game[R, P, A], position: P, depth: int, counter: LineCounter[P] | None = None
) -> dict[str, int]:
    """The count below each first action, to locate the error in a wrong total."""
    if depth <= 0 or game.outcome(position) is not None:
        return {}
    return {
        game.write(action): perft(game, game.apply(position, action), depth - 1, counter)
        for action in _listed_actions(game, position)
    }


def _listed_actions(game: Game[R, P, A], position: P) -> tuple[A, ...]:
    choices = game.choices(position)
    if not isinstance(choices, ListedActions):
        raise BadInput(f"{game.key} has no list of actions to count here")
    return choices.actions

"""All positions that can occur in tic-tac-toe."""

from functools import cache

from gamecase.games.tictactoe import GAME
from gamecase.games.tictactoe.position import Position
from gamecase.games.tictactoe.ruleset import Ruleset
from gamecase.kernel.match import MatchScore


@cache
def every_position(rules: Ruleset) -> tuple[Position, ...]:
    """Every position reachable by the rules, finished ones included."""
    reached = {GAME.opening(rules, MatchScore()): None}
    layer = [*reached]
    while layer:
        after = {
            GAME.apply(position, action): None
            for position in layer
            for action in GAME.choices(position).actions
        }
        reached |= after
        layer = [*after]
    return tuple(reached)


def under_way(rules: Ruleset) -> list[Position]:
    return [position for position in every_position(rules) if GAME.outcome(position) is None]

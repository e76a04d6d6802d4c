"""Reading a game to its end over the rules themselves, where it is small enough."""

from typing import Any

from gamecase.kernel.game import AnyGame, Listed
from gamecase.kernel.seat import Seat


def values(game: AnyGame, position: Any, depth: int = 64) -> dict[Any, float]:
    """What each listed action is worth to the seat to act: 1 a win, -1 a loss, 0 a draw.

    Quick wins are worth a little more than slow ones, and slow losses more than quick ones. A
    position that the depth does not reach the end of counts as a draw.
    """
    memory: dict[Any, float] = {}
    choices = game.choices(position)
    assert isinstance(choices, Listed)
    seat = game.to_act(position)
    found = {}
    for action in choices.actions:
        child = game.apply(position, action)
        found[action] = _fading(_value(game, child, seat, depth - 1, memory))
    return found


def _fading(value: float) -> float:
    return value * 0.99


def _value(game: AnyGame, position: Any, seat: Seat, depth: int, memory: dict[Any, float]) -> float:
    """The value for `seat`, whoever is to act."""
    known = memory.get(position)
    if known is not None:
        return known
    outcome = game.outcome(position)
    if outcome is not None:
        return 0.0 if outcome.is_draw else 1.0 if seat in outcome.winners else -1.0
    if depth == 0:
        return 0.0
    choices = game.choices(position)
    assert isinstance(choices, Listed)
    best = max if game.to_act(position) is seat else min
    value = best(
        _fading(_value(game, game.apply(position, action), seat, depth - 1, memory))
        for action in choices.actions
    )
    memory[position] = value
    return value

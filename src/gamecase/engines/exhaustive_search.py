"""Search to the end of the game over the rules themselves, for games that are small enough."""

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from gamecase.kernel.game import Game, ListedActions
from gamecase.kernel.seat import Seat

R = TypeVar("R")
P = TypeVar("P")
A = TypeVar("A")

_FADING = 0.99  # per move: quick wins and slow losses are preferred


def action_values(game: Game[R, P, A], position: P, depth: int = 64) -> dict[A, float]:
    """The value of each listed action to the seat to act: 1 for a win, -1 for a loss, 0 for a draw.

    Quick wins are worth a little more than slow ones, and slow losses more than quick ones. A line
    that does not end within the depth counts as a draw.
    """
    search = _Search(game, game.to_act(position))
    return {
        action: _FADING * search.value(game.apply(position, action), depth - 1)
        for action in _actions(game, position)
    }


def _actions(game: Game[R, P, A], position: P) -> tuple[A, ...]:
    choices = game.choices(position)
    assert isinstance(choices, ListedActions)
    return choices.actions


@dataclass(frozen=True, slots=True)
class _Search(Generic[R, P, A]):
    """A search for one seat that evaluates each position once."""

    game: Game[R, P, A]
    seat: Seat
    known: dict[P, float] = field(default_factory=dict)

    def value(self, position: P, depth: int) -> float:
        """The value of a position for the seat, whichever seat is to act."""
        if position in self.known:
            return self.known[position]
        outcome = self.game.outcome(position)
        if outcome is not None:
            return 0.0 if outcome.is_draw else 1.0 if self.seat in outcome.winners else -1.0
        if depth == 0:
            return 0.0
        best = max if self.game.to_act(position) is self.seat else min
        value = best(
            _FADING * self.value(self.game.apply(position, action), depth - 1)
            for action in _actions(self.game, position)
        )
        self.known[position] = value
        return value

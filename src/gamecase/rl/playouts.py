"""Many games at once on the compiled kernels."""

from collections.abc import Mapping

from gamecase.engines.playouts import Playouts
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.registry import find

__all__ = ["Playouts", "play_random_games"]


def play_random_games(
    game: str,
    ruleset: str = "",
    *,
    games: int,
    seed: int = 0,
    switches: Mapping[str, SwitchValue] | None = None,
) -> Playouts:
    """Play games in which every turn is chosen evenly among the legal ones, in one call.

    The side that begins has the number 0 in `winners`, the other 1; -1 is a draw. BadInput where
    the game has no kernel for this.

    >>> played = play_random_games("backgammon", "tournament", games=100, seed=1)
    >>> len(played.winners), int(played.turns.min()) > 10
    (100, True)
    """
    if games < 1:
        raise BadInput(f"games is {games}: expected at least 1")
    package = find(game)
    if package.playouts is None:
        raise BadInput(f"{game} has no compiled kernel for random games")
    return package.playouts.play_games(package.rules(ruleset, switches), games, seed)

"""Many games at once on the compiled kernels."""

from collections.abc import Mapping

from gamecase.engines.playouts_module import Playouts
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.input_checks import check_mapping, check_text, check_whole
from gamecase.registry import find

__all__ = ["Playouts", "play_random_games"]

_MAX_GAMES = 10_000_000
_MAX_SEED = 2**62


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
    package = find(check_text("game", game, "the key of a game"))
    check_text("ruleset", ruleset, "the key of a booklet")
    if switches is not None:
        check_mapping("switches", switches)
    check_whole("games", games, 1, _MAX_GAMES)
    check_whole("seed", seed, -_MAX_SEED, _MAX_SEED)
    if package.playouts is None:
        raise BadInput(f"{game} has no compiled kernel for random games")
    return package.playouts.play_games(package.rules(ruleset, switches), games, seed)

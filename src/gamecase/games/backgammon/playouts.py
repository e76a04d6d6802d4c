"""Random games of backgammon by the compiled kernel, without the cube."""

from gamecase.engines.playouts_module import Playouts
from gamecase.games.backgammon.engine.playouts import play_random_games
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput


def play_games(rules: Ruleset, games: int, seed: int) -> Playouts:
    """Play random games from the opening; nobody doubles."""
    if rules.block_min != 2:
        raise BadInput(f"block_min is {rules.block_min}: the kernel knows no shared points")
    counts = play_random_games(rules, games, seed)
    return Playouts(counts.winners, counts.lengths)

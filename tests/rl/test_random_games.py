"""Random games in one call."""

import pytest

from gamecase.kernel.errors import BadInput
from gamecase.rl.random_games import play_random_games

pytestmark = pytest.mark.engine


@pytest.mark.parametrize(
    ("game", "ruleset"),
    [("backgammon", "case"), ("crokinole", "collection"), ("draughts", "english")],
)
def test_a_seed_decides_every_game(game: str, ruleset: str) -> None:
    one, two, other = (play_random_games(game, ruleset, games=300, seed=seed) for seed in (8, 8, 9))
    assert one.winners.tolist() == two.winners.tolist()
    assert one.turns.tolist() == two.turns.tolist()
    assert one.winners.tolist() != other.winners.tolist()
    assert {0, 1} <= {*one.winners.tolist()} <= {-1, 0, 1}
    assert one.turns.min() > 0


def test_a_game_without_a_kernel_says_so() -> None:
    with pytest.raises(BadInput, match="chess has no compiled kernel"):
        play_random_games("chess", games=3)
    with pytest.raises(BadInput, match="games must be 1 to"):
        play_random_games("draughts", games=0)

"""Games by a policy on the compiled kernels."""

from typing import Any, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from gamecase.engines.game_batch_module import LegalBoards
from gamecase.kernel.errors import BadInput
from gamecase.registry import find
from gamecase.rl.policy_games import BoardPolicy, best_board_policy, play_policy_games

pytestmark = pytest.mark.engine


def random_boards(seed: int) -> BoardPolicy:
    generator = np.random.default_rng(seed)

    def choose(legal: LegalBoards) -> NDArray[np.int64]:
        return generator.integers(legal.offsets[:-1], legal.offsets[1:])

    return choose


@pytest.mark.parametrize(
    ("game", "ruleset"),
    [("backgammon", "case"), ("draughts", "english"), ("draughts", "international")],
)
def test_a_seed_and_a_policy_decide_every_game(game: str, ruleset: str) -> None:
    one, two = (
        play_policy_games(
            game, ruleset, policy=random_boards(3), games=300, seed=8, keeps_boards=True
        )
        for _ in range(2)
    )
    assert one.winners.tolist() == two.winners.tolist()
    assert one.boards.tolist() == two.boards.tolist()
    assert {0, 1} <= {*one.winners.tolist()} <= {-1, 0, 1}
    assert len(one.boards) == len(one.games) == len(one.sides) == one.turns.sum()
    assert {*one.results.tolist()} <= {-1, 0, 1}
    last = {int(at): int(result) for at, result in zip(one.games, one.results, strict=True)}
    if game == "backgammon":
        assert {*last.values()} <= {0, 1}, "who plays last has won, unless nobody could move"


def test_the_board_of_the_highest_value_is_played() -> None:
    legal = LegalBoards(
        np.array([0, 4], np.int32), np.array([0, 2, 5]), np.arange(10, dtype=np.int8).reshape(5, 2)
    )
    values = np.array([1.0, 3.0, 2.0, 7.0, 7.0])
    assert best_board_policy(lambda boards: values)(legal).tolist() == [1, 3]
    with pytest.raises(BadInput, match="expected 5 numbers"):
        best_board_policy(lambda boards: values[:3])(legal)


def test_a_policy_that_runs_ends_every_game() -> None:
    def pips(boards: NDArray[np.int8]) -> NDArray[np.float64]:
        values: NDArray[np.float64] = -(np.maximum(boards[:, :26], 0) @ np.arange(26.0))
        return values

    played = play_policy_games(
        "backgammon", "tournament", policy=best_board_policy(pips), games=50, seed=2
    )
    assert (played.winners >= 0).all()


def test_what_no_policy_may_give_is_named() -> None:
    def give(rows: Any) -> BoardPolicy:
        return lambda legal: rows

    for rows, message in (
        (np.zeros(3, np.int64), "expected 2 integers"),
        (np.zeros(2), "expected 2 integers"),
        (np.array([0, 0]), "is no board of its game"),
    ):
        with pytest.raises(BadInput, match=message):
            play_policy_games("draughts", "english", policy=give(rows), games=2)
    with pytest.raises(BadInput, match="no compiled kernel"):
        play_policy_games("chess", policy=give(0), games=2)
    with pytest.raises(BadInput, match="policy"):
        play_policy_games("draughts", policy=cast("Any", 3), games=2)
    assert find("chess").game_batch is None

"""Games by a policy, many side by side."""

from typing import Any

import numpy as np
import pytest

from gamecase.kernel.errors import BadInput
from gamecase.registry import find
from gamecase.rl.self_play import random_policy, self_play

GAMES = {
    "backgammon": "tournament",
    "chess": "fide",
    "crokinole": "tournament",
    "draughts": "english",
    "tictactoe": "collection",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_and_a_policy_decide_every_game(game: str) -> None:
    count = 2 if game in ("chess", "crokinole") else 5
    one, two = (
        self_play(game, GAMES[game], policy=random_policy(3), games=count, seed=8) for _ in range(2)
    )
    assert one.winners.tolist() == two.winners.tolist()
    assert one.actions.tolist() == two.actions.tolist()
    assert one.turns.sum() == len(one.actions) == len(one.games) == len(one.seats)
    assert one.turns.min() > 0
    assert {*one.results.tolist()} <= {-1, 0, 1}


def test_a_policy_sees_every_waiting_game_as_a_row() -> None:
    seen: list[tuple[int, ...]] = []
    encoding = find("draughts").array_encoding
    rules = find("draughts").rules("english")

    def first_legal(observations: Any, masks: Any) -> Any:
        seen.append(observations.shape)
        assert masks.shape == (len(observations), encoding.action_count(rules))
        return masks.argmax(axis=1)

    played = self_play("draughts", "english", policy=first_legal, games=4, keeps_observations=True)
    assert seen[0] == (4, *encoding.observation_shape(rules))
    assert played.observations.shape == (len(played.actions), *encoding.observation_shape(rules))
    assert len({*played.turns.tolist()}) == 1, "the same policy plays the same game"


def test_results_are_those_of_who_decided() -> None:
    played = self_play("tictactoe", policy=random_policy(2), games=30)
    for game, seat, result in zip(played.games, played.seats, played.results, strict=True):
        winner = played.winners[game]
        assert result == (0 if winner < 0 else 1 if winner == seat else -1)


@pytest.mark.parametrize(
    "given",
    [
        lambda rows: np.zeros(len(rows) + 1, np.int64),
        lambda rows: np.zeros(len(rows)),
        lambda rows: np.full(len(rows), 99),
        lambda rows: None,
    ],
)
def test_what_a_policy_may_not_give_is_refused(given: Any) -> None:
    with pytest.raises(BadInput):
        self_play("tictactoe", policy=lambda rows, masks: given(rows), games=2)
    junk: Any = "first"
    with pytest.raises(BadInput, match="policy"):
        self_play("tictactoe", policy=junk, games=2)

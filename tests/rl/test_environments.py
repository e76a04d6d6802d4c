"""PettingZoo's own tests on the environments of all games."""

import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gamecase.registry import all_games

GAMES = [*all_games()]


def module(game: str) -> Any:
    return import_module(f"gamecase.rl.{game}_v1")


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_api_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice, such as that an observation is not a box
        api_test(module(game).env(), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_the_seed_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(module(game).env, num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_ends_with_rewards_that_add_up(game: str) -> None:
    env = module(game).raw_env()
    env.reset(seed=5)
    random, steps = Random(5), 0
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(random.choice(np.flatnonzero(mask).tolist()))
        steps += 1
        assert steps < 3000
    assert sum(env.rewards.values()) == 0
    assert all(info["reason"] for info in env.infos.values())


def test_an_illegal_number_ends_the_game_for_the_player_who_chose_it() -> None:
    env = module("tictactoe").env()
    env.reset(seed=1)
    env.step(4)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(4)
    assert env.rewards["player_1"] == -1


def test_it_is_rendered_as_text_or_as_a_drawing() -> None:
    assert module("tictactoe").raw_env(render_mode="ansi").render() == ".../.../..."
    assert module("tictactoe").raw_env(render_mode="svg").render().startswith("<svg")
    assert module("tictactoe").raw_env().render() is None

"""Builds the environment of a module such as `gamecase.rl.backgammon_v1`, by the module's name."""

from collections.abc import Callable, Mapping
from typing import Any

from pettingzoo import AECEnv

from gamecase.kernel.booklet import SwitchValue
from gamecase.rl.environment import GameEnvironment, Observation, wrapped

MakeEnvironment = Callable[..., AECEnv[str, Observation, int]]


def versions(module: str) -> tuple[MakeEnvironment, Callable[..., GameEnvironment]]:
    """The functions `env` and `raw_env` of a module."""
    name = module.rpartition(".")[2]
    game = name.rpartition("_v")[0]

    def raw_env(
        ruleset: str = "",
        switches: Mapping[str, SwitchValue] | None = None,
        render_mode: str | None = None,
    ) -> GameEnvironment:
        """The environment without checks."""
        return GameEnvironment(game, name, ruleset, switches, render_mode)

    def env(**settings: Any) -> AECEnv[str, Observation, int]:
        """The environment with PettingZoo's checks; settings are those of `raw_env`."""
        return wrapped(raw_env(**settings))

    return env, raw_env

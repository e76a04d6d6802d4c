"""A PettingZoo environment (AEC) of any game: players in turn, nature by seeded dice."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.picture import PositionPicture
from gamecase.registry import find

Observation = dict[str, NDArray[Any]]


class GameEnvironment(AECEnv[str, Observation, int]):
    """One game as an environment; agents are `player_0`, `player_1` and so on, by seat.

    An observation is a dictionary of `observation` and `action_mask`. A winner is rewarded with 1,
    a loser with -1; `infos` has the points of the outcome. Nature acts between the steps, by dice
    that the seed of `reset` decides.
    """

    def __init__(
        self,
        game: str,
        name: str,
        ruleset: str = "",
        switches: Mapping[str, SwitchValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": name,
            "render_modes": ["ansi", "svg"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._package = find(game)
        self._game, self._encoding = self._package.game, self._package.array_encoding
        self._rules = self._package.rules(ruleset, switches)
        seats = self._game.seats(self._rules)
        self.possible_agents = [f"player_{nth}" for nth in range(len(seats))]
        self._seats: dict[str, Seat] = dict(zip(self.possible_agents, seats, strict=True))
        self._agents = {seat: agent for agent, seat in self._seats.items()}
        count = self._encoding.action_count(self._rules)
        shape = self._encoding.observation_shape(self._rules)
        self._action_space = spaces.Discrete(count)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (count,), np.int8),
            }
        )
        self.reset()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._secret = secret_of_seed(secrets.randbits(60) if seed is None else seed)
        self._rolls = 0
        self.position = self._game.opening(self._rules, MatchScore())
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._let_nature_act()
        self.agent_selection = self._agents[self._game.to_act(self.position)]

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self._encoding.action_count(self._rules), np.int8)
        if self._game.to_act(self.position) is self._seats[agent]:
            mask[self._encoding.legal_ids(self.position)] = 1
        seen = self._encoding.observe(self.position, self._seats[agent])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None  # only a player whose game is over passes None
        self._cumulative_rewards[agent] = 0.0
        chosen = self._encoding.action_of(self.position, int(action))
        self.position = self._game.apply(self.position, chosen)
        self._let_nature_act()
        self._clear_rewards()
        outcome = self._game.outcome(self.position)
        if outcome is None:
            self.agent_selection = self._agents[self._game.to_act(self.position)]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            for each in self.agents:
                if not outcome.is_draw:
                    self.rewards[each] = 1.0 if self._seats[each] in outcome.winners else -1.0
                self.infos[each] = {"points": outcome.points, "reason": outcome.reason}
            following = self.agents.index(agent) + 1
            self.agent_selection = self.agents[following % len(self.agents)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position: its notation in the mode `ansi`, a drawing in the mode `svg`."""
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return PositionPicture(self._package, self.position).svg
        return str(self._game.write(self.position))

    def close(self) -> None:
        """Nothing is open."""

    def _let_nature_act(self) -> None:
        while self._game.to_act(self.position) is Seat.NATURE:
            self._rolls += 1
            dice = DerivedDice(self._secret, (), self._rolls)
            self.position = self._game.apply(self.position, self._game.nature(self.position, dice))


def wrapped(environment: GameEnvironment) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's checks: an illegal action ends the game, with -1."""
    checked = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))

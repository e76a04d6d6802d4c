"""Many games at once by a policy: what it sees and what it may do come in batches.

All games are played side by side. In every step those in which a player is to act are one batch for
the policy, such as a network; the rules and the numbers of actions are those of the encodings.
Crokinole by a steady hand is played on its compiled physics, all else on the readable rules.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gamecase.engines.array_encoding_module import ArrayEncodingModule
from gamecase.engines.self_play_batch_module import BatchTurn, SelfPlayBatch
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput
from gamecase.kernel.game import AnyGame
from gamecase.kernel.input_checks import check_mapping, check_text, check_whole, wrong
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import find

#: Takes observations and masks, one row for each game, and returns the numbers of legal actions.
Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.integer[Any]]]

_MAX_GAMES = 1_000_000
_MAX_SEED = 2**62
_MAX_STEPS = 1_000_000


@dataclass(frozen=True, slots=True, eq=False)
class SelfPlay:
    """Games that a policy played against itself, and every decision in the order it was made."""

    winners: NDArray[np.int8]  # of each game the index of the seat that won; -1: nobody
    turns: NDArray[np.int32]  # decisions of each game
    games: NDArray[np.int32]  # of each decision the game it belongs to
    seats: NDArray[np.int8]  # and the index of the seat that made it
    actions: NDArray[np.int64]  # the numbers of the actions chosen
    observations: NDArray[np.float32]  # what the policy saw; empty unless they are kept

    @property
    def results(self) -> NDArray[np.int8]:
        """Of each decision, how the game ended for who made it: 1 won, 0 drawn, -1 lost."""
        winners = self.winners[self.games]
        results = np.where(winners == self.seats, 1, -1)
        return np.where(winners < 0, 0, results).astype(np.int8)


def random_policy(seed: int = 0) -> Policy:
    """A policy that chooses evenly among the legal actions."""
    generator = np.random.default_rng(check_whole("seed", seed, 0, _MAX_SEED))

    def choose(
        observations: NDArray[np.float32], masks: NDArray[np.int8]
    ) -> NDArray[np.integer[Any]]:
        chosen: NDArray[np.int64] = np.argmax(masks * generator.random(masks.shape), axis=1)
        return chosen

    return choose


def self_play(  # noqa: PLR0913 - what is played, and by whom
    game: str,
    ruleset: str = "",
    *,
    policy: Policy,
    games: int,
    seed: int = 0,
    switches: Mapping[str, SwitchValue] | None = None,
    keeps_observations: bool = False,
) -> SelfPlay:
    """Play games from the opening, all of them by one policy; `seed` decides what nature does.

    >>> played = self_play("tictactoe", policy=random_policy(1), games=50)
    >>> len(played.winners), len(played.actions) == int(played.turns.sum())
    (50, True)
    """
    package = find(check_text("game", game, "the key of a game"))
    check_text("ruleset", ruleset, "the key of a booklet")
    if switches is not None:
        check_mapping("switches", switches)
    check_whole("games", games, 1, _MAX_GAMES)
    check_whole("seed", seed, -_MAX_SEED, _MAX_SEED)
    if not callable(policy):
        raise wrong("policy", policy, "a function of observations and masks")
    rules = package.rules(ruleset, switches)
    kernel = package.self_play_batch
    batch: SelfPlayBatch | None = kernel.start_batch(rules, games) if kernel else None
    if batch is None:
        batch = _Games(package.game, package.array_encoding, rules, games, seed)
    seen: list[NDArray[np.float32]] = []
    made: list[tuple[NDArray[np.int32], NDArray[np.int8], NDArray[np.int64]]] = []
    for _ in range(_MAX_STEPS):
        turn = batch.next_turn()
        if turn is None:
            break
        numbers = _checked(policy(turn.observations, turn.masks), len(turn.games))
        batch.play(numbers)
        made.append((turn.games, turn.seats, numbers))
        if keeps_observations:
            seen.append(turn.observations)
    observations = np.concatenate(seen) if seen else np.zeros((0,), np.float32)
    numbers_of_games, seats, actions = map(np.concatenate, zip(*made, strict=True))
    turns = np.bincount(numbers_of_games, minlength=games).astype(np.int32)
    return SelfPlay(batch.winners, turns, numbers_of_games, seats, actions, observations)


def _checked(numbers: object, count: int) -> NDArray[np.int64]:
    """The numbers that a policy gave; whether they are legal is found when they are played."""
    given = np.asarray(numbers)
    if given.shape != (count,) or not np.issubdtype(given.dtype, np.integer):
        raise BadInput(f"policy: {given.dtype} of shape {given.shape}; expected {count} integers")
    return given.astype(np.int64)


class _RandomDice:
    """Dice by the random numbers of Python."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def throw(self, sides: int) -> int:
        return self._random.randrange(sides) + 1


class _Games:
    """Games side by side on the readable rules."""

    def __init__(
        self,
        game: AnyGame,
        encoding: ArrayEncodingModule[Any, Any, Any],
        rules: Any,
        count: int,
        seed: int,
    ) -> None:
        self._game, self._encoding, self._rules = game, encoding, rules
        self._positions: list[Any] = [game.opening(rules, MatchScore())] * count
        self._dice = _RandomDice(Random(seed))
        self._seats = {seat: nth for nth, seat in enumerate(game.seats(rules))}
        self._to_act: list[Seat] = [Seat.NOBODY] * count
        self._active = [*range(count)]
        self.winners: NDArray[np.int8] = np.full(count, -1, np.int8)

    def next_turn(self) -> BatchTurn | None:
        self._advance()
        waiting, encoding = self._active, self._encoding
        if not waiting:
            return None
        masks = np.zeros((len(waiting), encoding.action_count(self._rules)), np.int8)
        observations = []
        for row, nth in enumerate(waiting):
            position = self._positions[nth]
            observations.append(encoding.observe(position, self._to_act[nth]))
            masks[row, encoding.legal_ids(position)] = 1
        seats = np.array([self._seats[self._to_act[nth]] for nth in waiting], np.int8)
        return BatchTurn(np.array(waiting, np.int32), seats, np.stack(observations), masks)

    def _advance(self) -> None:
        """Let nature act, and drop the games that are over."""
        game, waiting = self._game, []
        for nth in self._active:
            position = self._positions[nth]
            while (seat := game.to_act(position)) is Seat.NATURE:
                position = game.apply(position, game.nature(position, self._dice))
            self._positions[nth], self._to_act[nth] = position, seat
            if seat is not Seat.NOBODY:
                waiting.append(nth)
            elif (outcome := game.outcome(position)) is not None and outcome.winners:
                self.winners[nth] = self._seats[outcome.winners[0]]
        self._active = waiting

    def play(self, numbers: NDArray[np.int64]) -> None:
        for nth, number in zip(self._active, numbers.tolist(), strict=True):
            position = self._positions[nth]
            action = self._encoding.action_of(position, number)
            self._positions[nth] = self._game.apply(position, action)

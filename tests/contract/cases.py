"""The cases of the contract tests: every game, booklet and switch, with random games of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.game import AnyGame
from gamecase.kernel.match import MatchScore
from gamecase.kernel.seat import Seat
from gamecase.registry import GamePackage, all_games
from log_builder import PEBBLE, random_action

MANY_BOOKLETS = 3
GAMES = 6  # random games of each case, fewer if they are long
ENOUGH = 120  # actions after which no further game is started
MAX_ACTIONS = 5000  # a game that takes more does not end


@dataclass(frozen=True)
class Case:
    """One way to play one game."""

    package: GamePackage
    booklet: str
    switches: tuple[tuple[str, SwitchValue], ...] = ()

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.switches]
        return "-".join([self.game.key, self.booklet, *chosen])

    @property
    def game(self) -> AnyGame:
        return self.package.game

    @property
    def rules(self) -> Any:
        return self.package.rules(self.booklet, dict(self.switches))

    @property
    def opening(self) -> Any:
        return self.game.opening(self.rules, MatchScore())


@dataclass(frozen=True)
class PlayedAction:
    """A position, and the action played in it."""

    position: Any
    action: Any


@dataclass(frozen=True)
class RandomGame:
    """A game played at random: its actions, and the final position."""

    played: tuple[PlayedAction, ...]
    end: Any


def every_case() -> Iterator[Case]:
    """Each booklet unchanged, and with each switch changed unless the game has many booklets."""
    for package in (*all_games().values(), PEBBLE):
        for booklet in package.booklets.values():
            yield Case(package, booklet.key)
            if len(package.booklets) > MANY_BOOKLETS:
                continue  # the game's own tests cover the switches
            for name, values in booklet.switches.items():
                others = [value for value in values if value != booklet.flags[name]]
                are_numbers = all(type(value) is int for value in others)
                for value in others[:1] if are_numbers else others:
                    yield Case(package, booklet.key, ((name, value),))


@cache
def random_games(case: Case) -> tuple[RandomGame, ...]:
    games: list[RandomGame] = []
    for seed in range(GAMES):
        games.append(play_random_game(case, seed))
        if sum(len(game.played) for game in games) > ENOUGH:
            break
    return tuple(games)


@cache
def play_random_game(case: Case, seed: int) -> RandomGame:
    game, random = case.game, Random(seed)
    position = case.opening
    played: list[PlayedAction] = []
    while game.outcome(position) is None and len(played) < MAX_ACTIONS:
        if game.to_act(position) is Seat.NATURE:
            action = game.nature(position, DerivedDice(secret_of_seed(seed), [], len(played)))
        else:
            action = random_action(game, position, random)
        played.append(PlayedAction(position, action))
        position = game.apply(position, action)
    return RandomGame(tuple(played), position)


def played_actions(case: Case) -> list[PlayedAction]:
    """Every action of every random game."""
    return [played for game in random_games(case) for played in game.played]


@cache
def positions(case: Case) -> tuple[Any, ...]:
    """Every position of every random game, each once, including the final ones."""
    before = dict.fromkeys(played.position for played in played_actions(case))
    return tuple(before | dict.fromkeys(game.end for game in random_games(case)))


def sample_positions(case: Case, count: int) -> list[Any]:
    """Positions from all stages of play: the first, the last, and others evenly in between."""
    every = positions(case)
    if len(every) <= count:
        return [*every]
    return [every[nth * (len(every) - 1) // (count - 1)] for nth in range(count)]

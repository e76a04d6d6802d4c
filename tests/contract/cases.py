"""What the contract is tried on: every game at hand, by every booklet, with every switch."""

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
GAMES = 6  # played at random for each case, fewer where games are long
ENOUGH = 120  # actions after which no further game is begun
LONGEST = 5000  # actions; a game that takes more does not end


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
class Step:
    """A position, and what was done in it."""

    position: Any
    action: Any


@dataclass(frozen=True)
class Walk:
    """A game played at random: its steps, and the position they led to."""

    steps: tuple[Step, ...]
    end: Any


def every_case() -> Iterator[Case]:
    """Each booklet as it stands; with each switch set otherwise too, unless there are many."""
    for package in (*all_games().values(), PEBBLE):
        for booklet in package.booklets.values():
            yield Case(package, booklet.key)
            if len(package.booklets) > MANY_BOOKLETS:
                continue  # the game's own tests try its switches
            for name, values in booklet.switches.items():
                others = [value for value in values if value != booklet.flags[name]]
                are_numbers = all(type(value) is int for value in others)
                for value in others[:1] if are_numbers else others:
                    yield Case(package, booklet.key, ((name, value),))


@cache
def walks(case: Case) -> tuple[Walk, ...]:
    found: list[Walk] = []
    for seed in range(GAMES):
        found.append(_walk(case, seed))
        if sum(len(walk.steps) for walk in found) > ENOUGH:
            break
    return tuple(found)


def _walk(case: Case, seed: int) -> Walk:
    game, random = case.game, Random(seed)
    position = case.opening
    steps: list[Step] = []
    while game.outcome(position) is None and len(steps) < LONGEST:
        if game.to_act(position) is Seat.NATURE:
            action = game.nature(position, DerivedDice(secret_of_seed(seed), [], len(steps)))
        else:
            action = random_action(game, position, random)
        steps.append(Step(position, action))
        position = game.apply(position, action)
    return Walk(tuple(steps), position)


def steps_of(case: Case) -> list[Step]:
    """Every step of every game."""
    return [step for walk in walks(case) for step in walk.steps]


@cache
def positions(case: Case) -> tuple[Any, ...]:
    """Every position of every game, each once, the finished ones included."""
    found = dict.fromkeys(step.position for step in steps_of(case))
    return tuple(found | dict.fromkeys(walk.end for walk in walks(case)))


def some_positions(case: Case, count: int) -> list[Any]:
    """Positions from all stages of play: the first, the last, and others evenly between."""
    every = positions(case)
    if len(every) <= count:
        return [*every]
    return [every[nth * (len(every) - 1) // (count - 1)] for nth in range(count)]

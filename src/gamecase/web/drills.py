"""Drills for pages and programs: the exercise that is set, and answers that count once."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from random import SystemRandom

from gamecase.engines.drill_module import Verdict
from gamecase.kernel.errors import BadInput
from gamecase.registry import GamePackage, all_games, find
from gamecase.study.drill_exercises import DrillExercises
from gamecase.study.drill_progress import DrillProgress, DrillProgressStore

_TRIES = 5  # to set an exercise while other pages of the same player do so


@dataclass(frozen=True, slots=True)
class GameDrill:
    """A drill and the game it belongs to."""

    package: GamePackage
    session: DrillExercises

    @property
    def game(self) -> str:
        return self.package.game.key

    @property
    def key(self) -> str:
        return self.session.drill.key


def all_drills() -> Iterator[GameDrill]:
    """Every drill of every game."""
    for package in all_games().values():
        yield from drills_of(package)


def drills_of(package: GamePackage) -> Iterator[GameDrill]:
    module = package.drills
    if module is None:
        return
    for drill in module.DRILLS:
        rules = package.rules(drill.booklet)
        yield GameDrill(package, DrillExercises(package.game, module, drill, rules))


def find_drill(game: str, key: str) -> GameDrill:
    """The drill of a game with a key; BadInput if there is none."""
    drills = {drill.key: drill for drill in drills_of(find(game))}
    if key not in drills:
        raise BadInput(f"{game} has no drill {key[:40]!r}; it has {[*drills]}")
    return drills[key]


async def set_exercise(store: DrillProgressStore, holder: str, drill: GameDrill) -> DrillProgress:
    """A holder's progress with an exercise that is set: the last one until it is answered."""
    for _ in range(_TRIES):
        progress = await store.find(holder, drill.game, drill.key)
        if progress.exercise and _is_known(drill, progress.exercise):
            return progress
        name = await asyncio.to_thread(drill.session.pick, progress, SystemRandom())
        after = progress.with_exercise(name)
        if await store.save(holder, progress, after):
            return after
    raise BadInput("other pages set exercises at the same time; try again")


def _is_known(drill: GameDrill, name: str) -> bool:
    """Whether an exercise still exists: data may change with a new version."""
    try:
        drill.session.exercise(name)
    except BadInput:
        return False
    return True


async def count_answer(
    store: DrillProgressStore, holder: str, drill: GameDrill, name: str, verdict: Verdict[object]
) -> tuple[DrillProgress, bool]:
    """A holder's progress after the verdict on an exercise, and whether it counted.

    It counts if the exercise was set and has not been answered before.
    """
    progress = await store.find(holder, drill.game, drill.key)
    if progress.exercise != name:
        return progress, False
    difficulty = drill.session.exercise(name).difficulty
    after = progress.after(difficulty, verdict.score, is_right=verdict.is_right, at=store.now())
    if await store.save(holder, progress, after):
        return after, True
    return await store.find(holder, drill.game, drill.key), False

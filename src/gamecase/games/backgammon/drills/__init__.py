"""The drills of backgammon; each has a module of its own."""

from collections.abc import Mapping

from gamecase.engines.drill_module import Drill, Exercise, ExerciseWish, Verdict, pick_near
from gamecase.games.backgammon.drills import (
    bearoff_play,
    cube_action,
    opening_play,
    pip_count,
    race_chance,
    race_cube,
    take_point,
)
from gamecase.games.backgammon.drills.source import ExerciseSource
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset

_SOURCES: Mapping[str, ExerciseSource] = {
    source.drill.key: source
    for source in (
        pip_count.SOURCE,
        opening_play.SOURCE,
        cube_action.SOURCE,
        take_point.SOURCE,
        race_chance.SOURCE,
        race_cube.SOURCE,
        bearoff_play.SOURCE,
    )
}

DRILLS: tuple[Drill, ...] = tuple(source.drill for source in _SOURCES.values())


def pick(rules: Ruleset, drill: str, wish: ExerciseWish) -> str:
    return pick_near(_SOURCES[drill].difficulties(), wish)


def exercise(rules: Ruleset, drill: str, name: str) -> Exercise[Position]:
    return _SOURCES[drill].exercise(rules, name)


def judge(rules: Ruleset, drill: str, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    return _SOURCES[drill].judge(rules, name, answers)

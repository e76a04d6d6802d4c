"""Cube action in the last rolls of a race, by the exact tables."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from gamecase.engines.drill_module import Drill, Exercise, Verdict
from gamecase.games.backgammon.drills.cube_action import choice_form, cube_margin, cube_verdict
from gamecase.games.backgammon.drills.source import (
    ExerciseSource,
    bounded,
    closeness,
    line_at,
    numbered,
    position_of,
    read_lines,
)
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

_FILE = "race_cube"
_KEYS = ("no-double", "double-take", "double-drop")


@cache
def _difficulties() -> tuple[tuple[str, float], ...]:
    return numbered([_difficulty(line) for line in read_lines(_FILE)])


def _difficulty(line: Mapping[str, Any]) -> float:
    return bounded(closeness(cube_margin(line), easiest=700.0, hardest=1900.0))


def _exercise(rules: Ruleset, name: str) -> Exercise[Position]:
    line = line_at(_FILE, name)
    return Exercise(
        task=Phrase("drill-cube-action-task"),
        difficulty=_difficulty(line),
        form=choice_form(_KEYS),
        position=position_of(rules, line["board"]),
    )


def _judge(rules: Ruleset, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    line = line_at(_FILE, name)
    reason = Phrase("drill-race-win", {"win": round(100 * line["win"], 1)})
    return cube_verdict(position_of(rules, line["board"]), line, answers, reason)


SOURCE = ExerciseSource(
    Drill(key="race-cube", booklet="tournament"), _difficulties, _exercise, _judge
)

"""Cube action: what both sides should do with the cube, for money and at match scores."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from gamecase.engines.drill_module import ChoiceForm, Drill, Exercise, Verdict
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
from gamecase.kernel.phrase import Fact, Phrase

_FILE = "cube_action"
_KEYS = ("no-double", "double-take", "double-drop", "too-good")

#: The answers by the decisions of the engine.
_DECISIONS = {
    "no double": "no-double",
    "double, take": "double-take",
    "double, drop": "double-drop",
    "too good to double": "too-good",
}


def choice_form(keys: tuple[str, ...]) -> ChoiceForm:
    """A choice between cube actions."""
    return ChoiceForm(tuple((key, Phrase("drill-cube", {"action": key})) for key in keys))


def cube_verdict(
    position: Position, line: Mapping[str, Any], answers: tuple[str, ...], *reasons: Phrase
) -> Verdict[Position]:
    """The verdict on a cube action, by the values of the line."""
    right = _DECISIONS[line["decision"]]
    no_double, take, drop = (f"{value:+.3f}".replace("-", "−") for value in line["values"])
    values: dict[str, Fact] = {"none": no_double, "take": take, "drop": drop}
    return Verdict(
        score=float(answers == (right,)),
        position=position,
        solution=(right,),
        answer=Phrase("drill-cube", {"action": right}),
        why=(
            Phrase("drill-cube-why", {"action": right}),
            Phrase("drill-cube-values", values),
            *reasons,
        ),
    )


def cube_margin(line: Mapping[str, Any]) -> float:
    """By how much the right actions of both sides are better than the others."""
    values: tuple[float, ...] = tuple(line["values"])
    no_double, take, drop = values
    return min(abs(min(take, drop) - no_double), abs(take - drop))


@cache
def _difficulties() -> tuple[tuple[str, float], ...]:
    return numbered([_difficulty(line) for line in read_lines(_FILE)])


def _difficulty(line: Mapping[str, Any]) -> float:
    at_score = 150.0 if "away" in line else 0.0
    return bounded(closeness(cube_margin(line), easiest=700.0, hardest=2000.0) + at_score)


def _position(rules: Ruleset, line: Mapping[str, Any]) -> Position:
    return position_of(rules, line["board"], away=line.get("away", ()))


def _exercise(rules: Ruleset, name: str) -> Exercise[Position]:
    line = line_at(_FILE, name)
    task = Phrase("drill-cube-action-task")
    if "away" in line:
        ours, theirs = line["away"]
        task = Phrase("drill-cube-action-match-task", {"ours": ours, "theirs": theirs})
    return Exercise(
        task=task,
        difficulty=_difficulty(line),
        form=choice_form(_KEYS),
        position=_position(rules, line),
    )


def _judge(rules: Ruleset, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    line = line_at(_FILE, name)
    chances: dict[str, Fact] = {
        "win": round(100 * line["win"], 1),
        "gammon": round(100 * line["gammon"], 1),
    }
    reason = Phrase("drill-cube-chances", chances)
    return cube_verdict(_position(rules, line), line, answers, reason)


SOURCE = ExerciseSource(
    Drill(key="cube-action", booklet="tournament"), _difficulties, _exercise, _judge
)

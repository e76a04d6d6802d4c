"""Races: the chance to win a bear-off, by the exact tables."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from gamecase.engines.drill_module import Drill, Exercise, NumberField, NumberForm, Verdict
from gamecase.games.backgammon.board import OFF, pips
from gamecase.games.backgammon.drills.source import (
    ExerciseSource,
    bounded,
    line_at,
    numbered,
    position_of,
    read_lines,
    sides,
)
from gamecase.games.backgammon.position import Position
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

_FILE = "race_chance"
_FORM = NumberForm((NumberField(Phrase("drill-percent"), 0, 100),))

#: An estimate this far off, in per cent, is still called right; twice as far scores nothing.
_NEAR = 6.0

#: Chances near even are harder to tell, and so are those of many checkers.
_EASIEST, _BY_CHECKER, _BY_EVENNESS = 700.0, 30.0, 500.0


def estimate_score(estimate: float, right: float, near: float) -> float:
    """The score of an estimate: half of it within `near`, all of it if it is exact."""
    return max(0.0, 1 - abs(estimate - right) / (2 * near))


@cache
def _difficulties() -> tuple[tuple[str, float], ...]:
    return numbered([_difficulty(line) for line in read_lines(_FILE)])


def _difficulty(line: Mapping[str, Any]) -> float:
    checkers = sum(sum(side[OFF + 1 :]) for side in sides(line["board"]))
    evenness = 1 - abs(2 * line["win"] - 1)
    return bounded(_EASIEST + _BY_CHECKER * checkers + _BY_EVENNESS * evenness)


def _exercise(rules: Ruleset, name: str) -> Exercise[Position]:
    line = line_at(_FILE, name)
    return Exercise(
        task=Phrase("drill-race-chance-task"),
        difficulty=_difficulty(line),
        form=_FORM,
        position=position_of(rules, line["board"]),
    )


def _judge(rules: Ruleset, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    line = line_at(_FILE, name)
    position, percent = position_of(rules, line["board"]), 100 * line["win"]
    score = estimate_score(float(answers[0]), percent, _NEAR) if answers else 0.0
    counts = {
        "ours": pips(position.first),
        "theirs": pips(position.second),
        "our-checkers": sum(position.first[OFF + 1 :]),
        "their-checkers": sum(position.second[OFF + 1 :]),
    }
    return Verdict(
        score=score,
        position=position,
        solution=(str(round(percent)),),
        answer=Phrase("drill-percent-answer", {"percent": round(percent, 1)}),
        why=(Phrase("drill-race-chance-why", counts),),
    )


SOURCE = ExerciseSource(
    Drill(key="race-chance", booklet="tournament"), _difficulties, _exercise, _judge
)

"""Bear-off: the play that wins most often, by the exact tables."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from gamecase.engines.drill_module import ActionForm, Drill, Exercise, RatedLine, Verdict
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
from gamecase.games.backgammon.rules import Backgammon
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.phrase import Phrase

_FILE = "bearoff_play"
_GAME = Backgammon()
_SAME = 0.001  # plays that win as often as the best but for this are right as well


@cache
def _difficulties() -> tuple[tuple[str, float], ...]:
    return numbered([_difficulty(line) for line in read_lines(_FILE)])


def _difficulty(line: Mapping[str, Any]) -> float:
    chances = [chance for _, chance in line["plays"]]
    margin = 4 * (chances[0] - chances[1])  # small differences are large ones in a bear-off
    return bounded(closeness(margin, easiest=800.0, hardest=1800.0) + 60 * len(chances))


def _position(rules: Ruleset, line: Mapping[str, Any]) -> Position:
    return position_of(rules, line["board"], dice=line["dice"])


def _exercise(rules: Ruleset, name: str) -> Exercise[Position]:
    line = line_at(_FILE, name)
    return Exercise(
        task=Phrase("drill-bearoff-play-task", {"dice": "-".join(map(str, line["dice"]))}),
        difficulty=_difficulty(line),
        form=ActionForm(),
        position=_position(rules, line),
    )


def _judge(rules: Ruleset, name: str, answers: tuple[str, ...]) -> Verdict[Position]:
    line = line_at(_FILE, name)
    position, plays = _position(rules, line), line["plays"]
    after = position if not answers else _after(position, answers[0])
    best = plays[0][1]
    good = [_after(position, text) for text, chance in plays if chance >= best - _SAME]
    is_good = bool(answers) and after.first in [other.first for other in good]
    return Verdict(
        score=float(is_good),
        position=after,
        solution=(_GAME.write(_GAME.read_action(plays[0][0])),),
        lines=tuple(
            RatedLine((text,), Phrase("drill-win-percent", {"win": round(100 * chance, 1)}))
            for text, chance in plays
        ),
        why=(Phrase("drill-bearoff-play-why"),),
    )


def _after(position: Position, text: str) -> Position:
    return _GAME.apply(position, _GAME.read_action(text))


SOURCE = ExerciseSource(
    Drill(key="bearoff-play", booklet="tournament"), _difficulties, _exercise, _judge
)

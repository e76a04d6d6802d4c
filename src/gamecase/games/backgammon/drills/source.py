"""Exercises of one drill: where they come from, and positions as the data files write them."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from gamecase.engines.drill_module import Drill, Exercise, Verdict
from gamecase.games.backgammon.board import Side
from gamecase.games.backgammon.plays import dice_to_play
from gamecase.games.backgammon.position import Phase, Position, Score
from gamecase.games.backgammon.ruleset import Ruleset
from gamecase.kernel.errors import BadInput
from gamecase.kernel.seat import Seat

#: Lengths of matches that are played.
_MATCHES = (3, 5, 7, 9, 11)

_DATA = Path(__file__).parent / "data"
_LONGEST_NUMBER = 7
_POINTS = 26  # of one side: off, the points, the bar


@dataclass(frozen=True, slots=True)
class ExerciseSource:
    """One drill: the difficulties of its exercises by name, an exercise, and the verdict."""

    drill: Drill
    difficulties: Callable[[], Sequence[tuple[str, float]]]
    exercise: Callable[[Ruleset, str], Exercise[Position]]
    judge: Callable[[Ruleset, str, tuple[str, ...]], Verdict[Position]]


@cache
def read_lines(name: str) -> tuple[Mapping[str, Any], ...]:
    """The lines of a data file."""
    text = (_DATA / f"{name}.jsonl").read_text("utf-8")
    return tuple(json.loads(line) for line in text.splitlines())


def line_at(name: str, number: str) -> Mapping[str, Any]:
    """The line of a data file with a number; BadInput if there is none."""
    lines = read_lines(name)
    return lines[read_number(number, len(lines))]


def read_number(text: str, count: int) -> int:
    """The number of one of `count` exercises; BadInput if there is none."""
    is_number = text.isascii() and text.isdecimal() and len(text) < _LONGEST_NUMBER
    if not is_number or not int(text) < count or str(int(text)) != text:
        raise BadInput(f"exercise={text!r}: expected a number from 0 to {count - 1}")
    return int(text)


def numbered(difficulties: Sequence[float]) -> tuple[tuple[str, float], ...]:
    """The names and difficulties of exercises that are numbered."""
    return tuple((str(nth), difficulty) for nth, difficulty in enumerate(difficulties))


def sides(text: str) -> tuple[Side, Side]:
    """Both sides of a board; see training/backgammon_exercises.py."""
    counts = tuple(int(digit, 16) for digit in text)
    return counts[:_POINTS], counts[_POINTS:]


def position_of(
    rules: Ruleset, board: str, *, dice: Sequence[int] = (), away: Sequence[int] = ()
) -> Position:
    """A position in which the first seat is to roll, or to play the dice; nobody resigns."""
    first, second = sides(board)
    return Position(
        rules=replace(rules, resignation=False),
        first=first,
        second=second,
        phase=Phase.PLAY if dice else Phase.CHOICE,
        turn=Seat.FIRST,
        dice=dice_to_play(rules, *dice) if dice else (),
        score=_score(*away) if away else Score(),
        starter=Seat.FIRST,
        throws=4,
    )


def _score(ours: int, theirs: int) -> Score:
    number = next(number for number in _MATCHES if number >= max(ours, theirs))
    return Score("first-to", number, number - ours, number - theirs)


def bounded(difficulty: float) -> float:
    """A difficulty within what players reach."""
    return min(max(difficulty, 500.0), 2400.0)


def closeness(margin: float, *, easiest: float, hardest: float) -> float:
    """A difficulty that grows as the better of two options is better by less.

    It is `easiest` for a margin of 0.3 points, and `hardest` for one of 0.02.
    """
    span = (0.3 - min(max(margin, 0.02), 0.3)) / (0.3 - 0.02)
    return easiest + (hardest - easiest) * span**2

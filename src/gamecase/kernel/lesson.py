"""Lessons: small positions in which a learner finds the action that is asked for.

The words of a lesson are the messages `lesson-<key>` (its title), `lesson-<key>-task` and
`lesson-<key>-done` of its game; what may be done in it is for the rules to say, as everywhere.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput, BookletError
from gamecase.kernel.game import AnyGame
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.rulebook import read_parts
from gamecase.kernel.seat import Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """What the learner is asked to do, and what follows."""

    goals: tuple[str, ...] = ()  # right actions, however made; none: any legal one
    wants: str = ""  # a pattern to find in what nature answers and what then stands, as written
    replies: tuple[str, ...] = ()  # what the others do then


@dataclass(frozen=True, slots=True)
class Lesson:
    """One thing to learn, by doing it."""

    key: str
    booklet: str
    position: str
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes of a learner's action: refused, allowed but not what was asked, or right."""

    position: Any  # where things stand now
    refusal: Refusal | None = None
    is_right: bool = False
    chance: Any = None  # what nature did, where it did something


def answer(game: AnyGame, lesson: Lesson, nth: int, position: Any, text: str) -> Answer:
    """Try an action in the nth turn of a lesson, as far as nature's part, without the replies."""
    turn = lesson.turns[nth]
    action = game.read_action(text)
    refusal = game.judge(position, action)
    if refusal is not None:
        return Answer(position, refusal)
    after = game.apply(position, action)
    goals = {game.apply(position, game.read_action(goal)) for goal in turn.goals}
    chance = None
    if turn.wants and game.to_act(after) is Seat.NATURE:
        chance = game.nature(after, DerivedDice(secret_of_seed(0), (), nth + 1))
        after = game.apply(after, chance)
        is_right = re.search(turn.wants, f"{game.write(chance)} {game.write(after)}") is not None
    else:
        is_right = not goals or after in goals
    return Answer(after, is_right=is_right, chance=chance)


def stand(game: AnyGame, rules: Any, lesson: Lesson, made: tuple[str, ...]) -> Any:
    """The position after the learner's right actions so far, each with the replies to it."""
    if len(made) > len(lesson.turns):
        raise BadInput(f"lesson {lesson.key} has {len(lesson.turns)} turns, not {len(made)}")
    position = game.read_position(rules, lesson.position)
    for nth, text in enumerate(made):
        told = answer(game, lesson, nth, position, text)
        if not told.is_right:
            raise BadInput(f"lesson {lesson.key}: {text!r} is not what turn {nth + 1} asks for")
        position = told.position
        for reply in lesson.turns[nth].replies:
            position = game.apply(position, game.read_action(reply))
    return position


def read_lessons(path: Path) -> tuple[Lesson, ...]:
    """The lessons written in a TOML file, in their order."""
    raw = read_parts(path, {"lessons"})
    try:
        return tuple(
            Lesson(
                key=each["key"],
                booklet=each["booklet"],
                position=each["position"],
                turns=tuple(
                    Turn(
                        goals=tuple(turn.get("goals", ())),
                        wants=turn.get("wants", ""),
                        replies=tuple(turn.get("replies", ())),
                    )
                    for turn in each["turns"]
                ),
            )
            for each in raw["lessons"]
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BookletError(f"{path.name}: missing or misshapen part: {error}") from error

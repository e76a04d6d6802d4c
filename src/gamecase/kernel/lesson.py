"""Lessons: small positions in which a learner has to find an action.

The words of a lesson are the messages `lesson-<key>` (its title), `lesson-<key>-task` and
`lesson-<key>-done` of its game. The rules of the game decide which actions are legal in it.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from gamecase.kernel.dice import DerivedDice, secret_of_seed
from gamecase.kernel.errors import BadInput, BookletError
from gamecase.kernel.game import Game
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.rulebook import read_toml
from gamecase.kernel.seat import Seat

R = TypeVar("R")
P = TypeVar("P")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class LessonTurn:
    """What the learner has to do in one turn, and what the opponents reply."""

    goals: tuple[str, ...] = ()  # the right actions, in any spelling; none: any legal action
    wants: str = ""  # a pattern to find in nature's action and the position after it, as written
    replies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position of a booklet and the turns to play from it."""

    key: str
    booklet: str
    position: str
    turns: tuple[LessonTurn, ...]


@dataclass(frozen=True, slots=True)
class AttemptResult(Generic[P, A]):
    """The result of a learner's action: refused, legal but not what was asked, or right."""

    position: P  # the position after the action, or before it if it was refused
    refusal: Refusal | None = None
    is_right: bool = False
    chance: A | None = None  # nature's action, if there was one


def attempt(
    game: Game[R, P, A], lesson: Lesson, nth: int, position: P, text: str
) -> AttemptResult[P, A]:
    """Try an action in the nth turn of a lesson; nature acts after it, the replies are left out."""
    turn = lesson.turns[nth]
    action = game.read_action(text)
    refusal = game.judge(position, action)
    if refusal is not None:
        return AttemptResult(position, refusal)
    after = game.apply(position, action)
    goals = {game.apply(position, game.read_action(goal)) for goal in turn.goals}
    chance: A | None = None
    if turn.wants and game.to_act(after) is Seat.NATURE:
        chance = game.nature(after, DerivedDice(secret_of_seed(0), (), nth + 1))
        after = game.apply(after, chance)
        is_right = re.search(turn.wants, f"{game.write(chance)} {game.write(after)}") is not None
    else:
        is_right = not goals or after in goals
    return AttemptResult(after, is_right=is_right, chance=chance)


def lesson_position(game: Game[R, P, A], rules: R, lesson: Lesson, actions: tuple[str, ...]) -> P:
    """The position after the learner's right actions so far and the replies to them."""
    if len(actions) > len(lesson.turns):
        raise BadInput(f"lesson {lesson.key} has {len(lesson.turns)} turns, not {len(actions)}")
    position = game.read_position(rules, lesson.position)
    for nth, text in enumerate(actions):
        result = attempt(game, lesson, nth, position, text)
        if not result.is_right:
            raise BadInput(f"lesson {lesson.key}: {text!r} is not what turn {nth + 1} asks for")
        position = result.position
        for reply in lesson.turns[nth].replies:
            position = game.apply(position, game.read_action(reply))
    return position


def read_lessons(path: Path) -> tuple[Lesson, ...]:
    """The lessons of a TOML file, in order."""
    raw = read_toml(path, {"lessons"})
    try:
        return tuple(
            Lesson(
                key=lesson["key"],
                booklet=lesson["booklet"],
                position=lesson["position"],
                turns=tuple(
                    LessonTurn(
                        goals=tuple(turn.get("goals", ())),
                        wants=turn.get("wants", ""),
                        replies=tuple(turn.get("replies", ())),
                    )
                    for turn in lesson["turns"]
                ),
            )
            for lesson in raw["lessons"]
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BookletError(f"{path.name}: missing or malformed part: {error}") from error

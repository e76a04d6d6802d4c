"""A drill of a game: exercises by name, and answers that are checked before they are judged."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from gamecase.engines.drill_module import (
    LONGEST_NAME,
    ActionForm,
    ChoiceForm,
    Drill,
    DrillModule,
    Exercise,
    ExerciseWish,
    NumberForm,
    Verdict,
)
from gamecase.kernel.errors import BadInput
from gamecase.kernel.phrase import Refusal
from gamecase.study.drill_progress import DrillProgress

if TYPE_CHECKING:
    from gamecase.kernel.game import AnyGame

MOST_ANSWERS = 40  # to one exercise
_LONGEST_NUMBER = 9


@dataclass(frozen=True, slots=True)
class DrillExercises:
    """One drill, with the rules of its positions."""

    game: "AnyGame"
    module: DrillModule[Any, Any]
    drill: Drill
    rules: object

    def pick(self, progress: DrillProgress, random: Random) -> str:
        """The name of an exercise that suits a player."""
        difficulty = progress.rating.next_difficulty(random)
        wish = ExerciseWish(difficulty, random, frozenset(progress.recent))
        return self.module.pick(self.rules, self.drill.key, wish)

    def exercise(self, name: str) -> Exercise[Any]:
        """The exercise of a name; BadInput if there is none."""
        if not 0 < len(name) <= LONGEST_NAME:
            raise BadInput(f"exercise={name[:LONGEST_NAME]!r}: expected the name of an exercise")
        return self.module.exercise(self.rules, self.drill.key, name)

    def position_after(self, name: str, answers: Sequence[str]) -> object:
        """The position in which the next answer is given.

        BadInput where the answers so far are not right, or have ended the exercise.
        """
        if len(answers) >= MOST_ANSWERS:
            raise BadInput(f"answers: {len(answers)}; at most {MOST_ANSWERS - 1}")
        position = self.exercise(name).position
        for count in range(1, len(answers) + 1):
            checked = self.check(name, position, answers[count - 1])
            if isinstance(checked, Refusal):
                raise BadInput(f"answers: {answers[count - 1][:40]!r} is not legal there")
            verdict = self.judge(name, (*answers[: count - 1], checked))
            if verdict.is_over:
                raise BadInput("answers: they have ended the exercise")
            position = verdict.position
        return position

    def check(self, name: str, position: object, text: str) -> str | Refusal:
        """An answer in the form of the exercise, or why an action is not allowed."""
        form = self.exercise(name).form
        match form:
            case ActionForm():
                action = self.game.read_action(text)
                return self.game.judge(position, action) or self.game.write(action)
            case NumberForm():
                return _check_numbers(form, text)
            case ChoiceForm(choices):
                if text not in dict(choices):
                    raise BadInput(f"answer={text[:40]!r}: expected one of {[*dict(choices)]}")
                return text

    def judge(self, name: str, answers: Sequence[str]) -> Verdict[Any]:
        """What checked answers are worth; none: the player gives up."""
        return self.module.judge(self.rules, self.drill.key, name, tuple(answers))


def _check_numbers(form: NumberForm, text: str) -> str:
    parts = text.split()
    bounds = ", ".join(f"{field.low} to {field.high}" for field in form.fields)
    expected = f"answer={text[:40]!r}: expected {len(form.fields)} whole numbers, {bounds}"
    if len(parts) != len(form.fields):
        raise BadInput(expected)
    for part, field in zip(parts, form.fields, strict=True):
        is_whole = part.isascii() and part.isdecimal() and len(part) <= _LONGEST_NUMBER
        if not is_whole or not field.low <= int(part) <= field.high:
            raise BadInput(expected)
    return " ".join(str(int(part)) for part in parts)

"""The content of a lesson that a teacher writes: exercises in order, stored as JSON."""

from typing import TYPE_CHECKING, Any

import msgspec

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput

if TYPE_CHECKING:
    from gamecase.registry import GamePackage

MOST_EXERCISES = 60
MOST_ANSWERS = 12
LONGEST_TEXT = 2_000


class LessonExercise(msgspec.Struct, omit_defaults=True, frozen=True):
    """A position in which pupils look for a move."""

    game: str
    ruleset: str
    position: str  # in the game's own notation
    switches: dict[str, SwitchValue] = {}
    task: str = ""
    answers: tuple[str, ...] = ()  # right moves in the game's own notation
    any_good: bool = False  # every good move is right, as the engine judges
    explanation: str = ""

    def rules(self, package: "GamePackage") -> Any:
        return package.rules(self.ruleset, self.switches)


class LessonContent(msgspec.Struct, omit_defaults=True, frozen=True):
    """What a lesson has beside its title."""

    exercises: tuple[LessonExercise, ...] = ()

    def encode(self) -> str:
        return msgspec.json.encode(self).decode()

    def exercise(self, index: int) -> LessonExercise:
        """The exercise of that index, from 0, or BadInput."""
        if not 0 <= index < len(self.exercises):
            raise BadInput(f"exercise {index}: there are {len(self.exercises)}, from 0")
        return self.exercises[index]

    def with_exercise(self, index: int, exercise: LessonExercise) -> "LessonContent":
        """The lesson with an exercise instead of the one of that index, or at the end."""
        _check(exercise)
        kept = [*self.exercises]
        if index == len(kept):
            kept.append(exercise)
        else:
            self.exercise(index)
            kept[index] = exercise
        if len(kept) > MOST_EXERCISES:
            raise BadInput(f"{len(kept)} exercises; a lesson has at most {MOST_EXERCISES}")
        return LessonContent(tuple(kept))

    def without(self, index: int) -> "LessonContent":
        self.exercise(index)
        return LessonContent((*self.exercises[:index], *self.exercises[index + 1 :]))

    def with_earlier(self, index: int) -> "LessonContent":
        """The lesson with an exercise before the one that it followed."""
        kept, exercise = [*self.exercises], self.exercise(index)
        del kept[index]
        kept.insert(max(index - 1, 0), exercise)
        return LessonContent(tuple(kept))


def _check(exercise: LessonExercise) -> None:
    for text in (exercise.task, exercise.explanation):
        if len(text) > LONGEST_TEXT:
            raise BadInput(f"a text of {len(text)} characters; at most {LONGEST_TEXT}")
    if len(exercise.answers) > MOST_ANSWERS:
        raise BadInput(f"{len(exercise.answers)} right moves; at most {MOST_ANSWERS}")


def decode_lesson(text: str) -> LessonContent:
    return msgspec.json.decode(text, type=LessonContent)

"""The types of requests and responses about drills."""

from typing import Literal

import msgspec


class DrillInfo(msgspec.Struct):
    """A drill, and how the sender does."""

    game: str
    drill: str
    name: str
    about: str
    rating: float
    deviation: float  # the uncertainty of the rating
    answers: int
    right: int
    streak: int
    longest_streak: int


class DrillInfoList(msgspec.Struct):
    """Every drill of every game."""

    drills: list[DrillInfo]


class NumberInfo(msgspec.Struct):
    """A whole number that an exercise asks for."""

    label: str
    low: int
    high: int


class ChoiceInfo(msgspec.Struct):
    """A choice that an exercise offers."""

    key: str
    label: str


class ExerciseInfo(msgspec.Struct):
    """The exercise that is set for the sender."""

    exercise: str  # its name
    task: str
    ruleset: str
    difficulty: float
    asks: Literal["action", "numbers", "choice"]
    position: str | None  # in the game's own notation
    seat: str | None  # the sender's
    numbers: list[NumberInfo]
    choices: list[ChoiceInfo]


class ExerciseAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """Answers to an exercise, one after another; none gives it up.

    An action is in the game's own notation, several numbers have spaces between them, and a choice
    is given by its key.
    """

    exercise: str
    answers: list[str] = msgspec.field(default_factory=list)


class LineInfo(msgspec.Struct):
    """Actions from the position of the exercise, and what they are worth in words."""

    actions: list[str]
    worth: str


class ExerciseVerdict(msgspec.Struct):
    """What answers are worth. The solution is given once the exercise is over."""

    is_over: bool
    is_right: bool
    score: float
    is_counted: bool  # False: not over, or it was answered before
    position: str | None  # after the answers and replies
    replies: list[str]  # actions of the opponent or of nature after the last answer
    solution: list[str]
    answer: str
    lines: list[LineInfo]
    why: list[str]
    rating: float

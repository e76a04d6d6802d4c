"""The protocol of a game's `drills` module: short exercises that the player repeats.

An exercise has a name, by which the module can rebuild it at any time: the seed from which it is
generated, or its number in a file. So the server keeps nothing but the name of the exercise that a
player has in front of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat

P_co = TypeVar("P_co", covariant=True)
R_contra = TypeVar("R_contra", contravariant=True)

#: The difficulty of an exercise is a rating, like a player's: one as strong as the exercise
#: answers half of them right, 400 points more are ten to one.
EASIEST, HARDEST = 400.0, 2800.0

LONGEST_NAME = 60  # of an exercise

RIGHT = 0.5  # the score from which on an answer is called right

#: Of so many exercises nearest to the difficulty that is wanted, one is drawn.
_NEAREST = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class Drill:
    """A kind of exercise.

    The messages `drill-KEY` and `drill-KEY-about` of the game are its name and one line about it.
    Drills that are the same by different booklets share the messages of `words`.
    """

    key: str  # lower-case letters, digits and hyphens
    booklet: str  # by whose rules its positions are
    words: str = ""  # instead of the key in the names of the messages
    is_timed: bool = False  # the page shows the time; it does not count
    has_solution: bool = True  # an answer that can be shown; a shot has none

    @property
    def message(self) -> str:
        """The key of the message that is its name."""
        return f"drill-{self.words or self.key}"


# --- the forms of an answer ---


@dataclass(frozen=True, slots=True)
class ActionForm:
    """The answer is an action on the board, or several, one after another."""


@dataclass(frozen=True, slots=True)
class NumberField:
    """One number of an answer, between two bounds."""

    label: Phrase
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class NumberForm:
    """The answer is one or more whole numbers, written with spaces between them."""

    fields: tuple[NumberField, ...]


@dataclass(frozen=True, slots=True)
class ChoiceForm:
    """The answer is the key of one of a few choices, which are shown as buttons in this order."""

    choices: tuple[tuple[str, Phrase], ...]


AnswerForm = ActionForm | NumberForm | ChoiceForm


# --- exercises and what becomes of answers ---


@dataclass(frozen=True, slots=True)
class TargetCircle:
    """A circle that is marked on the board, in the coordinates of the player's scene."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Secrets:
    """What a scene would say about the answer, and is left out of it."""

    described: frozenset[str] = frozenset()  # keys of phrases of its description
    labels: frozenset[tuple[float, float]] = frozenset()  # places of labels beside the board


@dataclass(frozen=True, slots=True, kw_only=True)
class Exercise(Generic[P_co]):
    """What the player is asked."""

    task: Phrase
    difficulty: float
    form: AnswerForm
    position: P_co | None = None  # without one no board is shown
    seat: Seat = Seat.FIRST  # the player's
    target: TargetCircle | None = None
    secrets: Secrets = Secrets()


@dataclass(frozen=True, slots=True)
class RatedLine:
    """Actions from the position of the exercise, and what they are worth."""

    actions: tuple[str, ...]
    worth: Phrase | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict(Generic[P_co]):
    """What an answer is worth, and the reasons.

    While `is_over` is false, the player goes on from `position`.
    """

    is_over: bool = True
    score: float  # from 0, wrong, to 1, right
    position: P_co | None  # after the answer and `replies`
    replies: tuple[str, ...] = ()  # actions of the opponent or of nature after the last answer
    rest: P_co | None = None  # shown for a moment before `position`, where that is another try
    solution: tuple[str, ...] = ()  # answers of the player, one after another, that are right
    answer: Phrase | None = None  # the right answer in words; not for actions, which are written
    lines: tuple[RatedLine, ...] = ()  # the best first; the solution is the first of them
    why: tuple[Phrase, ...] = ()

    @property
    def is_right(self) -> bool:
        return self.score >= RIGHT


@dataclass(frozen=True, slots=True)
class ExerciseWish:
    """Which exercise is wanted."""

    difficulty: float
    random: Random
    avoided: frozenset[str] = frozenset()  # names of exercises that were set not long ago


class DrillModule(Protocol[R_contra, P_co]):
    """A game's `drills` module; `rules` are always those of the drill's booklet.

    The functions must be fast, since a page waits for them: what takes long is computed before and
    shipped as data.
    """

    DRILLS: tuple[Drill, ...]

    def pick(self, rules: R_contra, drill: str, wish: ExerciseWish, /) -> str:
        """The name of an exercise whose difficulty is near the one that is wanted."""

    def exercise(self, rules: R_contra, drill: str, name: str, /) -> Exercise[P_co]:
        """The exercise of a name; BadInput if there is none."""

    def judge(
        self, rules: R_contra, drill: str, name: str, answers: tuple[str, ...], /
    ) -> Verdict[P_co]:
        """What the player's answers so far are worth; no answers: the player gives up.

        Every answer has the form that the exercise asks for: an action is legal where it is done,
        and written as the game writes it; numbers are within their bounds; a choice is one of
        those given. All answers but the last were right and did not end the exercise.
        """


def pick_near(difficulties: Sequence[tuple[str, float]], wish: ExerciseWish) -> str:
    """One of the names whose difficulty is nearest to the one that is wanted.

    Names that were set not long ago are taken only if there are no others.
    """
    fresh = [pair for pair in difficulties if pair[0] not in wish.avoided] or difficulties
    nearest = sorted(fresh, key=lambda pair: abs(pair[1] - wish.difficulty))
    return wish.random.choice(nearest[:_NEAREST])[0]

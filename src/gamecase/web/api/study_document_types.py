"""Studies and lessons as programs send and receive them."""

import msgspec

from gamecase.kernel.booklet import SwitchValue
from gamecase.study.lesson_content import LessonExercise
from gamecase.study.study_content import NodeContent


class StudyInfo(msgspec.Struct):
    """A study in a list."""

    id: str
    version: int
    game: str
    title: str
    view_link: str  # empty: nobody else sees it
    edit_link: str
    created_at: int
    changed_at: int


class StudyList(msgspec.Struct):
    """The sender's studies, those changed last first."""

    studies: list[StudyInfo]


class StudyDetails(msgspec.Struct):
    """A study: each node names its parent, and the first is the position at the beginning."""

    id: str
    version: int
    game: str
    title: str
    ruleset: str
    switches: dict[str, SwitchValue]
    start: str  # in the game's own notation; empty: the opening
    names: list[str]
    headers: dict[str, str]
    nodes: list[NodeContent]
    formats: list[str]  # the suffixes of files that can hold it


class NewStudyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A study of a text in a format of the game, of a table's game, or of a position."""

    game: str = ""
    text: str = ""
    table: str = ""
    nth_game: int = 0  # of the table; 0: the last
    position: str = ""  # in any notation; empty: the opening
    ruleset: str = ""
    title: str = ""


class StudiesCreated(msgspec.Struct):
    """The ids of new studies: one for each game of a text."""

    studies: list[str]
    token: str = ""  # of a new guest, who owns them


class StudyFile(msgspec.Struct):
    """A study as the text of a file, and what of it the format does not hold."""

    text: str
    losses: list[str]


class LessonInfo(msgspec.Struct):
    """A teacher's lesson in a list."""

    id: str
    version: int
    title: str
    exercises: int
    view_link: str  # empty: nobody else sees it
    created_at: int
    changed_at: int


class LessonList(msgspec.Struct):
    """The sender's lessons, those changed last first."""

    lessons: list[LessonInfo]


class LessonDetails(msgspec.Struct):
    """A teacher's lesson; only the teacher is told answers and explanations."""

    id: str
    version: int
    title: str
    exercises: list[LessonExercise]


class ExerciseRequest(msgspec.Struct, forbid_unknown_fields=True):
    """An exercise of a new lesson; answers are moves in any notation of the game."""

    game: str
    position: str  # in any notation
    ruleset: str = ""
    task: str = ""
    answers: list[str] = []
    any_good: bool = False
    explanation: str = ""


class NewLessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson with its exercises in order."""

    title: str = ""
    exercises: list[ExerciseRequest] = []


class LessonCreated(msgspec.Struct):
    """The id of a new lesson."""

    lesson: str
    token: str = ""  # of a new guest, who owns it

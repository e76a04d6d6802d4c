"""The messages of the pages of studies and of lessons that teachers write."""

from typing import NotRequired, TypedDict

from gamecase.messages.types import ExerciseMessage


class StudyNodeMessage(TypedDict):
    """A move of a study; the first is the position at the beginning."""

    parent: int
    action: str
    written: str  # as players write it; empty for what they do not write down
    told: str
    number: int  # of the turn
    is_first: bool  # it belongs to the side that begins each turn
    comment: str
    before: str
    marks: list[str]
    signs: str  # the marks as players write them


class StudyMessage(TypedDict):
    """A study as it is after a command, and the board of one of its positions."""

    version: int
    title: str
    at: int
    board: ExerciseMessage
    position: str  # in the game's own notation
    status: str  # whose turn it is, or how the game ended
    can_be_exercise: bool
    nodes: NotRequired[list[StudyNodeMessage]]  # where they are not those that the page has
    conflict: NotRequired[str]  # why nothing was changed


class LessonReplyMessage(TypedDict):
    """The board of an exercise during a turn, or the answer to a try at it."""

    board: ExerciseMessage
    title: NotRequired[str]  # whether it was right
    is_right: NotRequired[bool]
    explanation: NotRequired[str]
    best: NotRequired[str]  # a right move, as players write it

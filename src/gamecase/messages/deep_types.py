"""The JSON objects of deep analyses, as types; see `messages.types`."""

from typing import TypedDict

from gamecase.messages.types import ActionMessage, SidedText


class DeepLevelMessage(TypedDict):
    """A level at which a position can be analysed more deeply."""

    key: str
    label: str
    compares: bool


class DeepLineMessage(TypedDict):
    """A line that a deep analysis compares; its numbers are those of the side to act."""

    key: str
    told: list[ActionMessage]
    worth: SidedText
    interval: str
    value: float | None  # None in a decided game
    low: float | None  # of the 95 % confidence interval; None without games
    high: float | None
    games: str
    is_live: bool  # False: so clearly worse that it is not played on


class DeepAnalysisMessage(TypedDict):
    """How far a deep analysis is, and what it has found."""

    level: str
    state: str  # running, done, limit, failed or refused
    seat: str  # the side to act
    steps: int
    wanted: int
    progress: str  # how many games or plies
    sure: str  # how likely the first line is the best; empty without games
    problem: str  # why it ended early; empty unless it did
    lines: list[DeepLineMessage]

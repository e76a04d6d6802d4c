"""The results of the matches of an event, for file formats that hold results of many matches."""

from collections.abc import Callable
from dataclasses import dataclass

from gamecase.kernel.match import MatchRule
from gamecase.kernel.transcript import Transcript


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchResult:
    """The result of one match, with its games where they were recorded."""

    key: str  # the same whenever it is written
    made: int  # milliseconds since 1970
    nth_round: int  # of the event
    sides: tuple[tuple[str, ...], tuple[str, ...]]  # the names of the players
    winner: int  # 1 or 2; 0: a draw
    points: tuple[int, int]  # both 0 where none were noted
    transcript: Transcript | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EventResults:
    """An event with the results of its matches that were played."""

    name: str
    location: str
    match: MatchRule
    matches: tuple[MatchResult, ...]


@dataclass(frozen=True, slots=True)
class ResultFormat:
    """A file format for the results of an event; a game's `formats` module lists RESULT_FORMATS."""

    name: str  # as players call it: "CMN"
    suffix: str  # of its files, without a full stop
    write: Callable[[EventResults], str]

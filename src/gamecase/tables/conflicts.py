"""Whether a wish still means what it meant, when somebody else has written first."""

from dataclasses import dataclass

from gamecase.kernel.history import Moment
from gamecase.kernel.log import Kind
from gamecase.kernel.match_state import Course
from gamecase.tables.automatic_entries import Deed

#: These say the same whatever was played meanwhile.
_LASTING = (Kind.SIT, Kind.WORDS, Kind.RESIGN, Kind.SAY)


@dataclass(frozen=True, slots=True)
class Stale:
    """The wish answers a position that is no longer on the board."""

    number: int


def means_another_thing(deed: Deed, before: Course, now: Course) -> bool:
    """Whether what was wished for would be another thing now, or was done already."""
    if now.nth_game != before.nth_game or now.outcome != before.outcome:
        return True
    if deed.kind in _LASTING:
        return not _may_still(deed, now)
    return _number(now.moment) != _number(before.moment) or now.offer != before.offer


def _number(moment: Moment | None) -> int:
    return moment.number if moment else 0


def _may_still(deed: Deed, course: Course) -> bool:
    """Whether what can be done once is still to be done by that chair."""
    match deed.kind:
        case Kind.SIT:
            return deed.by in course.missing
        case Kind.WORDS:
            return deed.by in course.silent
        case _:
            return True

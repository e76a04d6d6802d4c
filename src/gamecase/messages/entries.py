"""What is said of each entry of a log."""

from gamecase.kernel.log import HOUSE, Entry, Kind
from gamecase.kernel.match_state import Course
from gamecase.kernel.phrase import Phrase
from gamecase.registry import Boxed


def tell(boxed: Boxed, course: Course, entry: Entry) -> Phrase | None:
    """What an entry says that came after a course, to be put into words; None for nothing."""
    match entry.kind:
        case Kind.ACT:
            action = course.game.read_action(entry.text)
            said: Phrase = boxed.table.tell(course.position, action)
            return said
        case Kind.WORDS | Kind.REVEAL:
            return None
        case Kind.FLAG:
            return Phrase("told-flag", {"chair": int(entry.text)})
        case Kind.LOT:
            return Phrase("told-lot", {"chair": int(entry.text.partition(" ")[0])})
        case Kind.SAY:
            return Phrase("told-say", {"chair": entry.by, "phrase": entry.text})
        case Kind.DECLINE if entry.by == HOUSE:
            return Phrase("told-lapse")
        case Kind.OFFER:
            what = entry.text.partition(" ")[0]
            return Phrase(f"told-offer-{what}", {"chair": entry.by})
        case _:
            return Phrase(f"told-{entry.kind.value}", {"chair": entry.by})

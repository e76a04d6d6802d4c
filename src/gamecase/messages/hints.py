"""Help for whoever plays against the computer: what may be done, what it would do, and why."""

from typing import Any

from gamecase.engines.requests import Answer
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def may_do(table: Table, words: Speaker) -> str:
    """What the seat to act may do now; empty where the game has no guide, or is over."""
    guide, course = table.boxed.guide, table.course
    if guide is None or course.outcome is not None:
        return ""
    return words.say(guide.may(course.position))


def hint_message(table: Table, words: Speaker, hint: Answer) -> dict[str, Any]:
    """What the computer would do: in words, in the spots or the aim that do it, and why."""
    course, boxed = table.course, table.boxed
    action = hint.action
    wanted = course.game.read_action(action)
    gestures = boxed.table.gestures(course.position)
    spots = next((path.spots for path in gestures.paths if path.action == action), ())
    reason = hint.reason  # what only the engine's numbers tell comes before what all can see
    if boxed.guide is not None:
        spots = boxed.guide.where(course.position, wanted)
        reason = reason or boxed.guide.why(course.position, wanted)
    told = words.say(boxed.table.tell(course.position, wanted))
    return {
        "type": "hint",
        "after": course.moment.number if course.moment else 0,
        "action": action,
        "told": words("table-hint-told", told=told),
        "why": "\n".join(words.say(each) for each in (reason, *hint.figures) if each),
        "spots": list(spots),
        # An aimed action is written `verb place bearing strength`; see `scene.Aim`.
        "aim": [float(each) for each in action.split()[1:4]] if gestures.aim else None,
    }

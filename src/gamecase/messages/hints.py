"""Help for whoever plays against the computer: what may be done, what it would do, and why."""

from gamecase.engines.requests import BotReply
from gamecase.messages.types import HintMessage
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def may_do(table: Table, words: Speaker) -> str:
    """What the seat to act may do now; empty where the game has no guide, or is over."""
    guide, state = table.package.guide, table.state
    if guide is None or state.outcome is not None:
        return ""
    return words.say(guide.describe_options(state.position))


def hint_message(table: Table, words: Speaker, hint: BotReply) -> HintMessage:
    """What the computer would do: in words, in the spots or the aim that do it, and why."""
    state, package = table.state, table.package
    action = hint.action
    wanted = state.game.read_action(action)
    gestures = package.table.gestures(state.position)
    spots = next((path.spots for path in gestures.paths if path.action == action), ())
    reason = hint.reason  # what only the engine's numbers tell comes before what all can see
    if package.guide is not None:
        spots = package.guide.spots_of_action(state.position, wanted)
        reason = reason or package.guide.explain_action(state.position, wanted)
    told = words.say(package.table.describe_action(state.position, wanted))
    return {
        "type": "hint",
        "after": state.node.number if state.node else 0,
        "action": action,
        "told": words("table-hint-told", told=told),
        "why": "\n".join(words.say(each) for each in (reason, *hint.figures) if each),
        "spots": list(spots),
        # An aimed action is written `verb place bearing strength`; see `scene.Aim`.
        "aim": [float(each) for each in action.split()[1:4]] if gestures.aim else None,
    }

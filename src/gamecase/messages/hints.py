"""Help for players against the computer: options, and the computer's advice with reasons."""

from gamecase.engines.requests import BotReply
from gamecase.kernel.phrase import Phrase
from gamecase.messages.types import HintMessage, WorkingMessage
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def options_text(table: Table, words: Speaker) -> str:
    """What the seat to act may do; empty if the game has no guide or is over."""
    guide, state = table.package.first_game_guide, table.state
    if guide is None or state.outcome is not None:
        return ""
    return words.say(guide.describe_options(state.position))


def hint_message(table: Table, words: Speaker, hint: BotReply) -> HintMessage:
    """The action that the computer would take: in words, as spots or aim, and the reason."""
    state, package = table.state, table.package
    action = hint.action
    parsed = state.game.read_action(action)
    gestures = package.table.gestures(state.position)
    reason = hint.reason  # the engine's reason has precedence over the guide's
    if package.first_game_guide is not None:
        reason = reason or package.first_game_guide.explain_action(state.position, parsed)
    description = words.say(package.table.describe_action(state.position, parsed))
    return {
        "type": "hint",
        "after": state.node.number if state.node else 0,
        "action": action,
        "told": words("table-hint-told", told=description),
        "why": words.say(reason) if reason else "",
        "figures": [words.say(phrase) for phrase in hint.figures],
        "arrows": package.table.arrows(state.position, parsed),
        # An aimed action is written `verb place bearing strength`; see `scene.Aim`.
        "provisional": words(f"provisional-{hint.provisional[0]}") if hint.provisional else "",
        "aim": [float(number) for number in action.split()[1:4]] if gestures.aim else None,
    }


def working_message(words: Speaker, after: int, phrase: Phrase) -> WorkingMessage:
    """What is being done for a hint that is not there yet."""
    return {"type": "working", "after": after, "told": words.say(phrase)}

"""Messages that answer one command of a client."""

from gamecase.kernel.phrase import Refusal
from gamecase.kernel.position_history import walk_back
from gamecase.messages.scene import gestures_message, last_arrows, scene_message
from gamecase.messages.types import ErrorMessage, PastMessage, PickingMessage, RefusalMessage
from gamecase.messages.viewer import Viewer
from gamecase.tables.table import Table
from gamecase.words.speaker import speaker


def picking_message(table: Table, viewer: Viewer, spots: tuple[str, ...]) -> PickingMessage:
    """The board with the picked spots applied, and how to go on; BadAction if they lead nowhere."""
    state = table.state
    words = viewer.speaker(table)
    gestures = table.package.table.gestures(state.position, spots)
    scene = table.package.table.draw(state.position, viewer.seat(state), spots, viewer.look)
    return {
        "type": "picking",
        "after": state.node.number if state.node else 0,
        "spots": list(spots),
        "scene": scene_message(scene, words, table.package.table.standings(state.position)),
        "gestures": gestures_message(gestures, words),
    }


def past_message(table: Table, viewer: Viewer, at: int) -> PastMessage | None:
    """The position after an earlier entry of this game; None when there is none of that number.

    0 is the position at the beginning of the game.
    """
    nodes = walk_back(table.state.node)
    node = next((node for node in nodes if (node.number <= at if at else not node.before)), None)
    if node is None or (at and node.number != at):
        return None
    words, drawing = viewer.speaker(table), table.package.table
    scene = drawing.draw(node.position, viewer.seat(table.state), (), viewer.look).without_offers()
    return {
        "type": "past",
        "at": at,
        "scene": scene_message(scene, words, drawing.standings(node.position)),
        "arrows": last_arrows(drawing, node),
    }


def refusal_message(table: Table, viewer: Viewer, refusal: Refusal) -> RefusalMessage:
    words = viewer.speaker(table)
    reason = words.say(refusal.phrase)
    return {
        "type": "refusal",
        "clause": refusal.clause,
        "told": words("refusal-theirs", rule=reason) if refusal.is_theirs else reason,
        "where": list(refusal.where),
    }


def error_message(viewer: Viewer, code: str, detail: str) -> ErrorMessage:
    """A client's mistake: a sentence for the user, and a detail for the programmer."""
    sentence = speaker(viewer.language)(f"error-{code}")
    return {"type": "error", "code": code, "told": sentence, "detail": detail}

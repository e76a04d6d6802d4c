"""The entries of a log with their descriptions."""

from collections.abc import Sequence

import msgspec

from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind
from gamecase.kernel.match_state import Appended
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.position_history import PositionNode, walk_back
from gamecase.messages.cache import MessageCache, message_cache
from gamecase.messages.types import ActionMessage, EntriesMessage, WrittenMoveMessage
from gamecase.messages.viewer import Viewer, event_text
from gamecase.registry import GamePackage
from gamecase.scene.move_notation import WrittenMove
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker


def entries_message(table: Table, viewer: Viewer, since: int) -> EntriesMessage:
    """The entries past a number, each with a description."""
    words = viewer.speaker(table)
    phrases, written = entry_phrases(table), message_cache(table).written
    return {
        "type": "entries",
        "entries": [
            {
                "n": entry.number,
                "by": entry.by,
                "kind": entry.kind.value,
                "text": entry.text,
                "told": event_text(table, words, phrase) if phrase else "",
                "symbols": _symbols(words, phrase) if phrase else "",
                **written_message(words, move),
            }
            for entry, phrase, move in zip(
                table.entries[since:], phrases[since:], written[since:], strict=True
            )
        ],
    }


def entries_text(table: Table, viewer: Viewer, since: int) -> bytes:
    """The encoded message, shared by all readers of a language."""
    views = message_cache(table).views
    key = ("entries", viewer.language, since)
    text: bytes | None = views.get(key)
    if text is None:
        text = views[key] = msgspec.json.encode(entries_message(table, viewer, since))
    return text


def action_message(words: Speaker, phrase: Phrase) -> ActionMessage:
    """The description of an action, and its symbols where the game has them."""
    return {"told": words.say(phrase), "symbols": _symbols(words, phrase)}


def written_message(words: Speaker, move: WrittenMove | None) -> WrittenMoveMessage:
    """An action as players write it; empty for other entries."""
    if move is None:
        return {"seat": "", "written": "", "sound": ""}
    text = move.text if isinstance(move.text, str) else words.say(move.text)
    seat = move.seat.value if move.seat.is_player else ""
    return {"seat": seat, "written": text, "sound": move.sound}


def _symbols(words: Speaker, phrase: Phrase) -> str:
    """The phrase in international symbols; empty where it has none or they are the same."""
    key = f"{phrase.key}-symbols"
    if not words.has(key):
        return ""
    text = words(key, **phrase.facts)
    return "" if text == words.say(phrase) else text


# --- phrases ---


def entry_phrases(table: Table) -> list[Phrase | None]:
    """The phrase of each entry of the log, described once per table."""
    cache = message_cache(table)
    if len(cache.phrases) < len(table.entries):
        _describe_new(table, cache)
    return cache.phrases


def describe_appended(table: Table, appended: Sequence[Appended]) -> None:
    """Describe entries as they are added, while their positions are at hand."""
    cache = message_cache(table)
    if len(cache.phrases) == appended[0].entry.number - 1:
        package = table.package
        cache.phrases += [describe_entry(package, entry, state.node) for entry, state in appended]
        cache.written += [_write_entry(package, entry, state.node) for entry, state in appended]
        cache.described = appended[-1].state


def _describe_new(table: Table, cache: MessageCache) -> None:
    entries = table.entries[len(cache.phrases) :]
    nodes: dict[int, PositionNode | None] = {}
    for node in walk_back(table.state.node):
        if node.number < entries[0].number:
            break
        nodes[node.number] = node
    if any(entry.kind is EntryKind.ACT and entry.number not in nodes for entry in entries):
        # The history lacks actions that were taken back and those of earlier games: replay them.
        state = cache.described or table.package.open(table.state.header)
        for entry in entries:
            state = state.after(entry)
            nodes[entry.number] = state.node
    package = table.package
    cache.phrases += [describe_entry(package, entry, nodes.get(entry.number)) for entry in entries]
    cache.written += [_write_entry(package, entry, nodes.get(entry.number)) for entry in entries]
    cache.described = table.state


def describe_entry(package: GamePackage, entry: Entry, node: PositionNode | None) -> Phrase | None:
    """A phrase for an entry; None if it needs none. `node` is the position after an action."""
    match entry.kind:
        case EntryKind.ACT:
            assert node is not None  # an action has changed the position
            assert node.before is not None
            return package.table.describe_action(node.before.position, node.parsed_action)
        case EntryKind.CLIENT_SEED | EntryKind.CHAIN | EntryKind.PART | EntryKind.REVEAL:
            return None
        case EntryKind.FLAG:
            return Phrase("told-flag", {"chair": int(entry.text)})
        case EntryKind.LOT:
            # The lot decides who begins, unless the game's own dice do that.
            decides = package.game.swaps_seats or package.game.lots_decide
            key = "told-lot" if decides else "told-lot-seat"
            return Phrase(key, {"chair": int(entry.text.partition(" ")[0])})
        case EntryKind.SAY:
            return Phrase("told-say", {"chair": entry.by, "phrase": entry.text})
        case EntryKind.DECLINE if entry.by == NO_CHAIR:
            return Phrase("told-lapse")
        case EntryKind.OFFER:
            what = entry.text.partition(" ")[0]
            return Phrase(f"told-offer-{what}", {"chair": entry.by})
        case _:
            return Phrase(f"told-{entry.kind.value}", {"chair": entry.by})


def _write_entry(
    package: GamePackage, entry: Entry, node: PositionNode | None
) -> WrittenMove | None:
    """An action as players write it; None for other entries."""
    if entry.kind is not EntryKind.ACT or node is None or node.before is None:
        return None
    return package.table.write_action(node.before.position, node.parsed_action)

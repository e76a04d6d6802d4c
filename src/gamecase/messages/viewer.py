"""What one viewer sees of a table, in his language: the messages that go out over a socket."""

from collections.abc import Hashable
from dataclasses import dataclass

import msgspec

from gamecase.kernel.history import walk_back
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Phrase, Refusal
from gamecase.kernel.seat import Seat
from gamecase.messages.scene import gestures_message, scene_message
from gamecase.messages.types import (
    DescriptionMessage,
    EntriesMessage,
    ErrorMessage,
    PastMessage,
    PickingMessage,
    RefusalMessage,
)
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker, speaker


@dataclass(slots=True)
class Viewer:
    """Somebody at a table, or watching it: his language, his chairs, and where he looks from."""

    language: str
    chairs: tuple[int, ...]
    seen_by: Seat | None = None  # None: from his own seat
    look: str = ""  # one of the game's ways to lay its table
    ahead: bool = False  # he likes to plan his next action before his turn

    @property
    def sees(self) -> tuple[Hashable, ...]:
        """All there is to a viewer."""
        return self.language, self.chairs, self.seen_by, self.look, self.ahead

    def speaker(self, table: Table) -> Speaker:
        return speaker(self.language, table.state.header.game)

    def may_act(self, state: MatchState) -> bool:
        """It is his turn, or the dice's where people enter them."""
        if not self.chairs or state.missing:
            return False
        return state.turn in self.chairs or (state.to_act is Seat.NATURE and state.is_manual)

    def may_be_helped(self, state: MatchState) -> bool:
        """It is his turn, and nobody else plays who could mind a hint."""
        if not self.may_act(state) or not state.to_act.is_player:
            return False
        people = [player for player in state.header.players if not player.bot]
        return len(self.chairs) >= len(people) and state.game.bots_play(state.rules)

    def seat(self, state: MatchState) -> Seat:
        """The seat the board is seen from."""
        if self.seen_by is not None:
            return self.seen_by
        own = state.seat_of(self.chairs[0]) if len(self.chairs) == 1 else Seat.NOBODY
        return own if own.is_player else Seat.FIRST


def entries_message(table: Table, viewer: Viewer, since: int) -> EntriesMessage:
    """The entries past a number, each with what is to be said of it."""
    words = viewer.speaker(table)
    return {
        "type": "entries",
        "entries": [
            {
                "n": entry.number,
                "by": entry.by,
                "kind": entry.kind.value,
                "text": entry.text,
                "told": told_line(table, words, told) if told else "",
                "symbols": _in_symbols(words, told) if told else "",
            }
            for entry, told in zip(table.entries[since:], table.told[since:], strict=True)
        ],
    }


def entries_text(table: Table, viewer: Viewer, since: int) -> bytes:
    """The message as it is sent: readers of one language are told the same, made once."""
    key = ("entries", viewer.language, since)
    found: bytes | None = table.views.get(key)
    if found is None:
        message = entries_message(table, viewer, since)
        found = table.views[key] = msgspec.json.encode(message)
    return found


def player_name(table: Table, words: Speaker, chair: int) -> str:
    """What a player is called: a bot by its level, a person without a name by the chair."""
    player = table.state.header.players[chair - 1]
    if player.bot:
        return words("player-bot", level=words(f"level-{player.bot}"))
    return table.state.names[chair - 1] or words("player-unnamed", number=chair)


def told_line(table: Table, words: Speaker, told: Phrase) -> str:
    """What happened, in words; whoever did it is named by chair until now."""
    chair = told.facts.get("chair")
    if isinstance(chair, int) and chair > 0:
        facts = {**told.facts, "name": player_name(table, words, chair)}
        if "phrase" in facts:
            facts["words"] = words(f"say-{facts['phrase']}")
        return words(told.key, **facts)
    return words.say(told)


def told_message(words: Speaker, told: Phrase) -> DescriptionMessage:
    """An action in words, and in symbols where the game knows some."""
    return {"told": words.say(told), "symbols": _in_symbols(words, told)}


def _in_symbols(words: Speaker, told: Phrase) -> str:
    """The same in symbols that readers of every language know; empty where nothing differs."""
    key = f"{told.key}-symbols"
    if not words.has(key):
        return ""
    said = words(key, **told.facts)
    return "" if said == words.say(told) else said


def picking_message(table: Table, viewer: Viewer, spots: tuple[str, ...]) -> PickingMessage:
    """What the spots picked so far come to, for the one whose hand it is; BadAction if nothing."""
    state = table.state
    words = viewer.speaker(table)
    gestures = table.package.table.gestures(state.position, spots)
    scene = table.package.table.draw(state.position, viewer.seat(state), spots, viewer.look)
    return {
        "type": "picking",
        "after": state.node.number if state.node else 0,
        "spots": list(spots),
        "scene": scene_message(scene, words),
        "gestures": gestures_message(gestures, words),
    }


def past_message(table: Table, viewer: Viewer, at: int) -> PastMessage | None:
    """The position after an earlier entry of this game; None when it is no moment of it."""
    node = next((node for node in walk_back(table.state.node) if node.number <= at), None)
    if node is None or node.number != at:
        return None
    words = viewer.speaker(table)
    scene = table.package.table.draw(node.position, viewer.seat(table.state), (), viewer.look)
    return {"type": "past", "at": at, "scene": scene_message(scene, words)}


def refusal_message(table: Table, viewer: Viewer, refusal: Refusal) -> RefusalMessage:
    return {
        "type": "refusal",
        "clause": refusal.clause,
        "told": _refused(viewer.speaker(table), refusal),
        "where": list(refusal.where),
    }


def _refused(words: Speaker, refusal: Refusal) -> str:
    """Why not; what somebody else did wrong is not told as if the reader had done it."""
    told = words.say(refusal.phrase)
    return words("refusal-theirs", rule=told) if refusal.is_theirs else told


def error_message(viewer: Viewer, code: str, detail: str) -> ErrorMessage:
    """A fault of the client's: a sentence for the reader, the detail for its programmer."""
    told = speaker(viewer.language)(f"error-{code}")
    return {"type": "error", "code": code, "told": told, "detail": detail}

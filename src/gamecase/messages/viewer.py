"""A viewer of a table: a player or a spectator, with language, chairs and display options."""

from collections.abc import Hashable
from dataclasses import dataclass

from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Phrase
from gamecase.kernel.seat import Seat
from gamecase.tables.table import Table
from gamecase.words.speaker import Speaker, speaker


@dataclass(slots=True)
class Viewer:
    """Everything that a message to a client depends on besides the table."""

    language: str
    chairs: tuple[int, ...]  # none for a spectator
    seen_by: Seat | None = None  # None: the viewer's own seat
    look: str = ""  # one of the game's LOOKS
    ahead: bool = False  # wants to plan the next action during the opponent's turn

    @property
    def key(self) -> tuple[Hashable, ...]:
        """The same for viewers who are sent the same messages."""
        return self.language, self.chairs, self.seen_by, self.look, self.ahead

    def speaker(self, table: Table) -> Speaker:
        return speaker(self.language, table.state.header.game)

    def can_act(self, state: MatchState) -> bool:
        """Whether it is the viewer's turn, or dice are to be entered by hand."""
        if not self.chairs or state.missing:
            return False
        return state.turn in self.chairs or (state.to_act is Seat.NATURE and state.is_manual)

    def can_get_hint(self, state: MatchState) -> bool:
        """Whether it is the viewer's turn and the opponents are bots."""
        if not self.can_act(state) or not state.to_act.is_player:
            return False
        people = [player for player in state.header.players if not player.bot]
        return len(self.chairs) >= len(people) and state.game.bots_play(state.rules)

    def seat(self, state: MatchState) -> Seat:
        """The seat that the board is drawn for."""
        if self.seen_by is not None:
            return self.seen_by
        own = state.seat_of(self.chairs[0]) if len(self.chairs) == 1 else Seat.NOBODY
        return own if own.is_player else Seat.FIRST


def player_name(table: Table, words: Speaker, chair: int) -> str:
    """The name of a player; a bot is named after its character, an unnamed person by the chair."""
    player = table.state.header.players[chair - 1]
    if player.bot:
        return words("player-computer", name=character_name(words, player.bot))
    return table.state.names[chair - 1] or words("player-unnamed", number=chair)


def character_name(words: Speaker, level: str) -> str:
    """The name of the computer's character at a level; the level's own where it has none."""
    key = f"character-{level}"
    return words(key if words.has(key) else f"level-{level}")


def event_text(table: Table, words: Speaker, phrase: Phrase) -> str:
    """A phrase about an event, with the chair in its facts replaced by the player's name."""
    chair = phrase.facts.get("chair")
    if isinstance(chair, int) and chair > 0:
        facts = {**phrase.facts, "name": player_name(table, words, chair)}
        if phrase.key == "told-lot-seat":
            facts["seat"] = words.seat(Seat.FIRST, table.state.header.ruleset)
        if "phrase" in facts:
            facts["words"] = words(f"say-{facts['phrase']}")
        return words(phrase.key, **facts)
    return words.say(phrase)

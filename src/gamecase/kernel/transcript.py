"""Games as the rest of the world writes them down, and how they become records of ours.

A format of another program reads and writes transcripts. A transcript says less than a record: no
times, no links, no takebacks; so one made from it proves that the play was legal, and no more.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput, BadRecord
from gamecase.kernel.game import AnyGame
from gamecase.kernel.history import PositionNode
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header, PlayerSpec
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.seat import Seat

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class TranscribedGame:
    """One game: every action in our notation, nature's among them, and how it ended."""

    actions: tuple[str, ...]
    outcome: Outcome | None = None  # None: it was broken off
    seating: tuple[int, ...] = ()  # the chair of each seat; empty: as they come


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """A match of one table, or a single game."""

    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    names: tuple[str, ...]  # by chair
    match: MatchRule = MatchRule()
    games: tuple[TranscribedGame, ...]
    made: int = 0  # milliseconds since 1970; 0: nobody knows

    def name(self, told: TranscribedGame, seat: int) -> str:
        """Who held the seat of that number, from 0, in a game."""
        chair = told.seating[seat] if told.seating else seat + 1
        return self.names[chair - 1]


def results_only(text: str) -> Sequence[Transcript]:
    """How a format is read that tells results: there is no play in it."""
    raise BadInput(f"{text[:40]!r}: results only; there is no play in them")


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A way to write games that other programs understand; a game's `exchange.py` lists FORMATS."""

    name: str  # as players call it: "PGN"
    suffix: str  # of its files, without a full stop
    write: Callable[[Transcript], str]
    read: Callable[[str], Sequence[Transcript]] = results_only  # BadInput when the text is none

    @property
    def can_be_read(self) -> bool:
        return self.read is not results_only


# --- from a record ---


def transcript_of(state: MatchState, entries: Sequence[Entry]) -> Transcript:
    """What a log tells; `state` is the one it opens with."""
    games = []
    for entry in entries:
        if entry.kind is EntryKind.BEGIN and state.node is not None:
            games.append(_told(state))
        state = state.after(entry)
    if state.node is not None:
        games.append(_told(state))
    players = state.header.players
    return Transcript(
        ruleset=state.header.ruleset,
        switches=dict(state.header.switches),
        names=tuple(
            f"computer ({player.bot})" if player.bot else name
            for player, name in zip(players, state.names, strict=True)
        ),
        match=state.header.match,
        games=tuple(games),
        made=state.header.made,
    )


def _told(state: MatchState) -> TranscribedGame:
    actions = []
    node: PositionNode | None = state.node
    while node is not None:
        actions.append(node.action)
        node = node.before
    played = tuple(reversed(actions[:-1]))  # the opening was nobody's action
    return TranscribedGame(actions=played, outcome=state.outcome, seating=state.seating)


# --- to a record ---


def header_of(game: AnyGame, transcript: Transcript, table: str, made: int) -> Header:
    """The header of a record of these games: its dice, if any, were rolled elsewhere."""
    if game.uses_chance and not game.chance_by_hand:
        raise BadInput(f"what nature does in {game.key} cannot be told by hand")
    return Header(
        table=table,
        game=game.key,
        version=game.version,
        ruleset=transcript.ruleset,
        switches=dict(transcript.switches),
        players=tuple(PlayerSpec() for _ in transcript.names),
        match=transcript.match,
        dice="manual" if game.uses_chance else "none",
        made=made,
    )


def entries_of(state: MatchState, transcript: Transcript) -> Iterator[Entry]:
    """The entries that follow such a header; BadInput names the game and action that cannot be."""
    wanted: list[tuple[int, EntryKind, str]] = [(NO_CHAIR, EntryKind.BEGIN, "")]
    for chair, name in enumerate(transcript.names, start=1):
        wanted.append((chair, EntryKind.SIT, _clean(name)))
    for number, told in enumerate(transcript.games, start=1):
        if number > 1:
            wanted.append((1, EntryKind.BEGIN, ""))
        for by, kind, text in wanted:
            entry = _entered(state, number, by, kind, text)
            state = state.after(entry)
            yield entry
        wanted = []
        for text in told.actions:
            by = 1 if state.to_act is Seat.NATURE else state.turn
            entry = _entered(state, number, by, EntryKind.ACT, text)
            state = state.after(entry)
            yield entry
        if state.outcome is None and told.outcome is not None:
            for by, kind, text in _ending(state, told.outcome):
                entry = _entered(state, number, by, kind, text)
                state = state.after(entry)
                yield entry
        elif state.outcome is None and number < len(transcript.games):
            raise BadInput(f"game {number} is not over, but another one follows")


def _entered(state: MatchState, number: int, by: int, kind: EntryKind, text: str) -> Entry:
    try:
        return state.entry(state.header.made, by, kind, text)
    except BadRecord as error:
        raise BadInput(f"game {number}, {kind.value} {text!r}: {error.reason}") from error


def _ending(state: MatchState, outcome: Outcome) -> list[tuple[int, EntryKind, str]]:
    """An end that no position shows: a draw agreed, or a side that gave up."""
    if outcome.is_draw:
        return [(1, EntryKind.OFFER, "draw"), (2, EntryKind.DRAW, "")]
    losers = [seat for seat in state.game.seats(state.rules) if seat not in outcome.winners]
    return [(state.chair_of(losers[0]), EntryKind.RESIGN, "")]


def _clean(name: str) -> str:
    kept = "".join(each if each.isprintable() else " " for each in name)
    return " ".join(kept.split())[:LONGEST_NAME]

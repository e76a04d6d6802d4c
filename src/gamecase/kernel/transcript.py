"""Games in the formats of other programs, and their conversion to and from records.

A format reads and writes transcripts. A transcript holds less than a record: no times, no links, no
takebacks. A record made from one proves only that the play was legal.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput, IllegalMove
from gamecase.kernel.game import AnyGame
from gamecase.kernel.history import walk_back
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header, PendingEntry, PlayerSpec
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import Appended, MatchState
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.seat import Seat

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class TranscribedGame:
    """One game: all actions in Gamecase notation, nature's included, and the outcome."""

    actions: tuple[str, ...]
    outcome: Outcome | None = None  # None: unfinished
    seating: tuple[int, ...] = ()  # the chair of each seat; empty: chairs in order


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """A match of one table, or a single game."""

    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    names: tuple[str, ...]  # by chair
    match: MatchRule = MatchRule()
    games: tuple[TranscribedGame, ...]
    made: int = 0  # milliseconds since 1970; 0: unknown

    def name(self, game: TranscribedGame, seat: int) -> str:
        """The name of the player at the seat of that number, from 0, in a game."""
        chair = game.seating[seat] if game.seating else seat + 1
        return self.names[chair - 1]


def results_only(text: str) -> Sequence[Transcript]:
    """The `read` of formats that hold results only."""
    raise BadInput(f"{text[:40]!r}: this format holds results only, no play")


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A file format of other programs; a game's `formats` module lists its FORMATS."""

    name: str  # as players call it: "PGN"
    suffix: str  # of its files, without a full stop
    write: Callable[[Transcript], str]
    read: Callable[[str], Sequence[Transcript]] = results_only  # BadInput for other text

    @property
    def can_be_read(self) -> bool:
        return self.read is not results_only


# --- from a record ---


def transcript_of(state: MatchState, entries: Sequence[Entry]) -> Transcript:
    """The transcript of a log; `state` is the one before its first entry."""
    games = []
    for entry in entries:
        if entry.kind is EntryKind.BEGIN and state.node is not None:
            games.append(_transcribe(state))
        state = state.after(entry)
    if state.node is not None:
        games.append(_transcribe(state))
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


def _transcribe(state: MatchState) -> TranscribedGame:
    actions = [node.action for node in walk_back(state.node)]
    played = tuple(reversed(actions[:-1]))  # without the opening
    return TranscribedGame(actions=played, outcome=state.outcome, seating=state.seating)


# --- to a record ---


def header_of(game: AnyGame, transcript: Transcript, table: str, made: int) -> Header:
    """The header for a record of these games; any dice count as entered by hand."""
    if game.uses_chance and not game.chance_by_hand:
        raise BadInput(f"{game.key} cannot be imported: its chance cannot be entered by hand")
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
    """The entries that follow such a header; BadInput names the game and action that is illegal."""
    steps: list[tuple[int, EntryKind, str]] = [(NO_CHAIR, EntryKind.BEGIN, "")]
    for chair, name in enumerate(transcript.names, start=1):
        steps.append((chair, EntryKind.SIT, _clean(name)))
    for number, game in enumerate(transcript.games, start=1):
        if number > 1:
            steps = [(1, EntryKind.BEGIN, "")]
        for step in steps:
            entry, state = _append(state, number, *step)
            yield entry
        for text in game.actions:
            by = 1 if state.to_act is Seat.NATURE else state.turn
            entry, state = _append(state, number, by, EntryKind.ACT, text)
            yield entry
        if state.outcome is None and game.outcome is not None:
            for step in _ending(state, game.outcome):
                entry, state = _append(state, number, *step)
                yield entry
        elif state.outcome is None and number < len(transcript.games):
            raise BadInput(f"game {number} is not over, but another one follows")


def _append(state: MatchState, number: int, by: int, kind: EntryKind, text: str) -> Appended:
    appended = state.append(state.header.made, PendingEntry(by, kind, text))
    if isinstance(appended, Refusal):
        reason = appended.facts.get("detail", f"{text!r} is refused: {appended.clause}")
        error = BadInput(f"game {number}, {kind.value} {text!r}: {reason}")
        if kind is EntryKind.ACT and state.position is not None:
            error.illegal_move = _illegal_move(state, text)
        raise error
    return appended


def _illegal_move(state: MatchState, text: str) -> IllegalMove:
    actions = [node.action for node in walk_back(state.node)]
    return IllegalMove(
        ruleset=state.header.ruleset,
        switches=dict(state.header.switches),
        position=state.game.write(state.position),
        attempt=text,
        written=text,
        actions=tuple(reversed(actions[:-1])),
    )


def _ending(state: MatchState, outcome: Outcome) -> list[tuple[int, EntryKind, str]]:
    """The entries for an end that is not on the board: an agreed draw, or a resignation."""
    if outcome.is_draw:
        return [(1, EntryKind.OFFER, "draw"), (2, EntryKind.DRAW, "")]
    losers = [seat for seat in state.game.seats(state.rules) if seat not in outcome.winners]
    return [(state.chair_of(losers[0]), EntryKind.RESIGN, "")]


def _clean(name: str) -> str:
    printable = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(printable.split())[:LONGEST_NAME]

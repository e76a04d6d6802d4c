"""Games in the formats of other programs, and their conversion to and from records.

A format reads and writes transcripts. A transcript holds less than a record: no times, no links, no
takebacks. A record made from one proves only that the play was legal.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from gamecase.kernel.annotation import Notes, count_notes
from gamecase.kernel.booklet import SwitchValue
from gamecase.kernel.errors import BadInput, FirstIllegalMove
from gamecase.kernel.game import AnyGame
from gamecase.kernel.log import NO_CHAIR, Entry, EntryKind, Header, PendingEntry, PlayerSpec
from gamecase.kernel.match import MatchRule
from gamecase.kernel.match_state import Appended, MatchState
from gamecase.kernel.outcome import Outcome
from gamecase.kernel.phrase import Refusal
from gamecase.kernel.position_history import walk_back
from gamecase.kernel.seat import Seat

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True, kw_only=True)
class TranscribedGame:
    """One game: all actions in Gamecase notation, nature's included, and the outcome."""

    actions: tuple[str, ...]
    outcome: Outcome | None = None  # None: unfinished
    seating: tuple[int, ...] = ()  # the chair of each seat; empty: chairs in order
    start: str = ""  # the position it began from in Gamecase notation; empty: the opening
    notes: Notes = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """A match of one table, or a single game."""

    ruleset: str
    switches: Mapping[str, SwitchValue] = field(default_factory=dict)
    names: tuple[str, ...]  # by chair
    match: MatchRule = MatchRule()
    first_score: tuple[int, ...] = ()  # of the match before the first game; empty: level
    games: tuple[TranscribedGame, ...]
    made: int = 0  # milliseconds since 1970; 0: unknown
    headers: Mapping[str, str] = field(default_factory=dict)  # of the file, as it names them
    losses: tuple[str, ...] = ()  # what the file had that is not here, or what is doubtful

    def name(self, game: TranscribedGame, seat: int) -> str:
        """The name of the player at the seat of that number, from 0, in a game."""
        chair = game.seating[seat] if game.seating else seat + 1
        return self.names[chair - 1]


def results_only(text: str) -> Sequence[Transcript]:
    """The `read` of formats that hold results only."""
    raise BadInput(f"{text[:40]!r}: this format holds results only, no play")


def one_part(text: str) -> Sequence[str]:
    """The `split` of formats whose files are read as a whole."""
    return (text,)


@dataclass(frozen=True, slots=True, kw_only=True)
class Format:
    """A file format of other programs; a game's `formats` module lists its FORMATS."""

    name: str  # as players call it: "PGN"
    suffix: str  # of its files, without a full stop
    write: Callable[[Transcript], str]
    read: Callable[[str], Sequence[Transcript]] = results_only  # BadInput for other text
    split: Callable[[str], Sequence[str]] = one_part  # the games of a text that can be read alone
    keeps: frozenset[str] = frozenset()  # which of KEPT `write` writes
    header_names: frozenset[str] | None = None  # of the headers it keeps; None: any
    usual_marks: Mapping[str, str] = field(default_factory=dict)  # what marks of its own mean

    @property
    def can_be_read(self) -> bool:
        return self.read is not results_only


@dataclass(frozen=True, slots=True, kw_only=True)
class BinaryFormat:
    """A file format of other programs that is no text; it is read, and not written."""

    name: str
    suffix: str
    read: Callable[[bytes], Sequence[Transcript]]  # BadInput for other bytes


#: What a format may keep beside names, actions, results and the date.
KEPT = frozenset({"headers", "comments", "marks", "variations", "starts"})


def losses_in(format_: Format, transcript: Transcript) -> tuple[str, ...]:
    """What of a transcript a format does not keep, in words.

    >>> plain = Format(name="CSV", suffix="csv", write=lambda transcript: "")
    >>> losses_in(plain, Transcript(ruleset="", names=(), games=(), headers={"ECO": "C20"}))
    ('CSV has no place for the header ECO',)
    """
    counts = {"comment": 0, "mark": 0, "variation": 0, "start": 0}
    for game in transcript.games:
        counts["start"] += bool(game.start)
        for kind, count in count_notes(game.notes).items():
            counts[kind] += count
    names = format_.header_names if "headers" in format_.keeps else frozenset()
    headers = [
        name
        for name, value in transcript.headers.items()
        if names is not None
        and name not in names
        and not (transcript.made and read_date(value) == transcript.made)  # kept as the date
    ]
    lost = [f"the header{'s' * (len(headers) > 1)} {', '.join(headers)}"] if headers else []
    for kind, count in counts.items():
        if count and f"{kind}s" not in format_.keeps:
            lost.append(f"{count} {kind if count == 1 else f'{kind}s'}")
    return tuple(f"{format_.name} has no place for {each}" for each in lost)


def read_date(text: str) -> int:
    """The milliseconds since 1970 of a date such as 2024.05.17 or 2024-05-17; 0 where it is none.

    >>> read_date("1970.01.02"), read_date("2024.??.??")
    (86400000, 0)
    """
    try:
        date = datetime.strptime(text.strip()[:10].replace("-", "."), "%Y.%m.%d")
    except ValueError:
        return 0
    return int(date.replace(tzinfo=UTC).timestamp()) * 1000


def write_date(made: int) -> str:
    """The date as files write it: 2024.05.17."""
    return f"{datetime.fromtimestamp(made // 1000, UTC):%Y.%m.%d}"


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
    return TranscribedGame(
        actions=played, outcome=state.outcome, seating=state.seating, start=state.header.start
    )


# --- to a record ---


def header_of(
    game: AnyGame, rules: object, transcript: Transcript, table: str, made: int
) -> Header:
    """The header for a record of these games; any dice count as entered by hand."""
    has_chance = game.has_chance(rules)
    if has_chance and not game.chance_by_hand:
        raise BadInput(f"{game.key} cannot be imported: its chance cannot be entered by hand")
    return Header(
        table=table,
        game=game.key,
        version=game.version,
        ruleset=transcript.ruleset,
        switches=dict(transcript.switches),
        players=tuple(PlayerSpec() for _ in transcript.names),
        match=transcript.match,
        dice="manual" if has_chance else "none",
        made=made,
        start=transcript.games[0].start if transcript.games else "",
    )


def entries_of(state: MatchState, transcript: Transcript) -> Iterator[Entry]:
    """The entries that follow such a header; BadInput names the game and action that is illegal."""
    return (appended.entry for appended in replayed(state, transcript))


def replayed(state: MatchState, transcript: Transcript) -> Iterator[Appended]:
    """The entries of `entries_of`, each with the state after it."""
    if any(transcript.first_score):
        score = transcript.first_score
        raise BadInput(f"the match starts at {score}; a table starts at (0, 0)")
    for number, game in enumerate(transcript.games, start=1):
        if game.start != state.header.start:
            raise BadInput(f"game {number} begins from another position than the first one")
    steps: list[tuple[int, EntryKind, str]] = [(NO_CHAIR, EntryKind.BEGIN, "")]
    for chair, name in enumerate(transcript.names, start=1):
        steps.append((chair, EntryKind.SIT, _clean(name)))
    for number, game in enumerate(transcript.games, start=1):
        if number > 1:
            steps = [(1, EntryKind.BEGIN, "")]
        for step in steps:
            appended = _append(state, number, *step)
            state = appended.state
            yield appended
        for text in game.actions:
            by = 1 if state.to_act is Seat.NATURE else state.turn
            appended = _append(state, number, by, EntryKind.ACT, text)
            state = appended.state
            yield appended
        if state.outcome is None and game.outcome is not None:
            for step in _ending(state, game.outcome):
                appended = _append(state, number, *step)
                state = appended.state
                yield appended
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


def _illegal_move(state: MatchState, text: str) -> FirstIllegalMove:
    actions = [node.action for node in walk_back(state.node)]
    return FirstIllegalMove(
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

"""What the pages of an event show: its rounds, standings, own games and the next step, as rows."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from gamecase.events.entrants import Entrant
from gamecase.events.formats.ladder import ladder_order
from gamecase.events.formats.registry import format_of
from gamecase.events.pairing_types import EventRound, Pairing
from gamecase.events.standings import EventStanding
from gamecase.events.state import EventState
from gamecase.kernel.phrase import Refusal
from gamecase.web.pages.events.results import bye_text, pairing_text, points_text, total_text
from gamecase.words import Speaker

#: Where a pairing is played online: the path of its table, by round and number.
TablePaths = Mapping[tuple[int, int], str]

_TIE_SIGNS = {
    "buchholz": "BH",
    "buchholz-cut-1": "BH-1",
    "sonneborn-berger": "SB",
    "direct-encounter": "DE",
    "wins": "W",
    "points-difference": "±",
    "board-points": "BP",
    "performance-rating": "PR",
}
_TIE_WORDS = {
    "buchholz": "tie-break-buchholz-about",
    "buchholz-cut-1": "tie-break-buchholz-cut-1-about",
    "sonneborn-berger": "tie-break-sonneborn-berger-about",
    "direct-encounter": "tie-break-direct-encounter-about",
    "wins": "tie-break-wins-about",
    "points-difference": "tie-break-points-difference-about",
    "board-points": "tie-break-board-points-about",
    "performance-rating": "tie-break-performance-rating-about",
}
_MOST_OVER = 100  # games that are over, where they stand in one list
_FLIGHT_LABELS = {
    "main": "event-main",
    "consolation": "event-consolation",
    "last-chance": "event-last-chance",
    "playoff": "event-playoff",
}


@dataclass(frozen=True, slots=True)
class PairingRow:
    """A pairing as tables show it."""

    round: int
    table: int
    first: str
    second: str  # empty: a bye
    result: str
    is_done: bool
    is_own: bool
    flight: str = ""
    path: str = ""
    is_online: bool = False
    total: str = ""  # the result, of teams as one pair of numbers


@dataclass(frozen=True, slots=True)
class RoundRows:
    """A round with its pairings, or the games under way where rounds overlap."""

    key: str
    title: str
    is_started: bool
    is_open: bool  # unfolded
    pairings: Sequence[PairingRow]


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A line of the standings."""

    entrant: int
    rank: int
    name: str
    note: str  # rating and club
    score: str
    ties: Sequence[str]
    is_own: bool
    is_withdrawn: bool


@dataclass(frozen=True, slots=True)
class TieHead:
    """A tie-break: its key, the sign at the head of its column, and its explanation."""

    key: str
    sign: str
    about: str  # the message that explains it


@dataclass(frozen=True, slots=True)
class OwnGame:
    """What a reader who plays in the event is to do now."""

    round: int
    table: int
    opponent: str  # empty: a bye
    result: str
    plays_online: bool
    may_report: bool
    boards: Sequence[str]  # of a team, who plays at each board; otherwise one without a name


@dataclass(frozen=True, slots=True)
class NextStep:
    """What the organiser does next: pair, start, close, wait, or nothing."""

    kind: str
    round: int = 0


def flight_label(words: Speaker, flight: str) -> str:
    """The name of a cup of a knockout; empty for rounds of everybody."""
    key = _FLIGHT_LABELS.get(flight)
    return words(key) if key else ""


def round_rows(
    state: EventState, words: Speaker, own: Iterable[int] = (), paths: TablePaths | None = None
) -> list[RoundRows]:
    """All rounds, the newest first. Cups are named only where there are several.

    Where rounds overlap, as in an arena, there are the games under way and those that are over.
    """
    reader, places = frozenset(own), paths or {}
    flights = {pairing.flight for _, pairing in state.pairings}
    key = state.settings.format

    def row(number: int, pairing: Pairing) -> PairingRow:
        return PairingRow(
            number,
            pairing.table,
            state.entrants[pairing.first].name,
            state.entrants[pairing.second].name if pairing.second else "",
            bye_text(pairing, key) if pairing.is_bye else pairing_text(pairing),
            pairing.is_done,
            bool(reader & {pairing.first, pairing.second}),
            flight_label(words, pairing.flight) if len(flights) > 1 else "",
            places.get((number, pairing.table), ""),
            pairing.place == "online",
            bye_text(pairing, key) if pairing.is_bye else total_text(pairing),
        )

    if format_of(state).starts_at_once:
        rows = [row(each.number, pairing) for each, pairing in state.pairings]
        under_way = sorted((each for each in rows if not each.is_done), key=lambda r: r.table)
        over = [each for each in reversed(rows) if each.is_done][:_MOST_OVER]
        both = [
            RoundRows("under-way", words("home-state-open"), True, True, under_way),
            RoundRows("over", words("home-state-over"), True, not under_way, over),
        ]
        return [each for each in both if each.pairings]
    return [
        RoundRows(
            f"round-{each.number}",
            words("event-round", number=each.number),
            each.is_started,
            each.number == len(state.rounds) or not each.is_done,
            [row(each.number, pairing) for pairing in each.pairings],
        )
        for each in reversed(state.rounds)
    ]


def challenge_choices(state: EventState, challenger: int) -> list[Entrant]:
    """Whom somebody on a ladder may challenge: those above who still play, the next one first."""
    order = ladder_order(state)
    above = order[: order.index(challenger)] if challenger in order else []
    entrants = [state.entrants[number] for number in reversed(above)]
    return [entrant for entrant in entrants if not entrant.is_withdrawn]


def standing_rows(
    state: EventState, standings: Sequence[EventStanding], own: Iterable[int] = ()
) -> list[StandingRow]:
    """The standings; before the first round, everybody by number."""
    reader = frozenset(own)
    if not state.rounds:
        standings = sorted(standings, key=lambda line: line.entrant)
    return [
        StandingRow(
            line.entrant,
            line.rank if state.rounds else line.entrant,
            line.name,
            _note(state, line.entrant),
            points_text(line.score),
            [points_text(value) for value in line.tie_breaks.values()],
            line.entrant in reader,
            line.is_withdrawn,
        )
        for line in standings
    ]


def _note(state: EventState, number: int) -> str:
    entrant = state.entrants[number]
    members = ", ".join(member.name for member in entrant.members)
    rating = str(entrant.rating) if entrant.rating else ""
    return " · ".join(filter(None, (rating, entrant.club, members)))


def tie_heads(state: EventState, standings: Sequence[EventStanding]) -> list[TieHead]:
    """The tie-breaks that count, in their order, once there are results."""
    if not state.rounds or not standings:
        return []
    return [TieHead(key, _TIE_SIGNS[key], _TIE_WORDS[key]) for key in standings[0].tie_breaks]


def own_games(state: EventState, own: Iterable[int]) -> list[OwnGame]:
    """The games of a reader: of the last round, and any that has no result yet."""
    games = []
    for each in state.rounds:
        if not each.is_started:
            continue
        for number in sorted(own):
            pairing = each.pairing_of(number)
            if pairing is None or (pairing.is_done and each.number < len(state.rounds)):
                continue
            if state.is_closed:
                continue
            games.append(_own_game(state, each, pairing, number))
    return games


def _own_game(state: EventState, each: EventRound, pairing: Pairing, own: int) -> OwnGame:
    other = pairing.opponent_of(own)
    plays_online = pairing.place == "online" and not pairing.is_done
    may_report = state.settings.players_report and not pairing.is_done and pairing.place == "real"
    name = state.entrants[other].name if other else ""
    result = pairing_text(pairing)
    boards = board_names(state, own)
    return OwnGame(each.number, pairing.table, name, result, plays_online, may_report, boards)


def board_names(state: EventState, entrant: int) -> list[str]:
    """Who of a team plays at each board; of a single player or a pair, one without a name."""
    boards = state.settings.boards
    if boards == 1:
        return [""]
    return [member.name for member in state.entrants[entrant].members[:boards]]


def next_step(state: EventState) -> NextStep:
    """The step that the organiser's large button takes."""
    if state.is_closed:
        return NextStep("")
    last = state.rounds[-1] if state.rounds else None
    if last is not None and not last.is_started:
        return NextStep("start", last.number)
    event_format = format_of(state)
    waits = event_format.waits_for_results and last is not None and not last.is_done
    if waits:
        return NextStep("wait")
    if state.rounds and event_format.is_finished(state):
        return NextStep("close" if all(each.is_done for each in state.rounds) else "wait")
    if len(state.active) < event_format.least_entrants or state.settings.format == "ladder":
        return NextStep("")
    if event_format.starts_at_once and isinstance(event_format.pair(state), Refusal):
        return NextStep("wait")  # nobody is free
    return NextStep("pair", len(state.rounds) + 1)

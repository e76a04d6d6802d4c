"""The log of an event in words: who changed what."""

from collections.abc import Sequence

from gamecase.events import entries
from gamecase.events.entries import AnyEventEntry
from gamecase.events.log import ORGANISER, LoggedEntry
from gamecase.events.pairing_types import GameResult
from gamecase.events.roles import entrant_of
from gamecase.events.state import EventState
from gamecase.web.pages.events.results import result_text
from gamecase.words import Speaker

_MOST_LINES = 300


def log_lines(
    state: EventState, logged: Sequence[LoggedEntry], words: Speaker
) -> list[tuple[str, str, int]]:
    """The newest lines first: who, what, and when in milliseconds."""
    return [
        (author_name(state, each.by), entry_text(state, each.entry, words), each.at)
        for each in reversed(logged[-_MOST_LINES:])
    ]


def author_name(state: EventState, by: str) -> str:
    """The name of whoever made an entry; a sign for the server."""
    if by == ORGANISER:
        return state.header.organiser or "★"
    if entrant_of(by):
        entrant = state.entrants.get(entrant_of(by))
        return entrant.name if entrant else by
    return state.helpers.get(by, by) or "⚙"


def entry_text(state: EventState, entry: AnyEventEntry, words: Speaker) -> str:
    """An entry in words, put together from parts that say one thing each."""
    return " · ".join(filter(None, _parts(state, entry, words)))


def _parts(state: EventState, entry: AnyEventEntry, words: Speaker) -> tuple[str, ...]:
    match entry:
        case entries.RoundPaired():
            how = "by-hand" if entry.by_hand else "pair-again" if entry.again else "pairings"
            return (words("event-round", number=entry.round), words(f"event-{how}"))
        case entries.RoundStarted():
            return (words("event-start", number=entry.round),)
        case entries.ResultEntered():
            return (*_place(entry, words), _said(entry.result))
        case entries.ResultCorrected():
            change = f"{_said(entry.before)} → {_said(entry.result)}"
            return (*_place(entry, words), words("event-correct"), change, entry.why)
        case entries.ResultsRated():
            return (words("rated-badge"), str(len(entry.boards)))
        case entries.EventClosed():
            return (words("home-state-over"),)
        case entries.EventReopened():
            return (words("event-reopen"), entry.why)
        case _:
            return _people_parts(state, entry, words)


def _people_parts(state: EventState, entry: AnyEventEntry, words: Speaker) -> tuple[str, ...]:
    """What happened to entrants, pairs and helpers."""

    def name(number: int) -> str:
        return state.entrants[number].name

    match entry:
        case entries.EventImported():
            return (words("event-import"),)
        case entries.EntrantAdded():
            return (words("told-sit", name=entry.entrant.name),)
        case entries.EntrantChanged():
            return (words("start-change"), entry.entrant.name)
        case entries.EntrantWithdrawn():
            return (words("event-withdrawn"), name(entry.entrant), entry.why)
        case entries.EntrantReturned():
            return (words("event-return"), name(entry.entrant))
        case entries.ByeRequested() | entries.ByeCancelled():
            what = entry.kind if isinstance(entry, entries.ByeRequested) else "cancelled"
            number = words("event-round", number=entry.round)
            return (words(f"event-bye-{what}"), name(entry.entrant), number)
        case entries.HelperNamed():
            return (words("event-helpers"), entry.name)
        case entries.PairForbidden():
            return (words("event-forbid"), f"{name(entry.first)} – {name(entry.second)}")
        case entries.RepeatPairingAllowed():
            both = f"{name(entry.first)} – {name(entry.second)}"
            return (words("account-remove"), words("event-forbid"), both)
        case entries.HelperDismissed():
            return (words("account-remove"), words("event-helpers"), entry.person)
        case _:
            return ()


def _place(
    entry: entries.ResultEntered | entries.ResultCorrected, words: Speaker
) -> tuple[str, str]:
    return words("event-round", number=entry.round), words("event-board", number=entry.table)


def _said(result: GameResult | None) -> str:
    return result_text(result) if result is not None else "–"

"""The results of an event as formats of its game write them."""

from collections.abc import Iterable, Mapping

from gamecase.events.entries import ResultCorrected, ResultEntered
from gamecase.events.log import LoggedEntry
from gamecase.events.online_tables import chair_names
from gamecase.events.pairing_types import BoardPlace
from gamecase.events.state import EventState
from gamecase.kernel.event_results import EventResults, MatchResult
from gamecase.kernel.match import read_match
from gamecase.kernel.transcript import Transcript


def event_results(
    state: EventState,
    log: Iterable[LoggedEntry],
    transcripts: Mapping[BoardPlace, Transcript],
) -> EventResults:
    """Everything that was played, in order; forfeits and byes are no matches."""
    times = {
        (each.entry.round, each.entry.table, each.entry.board): each.at
        for each in log
        if isinstance(each.entry, ResultEntered | ResultCorrected)
    }
    matches = []
    for each, pairing in state.pairings:
        for board, result in enumerate(pairing.results, start=1):
            place = (each.number, pairing.table, board)
            if result is None or not result.is_played:
                continue
            names = chair_names(state, pairing, board)
            matches.append(
                MatchResult(
                    key=f"{state.header.event}/{each.number}/{pairing.table}/{board}",
                    made=times.get(place, state.header.made),
                    nth_round=each.number,
                    sides=(tuple(names[0::2]), tuple(names[1::2])),
                    winner=result.winner,
                    points=result.points,
                    transcript=transcripts.get(place),
                )
            )
    settings = state.settings
    return EventResults(
        name=settings.name,
        location=settings.location,
        match=read_match(settings.match),
        matches=tuple(matches),
    )

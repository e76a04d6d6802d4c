"""The performance rating (PR) of entrants over those of their online games that were analysed."""

from gamecase.events.event_store import EventStore
from gamecase.events.state import EventState
from gamecase.study.analyses import StudyStore
from gamecase.study.equity_measures import performance_rating
from gamecase.study.tally import ErrorSum, tally_of


class PerformanceRatings:
    """Reads the analyses of an event's tables."""

    def __init__(self, rows: EventStore, study: StudyStore) -> None:
        self._rows = rows
        self._study = study

    async def of_event(self, state: EventState) -> dict[int, float]:
        """The PR of everybody with an analysed game, by entrant; lower is better."""
        boards = {board.table_id: board for board in await self._rows.tables(state.header.event)}
        errors: dict[int, ErrorSum] = {}
        for (table, nth_game), found in (await self._study.states([*boards])).items():
            pairing = state.pairing(boards[table].round, boards[table].table)
            if found != "done" or pairing is None:
                continue
            decisions = await self._study.decisions(table, nth_game)
            for chair, entrant in ((1, pairing.first), (2, pairing.second)):
                total = tally_of(decisions, chair).total
                errors[entrant] = errors.get(entrant, ErrorSum()) + total
        return {
            entrant: performance_rating(total)
            for entrant, total in errors.items()
            if total.decisions
        }

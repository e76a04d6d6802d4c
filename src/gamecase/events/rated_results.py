"""Ratings by results of real boards in rated events; online tables rate themselves.

They count when the event ends, with all corrections made until then. A ladder has no end, so there
each result counts when it is entered. An entry of the log names what has counted, once and for all.
"""

from collections.abc import Mapping, Sequence

from gamecase.events.entries import AnyEventEntry, EventClosed, ResultEntered, ResultsRated
from gamecase.events.event_store import EventStore
from gamecase.events.pairing_types import BoardPlace
from gamecase.events.roles import entrant_person
from gamecase.events.state import EventState, applied
from gamecase.kernel.match import read_match
from gamecase.registry import find
from gamecase.storage.store import ExtraWrites
from gamecase.tables.ratings import AccountRatings, RealBoardMatch, match_length


class RatedResults:
    """Finds the results of an event that change ratings, and the writes that do it."""

    def __init__(self, rows: EventStore, ratings: AccountRatings) -> None:
        self._rows = rows
        self._ratings = ratings

    def knows(self, holder: str) -> bool:
        """Whether the holder has an account."""
        return self._ratings.knows(holder)

    async def of_entries(
        self, state: EventState, new: Sequence[AnyEventEntry]
    ) -> tuple[ResultsRated | None, ExtraWrites | None]:
        """What new entries make count: the entry that says so, and the writes to make with it."""
        boards = boards_to_rate(state, new)
        if not boards:
            return None, None
        holders = await self._rows.holders(state.header.event)
        for entry in new:
            state = applied(state, entry)
        matches = {board: self._match(state, board, holders) for board in boards}
        rated = {board: match for board, match in matches.items() if match is not None}
        if not rated:
            return None, None
        return ResultsRated(boards=tuple(rated)), self._ratings.rate_all([*rated.values()])

    def _match(
        self, state: EventState, board: BoardPlace, holders: Mapping[str, Sequence[str]]
    ) -> RealBoardMatch | None:
        """The match of a board; None unless two accounts played it."""
        pairing = state.pairing(board[0], board[1])
        assert pairing is not None  # it was found in the state
        result = pairing.results[board[2] - 1]
        assert result is not None
        accounts = [
            [each for each in holders.get(entrant_person(number), ()) if self.knows(each)]
            for number in (pairing.first, pairing.second)
        ]
        if [len(each) for each in accounts] != [1, 1] or accounts[0] == accounts[1]:
            return None
        game = find(state.settings.game).game
        return RealBoardMatch(
            game=game.key,
            holders=(accounts[0][0], accounts[1][0]),
            winner=result.winner,
            length=match_length(read_match(state.settings.match), game.points_per_game),
        )


def boards_to_rate(state: EventState, new: Sequence[AnyEventEntry]) -> list[BoardPlace]:
    """The boards whose results count once these entries are made."""
    settings = state.settings
    if not settings.is_rated or settings.boards > 1 or settings.people > 1:
        return []
    for entry in new:
        state = applied(state, entry)
    played = [
        (each.number, pairing.table, board)
        for each, pairing in state.pairings
        if pairing.place == "real"
        for board, result in enumerate(pairing.results, start=1)
        if result is not None and result.is_played
    ]
    if not any(isinstance(entry, EventClosed) for entry in new):
        entered = {(e.round, e.table, e.board) for e in new if isinstance(e, ResultEntered)}
        played = [board for board in played if board in entered and settings.format == "ladder"]
    return [board for board in played if board not in state.rated]

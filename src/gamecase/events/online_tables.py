"""The tables of an event: those at which pairings are played online, and score tables.

The id of such a table is computed from its place in the event. So it is created once, however
often a server that was killed starts again, and by whichever process comes first.
"""

import base64
import contextlib
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence

from gamecase.events.entrants import Entrant
from gamecase.events.event_store import EventStore, EventTable
from gamecase.events.log import ORGANISER
from gamecase.events.pairing_types import GameResult, Pairing
from gamecase.events.real_board_tables import real_board_dice, real_board_switches
from gamecase.events.roles import entrant_person
from gamecase.events.state import EventState
from gamecase.kernel.clock import read_clock
from gamecase.kernel.match import read_match
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.storage.store import Conflict
from gamecase.tables.service import TableService
from gamecase.tables.table import Table
from gamecase.tables.table_factory import PlayerSlot, TableRequest


def table_id(event: str, number: int, table: int, board: int) -> str:
    """The id of the table of a board."""
    place = f"{event}/{number}/{table}/{board}"
    return base64.urlsafe_b64encode(hashlib.sha256(place.encode()).digest()[:9]).decode()


def planned_tables(state: EventState, number: int) -> list[EventTable]:
    """The online tables of a round."""
    event = state.header.event
    found = state.round(number)
    return [
        EventTable(table_id(event, number, p.table, board), event, number, p.table, board)
        for p in (found.pairings if found is not None else ())
        if p.place == "online" and not p.is_bye and not p.is_done
        for board in range(1, len(p.results) + 1)
    ]


def waiting_boards(state: EventState, tables: Iterable[EventTable]) -> list[EventTable]:
    """Those of an event's tables whose results are not known."""
    waiting = []
    for table in tables:
        pairing = state.pairing(table.round, table.table)
        if pairing is not None and pairing.results[table.board - 1] is None:
            waiting.append(table)
    return waiting


def is_online(state: EventState, board: EventTable) -> bool:
    pairing = state.pairing(board.round, board.table)
    return pairing is not None and pairing.place == "online"


def result_of(state: MatchState, *, needs_winner: bool) -> GameResult | None:
    """The result of a table's first match; in a knockout that of the first one with a winner."""
    matches = [match for match in state.match_winners if match or not needs_winner]
    if not matches:
        return None
    winners = matches[0]
    score = state.match.score if len(state.match_winners) == 1 and state.match.is_over else (0, 0)
    points = (score[0], score[1])
    if len(winners) == len(score) or not winners:
        return GameResult(points=points if points[0] == points[1] else (0, 0))
    winner = 1 if 1 in winners else 2
    leads = 1 if points[0] > points[1] else 2
    return GameResult(winner=1 if winner == 1 else 2, points=points if leads == winner else (0, 0))


class EventTables:
    """Opens the tables of pairings, and seats those who come to play."""

    def __init__(
        self, rows: EventStore, tables: TableService, has_account: Callable[[str], bool]
    ) -> None:
        self._rows = rows
        self._tables = tables
        self._has_account = has_account

    async def open(self, state: EventState, boards: list[EventTable]) -> None:
        """Create those of the online tables that do not exist yet."""
        holders = await self._rows.holders(state.header.event) if boards else {}
        organiser = holders.get(ORGANISER, [""])[0]
        for board in boards:
            if await self._tables.table(board.table_id) is None:
                is_rated = state.settings.is_rated and self._are_accounts(state, board, holders)
                await self._create(_online_request(state, board, is_rated=is_rated), organiser)

    async def keep_score(self, state: EventState, board: EventTable, holder: str) -> Table | None:
        """The score table of a real board; whoever opens it holds all its chairs."""
        if await self._tables.table(board.table_id) is None:
            await self._rows.add_table(board)
            await self._create(_score_request(state, board), holder)
        return await self._tables.table(board.table_id)

    async def _create(self, request: TableRequest, holder: str) -> None:
        with contextlib.suppress(Conflict):  # another process has just created it
            await self._tables.create_table(request, holder)

    def _are_accounts(
        self, state: EventState, board: EventTable, holders: Mapping[str, Sequence[str]]
    ) -> bool:
        """Whether both sides have an account; otherwise their game is not rated."""
        pairing = _pairing(state, board)
        sides = [holders.get(entrant_person(n), ()) for n in (pairing.first, pairing.second)]
        return all(any(map(self._has_account, side)) for side in sides)

    async def table(self, state: EventState, board: EventTable) -> Table | None:
        """The table of a board, created if it is missing."""
        await self.open(state, [board])
        return await self._tables.table(board.table_id)

    async def finished(self, state: EventState, board: EventTable) -> GameResult | None:
        """The result of a table; None while it is being played."""
        table = await self._tables.table(board.table_id)
        if table is None:
            return None
        pairing = state.pairing(board.round, board.table)
        is_knockout = pairing is not None and pairing.flight != "rounds"
        return result_of(table.state, needs_winner=is_knockout)

    async def take_seat(
        self, state: EventState, board: EventTable, entrant: int, holder: str
    ) -> Table | Refusal:
        """Give a holder the chair of an entrant, unless they have it already."""
        table = await self.table(state, board)
        pairing = state.pairing(board.round, board.table)
        if table is None or pairing is None:
            return Refusal("event-no-pairing", {"round": board.round, "table": board.table})
        side = pairing.side_of(entrant)
        own = [number for number in table.chairs if (number - 1) % 2 == side - 1]
        if {*own} & {*table.held_by(holder)}:
            return table
        free = [number for number in own if table.chairs[number].invite]
        if not free:
            return Refusal("event-not-yours")
        names = chair_names(state, pairing, board.board)
        refusal = await table.sit(free[0], holder, names[free[0] - 1])
        return refusal or table


def _online_request(state: EventState, board: EventTable, *, is_rated: bool) -> TableRequest:
    settings = state.settings
    return TableRequest(
        table_id=board.table_id,
        game=settings.game,
        ruleset=settings.ruleset,
        switches=settings.switches,
        slots=_slots(state, board, "here" if settings.is_one_screen else "away"),
        match=read_match(settings.match),
        seating="given",
        clock=read_clock(settings.clock) if settings.clock else None,
        is_rated=is_rated,
    )


def _score_request(state: EventState, board: EventTable) -> TableRequest:
    settings = state.settings
    return TableRequest(
        table_id=board.table_id,
        game=settings.game,
        ruleset=settings.ruleset,
        switches=real_board_switches(settings),
        slots=_slots(state, board, "here"),
        match=read_match(settings.match),
        dice=real_board_dice(settings),
        seating="given",
    )


def _slots(state: EventState, board: EventTable, kind: str) -> tuple[PlayerSlot, ...]:
    names = chair_names(state, _pairing(state, board), board.board)
    return tuple(PlayerSlot(kind, name) for name in names)


def _pairing(state: EventState, board: EventTable) -> Pairing:
    pairing = state.pairing(board.round, board.table)
    assert pairing is not None  # a table is opened for a pairing
    return pairing


def chair_names(state: EventState, pairing: Pairing, board: int) -> list[str]:
    """The names for the chairs in order; partners sit opposite each other."""
    first, second = state.entrants[pairing.first], state.entrants[pairing.second]
    if state.settings.people == 1:
        return [_name(first, state, board), _name(second, state, board)]
    (one, two), (three, four) = _partners(first), _partners(second)
    return [one, three, two, four]


def _partners(pair: Entrant) -> tuple[str, str]:
    if len(pair.members) == 2:
        return pair.members[0].name, pair.members[1].name
    return pair.name, pair.name


def _name(entrant: Entrant, state: EventState, board: int) -> str:
    if state.settings.boards > 1 and len(entrant.members) >= board:
        return entrant.members[board - 1].name
    return entrant.name

"""Play in events at tables of the case, online or to keep the score of a real board.

Online tables open with their rounds, score tables when somebody asks for one. Their results go to
the event by themselves.
"""

import asyncio
import contextlib

from gamecase.events.commands import EnterResult, PairRound
from gamecase.events.event_store import EventTable
from gamecase.events.online_tables import EventTables, is_online, table_id, waiting_boards
from gamecase.events.real_board_tables import keeps_score, score_refusal
from gamecase.events.roles import EventRoles
from gamecase.events.service import EventService, NoSuchEvent
from gamecase.events.state import EventState
from gamecase.kernel.match_state import MatchState
from gamecase.kernel.phrase import Refusal
from gamecase.storage.store import StoreUnavailable
from gamecase.tables.service import TableService
from gamecase.tables.table import Table

_WATCH_SECONDS = 5
_MOST_WATCHED = 200


def board_at(event: str, number: int, table: int, board: int = 1) -> EventTable:
    """The online table of a board, whether or not it exists yet."""
    return EventTable(table_id(event, number, table, board), event, number, table, board)


class OnlinePlay:
    """Connects the events of a server with its tables."""

    def __init__(self, events: EventService, tables: TableService) -> None:
        self._events = events
        self._tables = EventTables(events.rows, tables, self._has_account)
        self._tasks: set[asyncio.Task[None]] = set()
        self._watched: set[str] = set()
        events.after_command = self._open_tables

    def _has_account(self, holder: str) -> bool:
        rated = self._events.rated_results
        return rated is not None and rated.knows(holder)

    async def play(self, holder: str, board: EventTable) -> Table | Refusal:
        """The table of a board, with the holder in the chair of their entrant.

        Whoever is no entrant of an online pairing gets the table to watch. The score of a real
        board is kept by one of its players, or by somebody who directs the event.
        """
        roles = await self._events.roles(board.event, holder)
        return await self.play_as(roles, holder, board)

    async def play_as(
        self, roles: EventRoles | Refusal, holder: str, board: EventTable
    ) -> Table | Refusal:
        """The table of a board for a holder who acts in these roles, or was refused them."""
        if isinstance(roles, Refusal):
            return roles
        no_pairing = Refusal("event-no-pairing", {"round": board.round, "table": board.table})
        state = await self._events.state(board.event)
        pairing = state.pairing(board.round, board.table) if state is not None else None
        if state is None or pairing is None or board.board > len(pairing.results):
            return no_pairing
        if not state.rounds[board.round - 1].is_started:
            return Refusal("event-not-started", {"round": board.round})
        if pairing.place == "real":
            refusal = score_refusal(state, pairing, roles)
            return refusal or await self.keep_score(state, board, holder) or no_pairing
        own = [number for number in (pairing.first, pairing.second) if number in roles.entrants]
        if own and not state.settings.is_one_screen:
            return await self._tables.take_seat(state, board, own[0], holder)
        return await self._tables.table(state, board) or no_pairing

    async def keep_score(self, state: EventState, board: EventTable, holder: str) -> Table | None:
        """The score table of a real board, whose chairs the holder has; None if there is none.

        Nobody keeps the score where the result is known already.
        """
        pairing = state.pairing(board.round, board.table)
        is_open = pairing is not None and pairing.results[board.board - 1] is None
        if not is_open or not keeps_score(state.settings):
            return None
        self._watched.add(board.event)
        return await self._tables.keep_score(state, board, holder)

    # --- results ---

    def entries_stored(self, table: Table, before: MatchState) -> None:
        """A table has stored entries: if its match has ended, its result goes to its event."""
        if len(table.state.match_winners) > len(before.match_winners):
            task = asyncio.create_task(self._match_ended(table.id), name=f"result of {table.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _match_ended(self, table: str) -> None:
        with contextlib.suppress(StoreUnavailable):  # `watch` tries again
            board = await self._events.rows.table(table)
            if board is not None:
                await self.reconcile(board.event)

    async def reconcile(self, event: str) -> None:
        """Open tables that are missing, and enter results of tables that have ended.

        So nothing is lost when a server is killed between a table and its event.
        """
        state = await self._events.state(event)
        if state is None or state.is_closed:
            return
        await self._open_tables(state)
        for board in waiting_boards(state, await self._events.rows.tables(event)):
            result = await self._tables.finished(state, board)
            if result is not None:
                command = EnterResult(
                    round=board.round, table=board.table, board=board.board, result=result
                )
                await self._events.enter_as_server(event, command)
        is_online_arena = state.settings.format == "arena" and state.settings.place == "online"
        if is_online_arena and state.rounds:
            await self._events.enter_as_server(event, PairRound(round=len(state.rounds) + 1))

    async def _open_tables(self, state: EventState) -> None:
        event = state.header.event
        tables = [] if state.is_closed else await self._events.rows.tables(event)
        boards = waiting_boards(state, tables)
        if boards:
            self._watched.add(event)
            await self._tables.open(state, [each for each in boards if is_online(state, each)])
        else:
            self._watched.discard(event)

    # --- background ---

    async def watch(self) -> None:
        """Reconcile the events that are under way with their tables, until cancelled."""
        with contextlib.suppress(StoreUnavailable):
            states = await self._events.newest(_MOST_WATCHED)
            self._watched |= {state.header.event for state in states if not state.is_closed}
        while True:
            for event in [*self._watched]:
                with contextlib.suppress(StoreUnavailable, NoSuchEvent):
                    await self.reconcile(event)
            await asyncio.sleep(_WATCH_SECONDS)

    async def close(self) -> None:
        """End what runs in the background."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

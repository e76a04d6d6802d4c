"""Keeps the opening explorer's index of a holder's own games up to date.

Tables are looked at when somebody asks: those with entries that were not looked at yet. Games are
replayed in the import process, in pieces between which others have their turn.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from gamecase.kernel.errors import BadInput
from gamecase.storage.connection import Connection
from gamecase.storage.store import Store, StoredTable
from gamecase.study.indexed_game import IndexedGame
from gamecase.study.opening_writes import OpeningGame
from gamecase.study.openings import OpeningSource, OpeningStore
from gamecase.study.own_names import OwnNames, own_side
from gamecase.tables.game_file_reader import index_tables
from gamecase.tables.import_pool import ImportPool, Unreadable

log = logging.getLogger(__name__)

_TABLES_AT_ONCE = 20

_PENDING = (
    "SELECT t.id, (SELECT max(number) FROM entries WHERE table_id = t.id) AS last "
    "FROM tables AS t WHERE t.id IN (SELECT table_id FROM chairs WHERE holder = $1) "
    "AND t.header LIKE $2"
)
_KNOWN = "SELECT table_id, last_entry FROM opening_tables WHERE source = $1"


@dataclass(slots=True)
class IndexProgress:
    """How far the games of a holder have been looked at."""

    done: int
    all: int


class OpeningIndexer:
    """Looks at tables in the background, once for each holder and game at a time."""

    def __init__(
        self, store: Store, pool: ImportPool, openings: OpeningStore, own_names: OwnNames
    ) -> None:
        self._store = store
        self._pool = pool
        self._openings = openings
        self._own_names = own_names
        self._running: dict[tuple[str, str], tuple[asyncio.Task[None], IndexProgress]] = {}

    async def refresh(self, holder: str, game: str, patience: float) -> IndexProgress | None:
        """Look at what is new; after `patience` seconds it goes on in the background.

        Returns how far it is, or None where everything has been looked at.
        """
        key = (holder, game)
        if key not in self._running:
            known = await self._openings.find_own_source(holder, game)
            tables = await self._pending(holder, game, known.id if known else 0)
            if not tables:
                return None
            source = known or await self._openings.own_source(holder, game)
            self._start(key, source, tables)
        task, progress = self._running[key]
        done, _ = await asyncio.wait({task}, timeout=patience)
        if not done:
            return progress
        task.result()  # may raise that the database does not answer
        return None

    def _start(
        self, key: tuple[str, str], source: OpeningSource, tables: Sequence[tuple[str, int]]
    ) -> None:
        """Begin to look at tables, unless another request did so in the meantime."""
        if key in self._running:
            return
        progress = IndexProgress(0, len(tables))
        task = asyncio.create_task(self._index(key[0], source, tables, progress))
        self._running[key] = (task, progress)

        def end(task: "asyncio.Task[None]") -> None:
            self._running.pop(key, None)
            if not task.cancelled() and (error := task.exception()) is not None:
                log.warning("games are not counted: %s", error)

        task.add_done_callback(end)

    async def _pending(self, holder: str, game: str, source: int) -> list[tuple[str, int]]:
        """The tables of a holder with entries that were not looked at."""

        def read(connection: Connection) -> list[tuple[str, int]]:
            known: dict[str, int] = dict(connection.rows(_KNOWN, (source,)))
            rows = connection.rows(_PENDING, (holder, f'%"game": "{game}"%'))
            return [(table, last) for table, last in rows if known.get(table) != last]

        return await self._store.read(read)

    async def _index(
        self,
        holder: str,
        source: OpeningSource,
        tables: Sequence[tuple[str, int]],
        progress: IndexProgress,
    ) -> None:
        own = await self._own_names.of_holder(holder)
        while progress.done < len(tables):
            batch = tables[progress.done : progress.done + _TABLES_AT_ONCE]
            loaded = await self._store.load_many([table for table, _ in batch])
            stored = [loaded[table] for table, _ in batch if table in loaded]
            found = await self._read(holder, stored)
            for table, games in zip(stored, found, strict=False):
                await self._openings.set_games_of_table(
                    source.id,
                    table.header.table,
                    table.entries[-1].number if table.entries else 0,
                    [opening_game(table, holder, own, game) for game in games],
                )
            progress.done += len(batch) - len(stored) + len(found)

    async def _read(self, holder: str, stored: Sequence[StoredTable]) -> list[list[IndexedGame]]:
        """The games of the first of some tables; of a table that cannot be read, none."""
        if not stored:
            return []
        found = await self._pool.run_batch(holder, index_tables, stored)
        if isinstance(found, Unreadable):
            log.warning("table %s is not counted: %s", stored[0].header.table, found.reason)
            return [[]]
        return found

    async def close(self) -> None:
        """Stop; what was not looked at is looked at later."""
        tasks = [task for task, _ in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def opening_game(
    table: StoredTable, holder: str, own: Sequence[str], game: IndexedGame
) -> OpeningGame:
    """A game of a holder's table, with the side that is the holder's."""
    held = [chair.number for chair in table.chairs if chair.holder == holder]
    sides = [side for side, chair in enumerate(game.chairs, start=1) if chair in held]
    if not sides:
        raise BadInput(f"table {table.header.table}: not one of the holder's")
    names = {1: game.names[0], 2: game.names[1]}
    return OpeningGame(table=table.header.table, indexed=game, own_side=own_side(names, sides, own))

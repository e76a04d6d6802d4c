"""Which tables may be deleted: never begun, or of guests alone and not played at for long."""

from collections.abc import Sequence

from gamecase.kernel.log import read_entry_line
from gamecase.storage.connection import Connection
from gamecase.storage.store import Store

_FIRST_ENTRIES = 40  # a table with more entries has begun

_UNSTARTED = (
    "SELECT id FROM tables WHERE made < $1 AND id > $2 AND NOT EXISTS (SELECT 1 FROM entries "
    "WHERE table_id = tables.id AND (number > $3 OR line LIKE '%\"act\": %')) "
    "ORDER BY id LIMIT $4"
)
_OF_GUESTS = (
    "SELECT id, number, line FROM tables JOIN entries ON table_id = id WHERE made < $1 AND id > $2 "
    "AND number = (SELECT max(number) FROM entries AS last WHERE last.table_id = tables.id) "
    "AND NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = tables.id AND holder LIKE 'account:%') "
    "ORDER BY id LIMIT $3"
)


class Retention:
    """Finds tables that are due, in portions, so that no query takes long."""

    def __init__(self, store: Store, portion: int = 500) -> None:
        self._store = store
        self._portion = portion

    async def unstarted(self, before: int, after_id: str = "") -> tuple[Sequence[str], str]:
        """Tables made before a time at which nobody has moved, and where to go on; empty: done."""
        values = (before, after_id, _FIRST_ENTRIES, self._portion)
        rows = await self._store.read(lambda connection: connection.rows(_UNSTARTED, values))
        ids = [table for (table,) in rows]
        return ids, ids[-1] if len(ids) == self._portion else ""

    async def of_guests(self, before: int, after_id: str = "") -> tuple[Sequence[str], str]:
        """Tables without an account whose last entry is older than a time, and where to go on."""
        values = (before, after_id, self._portion)
        rows = await self._store.read(lambda connection: connection.rows(_OF_GUESTS, values))
        due = [table for table, number, line in rows if read_entry_line(number, line).at < before]
        return due, rows[-1][0] if len(rows) == self._portion else ""

    async def delete_orphans(self) -> int:
        """Delete entries whose table was deleted while another process still wrote to it."""
        statement = (
            "DELETE FROM entries WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = table_id)"
        )

        def delete(connection: Connection) -> int:
            return connection.run(statement)

        return await self._store.write(delete)

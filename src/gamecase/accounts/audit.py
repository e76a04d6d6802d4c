"""The audit log: who changed what about accounts and tables, and when."""

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from gamecase.storage.connection import Connection
from gamecase.storage.store import Store

log = logging.getLogger("gamecase.audit")


@dataclass(frozen=True, slots=True)
class AuditLine:
    """One thing that was done."""

    made: int
    actor: str  # the name of an account, or the command line
    action: str
    subject: str  # the name of an account, or the id of a table
    detail: str = ""


def write_line(connection: Connection, line: AuditLine) -> None:
    """Write a line in the transaction of what it tells of, and log it."""
    connection.run(
        "INSERT INTO audit (id, made, actor, action, subject, detail) "
        "VALUES ($1, $2, $3, $4, $5, $6)",
        (secrets.token_hex(8), line.made, line.actor, line.action, line.subject, line.detail),
    )
    log.info("%s: %s %s %s", line.actor, line.action, line.subject, line.detail)


class AuditLog:
    """Reads the audit log, and adds to it what has no transaction of its own."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def add(self, actor: str, action: str, subject: str, detail: str = "") -> None:
        line = AuditLine(self._now(), actor, action, subject, detail)
        await self._store.write(lambda connection: write_line(connection, line))

    async def recent(self, limit: int = 100) -> list[AuditLine]:
        """The last lines, newest first."""
        statement = (
            "SELECT made, actor, action, subject, detail FROM audit ORDER BY made DESC, id LIMIT $1"
        )
        rows = await self._store.read(lambda connection: connection.rows(statement, (limit,)))
        return [AuditLine(*row) for row in rows]

    async def delete_before(self, time: int) -> int:
        """Delete old lines; returns their number."""
        statement = "DELETE FROM audit WHERE made < $1"
        return await self._store.write(lambda connection: connection.run(statement, (time,)))

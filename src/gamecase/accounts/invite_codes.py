"""Codes that let people register where registration is by invitation."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from gamecase.accounts.audit import AuditLine, write_line
from gamecase.storage.connection import Connection
from gamecase.storage.store import Store
from gamecase.tables.table_factory import fingerprint

DAY = 24 * 3_600_000


@dataclass(frozen=True, slots=True)
class InviteCode:
    """What is stored of a code."""

    digest: str
    label: str
    uses: int  # how many people may still register with it
    created_at: int
    expires_at: int


class InviteCodes:
    """All codes for registration."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def create(self, actor: str, label: str, *, uses: int, days: int) -> str:
        """A new code for so many people and days."""
        code, now = secrets.token_urlsafe(9), self._now()
        values = (fingerprint(code), label[:40], uses, now, now + days * DAY)

        def insert(connection: Connection) -> None:
            connection.run("DELETE FROM invite_codes WHERE uses < 1 OR expires < $1", (now,))
            connection.run(
                "INSERT INTO invite_codes (digest, label, uses, made, expires) "
                "VALUES ($1, $2, $3, $4, $5)",
                values,
            )
            write_line(connection, AuditLine(now, actor, "invite", label[:40], f"{uses} uses"))

        await self._store.write(insert)
        return code

    async def take(self, code: str) -> bool:
        """Use a code once; False if there is no such code, or it is used up or too old."""
        statement = (
            "UPDATE invite_codes SET uses = uses - 1 "
            "WHERE digest = $1 AND uses > 0 AND expires > $2"
        )
        values = (fingerprint(code.strip()), self._now())
        return await self._store.write(lambda connection: connection.run(statement, values)) == 1

    async def give_back(self, code: str) -> None:
        """Undo a use: the registration failed for another reason."""
        statement = "UPDATE invite_codes SET uses = uses + 1 WHERE digest = $1"
        values = (fingerprint(code.strip()),)
        await self._store.write(lambda connection: connection.run(statement, values))

    async def all(self) -> list[InviteCode]:
        """The codes that still work, newest first."""
        statement = (
            "SELECT digest, label, uses, made, expires FROM invite_codes "
            "WHERE uses > 0 AND expires > $1 ORDER BY made DESC"
        )
        values = (self._now(),)
        rows = await self._store.read(lambda connection: connection.rows(statement, values))
        return [InviteCode(*row) for row in rows]

    async def revoke(self, actor: str, digest: str) -> None:
        line = AuditLine(self._now(), actor, "revoke-invite", digest[:12])

        def delete(connection: Connection) -> None:
            connection.run("DELETE FROM invite_codes WHERE digest = $1", (digest,))
            write_line(connection, line)

        await self._store.write(delete)
